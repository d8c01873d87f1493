import type { Rule } from '@vigil/engine';
import type { ClosedPlace } from '../../common/state.js';
import type { Game } from '../game.js';

/**
 * Closes a place for the day or for good. No one can enter it, and everyone and everything inside goes to its street
 * (H-MONSTER-MOVE-35, H-BASE-05).
 */
export function* closePlace(g: Game, at: string, until: ClosedPlace['until'] = g.s.day): Rule {
  const { s } = g;
  const before = s.closed.find((place) => place.at === at);
  if (before?.until === 'for-good') return;
  s.closed = [...s.closed.filter((place) => place !== before), { at, until }];
  g.emit?.({ type: 'closed', at, until });
  yield* vacatePlace(g, at);
}

/** Moves everyone to the street of a place. A street has no other place: everyone in it stays until it opens. */
function* vacatePlace(g: Game, at: string): Rule {
  const { street } = g.place(at);
  if (street === undefined || street === at) return;
  for (const who of g.s.investigators) if (who.place === at) yield* g.rules.people.relocate(g, who, street, at);
  for (const monster of g.s.monsters) {
    if (monster.at !== at) continue;
    monster.at = street;
    g.emit?.({ type: 'monsterMoved', monster: monster.token, from: at, to: street });
  }
}

/** True if a place cannot be entered; a gate makes no difference (H-MONSTER-MOVE-35). */
export function isClosed(g: Game, at: string): boolean {
  return g.s.closed.some((place) => place.at === at);
}

/** Returns the place, or its street while it is closed (H-MONSTER-MOVE-35). */
export function openPlaceOrStreet(g: Game, at: string): string {
  return g.rules.board.isClosed(g, at) ? (g.place(at).street ?? at) : at;
}

/** Upkeep IV: reopens places closed by the old cards (H-BASE-05). */
export function reopenPlaces(g: Game): void {
  const { s } = g;
  if (s.closed.length === 0) return;
  for (const { at, until } of s.closed) if (until !== 'for-good') g.emit?.({ type: 'opened', at });
  s.closed = s.closed.filter(({ until }) => until === 'for-good');
}
