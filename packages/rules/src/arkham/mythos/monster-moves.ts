import { nearestOf } from '../../common/board/gates.js';
import { modifiersInPlay, skillValue } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import type { MonsterDef } from '../../language/components.js';
import type { Modifier } from '../../language/modifiers.js';
import type { Intention, MoveContext } from '../contracts.js';
import type { ArkhamBoardRules, Game } from '../game.js';
import type { Investigator } from '../state.js';

type HuntMove = Extract<MonsterDef['move'], { readonly hunts: string }>;

/** The plan to stay in place. */
export const STAY: Intention = { does: 'stay' };

/** The monster moves by border colour; the base game has no stalking or swimming monsters. */
export const MONSTER_MOVES: ArkhamBoardRules['moves'] = {
  // A-MYTHOS-32
  normal: (g, { at }, mover) => walk(g, at, mover, 1),
  // A-MYTHOS-33
  stationary: () => STAY,
  // A-MYTHOS-34
  fast: (g, { at }, mover) => walk(g, at, mover, 2),
  flying: (g, { at }) => fly(g, at),
  unique: (g, monster, mover) => moveByToken(g, monster, mover),
  stalker: undefined,
  aquatic: undefined,
};

/** Returns the plan described on the token. */
function moveByToken(g: Game, { at }: BoardMonster, mover: MoveContext): Intention {
  const { move } = mover.kind;
  if (!move || 'effects' in move) return STAY;
  if ('like' in move) return walk(g, at, mover, move.like === 'fast' ? 2 : 1);
  if ('seeks' in move) {
    // A closed place cannot be entered (A-MOVE-18).
    const places = Object.keys(g.s.clues).filter((area) => g.cluesAt(area) > 0 && !g.rules.board.isClosed(g, area));
    const to = nearestOf(
      g,
      at,
      places.map((area) => ({ at: area })),
    ).map((place) => place.at);
    return to.length > 0 ? { does: 'go', to, why: 'A-MYTHOS-35' } : STAY;
  }
  return hunt(g, at, move);
}

/** True if an investigator is in an area. */
export function hasInvestigatorAt(g: Game, area: string): boolean {
  for (const who of g.s.investigators) if (who.place === area) return true;
  return false;
}

/**
 * Follows arrows of one colour for at most `steps` areas, up to the first with an investigator (A-MYTHOS-30,
 * A-MYTHOS-34).
 */
function walk(g: Game, from: string, { arrows, elusive }: MoveContext, steps: number): Intention {
  const path: string[] = [];
  let at = from;
  for (let step = 0; step < steps; step++) {
    const next = g.place(at)[arrows];
    if (next === undefined) break;
    path.push(next);
    at = next;
    if (!elusive && hasInvestigatorAt(g, at)) break;
  }
  return path.length > 0 ? { does: 'walk', path } : STAY;
}

/**
 * Plans a flight (A-MYTHOS-36 to A-MYTHOS-40). It goes to an investigator in a connected street, from the Sky in any
 * street, or else to the Sky. Investigators in locations are no targets unless a card extends the Sky to them; another
 * card closes the Sky. `spared`: investigators that a card protects.
 */
export function fly(g: Game, from: string, spared?: (who: Investigator) => boolean): Intention {
  const inSky = from === 'sky';
  const closed = isSky(g, 'closed');
  if (inSky && closed) return STAY;
  const connects = g.rules.board.adjacentAreas(g, from);
  const targets: Investigator[] = [];
  for (const who of g.s.investigators) {
    const isInReach = inSky
      ? isNextToSky(g, who.place)
      : g.place(who.place).kind === 'street' && connects.includes(who.place);
    if (isInReach && !spared?.(who)) targets.push(who);
  }
  if (targets.length > 0) return { does: 'go', to: leastSneaky(g, targets), why: 'A-MYTHOS-41' };
  return inSky || closed || isSky(g, 'out-of-reach') ? STAY : { does: 'go', to: ['sky'], why: 'A-MYTHOS-37' };
}

/** True if a card gives the Sky this property. */
export function isSky(g: Game, what: Extract<Modifier, { mod: 'sky' }>['is']): boolean {
  return modifiersInPlay(g, 'sky').some(([{ is }]) => is === what);
}

/** True if the Sky is next to an area: a street, or by a card an unstable location that monsters can enter. */
function isNextToSky(g: Game, area: string): boolean {
  const { kind } = g.place(area);
  if (kind === 'street') return true;
  return kind === 'location' && !g.rules.board.isStable(g, area) && isSky(g, 'over-locations');
}

/**
 * Goes straight to the nearest investigator it hunts, at any distance, even in another town. Some locations are spared
 * (A-MISC-19).
 */
function hunt(g: Game, from: string, { hunts, sparing }: HuntMove): Intention {
  const isPrey = ({ place }: Investigator) => {
    const { kind } = g.place(place);
    // A sealed location counts as stable (A-ENC-45).
    const isHuntedPlace =
      hunts === 'investigator-in-location'
        ? kind === 'location'
        : kind === 'street' || (kind === 'location' && !g.rules.board.isStable(g, place));
    return isHuntedPlace && !sparing.includes(place);
  };
  const prey = g.s.investigators.filter(isPrey).map((who) => ({ at: who.place, who }));
  if (prey.length === 0) return STAY;
  const targets = nearestOf(g, from, prey).map(({ who }) => who);
  return { does: 'go', to: leastSneaky(g, targets), why: 'A-MISC-19' };
}

/** Returns the areas of the targets with the lowest current Sneak (A-MYTHOS-40), each once. */
export function leastSneaky(g: Game, targets: readonly Investigator[]): string[] {
  let least = Number.POSITIVE_INFINITY;
  let areas: string[] = [];
  for (const who of targets) {
    const sneak = skillValue(g, who, 'sneak');
    if (sneak < least) {
      least = sneak;
      areas = [who.place];
    } else if (sneak === least && !areas.includes(who.place)) areas.push(who.place);
  }
  return areas;
}
