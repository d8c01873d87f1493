/** Chances that depend on events before a check, or on no check, compared with an enumeration of all rolls. */
import { CATALOGUES, createWords } from '@vigil/rules';
import { findDestinations, guardArgs } from '@vigil/table';
import { SHARED_CATALOGUES } from '@vigil/table/words';
import { describe, expect, it } from 'vitest';
import { ALL_FACES, type FaceSet } from '../src/odds/exact.js';
import { comparePredictions, loadPosition, type PredictedPosition } from './odds-positions.js';

/** Keeps only the predictions whose names match. */
const filterPredictions = (position: PredictedPosition, what: RegExp): PredictedPosition => ({
  ...position,
  predictions: position.predictions.filter((one) => what.test(one.what)),
});

/** Faces of a die that distinguish only a 1 and a 5 from the rest. */
const ONE_AND_FIVE: FaceSet = [
  [1, 1 / 6],
  [2, 1 / 2],
  [5, 1 / 3],
];

describe('a price paid before a Combat check', () => {
  const against = (kind: string, who: string, answers: readonly string[] = ['engage:foe-1']) =>
    loadPosition(
      `packs: [base, dunwich]
define: { monsters: [{ id: foe, like: ${kind}, horror: null }] }
investigators: [{ name: Ann, place: woods, returnedOn: 1, ${who} }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      answers,
    );
  const fightRatThing = (cards: string) =>
    against('rat-thing', `clues: 0, skills: { fight: 2, will: 6 }, cards: ${cards}`, ['engage:foe-1']);

  it('is paid with the card that leaves the best weapons [A-COMBAT-10]', async () => {
    const percentages = comparePredictions(filterPredictions(await fightRatThing('[knife, food]'), /combat$/));
    expect(percentages['q.fight-or-flee o.fight combat fight 0']).toBe(56);
  });

  it('takes the weapon of an investigator who has nothing else [A-COMBAT-10]', async () => {
    const percentages = comparePredictions(filterPredictions(await fightRatThing('[knife]'), /combat$/));
    expect(percentages['q.fight-or-flee o.fight combat fight 0']).toBe(33);
  });

  it('leaves no chance to an investigator who cannot pay [A-COMBAT-10]', async () => {
    const percentages = comparePredictions(filterPredictions(await fightRatThing('[]'), /combat$/));
    expect(percentages['q.fight-or-flee o.fight combat fight 0']).toBe(0);
  });

  it('leaves one Clue less for the check, and no chance without a Clue [A-COMBAT-10]', async () => {
    const fightChild = (clues: number) =>
      against('child-of-abhoth-c', `clues: ${clues}, skills: { fight: 6, will: 6 }`, ['engage:foe-1']);
    expect(Object.keys(comparePredictions(filterPredictions(await fightChild(2), /combat/)))).toEqual([
      'q.fight-or-flee o.fight combat fight 0',
      'q.fight-or-flee o.fight combat, with Clues fight 1',
      'q.fight-or-flee o.fight combat, cost fight 0',
    ]);
    expect(comparePredictions(filterPredictions(await fightChild(0), /combat$/))).toEqual({
      'q.fight-or-flee o.fight combat fight 0': 0,
    });
  });
});

describe('a weapon whose use takes the last Sanity', () => {
  const armedWith = (sanity: number) =>
    loadPosition(
      `packs: [base]
define: { monsters: [{ id: foe, like: cultist, horror: null }] }
investigators: [{ name: Ann, place: woods, returnedOn: 1, sanity: ${sanity}, clues: 0, cards: [powder-of-ibn-ghazi] }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      ['engage:foe-1', 'fight', 'take:powder-of-ibn-ghazi'],
    );

  it('defeats the investigator before a failed Combat check deals its damage [A-STATUS-02, A-COMBAT-12]', async () => {
    const position = await armedWith(1);
    expect(position.decision.about).toMatchObject({ checks: { roll: { fails: { sanity: 1 } } } });
    expect(Object.keys(comparePredictions(filterPredictions(position, /cost/)))).not.toHaveLength(0);
  });

  it('does not change the damage of a failure while Sanity is left [A-COMBAT-12]', async () => {
    const position = await armedWith(2);
    expect(position.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 1 } } } });
    comparePredictions(filterPredictions(position, /cost/));
  });

  const withSphere = (health: string, sheet = 'joe-diamond') =>
    loadPosition(
      `packs: [base, king-in-yellow]
define: { monsters: [{ id: foe, like: cultist, horror: null, combat: { rating: 0, damage: 2 } }] }
investigators: [{ name: Ann, sheet: ${sheet}, place: woods, returnedOn: 1, ${health}, clues: 0, skills: { fight: 1 }, cards: [cursed-sphere] }]
phase: movement
board: { monsters: { woods: [foe] } }`,
      ['engage:foe-1', 'fight', 'take:cursed-sphere'],
    );

  it('defeats the investigator for any choice of price if every price takes the last point [A-STATUS-02, A-SPELL-06]', async () => {
    // Nothing reduces a cost, so the sheet that prevents a point of damage prevents none here.
    for (const sheet of ['joe-diamond', 'michael-mcglen']) {
      const position = await withSphere('sanity: 1, stamina: 1', sheet);
      expect(position.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 1 } } } });
      expect(Object.keys(comparePredictions(filterPredictions(position, /cost/)))).not.toHaveLength(0);
    }
  });

  it('does not change the damage of a failure if another price can be paid [A-COMBAT-12]', async () => {
    for (const health of ['sanity: 2, stamina: 1', 'sanity: 1, stamina: 4', 'sanity: 4, stamina: 4']) {
      const position = await withSphere(health);
      expect(position.decision.about).toMatchObject({ checks: { roll: { fails: { stamina: 2 } } } });
      comparePredictions(filterPredictions(position, /cost/));
    }
  });
});

describe('the Dunwich Horror', () => {
  it('has the Horror and Combat chances of all seven of its cards [D-HORROR-03]', async () => {
    const position = await loadPosition(
      `packs: [base, dunwich]
investigators: [{ name: Ann, place: sentinel-hill, skills: { fight: 7, will: 3 }, maximum: { sanity: 9 }, sanity: 9 }]
phase: movement
board: { monsters: { sentinel-hill: [the-dunwich-horror] } }`,
      ['stop'],
    );
    expect(position.decision.key).toBe('q.fight-or-evade');
    const percentages = comparePredictions(filterPredictions(position, /^q.fight-or-evade horror$/), undefined, 7);
    expect(percentages['q.fight-or-evade horror fight 0']).toBeGreaterThan(0);
    const fight = filterPredictions(position, /^q.fight-or-evade o.fight combat$/);
    const chance = comparePredictions(fight, undefined, 7)['q.fight-or-evade o.fight combat fight 0'];
    // Only one card leaves five dice for its five successes.
    expect(fight.predictions[0]?.predicted).toBeCloseTo((1 / 3) ** 5 / 7, 9);
    expect(chance).toBe(0);
  });
});

it('a later round of a fight uses the best weapons, with a Spell of an earlier round released [A-COMBAT-19]', async () => {
  const position = await loadPosition(
    `define: { monsters: [{ id: brute, symbol: star, combat: { rating: -1, damage: 0 }, toughness: 2 }] }
investigators: [{ name: Ann, place: woods, skills: { fight: 1, lore: 4 }, cards: [wither, rifle], clues: 0, returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [brute] } }`,
    ['engage:brute-1', 'fight', 'use:wither', 'roll'],
    [5, 5, 5, 5, 1, 1, 1],
  );
  expect(position.decision.key).toBe('q.fight-or-flee');
  // The rifle takes both hands and gives five dice, Wither three.
  const percentages = comparePredictions(filterPredictions(position, /combat$/));
  expect(percentages).toEqual({ 'q.fight-or-flee o.fight combat fight 0': 54 });
});

it('a Horror check of a Blessed investigator has its second roll even if a card may be used before it [H-BLESS-02]', async () => {
  const position = await loadPosition(
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
  expect(position.decision.key).toBe('q.before-check');
  const rolled = filterPredictions(position, /horror$/);
  expect(rolled.predictions.map(({ plan }) => plan.second)).toEqual(['either']);
  expect(comparePredictions(rolled)).toEqual({ 'q.before-check o.roll horror roll 0': 56 });
});

describe('the cost of failures', () => {
  const fightWith = (sheet: string, stamina: number) =>
    loadPosition(
      `define: { monsters: [{ id: brute, symbol: star, combat: { rating: 0, damage: 3 }, toughness: 2 }] }
investigators: [{ name: Ann, sheet: ${sheet}, place: woods, stamina: ${stamina}, cards: [], returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [brute] } }`,
      ['engage:brute-1'],
    );

  it('is lower for Michael McGlen, who loses the last point one failure later [A-COMBAT-12]', async () => {
    const ends = (position: PredictedPosition) =>
      position.predictions.flatMap(({ aim, plan }) => (aim.is === 'ends' ? [plan.misses] : []));
    const [plain, tough] = [await fightWith('jenny-barnes', 3), await fightWith('michael-mcglen', 3)];
    expect([ends(plain), ends(tough)]).toEqual([[1], [2]]);
    for (const position of [plain, tough]) comparePredictions(filterPredictions(position, /cost|end/), ALL_FACES);
  });

  it('is nothing for a casting of Harvey Walters, before the loss that the Spell was to prevent [H-SPELL-08]', async () => {
    const covered = ['lore-luck:0', 'fight-will:0', 'fight-will:1', 'fight-will:2', 'fight-will:3'];
    const position = await loadPosition(
      `game: haunt
define: { monsters: [{ id: brute, symbol: star, awareness: -9, combat: { rating: 0, damage: 1 }, toughness: 3 }] }
investigators: [{ name: Ann, sheet: harvey-walters, place: woods, cards: [flesh-ward], slots: { covered: ${JSON.stringify(covered)} } }]
phase: city
segment: 4
slot: 3/2
board: { monsters: { woods: [brute] } }`,
    );
    expect(position.decision.key).toBe('q.loss');
    const costs = filterPredictions(position, /cost/);
    expect(costs.predictions.map(({ aim }) => aim)).toEqual([{ is: 'loses', sanity: 0, stamina: 0 }]);
    comparePredictions(costs, ALL_FACES);
  });

  it('is lower for Harvey Walters in a Horror check [A-COMBAT-03]', async () => {
    const position = await loadPosition(
      `define: { monsters: [{ id: fright, symbol: star, horror: { rating: 0, damage: 3 }, combat: { rating: 0, damage: 1 }, toughness: 1 }] }
houseRules: { rolls: announced }
investigators: [{ name: Ann, sheet: harvey-walters, place: woods, cards: [] }]
phase: movement
board: { monsters: { woods: [fright] } }`,
      ['stop', 'fight'],
    );
    expect(position.decision.key).toBe('q.roll');
    const costs = filterPredictions(position, /cost/);
    expect(costs.predictions.map(({ aim }) => aim)).toEqual([{ is: 'loses', sanity: 2, stamina: 0 }]);
    comparePredictions(costs, ALL_FACES);
  });

  it('of a Horror check is no part of a round that is lost without a roll [A-COMBAT-03]', async () => {
    const position = await loadPosition(
      `packs: [base, dunwich]
investigators: [{ name: Ann, place: woods, clues: 0, skills: { will: 2 }, cards: [] }]
phase: movement
board: { monsters: { woods: [child-of-abhoth-c] } }`,
    );
    const costs = filterPredictions(position, /stop horror, cost|q.movement horror, cost/);
    expect(costs.predictions.map(({ aim }) => aim)).toEqual([{ is: 'loses', sanity: 2, stamina: 0 }]);
    comparePredictions(costs, ALL_FACES);
  });
});

describe('modifiers at the place of a monster', () => {
  it('count for monsters at that place only: Wendy Adams evades in streets only [A-EVADE-01]', async () => {
    const chances = async (from: string, foe: string) => {
      const position = await loadPosition(`packs: [base, kingsport]
define: { monsters: [{ id: fixture, symbol: star, awareness: -3, combat: { rating: 0, damage: 1 }, toughness: 1 }] }
investigators: [{ name: Ann, sheet: wendy-adams, place: ${from}, skills: { speed: 4, sneak: 4 }, clues: 0, cards: [] }]
phase: movement
board: { monsters: { ${foe}: [fixture] } }`);
      return [...new Set(Object.values(comparePredictions(filterPredictions(position, /way/))))];
    };
    // Out of a location past a street, from that street, and from a location past its own monster.
    expect(await chances('newspaper', 'northside')).toEqual([100]);
    expect(await chances('northside', 'northside')).toEqual([100]);
    expect(await chances('newspaper', 'newspaper')).toEqual([33]);
  });

  it('include the mummies of the Clothing Drive in every street of a path [A-MOVE-07]', async () => {
    const position = await loadPosition(`packs: [base, dark-pharaoh]
environment: clothing-drive
investigators: [{ name: Ann, place: newspaper, focus: 0, skills: { speed: 3, sneak: 0 } }]
phase: movement`);
    const percentages = comparePredictions(filterPredictions(position, /way/));
    const percentageOf = (answers: string) => percentages[`q.movement way ${answers} 0`];
    // Sneak 0 and an awareness of +1 are one die in each street left behind.
    expect([percentageOf('go:northside,go:downtown'), percentageOf('go:northside,go:downtown,go:easttown')]).toEqual([
      33, 11,
    ]);
  });
});

describe('a bonus in checks against certain monsters', () => {
  it('counts once if the roll is announced [A-SKILL-01]', async () => {
    const position = await loadPosition(
      `packs: [base, dark-pharaoh]
houseRules: { rolls: announced }
define:
  monsters: [{ id: fixture, symbol: star, awareness: 0, combat: { rating: 0, damage: 1 }, toughness: 1 }]
investigators: [{ name: Ann, place: woods, focus: 1, skills: { sneak: 1 }, cards: [scales-of-thoth] }]
phase: upkeep
board: { monsters: { woods: [fixture] } }`,
      ['use:scales-of-thoth', 'symbol:star', 'keep', 'stop', 'evade'],
    );
    expect(position.decision.key).toBe('q.roll');
    expect(comparePredictions(position)).toMatchObject({ 'q.roll o.roll evade roll 0': 80 });
  });
});

describe('a chance without a check', () => {
  it('is that of the reroll of a Curse, and of both rolls for a Tainted investigator [P-BENEF-05]', async () => {
    const anoint = (cards: string, dice: readonly number[]) =>
      loadPosition(
        `packs: [base, dark-pharaoh]
investigators:
  - { name: Ann, place: woods, cursed: true, cards: ${cards} }
  - { name: Bob, place: northside, cards: [anointed] }
phase: upkeep`,
        [],
        dice,
      );
    expect(comparePredictions(filterPredictions(await anoint('[]', [4]), /anoint/), ONE_AND_FIVE)).toEqual({
      'q.anoint chance yes 0': 17,
    });
    expect(
      comparePredictions(filterPredictions(await anoint('[tainted-soul]', [1, 4]), /anoint/), ONE_AND_FIVE),
    ).toEqual({
      'q.anoint chance yes 0': 3,
    });
  });

  it('is that of the return by the next Upkeep, and a Blessing does not change it [H-UPKEEP-39, H-BLESS-02]', async () => {
    for (const blessed of [false, true]) {
      const position = await loadPosition(
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
      expect(comparePredictions(filterPredictions(position, /give-up/))).toEqual({ 'q.give-up chance keep 0': 33 });
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
    const position = await loadPosition(AT_THE_GATE);
    expect(position.decision.key).toBe('q.activity');
    const percentages = comparePredictions(filterPredictions(position, /drawn in/), ALL_FACES);
    // Three empty spaces, or one: neither of two dice is low enough.
    expect(percentages).toEqual({
      'q.activity seal, drawn in by Terror seal 0': 25,
      'q.activity seal, drawn in by Doom seal 0': 69,
    });
  });

  it('is that of an escape from the Ancient One [H-AO-22]', async () => {
    // Both dice of the encounter check are too high for one empty space; then Ann misses and is missed.
    const answers = ['seal', 'doom:2:terror:0', 'no-bonus', 'no-bonus'];
    const position = await loadPosition(AT_THE_GATE, answers, [4, 6, ...Array.from({ length: 12 }, () => 1)]);
    expect(position.decision.key).toBe('q.ancient-escape');
    expect(comparePredictions(filterPredictions(position, /away/), ALL_FACES)).toEqual({
      'q.ancient-escape away escape 0': 31,
    });
  });
});

describe('a route through a patrolled street', () => {
  const walkFrom = (place: string, monsters = '{}') =>
    loadPosition(
      `packs: [base, dark-pharaoh, dark-pharaoh-revised]
define: { monsters: [{ id: foe, like: zombie, horror: null }] }
inPlay: [{ card: police-patrol, at: northside }]
investigators: [{ name: Ann, place: ${place}, skills: { speed: 4, sneak: 2 }, clues: 0, cards: [] }]
phase: movement
board: { monsters: ${monsters} }`,
    );
  const chancesOf = (position: PredictedPosition) => comparePredictions(filterPredictions(position, /way$/));

  it('has the chance of the Sneak check on leaving, also of the first street [P-REV-01]', async () => {
    const fromTheStreet = Object.values(chancesOf(await walkFrom('northside')));
    expect(new Set(fromTheStreet)).toEqual(new Set([56]));
    const throughTheStreet = Object.values(chancesOf(await walkFrom('newspaper')));
    expect(new Set(throughTheStreet)).toEqual(new Set([56]));
  });

  it('ends with the check where the movement ends in the street, in both languages [P-REV-01]', async () => {
    const { content, view, decision } = await walkFrom('newspaper');
    const guardAt = (at: string) => findDestinations(content, view, decision)?.find(({ place }) => place === at)?.guard;
    expect(guardAt('train-station')).toBeUndefined();
    const guard = guardAt('northside');
    expect(guard).toMatchObject({ card: 'police-patrol', fate: 'arrested' });
    const textIn = (language: 'en' | 'de') => {
      const w = createWords(language, { ...CATALOGUES[language], ...SHARED_CATALOGUES[language] }, content);
      return guard && w.say('shared.walk.guard', guardArgs(w, guard));
    };
    expect(textIn('en')).toMatch(/^Police Patrol \(Northside\): Sneak check 56%\. If you fail, you are arrested\.$/);
    expect(textIn('de')).toMatch(/: Heimlichkeitsprobe 56\s%\. Misslingt sie, wirst du verhaftet\.$/);
  });

  it('has the chance of the check and of evading a monster there [P-REV-01, A-MOVE-07]', async () => {
    const chances = Object.values(chancesOf(await walkFrom('northside', '{ northside: [foe] }')));
    expect(new Set(chances)).toEqual(new Set([39]));
  });
});

it('the chance of a fight: a weapon that misfires is replaced by the best of the others [A-COMBAT-10, A-COMBAT-17]', async () => {
  const position = await loadPosition(
    `packs: [base, dark-pharaoh]
rumor: { card: return-to-the-old-ways, since: 1 }
define: { monsters: [{ id: foe, like: zombie, horror: null }] }
investigators: [{ name: Ann, place: woods, returnedOn: 1, skills: { fight: 2 }, clues: 0, cards: [38-revolver, knife] }]
phase: movement
board: { monsters: { woods: [foe] } }`,
    ['engage:foe-1'],
  );
  const fights = filterPredictions(position, /o.fight combat$/);
  const chances = Object.values(
    comparePredictions(fights, [
      [1, 1 / 3],
      [3, 1 / 3],
      [5, 1 / 3],
    ]),
  );
  expect(chances).toEqual([72]);
});
