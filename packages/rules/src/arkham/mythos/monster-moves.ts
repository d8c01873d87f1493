import { nearestOf } from '../../common/board/gates.js';
import { modifiersInPlay, skillValue } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import type { MonsterDef } from '../../language/components.js';
import type { Effects } from '../../language/effects.js';
import type { Modifier } from '../../language/modifiers.js';
import type { ArkhamBoardRules } from '../extra-rules.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** The arrows a monster follows. */
export type Arrows = 'white' | 'black';

/** What a monster would do when its symbol is named. */
export type Intention =
  | { readonly does: 'stay' }
  /** Along its arrows, area by area. */
  | { readonly does: 'walk'; readonly path: readonly string[] }
  /** Straight to one of these areas; with several the first player chooses. */
  | { readonly does: 'go'; readonly to: readonly string[]; readonly why: string }
  /** Something else in place of moving. */
  | { readonly does: 'act'; readonly effects: Effects };

/** A monster whose symbol was named, with what its movement goes by. */
export interface MoveContext {
  readonly kind: MonsterDef;
  readonly arrows: Arrows;
  /** It stops for nobody. */
  readonly elusive: boolean;
}

type HuntMove = Extract<MonsterDef['move'], { readonly hunts: string }>;

/** Where a monster of a kind of movement goes. Nothing changes; written as a method, so that boxes may say more of `g`. */
export type MonsterMove = { intend(g: Game, monster: BoardMonster, mover: MoveContext): Intention }['intend'];

/** It stays where it is. */
export const STAY: Intention = { does: 'stay' };

/** The movement of monsters by the colour of their borders; no monster of the base game stalks or swims. */
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

/** As its token says. */
function moveByToken(g: Game, { at }: BoardMonster, mover: MoveContext): Intention {
  const { move } = mover.kind;
  if (!move || 'effects' in move) return STAY;
  if ('like' in move) return walk(g, at, mover, move.like === 'fast' ? 2 : 1);
  if ('seeks' in move) {
    // What is closed cannot be entered (A-MOVE-18).
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

/** Whether an investigator is in an area. */
export function hasInvestigatorAt(g: Game, area: string): boolean {
  for (const who of g.s.investigators) if (who.place === area) return true;
  return false;
}

/** So many steps along arrows of one colour, to the first area with an investigator (A-MYTHOS-30, A-MYTHOS-34). */
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
 * Flying (A-MYTHOS-36 to A-MYTHOS-40): to an investigator in a connected street, or from the Sky in any street; without
 * one to the Sky. Those in locations are never its target, unless a card has the Sky reach them; another closes the Sky.
 * `spared`: whom a card has it leave alone.
 */
export function fly(g: Game, from: string, spared?: (who: Investigator) => boolean): Intention {
  const inSky = from === 'sky';
  const closed = isSky(g, 'closed');
  if (inSky && closed) return STAY;
  const connects = g.rules.board.adjacentAreas(g, from);
  const targets: Investigator[] = [];
  for (const who of g.s.investigators) {
    const there = inSky
      ? isNextToSky(g, who.place)
      : g.place(who.place).kind === 'street' && connects.includes(who.place);
    if (there && !spared?.(who)) targets.push(who);
  }
  if (targets.length > 0) return { does: 'go', to: leastSneaky(g, targets), why: 'A-MYTHOS-41' };
  return inSky || closed || isSky(g, 'out-of-reach') ? STAY : { does: 'go', to: ['sky'], why: 'A-MYTHOS-37' };
}

/** Whether a card says so of the Sky. */
export function isSky(g: Game, what: Extract<Modifier, { mod: 'sky' }>['is']): boolean {
  return modifiersInPlay(g, 'sky').some(([{ is }]) => is === what);
}

/** Whether the Sky is next to an area: to streets, and by a card to unstable locations that monsters can enter. */
function isNextToSky(g: Game, area: string): boolean {
  const { kind } = g.place(area);
  if (kind === 'street') return true;
  return kind === 'location' && !g.rules.board.isStable(g, area) && isSky(g, 'over-locations');
}

/** Straight to the nearest investigator whom it hunts, at any distance, in another town too; some locations are spared (A-MISC-19). */
function hunt(g: Game, from: string, { hunts, sparing }: HuntMove): Intention {
  const isPrey = ({ place }: Investigator) => {
    const { kind } = g.place(place);
    // A sealed location counts as stable (A-ENC-45).
    const there =
      hunts === 'investigator-in-location'
        ? kind === 'location'
        : kind === 'street' || (kind === 'location' && !g.rules.board.isStable(g, place));
    return there && !sparing.includes(place);
  };
  const prey = g.s.investigators.filter(isPrey).map((who) => ({ at: who.place, who }));
  if (prey.length === 0) return STAY;
  const targets = nearestOf(g, from, prey).map(({ who }) => who);
  return { does: 'go', to: leastSneaky(g, targets), why: 'A-MISC-19' };
}

/** The areas of those with the lowest current Sneak (A-MYTHOS-40), each once. */
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
