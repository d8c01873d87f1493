/** Texts of questions and answers, with the content they refer to. */
import type { Message, PublicOption } from '@vigil/engine';
import type { Content } from '../language/content.js';
import type { Effect } from '../language/effects.js';
import { aboutOf } from '../language/questions/decision-types.js';
import { readOptionId, type TypedDecision } from '../language/questions/index.js';
import {
  ancientOneText,
  cardText,
  effectText,
  entryText,
  gateCardText,
  investigatorText,
  locationText,
  monsterText,
  mythosText,
  tableCardText,
} from './component-text.js';
import { costText } from './condition-text.js';
import { messageText } from './events/event-text.js';
import type { Words } from './words.js';

/** Letters for choices, in order. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The resources whose amounts are answers to `q.how-much`. */
const AMOUNT_OF: Readonly<Record<string, string | undefined>> = {
  money: 'money',
  clues: 'clue',
  placed: 'clue',
  kept: 'clue',
  sanity: 'sanity',
  stamina: 'stamina',
  tokens: 'tokens',
};

/** Returns the name of a cause: a component, a sheet's ability, an encounter. Undefined for a clause of the rules. */
export function causeName(w: Words, source: string): string | undefined {
  const [card = '', at] = source.split('/');
  if (at !== undefined) return w.theme(card, at);
  if (w.has(`asked.${source}`)) return w.say(`asked.${source}`);
  const name = w.name('used', source);
  return name === source ? undefined : name;
}

/** Options for {@link questionText}. */
export interface QuestionTextOptions {
  /** False leaves out the name of the deciding investigator: at one's own seat. */
  readonly named?: boolean;
}

/**
 * Returns a prompt: the deciding investigator, the component that asks, what to decide.
 *
 * A prompt that mentions the investigator itself gets no name in front.
 */
export function questionText(
  w: Words,
  asked: Pick<Message, 'key' | 'args'> | TypedDecision,
  { named = true }: QuestionTextOptions = {},
): string {
  const { key, args } = asked as Pick<Message, 'key' | 'args'>;
  const cost = 'about' in asked && key === 'q.may-pay' ? askedCost(w, asked) : undefined;
  const prompt = w.capitalize(
    cost === undefined ? messageText(w, args === undefined ? { key } : { key, args }) : w.say('asked.cost', { cost }),
  );
  const cause = typeof args?.source === 'string' ? causeName(w, args.source) : undefined;
  const source = cause === undefined ? undefined : w.capitalize(cause);
  if (!named || typeof args?.investigator !== 'string' || w.mentions(key, 'investigator')) {
    return source === undefined ? prompt : w.say('asked.by', { source, question: prompt });
  }
  const { investigator } = args;
  return source === undefined
    ? w.say('q.named', { investigator, prompt })
    : w.say('asked.by.named', { investigator, source, question: prompt });
}

/** Returns the price that a text asks for, as what is paid. */
function askedCost(w: Words, decision: TypedDecision): string | undefined {
  const [effect] = aboutOf(decision).effects ?? [];
  return (effect?.do === 'may' && effect.cost && costText(w, effect.cost)) || undefined;
}

/** Returns the plain label of an answer: its own for this question if the catalogue has one (`answer.<question>.<option>`). */
export function answerLabel(
  w: Words,
  { key, args }: Pick<Message, 'key' | 'args'>,
  option: Pick<PublicOption, 'key' | 'args'>,
): string {
  const own = `answer.${key.slice(2)}.${option.key.slice(2)}`;
  return w.has(own) ? messageText(w, { key: own, args: { ...args, ...option.args } }) : messageText(w, option);
}

/** Returns an answer as text; for the choices of a text, with the cost and effect of each. */
export function answerText(
  w: Words,
  decision: TypedDecision,
  option: Pick<PublicOption, 'id' | 'key' | 'args'>,
): string {
  const [effect] = aboutOf(decision).effects ?? [];
  if (option.key === 'o.choice') {
    const chosen =
      effect?.do === 'choose' && effect.options[LETTERS.indexOf(readOptionId('choice', option.id)?.letter ?? '')];
    if (chosen) return chosen.length === 0 ? w.say('answer.nothing') : effectText(w, chosen);
  }
  if (option.key === 'o.number' && decision.key === 'q.how-much') {
    const { what } = decision.args;
    const resource = AMOUNT_OF[what];
    // The amount: it is the cost of the answer.
    if (resource !== undefined) return w.say(`amount.${resource}`, { n: Number(option.args?.n) });
  }
  const { last } = option.args ?? {};
  if (last !== undefined) return w.say('answer.takes-last', { answer: answerLabel(w, decision, option), what: last });
  if (effect?.do !== 'may' || (option.key !== 'o.yes' && option.key !== 'o.no'))
    return answerLabel(w, decision, option);
  const follows = option.key === 'o.yes' ? effect.then : (effect.else ?? []);
  const answer = option.key === 'o.yes' ? acceptLabel(w, decision, option, effect) : answerLabel(w, decision, option);
  return follows.length === 0
    ? answer
    : w.say('answer.preview', { answer, preview: w.capitalize(effectText(w, follows)) });
}

type MayEffect = Extract<Effect, { do: 'may' }>;

/** Returns the label of accepting: the price, or what it is called with the price in brackets. */
function acceptLabel(
  w: Words,
  decision: TypedDecision,
  option: Pick<PublicOption, 'key' | 'args'>,
  { cost: price }: MayEffect,
): string {
  const answer = answerLabel(w, decision, option);
  if (price === undefined) return answer;
  const cost = costText(w, price);
  if (cost === '') return answer;
  return decision.key === 'q.may-pay' ? w.capitalize(cost) : w.say('answer.price', { answer, cost });
}

/** Returns the text of the component that caused a question or event: a card, a sheet, an encounter, a Mythos card. */
export function causeText(w: Words, content: Content, source: string): readonly string[] {
  const [of = '', at] = source.split('/');
  if (at !== undefined) {
    const gateCard = content.gateCards.get(of);
    if (gateCard) return [gateCardText(w, gateCard, at)];
    const entry = content.locationCards.get(of)?.entries.find((one) => one.at === at);
    return entry ? [entryText(w, entry)] : [];
  }
  const card = content.cards.get(of);
  if (card) return cardText(w, card);
  const sheet = content.investigators.get(of);
  if (sheet) return investigatorText(w, sheet);
  const mythos = content.mythos.get(of);
  if (mythos) return mythosText(w, mythos);
  const onTable = content.tableCards.get(of);
  if (onTable) return tableCardText(w, onTable);
  const monster = content.tokens.get(of) ?? content.monsters.get(of);
  if (monster) return monsterText(w, monster);
  const location = content.locations.get(of);
  if (location) return locationText(w, location);
  const ancient = content.ancientOnes.get(of);
  return ancient ? ancientOneText(w, ancient).power : [];
}
