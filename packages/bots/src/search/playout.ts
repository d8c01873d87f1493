import type { Content } from '@vigil/rules';
import { policyPlayer } from '../careful/careful.js';
import { type AnyView, isHaunt } from '../careful/decision-context.js';
import { winningChance } from '../value/value.js';
import type { Candidate } from './candidates.js';
import type { ThinkablePlay } from './thinkable.js';

/** A playout with more answers than this ends with the value of its position. No game of the policy is as long. */
const MAX_ANSWERS = 4000;

/** Turns played on before the value of the position counts; days in Haunt. */
export const HORIZON = { arkham: 2, haunt: 1 } as const;

/** Turns for which the goal of a candidate holds, the present one included. */
const GOAL_TURNS = 2;

/** Settings of playouts. `horizon`: turns played on before the value; days in Haunt. */
export interface PlayoutOptions {
  readonly content: Content;
  readonly horizon: number;
}

/** Returns the time in a view by which a horizon counts: turns, or days. */
export function timeOf(view: AnyView): number {
  return isHaunt(view) ? view.day : view.turn;
}

/** True in the last battle, which is always played to its end. */
function isLastBattle(view: AnyView): boolean {
  return isHaunt(view) ? view.ancient !== undefined : view.battle !== undefined;
}

/** Gives an imagined game the candidate's answer and plays on: see {@link playOn}. */
export function playOut(
  world: ThinkablePlay,
  decision: string,
  { option, goal }: Candidate,
  start: number,
  options: PlayoutOptions,
): number {
  world.answer(decision, option);
  return playOn(world, goal, start, options);
}

/**
 * Lets the policy play an imagined game for all seats, and returns the chance of winning: 1 or 0 if the game ends, else
 * the value of the first position in which the horizon has passed. `goal`: where a seat is bound. `start`: the time from
 * which the horizon counts.
 */
export function playOn(
  world: ThinkablePlay,
  goal: Candidate['goal'],
  start: number,
  { content, horizon }: PlayoutOptions,
): number {
  const goals = new Map<number, string>();
  if (goal) goals.set(goal.seat, goal.at);
  const policy = policyPlayer(content, goals);
  let latest: AnyView | undefined;
  for (let i = 0; world.result === undefined; i++) {
    const turnBefore = latest && turnOf(latest);
    policy.move(world);
    const view = policy.viewRead() ?? latest;
    if (view && goal && hasArrived(view, goal, turnBefore)) goals.delete(goal.seat);
    latest = view;
    if (!latest || isLastBattle(latest)) continue;
    if (timeOf(latest) - start >= horizon || i >= MAX_ANSWERS) return winningChance(content, latest);
    if (goal && timeOf(latest) - start >= GOAL_TURNS) goals.delete(goal.seat);
  }
  return hasWon(world.result) ? 1 : 0;
}

function turnOf({ turn }: AnyView): number {
  return turn;
}

/** True if a goal is reached for good: its seat is there, and another turn has begun. */
function hasArrived(view: AnyView, { seat, at }: NonNullable<Candidate['goal']>, before: number | undefined): boolean {
  return before !== undefined && view.turn !== before && view.investigators[seat]?.place === at;
}

/** True if a result is a victory of the investigators. */
export function hasWon(result: unknown): boolean {
  return (result as { readonly won?: boolean } | undefined)?.won === true;
}
