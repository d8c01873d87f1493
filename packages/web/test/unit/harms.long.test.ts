/** Harms of answers in a few random games: the text of the page states each. */
import { isHarmStated, measureHarms } from '@vigil/lab';
import { describe, expect, it } from 'vitest';
import { loadContent } from '../../src/text/loaded-content.js';
import { pageTextOf } from './page-text.js';

/** Games to play out, for about ten seconds each. `least`: the number of harms found at least. */
const CAMPAIGNS = [
  { game: 'arkham', seed: '1', games: 2, least: 3 },
  { game: 'haunt', seed: '1', games: 3, least: 15 },
] as const;

describe('the text of an answer on the page', () => {
  for (const { game, seed, games, least } of CAMPAIGNS) {
    it(`states every harm that follows it, in random games of ${game}`, async () => {
      const unstated: string[] = [];
      let found = 0;
      for await (const one of measureHarms({ game, seed, games })) {
        if (one.harms.length === 0) continue;
        const text = pageTextOf(await loadContent(one.boxes.map(({ pack }) => pack.id)), one);
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
