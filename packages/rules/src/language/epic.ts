import type { Effects } from './effects.js';
import type { MonsterAbility } from './terms.js';

/** Changes to an attack of the Ancient One: a modifier of its check, and the effects of failing it. */
export interface StrikeChange {
  readonly modifier?: number;
  readonly instead?: Effects;
}

/** A part of a round of the epic battle (K-EPIC-04). */
export type EpicStep =
  /**
   * The investigators attack in turn order. `defenses`: additional abilities of the Ancient One against these attacks.
   */
  | { readonly does: 'investigators'; readonly who?: 'first-player'; readonly defenses?: readonly MonsterAbility[] }
  | ({ readonly does: 'ancient-one' } & StrikeChange)
  /** The start-of-battle effect again, for each of them. */
  | { readonly does: 'start' }
  /** A plot card of the Ancient One is drawn and resolved (K-EPIC-05). */
  | { readonly does: 'plot' }
  /** Its Combat rating changes for the rest of the battle. */
  | { readonly does: 'rating'; readonly by: number }
  /** Resolved for the first player. */
  | { readonly does: 'effects'; readonly then: Effects }
  /** All investigators are devoured, and the game is lost (K-EPIC-07). */
  | { readonly does: 'end' };

/** A card of the epic battle, or a plot card. Its modifiers last to the end of the round. */
export interface EpicCard {
  /** For a battle card: its half of the deck. */
  readonly half?: 'green' | 'red';
  /** For a plot card: its Ancient One, which need not be at the table. */
  readonly plotOf?: string;
  readonly steps: readonly EpicStep[];
}
