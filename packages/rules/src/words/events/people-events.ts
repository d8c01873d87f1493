/** Sentences of events of investigators: points, cards, checks, movement, encounters and combat. */
import { composeEffects } from '../effects/effect-text.js';
import { resourceText } from '../nouns.js';
import type { Args, Words } from '../words.js';
import { type EventContext, type EventOf, type EventSentence, type EventTexts, yesNo } from './event-sentences.js';

/** Fates with their own message: cases of a message cannot contain hyphens. */
const FATES_WITH_MESSAGE: ReadonlySet<string> = new Set(['end-turn', 'undelayed', 'still-lost', 'halted']);

/** Returns a text for quotation, with single marks for its own double ones. */
function withInnerQuotes(text: string): string {
  return text.replace(/„([^“]*)“/g, '‚$1‘').replace(/“([^”]*)”/g, '‘$1’');
}

export const PEOPLE_EVENTS = {
  gained: ({ w, investigator }, event) =>
    withCause(w, 'gained', event.from, { investigator, what: resourceText(w, event.what, event.amount) }),
  lost: ({ w, investigator }, event) =>
    withCause(w, 'lost', event.from, { investigator, what: resourceText(w, event.what, event.amount) }),
  paid({ w, investigator }, event) {
    const args = { investigator, what: resourceText(w, event.what, event.amount), id: event.what };
    return withCause(w, 'paid', event.from, args, true);
  },
  noEffect({ w, investigator }, event) {
    const effect = composeEffects(w, [event.effect]);
    const text = withInnerQuotes(effect.say('you').replace(/\.$/, ''));
    // An effect on the board belongs to no investigator.
    const ofSomeone = event.effect.do === 'may' ? 'no-effect.may' : 'no-effect';
    const key = effect.can('third') ? ofSomeone : 'no-effect.board';
    return withCause(w, key, event.from, { investigator, text }, true);
  },
  prevented: ({ w, investigator }, event) => [
    'prevented',
    { investigator, what: resourceText(w, event.what, event.amount), card: w.name('used', event.from) },
  ],
  maximum: ({ investigator }, event) => [
    'maximum',
    { investigator, resource: event.what, by: Math.abs(event.by), rises: yesNo(event.by > 0) },
  ],
  moved: ({ w, investigator }, event) => movedSentence(w, event, investigator),
  rolled: ({ w, investigator, context }, event) => rolledSentence(w, event, investigator, context),
  checked({ investigator }, event) {
    const { check, successes, difficulty } = event;
    return ['checked', { investigator, check, successes, difficulty, passed: yesNo(event.passed) }];
  },
  clueSpent: ({ w, investigator, context }, event) =>
    withCause(w, 'clueSpent', event.with, { investigator, ...diceArgs(context, event.die) }),
  received({ w, investigator }, event) {
    const { card, from } = event;
    const status = `status.${card}.as`;
    if (w.has(`e.received.${card}`)) return withCause(w, `received.${card}`, from, { investigator });
    if (w.deckOf(card) === 'ally') return withCause(w, 'received.ally', from, { investigator, card });
    if (w.has(status)) return withCause(w, 'received.as', from, { investigator, what: w.say(status) });
    return withCause(w, 'received', from, { investigator, card });
  },
  discarded({ w, investigator }, event) {
    const { card } = event;
    if (w.has(`e.discarded.${card}`)) return [`discarded.${card}`, { investigator }];
    return [event.box ? 'discarded.box' : event.laid ? 'discarded.laid' : 'discarded', { investigator, card }];
  },
  used({ w, investigator }, event) {
    const card = w.name('used', event.card);
    return event.text === undefined
      ? ['used', { investigator, card }]
      : ['used.text', { investigator, card, text: w.name('printed', event.text) }];
  },
  cast: ({ investigator }, event) => ['cast', { investigator, card: event.card, passed: yesNo(event.passed) }],
  drew: ({ w, investigator }, event) => withCause(w, 'drew', event.from, { investigator, card: event.card }),
  exhausted: ({ investigator }, event) => ['exhausted', { investigator, component: event.card }],
  refreshed({ investigator }, event) {
    if (event.card !== undefined) return ['refreshed-card', { investigator, component: event.card }];
    return ['refreshed', { investigator, cards: event.cards }];
  },
  sliders: ({ investigator }) => ['sliders', { investigator }],
  firstPlayer: ({ investigator }) => ['firstPlayer', { investigator }],
  fateApplied: ({ investigator }, event) => [
    FATES_WITH_MESSAGE.has(event.fate) ? `fate.${event.fate}` : 'fate',
    { investigator, id: event.fate },
  ],
  newInvestigator: (_, event) => ['newInvestigator', { investigator: event.investigator }],
  traded({ context }, event) {
    const sides = { investigator: context.sheet(event.from), investigator2: context.sheet(event.to) };
    if (event.clues !== undefined) return ['traded.clues', { ...sides, n: event.clues }];
    return event.card === undefined
      ? ['traded.money', { ...sides, money: event.money ?? 0 }]
      : ['traded', { ...sides, card: event.card }];
  },
  encounter({ w, investigator }, event) {
    const { card, at } = event;
    // Gate cards have entries for worlds and one for all others.
    if (at === 'other') return ['encounter.beyond', { investigator, theme: `${card}/${at}` }];
    if (w.name('world', at) !== at) return ['encounter.world', { investigator, world: at, theme: `${card}/${at}` }];
    return w.theme(card, at) === undefined
      ? ['encounter', { investigator, place: at }]
      : ['encounter.theme', { investigator, place: at, theme: `${card}/${at}` }];
  },
  turnedUp: ({ investigator }, event) => ['turnedUp', { investigator, place: event.neighbourhood }],
  combat({ investigator }, event) {
    // A key of its own: ICU does not accept `lost-round` as a case.
    const outcome = event.outcome === 'lost-round' ? 'strikes' : event.outcome;
    return [event.trophy ? 'combat.trophy' : 'combat', { investigator, monster: event.monster, outcome }];
  },
  cluesTaken: ({ investigator }, event) => ['cluesTaken', { investigator, place: event.at, amount: event.amount }],
  trophyGivenUp({ investigator }, event) {
    const { monster, gate } = event;
    return monster === undefined
      ? ['trophyGone.gate', { investigator, gate: gate ?? '' }]
      : ['trophyGone', { investigator, monster }];
  },
} satisfies Partial<EventTexts>;

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

function movedSentence(w: Words, event: EventOf<'moved'>, investigator: string): EventSentence {
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
  event: EventOf<'rolled'>,
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
