import type { Game } from './game.js';
import type { Investigator } from './state.js';

/**
 * Puts an investigator in an area, by whatever means. Leaving a location discards his explored marker (A-MOVE-12);
 * outside the Other Worlds nobody remembers a gate he entered through.
 */
export function relocate(g: Game, who: Investigator, to: string, from?: string): void {
  if (who.place === to) return;
  who.place = to;
  who.explored = false;
  if (g.place(to).kind !== 'world') who.enteredAt = undefined;
  g.tell?.({ type: 'moved', seat: who.seat, to, ...(from !== undefined && { from }) });
}
