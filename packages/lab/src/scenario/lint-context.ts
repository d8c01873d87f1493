import type { Words } from '@vigil/rules';
import type { Position } from './game.js';
import type { Offers } from './offers.js';

/** Context for recognising misspelt names in a scenario. */
export interface LintContext {
  readonly position: Position;
  readonly offers: Offers;
  readonly words: Words;
}
