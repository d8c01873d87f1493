import type { HauntPlan } from '@vigil/rules';
import { useSyncExternalStore } from 'react';

/** A hypothetical move, while its destination is hovered. `isPinned`: kept until the next press. */
interface HypotheticalMove {
  readonly seat: number;
  readonly place: string;
  readonly isPinned: boolean;
}

/** A hypothetical move of a plan, with the resulting moves of the monsters. */
export type MovePreview = HauntPlan['whatIfs'][number];

let current: HypotheticalMove | undefined;
const listeners = new Set<() => void>();

/** Sets or clears the hypothetical move. */
export function setHypotheticalMove(next: HypotheticalMove | undefined): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the hypothetical move. */
export function getHypotheticalMove(): HypotheticalMove | undefined {
  return current;
}

/** Returns the entry of a plan for the hypothetical move. */
export function useMovePreview(plan: HauntPlan): MovePreview | undefined {
  const moved = useSyncExternalStore(subscribe, getHypotheticalMove);
  return moved && plan.whatIfs.find(({ seat, place }) => seat === moved.seat && place === moved.place);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
