import type { Rule } from '@vigil/engine';
import { matchesMonster } from '../../common/figures/filters.js';
import { isForbidden, modifiersInPlay } from '../../common/figures/modifiers.js';
import { takeTop } from '../../common/known-order.js';
import { mixIntoCup } from '../../common/people/trophies.js';
import { collectCluesAt } from '../board/clues.js';
import { openPlaceOrStreet } from '../board/places.js';
import { type Game, isInCity } from '../game.js';
import type { BoardMonster } from '../state.js';
import { changeClues } from './monster-clues.js';

/** The source and waiting place of monsters with the crescent, as worlds are for others (H-UPKEEP-09). */
export const OUTSKIRTS = 'outskirts';

// ---- the cup ----

/**
 * Draws a monster from the cup. An empty cup is refilled with the topmost monster of the Outskirts and of each Other
 * World (H-EXHAUST-03). Undefined: none anywhere. A monster barred by a card is set aside and goes back. No limit
 * applies (H-EXHAUST-04).
 */
export function* drawMonster(g: Game): Rule<string | undefined> {
  const barred = modifiersInPlay(g, 'barFromPlay').map(([{ monsters }]) => monsters);
  const setAside: string[] = [];
  let drawn = yield* takeFromCup(g);
  while (drawn !== undefined && barred.some((filter) => matchesMonster(g, drawn as string, filter))) {
    setAside.push(drawn);
    drawn = yield* takeFromCup(g);
  }
  for (const token of setAside) mixIntoCup(g, token);
  return drawn;
}

function* takeFromCup(g: Game): Rule<string | undefined> {
  if (g.s.cup.length === 0) yield* returnTopmostToCup(g);
  const drawn = takeTop(g.s, 'cup', g.makeMutable(g.s, 'cup'));
  if (drawn !== undefined) g.reveal();
  return drawn;
}

/** Returns the topmost monster of the Outskirts and of each Other World to the cup (H-EXHAUST-03). */
function* returnTopmostToCup(g: Game): Rule {
  for (const stack of [OUTSKIRTS, ...g.content.worlds.keys()]) {
    const monster = topmostMonster(g, stack);
    if (monster) yield* g.rules.board.returnMonster(g, monster.token, 'cup');
  }
}

// ---- onto, across and off the board ----

/**
 * Places a monster in the city or on the stack of the world `place`. If a place is closed, at its street. `clues`:
 * number it is given, limited by the pool. In the city it also takes the clues there (H-UPKEEP-29). Effects of the
 * current Upkeep spare it (H-UPKEEP-17).
 */
export function* placeMonster(g: Game, token: string, place: string, clues = 0): Rule {
  const { s } = g;
  const at = openPlaceOrStreet(g, place);
  const given = clues > 0 ? g.rules.people.availableFromSupply(g, 'clue', clues) : 0;
  s.monsters.push({ token, at, clues: given });
  g.emit?.({ type: 'monsterPlaced', monster: token, at });
  if (given > 0) g.emit?.({ type: 'monsterClues', monster: token, by: given, clues: given });
  if (s.step.phase === 'upkeep' && !s.placedToday.includes(token)) g.makeMutable(s, 'placedToday').push(token);
  yield* collectCluesAt(g, at);
}

/**
 * Moves a monster on the board directly to another part of it. Onto the stack of a world or the Outskirts its clues are
 * lost to the pool (H-BANISH-06). In the city it takes the clues there.
 */
export function* sendMonster(g: Game, monster: BoardMonster, to: string): Rule {
  const { monsters } = g.s;
  const at = openPlaceOrStreet(g, to);
  const from = monster.at;
  monsters.splice(monsters.indexOf(monster), 1);
  monsters.push(monster);
  monster.at = at;
  g.emit?.({ type: 'monsterMoved', monster: monster.token, from, to: at });
  if (isInCity(g, at)) yield* collectCluesAt(g, at);
  else changeClues(g, monster, -monster.clues);
}

/** True if effects that remove monsters spare it: placed in this Upkeep (H-UPKEEP-17, H-UPKEEP-18). */
export function isSparedThisUpkeep(g: Game, token: string): boolean {
  return g.s.placedToday.includes(token);
}

// ---- stacks ----

/** Returns the top monster of a world's stack or the Outskirts: the one placed last (H-UPKEEP-11). */
export function topmostMonster(g: Game, stack: string): BoardMonster | undefined {
  return g.s.monsters.findLast(({ at }) => at === stack);
}

/**
 * Returns a monster's home stack: the world of its symbol, by the gates, or the Outskirts (H-UPKEEP-08, H-UPKEEP-09).
 */
export function homeStackOf(g: Game, token: string): string {
  const { symbol } = g.monster(token);
  for (const gate of g.content.gateMarkers.values()) if (gate.symbol === symbol) return gate.world;
  return OUTSKIRTS;
}

/**
 * True if an investigator there, or in the street of a closed place, prevents gates and monsters from appearing
 * (H-BASE-21).
 */
export function isAppearanceForbidden(g: Game, place: string): boolean {
  const at = openPlaceOrStreet(g, place);
  for (const who of g.s.investigators) if (who.place === at && isForbidden(g, who, 'appear-here')) return true;
  return false;
}
