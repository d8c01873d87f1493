/** Chances that depend on what comes before a check or on no check at all, held against all falls of the dice. */
import { describe, expect, it } from 'vitest';
import { ALL_FACES, type FaceSet } from '../src/odds/exact.js';
import { holdAll, type Shown, shown } from './odds-positions.js';

/** Leaves the predictions whose names match. */
const only = (seen: Shown, what: RegExp): Shown => ({
  ...seen,
  predictions: seen.predictions.filter((one) => what.test(one.what)),
});

/** Dice of which only a one and a five are told apart from the rest. */
const ONES: FaceSet = [
  [1, 1 / 6],
  [2, 1 / 2],
  [5, 1 / 3],
];

describe('a price before the check', () => {
  const against = (kind: string, who: string, answers: readonly string[] = ['engage:foe-1']) =>
    shown(
      `packs: [base, dunwich]
define: { monsters: [{ id: foe, like: ${kind}, horror: null }] }
investigators: [{ name: Ann, place: woods, returnedOn: 1, ${who} }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      answers,
    );
  const rat = (cards: string) =>
    against('rat-thing', `clues: 0, skills: { fight: 2, will: 6 }, cards: ${cards}`, ['engage:foe-1']);

  it('is paid with the card that leaves the best hands [A-COMBAT-10]', async () => {
    const points = holdAll(only(await rat('[knife, food]'), /combat$/));
    expect(points['q.fight-or-flee o.fight combat fight 0']).toBe(56);
  });

  it('takes the weapon of an investigator who has nothing else [A-COMBAT-10]', async () => {
    const points = holdAll(only(await rat('[knife]'), /combat$/));
    expect(points['q.fight-or-flee o.fight combat fight 0']).toBe(33);
  });

  it('leaves no chance to an investigator who cannot pay [A-COMBAT-10]', async () => {
    const points = holdAll(only(await rat('[]'), /combat$/));
    expect(points['q.fight-or-flee o.fight combat fight 0']).toBe(0);
  });

  it('leaves a Clue less for the check, and no chance without any [A-COMBAT-10]', async () => {
    const child = (clues: number) =>
      against('child-of-abhoth-c', `clues: ${clues}, skills: { fight: 6, will: 6 }`, ['engage:foe-1']);
    expect(Object.keys(holdAll(only(await child(2), /combat/)))).toEqual([
      'q.fight-or-flee o.fight combat fight 0',
      'q.fight-or-flee o.fight combat, with Clues fight 1',
      'q.fight-or-flee o.fight combat, cost fight 0',
    ]);
    expect(holdAll(only(await child(0), /combat$/))).toEqual({ 'q.fight-or-flee o.fight combat fight 0': 0 });
  });
});

describe('a weapon whose use takes the last Sanity', () => {
  const armedWith = (sanity: number) =>
    shown(
      `packs: [base]
define: { monsters: [{ id: foe, like: cultist, horror: null }] }
investigators: [{ name: Ann, place: woods, returnedOn: 1, sanity: ${sanity}, clues: 0, cards: [powder-of-ibn-ghazi] }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      ['engage:foe-1', 'fight', 'take:powder-of-ibn-ghazi'],
    );

  it('fells before a failed Combat check deals its damage [A-STATUS-02, A-COMBAT-12]', async () => {
    const seen = await armedWith(1);
    expect(seen.decision.about).toMatchObject({ checks: { roll: { fails: { sanity: 1 } } } });
    expect(Object.keys(holdAll(only(seen, /cost/)))).not.toHaveLength(0);
  });

  it('costs a failure the damage of the monster while Sanity is left [A-COMBAT-12]', async () => {
    const seen = await armedWith(2);
    expect(seen.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 1 } } } });
    holdAll(only(seen, /cost/));
  });

  const withSphere = (health: string, sheet = 'joe-diamond') =>
    shown(
      `packs: [base, king-in-yellow]
define: { monsters: [{ id: foe, like: cultist, horror: null, combat: { rating: 0, damage: 2 } }] }
investigators: [{ name: Ann, sheet: ${sheet}, place: woods, returnedOn: 1, ${health}, clues: 0, skills: { fight: 1 }, cards: [cursed-sphere] }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      ['engage:foe-1', 'fight', 'take:cursed-sphere'],
    );

  it('fells so whichever price is chosen, if every price takes the last point [A-STATUS-02, A-SPELL-06]', async () => {
    // Nothing reduces a cost, so the sheet that spares a point of damage spares none here.
    for (const sheet of ['joe-diamond', 'michael-mcglen']) {
      const seen = await withSphere('sanity: 1, stamina: 1', sheet);
      expect(seen.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 1 } } } });
      expect(Object.keys(holdAll(only(seen, /cost/)))).not.toHaveLength(0);
    }
  });

  it('leaves a failure its damage where another price can be paid [A-COMBAT-12]', async () => {
    for (const health of ['sanity: 2, stamina: 1', 'sanity: 1, stamina: 4', 'sanity: 4, stamina: 4']) {
      const seen = await withSphere(health);
      expect(seen.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 2 } } } });
      holdAll(only(seen, /cost/));
    }
  });
});

describe('the Dunwich Horror', () => {
  it('is met with any of its cards: Horror and Combat checks are those of all seven [D-HORROR-03]', async () => {
    const seen = await shown(
      `packs: [base, dunwich]
investigators: [{ name: Ann, place: sentinel-hill, skills: { fight: 7, will: 3 }, maximum: { sanity: 9 }, sanity: 9 }]
phase: movement
board: { monsters: { sentinel-hill: [the-dunwich-horror] } }`,
      ['stop'],
    );
    expect(seen.decision.key).toBe('q.fight-or-evade');
    const points = holdAll(only(seen, /^q.fight-or-evade horror$/), undefined, 7);
    expect(points['q.fight-or-evade horror fight 0']).toBeGreaterThan(0);
    const fight = only(seen, /^q.fight-or-evade o.fight combat$/);
    const chance = holdAll(fight, undefined, 7)['q.fight-or-evade o.fight combat fight 0'];
    // Only one card leaves five dice for its five successes.
    expect(fight.predictions[0]?.said).toBeCloseTo((1 / 3) ** 5 / 7, 9);
    expect(chance).toBe(0);
  });
});

it('a round ahead has the best hands, with a spell of an earlier round released for them [A-COMBAT-19]', async () => {
  const seen = await shown(
    `define: { monsters: [{ id: brute, symbol: star, combat: { rating: -1, damage: 0 }, toughness: 2 }] }
investigators: [{ name: Ann, place: woods, skills: { fight: 1, lore: 4 }, cards: [wither, rifle], clues: 0, returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [brute] } }`,
    ['engage:brute-1', 'fight', 'use:wither', 'roll'],
    [5, 5, 5, 5, 1, 1, 1],
  );
  expect(seen.decision.key).toBe('q.fight-or-flee');
  // The rifle takes both hands and gives five dice, Wither three.
  const points = holdAll(only(seen, /combat$/));
  expect(points).toEqual({ 'q.fight-or-flee o.fight combat fight 0': 54 });
});

it('a Horror check of the blessed has its second roll also where a card may be used before it [H-BLESS-02]', async () => {
  const seen = await shown(
    `game: haunt
define: { monsters: [{ id: dread, awareness: 1, horror: { rating: -1, damage: 2 }, combat: { rating: -4, damage: 1 }, toughness: 2, abilities: [nightmarish], nightmarish: 1 }] }
investigators:
  - { name: Zed, place: uptown }
  - { name: Ann, place: woods, blessed: true, clues: 0, cards: [red-sign-of-shudde-mell], skills: { fight-will: [1/2, 1/2, 1/2, 1/2], lore-luck: [3/0, 3/0, 3/0, 3/0] }, slots: { covered: [speed-sneak] } }
phase: city
segment: 4
board: { monsters: { woods: [dread] } }`,
    ['fight'],
    [6, 6, 6, 6],
  );
  expect(seen.decision.key).toBe('q.before-check');
  const rolled = only(seen, /horror$/);
  expect(rolled.predictions.map(({ plan }) => plan.second)).toEqual(['either']);
  expect(holdAll(rolled)).toEqual({ 'q.before-check o.roll horror roll 0': 56 });
});

describe('what failures cost', () => {
  const hit = (sheet: string, stamina: number) =>
    shown(
      `define: { monsters: [{ id: brute, symbol: star, combat: { rating: 0, damage: 3 }, toughness: 2 }] }
investigators: [{ name: Ann, sheet: ${sheet}, place: woods, stamina: ${stamina}, cards: [], returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [brute] } }`,
      ['engage:brute-1'],
    );

  it('is less for Michael McGlen, and takes the last point a failure later [A-COMBAT-12]', async () => {
    const ends = (seen: Shown) => seen.predictions.flatMap(({ aim, plan }) => (aim.is === 'ends' ? [plan.misses] : []));
    const [plain, tough] = [await hit('jenny-barnes', 3), await hit('michael-mcglen', 3)];
    expect([ends(plain), ends(tough)]).toEqual([[1], [2]]);
    for (const seen of [plain, tough]) holdAll(only(seen, /cost|end/), ALL_FACES);
  });

  it('is less Sanity for Harvey Walters in a Horror check [A-COMBAT-03]', async () => {
    const seen = await shown(
      `define: { monsters: [{ id: fright, symbol: star, horror: { rating: 0, damage: 3 }, combat: { rating: 0, damage: 1 }, toughness: 1 }] }
houseRules: { rolls: announced }
investigators: [{ name: Ann, sheet: harvey-walters, place: woods, cards: [] }]
phase: movement
board: { monsters: { woods: [fright] } }`,
      ['stop', 'fight'],
    );
    expect(seen.decision.key).toBe('q.roll');
    const costs = only(seen, /cost/);
    expect(costs.predictions.map(({ aim }) => aim)).toEqual([{ is: 'loses', sanity: 2, stamina: 0 }]);
    holdAll(costs, ALL_FACES);
  });
});

describe('what an investigator has at the place of a monster', () => {
  it('counts for a monster there and not for one elsewhere: Wendy Adams evades in streets only [A-EVADE-01]', async () => {
    const chances = async (from: string, foe: string) => {
      const seen = await shown(`packs: [base, kingsport]
define: { monsters: [{ id: fixture, symbol: star, awareness: -3, combat: { rating: 0, damage: 1 }, toughness: 1 }] }
investigators: [{ name: Ann, sheet: wendy-adams, place: ${from}, skills: { speed: 4, sneak: 4 }, clues: 0, cards: [] }]
phase: movement
board: { monsters: { ${foe}: [fixture] } }`);
      return [...new Set(Object.values(holdAll(only(seen, /way/))))];
    };
    // Out of a location past a street, from that street, and from a location past its own monster.
    expect(await chances('newspaper', 'northside')).toEqual([100]);
    expect(await chances('northside', 'northside')).toEqual([100]);
    expect(await chances('newspaper', 'newspaper')).toEqual([33]);
  });

  it('includes the mummies of the Clothing Drive in every street of a way [A-MOVE-07]', async () => {
    const seen = await shown(`packs: [base, dark-pharaoh]
environment: clothing-drive
investigators: [{ name: Ann, place: newspaper, focus: 0, skills: { speed: 3, sneak: 0 } }]
phase: movement`);
    const points = holdAll(only(seen, /way/));
    const of = (answers: string) => points[`q.movement way ${answers} 0`];
    // Sneak 0 and an awareness of +1 are one die in each street left behind.
    expect([of('go:northside,go:downtown'), of('go:northside,go:downtown,go:easttown')]).toEqual([33, 11]);
  });
});

describe('a check against a certain kind of monster', () => {
  it('has its bonus once where the roll is announced [A-SKILL-01]', async () => {
    const seen = await shown(
      `packs: [base, dark-pharaoh]
houseRules: { rolls: announced }
define:
  monsters: [{ id: fixture, symbol: star, awareness: 0, combat: { rating: 0, damage: 1 }, toughness: 1 }]
investigators: [{ name: Ann, place: woods, focus: 1, skills: { sneak: 1 }, cards: [scales-of-thoth] }]
phase: upkeep
board: { monsters: { woods: [fixture] } }`,
      ['use:scales-of-thoth', 'symbol:star', 'keep', 'stop', 'evade'],
    );
    expect(seen.decision.key).toBe('q.roll');
    expect(holdAll(seen)).toMatchObject({ 'q.roll o.roll evade roll 0': 80 });
  });
});

describe('a chance without a check', () => {
  it('is that of the reroll of a Curse, of both rolls for the Tainted [P-BENEF-05]', async () => {
    const anoint = (cards: string, dice: readonly number[]) =>
      shown(
        `packs: [base, dark-pharaoh]
investigators:
  - { name: Ann, place: woods, cursed: true, cards: ${cards} }
  - { name: Bob, place: northside, cards: [anointed] }
phase: upkeep`,
        [],
        dice,
      );
    expect(holdAll(only(await anoint('[]', [4]), /anoint/), ONES)).toEqual({ 'q.anoint chance yes 0': 17 });
    expect(holdAll(only(await anoint('[tainted-soul]', [1, 4]), /anoint/), ONES)).toEqual({
      'q.anoint chance yes 0': 3,
    });
  });

  it('is that of the return by the next Upkeep, which a Blessing does not change [H-UPKEEP-39, H-BLESS-02]', async () => {
    for (const blessed of [false, true]) {
      const seen = await shown(
        `game: haunt
investigators:
  - { name: Joe, place: police-station, waits: true }
  - { name: Vincent, place: lost, blessed: ${blessed} }
turn: 4
phase: upkeep
segment: 9`,
        [],
        [2],
      );
      expect(holdAll(only(seen, /give-up/))).toEqual({ 'q.give-up chance keep 0': 33 });
    }
  });

  const AT_THE_GATE = `game: haunt
mythos:
  - { id: a, gate: the-unnamable, white: [hexagon, square] }
  - { id: b, gate: woods, white: [crescent], black: [plus] }
investigators:
  - { name: Ann, sheet: darrell-simmons, focus: 2, place: science-building, clues: 5, cards: [] }
  - { name: Bob, sheet: kate-winthrop, place: newspaper }
ancientOne: yig
doom: 7
phase: city
segment: 5
board:
  gates: { science-building: abyss, graveyard: yuggoth, woods: { down: rlyeh }, unvisited-isle: { down: plateau-of-leng } }`;

  it('is that of being drawn in by a ritual, paid with Terror or with Doom [H-AO-05]', async () => {
    const seen = await shown(AT_THE_GATE);
    expect(seen.decision.key).toBe('q.activity');
    const points = holdAll(only(seen, /drawn in/), ALL_FACES);
    // Three empty spaces, or one: neither of two dice is low enough.
    expect(points).toEqual({
      'q.activity seal, drawn in by Terror seal 0': 25,
      'q.activity seal, drawn in by Doom seal 0': 69,
    });
  });

  it('is that of an escape from the Ancient One [H-AO-22]', async () => {
    // Both dice of the encounter check are too high for one empty space; then Ann misses and is missed.
    const answers = ['seal', 'doom:2:terror:0', 'no-bonus', 'no-bonus'];
    const seen = await shown(AT_THE_GATE, answers, [4, 6, ...Array.from({ length: 12 }, () => 1)]);
    expect(seen.decision.key).toBe('q.ancient-escape');
    expect(holdAll(only(seen, /away/), ALL_FACES)).toEqual({ 'q.ancient-escape away escape 0': 31 });
  });
});
