/** What waits for cards that are not there yet. */
import type { Effect, Effects } from '@vigil/rules';

/** An ally who joins, or a reward in his place: until the ally is there, the reward. */
export const joins = (_ally: string, reward: Effect | Effects): Effect => ({
  do: 'times',
  n: 1,
  then: Array.isArray(reward) ? (reward as Effects) : [reward as Effect],
});

export const NOT_YET: Effect = { do: 'times', n: 1, then: [] };
