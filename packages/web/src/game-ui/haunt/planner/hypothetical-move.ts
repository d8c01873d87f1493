import type { HauntPlan } from '@vigil/rules';
import { useSyncExternalStore } from 'react';

/** A move that is supposed while its end is pointed at: who goes where. `held`: until it is pressed once more. */
interface HypotheticalMove {
  readonly seat: number;
  readonly place: string;
  readonly isPinned: boolean;
}

/** A move of a plan, with what the monsters come to then. */
export type MovePreview = HauntPlan['whatIfs'][number];

let current: HypotheticalMove | undefined;
const listeners = new Set<() => void>();

/** Supposes a move, or none. */
export function setHypotheticalMove(next: HypotheticalMove | undefined): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** What is supposed now. */
export function getHypotheticalMove(): HypotheticalMove | undefined {
  return current;
}

/** The move of a plan that is supposed now, with what comes of it. */
export function useMovePreview(plan: HauntPlan): MovePreview | undefined {
  const moved = useSyncExternalStore(subscribe, getHypotheticalMove);
  return moved && plan.whatIfs.find(({ seat, place }) => seat === moved.seat && place === moved.place);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
