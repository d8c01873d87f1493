import { type Foresight, type HauntView, hauntContent, hauntForesight } from '@vigil/rules';
import { content } from '../game/words.js';

const own = hauntContent(content);
const known = new WeakMap<HauntView, Foresight>();

/** What the monsters of a position are about to do; worked out once for each position. */
export function foresightOf(view: HauntView): Foresight {
  let foresight = known.get(view);
  if (!foresight) {
    foresight = hauntForesight(own, view);
    known.set(view, foresight);
  }
  return foresight;
}

/** Whether the monsters have yet to move in the phase under way, or in the next one. */
export function movesAhead({ step }: HauntView): boolean {
  return step.phase === 'day' || (step.phase === 'city' && step.segment <= 3);
}
