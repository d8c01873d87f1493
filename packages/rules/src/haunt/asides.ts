import type { Aside } from '@vigil/engine';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

export function asides(_g: Game): Aside[] {
  return [];
}
export function asidesWhileBusy(g: Game, _who: Investigator): (() => Aside[]) | undefined {
  return () => asides(g);
}
/** Whether somebody could hand him a clue for the check just rolled. */
export function waitsAfterRoll(_g: Game, _who: Investigator): boolean {
  return false;
}
