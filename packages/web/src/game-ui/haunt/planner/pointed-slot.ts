import type { HauntPlan } from '@vigil/rules';
import { useSyncExternalStore } from 'react';

/** A Speed slot under the pointer or in focus. */
interface PointedSlot {
  readonly seat: number;
  readonly slot: number;
}

/** The preview of a City phase that a slot starts. */
export type SlotPreview = HauntPlan['slots'][number];

let current: PointedSlot | undefined;
const listeners = new Set<() => void>();

/** Sets or clears the pointed slot. */
export function setPointedSlot(next: PointedSlot | undefined): void {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the preview of the pointed slot. */
export function usePointedSlot(plan: HauntPlan | undefined): SlotPreview | undefined {
  const pointed = useSyncExternalStore(subscribe, getPointedSlot);
  return pointed && plan?.slots.find(({ seat, slot }) => seat === pointed.seat && slot === pointed.slot);
}

function getPointedSlot(): PointedSlot | undefined {
  return current;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
