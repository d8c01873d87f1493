/** Harms of answers in a few random games: the text of the terminal states each. */
import { isHarmStated, measureHarms } from '@vigil/lab';
import { describe, expect, it } from 'vitest';
import { terminalTextOf } from '../src/commands/answer-text.js';
import { gameAt } from '../src/games/index.js';

/** Games to play out, for about ten seconds each. `least`: the number of harms found at least. */
const CAMPAIGNS = [
  { game: 'arkham', seed: '1', games: 2, least: 3 },
  { game: 'haunt', seed: '1', games: 3, least: 15 },
] as const;

describe('the text of an answer in the terminal', () => {
  for (const { game, seed, games, least } of CAMPAIGNS) {
    it(`states every harm that follows it, in random games of ${game}`, async () => {
      const unstated: string[] = [];
      let found = 0;
      for await (const one of measureHarms({ game, seed, games })) {
        if (one.harms.length === 0) continue;
        const text = terminalTextOf(gameAt(game, one.boxes), one);
        found += one.harms.length;
        for (const { harm } of one.harms) {
          if (!isHarmStated(harm, text))
            unstated.push(`${harm}: --only ${one.index} after ${one.answers} answers\n${text}`);
        }
      }
      expect(unstated).toEqual([]);
      expect(found).toBeGreaterThanOrEqual(least);
    }, 300_000);
  }
});
