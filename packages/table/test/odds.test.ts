import { BASE } from '@vigil/content';
import { describe, expect, it } from 'vitest';
import { chanceOfReroll, chanceOfSuccesses, chanceOfTwo, formatPercent, oddsTable } from '../src/index.js';

/** The printed table: dice, then the chance of 1, 2, … or more successes, in per cent. */
const PRINTED = `
 1  33
 2  56 11
 3  70 26 4
 4  80 41 11 1
 5  87 54 21 5 0
 6  91 65 32 10 2 0
 7  94 74 43 17 5 1 0
 8  96 80 53 26 9 2 0 0
 9  97 86 62 35 14 4 1 0 0
10  98 90 70 44 21 8 2 0 0 0
11  99 92 77 53 29 12 4 1 0 0
12  99 95 82 61 37 18 7 2 0 0
13  99 96 86 68 45 24 10 3 1 0
14 100 97 89 74 52 31 15 6 2 0
15 100 98 92 79 60 38 20 9 3 1`;

/** Returns the chance of an event by enumerating all rolls of so many dice. */
function countChance(dice: number, isMet: (throws: readonly number[]) => boolean): number {
  const all = 6 ** dice;
  let matching = 0;
  for (let n = 0; n < all; n++) {
    if (isMet(Array.from({ length: dice }, (_, i) => (Math.floor(n / 6 ** i) % 6) + 1))) matching++;
  }
  return matching / all;
}
const successes = (dice: readonly number[]) => dice.filter((die) => die >= 5).length;

describe('the odds', () => {
  it('equal the printed table [H-ODDS-01]', () => {
    const printed = PRINTED.trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/).map(Number).slice(1));
    expect(oddsTable()).toEqual(printed);
  });

  it('equal the enumerated chances of fives and sixes [H-ODDS-01]', () => {
    for (const [dice, least] of [
      [1, 1],
      [3, 1],
      [4, 2],
      [5, 4],
    ] as const) {
      expect(chanceOfSuccesses(dice, least)).toBeCloseTo(
        countChance(dice, (all) => successes(all) >= least),
        12,
      );
    }
    expect([chanceOfSuccesses(0, 1), chanceOfSuccesses(3, 0)]).toEqual([0, 1]);
  });

  it('have tables for Blessed and Cursed investigators as well [A-SKILL-04] [A-SKILL-05] [H-ODDS-02]', () => {
    const shownPercent = (rolls: 'blessed' | 'cursed' | 'either' | 'both', dice: number, least: number) =>
      oddsTable(rolls)[dice - 1]?.[least - 1];
    const chanceFrom = (from: number) => countChance(4, (all) => all.filter((die) => die >= from).length >= 2);
    expect(shownPercent('blessed', 4, 2)).toBe(Math.round(chanceFrom(4) * 100));
    expect(shownPercent('cursed', 4, 2)).toBe(Math.round(chanceFrom(6) * 100));
    const one = countChance(2, (all) => successes(all) >= 1);
    expect(shownPercent('either', 2, 1)).toBe(Math.round((1 - (1 - one) ** 2) * 100));
    expect(shownPercent('both', 2, 1)).toBe(Math.round(one ** 2 * 100));
    expect(oddsTable('blessed').map((row) => row.length)).toEqual(oddsTable().map((row) => row.length));
  });

  it('are shown as 0 or 100 percent only if they are exact [H-ODDS-01]', () => {
    expect([formatPercent(0.999), formatPercent(0.001), formatPercent(1), formatPercent(0)]).toEqual([
      '99\u00a0%',
      '1\u00a0%',
      '100\u00a0%',
      '0\u00a0%',
    ]);
  });

  it('of failing with Shrivelling and a Lore bonus of 4 are 3 in 10 [H-ADD-18]', () => {
    const shrivelling = BASE.cards.find(({ id }) => id === 'shrivelling');
    const modifier = shrivelling?.abilities?.[0]?.cast?.modifier as number;
    expect(Math.round((1 - chanceOfSuccesses(4 + modifier, 1)) * 10)).toBe(3);
  });

  it('with a Clue of Joe Diamond equal those of 2 more dice [H-ODDS-02]', () => {
    const joe = BASE.investigators.find(({ id }) => id === 'joe-diamond');
    const more = joe?.modifiers?.find(({ mod }) => mod === 'clueDice');
    const perClue = 1 + (more?.mod === 'clueDice' ? more.by : 0);
    expect(chanceOfSuccesses(2 + perClue, 2)).toBeCloseTo(
      countChance(4, (dice) => successes(dice) >= 2),
      12,
    );
  });

  it('of two rolls require either roll for the Blessed and both rolls for the Cursed [H-ODDS-02]', () => {
    const passes = (dice: readonly number[]) => successes(dice) >= 1;
    const either = countChance(4, (dice) => passes(dice.slice(0, 2)) || passes(dice.slice(2)));
    const both = countChance(4, (dice) => passes(dice.slice(0, 2)) && passes(dice.slice(2)));
    expect(chanceOfTwo(chanceOfSuccesses(2, 1), 'either')).toBeCloseTo(either, 12);
    expect(chanceOfTwo(chanceOfSuccesses(2, 1), 'both')).toBeCloseTo(both, 12);
    expect(chanceOfTwo(chanceOfSuccesses(2, 1), undefined)).toBe(chanceOfSuccesses(2, 1));
  });

  it('of a repeated roll include the second roll, of all dice or of the failures [H-ODDS-02]', () => {
    const all = countChance(4, (dice) => successes(dice.slice(0, 2)) >= 2 || successes(dice.slice(2)) >= 2);
    const failures = countChance(4, ([a = 0, b = 0, c = 0, d = 0]) => successes([Math.max(a, c), Math.max(b, d)]) >= 2);
    expect(chanceOfReroll(2, 2, 'all')).toBeCloseTo(all, 12);
    expect(chanceOfReroll(2, 2, 'failures')).toBeCloseTo(failures, 12);
  });
});
