import { asDecisionOf, type Investigator, type TypedDecision } from '@vigil/rules';
import { SKILL_PAIRS } from '@vigil/table';

/** A stop of a slider: the pair of skills, and the position from the left, 0 to 3. */
export type StopId = `${number}:${number}`;

/** The set-up question of each pair. */
const SET_UP_QUESTIONS = ['q.start-speed-sneak', 'q.start-fight-will', 'q.start-lore-luck'] as const;

/**
 * Returns the stops that an investigator's sliders can be moved to now, each with the answers that lead there. The
 * range is limited by the Focus (A-UPKEEP-08), and free at set-up (A-SETUP-13). Empty if no such question is open.
 */
export function findReachableStops(
  decision: TypedDecision | undefined,
  who: Pick<Investigator, 'id' | 'sliders'>,
): ReadonlyMap<StopId, readonly string[]> {
  const ways = new Map<StopId, readonly string[]>();
  if (!decision) return ways;
  for (const [pair, key] of SET_UP_QUESTIONS.entries()) {
    if (asDecisionOf(decision, key)?.args.investigator !== who.id) continue;
    for (const [stop, { id }] of decision.options.entries()) ways.set(`${pair}:${stop}`, [id]);
  }
  const moved = asDecisionOf(decision, 'q.sliders');
  if (moved?.args.investigator !== who.id) return ways;
  for (const [pair, { pair: name }] of SKILL_PAIRS.entries()) {
    for (const [side, by] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const id = `${name}:${side}`;
      if (!decision.options.some((option) => option.id === id)) continue;
      const max = moved.args.free === 'yes' ? 3 : moved.args.focus;
      for (let n = 1; n <= max; n++) {
        const stop = (who.sliders[pair] ?? 0) + by * n;
        if (stop >= 0 && stop <= 3) ways.set(`${pair}:${stop}`, Array<string>(n).fill(id));
      }
    }
  }
  return ways;
}
