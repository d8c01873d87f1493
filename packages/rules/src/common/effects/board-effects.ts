import type { Rule } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { Effect } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { markerOf } from '../board/gates.js';
import { isCordoned } from '../board/moving.js';
import { pickOwnCard, releaseBoundCards } from '../cards/cards.js';
import type { ActiveCheckEffect, EffectRun } from '../contracts/effects.js';
import { isInRegion } from '../figures/conditions.js';
import { matchesMonster, matchingCards } from '../figures/filters.js';
import { isForbidden, matchesMonsterNow, monsterStats } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { placeCardAt, turnCard } from '../in-play.js';
import { forgetOrder, noteTopSeen } from '../known-order.js';
import { addTrophy, removeTrophy } from '../people/trophies.js';
import type { BoardMonster, Investigator, OpenGate, Possession } from '../state.js';
import { resolveAmount } from './amounts.js';
import { gatherClues } from './clues-around.js';
import { drawGateLocation, resolveDestination } from './destinations.js';
import { isInPlay, takeOffBoard } from './monsters.js';
import { performEffects } from './resolve.js';
import { addUntilEndOfTurn, withModifiers } from './temporary-modifiers.js';

/** Effects on places, monsters, gates and tracks. */
type BoardEffect = Exclude<
  Effect,
  | ActiveCheckEffect
  | {
      do:
        | 'check'
        | 'roll'
        | 'may'
        | 'asOften'
        | 'choose'
        | 'repeat'
        | 'turnUp'
        | 'shown'
        | 'one'
        | 'if'
        | 'each'
        | 'perSuccess'
        | 'times'
        | 'during'
        | 'gain'
        | 'lose'
        | 'loseBoth'
        | 'loseTrophy'
        | 'forfeit'
        | 'pay'
        | 'split'
        | 'maximum'
        | 'draw'
        | 'drawOneOf'
        | 'find'
        | 'take'
        | 'takeThis'
        | 'receive'
        | 'removeStatus'
        | 'discard'
        | 'rollForCards'
        | 'discardThis'
        | 'boxThis'
        | 'token'
        | 'search'
        | 'shop'
        | 'sell'
        | 'applyFate'
        | 'untilTurnEnds'
        | 'handler';
    }
>;

/** Resolves an effect that moves an investigator or a component, or changes the board. */
export function* resolveBoard(g: Game, who: Investigator, effect: BoardEffect, run: EffectRun): Rule {
  const { cause, memory } = run;
  const { rules, s } = g;
  switch (effect.do) {
    case 'move':
      return yield* move(g, who, effect, run);
    case 'visit':
      return yield* visit(g, who, effect, run);
    case 'return':
      return yield* rules.people.returnToArkham(g, who, effect.unexplored, effect.entered);
    case 'encounterAgain':
      return yield* rules.people.encounterAt(g, who, 0);
    case 'appear':
      if (effect.kinds && !moveToFront(g, effect.kinds)) return yield* performEffects(g, who, effect.else ?? [], run);
      return yield* appear(g, who, effect, run);
    case 'place':
      for (const at of typeof effect.at === 'string' ? [effect.at] : placesWithGatesTo(g, effect.at.gatesTo)) {
        yield* placeMonsters(g, effect.n, at);
      }
      return;
    case 'comeHere': {
      const coming = s.monsters.filter(
        ({ token, at }) => isInRegion(g, at, effect.from, who) && matchesMonsterNow(g, token, effect.monsters),
      );
      for (const monster of coming) yield* rules.board.bringMonster(g, monster, who.place);
      return;
    }
    case 'remove': {
      const removable = () =>
        s.monsters.filter(
          ({ token, at }) =>
            isInRegion(g, at, effect.from, who) &&
            matchesMonsterNow(g, token, effect.monsters) &&
            !rules.board.isSpared(g, token),
        );
      const one = effect.one ? yield* chooseMonster(g, who, removable, 'q.return-which', cause.source) : undefined;
      const removed = effect.one ? removable().filter(({ token }) => token === one) : removable();
      for (const { token } of removed) yield* rules.board.returnMonster(g, token, effect.to);
      memory.removed = removed.length;
      return;
    }
    case 'releaseTrophies':
      if (rules.board.isAppearanceForbidden(g, effect.at)) return;
      for (const holder of s.investigators) {
        for (const token of holder.monsterTrophies.filter((trophy) => matchesMonster(g, trophy, effect.monsters))) {
          removeTrophy(holder, 'monsterTrophies', token);
          yield* rules.board.placeMonster(g, token, effect.at);
        }
      }
      return;
    case 'summon': {
      const summoned = s.monsters.filter(
        ({ token, at }) => isInRegion(g, at, effect.from, who) && matchesMonsterNow(g, token, effect.monsters),
      );
      return yield* rules.board.monstersCome(
        g,
        who,
        summoned.map(({ token }) => token),
      );
    }
    case 'defeatOne': {
      const isSpawn = (token: string) => g.monster(token).abilities.includes('spawn');
      const monsters = () => rules.board.monstersOnBoard(g).filter(({ token }) => !isSpawn(token));
      const token = yield* chooseMonster(g, who, monsters, 'q.defeat-which', cause.source);
      if (token !== undefined) yield* rules.checks.defeatAll(g, who, [token]);
      return;
    }
    case 'spawn':
      return yield* spawn(g, who, effect, run);
    case 'trophy':
      return yield* takeTrophies(g, who, effect, run.cause.source);
    case 'openGate':
      return yield* rules.gates.open(g, who.place, effect.monster);
    case 'closeGate': {
      const how = { trophy: effect.trophy === true, seal: effect.seal ?? 'no' } as const;
      return yield* rules.gates.close(g, who, closableGates(g, who, effect.which, run), how);
    }
    case 'eachGate':
      return yield* rules.gates.forEachGate(g, who, (gate) => atGate(g, who, gate, effect.then, run));
    case 'removeSeals':
      return yield* rules.gates.removeSeals(g);
    case 'removeSeal': {
      const at = yield* rules.gates.removeSeal(g, who, cause.source);
      if (at === undefined && effect.else) yield* performEffects(g, who, effect.else, run);
      return;
    }
    case 'closePlaces':
      for (const at of effect.places) yield* rules.board.closePlace(g, at, effect.until);
      return;
    case 'track':
      if (effect.what === 'doom') return yield* rules.board.addDoom(g, effect.by ?? 0);
      return yield* rules.board.raiseTerror(g, effect.to === undefined ? (effect.by ?? 0) : effect.to - s.terror);
    case 'freeFromJail':
      return yield* rules.people.freeFromJail(g);
    case 'boxAlly': {
      const ally = g.mutableDeck('ally').splice(g.dice.below(s.decks.ally.length), 1)[0];
      if (ally === undefined) return;
      g.emit?.({ type: 'allyLeft', card: ally });
      g.pendingAllyDepartures++;
      return;
    }
    case 'turnUpLocationCard':
      return yield* rules.cards.turnUpLocationCard(g, who);
    case 'turnCard':
      return turnCard(g, effect.card, effect.face);
    case 'lay':
      return placeCardAt(g, effect.card, effect.at);
    case 'movementPoints': {
      const points = g.moving.get(who.seat);
      if (points !== undefined) g.moving.set(who.seat, points + effect.by);
      return;
    }
    case 'slide':
      rules.people.slideDown(g, who, effect.skill);
      return;
    case 'noFocus':
      g.focus.set(who.seat, 0);
      addUntilEndOfTurn(who, { mod: 'focus', to: 0 });
      return;
    case 'lessFocus':
      g.focus.set(who.seat, Math.max(0, (g.focus.get(who.seat) ?? 0) - effect.by));
      addUntilEndOfTurn(who, { mod: 'focus', by: -effect.by });
      return;
    case 'refresh':
      return yield* refreshOne(g, who, effect.what, cause.source);
    case 'spreadClues':
      for (const at of locationsWithoutGate(g)) yield* rules.board.placeClue(g, at);
      return;
    case 'gatherClues':
      return yield* gatherClues(g, who);
    case 'defeat':
      return yield* defeatSome(g, who, effect, cause.source);
    case 'throughNearestGate':
      if (cause.combat) cause.combat.over = true;
      return yield* rules.people.enterNearestGate(g, who);
    default:
      return effect satisfies never;
  }
}

/**
 * Puts a random token of several onto the board, even at a sealed place. It stays away if an investigator keeps
 * monsters off.
 */
function* spawn(g: Game, who: Investigator, effect: Extract<Effect, { do: 'spawn' }>, run: EffectRun): Rule {
  const outOfPlay: string[] = [];
  for (const token of g.content.tokens.keys()) {
    if (matchesMonster(g, token, effect.monsters) && !isInPlay(g, token)) outOfPlay.push(token);
  }
  if (outOfPlay.length === 0) return yield* performEffects(g, who, effect.else, run);
  const at = effect.at === 'surging-gate' ? run.memory.gate : drawGateLocation(g);
  if (
    at === undefined ||
    g.s.investigators.some((investigator) => investigator.place === at && isForbidden(g, investigator, 'appear-here'))
  )
    return;
  const token = outOfPlay[g.dice.below(outOfPlay.length)] as string;
  g.reveal();
  g.s.box = g.s.box.filter((one) => one !== token);
  yield* g.rules.board.placeMonster(g, token, at);
}

/** Resolves monsters that appear, and the effects of defeating all of them. */
function* appear(g: Game, who: Investigator, effect: Extract<Effect, { do: 'appear' }>, run: EffectRun): Rule {
  const n = effect.n ?? 1;
  const defeated: string[] = [];
  const change = {
    n,
    horror: effect.horror ?? 0,
    combat: effect.combat ?? 0,
    surprise: effect.surprise === true,
    gives: effect.gives,
    ...(effect.defeated && { defeated }),
  };
  if (effect.checks === undefined) yield* g.rules.board.monsterAppears(g, who, change, run.cause, run.memory);
  else {
    const by = yield* resolveAmount(g, who, effect.checks, run);
    const fight = g.rules.board.monsterAppears(g, who, change, run.cause, run.memory);
    yield* withModifiers(who, [{ mod: 'check', check: 'any', by }], fight);
  }
  if (effect.defeated && defeated.length >= n) yield* performEffects(g, who, effect.defeated, run);
}

/** Puts monsters from the cup at a place. */
function* placeMonsters(g: Game, n: number, at: string): Rule {
  // H-BASE-21
  if (g.rules.board.isAppearanceForbidden(g, at)) return;
  for (let i = 0; i < n; i++) {
    const token = yield* g.rules.board.drawMonster(g);
    if (token !== undefined) yield* g.rules.board.placeMonster(g, token, at);
  }
}

/** Returns the places with open gates to some worlds. */
function placesWithGatesTo(g: Game, worlds: readonly string[]): string[] {
  return g.s.gates.filter((gate) => worlds.includes(markerOf(g, gate).world)).map(({ at }) => at);
}

function* move(g: Game, who: Investigator, effect: Extract<Effect, { do: 'move' }>, run: EffectRun): Rule {
  if (isCordoned(g, who.place)) return;
  const to = yield* resolveDestination(g, who, effect.destination, run.cause.source);
  if (to === undefined || isCordoned(g, to) || g.rules.board.isBarred(g, who, to)) return;
  if (run.cause.combat) run.cause.combat.over = true;
  yield* g.rules.people.travel(g, who, to, run.cause.source);
  if (effect.encounter && g.place(to).kind === 'location')
    yield* g.rules.people.encounterAt(g, who, effect.encounter.draw);
}

/** Resolves one encounter in an Other World and the return, or (`stay`) a move there. */
function* visit(g: Game, who: Investigator, effect: Extract<Effect, { do: 'visit' }>, run: EffectRun): Rule {
  if (effect.stay) {
    const entered = who.enteredAt;
    yield* g.rules.people.travel(g, who, `${effect.world}-${effect.area ?? 1}`, run.cause.source);
    if (entered !== undefined) who.enteredAt = entered;
    return;
  }
  yield* g.rules.people.visitWorld(g, who, effect.world, effect.draw);
}

/** Moves the first monster of these kinds to the front of the cup. Returns false if there is none. */
function moveToFront(g: Game, kinds: readonly string[]): boolean {
  const cup = g.makeMutable(g.s, 'cup');
  const at = cup.findIndex((token) => matchesMonster(g, token, { kinds }));
  if (at < 0) return false;
  cup.unshift(...cup.splice(at, 1));
  forgetOrder(g.s, 'cup');
  noteTopSeen(g.s, 'cup', 1);
  return true;
}

/** Lets the investigator choose a monster on the board. Undefined: there is none. */
function* chooseMonster(
  g: Game,
  who: Investigator,
  monsters: () => readonly BoardMonster[],
  key: 'q.which-monster' | 'q.defeat-which' | 'q.return-which',
  source: string,
): Rule<string | undefined> {
  return yield* askUnlessMoot<string>(g, () => {
    const candidates = monsters();
    if (candidates.length === 0) return undefined;
    return {
      by: [who.seat],
      key,
      args: { investigator: who.id, source },
      why: g.rules.reasons.choice,
      options: candidates.map(({ token: id, at }) => ({
        id: optionId.monster(id),
        value: id,
        key: 'o.monster-at',
        args: { monster: g.monster(id).id, place: at },
        on: id,
      })),
      asides: { inText: who },
    };
  });
}

/** Returns the monsters that a defeating text refers to. */
export function defeatableBy(
  g: Game,
  who: Investigator,
  { from, toughnessAtMost = Number.POSITIVE_INFINITY }: Extract<Effect, { do: 'defeat' }>,
): BoardMonster[] {
  return g.rules.board
    .monstersOnBoard(g)
    .filter(({ token, at }) => isInRegion(g, at, from, who) && monsterStats(g, token).toughness <= toughnessAtMost);
}

/** Defeats monsters at the same moment: all that match, or a chosen number. */
function* defeatSome(g: Game, who: Investigator, effect: Extract<Effect, { do: 'defeat' }>, source: string): Rule {
  const chosen: string[] = [];
  const { n } = effect;
  if (n === undefined) chosen.push(...defeatableBy(g, who, effect).map(({ token }) => token));
  else {
    while (chosen.length < n) {
      const left = () => defeatableBy(g, who, effect).filter(({ token }) => !chosen.includes(token));
      const token = yield* chooseMonster(g, who, left, 'q.defeat-which', source);
      if (token === undefined) break;
      chosen.push(token);
    }
  }
  yield* g.rules.checks.defeatAll(g, who, chosen);
}

/** Returns the unstable locations without an open gate. Sealed ones count as stable (A-ENC-45). */
function locationsWithoutGate(g: Game): string[] {
  return [...g.content.locations.keys()].filter((at) => !g.rules.board.isStable(g, at) && !g.gateAt(at));
}

/** Returns the exhausted cards that a text could refresh. */
export function refreshableCards(g: Game, who: Investigator, what: CardFilter): Possession[] {
  return matchingCards(g, who.cards, what).filter(({ exhausted }) => exhausted);
}

function* refreshOne(g: Game, who: Investigator, what: CardFilter, source: string): Rule {
  if (refreshableCards(g, who, what).length === 0) return;
  const chosen = yield* pickOwnCard(
    g,
    who,
    () => refreshableCards(g, who, what),
    'q.refresh-card',
    g.rules.reasons.choice,
    source,
  );
  if (!chosen) return;
  chosen.exhausted = undefined;
  g.emit?.({ type: 'refreshed', seat: who.seat, cards: 1 });
  releaseBoundCards(g, who);
}

function* takeTrophies(g: Game, who: Investigator, effect: Extract<Effect, { do: 'trophy' }>, source: string): Rule {
  for (let i = effect.n ?? 1; i > 0; i--) yield* takeOneTrophy(g, who, effect, source);
}

function* takeOneTrophy(g: Game, who: Investigator, effect: Extract<Effect, { do: 'trophy' }>, source: string): Rule {
  let token: string;
  if (effect.from === 'cup') {
    const drawn = yield* g.rules.board.drawMonster(g);
    if (drawn === undefined) return;
    token = drawn;
  } else {
    const isSpawn = (one: string) => g.monster(one).abilities.includes('spawn');
    // A Spawn is never a trophy (D-SPAWN-03), whether the text says so or not.
    const isMeant = ({ token: one, at }: BoardMonster) =>
      (!effect.in || isInRegion(g, at, effect.in, who)) && !isSpawn(one);
    const among = () => (effect.in ? g.s.monsters : g.rules.board.monstersOnBoard(g));
    const onBoard = () => among().filter(isMeant);
    const chosen = yield* chooseMonster(g, who, onBoard, 'q.which-monster', source);
    if (chosen === undefined) return;
    token = chosen;
    takeOffBoard(g, token);
  }
  addTrophy(who, 'monsterTrophies', token);
  g.emit?.({ type: 'monsterRemoved', monster: token, to: 'trophy', seat: who.seat });
}

/** Returns the gates that an effect may close: all, the one entered, that of the place, or that of the effect. */
function closableGates(
  g: Game,
  who: Investigator,
  which: 'chosen' | 'entered' | 'here' | 'this',
  { memory }: EffectRun,
): readonly OpenGate[] {
  if (which === 'chosen') return g.s.gates;
  const at = which === 'here' ? who.place : which === 'this' ? memory.gate : memory.entered;
  const gate = at === undefined ? undefined : g.gateAt(at);
  return gate ? [gate] : [];
}

function* atGate(g: Game, who: Investigator, { at }: OpenGate, then: readonly Effect[], run: EffectRun): Rule {
  run.memory.gate = at;
  yield* performEffects(g, who, then, run);
}
