import type { Effects } from './effects.js';
import type { MonsterAbility } from './terms.js';

/** What is otherwise in an attack of the Ancient One: its check is so much harder (below 0), whoever fails suffers this. */
export interface StrikeChange {
  readonly modifier?: number;
  readonly instead?: Effects;
}

/** A part of a round of the epic battle (K-EPIC-04). */
export type EpicStep =
  /** The investigators attack in turn order. `defenses`: what the Ancient One has against these attacks besides its own. */
  | { readonly does: 'investigators'; readonly who?: 'first-player'; readonly defenses?: readonly MonsterAbility[] }
  | ({ readonly does: 'ancient-one' } & StrikeChange)
  /** The start-of-battle effect once more, for each of them. */
  | { readonly does: 'start' }
  /** A plot card of the Ancient One is drawn and carried out (K-EPIC-05). */
  | { readonly does: 'plot' }
  /** Its Combat rating changes for the rest of the battle. */
  | { readonly does: 'rating'; readonly by: number }
  /** Resolved for the first player. */
  | { readonly does: 'effects'; readonly then: Effects }
  /** Everybody is devoured, and the game is lost (K-EPIC-07). */
  | { readonly does: 'end' };

/** A card of the epic battle, or a plot card. What its modifiers say holds to the end of the round. */
export interface EpicCard {
  /** Of a battle card: in which half of the deck it is. */
  readonly half?: 'green' | 'red';
  /** Of a plot card: of which Ancient One, which need not be at the table. */
  readonly plotOf?: string;
  readonly steps: readonly EpicStep[];
}
