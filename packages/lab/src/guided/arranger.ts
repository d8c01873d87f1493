import type { RandomSource } from '@vigil/bots';
import type { Content } from '@vigil/rules';
import type { Arrangement } from '../arrange/arrangement.js';
import type { Coverage } from '../coverage/coverage.js';
import type { Resolution } from '../coverage/coverage-arkham.js';

/** The tools that arrange a position. */
export interface Arranger<T = Arrangement, R extends string = Resolution> {
  readonly table: T;
  readonly coverage: Coverage<R>;
  readonly chance: RandomSource;
}

/** Returns the owners of entries (`card/at`) and abilities (`card:1`), each once. */
export function ownersOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.split(/[/:]/)[0] as string))];
}

/** Returns a random item; undefined for an empty list. */
export function pickRandom<T>(chance: RandomSource, list: readonly T[]): T | undefined {
  return list[chance.below(list.length)];
}

/** Returns the list in random order. */
export function shuffle<T>(chance: RandomSource, list: readonly T[]): T[] {
  const left = [...list];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(chance.below(left.length), 1));
  return order;
}

/** Returns the entries (`card/at`) that give one of these cards. */
export function entriesGivingCards(
  cards: Content['locationCards'] | Content['gateCards'],
  lacking: readonly string[],
): string[] {
  if (lacking.length === 0) return [];
  return [...cards.values()].flatMap(({ id, entries }) =>
    entries.flatMap((entry) => {
      const text = JSON.stringify(entry);
      return lacking.some((card) => text.includes(`"${card}"`)) ? [`${id}/${entry.at}`] : [];
    }),
  );
}
