/** Texts of questions, answers and events, shared by page and terminal. */

import type { Message } from '@vigil/engine';
import type { Event, LostBelongings } from '../language/events.js';
import { correctionSentence } from './correction-text.js';
import { composeEffects } from './effect-text.js';
import type { EventContext, EventSentence } from './event-sentences.js';
import { hauntSentence } from './haunt-event-text.js';
import { resourceText } from './nouns.js';
import type { Args, Words } from './words.js';

/** Returns a question, an option or an aside as text. */
export function messageText(w: Words, { key, args }: Pick<Message, 'key' | 'args'>): string {
  if (args === undefined) return w.say(key);
  const { card, other } = args;
  // `used` covers abilities and rumors as well as cards; the other party of a trade is an investigator.
  const known: Record<string, string | number> = { ...args };
  if (typeof card === 'string') known.card = w.name('used', card);
  if (typeof other === 'string') known.other = w.name('investigator', other);
  return w.say(key, known);
}

/** Returns an event as a sentence. */
export function eventText(w: Words, event: Event, context: EventContext): string {
  const [key, args] = sentenceOf(w, event, context);
  return w.capitalize(w.say(`e.${key}`, args));
}

/** The argument in which events of a type may differ within one sentence. */
const LISTED_ARGUMENTS: Readonly<Partial<Record<Event['type'], 'card' | 'what'>>> = {
  drew: 'card',
  received: 'card',
  discarded: 'card',
  gained: 'what',
  lost: 'what',
  paid: 'what',
};

/** Cards whose coming and going have sentences of their own. */
const TOLD_APART: ReadonlySet<string> = new Set([
  'blessing',
  'curse',
  'deputy',
  'retainer',
  'bank-loan',
  'lodge-membership',
]);

/** True if two consecutive events fit into one sentence: {@link eventsText}. */
export function canShareSentence(one: Event, other: Event): boolean {
  const listed = LISTED_ARGUMENTS[one.type];
  if (listed === undefined) return false;
  if ([one, other].some((event) => 'card' in event && TOLD_APART.has(String(event.card)))) return false;
  // All else must be equal: the investigator and the cause.
  const rest = (event: Event) => JSON.stringify({ ...event, [listed]: undefined, amount: undefined, deck: undefined });
  return one.type === other.type && rest(one) === rest(other);
}

/**
 * Returns events that fit one sentence ({@link canShareSentence}), with a list of the things drawn, gained or lost.
 * Requires at least one event.
 */
export function eventsText(w: Words, events: readonly Event[], context: EventContext): string {
  const [first] = events;
  if (first === undefined) return '';
  const listed = LISTED_ARGUMENTS[first.type];
  if (listed === undefined || events.length === 1) return eventText(w, first, context);
  const [key, args] = sentenceOf(w, first, context);
  const what = events.map((event) => {
    const [, { card, what: resources }] = sentenceOf(w, event, context);
    return listed === 'card' ? w.name('card', String(card)) : String(resources);
  });
  const list = listed === 'card' ? cardList(w, what) : w.list(what);
  return w.capitalize(w.say(`e.${key}`, { ...args, [listed]: list }));
}

/** An event with the number of answers before it, if known. */
interface DatedEvent {
  readonly event: Event;
  readonly at?: number;
}

/**
 * Merges events of one answer that are one line of a log: a card drawn and received, a monster defeated and taken as a
 * trophy. Returns as many entries; undefined if a later entry tells the event. Events of different answers (`at`) stay
 * apart, so that a log is the same however many answers it is written from at once.
 */
export function mergeEvents<T extends DatedEvent>(told: readonly T[]): (T | undefined)[] {
  const merged: (T | undefined)[] = [...told];
  told.forEach((one, i) => {
    const { event } = one;
    if (event.type === 'received') {
      const at = merged.findIndex((other, j) => j < i && other?.at === one.at && isDrawOf(other?.event, event));
      const drew = merged[at]?.event;
      if (drew?.type !== 'drew') return;
      merged[at] = undefined;
      merged[i] = { ...one, event: event.from === undefined ? drew : { ...drew, from: event.from } };
    } else if (event.type === 'combat' && event.outcome === 'won') {
      const before = merged[i - 1]?.at === one.at ? merged[i - 1]?.event : undefined;
      if (before?.type !== 'monsterRemoved' || before.to !== 'trophy' || before.monster !== event.monster) return;
      merged[i - 1] = undefined;
      merged[i] = { ...one, event: { ...event, trophy: true } };
    }
  });
  return merged;
}

function isDrawOf(event: Event | undefined, { seat, card }: Extract<Event, { type: 'received' }>): boolean {
  return event?.type === 'drew' && event.from === undefined && event.seat === seat && event.card === card;
}

/** Returns the things an investigator's end takes along, one by one. Empty if there were none. */
export function lossList(w: Words, { cards, money, clues, trophies }: LostBelongings): readonly string[] {
  const gates = trophies.filter((id) => w.name('gate', id) !== id).length;
  const amount = (what: string, n: number) => (n > 0 ? [w.say(`amount.${what}`, { n })] : []);
  return [
    ...cards.map((card) => w.name('card', card)),
    ...amount('money', money),
    ...amount('clue', clues),
    ...amount('gate-trophy', gates),
    ...amount('monster-trophy', trophies.length - gates),
  ];
}

/** Same as a sentence next to the event of the end. Undefined if nothing is lost. */
export function lossText(w: Words, event: Event): string | undefined {
  if ((event.type !== 'removed' && event.type !== 'fateApplied') || !event.loss) return undefined;
  const lost = lossList(w, event.loss);
  return lost.length === 0 ? undefined : w.say('e.loss', { investigator: event.loss.investigator, what: w.list(lost) });
}

/** Lists card names within a sentence. In languages with quotation marks, each has its own. */
function cardList(w: Words, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const before = names.slice(0, -1).reduce((list, next) => w.say('e.cards.comma', { first: list, next }));
  return w.say('e.cards.and', { first: before, last });
}

/** Fates with their own message: cases of a message cannot contain hyphens. */
const FATES_WITH_MESSAGE: ReadonlySet<string> = new Set(['end-turn', 'undelayed', 'still-lost', 'halted']);

function sentenceOf(w: Words, event: Event, context: EventContext): EventSentence {
  const { type } = event;
  const investigator = 'seat' in event && event.seat !== undefined ? context.sheet(event.seat) : '';
  switch (type) {
    case 'phase':
      if (event.day !== undefined) {
        const part = event.phase === 'other-world' ? 'world' : event.phase;
        return ['phase.day', { day: event.day, part, investigator }];
      }
      return [type, { turn: event.turn, phase: event.phase }];
    case 'gained':
    case 'lost':
      return withCause(w, type, event.from, { investigator, what: resourceText(w, event.what, event.amount) });
    case 'paid': {
      const args = { investigator, what: resourceText(w, event.what, event.amount), id: event.what };
      return withCause(w, type, event.from, args, true);
    }
    case 'noEffect': {
      const effect = composeEffects(w, [event.effect]);
      const text = effect.say('you').replace(/\.$/, '');
      // An effect on the board belongs to no investigator.
      const key = effect.can('third') ? 'no-effect' : 'no-effect.board';
      return withCause(w, key, event.from, { investigator, text }, true);
    }
    case 'prevented':
      return [
        type,
        { investigator, what: resourceText(w, event.what, event.amount), card: w.name('used', event.from) },
      ];
    case 'maximum':
      return [type, { investigator, resource: event.what, by: Math.abs(event.by), rises: yesNo(event.by > 0) }];
    case 'moved':
      return movedSentence(w, event, investigator);
    case 'rolled':
      return rolledSentence(w, event, investigator, context);
    case 'checked': {
      const { check, successes, difficulty } = event;
      return [type, { investigator, check, successes, difficulty, passed: yesNo(event.passed) }];
    }
    case 'clueSpent':
      return withCause(w, type, event.with, { investigator, ...diceArgs(context, event.die) });
    case 'received': {
      const { card, from } = event;
      const status = `status.${card}.as`;
      if (w.has(`e.received.${card}`)) return withCause(w, `received.${card}`, from, { investigator });
      if (w.has(status)) return withCause(w, 'received.as', from, { investigator, what: w.say(status) });
      return withCause(w, type, from, { investigator, card });
    }
    case 'discarded': {
      const { card } = event;
      if (w.has(`e.discarded.${card}`)) return [`discarded.${card}`, { investigator }];
      return [event.box ? 'discarded.box' : event.laid ? 'discarded.laid' : type, { investigator, card }];
    }
    case 'used': {
      const card = w.name('used', event.card);
      return event.text === undefined
        ? [type, { investigator, card }]
        : ['used.text', { investigator, card, text: w.name('printed', event.text) }];
    }
    case 'cast':
      return [type, { investigator, card: event.card, passed: yesNo(event.passed) }];
    case 'drew':
      return withCause(w, type, event.from, { investigator, card: event.card });
    case 'exhausted':
      return [type, { investigator, component: event.card }];
    case 'refreshed':
      if (event.card !== undefined) return ['refreshed-card', { investigator, component: event.card }];
      return [type, { investigator, cards: event.cards }];
    case 'sliders':
    case 'firstPlayer':
      return [type, { investigator }];
    case 'fateApplied':
      return [FATES_WITH_MESSAGE.has(event.fate) ? `fate.${event.fate}` : 'fate', { investigator, id: event.fate }];
    case 'newInvestigator':
      return [type, { investigator: event.investigator }];
    case 'traded': {
      const sides = { investigator: context.sheet(event.from), investigator2: context.sheet(event.to) };
      if (event.clues !== undefined) return ['traded.clues', { ...sides, n: event.clues }];
      return event.card === undefined
        ? ['traded.money', { ...sides, money: event.money ?? 0 }]
        : [type, { ...sides, card: event.card }];
    }
    case 'encounter': {
      const { card, at } = event;
      // Gate cards have entries for worlds and one for all others.
      if (at === 'other') return ['encounter.beyond', { investigator, theme: `${card}/${at}` }];
      if (w.name('world', at) !== at) return ['encounter.world', { investigator, world: at, theme: `${card}/${at}` }];
      return w.theme(card, at) === undefined
        ? [type, { investigator, place: at }]
        : ['encounter.theme', { investigator, place: at, theme: `${card}/${at}` }];
    }
    case 'turnedUp':
      return [type, { investigator, place: event.neighbourhood }];
    case 'combat': {
      // A key of its own: ICU does not accept `lost-round` as a case.
      const outcome = event.outcome === 'lost-round' ? 'strikes' : event.outcome;
      return [event.trophy ? 'combat.trophy' : type, { investigator, monster: event.monster, outcome }];
    }
    case 'monsterPlaced':
      // Some rumors hold monsters of their own. A monster may be on a card.
      return w.name('mythos', event.at) === event.at
        ? [type, { monster: event.monster, place: event.at }]
        : ['monsterPlaced.card', { monster: event.monster, mythos: event.at }];
    case 'monsterMoved': {
      const args = { monster: event.monster, place: event.from, place2: event.to };
      return event.why === undefined ? [type, args] : ['monsterMoved.why', { ...args, why: w.say(event.why) }];
    }
    case 'monsterRemoved':
      return event.to === 'trophy' && event.seat !== undefined
        ? ['monsterGone.trophy', { investigator, monster: event.monster }]
        : ['monsterGone', { monster: event.monster, to: event.to }];
    case 'gateClosed':
      if (event.sealed) return ['gateClosed.sealed', { gate: event.marker, place: event.at }];
      return event.seat === undefined
        ? [type, { gate: event.marker, place: event.at }]
        : ['gateClosed.by', { investigator, gate: event.marker, place: event.at, trophy: yesNo(event.trophy) }];
    case 'gateOpened':
      return [type, { gate: event.marker, place: event.at }];
    case 'sealed':
      return [event.seat === undefined ? type : 'sealed.by', { investigator, place: event.at }];
    case 'sealBroken':
    case 'opened':
      return [type, { place: event.at }];
    case 'closed':
      return [type, { place: event.at, until: event.until === 'for-good' ? 'good' : 'turn' }];
    case 'surge':
      return [type, { place: event.at, monsters: event.monsters }];
    case 'clue':
      if (event.placed < 0) return ['clue.gone', { place: event.at, placed: -event.placed }];
      return [type, { place: event.at, placed: event.placed }];
    case 'cluesTaken':
      return [type, { investigator, place: event.at, amount: event.amount }];
    case 'doom':
      return [type, { rises: yesNo(event.by > 0), by: Math.abs(event.by), doom: event.doom }];
    case 'terror':
      return [type, { rises: yesNo(event.by > 0), terror: event.terror }];
    case 'mythos':
      return [type, { mythos: event.card }];
    case 'inPlay':
      return [type, { mythos: event.card }];
    case 'outOfPlay':
      return event.at === undefined
        ? [type, { mythos: event.card }]
        : ['outOfPlay.at', { component: event.card, place: event.at }];
    case 'trophyGivenUp': {
      const { monster, gate } = event;
      return monster === undefined
        ? ['trophyGone.gate', { investigator, gate: gate ?? '' }]
        : ['trophyGone', { investigator, monster }];
    }
    case 'rumor':
      return [type, { mythos: event.card, outcome: event.outcome }];
    case 'allyLeft':
      return [type, { card: event.card }];
    case 'tokens': {
      const { on, by, tokens } = event;
      return [by < 0 ? 'tokens.gone' : type, { component: on, by: Math.abs(by), tokens }];
    }
    case 'laidOut':
      return event.at === undefined
        ? [type, { component: event.card }]
        : ['laidOut.at', { component: event.card, place: event.at }];
    case 'cardMoved':
      return ['shifted', { component: event.card, place: event.at }];
    case 'turnedDown':
      return [type, { component: event.card }];
    case 'redrawn':
      return [type, { mythos: event.card }];
    case 'shuffled':
      return [w.name('mythos', event.card) === event.card ? type : 'shuffled.mythos', {}];
    case 'boxEvent': {
      const { what, n, at, symbol } = event;
      return [
        what,
        {
          investigator,
          ...(n !== undefined && { n }),
          ...(at !== undefined && { place: at }),
          ...(symbol && { symbol }),
        },
      ];
    }
    case 'corrected':
      return correctionSentence(w, event, investigator);
    case 'awakened':
      return [type, { cause: w.say(`cause.${event.cause}`) }];
    case 'battle':
      return [type, { round: event.round, doom: event.doom, pool: event.pool }];
    case 'over':
      return [type, { won: yesNo(event.outcome.won), ending: w.say(`ending.${event.outcome.how}`) }];
    default:
      return hauntSentence(w, event, context);
  }
}

/**
 * Adds the cause to the sentence, if the log has a name for it. `ability`: the investigator as a cause is their ability;
 * otherwise it may be their starting possessions, which need no cause.
 */
function withCause(w: Words, type: string, from: string | undefined, args: Args, ability = false): EventSentence {
  const own = from === args.investigator;
  const cause = from === undefined || (own && !ability) ? undefined : own ? w.name('used', from) : causeLabel(w, from);
  return cause === undefined ? [type, args] : [`${type}.from`, { ...args, cause }];
}

/** Names the cause of an event: a component, the theme of an encounter, a fate. Undefined for a clause of the rules. */
function causeLabel(w: Words, from: string): string | undefined {
  if (w.has(`e.cause.${from}`)) return w.say(`e.cause.${from}`);
  const name = w.name('component', from);
  if (name !== from) return name;
  const [card = '', at] = from.split('/');
  return at === undefined ? undefined : w.theme(card, at);
}

/** Fates after which an investigator wakes up in the asylum or the hospital. */
const FALLS: ReadonlySet<string> = new Set(['insane', 'unconscious']);

function movedSentence(w: Words, event: Extract<Event, { type: 'moved' }>, investigator: string): EventSentence {
  const { to, from } = event;
  const args = { investigator, place: to };
  if (to === 'jail') return ['moved.jail', args];
  if (from !== undefined && FALLS.has(from)) return ['moved.woken', args];
  // A gate marker names the world that is entered.
  if (from === undefined || w.name('gate', from) !== from) return ['moved', args];
  return withCause(w, 'moved', from, args);
}

function rolledSentence(
  w: Words,
  event: Extract<Event, { type: 'rolled' }>,
  investigator: string,
  context: EventContext,
): EventSentence {
  const { check, successes, reroll } = event;
  const args = { investigator, successes, ...diceArgs(context, event.dice), ...(check && { check, of: check }) };
  const key = check ? 'rolled.check' : 'rolled';
  if (event.dice.length === 0) return [`${key}.none`, args];
  if (check) return [reroll ? 'rolled.again' : key, args];
  return withCause(w, event.faces ? 'rolled.faces' : key, event.from, args);
}

/** The dice as text, and their number. */
function diceArgs(context: EventContext, faces: readonly number[]): Args {
  return { dice: diceText(context, faces), n: faces.length };
}

function diceText(context: EventContext, faces: readonly number[]): string {
  return context.dice?.(faces) ?? faces.join(', ');
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
