/** Texts of effects on cards: drawn, searched, received, discarded, bought. */
import type { CardFilter, Countable } from '../../language/conditions.js';
import type { DeckId } from '../../language/decks.js';
import type { Cost, Effects, Price } from '../../language/effects.js';
import { cardNoun, cardsText, equalTo, isCompoundCount, sayClauseLast, valueText } from '../nouns.js';
import {
  type Block,
  branchArgs,
  type ClauseForm,
  type ClausePart,
  clause,
  involuntaryClause,
  type Passage,
  type PassagePart,
  permission,
  statementClause,
  verbClause,
} from '../passages.js';
import type { Args, Words } from '../words.js';
import { type ComposeInner, makeBlock } from './combinator-text.js';
import type { EffectOf } from './merge-effects.js';

/** Cards that do harm. */
const ADVERSE = /^(?:curse|harried|local-guide|tainted-soul|wanted|bank-loan|barred-.*)$/;

/** Cards that are received rather than taken in German: "ein Honorar erhalten", but "„Visionen“ nehmen". */
const RECEIVED = /^(?:retainer|bank-loan|lodge-membership)$/;

/** "you are Blessed", "take a Retainer", "take Changed". `named`: the text has just named the card: "take one". */
export function receivePart(w: Words, { card, who: whom }: EffectOf<'receive'>, named = false): PassagePart {
  const fate = card === 'blessing' || card === 'curse' || card === 'deputy';
  const own = `status.${card}.as`;
  const args = {
    id: card,
    status: card,
    statusAs: w.has(own) ? w.say(own) : w.say('status.as', { status: card, card }),
  };
  if (whom === 'chosen') return statementClause((who) => w.say('effect.receive.chosen', { ...args, who }));
  const ownVerb = `effect.receive.${card}`;
  const what = named ? w.say('take.one') : args.statusAs;
  if (w.has(ownVerb)) return { ...clause((who) => w.say(ownVerb, { who, what })), adverse: true };
  const made = fate
    ? involuntaryClause((who) => w.say('effect.receive', { id: card, who }))
    : verbClause(w, RECEIVED.test(card) ? 'receive' : 'take', what);
  return ADVERSE.test(card) ? { ...made, adverse: true } : made;
}

export function countableText(w: Words, of: Countable): string {
  return w.say(`countable.${of}`, { case: 'nominative' });
}

/** Returns the filter without the deck, which is named separately. */
export function filterWithoutDeck(deck: DeckId, { deck: own, ...rest }: CardFilter = {}): CardFilter {
  return own === undefined || own === deck ? rest : { ...rest, deck: own };
}

/** `among`: the cards that the text has just named. */
export function discardClause(w: Words, e: EffectOf<'discard'>, among?: CardFilter): ClausePart {
  const named = e.what.card !== undefined;
  const many = cardNoun(w, e.what, 2);
  const yours = cardNoun(w, e.what, 2, 'your');
  const what = (who: ClauseForm): string => {
    if (e.which)
      return w.say(`discard.${e.which}`, {
        what: cardsText(w, e.what, e.n === 'all' ? 1 : e.n),
        noun: cardNoun(w, e.what, 1),
        who,
      });
    if (e.n === 'all') {
      const names = e.what.anyOf?.map(({ card }) => card);
      return names?.every((card) => card !== undefined)
        ? w.say('discard.named', {
            cards: w.list(names.map((card) => w.say('card.named', { card: card ?? '' }))),
            many: names.length > 2 ? 'yes' : 'no',
            who,
          })
        : w.say('discard.all', { many: yours, who });
    }
    if (typeof e.n === 'number' && JSON.stringify(e.what) === JSON.stringify(among)) {
      return w.say('discard.among', { n: e.n });
    }
    if (typeof e.n === 'number') {
      const counted = cardsText(w, e.what, e.n);
      return named ? counted : w.say('discard.choice', { what: counted, who });
    }
    if ('half' in e.n) return w.say(`discard.half.${e.n.round}`, { many: yours, who });
    return w.say('discard.value', { many, value: valueText(w, e.n), who });
  };
  const wound = e.what.deck === 'injury' || e.what.deck === 'madness';
  if (!e.theft) return verbClause(w, wound ? 'discard' : 'lose', what);
  const n = typeof e.n === 'number' ? e.n : 2;
  return statementClause((who) => w.say('discard.theft', { what: what('you'), n, who }));
}

export function tokensText(w: Words, by: Exclude<EffectOf<'token'>['by'], number>): string {
  if ('count' in by && by.count === 'investigators' && !isCompoundCount(by)) return w.say('effect.tokens.per-player');
  if ('count' in by && by.count === 'chosen') return w.say('effect.tokens.that-many');
  if ('count' in by && !isCompoundCount(by) && w.has(`countable.${by.count}.each`)) {
    const thing = w.say(`countable.${by.count}.each`);
    return w.say('amount.for-each', { what: w.say('effect.tokens', { n: 1 }), thing });
  }
  return w.say('effect.tokens.value', { value: valueText(w, by) });
}

/** "At 3 tokens, discard this card.": the limit of tokens in the cost or the effects of an ability; '' if it has none. */
export function tokenLimitText(w: Words, { cost, then }: { readonly cost?: Cost; readonly then: Effects }): string {
  const n = cost?.token?.of ?? tokenLimit(then);
  return n === undefined ? '' : w.say('token.limit', { n });
}

function tokenLimit(of: unknown): number | undefined {
  if (typeof of !== 'object' || of === null) return undefined;
  if ('do' in of && of.do === 'token' && 'of' in of && typeof of.of === 'number') return of.of;
  return Object.values(of)
    .map(tokenLimit)
    .find((n) => n !== undefined);
}

/** Returns the price of a bought card: "at its price", "for $1 more than its price". */
export function priceText(w: Words, of: Price, n: number): string {
  if (of.half) return w.say('price.half', { n });
  if (of.flat !== undefined) return w.say('price.flat', { n, price: of.flat });
  const plus = of.plus ?? 0;
  if (plus === 0) return w.say('price.printed', { n });
  return w.say(plus > 0 ? 'price.more' : 'price.less', { n, by: Math.abs(plus) });
}

/** "draw 2 Unique items (only tomes are kept)". */
export function drawOnlyPart(
  w: Words,
  what: string,
  only: CardFilter,
  third: (key: string, args?: Args) => PassagePart,
  one: boolean,
): PassagePart {
  const { notType, ...rest } = only;
  if (one && notType === 'weapon' && Object.keys(rest).length === 0) return third('draw.no-weapon', { what });
  return notType !== undefined && Object.keys(rest).length === 0
    ? third('draw.but', { what, many: cardNoun(w, { type: notType }, 2) })
    : third('draw.only', { what, many: cardNoun(w, only, 2) });
}

export function shownFilter({ show, filter }: EffectOf<'turnUp'>): number {
  return filter ? 1 : show.reduce((sum, { n }) => sum + n, 0);
}

export function revealedText(w: Words, e: EffectOf<'turnUp'>, who: ClauseForm): string {
  const [first] = e.show;
  if (e.filter === undefined || first === undefined)
    return w.say('effect.turn-up', { shown: w.list(e.show.map((of) => shownCardsText(w, of))), who });
  return w.say('effect.turn-up.find', { deck: first.deck, noun: cardNoun(w, e.filter, 1), who });
}

/** "the top 2 cards of the Common deck", "1 card of the Common deck for each success". */
function shownCardsText(w: Words, { deck, n }: EffectOf<'shop'>['show'][number]): string {
  if (typeof n === 'number') return w.say('shop.cards', { deck, n });
  if ('count' in n && !isCompoundCount(n) && w.has(`countable.${n.count}.each`))
    return w.say('shop.cards.each', { deck, thing: w.say(`countable.${n.count}.each`) });
  return w.say('shop.cards.value', { deck, value: equalTo(w, n) });
}

export function sellPart(
  w: Words,
  { filter, times, any, plus }: EffectOf<'sell'>,
  third: (key: string, args?: Args) => PassagePart,
): PassagePart {
  if (any) {
    const price = times === 'half' ? w.say('sell.half') : w.say('sell.times', { times });
    const named = filter.anyOf?.map(({ card }) => card) ?? [];
    if (named.length > 1 && named.every((card) => card !== undefined)) {
      return third('sell.named', {
        names: w.list(named.map((card) => w.say('card.named', { card: card ?? '' }))),
        price,
      });
    }
    return third('sell.any', { many: cardNoun(w, filter, 2, 'your'), price });
  }
  const what = cardsText(w, filter, 1);
  if (plus !== undefined) return third('sell.plus', { what, plus });
  return times === 'half' ? third('sell.half', { what }) : third('sell', { what, times });
}

/** Assumed number of cards if it is not known: more than two, so that the text says "any". */
const UNKNOWN_NUMBER = 3;

export function shopPart(w: Words, e: EffectOf<'shop'>): Block {
  const any = e.buy === 'any';
  const total = e.show.reduce((sum, { n }) => sum + (typeof n === 'number' ? n : UNKNOWN_NUMBER), 0);
  const buy = e.buy === 'any' ? total : e.buy;
  const shown = w.list(e.show.map((of) => shownCardsText(w, of)));
  const cost = priceText(w, e.price ?? {}, buy);
  const key = e.open === 'all-players' ? 'shop.open' : e.must ? 'shop.must' : 'shop.may';
  const buying = w.say(key, { buy, total, all: any || buy >= total ? 'yes' : 'no', price: cost });
  return makeBlock(
    'then',
    clause((who) => sayClauseLast((of) => w.say('shop.show', { shown: of, who }), shown)),
    [buying],
    [],
  );
}

/** Returns arguments for an alternative: `where` its "instead" is, at the end if that is near. */
function insteadArgs(w: Words, other: Passage): Args {
  const args = branchArgs(w, other);
  const near = other.smooth && !/[,(;]| and keeps? /.test(args.then);
  // In German the pronouns stay at the verb: "wirst du stattdessen gesegnet".
  const [verb = ''] = /^\S+(?: (?:du|er|sich|dich|dir|ihm|ihn)\b)*/u.exec(args.after) ?? [];
  const rest = args.after.slice(verb.length);
  return {
    ...args,
    plain: args.after.replace(/\.$/, ''),
    verb,
    rest,
    where: near ? 'end' : other.bids ? 'start' : 'none',
  };
}

/** `available`: the text has already stated that the card is available. */
export function takePart(w: Words, e: EffectOf<'take'>, inner: ComposeInner, available: boolean): PassagePart {
  const deck = w.deckOf(e.card);
  const card = e.card;
  const other = e.else && inner(e.else);
  const availability = other === undefined && !available ? 'unsaid' : 'said';
  // An article at the beginning of a name is in lower case within a sentence.
  const ally = w.nameInForm('card', card, 'a').replace(/^(?:Der|Die|Das|The) /u, (article) => article.toLowerCase());
  const missing = deck === 'ally' ? ally : w.say('card.named', { card });
  const rest = other === undefined ? [] : [w.say('take.else', { card, missing, ...insteadArgs(w, other) })];
  if (deck === 'ally' && !e.optional) {
    const head = statementClause((who) => w.say('take.ally', { who, card, ally, there: availability }));
    return other === undefined ? head : makeBlock('take', head, rest, [other]);
  }
  const key = deck === '' || deck === 'special' ? 'take.card' : 'take.from-deck';
  const named = w.say(key, { card, deck });
  const unsure = key === 'take.from-deck' && availability === 'unsaid';
  const what =
    deck === 'ally'
      ? w.say('take.ally.may', { card, ally, there: availability })
      : unsure
        ? w.say('take.available', { what: named })
        : named;
  const taking = deck === 'ally' ? clause(() => what) : verbClause(w, 'take', what);
  if (!e.optional) return other === undefined ? { ...taking } : makeBlock('take', taking, rest, [other]);
  const head = permission((who) => w.say('may.do', { who, then: deck === 'ally' ? what : taking.say('may') }));
  return makeBlock(other === undefined ? 'may' : 'take', head, rest, [other]);
}
