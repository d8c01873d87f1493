/** Chances in decisions, compared with an enumeration of all rolls by the rules. */
import { aboutOf } from '@vigil/rules';
import { foeOdds } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { ALL_FACES, SIXES } from '../src/odds/exact.js';
import { comparePredictions, loadPosition } from './odds-positions.js';

const ENCOUNTER = (check: string) => `
define:
  locationCards:
    - { id: a-test, neighbourhood: uptown, entries: [{ at: woods, effects: [{ do: may, then: [{ do: check, check: ${check}, modifier: 0, pass: [{ do: gain, what: money, amount: 5 }] }] }] }] }
decks: { uptown: [a-test], mythos: [quiet] }
phase: arkham-encounters
`;

describe('the effect of Clues on a check', () => {
  it('is no die for the first Clue of an investigator with Depression [D-INJURY-06]', async () => {
    const position = await loadPosition(`${ENCOUNTER('lore')}
packs: [base, dunwich]
investigators: [{ name: Ann, place: woods, clues: 2, skills: { lore: 1 }, cards: [depression] }]`);
    const percentages = comparePredictions(position);
    expect(percentages).toEqual({
      'q.may o.yes lore yes 0': 33,
      'q.may o.yes lore, with Clues yes 1': 33,
      'q.may o.yes lore, with Clues yes 2': 56,
    });
  });

  it('is 2 dice for 2 Clues with Mania, and none for a single Clue [D-INJURY-06]', async () => {
    const mania = (clues: number) =>
      loadPosition(`${ENCOUNTER('lore')}
packs: [base, dunwich]
investigators: [{ name: Ann, place: woods, clues: ${clues}, skills: { lore: 1 }, cards: [mania] }]`);
    expect(comparePredictions(await mania(1))).toEqual({ 'q.may o.yes lore yes 0': 33 });
    const { decision } = await mania(3);
    expect(aboutOf(decision).checks?.yes?.spend).toEqual([{ clues: 2, dice: 2 }]);
    expect(comparePredictions(await mania(3))).toMatchObject({ 'q.may o.yes lore, with Clues yes 1': 70 });
  });

  it('ends after 2 Clues for a skill with an injury [D-INJURY-06]', async () => {
    const position = await loadPosition(`${ENCOUNTER('fight')}
packs: [base, dunwich]
investigators: [{ name: Ann, place: woods, clues: 4, skills: { fight: 2 }, cards: [injured-arm] }]`);
    expect(aboutOf(position.decision).checks?.yes?.spend).toHaveLength(2);
    comparePredictions(position);
  });

  it('is no die for the first Clue in a fight with Hysteria [D-INJURY-06]', async () => {
    const position = await loadPosition(
      `packs: [base, dunwich]
define: { monsters: [{ id: brute, symbol: star, combat: { rating: 0, damage: 1 }, toughness: 1 }] }
investigators: [{ name: Ann, place: woods, clues: 2, skills: { fight: 1 }, cards: [hysteria], returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [brute] } }`,
      ['engage:brute-1'],
    );
    expect(comparePredictions(position)).toMatchObject({
      'q.fight-or-flee o.fight combat fight 0': 33,
      'q.fight-or-flee o.fight combat, with Clues fight 1': 33,
      'q.fight-or-flee o.fight combat, with Clues fight 2': 56,
    });
  });
});

describe('a fight before it is chosen', () => {
  it('has the die of a Crawling One subtracted [K-BOARD-01]', async () => {
    const position = await loadPosition(
      `packs: [base, kingsport]
investigators: [{ name: Ann, place: woods, skills: { fight: 3 }, returnedOn: 1 }]
phase: movement
board: { monsters: { woods: [{ kind: crawling-one, as: It }] } }
define: { monsters: [{ id: crawling-one, like: crawling-one, horror: null }] }`,
      ['engage:crawling-one-1'],
    );
    const percentages = comparePredictions(
      { ...position, predictions: position.predictions.filter(({ what }) => /combat/.test(what)) },
      ALL_FACES,
    );
    expect(percentages['q.fight-or-flee o.fight combat fight 0']).toBeLessThan(60);
  });

  const BRUTE = `
define: { monsters: [{ id: brute, symbol: star, combat: { rating: 0, damage: 3 }, toughness: 2 }] }
phase: movement
board: { monsters: { woods: [brute] } }`;

  it.each([
    ['dark-pharaoh', 'locusts: { turn: 1, tokens: [brute-1] }', 'Plague of Locusts [A-COMBAT-10]'],
    ['dark-pharaoh-revised', 'spells: [{ turn: 1, spell: shroud, seat: 0 }]', 'Shroud of Shadow [A-COMBAT-10]'],
  ])('includes a lower toughness of the monster in this turn: %s %s', async (box, part) => {
    const packs = box === 'dark-pharaoh' ? '[base, dark-pharaoh]' : '[base, dark-pharaoh, dark-pharaoh-revised]';
    const position = await loadPosition(
      `packs: ${packs}
boxes: { ${box}: { ${part} } }${BRUTE}
investigators: [{ name: Ann, place: woods, skills: { fight: 2 }, returnedOn: 1 }]`,
      ['engage:brute-1'],
    );
    expect(comparePredictions(position)).toMatchObject({ 'q.fight-or-flee o.fight combat fight 0': 56 });
  });

  it('shows the cost of a failure after the modifiers of the sheet, for Sanity and Stamina [A-COMBAT-03, A-COMBAT-12]', async () => {
    const cost = async (sheet: string) => {
      const { decision } = await loadPosition(
        `define: { monsters: [{ id: brute, symbol: star, horror: { rating: 0, damage: 3 }, combat: { rating: 0, damage: 3 }, toughness: 2 }] }
phase: movement
board: { monsters: { woods: [brute] } }
investigators: [{ name: Ann, sheet: ${sheet}, place: woods }]`,
        ['go:uptown'],
      );
      const { fight, horror, evade } = aboutOf(decision).checks ?? {};
      return [fight?.fails, evade?.fails, horror?.fails];
    };
    expect(await cost('harvey-walters')).toEqual([{ stamina: 3 }, { stamina: 3 }, { sanity: 2 }]);
    expect(await cost('michael-mcglen')).toEqual([{ stamina: 2 }, { stamina: 2 }, { sanity: 3 }]);
  });
});

describe('weapons and Spells for a fight', () => {
  const armed = (packs: string, cards: string, more = '') =>
    loadPosition(
      `packs: ${packs}
define: { monsters: [{ id: brute, symbol: star, combat: { rating: -1, damage: 1 }, toughness: 1 }] }
investigators: [{ name: Ann, place: woods, skills: { fight: 1, lore: 1 }, cards: ${cards}, returnedOn: 1${more} }]
phase: movement
board: { monsters: { woods: [brute] } }`,
      ['engage:brute-1', 'fight'],
    );

  it('have the hands of a failed Spell occupied for the round, also if other cards need them [A-COMBAT-21]', async () => {
    comparePredictions(await armed('[base]', '[axe, wither]'));
  });

  it('have the hands of a failed Spell occupied also against a card that fights without hands [A-COMBAT-21]', async () => {
    comparePredictions(await armed('[base, kingsport]', '[spectral-razor, martial-arts]'));
  });

  it('leave no fight if a casting takes the last Sanity [A-SPELL-07]', async () => {
    const position = await armed('[base]', '[knife, shrivelling]', ', sanity: 1');
    const percentages = comparePredictions(position);
    const spells = Object.keys(percentages).filter(
      (of) => of.startsWith('q.hands hands with a spell take:') || of.startsWith('q.hands hands with a spell use:'),
    );
    expect(spells.map((of) => percentages[of])).toEqual([0]);
  });

  it('include all effects of a Spell: Storm of Spirits adds 3 and requires a Lore roll [A-COMBAT-18]', async () => {
    comparePredictions(await armed('[base, king-in-yellow]', '[storm-of-spirits]'));
  });

  it('count a six twice for a weapon with that rule [A-COMBAT-17]', async () => {
    comparePredictions(await armed('[base]', '[shotgun]'), SIXES);
  });
});

it('a Spell after a roll must be cast first, and does not help an investigator defeated by its cost [A-SKILL-12, A-SPELL-07]', async () => {
  const foresee = (sanity: number) =>
    loadPosition(
      `${ENCOUNTER('fight')}
packs: [base, dunwich]
investigators: [{ name: Ann, place: woods, sanity: ${sanity}, skills: { fight: 2, lore: 2 }, cards: [foresee] }]`,
      ['yes'],
      [1, 1],
    );
  expect(comparePredictions(await foresee(3))).toEqual({ 'q.after-roll o.cast use:foresee 0': 19 });
  expect(comparePredictions(await foresee(1))).toEqual({ 'q.after-roll o.cast use:foresee 0': 0 });
});

describe('a chance in Haunt of the Watchers', () => {
  it('counts a six twice in the question of the bonus, too, for a weapon with that rule [H-SKILL-05]', async () => {
    const position = await loadPosition(
      `game: haunt
define: { monsters: [{ id: brute, awareness: 1, combat: { rating: -4, damage: 1 }, toughness: 2 }] }
investigators:
  - { name: Zed, place: uptown }
  - { name: Ann, place: woods, cards: [shotgun], skills: { fight-will: [1/0, 0/0, 0/0, 0/0] }, slots: { covered: [speed-sneak, lore-luck] } }
phase: city
segment: 4
board: { monsters: { woods: [brute] } }`,
      ['fight', 'take:shotgun', 'roll'],
      [6, 6, 6, 6],
    );
    expect(position.decision.key).toBe('q.bonus');
    expect(Object.values(comparePredictions(position, SIXES))).toEqual([0, 17]);
  });

  it('of a stop among monsters is that of the initiative roll, with 2 successes against an ambush [H-ENC-INIT-03]', async () => {
    const { decision } = await loadPosition(`game: haunt
define: { monsters: [{ id: lurker, awareness: 1, abilities: [ambush] }] }
investigators:
  - { name: Ann, place: uptown, skills: { speed-sneak: [4/0, 4/0, 4/0, 4/0] } }
  - { name: Zed, place: downtown, skills: { speed-sneak: [4/0, 4/0, 4/0, 4/0] } }
phase: city
active: Ann
board: { monsters: { woods: [lurker] } }`);
    const [foe] = aboutOf(decision).foes ?? [];
    expect([foe?.evade?.difficulty, foe?.initiative?.difficulty]).toEqual([1, 2]);
    expect(foe && foeOdds(foe)).toMatchObject({ evade: 1 / 3, initiative: 0 });
  });

  it('of a fight against one of two monsters does not include the other monster [H-ENC-ENG-01]', async () => {
    const position = await loadPosition(
      `game: haunt
define:
  monsters:
    - { id: tempter, awareness: 1, toughness: 1, beforeHorror: [{ do: check, check: luck, modifier: 0, pass: [], fail: [{ do: returnMonster, to: cup }] }] }
    - { id: brute, awareness: 1, combat: { rating: -4, damage: 1 }, toughness: 3 }
investigators:
  - { name: Zed, place: uptown }
  - { name: Ann, place: woods, skills: { speed-sneak: [0/0, 0/0, 0/0, 0/0], fight-will: [3/0, 3/0, 3/0, 3/0], lore-luck: [0/1, 0/1, 0/1, 0/1] }, slots: { covered: [speed-sneak] } }
phase: city
segment: 4
board: { monsters: { woods: [tempter, brute] } }`,
      [],
      [1, 1, 1],
    );
    expect(position.decision.key).toBe('q.engage-monster');
    const fights = position.predictions.filter(
      ({ what, plan }) => / fight$/.test(what) && plan.monster === 'tempter-1',
    );
    expect(comparePredictions({ ...position, predictions: fights })).toEqual({
      'q.engage-monster fight engage:tempter-1 0': 70,
    });
  });

  it('of a return is one die for each Lost investigator [H-UPKEEP-37, H-LITAS-02]', async () => {
    const lost = (others: string) =>
      loadPosition(
        `game: haunt
define: { mythos: [{ id: calm, gate: graveyard, white: [square], black: [circle] }] }
investigators: [{ name: Ann, place: lost }, ${others}]
decks: { mythos: [calm] }
phase: upkeep
segment: 9`,
        [],
        [4],
      );
    for (const others of ['{ name: Cid, place: woods }', '{ name: Bob, place: lost }, { name: Cid, place: woods }']) {
      const position = await lost(others);
      expect(position.decision.key).toBe('q.give-up');
      expect(comparePredictions(position)).toEqual({ 'q.give-up chance keep 0': 33 });
    }
  });
});

it('the chance of all Clues after a roll includes every Clue that is left [A-SKILL-08]', async () => {
  const position = await loadPosition(
    `${ENCOUNTER('lore')}
investigators: [{ name: Ann, place: woods, clues: 3, skills: { lore: 1 } }]`,
    ['yes'],
    [1],
  );
  expect(comparePredictions(position)).toEqual({
    'q.after-roll o.clue clue 0': 33,
    'q.after-roll o.clue, all clue 2': 70,
  });
});
