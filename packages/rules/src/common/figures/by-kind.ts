import type { Modifier } from '../../language/modifiers.js';
import type { ModifierKind, ModifierOfKind, ModifiersByKind } from '../contracts/figures.js';
import type { TextsInPlay } from '../game.js';

/** No modifiers at all. */
export const NO_MODIFIERS: TextsInPlay<never> = [];

/** Groups modifiers in play by kind. The order within a kind is kept. */
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

/** Returns the modifiers of a kind. */
export function modifiersOfKind<M extends ModifierKind>(
  sorted: ModifiersByKind,
  mod: M,
): TextsInPlay<ModifierOfKind<M>> {
  return (sorted.get(mod) as TextsInPlay<ModifierOfKind<M>> | undefined) ?? NO_MODIFIERS;
}
