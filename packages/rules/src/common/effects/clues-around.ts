import type { Rule } from '@vigil/engine';
import { isForbidden } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { takeCluesOffBoard } from '../resources/resources.js';
import type { Investigator } from '../state.js';

/** Returns the clues in the investigator's neighbourhood, by place. */
export function cluesAround(g: Game, { place }: Investigator): [at: string, clues: number][] {
  const around = g.place(place).neighbourhood ?? place;
  return Object.entries(g.s.clues).filter(([at]) => g.place(at).neighbourhood === around);
}

/** Gives the investigator all clues of the neighbourhood. */
export function* gatherClues(g: Game, who: Investigator): Rule {
  const around = cluesAround(g, who);
  if (around.length > 0 && !isForbidden(g, who, 'take-clues')) yield* takeCluesOffBoard(g, who, around);
}
