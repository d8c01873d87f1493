import type { HauntView } from '@vigil/rules';

/** Whether the monsters have yet to move in the phase under way, or in the next one. */
export function willMonstersMove({ step }: HauntView): boolean {
  return step.phase === 'day' || (step.phase === 'city' && step.segment <= 3);
}
