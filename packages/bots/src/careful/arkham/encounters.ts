/** Worth of encounters at locations, read from the effects of their cards. */
import type { Content } from '@vigil/rules';
import { type Beneficiary, worthOfEffects } from '../effects.js';
import { WEIGHTS } from '../weights.js';

const worthsCache = new WeakMap<Content, ReadonlyMap<string, number>>();

/** Returns what an encounter at each location is worth on average to an average investigator; computed once. */
export function encounterWorths(content: Content): ReadonlyMap<string, number> {
  let worths = worthsCache.get(content);
  if (!worths) {
    worths = collectWorths(content);
    worthsCache.set(content, worths);
  }
  return worths;
}

function collectWorths(content: Content): ReadonlyMap<string, number> {
  const who = averageInvestigator(content);
  const sums = new Map<string, { sum: number; n: number }>();
  for (const { entries } of content.locationCards.values()) {
    for (const { at, effects } of entries) {
      const entry = sums.get(at) ?? { sum: 0, n: 0 };
      entry.sum += worthOfEffects(who, effects);
      entry.n++;
      sums.set(at, entry);
    }
  }
  return new Map([...sums].map(([at, { sum, n }]) => [at, sum / n]));
}

function averageInvestigator(content: Content): Beneficiary {
  return {
    content,
    weights: WEIGHTS,
    sealPrice: 5,
    sanity: 4,
    stamina: 4,
    maximum: { sanity: 5, stamina: 5 },
    clues: 2,
    money: 3,
    faces: 2,
    skill: () => 3,
  };
}
