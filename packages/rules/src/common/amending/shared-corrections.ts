import type { CommonCorrection } from '../../language/corrections.js';
import type { Game } from '../game.js';
import { giveCard, setFocus, setResource, takeCard, turnCard } from './people.js';

/** Corrections that both games apply in the same way: the belongings of an investigator. */
type SharedCorrection = Extract<CommonCorrection, { do: 'figure' | 'give' | 'take' | 'exhaust' | 'focus' }>;

const SHARED_KINDS: ReadonlySet<string> = new Set<SharedCorrection['do']>([
  'figure',
  'give',
  'take',
  'exhaust',
  'focus',
]);

/** True if a correction is one of these. */
export function isSharedCorrection<C extends { readonly do: string }>(
  correction: C,
): correction is C & SharedCorrection {
  return SHARED_KINDS.has(correction.do);
}

/** Applies the correction. Throws `bad-correction` if it is impossible. */
export function applySharedCorrection(g: Game, correction: SharedCorrection): void {
  switch (correction.do) {
    case 'figure':
      return setResource(g, correction);
    case 'give':
      return giveCard(g, correction);
    case 'take':
      return takeCard(g, correction);
    case 'exhaust':
      return turnCard(g, correction);
    case 'focus':
      return setFocus(g, correction);
    default:
      return correction satisfies never;
  }
}
