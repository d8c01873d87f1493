import type { Modifier } from '../../language/modifiers.js';
import type { TextsInPlay } from '../game.js';

/** No modifiers at all. */
export const NO_MODIFIERS: TextsInPlay<never> = [];

export type ModifierKind = Modifier['mod'];
export type ModifierOfKind<M extends ModifierKind> = Extract<Modifier, { mod: M }>;

/** Modifiers in play by kind. A caller asks for one kind, and most kinds are absent. */
export type ModifiersByKind = ReadonlyMap<ModifierKind, TextsInPlay<Modifier>>;

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
