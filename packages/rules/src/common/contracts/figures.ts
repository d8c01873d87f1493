import type { Ability, Trigger } from '../../language/abilities.js';
import type { MonsterDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import type { MonsterAbility, Movement } from '../../language/terms.js';
import type { TextsInPlay } from '../game.js';
import type { CardInPlay } from '../state.js';

export type ModifierKind = Modifier['mod'];

export type ModifierOfKind<M extends ModifierKind> = Extract<Modifier, { mod: M }>;

/** Modifiers in play by kind. A caller asks for one kind, and most kinds are absent. */
export type ModifiersByKind = ReadonlyMap<ModifierKind, TextsInPlay<Modifier>>;

/** The key of a moment, for looking up abilities. */
export type MomentKey =
  | `phase:${'upkeep' | 'movement' | 'arkham-encounters' | 'any'}`
  | 'before:check'
  | 'before:loss'
  | 'before:draw'
  | 'after:movement'
  | 'after:clues'
  | 'at:casting'
  | 'before:ancient-attack'
  | 'after:roll'
  | 'after:encounter-card'
  | 'after:mythos-card'
  | 'after:failed-horror'
  | 'after:failed-combat'
  | 'in:combat'
  | 'at:spending-clue'
  | 'at:explored-gate';

/**
 * An ability and its component. `n`: its index among that component's abilities. `possessionAt`: the index of the card in
 * the hand; -1 for a sheet and for cards on the table.
 */
export interface HeldAbility {
  readonly source: string;
  readonly ability: Ability;
  readonly n: number;
  readonly possessionAt: number;
}

/** Abilities by the moment at which they can be used. */
export type AbilitiesByMoment = ReadonlyMap<MomentKey, readonly HeldAbility[]>;

export type Rating = { readonly rating: number; readonly damage: number };

/** A monster's values with all changes in play and in the current fight. */
export interface MonsterStats {
  readonly awareness: number;
  readonly horror: Rating | undefined;
  readonly combat: Rating | undefined;
  readonly toughness: number;
  readonly movement: Movement;
  /** Replaces the printed faces on which its effect in place of moving takes place. */
  readonly moveFaces: readonly number[] | undefined;
  readonly abilities: readonly MonsterAbility[];
  readonly nightmarish: number;
  readonly overwhelming: number;
}

/** The texts of the Ancient One and the cards on the table, sorted for look-up, with their cards. */
export interface OnTable {
  readonly ancientOne: string | undefined;
  readonly cards: readonly CardInPlay[];
  readonly modifiers: ModifiersByKind;
  readonly triggers: TextsInPlay<Trigger>;
  readonly abilities: AbilitiesByMoment;
  /** Stats of monsters that depend on nothing else, cached by {@link monsterStats} per kind. */
  readonly monsterStats: Map<MonsterDef, MonsterStats>;
}
