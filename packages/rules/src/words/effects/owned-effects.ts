/** Texts of effects on what investigators own: points, money, Clues, cards. */
import type { Countable } from '../../language/conditions.js';
import { costText } from '../condition-text.js';
import { cardNoun, cardsText, isCompoundCount, resourceText, valueText } from '../nouns.js';
import { type ClauseForm, clause, verbClause } from '../passages.js';
import type { Words } from '../words.js';
import {
  countableText,
  discardClause,
  drawOnlyPart,
  filterWithoutDeck,
  priceText,
  receivePart,
  revealedText,
  sellPart,
  shopPart,
  shownFilter,
  takePart,
  tokensText,
} from './card-effect-text.js';
import { forfeitBlock } from './combinator-text.js';
import type { EffectTexts } from './effect-tools.js';

/** The most that a card may cost: "the amount paid". */
const paidAmountText = (w: Words, of: Countable): string =>
  of === 'chosen' ? w.say('countable.chosen.paid') : countableText(w, of);

export const RESOURCE_EFFECTS = {
  gain({ w, context, imperative }, e) {
    if (e.amount === 'full') return verbClause(w, 'regain', w.say(`amount.${e.what}.full`));
    if (typeof e.amount === 'object' && 'upTo' in e.amount)
      return imperative('gain.up-to', { n: e.amount.upTo, bare: w.say(`amount.${e.what}.bare`) });
    if (e.beyond) return imperative('gain.beyond', { what: resourceText(w, e.what, e.amount) });
    if (context.lent && e.what === 'money')
      return verbClause(w, 'gain', w.say('amount.on-top', { what: resourceText(w, e.what, e.amount) }));
    return verbClause(w, 'gain', resourceText(w, e.what, e.amount));
  },
  lose({ w, imperative, adverse }, e) {
    const { amount } = e;
    if (typeof amount === 'object' && 'downTo' in amount)
      return imperative(e.what === 'clue' ? 'reduce.clue' : 'reduce', {
        bare: w.say(`amount.${e.what}.bare`),
        to: valueText(w, amount.downTo),
      });
    const what = (who: ClauseForm) =>
      amount === 'all' ? w.say(`amount.${e.what}.all`, { who }) : resourceText(w, e.what, amount);
    if (!e.fatal) return adverse(verbClause(w, 'lose', what));
    return clause((who) => w.say('effect.lose.fatal', { lose: w.say('verb.lose', { who, what: what(who) }) }));
  },
  loseBoth: ({ w, imperative, adverse }, e) =>
    adverse(
      imperative('lose-both', {
        sanity: resourceText(w, 'sanity', e.sanity),
        stamina: resourceText(w, 'stamina', e.stamina),
      }),
    ),
  loseTrophy: ({ w, adverse }, e) => adverse(verbClause(w, 'lose', w.say(`amount.${e.kind}-trophy`, { n: e.n }))),
  forfeit: ({ w, composeInner }, e) => forfeitBlock(w, e, composeInner),
  pay: ({ w }, e) => clause((who) => costText(w, e.cost, who)),
  split({ w, imperative, adverse }, e) {
    if (e.lose && typeof e.amount === 'number') return adverse(imperative('split-loss', { n: e.amount }));
    if (e.lose) return adverse(imperative('split-loss.value', { value: valueText(w, e.amount) }));
    if (
      typeof e.amount !== 'number' &&
      'count' in e.amount &&
      !isCompoundCount(e.amount) &&
      e.amount.count !== 'chosen'
    ) {
      const each = `countable.${e.amount.count}.each`;
      if (w.has(each)) return imperative('split.each', { thing: w.say(each) });
    }
    return typeof e.amount === 'number' || ('count' in e.amount && e.amount.count === 'chosen')
      ? imperative('split', { n: typeof e.amount === 'number' ? e.amount : 0 })
      : imperative('split.value', { value: valueText(w, e.amount) });
  },
  maximum: ({ imperative }, e) =>
    imperative('maximum', { resource: e.what, n: Math.abs(e.by), how: e.by < 0 ? 'lower' : 'raise' }),
} satisfies Partial<EffectTexts>;

export const CARD_EFFECTS = {
  draw({ w, imperative }, e) {
    const what = cardsText(w, { deck: e.deck }, e.n);
    if (e.again) {
      const { priceAtMost = 0, ...rest } = e.again;
      return priceAtMost > 0 && Object.keys(rest).length === 0
        ? imperative('draw.again.cheap', { what, price: priceAtMost })
        : imperative('draw.again', { what, one: cardNoun(w, e.again, 1) });
    }
    if (e.only !== undefined) return drawOnlyPart(w, what, e.only, imperative, e.n === 1);
    if (e.priceUpTo !== undefined)
      return imperative('draw.keep-cheap', { what, keep: e.keep ?? 0, price: paidAmountText(w, e.priceUpTo) });
    return e.keep === undefined
      ? verbClause(w, 'draw', what)
      : imperative('draw.keep', { what, keep: e.keep, clause: /, wie [^,]+$/.test(what) ? 'yes' : 'no' });
  },
  drawOneOf: ({ w, imperative }, e) =>
    imperative('draw-one-of', {
      what: w.list(e.decks.map((deck) => cardsText(w, { deck }, 1))),
      n: e.decks.length,
    }),
  turnUp: ({ w, partsOf }, e) => [
    clause((who) => revealedText(w, e, who)),
    ...partsOf(e.then, { shown: shownFilter(e) }),
  ],
  shown: ({ context, imperative }, e) =>
    imperative(`shown.${e.does}`, { n: context.shown ?? 1, event: context.paid ? 'yes' : 'no' }),
  find: ({ w, imperative }, e) =>
    imperative(e.tokens === undefined ? 'find' : 'find.tokens', {
      noun: cardNoun(w, filterWithoutDeck(e.deck, e.filter), 1),
      deck: e.deck,
      n: e.tokens ?? 0,
    }),
  search({ w, imperative }, e) {
    const { notType, ...filter } = filterWithoutDeck(e.deck, e.filter);
    const card = cardsText(w, filter, 1);
    const except =
      notType === undefined
        ? ''
        : w.say('search.except', {
            but: w.say(`card.${notType}`, { n: 1, after: 'no' }),
            id: notType,
            buy: e.buy === undefined ? 'no' : 'yes',
          });
    if (e.priceUpTo !== undefined) {
      const price = countableText(w, e.priceUpTo);
      const many = cardNoun(w, filterWithoutDeck(e.deck, e.filter), 2);
      return imperative(e.several ? 'search.several' : 'search.price', { deck: e.deck, card, except, many, price });
    }
    return e.buy === undefined
      ? imperative('search', {
          deck: e.deck,
          card,
          except,
          named: e.filter?.anyOf?.every((one) => one.card) ? 'yes' : 'no',
        })
      : imperative('search.buy', { deck: e.deck, card, except, price: priceText(w, e.buy, 1) });
  },
  take: ({ w, context, composeInner }, e) => takePart(w, e, composeInner, e.card === context.available),
  takeThis: ({ imperative }, e) => imperative('take-this', { card: e.as }),
  receive: ({ w, context }, e) => receivePart(w, e, context.one?.card === e.card && !context.one.has),
  removeStatus: ({ context, imperative }, e) =>
    context.one?.card === e.card && context.one.has
      ? imperative('remove-status.it')
      : imperative('remove-status', { id: e.card, status: e.card, card: e.card, price: 'no' }),
  discard: ({ w, context, adverse }, e) => adverse(discardClause(w, e, context.among)),
  rollForCards: ({ w, imperative }, e) => imperative('roll-for-cards', { many: cardNoun(w, e.of, 2, 'your') }),
  discardThis: ({ imperative }) => imperative('discard-this'),
  boxThis: ({ imperative }) => imperative('box-this'),
  token({ w, imperative }, e) {
    const n = typeof e.by === 'number' ? e.by : 0;
    const many = typeof e.by === 'number' ? w.say('effect.tokens', { n }) : tokensText(w, e.by);
    const every = e.off && typeof e.by === 'object' && 'count' in e.by && e.by.count === 'tokens';
    if (every && !isCompoundCount(e.by)) return imperative('token.off.all');
    return clause((who) => w.say(e.off ? 'effect.token.off' : 'effect.token.on', { many, who }));
  },
  shop: ({ w }, e) => shopPart(w, e),
  sell: ({ w, imperative }, e) => sellPart(w, e, imperative),
  refresh: ({ w, imperative }, e) => imperative('refresh', { many: cardNoun(w, e.what, 2) }),
} satisfies Partial<EffectTexts>;
