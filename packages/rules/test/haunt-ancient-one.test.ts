import { describe, expect, it } from 'vitest';
import { resolveEncounterCheck } from '../src/haunt/day/ancient-one.js';
import type { Investigator, SlotStates } from '../src/haunt/state.js';
import { createPosition, type PositionOptions, runTrial, type Trial } from './haunt-trial.js';

const FULL: SlotStates = ['covered', 'covered', 'covered', 'covered'];
/** No free slot: a check has only the dice of its modifier. */
const SPENT: Investigator['slots'] = [FULL, FULL, FULL];
/** Fight 5 is allocated, and no other slot is free. */
const FIGHTER: Investigator['slots'] = [FULL, ['covered', 'covered', 'covered', 'allocated'], FULL];
const FIGHT = 'bonus:fight-will:3';
const investigatorAt = (t: Trial, seat = 0) => t.state.investigators[seat] as Investigator;
const withCards = (...cards: string[]) => ({ cards: cards.map((card) => ({ card })) });
const ones = (n: number) => Array.from({ length: n }, () => 1);
const decisionKey = (t: Trial) => t.play.decisions[0]?.key;
const participants = (t: Trial) =>
  t.events.flatMap((event) => (event.type === 'ancientOne' && event.outcome === 'stirs' ? [event.seats] : []))[0];
const attacks = (t: Trial) =>
  t.events.filter((event) => event.type === 'ancientOne' && event.outcome === 'attacks').length;
const lastRoll = (t: Trial) => t.events.filter((event) => event.type === 'rolled').at(-1);
/**
 * Begins at the gate of the Woods, with Nyarlathotep's track of 11. Clues protect investigators from being devoured.
 */
const startAtGate = (
  people: readonly Partial<Investigator>[],
  doom: number,
  dice: readonly number[],
  more: PositionOptions = {},
): Trial =>
  runTrial(
    createPosition(
      people.map((one) => ({ place: 'woods', slots: SPENT, clues: 1, ...one })),
      { doom, ...more },
    ),
    (g) => resolveEncounterCheck(g, ['woods']),
    { dice },
  );

describe('scenario P-04, a sealing with Yig as Ancient One', () => {
  it('ends as the scenario says [H-AO-02, H-AO-05, H-AO-06, H-AO-12, H-AO-13, H-AO-14, H-AO-15, H-AO-16, H-AO-17, H-AO-21, H-AO-22, H-AO-23, H-AO-24, H-AO-25, H-BLESS-06]', () => {
    const monterey: Partial<Investigator> = {
      id: 'monterey-jack',
      sanity: 3,
      stamina: 7,
      clues: 0,
      slots: [['covered', 'covered', 'allocated', 'covered'], ['covered', 'covered', 'covered', 'free'], FULL],
      ...withCards('blessing', '38-revolver', 'bullwhip'),
    };
    const dice = [2, 4, 1, 6, 5, 5, 6, 6, 1, 2, 1, 2, 3, 4, 4, 6, 5, 1, 1, 2, 3, 4, 5, 1, 2, 3, 5];
    const t = startAtGate([monterey, { id: 'darrell-simmons', slots: SPENT }], 9, dice, {
      ancientOne: 'yig',
      terror: 6,
    });
    // Either die draws Monterey in; Darrell has a choice.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.focus-die', by: [1] });
    expect(t.options()).toEqual(['die:1', 'die:6']);
    t.answer('die:1');
    expect(participants(t)).toEqual([0]);
    // The participants are public.
    expect(t.state.ancient).toEqual({ drawn: [0], participants: [0], round: 1, attacks: 0 });
    expect(investigatorAt(t).cards.map(({ card }) => card)).toEqual(['38-revolver', 'bullwhip']);
    t.answer('take:38-revolver', 'take:bullwhip', 'roll', FIGHT);
    expect(t.state.doom).toBe(7);
    t.answer('bonus:speed-sneak:2', 'enough');
    expect(investigatorAt(t)).toMatchObject({ sanity: 2, stamina: 6 });
    // Neither 4 nor 6 is within three empty spaces.
    t.answer('escape');
    expect(decisionKey(t)).toBe('q.hands');
    expect(t.state.ancient).toMatchObject({ round: 2, attacks: 1 });
    t.answer('roll', FIGHT, 'enough');
    expect(t.state.doom).toBe(7);
    t.answer('bonus:speed-sneak:2');
    expect(lastRoll(t)).toMatchObject({ dice: [5, 1, 2] });
    t.answer('escape', 'die:3');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.ancient).toBeUndefined();
    expect(investigatorAt(t)).toMatchObject({ sanity: 2, stamina: 6 });
  });
});

describe('scenario P-10h, Kate at a gate that a card closes', () => {
  it('fights alone, attacks without a die, resists and escapes [H-INV-16, H-AO-02, H-AO-06, H-AO-14, H-AO-22]', () => {
    const slots: Investigator['slots'] = [
      FULL,
      ['covered', 'covered', 'allocated', 'covered'],
      ['covered', 'covered', 'covered', 'allocated'],
    ];
    const kate = { id: 'kate-winthrop', slots };
    const dexter = { id: 'dexter-drake', place: 'silver-twilight-lodge', slots: SPENT };
    const t = startAtGate([dexter, kate], 10, [3, 5, 1, 1, 2, 3, 4, 1]);
    expect(participants(t)).toEqual([1]);
    // Fight 3 against −4 leaves no die, with or without a bonus; the Clue stays.
    t.answer('enough', 'bonus:lore-luck:3');
    expect(investigatorAt(t, 1).clues).toBe(1);
    t.answer('escape');
    expect(t.result()).toEqual({ how: 'done' });
    expect(t.state.doom).toBe(10);
  });
});

describe('the encounter check', () => {
  it('is skipped with six or more empty spaces [H-AO-03]', () => {
    const t = startAtGate([{}], 5, []);
    expect([t.result(), t.events]).toEqual([{ how: 'done' }, []]);
  });

  it('draws in everybody at the gate without a roll if the track is full [H-AO-02, H-AO-04]', () => {
    const t = startAtGate([{}, { place: 'newspaper' }, {}], 11, []);
    expect(participants(t)).toEqual([0, 2]);
  });

  it('draws in an investigator whose picked die is greater than the number of empty spaces [H-AO-05, H-AO-06, H-AO-08]', () => {
    const t = startAtGate([{}, {}, {}], 8, [3, 3, 3, 4, 4, 2]);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.focus-die', by: [1] });
    // A player may want to take part.
    t.answer('die:4', 'die:2');
    expect(participants(t)).toEqual([1]);
  });

  it('ends the encounter if nobody is drawn in [H-AO-07]', () => {
    const t = startAtGate([{}], 6, [1, 5]);
    expect([t.result(), participants(t)]).toEqual([{ how: 'done' }, undefined]);
  });

  it('is no skill check: a Clue buys no die, except by house rule [H-AO-09]', () => {
    expect(startAtGate([{}], 8, [4, 2]).options()).toEqual(['die:2', 'die:4']);
    const t = runTrial(
      createPosition([{ slots: SPENT, clues: 1 }], {
        doom: 8,
        houseRules: { ...createPosition([{}]).houseRules, encounterClues: 'yes' },
      }),
      (g) => resolveEncounterCheck(g, ['newspaper']),
      { dice: [5, 5, 2] },
    );
    t.answer('clue');
    expect(t.options()).toEqual(['die:2', 'die:5']);
    t.answer('die:2');
    expect([t.result(), investigatorAt(t).clues]).toEqual([{ how: 'done' }, 0]);
  });

  it('is made once for several gates of a card, with a single encounter [H-AO-10, H-INV-19]', () => {
    const t = runTrial(
      createPosition([{ place: 'woods', clues: 1 }, { place: 'graveyard', clues: 1 }, { clues: 1 }], { doom: 11 }),
      (g) => resolveEncounterCheck(g, ['woods', 'graveyard']),
      { dice: [] },
    );
    expect(participants(t)).toEqual([0, 1]);
  });
});

describe('the start of the battle', () => {
  it('takes cards that are discarded when the Ancient One awakens, from participants only [H-AO-11]', () => {
    const ward = withCards('flesh-ward', 'healing-stone', 'food');
    const t = startAtGate([ward, ward], 8, [5, 5, 1, 1]);
    expect(investigatorAt(t).cards.map(({ card }) => card)).toEqual(['food']);
    expect(investigatorAt(t, 1).cards).toHaveLength(3);
  });

  it('can devour an investigator, while the others go on [H-AO-12, H-AO-30]', () => {
    const t = startAtGate([{ clues: 0 }, {}, { clues: 0, place: 'newspaper' }], 11, [1]);
    // The second investigator could hand over a Clue, but does not.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.ancient-demand', by: [0] });
    t.answer('go-on');
    expect(t.state.investigators.map(({ place }) => place)).toEqual(['out', 'woods', 'newspaper']);
    // The second investigator has a Clue and loses it to the first attack.
    t.answer('enough', 'enough');
    expect(investigatorAt(t, 1).place).toBe('out');
    expect(t.result()).toEqual({ how: 'done' });
  });
});

describe('the battle', () => {
  it('has one Combat check of each in any order, then an attack on each, without Initiative or Horror [H-AO-13, H-AO-14, H-AO-17]', () => {
    const t = startAtGate([{ clues: 2 }, { clues: 2 }], 11, [5, 6]);
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.ancient-attacker', by: [0, 1] });
    t.answer('seat:1', 'enough', 'enough');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.ancient-target', by: [0, 1] });
    t.answer('seat:1');
    const rolled = t.events.flatMap((event) => (event.type === 'rolled' ? [[event.seat, event.check]] : []));
    expect(rolled).toEqual([
      [1, 'combat'],
      [0, 'combat'],
      [1, 'lore'],
      [0, 'lore'],
    ]);
    // With a full track escape is impossible: the next round begins.
    expect(decisionKey(t)).toBe('q.ancient-attacker');
  });

  it('removes two Doom tokens, or the rest, for each check passed with four successes [H-AO-14, H-AO-15]', () => {
    const four = [5, 5, 6, 6, ...ones(3)];
    const gun = { slots: FIGHTER, ...withCards('tommy-gun') };
    const t = startAtGate([gun], 11, [...four, 1]);
    t.answer('take:tommy-gun', 'roll', FIGHT);
    expect(t.state.doom).toBe(9);
  });

  it('applies the resistances of the Ancient One like those of a monster [H-AO-18]', () => {
    const t = startAtGate([{ slots: FIGHTER, ...withCards('sword-of-glory') }], 11, ones(4));
    t.answer('take:sword-of-glory', 'roll', FIGHT);
    // Fight 5 − 4, and half of the magical 6.
    expect(lastRoll(t)).toMatchObject({ check: 'combat', dice: ones(4), difficulty: 4 });
  });

  it('against Shub-Niggurath needs five successes [H-AO-20]', () => {
    const t = startAtGate(
      [{ slots: FIGHTER, monsterTrophies: ['ghoul-1'], ...withCards('enchanted-knife') }],
      12,
      ones(3),
      {
        ancientOne: 'shub-niggurath',
      },
    );
    t.answer('take:enchanted-knife', 'roll', FIGHT);
    expect(lastRoll(t)).toMatchObject({ check: 'combat', difficulty: 5 });
  });

  it('against Hastur uses the current Terror level [H-AO-27]', () => {
    const t = startAtGate([{ slots: FIGHTER }], 13, ones(3), { ancientOne: 'hastur', terror: 2 });
    t.answer(FIGHT);
    expect(t.events.find((event) => event.type === 'rolled')).toMatchObject({ dice: ones(3) });
  });

  it('applies the Red Sign: less Toughness, and one ability is ignored [H-AO-18, H-AO-19]', () => {
    const lore: SlotStates = ['covered', 'covered', 'covered', 'allocated'];
    const slots: Investigator['slots'] = [FULL, FIGHTER[1], lore];
    const cards = withCards('red-sign-of-shudde-mell', 'enchanted-knife');
    const cast = [5, 1, 1, 1];
    const t = startAtGate([{ slots, clues: 3, ...cards }], 11, [
      ...cast,
      ...ones(4),
      ...[5, 1, 1, 1, 1, 1],
      ...ones(4),
    ]);
    t.answer('use:red-sign-of-shudde-mell', 'bonus:lore-luck:3', 'take:enchanted-knife', 'roll', FIGHT);
    // The ignored ability is Nyarlathotep's resistance: the knife counts in full.
    expect(lastRoll(t)).toMatchObject({ dice: ones(4), difficulty: 3 });
    t.answer('enough', 'bonus:lore-luck:3');
    // With a full track escape is impossible; the spell stays active in the next round.
    expect(t.options()).toEqual(['roll', 'drop:enchanted-knife', 'release:red-sign-of-shudde-mell:0']);
    t.answer('roll', FIGHT);
    expect(lastRoll(t)).toMatchObject({ dice: ones(4), difficulty: 3 });
  });

  it('gets harder with each attack of the encounter, except by house rule [H-AO-25]', () => {
    for (const [attacksWorsen, second] of [
      ['withinEncounter', []],
      ['never', [5]],
    ] as const) {
      const start = createPosition([{ place: 'woods', slots: SPENT, clues: 2 }], { doom: 11 });
      start.houseRules.attacksWorsen = attacksWorsen;
      const t = runTrial(start, (g) => resolveEncounterCheck(g, ['woods']), { dice: [5, 5] });
      t.answer('enough', 'enough');
      const lore = t.events.flatMap((event) => (event.type === 'rolled' && event.check === 'lore' ? [event.dice] : []));
      expect(lore).toEqual([[5], second]);
    }
  });

  it('can be paused by a card that prevents one round of attacks on all participants [H-AO-17]', () => {
    const t = startAtGate([{ slots: FIGHTER, ...withCards('warding-statue') }], 11, [1, 1]);
    t.answer(FIGHT);
    expect(decisionKey(t)).toBe('q.after-roll');
    t.answer('enough');
    expect(t.options()).toEqual(['no', 'use:warding-statue:2']);
    t.answer('use:warding-statue:2');
    expect([investigatorAt(t).cards, attacks(t), investigatorAt(t).clues]).toEqual([[], 0, 1]);
    t.answer(FIGHT);
    expect(attacks(t)).toBe(0);
  });

  it('against Cthulhu lowers a maximum permanently, and Cthulhu’s Doom is paid like any other [H-AO-28, H-AO-29, H-END-02]', () => {
    const t = startAtGate([{ clues: 0 }], 13, [], { ancientOne: 'cthulhu' });
    expect(decisionKey(t)).toBe('q.choose');
    t.answer(t.options()[0] as string);
    expect(investigatorAt(t).maximumChange).toEqual({ sanity: -1, stamina: 0 });
    // The track is full: one Terror replaces the Doom token.
    expect(t.state).toMatchObject({ doom: 13, terror: 1 });
  });

  it('against Azathoth loses the game [H-AO-26]', () => {
    const t = startAtGate([{}], 14, [], { ancientOne: 'azathoth' });
    expect(t.result()).toMatchObject({ won: false, how: 'azathoth' });
  });

  it('against Azathoth without an attack by house rule ends with an escape or is stopped [H-AO-26]', () => {
    const start = (doom: number) => {
      const s = createPosition([{ place: 'woods', slots: SPENT }], { ancientOne: 'azathoth', doom });
      s.houseRules.azathoth = 'noAttack';
      return s;
    };
    const full = runTrial(start(14), (g) => resolveEncounterCheck(g, ['woods']), { dice: [] });
    expect(full.result()).toEqual({ how: 'done' });
    const t = runTrial(start(13), (g) => resolveEncounterCheck(g, ['woods']), { dice: [6, 6, 1, 1] });
    t.answer('escape');
    expect([t.result(), attacks(t)]).toEqual([{ how: 'done' }, 0]);
  });
});

describe('the escape from the battle', () => {
  it('succeeds with six empty spaces for each participant who tries [H-AO-21, H-AO-22]', () => {
    const gun = { slots: FIGHTER, clues: 2, ...withCards('tommy-gun') };
    const t = startAtGate([gun, { clues: 2 }], 7, [6, 6, 6, 6, 5, 5, 5, 5, ...ones(3), 5, 5, 5]);
    t.answer('seat:0', 'take:tommy-gun', 'roll', FIGHT, 'enough', 'seat:0');
    expect(t.state.doom).toBe(5);
    expect(t.options()).toEqual(['escape', 'stay']);
    t.answer('escape', 'stay');
    // One investigator has escaped; the other fights another round.
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.after-roll', by: [1] });
    t.answer('enough', 'enough');
    expect(t.play.decisions[0]).toMatchObject({ key: 'q.ancient-escape', by: [1] });
    t.answer('escape');
    expect([t.result(), attacks(t)]).toEqual([{ how: 'done' }, 2]);
  });
});
