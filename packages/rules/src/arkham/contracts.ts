/** Types that the game of Arkham shares with its rules. */

import type { MonsterDef } from '../language/components.js';
import type { Effects } from '../language/effects.js';

/** Colour of the arrows that a monster follows. */
export type Arrows = 'white' | 'black';

/** The plan of a monster whose symbol is named. */
export type Intention =
  | { readonly does: 'stay' }
  /** Along its arrows, area by area. */
  | { readonly does: 'walk'; readonly path: readonly string[] }
  /** Straight to one of these areas; with several the first player chooses. */
  | { readonly does: 'go'; readonly to: readonly string[]; readonly why: string }
  /** An effect in place of moving. */
  | { readonly does: 'act'; readonly effects: Effects };

/** A monster whose symbol was named, with the factors of its movement. */
export interface MoveContext {
  readonly kind: MonsterDef;
  readonly arrows: Arrows;
  /** It does not stop for investigators. */
  readonly elusive: boolean;
}
