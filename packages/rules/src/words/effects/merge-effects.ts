/** Effects that a card lists one by one, and its text says at once. */
import type { Condition, Region } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import type { Neighbourhoods } from '../nouns.js';

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Merges consecutive effects that differ in the neighborhood only: removed monsters, and effects on those who are there. */
export function mergeNeighbourhoods(of: Effects): Effects {
  const merged: Effect[] = [];
  for (const effect of of) {
    const last = merged.at(-1);
    const both = last && (mergedRemovals(last, effect) ?? mergedConditions(last, effect));
    if (both === undefined) merged.push(effect);
    else merged[merged.length - 1] = both;
  }
  return merged;
}

function mergedRemovals(a: Effect, b: Effect): Effect | undefined {
  if (a.do !== 'remove' || b.do !== 'remove' || a.one || b.one) return undefined;
  if (!isSame({ ...a, from: 0 }, { ...b, from: 0 })) return undefined;
  const from = mergedRegions(a.from, b.from);
  return from && { ...a, from };
}

function mergedConditions(a: Effect, b: Effect): Effect | undefined {
  if (a.do !== 'if' || b.do !== 'if' || a.else || b.else || !isSame(a.then, b.then)) return undefined;
  const low = mergedBounds(a.condition, b.condition);
  if (low !== undefined) return { ...a, condition: low };
  if (!('at' in a.condition) || !('at' in b.condition)) return undefined;
  const at = mergedRegions(a.condition.at, b.condition.at);
  return at && { ...a, condition: { at } satisfies Condition };
}

/** "your Sanity or Stamina is at most 1": only texts count the lower of the two. */
function mergedBounds(a: Condition, b: Condition): Condition | undefined {
  if (!('hasAtMost' in a) || !('hasAtMost' in b) || a.atMost !== b.atMost) return undefined;
  if (a.hasAtMost !== 'sanity' || b.hasAtMost !== 'stamina') return undefined;
  return { ...a, hasAtMost: 'sanity-or-stamina' as unknown as typeof a.hasAtMost };
}

function mergedRegions(a: Region | Neighbourhoods, b: Region): Region | undefined {
  if (b.in !== 'neighbourhood') return undefined;
  const before = a.in === 'neighbourhoods' ? a.places : a.in === 'neighbourhood' ? [a.place] : undefined;
  // Only texts know regions of several neighborhoods.
  return before && ({ in: 'neighbourhoods', places: [...before, b.place] } as unknown as Region);
}

/** Returns the symbols of a choice that removes the monsters with one of them, and the first of its removals. */
export function symbolsToChoose(
  options: readonly Effects[],
): { readonly removal: EffectOf<'remove'>; readonly symbols: readonly string[] } | undefined {
  const removals = options.flatMap((option) => {
    const [only] = option;
    return option.length === 1 && only?.do === 'remove' && only.monsters.symbol !== undefined ? [only] : [];
  });
  const [removal] = removals;
  if (removal === undefined || removals.length < Math.max(2, options.length)) return undefined;
  if (!removals.every((one) => isSame({ ...one, monsters: 0 }, { ...removal, monsters: 0 }))) return undefined;
  return { removal, symbols: removals.map(({ monsters }) => monsters.symbol as string) };
}

/** True for two losses that reduce Sanity and Stamina to the same number. */
export function isEqualReduction(e: Effect, next: Effect): boolean {
  const to = (of: Effect) =>
    of.do === 'lose' && typeof of.amount === 'object' && 'downTo' in of.amount ? of : undefined;
  const [first, second] = [to(e), to(next)];
  if (first === undefined || second === undefined || first.what === second.what) return false;
  return first.what !== 'clue' && second.what !== 'clue' && isSame(first.amount, second.amount);
}

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
