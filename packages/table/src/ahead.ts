import type { CheckInSight } from '@vigil/rules';
import { chance, chanceOfTwo, perCent } from './odds.js';

/** How likely a check is to be passed as it would be rolled now; where a bonus can be allocated for it (Haunt), with that. */
export function chanceOf(check: CheckInSight): string {
  return perCent(passes(check, bestDice(check)));
}

/** The dice of a check with all that costs nothing but a bonus. */
export function bestDice({ dice, allocating }: CheckInSight): number {
  return allocating?.dice ?? dice;
}

/** How likely so many dice pass a check. */
export function passes({ difficulty, faces, sixes, second }: CheckInSight, dice: number): number {
  return chanceOfTwo(chance(dice, difficulty, faces.length, sixes), second);
}

/** Whether every success counts, and not only whether it is passed: as against the Ancient One awake (A-FINAL-16). */
export function everyCounts({ counts, difficulty }: CheckInSight): boolean {
  return counts === -1 && difficulty <= 1;
}

/** How many successes so many dice of a check come to on average. */
export function onAverage({ faces, sixes }: CheckInSight, dice: number): number {
  return (dice * (faces.length + (sixes && faces.includes(6) ? 1 : 0))) / 6;
}
