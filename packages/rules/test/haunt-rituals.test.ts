import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { runInvestigatorActivity } from '../src/haunt/activities/activities.js';
import { closeByCard, resolveForEachGate } from '../src/haunt/activities/rituals.js';
import { openGate, placeGate } from '../src/haunt/board/gates.js';
import type { Game } from '../src/haunt/game.js';
import type { BoardMonster, Investigator, State } from '../src/haunt/state.js';
import { asDecisionOf } from '../src/language/questions/decision-types.js';
import { createPosition, gateTo, mythosCard, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const firstInvestigator = (g: Game): Investigator => g.s.investigators[0] as Investigator;
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const activity = (g: Game) => runInvestigatorActivity(g, firstInvestigator(g));
const monster = (token: string, at: string, clues = 0): BoardMonster => ({ token, at, clues });

/** Hexagon on grey, circle on black, square on both. */
const DAY = [
  mythosCard('grey', { gate: 'woods', white: ['hexagon', 'square'], black: ['circle'] }),
  mythosCard('black', { gate: 'graveyard', white: ['star'], black: ['square'] }),
];
const day = (more: PositionOptions = {}): PositionOptions => ({ mythos: ['grey', 'black'], ...more });
/** Enough other gates that the game is not won. */
const OTHERS = ['black-cave', 'the-witch-house', 'graveyard', 'unvisited-isle', 'the-unnamable'].map((at, i) =>
  gateTo(
    ['rlyeh', 'plateau-of-leng', 'the-dreamlands', 'great-hall-of-celeano', 'rlyeh'][i] as string,
    at,
    false,
    i === 4 ? 2 : 1,
  ),
);
const HEX = gateTo('abyss', 'woods');
const CIRCLE = gateTo('yuggoth', 'woods');
const SQUARE = gateTo('another-dimension', 'woods');

const positionAtGate = (gate: typeof HEX, who: Partial<Investigator> = {}, more: PositionOptions = {}) =>
  createPosition([{ place: 'woods', ...who }], day({ gates: [gate, ...OTHERS], ...more }));
const beginActivity = (start: State, dice?: readonly number[]) =>
  runTrial(start, activity, { mythos: DAY, ...(dice && { dice }) });
const gatesLeft = (t: Trial) => t.state.gates.map(({ at: place }) => place);

describe('the choice of an activity', () => {
  it('offers at most one activity; at a location, investigating is always offered [H-ACT-01, H-INV-01, H-ENTER-01]', () => {
    const t = beginActivity(positionAtGate(gateTo('rlyeh', 'woods')));
    expect(t.options()).toEqual(['investigate', 'enter', 'nothing']);
    t.answer('nothing');
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('shows for each ritual its tokens, what it lacks, and the chance of an encounter with the Ancient One [H-SEAL-01, H-SEAL-02, H-CLOSE-01, H-CLOSE-02, H-AO-03]', () => {
    const rituals = (t: Trial) => asDecisionOf(t.play.decisions[0], 'q.activity')?.about.rituals;
    const missingRequirements = (t: Trial) => rituals(t)?.map(({ kind, lacks: what }) => [kind, what]);
    const cost = 5;
    expect(missingRequirements(beginActivity(positionAtGate(HEX, { clues: cost - 1 })))).toEqual([
      ['seal', 'clues'],
      ['close', 'sign'],
    ]);
    expect(missingRequirements(beginActivity(positionAtGate(CIRCLE, { clues: cost })))).toEqual([
      ['seal', 'sign'],
      ['close', 'trophy'],
    ]);
    expect(missingRequirements(beginActivity(positionAtGate(SQUARE, { clues: cost })))).toEqual([
      ['seal', undefined],
      ['close', 'trophy'],
    ]);
    // Far from a full track no investigator is drawn in; one token below it, the Doom tokens draw in all of them.
    const [far] = rituals(beginActivity(positionAtGate(HEX, { clues: cost }))) ?? [];
    expect([far?.doom, far?.drawnByTerror, far?.drawnByDoom]).toEqual([2, 0, 0]);
    const doom = beginActivity(positionAtGate(HEX, { clues: cost })).play.view() as State;
    const spaces = BASE.ancientOnes.find(({ id }) => id === doom.ancientOne)?.doom ?? 0;
    const [near] = rituals(beginActivity(positionAtGate(HEX, { clues: cost }, { doom: spaces - 2 }))) ?? [];
    expect([near?.drawnByTerror, near?.drawnByDoom]).toEqual([expect.closeTo((4 / 6) ** 2, 1), 1]);
  });

  it('is skipped in a street where nothing can be done [H-INV-01]', () => {
    const t = beginActivity(createPosition([{ place: 'uptown' }], day()));
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('is skipped for an investigator who is no longer in the city [H-ACT-04]', () => {
    const t = beginActivity(createPosition([{ place: 'abyss-1' }], day({ gates: [HEX] })));
    expect(t.result()).toEqual({ how: 'done' });
  });

  it('is allowed in a place with monsters [H-ACT-05]', () => {
    const t = beginActivity(positionAtGate(HEX, {}, { monsters: [monster('ghoul-1', 'woods')] }));
    expect(t.options()).toContain('investigate');
  });
});

describe('entering a gate', () => {
  it('moves the investigator to the first section of its world, whatever the Mythos cards show [H-ENTER-01, H-ENTER-02, H-OW-17]', () => {
    const t = beginActivity(positionAtGate(gateTo('rlyeh', 'woods'), { cards: [{ card: 'retainer' }] }));
    t.answer('enter');
    expect(investigatorAt(t)).toMatchObject({ place: 'rlyeh-1', enteredAt: 'woods', cards: [] });
    expect(investigatorAt(t).staysSince).toBeUndefined();
  });

  it('is not offered to an investigator who must stay [H-TURN-03]', () => {
    const t = beginActivity(positionAtGate(HEX, { staysSince: 4 }));
    expect(t.options()).toEqual(['investigate', 'nothing']);
  });

  it('needs a face-up gate [H-ENTER-01]', () => {
    const t = beginActivity(positionAtGate(gateTo('abyss', 'woods', false), { clues: 9 }));
    expect(t.options()).toEqual(['investigate', 'nothing']);
  });
});

describe('sealing a gate', () => {
  it('needs the symbol on a grey field and five Clues [H-SEAL-01, H-SEAL-02]', () => {
    expect(beginActivity(positionAtGate(HEX, { clues: 5 })).options()).toContain('seal');
    expect(beginActivity(positionAtGate(HEX, { clues: 4 })).options()).not.toContain('seal');
    expect(beginActivity(positionAtGate(CIRCLE, { clues: 5 })).options()).not.toContain('seal');
    expect(beginActivity(positionAtGate(gateTo('rlyeh', 'woods'), { clues: 5 })).options()).not.toContain('seal');
  });

  it('costs Clues and tokens, then needs a Focus check without modifier; the gate returns to the pile [H-SEAL-03, H-SEAL-05, H-SEAL-06, H-SEAL-10]', () => {
    const t = beginActivity(positionAtGate(HEX, { clues: 5 }, { monsters: [monster('ghoul-1', 'graveyard')] }), [5, 1]);
    t.answer('seal');
    expect(investigatorAt(t).clues).toBe(0);
    expect(t.options()).toEqual(['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1']);
    t.answer('doom:2:terror:0', 'roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 2, terror: 0 });
    expect(gatesLeft(t)).not.toContain('woods');
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(investigatorAt(t).gateTrophies).toEqual([]);
    // Monsters of the gate's symbol stay.
    expect(t.state.monsters).toHaveLength(1);
  });

  it('gives the gate as a trophy for an extra success [H-SEAL-07]', () => {
    const t = beginActivity(positionAtGate(HEX, { clues: 5 }), [5, 6]);
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(investigatorAt(t).gateTrophies).toEqual(['gate-abyss-1']);
    expect(t.state.gatePile).not.toContain('gate-abyss-1');
  });

  it('leaves the gate if the check fails or is not rolled, and the cost is still paid [H-SEAL-05, H-SEAL-08]', () => {
    const failed = beginActivity(positionAtGate(HEX, { clues: 6 }), [1, 2, 3]);
    failed.answer('seal', 'doom:0:terror:1', 'roll', 'clue');
    expect(gatesLeft(failed)).toContain('woods');
    expect(investigatorAt(failed).clues).toBe(0);
    const declined = beginActivity(positionAtGate(HEX, { clues: 5 }));
    declined.answer('seal', 'doom:2:terror:0', 'leave');
    expect(gatesLeft(declined)).toContain('woods');
    expect(declined.state.doom).toBe(2);
  });

  it('costs more or fewer than five Clues if the Ancient One or a card says so [H-SEAL-02]', () => {
    const optionsWithHastur = (clues: number) =>
      beginActivity(positionAtGate(HEX, { clues }, { ancientOne: 'hastur' })).options();
    expect(optionsWithHastur(7)).not.toContain('seal');
    expect(optionsWithHastur(8)).toContain('seal');
    const cheap = mythosCard('cheap', { gate: 'woods', white: ['hexagon'], modifiers: [{ mod: 'sealCost', by: -2 }] });
    const t = runTrial(positionAtGate(HEX, { clues: 3 }, { mythos: ['cheap'] }), activity, { mythos: [cheap] });
    t.answer('seal');
    expect(investigatorAt(t).clues).toBe(0);
  });

  it('is harder if a card or the Ancient One makes gates harder to close [H-BASE-10]', () => {
    const hard = mythosCard('hard', {
      gate: 'woods',
      white: ['hexagon'],
      modifiers: [
        { mod: 'gateDifficulty', by: 1, world: 'abyss' },
        { mod: 'gateDifficulty', by: 3, world: 'rlyeh' },
      ],
    });
    const t = runTrial(positionAtGate(HEX, { clues: 5 }, { mythos: ['hard'] }), activity, {
      mythos: [hard],
      dice: [5, 1],
    });
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(gatesLeft(t)).toContain('woods');
  });

  it('can be forbidden by a card, together with the Elder Sign, while closing stays allowed [H-BASE-10]', () => {
    const ban = mythosCard('ban', {
      gate: 'woods',
      white: ['square'],
      black: ['square'],
      modifiers: [{ mod: 'forbid', what: 'seal' }],
    });
    const who = { clues: 9, cards: [{ card: 'elder-sign' }], monsterTrophies: ['hound-of-tindalos-1'] };
    const t = runTrial(positionAtGate(SQUARE, who, { mythos: ['ban'] }), activity, { mythos: [ban] });
    expect(t.options()).toEqual(['investigate', 'enter', 'close', 'nothing']);
  });

  it('has the Ancient One attack everybody at the gate, and stops if nobody is left [H-SEAL-04, H-SEAL-05]', () => {
    // Nyarlathotep devours investigators without Clues, and the cost has taken all of them.
    const t = beginActivity(positionAtGate(HEX, { clues: 5 }, { doom: 9 }), [6, 6]);
    t.answer('seal', 'doom:2:terror:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).place).toBe('out');
    expect(gatesLeft(t)).toContain('woods');
  });

  it('wins at once if few enough gates are left [H-WIN-01, H-WIN-04]', () => {
    const t = beginActivity(positionAtGate(HEX, { clues: 5 }, { gates: [HEX, ...OTHERS.slice(0, 4)] }), [5, 1]);
    t.answer('seal', 'doom:2:terror:0', 'roll');
    expect(t.result()).toMatchObject({ won: true, how: 'gates-shut' });
  });

  it('loses the game if its tokens do not fit on the tracks [H-END-03]', () => {
    const t = beginActivity(positionAtGate(HEX, { clues: 5 }, { doom: 11, terror: 10 }));
    t.answer('seal');
    expect(t.result()).toMatchObject({ won: false, how: 'tracks-full' });
  });
});

describe('scenario P-04, sealing the last gate with Yig as Ancient One', () => {
  it('ends as the scenario says [H-SEAL-01, H-SEAL-02, H-SEAL-03, H-SEAL-04, H-SEAL-05, H-SEAL-06, H-WIN-01, H-WIN-04]', () => {
    const hex = mythosCard('hex', { gate: 'graveyard', white: ['hexagon'], black: [] });
    const cross = mythosCard('cross', { gate: 'woods', white: ['crescent'], black: ['plus'] });
    const start = createPosition(
      [
        {
          id: 'monterey-jack',
          place: 'science-building',
          sanity: 3,
          stamina: 7,
          clues: 5,
          cards: [{ card: 'blessing' }, { card: '38-revolver' }, { card: 'bullwhip' }],
          slots: [
            ['free', 'free', 'allocated', 'free'],
            ['free', 'free', 'free', 'free'],
            ['free', 'free', 'free', 'free'],
          ],
        },
        { id: 'darrell-simmons', place: 'science-building', clues: 1 },
      ],
      {
        ancientOne: 'yig',
        doom: 7,
        terror: 6,
        mythos: ['hex', 'cross'],
        monsters: [monster('cultist-1', 'woods', 1)],
        gates: [
          gateTo('abyss', 'science-building'),
          gateTo('rlyeh', 'graveyard'),
          gateTo('yuggoth', 'black-cave', false),
          gateTo('plateau-of-leng', 'the-witch-house', false),
        ],
      },
    );
    const dice = [2, 4, 1, 6, 5, 5, 6, 6, 1, 2, 1, 2, 3, 4, 4, 6, 5, 1, 1, 2, 3, 4, 5, 1, 2, 3, 5, 2, 6];
    const t = runTrial(start, activity, { mythos: [hex, cross], dice });
    t.answer('seal', 'doom:2:terror:0');
    expect(t.state.doom).toBe(9);
    expect(investigatorAt(t).clues).toBe(0);
    // Darrell picks the 1 and stays out; either of Monterey's dice draws Monterey in.
    t.answer('die:1');
    expect(investigatorAt(t).cards.map(({ card: id }) => id)).not.toContain('blessing');
    for (let i = 0; i < 40 && !t.result(); i++) {
      const open = t.options();
      const expected = [
        'die:3',
        'bonus:fight-will:3',
        'bonus:speed-sneak:2',
        'take:38-revolver',
        'take:bullwhip',
        'enough',
        'roll',
      ];
      const next = expected.find((id) => open.includes(id)) ?? (open[0] as string);
      if (t.play.decisions[0]?.key === 'q.ritual') {
        expect(t.state.doom).toBe(7);
        expect(investigatorAt(t)).toMatchObject({ sanity: 2, stamina: 6 });
      }
      t.answer(next);
    }
    expect(t.result()).toMatchObject({ won: true, how: 'gates-shut' });
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(t.state.terror).toBe(6);
  });
});

describe('closing a gate', () => {
  it('needs the symbol on a black field and a trophy with that symbol [H-CLOSE-01, H-CLOSE-02, H-CLOSE-06]', () => {
    expect(beginActivity(positionAtGate(CIRCLE, { monsterTrophies: ['byakhee-1'] })).options()).toContain('close');
    expect(beginActivity(positionAtGate(CIRCLE, { gateTrophies: ['gate-yuggoth-2'] })).options()).toContain('close');
    expect(beginActivity(positionAtGate(CIRCLE, { monsterTrophies: ['cultist-1'] })).options()).not.toContain('close');
    expect(beginActivity(positionAtGate(HEX, { monsterTrophies: ['ghoul-1'] })).options()).not.toContain('close');
  });

  it('costs one trophy of the player’s choice: a monster returns to the cup, a gate to the pile [H-CLOSE-02, H-CLOSE-03, H-CLOSE-04]', () => {
    const t = beginActivity(
      positionAtGate(CIRCLE, { monsterTrophies: ['byakhee-1', 'ghoul-1'], gateTrophies: ['gate-yuggoth-2'] }),
      [6, 1],
    );
    t.answer('close');
    expect(t.options()).toEqual(['trophy:byakhee-1', 'trophy:gate-yuggoth-2']);
    t.answer('trophy:byakhee-1', 'doom:2:terror:0', 'roll');
    expect(investigatorAt(t)).toMatchObject({ monsterTrophies: ['ghoul-1'], gateTrophies: ['gate-yuggoth-2'] });
    expect(t.state.cup).toContain('byakhee-1');
    expect(t.state.gatePile).toContain('gate-yuggoth-1');
    const other = beginActivity(positionAtGate(CIRCLE, { gateTrophies: ['gate-yuggoth-2'] }), [6, 6]);
    other.answer('close', 'doom:2:terror:0', 'roll');
    expect(other.state.gatePile).toContain('gate-yuggoth-2');
    expect(investigatorAt(other).gateTrophies).toEqual(['gate-yuggoth-1']);
  });

  it('allows Clues to be spent for the trophy after the check is passed [H-CLOSE-05]', () => {
    const t = beginActivity(positionAtGate(CIRCLE, { monsterTrophies: ['byakhee-1'], clues: 1 }), [6, 1, 5]);
    t.answer('close', 'doom:2:terror:0', 'roll', 'clue');
    expect(investigatorAt(t).gateTrophies).toEqual(['gate-yuggoth-1']);
  });

  it('is offered together with sealing if the symbol is on both fields [H-CLOSE-07]', () => {
    const t = beginActivity(positionAtGate(SQUARE, { clues: 5, monsterTrophies: ['hound-of-tindalos-1'] }));
    expect(t.options()).toEqual(expect.arrayContaining(['seal', 'close']));
  });
});

describe('banishing monsters', () => {
  const monsters = [
    monster('ghoul-1', 'graveyard', 2),
    monster('ghoul-2', 'uptown'),
    monster('nightgaunt-1', 'sky'),
    monster('zombie-1', 'uptown'),
    monster('gug-1', 'abyss'),
  ];

  it('costs a Clue; each success may send one monster of the symbol to the top of its world’s stack [H-BANISH-01, H-BANISH-02, H-BANISH-03, H-BANISH-04, H-BANISH-05, H-BANISH-06, H-BANISH-09]', () => {
    // The Abyss has −2, so Focus 2 leaves no dice; three Clues buy dice [H-BANISH-07].
    const t = beginActivity(positionAtGate(HEX, { clues: 4 }, { monsters }), [5, 1, 6]);
    t.answer('banish');
    expect(investigatorAt(t).clues).toBe(3);
    t.answer('clue', 'clue', 'clue');
    expect(t.options()).toEqual(['banish:ghoul-1', 'banish:ghoul-2', 'done']);
    t.answer('banish:ghoul-1', 'banish:ghoul-2');
    expect(t.result()).toEqual({ how: 'done' });
    const stack = t.state.monsters.filter(({ at: place }) => place === 'abyss');
    expect(stack).toEqual([monster('gug-1', 'abyss'), monster('ghoul-1', 'abyss'), monster('ghoul-2', 'abyss')]);
    expect(t.state).toMatchObject({ doom: 0, terror: 0 });
    expect(gatesLeft(t)).toContain('woods');
  });

  it('may stop before all successes are used, and needs no symbol on a Mythos card [H-BANISH-04, H-BANISH-08]', () => {
    const t = beginActivity(positionAtGate(HEX, { clues: 3 }, { monsters, mythos: [] }), [5, 5]);
    t.answer('banish', 'clue', 'clue', 'done');
    expect(t.state.monsters.filter(({ at: place }) => place === 'abyss')).toHaveLength(1);
  });

  it('is not offered without a clue [H-BANISH-02]', () => {
    expect(beginActivity(positionAtGate(HEX, {}, { monsters })).options()).not.toContain('banish');
  });

  it('shows its check beforehand with one Clue less, and only where banishing is possible [H-ACT-02]', () => {
    const [possible] = beginActivity(positionAtGate(HEX, { clues: 4 }, { monsters })).play.decisions;
    expect(possible).toHaveProperty(
      'about.checks.banish',
      expect.objectContaining({ spend: [1, 2, 3].map((n) => ({ clues: n, dice: n })), difficulty: 1 }),
    );
    const [impossible] = beginActivity(positionAtGate(HEX, {}, { monsters })).play.decisions;
    expect(impossible).not.toHaveProperty('about.checks.banish');
  });
});

describe('an Elder Sign', () => {
  const sign = { cards: [{ card: 'elder-sign' }] };

  it('seals without Clues and check: tokens first, then its cost; it removes one Doom token and gives no trophy [H-BASE-07]', () => {
    const t = beginActivity(positionAtGate(HEX, sign));
    expect(t.options()).toContain('use:elder-sign');
    t.answer('use:elder-sign');
    expect(investigatorAt(t)).toMatchObject({ sanity: 5, stamina: 5, ...sign });
    t.answer('doom:2:terror:0');
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t)).toMatchObject({ sanity: 4, stamina: 4, cards: [], gateTrophies: [] });
    expect(t.state.doom).toBe(1);
    expect(gatesLeft(t)).not.toContain('woods');
    expect(t.state.gatePile).toContain('gate-abyss-1');
    expect(t.state.decks.unique.filter((id) => id === 'elder-sign')).toHaveLength(
      createPosition([]).decks.unique.filter((id) => id === 'elder-sign').length,
    );
  });

  it('needs the symbol on a grey field [H-BASE-07]', () => {
    expect(beginActivity(positionAtGate(CIRCLE, sign)).options()).not.toContain('use:elder-sign');
  });

  it('seals nothing if its user dies before it is complete [H-BASE-07]', () => {
    const t = beginActivity(positionAtGate(HEX, sign, { doom: 9 }), [6, 6]);
    t.answer('use:elder-sign', 'doom:2:terror:0');
    expect(investigatorAt(t).place).toBe('out');
    expect(gatesLeft(t)).toContain('woods');
    expect(t.state.doom).toBe(11);
  });

  it('seals the gate even if its cost kills its user [H-BASE-07]', () => {
    const t = beginActivity(positionAtGate(HEX, { ...sign, sanity: 1 }));
    t.answer('use:elder-sign', 'doom:2:terror:0');
    expect(gatesLeft(t)).not.toContain('woods');
    expect(investigatorAt(t).place).toBe('out');
  });
});

describe('cards that close gates', () => {
  const gates = [
    HEX,
    gateTo('yuggoth', 'independence-square'),
    gateTo('yuggoth', 'hibbs-roadhouse', false, 2),
    ...OTHERS,
  ];
  const how = { trophy: false, seal: 'no' } as const;

  it('close only face-up gates with the symbol on black, without a trophy as cost, and give the gate as a trophy [H-INV-14, H-INV-15, H-INV-17, H-INV-18, H-INV-20]', () => {
    const start = createPosition([{ place: 'silver-twilight-lodge' }], day({ gates }));
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), {
      mythos: DAY,
      dice: [5, 6],
    });
    // Only one gate is eligible, so there is no question.
    expect(t.options()).toEqual(['doom:2:terror:0', 'doom:1:terror:1', 'doom:0:terror:1']);
    t.answer('doom:2:terror:0', 'roll');
    expect(gatesLeft(t)).not.toContain('independence-square');
    expect(investigatorAt(t)).toMatchObject({ place: 'silver-twilight-lodge', gateTrophies: ['gate-yuggoth-1'] });
  });

  it('do nothing if no gate is eligible [H-INV-14]', () => {
    const start = createPosition([{ place: 'woods' }], day({ gates: [HEX, ...OTHERS] }));
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), { mythos: DAY });
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state).toMatchObject({ doom: 0, terror: 0 });
  });

  it('lead to a check for the investigators at the gate, not for the reader of the card [H-INV-16] (P-10 h)', () => {
    const start = createPosition(
      [{ place: 'silver-twilight-lodge' }, { id: 'kate-winthrop', place: 'independence-square', clues: 1 }],
      day({ gates, doom: 8 }),
    );
    const dice = [3, 5, 1, 1, 2, 3, 4, 1, 5, 6];
    const t = runTrial(start, (g) => closeByCard(g, firstInvestigator(g), g.s.gates, how), { mythos: DAY, dice });
    t.answer('doom:2:terror:0');
    for (let i = 0; i < 20 && !t.result(); i++) {
      const open = t.options();
      const expected = ['bonus:lore-luck:3', 'no-bonus', 'enough', 'roll'];
      t.answer(expected.find((id) => open.includes(id)) ?? (open[0] as string));
    }
    expect(t.result()).toEqual({ how: 'done' });
    expect(investigatorAt(t).gateTrophies).toEqual(['gate-yuggoth-1']);
    expect(investigatorAt(t, 1)).toMatchObject({ clues: 1, place: 'independence-square' });
    expect(t.state.doom).toBe(10);
    expect(t.events).toContainEqual({ type: 'ancientOne', seats: [1], outcome: 'stirs' });
  });

  it('close all gates they name in one ritual: tokens for all, one encounter check, then each gate in turn [H-INV-19]', () => {
    const both = [gateTo('yuggoth', 'woods'), gateTo('another-dimension', 'independence-square'), ...OTHERS];
    const start = createPosition([{ place: 'silver-twilight-lodge' }], day({ gates: both }));
    const dice = [1, 5, 2, 6];
    const t = runTrial(
      start,
      (g) => resolveForEachGate(g, firstInvestigator(g), (gate) => closeByCard(g, firstInvestigator(g), [gate], how)),
      {
        mythos: DAY,
        dice,
      },
    );
    expect(t.options()).toContain('doom:4:terror:0');
    t.answer('doom:4:terror:0', 'roll', 'roll');
    expect(t.result()).toEqual({ how: 'done' });
    expect(gatesLeft(t)).toEqual(OTHERS.map(({ at: place }) => place));
  });
});

describe('a gate that a card places', () => {
  const rule = (monsterToo: boolean) => (g: Game) => openGate(g, 'woods', monsterToo);

  it('comes face-down from the pile, and its world is hidden [H-INV-13, H-SETUP-12]', () => {
    const t = runTrial(
      createPosition([{ place: 'woods' }], { gatePile: ['gate-abyss-1', 'gate-abyss-2'] }),
      rule(false),
    );
    expect(t.state.gates).toHaveLength(1);
    expect(t.state.gates[0]).toMatchObject({ at: 'woods', faceUp: false });
    expect(t.state.gatePile).toHaveLength(1);
    expect(t.events).toEqual([{ type: 'gatePlaced', at: 'woods' }]);
  });

  it('does not appear on another gate or from an empty pile; the monster appears without a Clue [H-INV-12, H-INV-13, H-BASE-03]', () => {
    const gateAtPlace = runTrial(createPosition([{ place: 'woods' }], { gates: [HEX], cup: ['ghoul-1'] }), rule(true));
    expect(gateAtPlace.state.gates).toEqual([HEX]);
    expect(gateAtPlace.state.monsters).toEqual([monster('ghoul-1', 'woods')]);
    const empty = runTrial(createPosition([{ place: 'woods' }], { gatePile: [], cup: ['ghoul-1'] }), rule(true));
    expect(empty.state.gates).toEqual([]);
    expect(empty.state.monsters).toHaveLength(1);
  });

  it('does not appear at Kate’s place, and neither does its monster [H-BASE-21]', () => {
    const t = runTrial(createPosition([{ place: 'woods' }, { id: 'kate-winthrop', place: 'woods' }]), rule(true));
    expect(t.state).toMatchObject({ gates: [], monsters: [] });
    const placed: boolean[] = [];
    runTrial(createPosition([{ id: 'kate-winthrop', place: 'woods' }]), function* (g) {
      placed.push(yield* placeGate(g, 'woods'), yield* placeGate(g, 'graveyard'));
    });
    expect(placed).toEqual([false, true]);
  });
});
