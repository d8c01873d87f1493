/** Gates that are likely to open, and the awakening they lead to. */
import type { Content, View } from '@vigil/rules';
import type { Facts } from '../facts.js';
import type { Weights } from '../weights.js';

/** A position, its content, and what the planner weighs them by. */
export interface ArkhamPosition {
  readonly content: Content;
  readonly view: View;
  readonly weights: Weights;
  readonly facts: Facts;
}

/** Gates that open in a turn at least, by cards other than those of quiet places. */
const LEAST_GATE_RATE = 0.2;

/** Chance that the next Mythos card opens a gate: its place has neither a gate nor a seal. */
export function gateRate({ view, facts }: Pick<ArkhamPosition, 'view' | 'facts'>): number {
  let quiet = 0;
  for (const { at } of view.gates) quiet += facts.gateShare.get(at) ?? 0;
  for (const at of view.seals) quiet += facts.gateShare.get(at) ?? 0;
  return Math.max(0, 1 - quiet);
}

/** True if the Ancient One is about to awake, and can then be fought. */
export function isBeforeBattle(position: ArkhamPosition): boolean {
  const { content, view, weights } = position;
  const ancientOne = content.ancientOnes.get(view.ancientOne);
  if (!ancientOne || ancientOne.combatRating === 'undefeatable') return false;
  const left = Math.min(ancientOne.doom - view.doom, gatesLeft(view));
  return left <= weights.battleTurns * Math.max(LEAST_GATE_RATE, gateRate(position));
}

/** Number of gates that may still open before the Ancient One awakes. */
export function gatesLeft({ gates, figures }: View): number {
  return figures.gatesToAwaken - gates.length;
}
