import type { Rule, Seat } from '@vigil/engine';
import type { DeckId } from '../../language/decks.js';
import type { Amount, CardFilter, Effect, Effects, Group, StatusCard } from '../../language/effects.js';
import { type Answered, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import { investigatorOption } from '../board/options.js';
import { counted, countedAmount, holds, type Memory } from '../figures/conditions.js';
import { fitting } from '../figures/filters.js';
import {
  findModifier,
  maximum,
  modifiersInPlay,
  onTheHouse,
  readingBonus,
  successFaces,
} from '../figures/modifiers.js';
import { type Cause, type Game, holdingOn, unlessGone } from '../game.js';
import { cardInPlay, takeFrom } from '../in-play.js';
import { returnTrophy } from '../people/trophies.js';
import { possessionId } from '../possession-id.js';
import type { Investigator, Possession } from '../state.js';
import type { Occasion } from './abilities.js';
import { checksOf } from './ahead.js';
import { resolveBoard } from './board-effects.js';
import {
  discardCard,
  drawAgain,
  drawCards,
  drawOneOf,
  exhaust,
  gainCard,
  keepWithinMaxima,
  mayGain,
  pickOwn,
  putBack,
  shiftMaximum,
  takeEncounterCard,
} from './cards.js';
import { resolveInCheck } from './check-effects.js';
import { countSuccesses, rollPlain, skillCheck } from './checks.js';
import { combatCheck, newCombat } from './combat.js';
import { canPay, pay } from './costs.js';
import { during } from './during.js';
import { canForfeit, giveUp } from './forfeit.js';
import { findNothing } from './of-use.js';
import {
  dealLoss,
  fallIfSpent,
  gainClues,
  gainMoney,
  giveBeyond,
  loseClues,
  loseMoney,
  paidFor,
  restore,
} from './resources.js';
import { priceOfAll, resolveShop } from './shop.js';

/** What a cost or casting before the effects leaves to look back at. */
export type Before = Partial<Pick<Memory, 'successes' | 'chosen' | 'gate'>>;
const NOTHING_BEFORE: Before = {};
const NO_OCCASION: Occasion = {};

/** What one run of effects carries along. */
export interface Run {
  readonly cause: Cause;
  readonly memory: Memory;
  readonly occasion: Occasion;
}

/**
 * Carries out effects in order for one investigator, who is "you". `cause`: the component that speaks. `memory`:
 * what earlier parts left to look back at. Throws Gone when he is taken out of it; callers that go on with something
 * else use `unlessGone`.
 */
export function resolve(
  g: Game,
  who: Investigator,
  effects: Effects,
  cause: Cause,
  memory: Before = NOTHING_BEFORE,
  occasion: Occasion = NO_OCCASION,
): Rule {
  const run: Run = {
    cause,
    occasion,
    memory: {
      successes: memory.successes ?? 0,
      failures: 0,
      rolled: 0,
      removed: 0,
      chosen: memory.chosen ?? 0,
      entered: who.enteredAt,
      gate: memory.gate,
    },
  };
  return perform(g, who, effects, run);
}

/** As {@link resolve}, inside a run already begun. */
export function* perform(g: Game, who: Investigator, effects: Effects, run: Run): Rule {
  for (const effect of effects) {
    const rule = begin(g, who, effect, run);
    if (rule) yield* rule;
  }
}

/**
 * Begins one effect: carries it out at once, or gives the rule that does. No rule itself: what goes on inside an effect
 * passes through here only once.
 */
function begin(g: Game, who: Investigator, effect: Effect, run: Run): Rule | undefined {
  const { cause, memory } = run;
  const from = cause.source;
  switch (effect.do) {
    case 'check':
      return check(g, who, effect, run);
    case 'roll':
      return roll(g, who, effect, run);
    case 'may':
      return may(g, who, effect, run);
    case 'asOften':
      return asOften(g, who, effect, run);
    case 'choose':
      return choose(g, who, effect, run);
    case 'repeat':
      return repeat(g, who, effect, run);
    case 'if': {
      const then = holds(g, who, effect.condition, cause, memory) ? effect.then : effect.else;
      return then && perform(g, who, then, run);
    }
    case 'each':
      return each(g, who, effect, run);
    case 'one':
      return one(g, who, effect, run);
    case 'perSuccess':
      return perSuccess(g, who, effect.then, run);
    case 'times':
      return times(g, who, effect, run);
    case 'during':
      return during(who, effect.modifiers, perform(g, who, effect.then, run));
    case 'gain':
      return gain(g, who, effect, run);
    case 'lose':
      return lose(g, who, effect, run);
    case 'loseBoth':
      return loseBoth(g, who, effect, run);
    case 'loseTrophy':
      // Nobody hands on what he is about to lose.
      return holdingOn(g, who, loseTrophy(g, who, effect.kind, effect.n, run.cause.source));
    case 'forfeit':
      return canForfeit(g, who, effect) ? forfeit(g, who, effect, from) : perform(g, who, effect.else, run);
    case 'pay':
      return payNow(g, who, effect, run);
    case 'split':
      return split(g, who, effect, run);
    case 'maximum': {
      shiftMaximum(g, who, effect.what, effect.by);
      keepWithinMaxima(g, who);
      return maximum(g, who, effect.what) <= 0 ? g.means.people.befall(g, who, 'devoured', cause) : undefined;
    }
    case 'draw':
      return draw(g, who, effect, run);
    case 'drawOneOf':
      return drawOneOf(g, who, effect.decks, from);
    case 'turnUp':
      return turnUp(g, who, effect, run);
    case 'shown':
      return shown(g, who, effect.does, run);
    case 'find':
      return find(g, who, effect, from);
    case 'take':
      return take(g, who, effect, run);
    case 'takeThis':
      return takeEncounterCard(g, who, effect.as, from);
    case 'receive':
      return receive(g, who, effect, run);
    case 'shed': {
      const possession = who.cards.find(({ card }) => card === effect.card);
      if (possession && !findModifier(g, who, 'keeps', ({ card }) => card === effect.card))
        discardCard(g, who, possession);
      return;
    }
    case 'discard':
      return lose1(g, who, effect, run);
    case 'rollForCards':
      rollForCards(g, who, effect.of, from);
      return;
    case 'discardThis':
    case 'boxThis': {
      const toBox = effect.do === 'boxThis';
      if (cause.possession) discardCard(g, cause.owner ?? who, cause.possession, toBox);
      else leavePlay(g, from, toBox);
      return;
    }
    case 'token':
      return token(g, who, effect, run);
    case 'search':
    case 'shop':
    case 'sell':
      return resolveShop(g, who, effect, run);
    case 'befall':
      return g.means.people.befall(g, who, effect.fate, cause);
    case 'untilTurnEnds':
      who.untilTurnEnds.push(...effect.modifiers);
      return;
    case 'handler': {
      const handler = g.means.play.handlers[effect.name];
      if (!handler) throw new Error(`${from} needs the handler "${effect.name}", which does not exist`);
      return handler(g, who, cause, memory, run.occasion);
    }
    case 'combatBonus':
    case 'fightWith':
    case 'useSkill':
    case 'passCheck':
    case 'reroll':
    case 'addSuccess':
    case 'checkBonus':
    case 'noDraw':
    case 'cheaperCasting':
    case 'reduceLoss':
    case 'countAsClue':
    case 'enchantWeapon':
    case 'weakenMonster':
    case 'defeatAllHere':
    case 'noCombatDamage':
    case 'cancelAncientAttack':
    case 'drawAnother':
    case 'endCombat':
    case 'failChecks':
    case 'returnMonster':
      return resolveInCheck(g, who, effect, run);
    default:
      return resolveBoard(g, who, effect, run);
  }
}

function* each(g: Game, who: Investigator, effect: Extract<Effect, { do: 'each' }>, run: Run): Rule {
  for (const one of yield* group(g, who, effect.of)) yield* unlessGone(one, perform(g, one, effect.then, run));
}

function* perSuccess(g: Game, who: Investigator, then: Effects, run: Run): Rule {
  for (let i = 0; i < run.memory.successes; i++) yield* perform(g, who, then, run);
}

function* times(g: Game, who: Investigator, effect: Extract<Effect, { do: 'times' }>, run: Run): Rule {
  const n = yield* amount(g, who, effect.n, run);
  for (let i = 0; i < n; i++) yield* perform(g, who, effect.then, run);
}

function* loseBoth(g: Game, who: Investigator, effect: Extract<Effect, { do: 'loseBoth' }>, run: Run): Rule {
  const sanity = yield* amount(g, who, effect.sanity, run);
  const stamina = yield* amount(g, who, effect.stamina, run);
  yield* dealLoss(g, who, { sanity, stamina }, run.cause);
}

function* forfeit(g: Game, who: Investigator, effect: Extract<Effect, { do: 'forfeit' }>, from: string): Rule {
  for (const { n, of } of effect.lots) yield* holdingOn(g, who, giveUp(g, who, n, of, from));
}

function* payNow(g: Game, who: Investigator, effect: Extract<Effect, { do: 'pay' }>, run: Run): Rule {
  run.memory.chosen = yield* pay(g, who, effect.cost, run.cause, run.memory);
}

function* draw(g: Game, who: Investigator, effect: Extract<Effect, { do: 'draw' }>, run: Run): Rule {
  const n = yield* amount(g, who, effect.n, run);
  if (effect.again) return yield* drawAgain(g, who, effect.deck, effect.again, run.cause.source);
  const { priceUpTo } = effect;
  const only = priceUpTo
    ? { ...effect.only, priceAtMost: counted(g, who, priceUpTo, run.cause, run.memory) }
    : effect.only;
  yield* drawCards(g, who, effect.deck, n, effect.keep ?? n, run.cause.source, only);
}

function* find(g: Game, who: Investigator, effect: Extract<Effect, { do: 'find' }>, from: string): Rule {
  const deck = g.deck(effect.deck);
  const at = deck.findIndex((card) => fitting(g, [{ card }], effect.filter).length > 0);
  if (at < 0) return;
  const [card] = deck.splice(at, 1);
  g.reveal();
  g.means.play.shuffle(g, deck);
  if (g.means.play.drew) yield* g.means.play.drew(g, who, card as string);
  yield* gainCard(g, who, card as string, from);
  const gained = effect.tokens && who.cards.findLast((possession) => possession.card === card);
  if (gained) addTokens(g, gained, effect.tokens ?? 0, who.seat);
}

/** Cards are turned up, and something is done with them; what is left of them is discarded. */
function* turnUp(g: Game, who: Investigator, effect: Extract<Effect, { do: 'turnUp' }>, run: Run): Rule {
  const up: string[] = [];
  for (const { deck, n } of effect.show) up.push(...cardsUp(g, deck, n, effect.filter));
  if (up.length === 0) return;
  g.reveal();
  run.memory.shown = up;
  try {
    yield* perform(g, who, effect.then, run);
  } finally {
    for (const card of run.memory.shown ?? []) putBack(g, card);
    run.memory.shown = undefined;
  }
}

/** The top cards of a deck, or the first that fits, for which the others are shuffled back. */
function cardsUp(g: Game, from: DeckId, n: number, filter: CardFilter | undefined): string[] {
  const deck = g.deck(from);
  if (!filter) return deck.splice(0, n);
  const at = deck.findIndex((card) => fitting(g, [{ card }], filter).length > 0);
  if (at < 0) return [];
  const up = deck.splice(at, 1);
  g.means.play.shuffle(g, deck);
  return up;
}

/** All the cards turned up are kept, bought or discarded. */
function* shown(g: Game, who: Investigator, does: 'keep' | 'discard' | 'buy', run: Run): Rule {
  const cards = run.memory.shown ?? [];
  run.memory.shown = undefined;
  const cost = does === 'buy' ? priceOfAll(g, who, cards) : 0;
  if (cost > 0) {
    who.money -= cost;
    g.tell?.({ type: 'paid', seat: who.seat, what: 'money', amount: cost, from: run.cause.source });
  }
  for (const card of cards) {
    if (does === 'discard') putBack(g, card);
    else yield* gainCard(g, who, card, run.cause.source);
  }
}

/** The investigators of a group, in the order in which they are concerned. */
function* group(g: Game, who: Investigator, of: Group): Rule<Investigator[]> {
  const all = g.means.people.inOrder(g);
  switch (of) {
    case 'investigators':
    case 'players':
      return all;
    case 'others':
      return all.filter((one) => one !== who);
    case 'investigators-in-arkham':
      return all.filter((who) => g.inArkham(who));
    case 'investigators-in-streets':
      return all.filter((who) => g.inStreet(who));
    case 'investigators-here':
      return all.filter(({ place }) => place === who.place);
    case 'investigators-in-other-worlds':
      return all.filter((who) => g.inOtherWorld(who));
    case 'investigators-lost':
      return all.filter((who) => who.place === 'lost');
    case 'first-player':
      return all.length === 0 ? [] : [yield* g.means.people.firstPlayer(g)];
    default:
      return of satisfies never;
  }
}

/** The effects for one of a group, whom he chooses. */
function* one(g: Game, who: Investigator, effect: Extract<Effect, { do: 'one' }>, run: Run): Rule {
  const among = yield* group(g, who, effect.of);
  const chosen = yield* askUnlessMoot<Investigator>(g, () =>
    among.length === 0
      ? undefined
      : {
          by: [who.seat],
          key: 'q.whom',
          args: { investigator: who.id, source: run.cause.source },
          why: g.means.reasons.choice,
          options: among.map(investigatorOption),
          asides: { inText: who },
        },
  );
  if (chosen) yield* unlessGone(chosen, perform(g, chosen, effect.then, run));
}

/** Finds an amount: rolls its dice, counts, or asks. Never below 0, but for a printed negative number. */
export function* amount(g: Game, who: Investigator, of: Amount, run: Run): Rule<number> {
  if (typeof of === 'number') return of;
  if ('dice' in of) {
    let sum = of.plus ?? 0;
    for (const die of rollPlain(g, who, of.dice, run.cause.source, true)) sum += die;
    return Math.max(0, sum);
  }
  if ('count' in of) return countedAmount(g, who, of, run.cause, run.memory);
  if ('half' in of) {
    const whole = counted(g, who, of.half, run.cause, run.memory);
    return of.round === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
  }
  const { from, upTo } = of.chosen;
  const to = of.chosen.to ?? (upTo ? counted(g, who, upTo, run.cause, run.memory) : from);
  run.memory.chosen = yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source: run.cause.source, what: 'number' },
    why: g.means.reasons.choice,
    options: Array.from({ length: to - from + 1 }, (_, i) => ({
      id: optionId.amount(from + i),
      value: from + i,
      key: 'o.number',
      args: { n: from + i },
    })),
    asides: { inText: who },
  }));
  return run.memory.chosen;
}

function* check(g: Game, who: Investigator, effect: Extract<Effect, { do: 'check' }>, run: Run): Rule {
  const { cause, memory } = run;
  const instead = effect.insteadDiscard ?? effect.insteadExhaust;
  if (instead && (yield* paidInstead(g, who, effect, instead, run))) {
    if (effect.pass) yield* perform(g, who, effect.pass, run);
    return;
  }
  const printed = typeof effect.modifier === 'number' ? effect.modifier : yield* amount(g, who, effect.modifier, run);
  const modifier = printed + readingBonus(g, who, effect.check, cause);
  const difficulty = effect.difficulty === undefined ? 1 : yield* amount(g, who, effect.difficulty, run);
  const perSuccess = effect.pass?.some((e) => e.do === 'perSuccess') === true;
  // Beyond its last row nothing changes.
  const counts = perSuccess || effect.counts || Math.max(0, ...(effect.bySuccesses ?? []).map(({ from }) => from));
  const result =
    effect.check === 'combat'
      ? yield* combatCheck(g, who, newCombat(who, undefined), 0, {
          rating: modifier,
          difficulty,
          abilities: [],
          source: cause.source,
          counts,
        })
      : yield* skillCheck(g, who, { kind: effect.check, modifier, difficulty, cause, counts });
  memory.successes = result.successes;
  if (result.forgiven) return;
  let then = result.passed ? effect.pass : effect.fail;
  for (const row of effect.bySuccesses ?? []) if (result.successes >= row.from) then = row.then;
  if (then) yield* perform(g, who, then, run);
  if (effect.check === 'combat') yield* fallIfSpent(g, who);
}

/** Whether he discards or exhausts a named card in place of making the check. */
function* paidInstead(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'check' }>,
  filter: CardFilter,
  run: Run,
): Rule<boolean> {
  const exhausts = effect.insteadExhaust !== undefined;
  const cards = fitting(g, who.cards, filter).filter(({ exhausted }) => !(exhausts && exhausted));
  const [possession] = cards;
  if (!possession) return false;
  if (exhausts) return yield* exhaustsInstead(g, who, effect, cards, run);
  const instead = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.instead-of-check',
    args: { investigator: who.id, check: effect.check, card: possession.card },
    why: g.means.reasons.choice,
    options: [
      { id: 'check', value: false, key: 'o.make-check', args: { check: effect.check } },
      { id: 'discard', value: true, key: 'o.discard-card', args: { card: possession.card }, on: possession.card },
    ],
    asides: { inText: who },
    about: () => ({
      effects: [effect],
      source: run.cause.source,
      checks: checksOf(g, who, [['check', [effect]]], run.cause),
    }),
  }));
  if (instead) discardCard(g, who, possession);
  return instead;
}

/** Whether he exhausts one of some cards in place of the check; which one is remembered. */
function* exhaustsInstead(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'check' }>,
  cards: readonly Possession[],
  run: Run,
): Rule<boolean> {
  const different = new Map(cards.map((one) => [possessionId(one), one]));
  const chosen = yield* ask<Possession | undefined>(g, () => ({
    by: [who.seat],
    key: 'q.exhaust-in-place',
    args: { investigator: who.id, check: effect.check, source: run.cause.source },
    why: g.means.reasons.choice,
    options: [
      { id: 'check', value: undefined, key: 'o.make-check', args: { check: effect.check } },
      ...[...different].map(([id, possession]) => ({
        id: optionId.card(id),
        value: possession,
        key: 'o.card' as const,
        args: { card: possession.card },
        on: possession.card,
      })),
    ],
    asides: { inText: who },
    about: () => ({
      effects: [effect],
      source: run.cause.source,
      checks: checksOf(g, who, [['check', [effect]]], run.cause),
    }),
  }));
  run.memory.exhausted = chosen;
  if (chosen) exhaust(g, who, chosen);
  return chosen !== undefined;
}

function* roll(g: Game, who: Investigator, effect: Extract<Effect, { do: 'roll' }>, run: Run): Rule {
  const { memory } = run;
  const n = yield* amount(g, who, effect.dice, run);
  const byFaces = (effect.faces ?? effect.eachFace) !== undefined && !effect.success && !effect.failure;
  const dice = yield* g.means.checks.rollDice(g, who, n, run.cause, byFaces);
  memory.rolled = dice.reduce((sum, die) => sum + die, 0);
  memory.successes = countSuccesses(dice, successFaces(g, who));
  memory.failures = dice.length - memory.successes;
  const { successes, failures } = memory;
  for (const { on, then } of effect.faces ?? []) {
    if ((shedOn(g, then, run) ?? on).includes(dice[0] as number)) yield* perform(g, who, then, run);
  }
  if (effect.eachFace) {
    for (const die of dice) if (effect.eachFace.on.includes(die)) yield* perform(g, who, effect.eachFace.then, run);
  }
  if (effect.success) for (let i = 0; i < successes; i++) yield* perform(g, who, effect.success, run);
  if (effect.failure) for (let i = 0; i < failures; i++) yield* perform(g, who, effect.failure, run);
  if (effect.then) yield* perform(g, who, effect.then, run);
}

/** The faces by which a card that a die would cost its owner is lost in place of those it names, if anything says so. */
function shedOn(g: Game, [first]: Effects, { cause }: Run): readonly number[] | undefined {
  if (first?.do !== 'discardThis' && first?.do !== 'shed') return undefined;
  const card = cause.possession?.card;
  for (const [one] of modifiersInPlay(g, 'shedOn')) if (one.card === card) return one.faces;
  return undefined;
}

function* may(g: Game, who: Investigator, effect: Extract<Effect, { do: 'may' }>, run: Run): Rule {
  const done = yield* offered(g, who, effect, run);
  if (!done && effect.else) yield* perform(g, who, effect.else, run);
}

/** The same offer until it is declined or cannot be paid any more, or has been taken so often. */
function* asOften(
  g: Game,
  who: Investigator,
  { cost, then, most = Number.POSITIVE_INFINITY }: Extract<Effect, { do: 'asOften' }>,
  run: Run,
): Rule {
  for (let i = 0; i < most; i++) if (!(yield* offered(g, who, { do: 'may', cost, then }, run))) return;
}

/** Whether he takes up an offer; what it costs is paid, and it is carried out. */
function* offered(g: Game, who: Investigator, effect: Extract<Effect, { do: 'may' }>, run: Run): Rule<boolean> {
  const { cost } = effect;
  const payable = (by: Investigator) => !cost || canPay(g, by, cost, run.cause);
  const yes = yield* askUnlessMoot<boolean>(g, () => {
    if (leaves(effect.then) && !g.means.people.mayLeave(g, who)) return undefined;
    if (findNothing(g, who, effect.then)) return undefined;
    const now = payable(who);
    if (!now && !payable(g.means.people.withHelp(g, who))) return undefined;
    const no: Answered<'q.may', boolean> = { id: 'no', value: false, key: 'o.no' };
    return {
      by: [who.seat],
      key: cost ? 'q.may-pay' : 'q.may',
      args: { investigator: who.id, source: run.cause.source },
      why: g.means.reasons.choice,
      options: now ? [{ id: 'yes', value: true, key: 'o.yes' }, no] : [no],
      // Others may yet hand him what it costs.
      window: !now,
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        checks: checksOf(g, who, [['yes', effect.then]], run.cause, cost),
      }),
    };
  });
  if (!yes) return false;
  if (cost) run.memory.chosen = yield* pay(g, who, cost, run.cause, run.memory);
  yield* paidFor(g, who, perform(g, who, effect.then, run));
  // Whom the cost left at 0 falls once it has had its effect, as with spells (A-SPELL-07).
  if (cost) yield* fallIfSpent(g, who);
  return true;
}

/** Whether effects begin by taking him elsewhere. */
function leaves([first]: Effects): boolean {
  return first?.do === 'move' || first?.do === 'return';
}

function* choose(g: Game, who: Investigator, effect: Extract<Effect, { do: 'choose' }>, run: Run): Rule {
  const { options } = effect;
  const chosen = yield* askUnlessMoot<Effects>(g, () => {
    const open = options
      .map(
        (effects, i): Answered<'q.choose', Effects> => ({
          id: optionId.choice(letter(i)),
          value: effects,
          key: 'o.choice',
          args: { letter: letter(i) },
        }),
      )
      .filter(({ value }) => choosable(g, who, value, run));
    if (open.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.choose',
      args: { investigator: who.id, source: run.cause.source },
      why: g.means.reasons.choice,
      options: open,
      // Others may yet hand him what another choice costs.
      window: options.some((effects) => payableWithHelp(g, who, effects, run)),
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        ...(run.memory.shown && { cards: [...run.memory.shown] }),
        checks: checksOf(
          g,
          who,
          open.map(({ id, value }) => [id, value] as const),
          run.cause,
        ),
      }),
    };
  });
  if (chosen) yield* perform(g, who, chosen, run);
  else if (effect.else) yield* perform(g, who, effect.else, run);
}

/**
 * Without a die, and without losing anything by it (a strong body, say), a check could be made again for ever. The text does not
 * say what then; after so many that changed nothing for him he leaves it at that.
 */
const CHECKS_IN_VAIN = 20;

/** A check that is made again until it is passed, or failed, or he stops. */
function* repeat(g: Game, who: Investigator, effect: Extract<Effect, { do: 'repeat' }>, run: Run): Rule {
  const { cause, memory } = run;
  const { until, worse = 0 } = effect;
  memory.passes = 0;
  let vain = 0;
  for (let modifier = effect.modifier; vain < CHECKS_IN_VAIN; modifier -= worse) {
    const before = JSON.stringify(who);
    const { passed, successes, dice } = yield* skillCheck(g, who, {
      kind: effect.check,
      modifier,
      difficulty: 1,
      cause,
    });
    memory.successes = successes;
    if (passed) memory.passes++;
    yield* perform(g, who, (passed ? effect.pass : effect.fail) ?? [], run);
    if (passed === (until === 'passed')) return;
    if (effect.may && !(yield* goesOn(g, who, cause.source))) return;
    vain = dice === 0 && JSON.stringify(who) === before ? vain + 1 : 0;
  }
}

function* goesOn(g: Game, who: Investigator, source: string): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.again',
    args: { investigator: who.id, source },
    why: g.means.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
  }));
}

const letter = (i: number): string => String.fromCharCode(97 + i);

/** Whether effects begin with a price that he cannot pay now, but could if those with him helped. */
function payableWithHelp(g: Game, who: Investigator, [first]: Effects, { cause }: Run): boolean {
  if (first?.do !== 'pay' || canPay(g, who, first.cost, cause)) return false;
  return canPay(g, g.means.people.withHelp(g, who), first.cost, cause);
}

/** What must be paid must be payable; all or half of nothing, or a theft of nothing, is no choice (A-STATUS-13). */
function choosable(g: Game, who: Investigator, effects: Effects, run: Run): boolean {
  const [first] = effects;
  if (!first) return true;
  if (first.do === 'pay') return canPay(g, who, first.cost, run.cause);
  if (first.do === 'shown' && first.does === 'buy') return priceOfAll(g, who, run.memory.shown ?? []) <= who.money;
  if (first.do === 'forfeit' && first.else.length === 0) return canForfeit(g, who, first);
  if (first.do === 'discard') return fitting(g, who.cards, first.what, first.theft === true).length > 0;
  const { loss } = run.occasion;
  if (first.do === 'reduceLoss' && first.of !== 'either' && loss) return loss[first.of] > 0;
  if (first.do === 'lose' && (first.what === 'money' || first.what === 'clue')) {
    const have = first.what === 'money' ? who.money : who.clues;
    return typeof first.amount === 'number' || have > 0;
  }
  return true;
}

const HELD = { sanity: 'sanity', stamina: 'stamina', clue: 'clues', money: 'money' } as const;

function* gain(g: Game, who: Investigator, effect: Extract<Effect, { do: 'gain' }>, run: Run): Rule {
  const from = run.cause.source;
  if (effect.amount === 'full') {
    if (effect.what === 'sanity' || effect.what === 'stamina') restore(g, who, effect.what, 'full', from);
    return;
  }
  if (typeof effect.amount === 'object' && 'upTo' in effect.amount) {
    const missing = effect.amount.upTo - counted(g, who, HELD[effect.what], run.cause);
    return yield* gain(g, who, { ...effect, amount: Math.max(0, missing) }, run);
  }
  const n = yield* amount(g, who, effect.amount, run);
  if (effect.beyond && (effect.what === 'sanity' || effect.what === 'stamina'))
    giveBeyond(g, who, effect.what, n, from);
  else if (effect.what === 'clue') yield* gainClues(g, who, n, from);
  else if (effect.what === 'money') gainMoney(g, who, n, from);
  else restore(g, who, effect.what, n, from);
}

function* lose(g: Game, who: Investigator, effect: Extract<Effect, { do: 'lose' }>, run: Run): Rule {
  const from = run.cause.source;
  const have = effect.what === 'clue' ? who.clues : who[effect.what];
  const n = yield* howMuchLost(g, who, effect.amount, have, run);
  if (effect.what === 'clue') loseClues(g, who, n, from);
  else if (effect.what === 'money') {
    if (!onTheHouse(g, who, run.cause)) loseMoney(g, who, n, from);
  } else if (n > 0) yield* dealLoss(g, who, { [effect.what]: n }, run.cause, effect.fatal);
}

function* howMuchLost(
  g: Game,
  who: Investigator,
  of: Extract<Effect, { do: 'lose' }>['amount'],
  have: number,
  run: Run,
): Rule<number> {
  if (of === 'all') return have;
  if (typeof of === 'object' && 'downTo' in of) return Math.max(0, have - (yield* amount(g, who, of.downTo, run)));
  return yield* amount(g, who, of, run);
}

function* split(g: Game, who: Investigator, effect: Extract<Effect, { do: 'split' }>, run: Run): Rule {
  const isLost = effect.lose === true;
  const points = yield* amount(g, who, effect.amount, run);
  if (points <= 0) return;
  const sanity = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: isLost ? 'q.split-loss' : 'q.split',
    args: { investigator: who.id, n: points, source: run.cause.source },
    why: g.means.reasons.choice,
    options: Array.from({ length: points + 1 }, (_, i) => ({
      id: optionId.sanity(i),
      value: i,
      key: 'o.split',
      args: { sanity: i, stamina: points - i },
    })),
    asides: { inText: who },
  }));
  if (isLost) return yield* dealLoss(g, who, { sanity, stamina: points - sanity }, run.cause);
  restore(g, who, 'sanity', sanity, run.cause.source);
  restore(g, who, 'stamina', points - sanity, run.cause.source);
}

function* loseTrophy(g: Game, who: Investigator, kind: 'monster' | 'gate', n: number, source: string): Rule {
  const trophies = kind === 'monster' ? who.monsterTrophies : who.gateTrophies;
  for (let i = 0; i < n; i++) {
    const trophy = yield* askUnlessMoot<string>(g, () => {
      if (trophies.length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.lose-trophy',
        args: { investigator: who.id, source },
        why: g.means.reasons.choice,
        options: trophies.map((id) => trophyOption(g, id, kind)),
        asides: { inText: who },
      };
    });
    if (trophy === undefined) return;
    returnTrophy(g, who, trophy);
  }
}

/** A trophy as printed, to be chosen. */
export function trophyOption(g: Game, id: string, kind: 'monster' | 'gate'): Answered<'q.lose-trophy', string> {
  const said = { id: optionId.trophy(id), value: id, on: id };
  if (kind === 'gate') return { ...said, key: 'o.gate-trophy', args: { gate: id } };
  const { id: monster, toughness } = g.monster(id);
  return { ...said, key: 'o.monster-trophy', args: { monster, toughness } };
}

function* take(g: Game, who: Investigator, effect: Extract<Effect, { do: 'take' }>, run: Run): Rule {
  const { card } = effect;
  const def = g.card(card);
  const deck = def.deck === 'special' ? undefined : g.deck(def.deck);
  const isThere = () =>
    mayGain(g, who, card) && (deck ? deck.includes(card) || isBoxed(g, who, card) : (g.s.specials[card] ?? 0) > 0);
  const wants = yield* askUnlessMoot<boolean>(g, () => {
    if (!isThere()) return undefined;
    const yes = { id: 'yes', value: true, key: 'o.take-card', args: { card }, on: card } as const;
    const no = { id: 'no', value: false, key: 'o.no' } as const;
    return {
      by: [who.seat],
      key: 'q.may-take',
      args: { investigator: who.id, card, source: run.cause.source },
      why: g.means.reasons.choice,
      options: effect.optional ? [yes, no] : [yes],
      asides: { inText: who },
    };
  });
  if (wants === undefined && effect.else) yield* perform(g, who, effect.else, run);
  if (!wants) return;
  if (deck) {
    if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    g.means.play.shuffle(g, deck);
    if (g.means.play.drew) yield* g.means.play.drew(g, who, card);
  } else g.s.specials[card] = (g.s.specials[card] as number) - 1;
  yield* gainCard(g, who, card, run.cause.source);
}

/** Whether an Ally is in the box, and somebody may take one from there. */
function isBoxed(g: Game, who: Investigator, card: string): boolean {
  if (g.card(card).deck !== 'ally' || !findModifier(g, who, 'boxedAllies')) return false;
  return !g.s.investigators.some(({ cards }) => cards.some((held) => held.card === card));
}

function* receive(g: Game, who: Investigator, effect: Extract<Effect, { do: 'receive' }>, run: Run): Rule {
  const target =
    effect.who === 'chosen'
      ? yield* ask<Investigator>(g, () => ({
          by: [who.seat],
          key: 'q.whom-status',
          args: { investigator: who.id, card: effect.card, source: run.cause.source },
          why: g.means.reasons.choice,
          options: toReceive(g, effect.card).map(investigatorOption),
          asides: { inText: who },
        }))
      : who;
  yield* g.means.people.receive(g, target, effect.card, run.cause);
}

/** Those for whom a special card would change something; all, if there is nobody. */
function toReceive(g: Game, card: StatusCard): Investigator[] {
  const all = g.means.people.inOrder(g);
  const some = all.filter((one) => g.means.people.wouldReceive(g, one, card));
  return some.length > 0 ? some : all;
}

/** Cards of one's choice are lost; those that can be neither lost nor stolen are not among them. */
function* lose1(g: Game, who: Investigator, effect: Extract<Effect, { do: 'discard' }>, run: Run): Rule {
  const all = fitting(g, who.cards, effect.what, true);
  if (effect.n === 'all') {
    for (const possession of all) discardCard(g, who, possession);
    return;
  }
  const n = yield* amount(g, who, effect.n, run);
  yield* discardChosen(g, who, effect.what, n, run.cause.source, effect.which);
}

/** Somebody discards `n` of his cards that fit, of his choice; fewer if he has no more that can be lost. */
function* discardChosen(
  g: Game,
  who: Investigator,
  filter: Parameters<typeof fitting>[2],
  n: number,
  from: string,
  which?: 'cheapest' | 'dearest',
): Rule {
  for (let i = 0; i < n; i++) {
    const cards = () => byPrice(g, fitting(g, who.cards, filter, true), which);
    if (cards().length === 0) return;
    discardCard(g, who, yield* pickOwn(g, who, cards, 'q.lose-card', g.means.reasons.loseCard, from, n - i));
  }
}

/** Those of some cards with the lowest or the highest price; all, if that does not matter. */
function byPrice(g: Game, cards: Possession[], which: 'cheapest' | 'dearest' | undefined): Possession[] {
  if (which === undefined) return cards;
  const price = ({ card }: Possession) => g.card(card).price ?? 0;
  const prices = cards.map(price);
  const bound = which === 'cheapest' ? Math.min(...prices) : Math.max(...prices);
  return cards.filter((one) => price(one) === bound);
}

/** A die for each of his cards that fit; each failure costs him that card, unless it cannot be lost. */
function rollForCards(g: Game, who: Investigator, filter: CardFilter, from: string): void {
  for (const possession of fitting(g, who.cards, filter, true)) {
    const dice = rollPlain(g, who, 1, from);
    if (countSuccesses(dice, successFaces(g, who)) === 0) discardCard(g, who, possession);
  }
}

/** A card on the table leaves play: a Mythos card to the bottom of its deck (A-MYTHOS-53), unless it goes to the box. */
function leavePlay(g: Game, card: string, toBox: boolean): void {
  const lying = cardInPlay(g.s, card);
  if (!lying) return;
  if (!toBox && g.content.mythos.has(card)) g.s.decks.mythos.push(card);
  takeFrom(g, lying);
}

function* token(g: Game, who: Investigator, effect: Extract<Effect, { do: 'token' }>, run: Run): Rule {
  const n = yield* amount(g, who, effect.by, run);
  const by = effect.off ? -n : n;
  const { possession, source } = run.cause;
  if (possession) {
    const { seat } = run.cause.owner ?? who;
    addTokens(g, possession, by, seat);
    if (effect.of !== undefined && (possession.tokens ?? 0) >= effect.of)
      discardCard(g, run.cause.owner ?? who, possession);
    return;
  }
  const inPlay = cardInPlay(g.s, source);
  if (inPlay) addTokens(g, inPlay, by);
}

/** Puts tokens on a card, or takes off what there is of them. */
function addTokens(g: Game, on: { card: string; tokens?: number | undefined }, by: number, seat?: Seat): void {
  const before = on.tokens ?? 0;
  const tokens = Math.max(0, before + by);
  on.tokens = tokens;
  if (tokens === before) return;
  g.tell?.({ type: 'tokens', on: on.card, by: tokens - before, tokens, ...(seat !== undefined && { seat }) });
}
