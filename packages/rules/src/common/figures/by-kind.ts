import type { Modifier } from '../../language/modifiers.js';
import type { TextsInPlay } from '../game.js';

/** No modifiers at all. */
export const NO_MODIFIERS: TextsInPlay<never> = [];

export type ModifierKind = Modifier['mod'];
export type ModifierOfKind<M extends ModifierKind> = Extract<Modifier, { mod: M }>;

/** Modifiers in play by what they modify: whoever asks wants one kind, and of most kinds there are none. */
export type ModifiersByKind = ReadonlyMap<ModifierKind, TextsInPlay<Modifier>>;

/** Sorts modifiers in play by what they modify; those of a kind stay in their order. */
export function groupByKind(list: TextsInPlay<Modifier>): ModifiersByKind {
  const sorted = new Map<ModifierKind, (readonly [Modifier, string])[]>();
  for (const one of list) {
    const { mod } = one[0];
    const alike = sorted.get(mod);
    if (alike) alike.push(one);
    else sorted.set(mod, [one]);
  }
  return sorted;
}

/** Those of a kind. */
export function modifiersOfKind<M extends ModifierKind>(
  sorted: ModifiersByKind,
  mod: M,
): TextsInPlay<ModifierOfKind<M>> {
  return (sorted.get(mod) as TextsInPlay<ModifierOfKind<M>> | undefined) ?? NO_MODIFIERS;
}
