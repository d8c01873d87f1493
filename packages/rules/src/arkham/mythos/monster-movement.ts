import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { isHeldInPlace, worstLoss } from '../../common/board/monster-moves.js';
import { resolve } from '../../common/effects/resolve.js';
import { monsterStats } from '../../common/figures/modifiers.js';
import { unlessInterrupted, whileOccupied } from '../../common/game.js';
import type { BoardMonster } from '../../common/state.js';
import type { Effects } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { DimensionSymbol } from '../../language/terms.js';
import type { Intention } from '../contracts.js';
import { type Game, investigatorsInOrder } from '../game.js';
import { resolveForFirstPlayer } from './card-text.js';
import { hasInvestigatorAt, isSky, STAY } from './monster-moves.js';

/**
 * Moves monsters (A-MYTHOS-27 to A-MYTHOS-44), each once. Symbols in the white box follow white arrows, those in the
 * black box black ones. `flyersToo`: a gate burst moves every flying monster (D-BURST-07, D-BURST-08). No fights happen
 * now (A-MYTHOS-31).
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
  while (movers.length > 0 && doesOrderMatter(g, actors)) {
    const next = yield* chooseNextActor(g, actors);
    if (!next) break;
    actors.splice(actors.indexOf(next), 1);
    yield* actInsteadOfMoving(g, next, intentionOf(g, next, white, black, flyersToo));
  }
  for (const monster of movers) yield* carryOutMove(g, monster, intentionOf(g, monster, white, black, flyersToo));
  for (const monster of actors) yield* actInsteadOfMoving(g, monster, intentionOf(g, monster, white, black, flyersToo));
}

/** Returns the plan of a monster on a card with these symbols. Changes nothing, so previews use it too. */
function intentionOf(
  g: Game,
  monster: BoardMonster,
  white: readonly DimensionSymbol[],
  black: readonly DimensionSymbol[],
  flyersToo = false,
): Intention {
  const kind = g.monster(monster.token);
  const named = white.includes(kind.symbol) || black.includes(kind.symbol);
  // A-MYTHOS-43: monsters in the Outskirts do not move.
  if ((!named && !flyersToo) || monster.at === 'outskirts') return STAY;
  const now = monsterStats(g, monster.token);
  if (!named && now.movement !== 'flying') return STAY;
  if (isHeldInPlace(g, kind, now)) return STAY;
  // A-MYTHOS-35: its effect in place of moving happens wherever investigators are.
  if (now.movement === 'unique' && kind.move && 'effects' in kind.move) {
    const { effects } = kind.move;
    return { does: 'act', effects: now.moveFaces ? withFaces(effects, now.moveFaces) : effects };
  }
  // A-MYTHOS-29
  const elusive = now.abilities.includes('elusive');
  if (!elusive && hasInvestigatorAt(g, monster.at)) return STAY;
  const move = g.rules.board.moves[now.movement];
  if (!move) throw new Error(`${kind.id} moves like "${now.movement}", which no box at this table knows`);
  return move(g, monster, { kind, elusive, arrows: white.includes(kind.symbol) ? 'white' : 'black' });
}

/** Returns the same effects with other die faces. */
function withFaces(effects: Effects, on: readonly number[]): Effects {
  return effects.map((effect) =>
    effect.do === 'roll' && effect.faces ? { ...effect, faces: effect.faces.map((row) => ({ ...row, on })) } : effect,
  );
}

// ---- execution ----

function* carryOutMove(g: Game, monster: BoardMonster, intention: Intention): Rule {
  if (!g.s.monsters.includes(monster)) return;
  const { board } = g.rules;
  if (intention.does === 'walk') {
    for (const area of intention.path) {
      yield* board.moveMonster(g, monster, area);
      // A monster kept out of an area goes no further.
      if (monster.at !== area) break;
      yield* resolveArrival(g, monster);
    }
  } else if (intention.does === 'go') {
    yield* board.moveMonster(g, monster, yield* chooseTarget(g, monster, intention.to, intention.why));
    yield* resolveArrival(g, monster);
  }
}

/** Resolves the token's effect on arrival: it harms everyone there or takes the clues. */
function* resolveArrival(g: Game, { token, at }: BoardMonster): Rule {
  const { id, move } = g.monster(token);
  if (!move || 'effects' in move || 'hunts' in move) return;
  if ('seeks' in move) {
    const clues = g.cluesAt(at);
    if (clues === 0) return;
    g.setClues(at, 0);
    g.emit?.({ type: 'clue', at, placed: -clues });
    return;
  }
  for (const who of investigatorsInOrder(g).filter(({ place }) => place === at)) {
    yield* unlessInterrupted(who, whileOccupied(g, who, resolve(g, who, move.arriving, { source: id })));
  }
}

/** Moves a monster into another area. */
export function* moveMonster(g: Game, monster: BoardMonster, to: string): Rule {
  const from = monster.at;
  if (from === to) return;
  monster.at = to;
  g.emit?.({ type: 'monsterMoved', monster: monster.token, from, to });
  if (to === 'sky' && isSky(g, 'deadly')) yield* g.rules.board.returnMonster(g, monster.token, 'cup');
}

/** Lets the first player choose among equally low Sneaks (A-MYTHOS-41, A-MISC-19, DEC-38). */
function* chooseTarget(g: Game, monster: BoardMonster, areas: readonly string[], why: string): Rule<string> {
  const { id } = g.monster(monster.token);
  return yield* ask(g, () => ({
    by: [g.s.first],
    key: 'q.monster-target',
    args: { monster: id, place: monster.at },
    why,
    // No trades during the Mythos Phase.
    asides: 'none',
    options: areas.map((area) => ({
      id: optionId.to(area),
      value: area,
      key: 'o.place',
      args: { place: area },
      on: area,
    })),
    about: () => ({ monster: monster.token }),
  }));
}

/** Resolves a monster's effect in place of moving, for the first player (A-MYTHOS-35). */
function* actInsteadOfMoving(g: Game, monster: BoardMonster, intention: Intention): Rule {
  if (intention.does !== 'act' || !g.s.monsters.includes(monster)) return;
  yield* resolveForFirstPlayer(g, intention.effects, g.monster(monster.token).id);
}

/**
 * True if the order of these monsters matters. Moves depend on positions of investigators. Those change only if an
 * effect in place of moving can defeat an investigator in Arkham.
 */
function doesOrderMatter(g: Game, actors: readonly BoardMonster[]): boolean {
  if (actors.length === 0) return false;
  let loss = 0;
  for (const { token } of actors) {
    const { move } = g.monster(token);
    if (move && 'effects' in move) loss += worstLoss(move.effects);
  }
  return g.s.investigators.some((who) => g.isInArkham(who) && Math.min(who.sanity, who.stamina) <= loss);
}

/**
 * Lets the first player choose the next monster that acts in place of moving (A-MYTHOS-44, DEC-39). Undefined: all
 * other monsters come first.
 */
function* chooseNextActor(g: Game, actors: readonly BoardMonster[]): Rule<BoardMonster | undefined> {
  return yield* ask(g, () => {
    const options: OptionWithValue<'q.monster-order', BoardMonster | undefined>[] = [];
    for (const actor of actors) {
      const { id } = g.monster(actor.token);
      // One of several equal monsters is enough.
      if (options.some((option) => option.id === optionId.first(id))) continue;
      options.push({
        id: optionId.first(id),
        value: actor,
        key: 'o.monster-first',
        args: { monster: id },
        on: actor.token,
      });
    }
    options.push({ id: 'others', value: undefined, key: 'o.other-monsters-first' });
    // No trades during the Mythos Phase.
    return { by: [g.s.first], key: 'q.monster-order', why: 'A-MYTHOS-44', options, asides: 'none' };
  });
}
