import type { Rule } from '@vigil/engine';
import type { ClosedPlace } from '../../common/state.js';
import { mapPacked } from '../../language/lists.js';
import type { Game } from '../game.js';

/**
 * Closes a location for good or until the end of a turn (of the next turn by default). No one can enter it (A-MOVE-18).
 * Everyone and everything in it moves to its street at once (A-MYTHOS-50, A-TERROR-03). Under an open gate this waits
 * until the gate closes (A-ENC-28).
 */
export function* closePlace(g: Game, at: string, until: ClosedPlace['until'] = g.s.turn + 1): Rule {
  const { closed } = g.s;
  const before = closed.find((place) => place.at === at);
  const now = before === undefined ? until : laterOf(before.until, until);
  g.s.closed = before
    ? mapPacked(closed, (place) => (place === before ? { at, until: now } : place))
    : [...closed, { at, until }];
  if (now !== before?.until) g.emit?.({ type: 'closed', at, until: now });
  if (!g.gateAt(at)) yield* vacatePlace(g, at);
}

function laterOf(one: ClosedPlace['until'], other: ClosedPlace['until']): ClosedPlace['until'] {
  if (one === 'for-good' || other === 'for-good') return 'for-good';
  if (one === 'in-play' || other === 'in-play') return 'in-play';
  return Math.max(one, other);
}

/** Moves everyone and everything in a location to its street; explored markers are left behind (A-MOVE-12). */
export function* vacatePlace(g: Game, at: string): Rule {
  const { street } = g.place(at);
  if (street === undefined) return;
  for (const who of g.s.investigators) if (who.place === at) yield* g.rules.people.relocate(g, who, street, at);
  for (const monster of g.s.monsters) {
    if (monster.at === at) yield* g.rules.board.moveMonster(g, monster, street);
  }
}

/** True if a closed marker lies on a place, also under a gate. */
export function hasClosedMarker(g: Game, at: string): boolean {
  for (const place of g.s.closed) if (place.at === at) return true;
  return false;
}

/** True if a place cannot be entered. A gate over the closed marker replaces the location while open (A-ENC-28). */
export function isClosed(g: Game, at: string): boolean {
  return hasClosedMarker(g, at) && g.gateAt(at) === undefined;
}

/** True if a location is stable, by its print or because it is sealed (A-ENC-45, A-MISC-25). */
export function isStable(g: Game, at: string): boolean {
  return g.place(at).stable || g.rules.gates.isSealed(g, at);
}

/**
 * True if a gate can open at a place, which excludes stable locations (A-MISC-25). A text can open a gate in a street
 * too (P-REV-04). That gate cannot be sealed, since only unstable locations can be (A-ENC-46).
 */
export function canHaveGate(g: Game, at: string): boolean {
  const { kind, kindDef, stable } = g.place(at);
  return kindDef.onFoot === true && (kind !== 'location' || !stable);
}

/** Returns the place, or its street while it is closed (A-MOVE-18). */
export function openPlaceOrStreet(g: Game, at: string): string {
  return (isClosed(g, at) && g.place(at).street) || at;
}

/** Reopens places that were closed until the end of this turn (A-MYTHOS-49). */
export function reopenPlaces(g: Game): void {
  const { s } = g;
  if (s.closed.length === 0) return;
  reopen(g, ({ until }) => typeof until === 'number' && until <= s.turn);
}

/** Reopens places that a card kept closed when it leaves play. */
export function reopenClosedBy(g: Game, card: string): void {
  if (g.s.closed.length === 0) return;
  const keptClosed = (g.mythos(card).effects ?? []).flatMap((effect) =>
    effect.do === 'closePlaces' && effect.until === 'in-play' ? effect.places : [],
  );
  reopen(g, ({ at, until }) => until === 'in-play' && keptClosed.includes(at));
}

function reopen(g: Game, opens: (place: ClosedPlace) => boolean): void {
  for (const place of g.s.closed) if (opens(place)) g.emit?.({ type: 'opened', at: place.at });
  g.s.closed = g.s.closed.filter((place) => !opens(place));
}
