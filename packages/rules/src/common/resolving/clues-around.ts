import { forbidden } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { keepCluesCapped } from './resources.js';

/** The clues that lie in somebody's neighbourhood, by their places. */
export function cluesAround(g: Game, { place }: Investigator): [at: string, clues: number][] {
  const around = g.place(place).neighbourhood ?? place;
  return Object.entries(g.s.clues).filter(([at]) => g.place(at).neighbourhood === around);
}

/** He takes all of them. */
export function gatherClues(g: Game, who: Investigator): void {
  if (forbidden(g, who, 'take-clues')) return;
  for (const [at, amount] of cluesAround(g, who)) {
    g.layClues(at, 0);
    who.clues += amount;
    g.tell?.({ type: 'cluesTaken', seat: who.seat, at, amount });
  }
  keepCluesCapped(g, who);
}
