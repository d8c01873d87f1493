import type { Aside, Rule } from '@vigil/engine';
import type { CheckResult, CheckSpec } from '../shared/checks.js';
import type { CheckSkill } from '../shared/modifiers.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/** The two printed values of a slot, first skill and second. `pair`: 0 speed-sneak, 1 fight-will, 2 lore-luck. */
export function slotValues(g: Game, who: Investigator, pair: number, slot: number): readonly [number, number] {
  const stops = g.sheet(who).sliders[PAIRS[pair] as (typeof PAIRS)[number]];
  return stops[slot] as readonly [number, number];
}
const PAIRS = ['speed-sneak', 'fight-will', 'lore-luck'] as const;

/** Allocates a free slot for the phase under way (H-SKILL-02). */
export function allocate(g: Game, who: Investigator, pair: number, slot: number): void {
  (who.slots[pair] as Investigator['slots'][number])[slot] = 'allocated';
  g.tell?.({ type: 'allocated', seat: who.seat, pair, slot });
}

/** When a phase ends what was allocated in it is spent (H-SKILL-08). */
export function coverSlots(who: Investigator): void {
  for (const slots of who.slots) slots.forEach((slot, i) => slot === 'allocated' && (slots[i] = 'covered'));
}

/** TODO helper 1 */
export function skillBase(_g: Game, _who: Investigator, _skill: CheckSkill): number | undefined {
  return undefined;
}
export function* readySkill(
  _g: Game,
  _who: Investigator,
  _spec: CheckSpec,
  _skill: CheckSkill,
): Rule<number | undefined> {
  return undefined;
}
export function allocationAsides(_g: Game): Aside[] {
  return [];
}
export function* focusCheck(
  _g: Game,
  _who: Investigator,
  _check: Pick<CheckSpec, 'modifier' | 'difficulty' | 'cause' | 'counts'>,
): Rule<CheckResult> {
  return { successes: 0, passed: false };
}
/** Upkeep XII. */
export function* takeOffMarkers(_g: Game, _who: Investigator): Rule {}
