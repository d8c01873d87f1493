import type { Modifier } from '../../language/modifiers.js';
import type { InPlay } from '../game.js';

/** No modifiers at all. */
export const NONE_IN_PLAY: InPlay<never> = [];

export type Kind = Modifier['mod'];
export type OfKind<M extends Kind> = Extract<Modifier, { mod: M }>;

/** Modifiers in play by what they modify: whoever asks wants one kind, and of most kinds there are none. */
export type ByKind = ReadonlyMap<Kind, InPlay<Modifier>>;

/** Sorts modifiers in play by what they modify; those of a kind stay in their order. */
export function byKind(list: InPlay<Modifier>): ByKind {
  const sorted = new Map<Kind, (readonly [Modifier, string])[]>();
  for (const one of list) {
    const { mod } = one[0];
    const alike = sorted.get(mod);
    if (alike) alike.push(one);
    else sorted.set(mod, [one]);
  }
  return sorted;
}

/** Those of a kind. */
export function ofKind<M extends Kind>(sorted: ByKind, mod: M): InPlay<OfKind<M>> {
  return (sorted.get(mod) as InPlay<OfKind<M>> | undefined) ?? NONE_IN_PLAY;
}
