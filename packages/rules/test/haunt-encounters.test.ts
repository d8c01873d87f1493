import { describe, expect, it } from 'vitest';
import { gainClues } from '../src/common/resources/resources.js';
import type { Game } from '../src/haunt/game.js';
import { evadeBeforeLeaving, placeOrMeetMonsters } from '../src/haunt/meeting/monster-encounters.js';
import type { Investigator, SlotStates, State } from '../src/haunt/state.js';
import { createPosition, resolveAllEncounters, runTrial, type Trial } from './haunt-trial.js';

const FULL: SlotStates = ['covered', 'covered', 'covered', 'covered'];
/** No free slot: a check has only the dice of its modifier. */
const SPENT: Investigator['slots'] = [FULL, FULL, FULL];
const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const clues = (t: Trial, token: string) => t.state.monsters.find((monster) => monster.token === token)?.clues;
const rolls = (t: Trial) => t.events.flatMap((event) => (event.type === 'rolled' ? [event.dice] : []));
const monsters = (at: string, ...tokens: readonly (string | readonly [string, number])[]): State['monsters'] =>
  tokens.map((one) => (typeof one === 'string' ? { token: one, at, clues: 0 } : { token: one[0], at, clues: one[1] }));

describe('scenario P-06, Michael and Carolyn at the Roadhouse', () => {
  const start = () =>
    createPosition(
      [
        {
          id: 'michael-mcglen',
          place: 'hibbs-roadhouse',
          stamina: 7,
          sanity: 3,
          cards: [{ card: 'dynamite' }, { card: 'tommy-gun' }],
        },
        {
          id: 'carolyn-fern',
          place: 'hibbs-roadhouse',
          stamina: 4,
          sanity: 6,
          clues: 2,
          cards: [{ card: 'enchanted-knife' }, { card: 'wither' }],
        },
      ],
      { monsters: monsters('hibbs-roadhouse', ['gug-1', 2], 'fire-vampire-1') },
    );
  const dice = [
    ...[5, 6, 2, 5],
    ...[5, 6, 1, 1, 2, 2, 3, 3, 4, 4, 1, 2],
    ...[1, 2, 3, 5],
    ...[5, 5, 5, 6, 1, 1, 2, 2, 3, 3, 4, 4],
    ...[1, 2, 3, 1, 2],
    ...[5, 1, 1, 1, 1, 2, 2, 3],
  ];

  it('ends as the scenario says [H-ENC-INIT-03, H-ENC-INIT-05, H-ENC-INIT-06, H-ENC-INIT-07, H-ENC-INIT-08, H-ENC-ENG-01, H-ENC-ENG-05, H-ENC-ATK-01, H-ENC-ATK-18, H-ENC-CONT-01, H-ENC-CONT-04]', () => {
    const t = runTrial(start(), resolveAllEncounters, { dice });
    // 1: Difficulty 2, one die bought, no extra success: no Clue is stolen, but another die could be bought.
    t.answer('seat:1', 'bonus:speed-sneak:0', 'clue');
    expect(t.options()).toEqual(['enough', 'clue']);
    t.answer('enough', 'fight');
    expect(investigatorAt(t, 1).clues).toBe(1);
    // 2, 3: Two successes of three; the Dynamite is kept.
    t.answer('seat:0', 'engage:gug-1', 'bonus:fight-will:1', 'take:dynamite', 'roll', 'bonus:fight-will:3');
    // Carolyn could still hand over a Clue.
    t.answer('enough');
    expect(investigatorAt(t)).toMatchObject({ stamina: 7, sanity: 3 });
    expect(investigatorAt(t).cards).toContainEqual({ card: 'dynamite' });
    // 4, 5: Strong Body prevents the Overwhelming damage; then an extra success.
    t.answer('bonus:fight-will:3');
    expect(investigatorAt(t).stamina).toBe(7);
    t.answer('continue', 'roll', 'bonus:fight-will:3');
    expect(investigatorAt(t)).toMatchObject({ monsterTrophies: ['gug-1'], clues: 2, stamina: 7 });
    expect(investigatorAt(t).cards.map(({ card }) => card)).toEqual(['tommy-gun']);
    // 6, 7: The Fire Vampire has no Horror rating and attacks first.
    t.answer('seat:1', 'bonus:speed-sneak:0', 'enough', 'seat:1', 'bonus:fight-will:3', 'enough');
    expect(investigatorAt(t, 1).stamina).toBe(2);
    // 8: Cast without a roll; one success only drives it off.
    t.answer('use:wither', 'sure:lore-luck:1', 'take:enchanted-knife', 'roll', 'bonus:fight-will:3', 'enough');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t, 1)).toMatchObject({ monsterTrophies: [], clues: 1, stamina: 2 });
    expect(investigatorAt(t, 1).cards.find(({ card }) => card === 'wither')?.exhausted).toBe(true);
    expect(t.state.monsters).toEqual([]);
    expect(t.state.cup).toContain('fire-vampire-1');
    expect(rolls(t).flat()).toEqual(dice.filter((_, i) => i !== 1));
  });
});

describe('scenario P-02, Pete leaves a place with monsters', () => {
  const pete = (place: string, more: Partial<Investigator> = {}): Partial<Investigator> => ({
    id: 'ashcan-pete',
    place,
    sanity: 4,
    stamina: 6,
    slots: [
      ['allocated', 'free', 'free', 'allocated'],
      ['free', 'free', 'free', 'free'],
      ['free', 'free', 'free', 'free'],
    ],
    ...more,
  });

  it('steals a Clue with the extra success, and may not move on after a failed check [H-CITY-MOVE-08, H-CITY-MOVE-10, H-CITY-MOVE-11, H-CITY-MOVE-12, H-CITY-MOVE-13, H-CITY-MOVE-14]', () => {
    const start = createPosition([pete('rivertown')], {
      monsters: monsters('rivertown', ['cultist-1', 1], ['maniac-1', 2]),
    });
    const t = runTrial(start, (g) => evadeBeforeLeaving(g, firstInvestigator(g)), { dice: [5, 6, 2] });
    expect(t.options()).toEqual(['no-bonus', 'bonus:speed-sneak:0']);
    t.answer('bonus:speed-sneak:0');
    expect(t.options()).toEqual(['steal:cultist-1', 'steal:maniac-1', 'enough']);
    t.answer('steal:maniac-1');
    expect(t.result()).toEqual({ how: 'done', value: true });
    expect([investigatorAt(t).clues, clues(t, 'maniac-1'), clues(t, 'cultist-1')]).toEqual([1, 1, 1]);

    const next = createPosition([pete('merchant-district', { clues: 1 })], {
      monsters: monsters('merchant-district', 'zombie-1'),
    });
    const u = runTrial(next, (g) => evadeBeforeLeaving(g, firstInvestigator(g)), { dice: [1, 2, 3, 4, 4, 2, 1, 3] });
    u.answer('bonus:speed-sneak:0', 'clue');
    expect(u.result()).toEqual({ how: 'done', value: false });
    expect(investigatorAt(u)).toMatchObject({ clues: 0, stamina: 6 });
  });

  it('meets all three monsters in the encounter [H-ENC-INIT-01, H-ENC-INIT-02, H-ENC-INIT-04, H-ENC-INIT-09, H-ENC-INIT-11, H-ENC-ATK-02, H-ENC-ATK-05, H-ENC-ATK-15, H-ENC-CONT-03]', () => {
    const start = createPosition([pete('merchant-district')], {
      monsters: monsters('merchant-district', ['cultist-1', 1], ['maniac-1', 1], 'zombie-1'),
    });
    const t = runTrial(start, resolveAllEncounters, { dice: [1, 4, 2, 5, 1, 2, 2, 3, 5, 6, 1, 1, 6, 2, 2] });
    t.answer('bonus:speed-sneak:0', 'engage:zombie-1', 'bonus:fight-will:3', 'bonus:fight-will:3');
    expect(investigatorAt(t).stamina).toBe(4);
    t.answer('bonus:fight-will:3');
    expect(investigatorAt(t).monsterTrophies).toEqual(['zombie-1']);
    t.answer('bonus:speed-sneak:0', 'escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.monsters).toEqual(monsters('merchant-district', ['cultist-1', 1], ['maniac-1', 1]));
    expect(investigatorAt(t)).toMatchObject({ place: 'merchant-district', stamina: 4, sanity: 4, clues: 0 });
    expect(
      investigatorAt(t)
        .slots.flat()
        .filter((slot) => slot === 'allocated'),
    ).toHaveLength(3);
  });
});

describe('encounters of the City phase', () => {
  it('take place once in each place with investigators and monsters, in any order of the team [H-CITY-ENC-01, H-CITY-ENC-02, H-CITY-ENC-03, H-CITY-ENC-04]', () => {
    const start = createPosition(
      [
        { place: 'woods', slots: SPENT },
        { place: 'graveyard', slots: SPENT },
        { place: 'yuggoth', slots: SPENT },
        { place: 'newspaper', slots: SPENT },
      ],
      {
        monsters: [
          ...monsters('woods', 'zombie-1'),
          ...monsters('graveyard', 'zombie-2'),
          ...monsters('yuggoth', 'mi-go-1'),
          ...monsters('sky', 'byakhee-1'),
        ],
      },
    );
    const t = runTrial(start, resolveAllEncounters, { dice: [5, 6] });
    expect(t.options()).toEqual(['place:woods', 'place:graveyard']);
    t.answer('place:graveyard', 'escape', 'escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.city?.met).toEqual(['graveyard', 'woods']);
    expect(t.state.monsters).toHaveLength(4);
  });

  it('put all investigators of a place against all its monsters [H-ENC-01]', () => {
    const start = createPosition([{ slots: SPENT }, { slots: SPENT }], {
      monsters: monsters('newspaper', 'zombie-1', 'maniac-1'),
    });
    const t = runTrial(start, resolveAllEncounters, { dice: [] });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.initiative', by: [0, 1] });
    // The Maniac's Awareness leaves no die: the check fails automatically.
    t.answer('seat:1');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.engage', by: [0, 1] });
    t.answer('seat:0');
    expect(t.options()).toEqual(['engage:zombie-1', 'engage:maniac-1']);
  });

  it('ignore Ambush when an investigator leaves the place: it counts in the Initiative segment only [H-CITY-MOVE-10]', () => {
    const start = createPosition([{ slots: [['allocated', 'covered', 'covered', 'covered'], FULL, FULL] }], {
      monsters: monsters('newspaper', 'ghoul-1'),
    });
    const t = runTrial(start, (g) => evadeBeforeLeaving(g, firstInvestigator(g)), { dice: [5, 1] });
    t.answer('bonus:speed-sneak:0');
    expect(t.result()).toEqual({ how: 'done', value: true });
  });

  it('need no Evade check where there is no monster [H-CITY-MOVE-08]', () => {
    const t = runTrial(createPosition([{ slots: SPENT }]), (g) => evadeBeforeLeaving(g, firstInvestigator(g)), {
      dice: [],
    });
    expect(t.result()).toEqual({ how: 'done', value: true });
  });
});

describe('Mists of Releh', () => {
  it('uses the highest Awareness of a group, and its extra successes steal Clues [H-SPELL-07]', () => {
    const lore: SlotStates = ['covered', 'covered', 'covered', 'allocated'];
    const start = createPosition([{ slots: [FULL, FULL, lore], cards: [{ card: 'mists-of-releh' }] }], {
      monsters: monsters('newspaper', 'maniac-1', ['cultist-1', 2]),
    });
    const t = runTrial(start, (g) => evadeBeforeLeaving(g, firstInvestigator(g)), { dice: [1, 1, 5, 6] });
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(investigatorAt(t)).toMatchObject({ sanity: 5, cards: [{ card: 'mists-of-releh' }] });
    t.answer('use:mists-of-releh', 'roll', 'bonus:lore-luck:3');
    expect(t.options()).toEqual(['steal:cultist-1', 'enough']);
    t.answer('steal:cultist-1');
    expect(t.result()).toEqual({ how: 'done', value: true });
    expect([investigatorAt(t).clues, clues(t, 'cultist-1')]).toEqual([1, 1]);
    expect(investigatorAt(t).cards[0]?.exhausted).toBe(true);
    expect(rolls(t)).toEqual([
      [1, 1],
      [5, 6],
    ]);
  });
});

describe('a monster placed by a card', () => {
  const appears =
    (more: Partial<Parameters<typeof placeOrMeetMonsters>[2]> = {}) =>
    (g: Game) =>
      placeOrMeetMonsters(
        g,
        firstInvestigator(g),
        { n: 1, horror: 0, combat: 0, surprise: false, ...more },
        { source: 'card' },
      );

  it('stays in the city without a Clue and does not attack at once [H-INV-12]', () => {
    const t = runTrial(
      createPosition([{ slots: SPENT }], { cup: ['ghoul-1', 'ghoul-2', 'ghoul-3'] }),
      appears({ n: 2 }),
      {
        dice: [],
      },
    );
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.monsters).toHaveLength(2);
    for (const monster of t.state.monsters) expect(monster).toMatchObject({ at: 'newspaper', clues: 0 });
  });

  it('does not appear at Kate’s place [H-BASE-21]', () => {
    const people = [{ slots: SPENT }, { id: 'kate-winthrop', slots: SPENT }];
    const t = runTrial(createPosition(people, { cup: ['ghoul-1'] }), appears(), { dice: [] });
    expect([t.state.monsters, t.state.cup]).toEqual([[], ['ghoul-1']]);
  });

  it('is fought at once and alone in an Other World, and returns to the cup if it survives [H-OW-04, H-OW-05, H-OW-06, H-ENC-02]', () => {
    const people = [
      { place: 'yuggoth', slots: SPENT },
      { place: 'yuggoth', slots: SPENT },
    ];
    const start = createPosition(people, { cup: ['zombie-1'], monsters: monsters('yuggoth', 'mi-go-1') });
    const t = runTrial(start, appears(), { dice: [5] });
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.escape', by: [0] });
    t.answer('escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect([t.state.cup, t.state.monsters]).toEqual([['zombie-1'], monsters('yuggoth', 'mi-go-1')]);
  });

  it('cannot be escaped in the first round if it surprises; bonuses of the card count in its fight [H-ENC-INIT-05, H-OW-04]', () => {
    const start = createPosition([{ place: 'yuggoth', slots: SPENT }], { cup: ['zombie-1'] });
    const t = runTrial(start, appears({ surprise: true, horror: 2, combat: 3 }), { dice: [5, 5, 1, 1, 1, 5, 5] });
    // Horror −1 + 2, Fight −1 + 3 twice; then an escape is possible.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.continue-combat' });
    t.answer('stop');
    expect(t.options()).toEqual(['escape', 'fight']);
    expect(rolls(t)).toEqual([[5], [5], [1, 1], [1, 5], [5]]);
  });

  it('interrupts the rest of the card if it kills the investigator [H-DEATH-01, H-ENC-CONT-04]', () => {
    const start = createPosition([{ place: 'yuggoth', slots: SPENT, sanity: 1 }], { cup: ['zombie-1'] });
    const t = runTrial(
      start,
      function* (g) {
        const who = firstInvestigator(g);
        try {
          yield* appears()(g);
          yield* gainClues(g, who, 1, 'card');
          return 'goes on';
        } catch {
          return 'gone';
        }
      },
      { dice: [1] },
    );
    expect(t.result()).toEqual({ how: 'done', value: 'gone' });
    expect([t.state.cup, investigatorAt(t).place]).toEqual([['zombie-1'], 'out']);
  });

  it('does not appear for an investigator who is Lost [H-INV-12]', () => {
    const t = runTrial(createPosition([{ place: 'lost', slots: SPENT }], { cup: ['ghoul-1'] }), appears(), {
      dice: [],
    });
    expect(t.state.cup).toEqual(['ghoul-1']);
  });
});
