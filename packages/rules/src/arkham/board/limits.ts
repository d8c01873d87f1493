import { matchesMonster } from '../../common/figures/filters.js';
import { forbidden, modifiersInPlay } from '../../common/figures/modifiers.js';
import { intoCup } from '../../common/people/trophies.js';
import { takeOffBoard } from '../../common/resolving/monsters.js';
import type { MonsterFilter } from '../../language/effects.js';
import { awaken, slumbers } from '../end/awakening.js';
import type { Game } from '../game.js';
import { HIGHEST_TERROR, raiseTerror } from './tracks.js';

/** The printed monster limit (A-LIMIT-01). */
function normalLimit(g: Game): number {
  return g.players + 3;
}

/** How many monsters Arkham and the Sky may hold; without end at terror 10 (A-LIMIT-01, A-LIMIT-08). */
export function monsterLimit(g: Game): number {
  return g.s.terror >= HIGHEST_TERROR ? Number.POSITIVE_INFINITY : normalLimit(g);
}

/** How many monsters the Outskirts hold at most (A-LIMIT-05). */
export function outskirtsLimit(g: Game): number {
  return Math.max(0, 8 - g.players);
}

/**
 * The monsters that count against the limit: those in locations, streets and the Sky, without Spawn (A-LIMIT-02,
 * A-LIMIT-03).
 */
export function boardCount(g: Game): number {
  let count = 0;
  for (const { token, at } of g.s.monsters) if (at !== 'outskirts' && !isSpawn(g, token)) count++;
  return count;
}

/** Spawn monsters count against no limit and never go to the Outskirts (D-SPAWN-02). */
function isSpawn(g: Game, token: string): boolean {
  return g.monster(token).abilities.includes('spawn');
}

/**
 * Draws a monster from the cup; an empty cup awakens the Ancient One (A-AWAKEN-04). One that a card bars from play goes
 * back and another is drawn; each is seen once.
 */
export function drawMonster(g: Game): string {
  const barred = modifiersInPlay(g, 'barFromPlay').map(([{ monsters }]) => monsters);
  const setAside: string[] = [];
  let drawn = g.s.cup.shift();
  g.reveal();
  if (barred.length > 0) {
    while (drawn !== undefined && isAny(g, drawn, barred)) {
      setAside.push(drawn);
      drawn = g.s.cup.shift();
    }
    for (const token of setAside) returnToCup(g, token);
  }
  return drawn ?? awaken(g, 'no-monster');
}

function isAny(g: Game, token: string, filters: readonly MonsterFilter[]): boolean {
  return filters.some((filter) => matchesMonster(g, token, filter));
}

/** Mixes a token into the cup: to a random place, so that drawing from the front is a random draw. Tells nothing. */
export function returnToCup(g: Game, token: string): void {
  intoCup(g, token);
}

/** Takes a token off the board, if it stands there. Tells nothing. */
export function removeFromBoard(g: Game, token: string): void {
  takeOffBoard(g, token);
}

/**
 * Puts a drawn monster on the board: in its area, or in the Outskirts if it would bring the count above the limit
 * (A-LIMIT-04). When the Outskirts overflow, all in them go back to the cup and terror rises, with full effect before
 * anything else is placed (A-LIMIT-06, A-LIMIT-07, A-LIMIT-10).
 */
export function placeMonster(g: Game, token: string, at: string): void {
  const { s } = g;
  const fits = isSpawn(g, token) || boardCount(g) < monsterLimit(g);
  const to = fits ? at : 'outskirts';
  s.monsters.push({ token, at: to });
  g.tell?.({ type: 'monsterPlaced', monster: token, at: to });
  if (to !== 'outskirts') checkMonstersInPlay(g);
  else if (monstersOutside(g) > outskirtsLimit(g)) {
    emptyOutskirts(g);
    raiseTerror(g, 1);
  }
}

function monstersOutside(g: Game): number {
  let count = 0;
  for (const { at } of g.s.monsters) if (at === 'outskirts') count++;
  return count;
}

/** Returns all monsters in the Outskirts to the cup (A-LIMIT-06, A-TERROR-08). */
export function emptyOutskirts(g: Game): void {
  const { s } = g;
  const outside = s.monsters.filter((monster) => monster.at === 'outskirts');
  if (outside.length === 0) return;
  s.monsters = s.monsters.filter((monster) => monster.at !== 'outskirts');
  for (const { token } of outside) {
    returnToCup(g, token);
    g.tell?.({ type: 'monsterGone', monster: token, to: 'cup' });
  }
}

/**
 * At terror 10, twice the normal limit of monsters in Arkham and the Sky awakens the Ancient One (A-AWAKEN-05,
 * A-AWAKEN-06).
 */
export function checkMonstersInPlay(g: Game): void {
  if (g.s.terror < HIGHEST_TERROR || !slumbers(g)) return;
  if (boardCount(g) >= 2 * normalLimit(g)) awaken(g, 'too-many-monsters');
}

/**
 * Whether no gate and no monster can appear at a place: it is sealed (A-ENC-23, A-ENC-44), or somebody stands there who
 * keeps them away.
 */
export function appearForbidden(g: Game, at: string): boolean {
  const { seals, investigators } = g.s;
  if (seals.includes(at)) return true;
  for (const who of investigators) if (who.place === at && forbidden(g, who, 'appear-here')) return true;
  return false;
}
