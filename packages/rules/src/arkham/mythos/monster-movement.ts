import type { Option, Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isHeld, worstLoss } from '../../common/board/monster-moves.js';
import { figures, skillValue } from '../../common/figures/modifiers.js';
import type { BoardMonster } from '../../common/state.js';
import type { DimensionSymbol } from '../../language/components.js';
import type { Effects } from '../../language/effects.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { resolveForFirst } from './card-text.js';

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

const STAY: Intention = { does: 'stay' };

/**
 * Monsters move (A-MYTHOS-27 to A-MYTHOS-44): those whose symbol is in the white box along white arrows, those in the
 * black box along black ones, each once. `flyersToo`: a gate burst moves every flying monster (D-BURST-07, D-BURST-08).
 * Nobody fights now (A-MYTHOS-31).
 */
export function* moveMonsters(
  g: Game,
  white: readonly DimensionSymbol[],
  black: readonly DimensionSymbol[],
  flyersToo = false,
): Rule {
  const movers: BoardMonster[] = [];
  const actors: BoardMonster[] = [];
  for (const monster of g.s.monsters) {
    const intention = intentionOf(g, monster, white, black, flyersToo);
    if (intention.does === 'act') actors.push(monster);
    else if (intention.does !== 'stay') movers.push(monster);
  }
  while (movers.length > 0 && orderMatters(g, actors)) {
    const next = yield* whoIsNext(g, actors);
    if (!next) break;
    actors.splice(actors.indexOf(next), 1);
    yield* act(g, next, intentionOf(g, next, white, black, flyersToo));
  }
  for (const monster of movers) yield* move(g, monster, intentionOf(g, monster, white, black, flyersToo));
  for (const monster of actors) yield* act(g, monster, intentionOf(g, monster, white, black, flyersToo));
}

/**
 * What a monster does on a card that names these symbols. Nothing changes; also for showing what is to come.
 */
export function intentionOf(
  g: Game,
  monster: BoardMonster,
  white: readonly DimensionSymbol[],
  black: readonly DimensionSymbol[],
  flyersToo = false,
): Intention {
  const kind = g.monster(monster.token);
  const named = white.includes(kind.symbol) || black.includes(kind.symbol);
  // A-MYTHOS-43: those in the Outskirts do not move.
  if ((!named && !flyersToo) || monster.at === 'outskirts') return STAY;
  const now = figures(g, monster.token);
  if (!named && now.movement !== 'flying') return STAY;
  if (isHeld(g, kind, now)) return STAY;
  // A-MYTHOS-35: what it does in place of moving it does wherever investigators are.
  if (now.movement === 'unique' && kind.move && 'effects' in kind.move) {
    return { does: 'act', effects: kind.move.effects };
  }
  // A-MYTHOS-29
  const elusive = now.abilities.includes('elusive');
  if (!elusive && isSomebodyAt(g, monster.at)) return STAY;
  const arrows: Arrows = white.includes(kind.symbol) ? 'white' : 'black';
  switch (now.movement) {
    case 'stationary': // A-MYTHOS-33
      return STAY;
    case 'fast': // A-MYTHOS-34
      return walk(g, monster.at, arrows, 2, elusive);
    case 'flying':
      return fly(g, monster.at);
    case 'unique':
      return kind.move && 'hunts' in kind.move ? hunt(g, monster.at, kind.move.sparing) : STAY;
    default: // A-MYTHOS-32
      return walk(g, monster.at, arrows, 1, elusive);
  }
}

function isSomebodyAt(g: Game, area: string): boolean {
  for (const who of g.s.investigators) if (who.place === area) return true;
  return false;
}

/** So many steps along arrows of one colour, to the first area with an investigator (A-MYTHOS-30, A-MYTHOS-34). */
function walk(g: Game, from: string, arrows: Arrows, steps: number, elusive: boolean): Intention {
  const path: string[] = [];
  let at = from;
  for (let step = 0; step < steps; step++) {
    const next = g.place(at)[arrows];
    if (next === undefined) break;
    path.push(next);
    at = next;
    if (!elusive && isSomebodyAt(g, at)) break;
  }
  return path.length > 0 ? { does: 'walk', path } : STAY;
}

/**
 * Flying (A-MYTHOS-36 to A-MYTHOS-40): to an investigator in a connected street, or from the Sky in any street; without
 * one to the Sky. Those in locations are never its target.
 */
function fly(g: Game, from: string): Intention {
  const inSky = from === 'sky';
  const { connects } = g.place(from);
  const targets: Investigator[] = [];
  for (const who of g.s.investigators) {
    if (g.place(who.place).kind === 'street' && (inSky || connects.includes(who.place))) targets.push(who);
  }
  if (targets.length > 0) return { does: 'go', to: leastSneaky(g, targets), why: 'A-MYTHOS-41' };
  return inSky ? STAY : { does: 'go', to: ['sky'], why: 'A-MYTHOS-37' };
}

/** Straight to the nearest investigator in a location, at any distance; some locations are spared (A-MISC-19). */
function hunt(g: Game, from: string, sparing: readonly string[]): Intention {
  const seen = new Set([from]);
  for (let ring = [from]; ring.length > 0; ) {
    const targets = g.s.investigators.filter(
      (who) => ring.includes(who.place) && g.place(who.place).kind === 'location' && !sparing.includes(who.place),
    );
    if (targets.length > 0) return { does: 'go', to: leastSneaky(g, targets), why: 'A-MISC-19' };
    const next: string[] = [];
    for (const area of ring) {
      for (const neighbour of g.place(area).connects) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        next.push(neighbour);
      }
    }
    ring = next;
  }
  return STAY;
}

/** The areas of those with the lowest current Sneak (A-MYTHOS-40), each once. */
function leastSneaky(g: Game, targets: readonly Investigator[]): string[] {
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

// ---- carrying it out ----

function* move(g: Game, monster: BoardMonster, intention: Intention): Rule {
  if (!g.s.monsters.includes(monster)) return;
  if (intention.does === 'walk') for (const area of intention.path) step(g, monster, area);
  else if (intention.does === 'go') step(g, monster, yield* chooseTarget(g, monster, intention.to, intention.why));
}

function step(g: Game, monster: BoardMonster, to: string): void {
  const from = monster.at;
  if (from === to) return;
  monster.at = to;
  g.tell?.({ type: 'monsterMoved', monster: monster.token, from, to });
}

/** Among equally low Sneaks the first player chooses (A-MYTHOS-41, A-MISC-19, DEC-38). */
function* chooseTarget(g: Game, monster: BoardMonster, areas: readonly string[], why: string): Rule<string> {
  const { id } = g.monster(monster.token);
  return yield* ask(g, () => ({
    by: [g.s.first],
    key: 'q.monster-target',
    args: { monster: id, place: monster.at },
    why,
    // The Mythos Phase runs its course: nobody trades in it.
    asides: 'none',
    options: areas.map((area) => ({ id: `to:${area}`, value: area, key: 'o.place', args: { place: area }, on: area })),
    about: () => ({ monster: monster.token }),
  }));
}

/** What a monster does in place of moving, resolved for the first player (A-MYTHOS-35). */
function* act(g: Game, monster: BoardMonster, intention: Intention): Rule {
  if (intention.does !== 'act' || !g.s.monsters.includes(monster)) return;
  yield* resolveForFirst(g, intention.effects, g.monster(monster.token).id);
}

/**
 * Where moves lead depends on where investigators are. That changes only if what a monster does in place of moving can
 * fell somebody in Arkham.
 */
function orderMatters(g: Game, actors: readonly BoardMonster[]): boolean {
  if (actors.length === 0) return false;
  let loss = 0;
  for (const { token } of actors) {
    const { move } = g.monster(token);
    if (move && 'effects' in move) loss += worstLoss(move.effects);
  }
  return g.s.investigators.some((who) => g.inArkham(who) && Math.min(who.sanity, who.stamina) <= loss);
}

/**
 * The first player says whether one of the monsters that do something in place of moving comes next, or all the others
 * before them (A-MYTHOS-44, DEC-39).
 */
function* whoIsNext(g: Game, actors: readonly BoardMonster[]): Rule<BoardMonster | undefined> {
  return yield* ask(g, () => {
    const options: Option<BoardMonster | undefined>[] = [];
    for (const actor of actors) {
      const { id } = g.monster(actor.token);
      // Of equal monsters the first will do.
      if (options.some((option) => option.id === `first:${id}`)) continue;
      options.push({ id: `first:${id}`, value: actor, key: 'o.monster-first', args: { monster: id }, on: actor.token });
    }
    options.push({ id: 'others', value: undefined, key: 'o.other-monsters-first' });
    // The Mythos Phase runs its course: nobody trades in it.
    return { by: [g.s.first], key: 'q.monster-order', why: 'A-MYTHOS-44', options, asides: 'none' };
  });
}
