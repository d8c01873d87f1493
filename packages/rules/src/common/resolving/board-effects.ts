import type { Rule } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { Destination, Effect } from '../../language/effects.js';
import { type Change, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import { markerOf } from '../board/gates.js';
import { isCordoned } from '../board/moving.js';
import { cityPlaces, worldAreas } from '../board/options.js';
import { isIn } from '../figures/conditions.js';
import { fitting, matchesMonster } from '../figures/filters.js';
import { figures, forbidden, isNow } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import { layAt, turnCard } from '../in-play.js';
import { dropTrophy, keepTrophy } from '../people/trophies.js';
import type { BoardMonster, Investigator, OpenGate, Possession } from '../state.js';
import { amount } from './amounts.js';
import { pickOwn, releaseBound } from './cards.js';
import type { InCheck } from './check-effects.js';
import { gatherClues } from './clues-around.js';
import { during, holdFor } from './during.js';
import { isInPlay, takeOffBoard } from './monsters.js';
import { perform, type Run } from './resolve.js';

/** Effects on places, monsters, gates and tracks. */
type OnBoard = Exclude<
  Effect,
  | InCheck
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
        | 'shed'
        | 'discard'
        | 'rollForCards'
        | 'discardThis'
        | 'boxThis'
        | 'token'
        | 'search'
        | 'shop'
        | 'sell'
        | 'befall'
        | 'untilTurnEnds'
        | 'handler';
    }
>;

/** Carries out an effect that moves somebody or something, or changes the board. */
export function* resolveBoard(g: Game, who: Investigator, effect: OnBoard, run: Run): Rule {
  const { cause, memory } = run;
  const { means, s } = g;
  switch (effect.do) {
    case 'move':
      return yield* move(g, who, effect, run);
    case 'visit':
      return yield* visit(g, who, effect, run);
    case 'return':
      return yield* means.people.returnToArkham(g, who, effect.unexplored, effect.entered);
    case 'encounterAgain':
      return yield* means.people.encounterAt(g, who, 0);
    case 'appear':
      if (effect.kinds && !toFront(g, effect.kinds)) return yield* perform(g, who, effect.else ?? [], run);
      return yield* appear(g, who, effect, run);
    case 'place':
      for (const at of typeof effect.at === 'string' ? [effect.at] : gatesTo(g, effect.at.gatesTo)) {
        yield* placeAt(g, effect.n, at);
      }
      return;
    case 'comeHere': {
      const coming = s.monsters.filter(
        ({ token, at }) => isIn(g, at, effect.from, who) && isNow(g, token, effect.monsters),
      );
      for (const monster of coming) yield* means.board.bringMonster(g, monster, who.place);
      return;
    }
    case 'remove': {
      const gone = s.monsters.filter(
        ({ token, at }) =>
          isIn(g, at, effect.from, who) && isNow(g, token, effect.monsters) && !means.board.isSpared(g, token),
      );
      if (effect.one) {
        const token = yield* whichMonster(g, who, () => gone, 'q.return-which', cause.source);
        gone.splice(0, gone.length, ...gone.filter((one) => one.token === token));
      }
      for (const { token } of gone) yield* means.board.returnMonster(g, token, effect.to);
      memory.removed = gone.length;
      return;
    }
    case 'releaseTrophies':
      if (means.board.appearForbidden(g, effect.at)) return;
      for (const holder of s.investigators) {
        for (const token of holder.monsterTrophies.filter((trophy) => matchesMonster(g, trophy, effect.monsters))) {
          dropTrophy(holder, 'monsterTrophies', token);
          yield* means.board.placeMonster(g, token, effect.at);
        }
      }
      return;
    case 'summon': {
      const come = s.monsters.filter(
        ({ token, at }) => isIn(g, at, effect.from, who) && isNow(g, token, effect.monsters),
      );
      return yield* means.board.monstersCome(
        g,
        who,
        come.map(({ token }) => token),
      );
    }
    case 'defeatOne': {
      const isSpawn = (token: string) => g.monster(token).abilities.includes('spawn');
      const monsters = () => means.board.monstersOnBoard(g).filter(({ token }) => !isSpawn(token));
      const token = yield* whichMonster(g, who, monsters, 'q.defeat-which', cause.source);
      if (token !== undefined) yield* means.checks.defeatAll(g, who, [token]);
      return;
    }
    case 'spawn':
      return yield* spawn(g, who, effect, run);
    case 'trophy':
      return yield* trophy(g, who, effect, run.cause.source);
    case 'openGate':
      return yield* means.gates.open(g, who.place, effect.monster);
    case 'closeGate': {
      const how = { trophy: effect.trophy === true, seal: effect.seal ?? 'no' } as const;
      return yield* means.gates.close(g, who, whichGates(g, who, effect.which, run), how);
    }
    case 'eachGate':
      return yield* means.gates.each(g, who, (gate) => atGate(g, who, gate, effect.then, run));
    case 'removeSeals':
      return yield* means.gates.removeSeals(g);
    case 'removeSeal': {
      const at = yield* means.gates.removeSeal(g, who, cause.source);
      if (at === undefined && effect.else) yield* perform(g, who, effect.else, run);
      return;
    }
    case 'closePlaces':
      for (const at of effect.places) yield* means.board.closePlace(g, at, effect.until);
      return;
    case 'track':
      if (effect.what === 'doom') return yield* means.board.addDoom(g, effect.by ?? 0);
      return yield* means.board.raiseTerror(g, effect.to === undefined ? (effect.by ?? 0) : effect.to - s.terror);
    case 'freeFromJail':
      return yield* means.people.freeFromJail(g);
    case 'boxAlly': {
      const ally = g.ownDeck('ally').splice(g.dice.below(s.decks.ally.length), 1)[0];
      if (ally === undefined) return;
      g.tell?.({ type: 'allyLeft', card: ally });
      g.alliesLeft++;
      return;
    }
    case 'turnUpLocationCard':
      return yield* means.play.turnUpLocationCard(g, who);
    case 'turnCard':
      return turnCard(g, effect.card, effect.face);
    case 'lay':
      return layAt(g, effect.card, effect.at);
    case 'movementPoints': {
      const points = g.moving.get(who.seat);
      if (points !== undefined) g.moving.set(who.seat, points + effect.by);
      return;
    }
    case 'slide':
      means.people.slideDown(g, who, effect.skill);
      return;
    case 'noFocus':
      g.focus.set(who.seat, 0);
      holdFor(who, { mod: 'focus', to: 0 });
      return;
    case 'lessFocus':
      g.focus.set(who.seat, Math.max(0, (g.focus.get(who.seat) ?? 0) - effect.by));
      holdFor(who, { mod: 'focus', by: -effect.by });
      return;
    case 'refresh':
      return yield* refreshOne(g, who, effect.what, cause.source);
    case 'spreadClues':
      for (const at of withoutGate(g)) yield* means.board.placeClue(g, at);
      return;
    case 'gatherClues':
      return yield* gatherClues(g, who);
    case 'defeat':
      return yield* defeatSome(g, who, effect, cause.source);
    case 'throughNearestGate':
      if (cause.combat) cause.combat.over = true;
      return yield* means.people.throughNearestGate(g, who);
    default:
      return effect satisfies never;
  }
}

/**
 * A random token of some comes onto the board from beside it, sealed or not. Where somebody keeps monsters away none
 * comes.
 */
function* spawn(g: Game, who: Investigator, effect: Extract<Effect, { do: 'spawn' }>, run: Run): Rule {
  const beside: string[] = [];
  for (const token of g.content.tokens.keys()) {
    if (matchesMonster(g, token, effect.monsters) && !isInPlay(g, token)) beside.push(token);
  }
  if (beside.length === 0) return yield* perform(g, who, effect.else, run);
  const at = effect.at === 'surging-gate' ? run.memory.gate : gateOfDrawnMythos(g);
  if (at === undefined || g.s.investigators.some((one) => one.place === at && forbidden(g, one, 'appear-here'))) return;
  const token = beside[g.dice.below(beside.length)] as string;
  g.reveal();
  g.s.box = g.s.box.filter((one) => one !== token);
  yield* g.means.board.placeMonster(g, token, at);
}

/** Monsters appear, and what comes of it if he defeats them all. */
function* appear(g: Game, who: Investigator, effect: Extract<Effect, { do: 'appear' }>, run: Run): Rule {
  const n = effect.n ?? 1;
  const beaten: string[] = [];
  const change = {
    n,
    horror: effect.horror ?? 0,
    combat: effect.combat ?? 0,
    surprise: effect.surprise === true,
    gives: effect.gives,
    ...(effect.defeated && { beaten }),
  };
  if (effect.checks === undefined) yield* g.means.board.monsterAppears(g, who, change, run.cause, run.memory);
  else {
    const by = yield* amount(g, who, effect.checks, run);
    const fight = g.means.board.monsterAppears(g, who, change, run.cause, run.memory);
    yield* during(who, [{ mod: 'check', check: 'any', by }], fight);
  }
  if (effect.defeated && beaten.length >= n) yield* perform(g, who, effect.defeated, run);
}

/** So many monsters from the cup come to a place. */
function* placeAt(g: Game, n: number, at: string): Rule {
  // H-BASE-21
  if (g.means.board.appearForbidden(g, at)) return;
  for (let i = 0; i < n; i++) {
    const token = yield* g.means.board.drawMonster(g);
    if (token !== undefined) yield* g.means.board.placeMonster(g, token, at);
  }
}

/** Where gates to some worlds are open. */
function gatesTo(g: Game, worlds: readonly string[]): string[] {
  return g.s.gates.filter((gate) => worlds.includes(markerOf(g, gate).world)).map(({ at }) => at);
}

function* move(g: Game, who: Investigator, effect: Extract<Effect, { do: 'move' }>, run: Run): Rule {
  if (isCordoned(g, who.place)) return;
  const to = yield* destination(g, who, effect.destination, run.cause.source);
  if (to === undefined || isCordoned(g, to) || g.means.board.isBarred(g, who, to)) return;
  if (run.cause.combat) run.cause.combat.over = true;
  yield* g.means.people.go(g, who, to, run.cause.source);
  if (effect.encounter && g.place(to).kind === 'location')
    yield* g.means.people.encounterAt(g, who, effect.encounter.draw);
}

/** Of sections of Other Worlds: which gates lead back from each now. */
export function backFrom(
  g: Game,
  who: Investigator,
  options: readonly { readonly id: string; readonly on?: string }[],
): Readonly<Record<string, Change>> {
  const back = (world: string) => g.means.people.waysBack(g, who, world).map(({ at }) => at);
  return Object.fromEntries(
    options.flatMap(({ id, on = '' }) => {
      const { world } = g.place(on);
      return world === undefined ? [] : [[id, { back: back(world) }] as const];
    }),
  );
}

/** Where a move leads; undefined: nowhere. */
function* destination(g: Game, who: Investigator, destination: Destination, source: string): Rule<string | undefined> {
  if ('place' in destination) {
    return g.means.board.isClosed(g, destination.place) ? g.place(destination.place).street : destination.place;
  }
  switch (destination.to) {
    case 'street':
      return g.place(who.place).street;
    case 'first-area': {
      const { world, area } = g.place(who.place);
      return world !== undefined && area === 2 ? `${world}-1` : undefined;
    }
    case 'second-area': {
      const { world, area } = g.place(who.place);
      return world !== undefined && area === 1 ? `${world}-2` : undefined;
    }
    case 'anywhere':
    case 'any-location':
      return yield* ask(g, () => ({
        by: [who.seat],
        key: 'q.go-where',
        args: { investigator: who.id, source },
        why: g.means.reasons.choice,
        options: cityPlaces(g).filter(
          ({ value }) =>
            (destination.to === 'anywhere' || g.place(value).kind === 'location') &&
            !g.means.board.isBarred(g, who, value),
        ),
        asides: { inText: who },
      }));
    case 'any-first-area':
    case 'any-second-area': {
      const area = destination.to === 'any-first-area' ? 1 : 2;
      return yield* ask(g, () => ({
        by: [who.seat],
        key: 'q.go-where',
        args: { investigator: who.id, source },
        why: g.means.reasons.choice,
        options: worldAreas(g, area),
        about: () => ({ changes: backFrom(g, who, worldAreas(g, area)) }),
        asides: { inText: who },
      }));
    }
    case 'world-of-drawn-gate':
      return worldOfDrawnGate(g);
    case 'gate-of-drawn-mythos':
      return gateOfDrawnMythos(g);
    default:
      return destination.to satisfies never;
  }
}

/** A gate marker is drawn from the pile for the world it leads to, and put under it again. */
function worldOfDrawnGate(g: Game): string | undefined {
  const marker = g.own(g.s, 'gatePile').shift();
  if (marker === undefined) return undefined;
  g.reveal();
  g.own(g.s, 'gatePile').push(marker);
  const world = g.content.gateMarkers.get(marker)?.world;
  return world === undefined ? undefined : `${world}-1`;
}

/** The gate location of the next Mythos card that names one, to go to. */
function gateOfDrawnMythos(g: Game): string | undefined {
  const gate = nextGateLocation(g);
  return gate !== undefined && g.means.board.isClosed(g, gate) ? g.place(gate).street : gate;
}

/** Draws mythos cards until one names a gate location; nothing else of them counts and they go to the bottom. */
export function nextGateLocation(g: Game): string | undefined {
  const deck = g.ownDeck('mythos');
  for (let i = 0; i < deck.length; i++) {
    const card = deck.shift() as string;
    g.reveal();
    deck.push(card);
    const { gate } = g.mythos(card);
    if (gate !== undefined) return gate;
  }
  return undefined;
}

/** One encounter in an Other World and back, or (`stay`) a move there. */
function* visit(g: Game, who: Investigator, effect: Extract<Effect, { do: 'visit' }>, run: Run): Rule {
  if (effect.stay) {
    const entered = who.enteredAt;
    yield* g.means.people.go(g, who, `${effect.world}-${effect.area ?? 1}`, run.cause.source);
    if (entered !== undefined) who.enteredAt = entered;
    return;
  }
  yield* g.means.people.visitWorld(g, who, effect.world, effect.draw);
}

/** Puts the first monster of the cup that is of these kinds where it is drawn next; false: there is none. */
function toFront(g: Game, kinds: readonly string[]): boolean {
  const cup = g.own(g.s, 'cup');
  const at = cup.findIndex((token) => matchesMonster(g, token, { kinds }));
  if (at < 0) return false;
  cup.unshift(...cup.splice(at, 1));
  return true;
}

/** One of some monsters on the board, of his choice; undefined: there is none. */
function* whichMonster(
  g: Game,
  who: Investigator,
  monsters: () => readonly BoardMonster[],
  key: 'q.which-monster' | 'q.defeat-which' | 'q.return-which',
  source: string,
): Rule<string | undefined> {
  return yield* askUnlessMoot<string>(g, () => {
    const there = monsters();
    if (there.length === 0) return undefined;
    return {
      by: [who.seat],
      key,
      args: { investigator: who.id, source },
      why: g.means.reasons.choice,
      options: there.map(({ token: id, at }) => ({
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

/** The monsters a text means that has some of those somewhere defeated. */
export function defeatableBy(
  g: Game,
  who: Investigator,
  { from, toughnessAtMost = Number.POSITIVE_INFINITY }: Extract<Effect, { do: 'defeat' }>,
): BoardMonster[] {
  return g.means.board
    .monstersOnBoard(g)
    .filter(({ token, at }) => isIn(g, at, from, who) && figures(g, token).toughness <= toughnessAtMost);
}

/** Monsters are defeated at the same moment: all that are meant, or so many of them of his choice. */
function* defeatSome(g: Game, who: Investigator, effect: Extract<Effect, { do: 'defeat' }>, source: string): Rule {
  const chosen: string[] = [];
  const { n } = effect;
  if (n === undefined) chosen.push(...defeatableBy(g, who, effect).map(({ token }) => token));
  else {
    while (chosen.length < n) {
      const left = () => defeatableBy(g, who, effect).filter(({ token }) => !chosen.includes(token));
      const token = yield* whichMonster(g, who, left, 'q.defeat-which', source);
      if (token === undefined) break;
      chosen.push(token);
    }
  }
  yield* g.means.checks.defeatAll(g, who, chosen);
}

/** The unstable locations where no gate is open; those that are sealed count as stable (A-ENC-45). */
function withoutGate(g: Game): string[] {
  return [...g.content.locations.keys()].filter((at) => !g.means.board.isStable(g, at) && !g.gateAt(at));
}

/** His exhausted cards that a text could refresh. */
export function refreshable(g: Game, who: Investigator, what: CardFilter): Possession[] {
  return fitting(g, who.cards, what).filter(({ exhausted }) => exhausted);
}

function* refreshOne(g: Game, who: Investigator, what: CardFilter, source: string): Rule {
  if (refreshable(g, who, what).length === 0) return;
  const chosen = yield* pickOwn(
    g,
    who,
    () => refreshable(g, who, what),
    'q.refresh-card',
    g.means.reasons.choice,
    source,
  );
  chosen.exhausted = undefined;
  g.tell?.({ type: 'refreshed', seat: who.seat, cards: 1 });
  releaseBound(g, who);
}

function* trophy(g: Game, who: Investigator, effect: Extract<Effect, { do: 'trophy' }>, source: string): Rule {
  for (let i = effect.n ?? 1; i > 0; i--) yield* oneTrophy(g, who, effect, source);
}

function* oneTrophy(g: Game, who: Investigator, effect: Extract<Effect, { do: 'trophy' }>, source: string): Rule {
  let token: string;
  if (effect.from === 'cup') {
    const drawn = yield* g.means.board.drawMonster(g);
    if (drawn === undefined) return;
    token = drawn;
  } else {
    const isSpawn = (one: string) => g.monster(one).abilities.includes('spawn');
    // A Spawn is never a trophy (D-SPAWN-03), whether the text says so or not.
    const isMeant = ({ token: one, at }: BoardMonster) => (!effect.in || isIn(g, at, effect.in, who)) && !isSpawn(one);
    const among = () => (effect.in ? g.s.monsters : g.means.board.monstersOnBoard(g));
    const onBoard = () => among().filter(isMeant);
    const chosen = yield* whichMonster(g, who, onBoard, 'q.which-monster', source);
    if (chosen === undefined) return;
    token = chosen;
    takeOffBoard(g, token);
  }
  keepTrophy(who, 'monsterTrophies', token);
  g.tell?.({ type: 'monsterGone', monster: token, to: 'trophy', seat: who.seat });
}

/** The gates a closing may concern: one to be chosen, if there are several. */
function whichGates(
  g: Game,
  who: Investigator,
  which: 'chosen' | 'entered' | 'here' | 'this',
  { memory }: Run,
): readonly OpenGate[] {
  if (which === 'chosen') return g.s.gates;
  const at = which === 'here' ? who.place : which === 'this' ? memory.gate : memory.entered;
  const gate = at === undefined ? undefined : g.gateAt(at);
  return gate ? [gate] : [];
}

function* atGate(g: Game, who: Investigator, { at }: OpenGate, then: readonly Effect[], run: Run): Rule {
  run.memory.gate = at;
  yield* perform(g, who, then, run);
}
