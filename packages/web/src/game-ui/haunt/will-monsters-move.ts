import type { HauntView } from '@vigil/rules';

/** True if the monsters have yet to move in the current phase, or in the next one. */
export function willMonstersMove({ step }: HauntView): boolean {
  return step.phase === 'day' || (step.phase === 'city' && step.segment <= 3);
}
