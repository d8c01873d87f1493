import type { CommonCorrection } from '../../language/corrections.js';
import type { Game } from '../game.js';
import { giveCard, setFigure, setFocus, takeCard, turnCard } from './people.js';

/** What both games put right in the same way: the things of a person. */
type Alike = Extract<CommonCorrection, { do: 'figure' | 'give' | 'take' | 'exhaust' | 'focus' }>;

const ALIKE: ReadonlySet<string> = new Set<Alike['do']>(['figure', 'give', 'take', 'exhaust', 'focus']);

/** Whether a correction is one of these. */
export function isAlike<C extends { readonly do: string }>(correction: C): correction is C & Alike {
  return ALIKE.has(correction.do);
}

/** Puts it right. Throws `bad-correction` for what cannot be. */
export function amendAlike(g: Game, correction: Alike): void {
  switch (correction.do) {
    case 'figure':
      return setFigure(g, correction);
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
