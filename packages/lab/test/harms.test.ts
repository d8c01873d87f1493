/** Harms of answers in a few random games: the texts of terminal and page state each. */
import { describe, expect, it } from 'vitest';
import { terminalTextOf } from '../../cli/src/commands/answer-text.js';
import { isHarmStated } from '../../cli/src/commands/stated-harms.js';
import { gameAt } from '../../cli/src/games/index.js';
import { loadContent } from '../../web/src/text/loaded-content.js';
import { measureHarms } from '../src/harms/campaign.js';
import { pageTextOf } from './page-text.js';

/** Games to play out, for about ten seconds each. `least`: the number of harms found at least. */
const CAMPAIGNS = [
  { game: 'arkham', seed: '1', games: 3, least: 5 },
  { game: 'haunt', seed: '1', games: 3, least: 20 },
] as const;

describe('the text of an answer', () => {
  for (const { game, seed, games, least } of CAMPAIGNS) {
    it(`states every harm that follows it, in random games of ${game}`, async () => {
      const unstated: string[] = [];
      let found = 0;
      for await (const one of measureHarms({ game, seed, games })) {
        if (one.harms.length === 0) continue;
        const loaded = await loadContent(one.boxes.map(({ pack }) => pack.id));
        const texts = { terminal: terminalTextOf(gameAt(game, one.boxes), one), page: pageTextOf(loaded, one) };
        for (const { harm } of one.harms) {
          found++;
          for (const [where, text] of Object.entries(texts)) {
            if (!isHarmStated(harm, text))
              unstated.push(`${harm}: ${where} --only ${one.index} after ${one.answers} answers\n${text}`);
          }
        }
      }
      expect(unstated).toEqual([]);
      expect(found).toBeGreaterThanOrEqual(least);
    });
  }
});
