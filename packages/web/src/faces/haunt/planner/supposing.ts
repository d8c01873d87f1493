import type { HauntPlan } from '@vigil/rules';
import { useSyncExternalStore } from 'react';

/** A move that is supposed while its end is pointed at: who goes where. `held`: until it is pressed once more. */
interface Supposing {
  readonly seat: number;
  readonly place: string;
  readonly held: boolean;
}

/** A move of a plan, with what the monsters come to then. */
export type Supposed = HauntPlan['supposed'][number];

let now: Supposing | undefined;
const heard = new Set<() => void>();

/** Supposes a move, or none. */
export function suppose(next: Supposing | undefined): void {
  if (next === now) return;
  now = next;
  for (const tell of heard) tell();
}

/** What is supposed now. */
export function supposing(): Supposing | undefined {
  return now;
}

/** The move of a plan that is supposed now, with what comes of it. */
export function useSupposed(plan: HauntPlan): Supposed | undefined {
  const moved = useSyncExternalStore(listen, supposing);
  return moved && plan.supposed.find(({ seat, place }) => seat === moved.seat && place === moved.place);
}

function listen(tell: () => void): () => void {
  heard.add(tell);
  return () => heard.delete(tell);
}
