/** Chances in decisions of random games, compared with forks that have fresh dice. */
import { measureOdds, summarizeKinds } from '@vigil/lab';
import { expect, it } from 'vitest';

it('no kind of chance is wrong in random games of either kind, with fixed seeds [A-SKILL-01, H-SKILL-05]', async () => {
  for (const game of ['arkham', 'haunt']) {
    const all = [];
    for await (const one of measureOdds({ game, seed: 'small', predictions: 60, effort: { forks: 16, most: 512 } }))
      all.push(one);
    expect(all.filter(({ differs }) => differs)).toEqual([]);
    // The price of a failed casting is stated in Haunt (H-SPELL-03).
    if (game === 'haunt') expect(all.map(({ what }) => what)).toContain('q.loss o.use spell, cost');
    expect(summarizeKinds(all).filter(({ errors }) => Math.abs(errors) > 5)).toEqual([]);
  }
});
