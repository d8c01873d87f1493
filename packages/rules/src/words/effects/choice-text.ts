/** Options and choices: "you may …", "either … or …", "choose: (a) …". */
import type { Effects } from '../../language/effects.js';
import { eitherCheck } from '../check-text.js';
import { costText, spentText } from '../condition-text.js';
import { aimOf } from '../german-aims.js';
import { regionText } from '../nouns.js';
import {
  type Block,
  branchArgs,
  type ClauseForm,
  type ClausePart,
  clause,
  endSentence,
  type Passage,
  type PassagePart,
  permission,
  scopeArgs,
  startsLong,
  verbClause,
} from '../passages.js';
import type { Args, Words } from '../words.js';
import { type ComposeInner, checkClause, makeBlock, outcomes } from './combinator-text.js';
import { type EffectOf, isSame, symbolsToChoose } from './merge-effects.js';

/** A passage as an option: the first sentence after "you may", and the further ones. */
export interface OptionText {
  readonly head: (form: ClauseForm) => string;
  readonly rest: readonly string[];
}

/** Returns the text of an option, perhaps with a price. */
export function optionText(w: Words, price: string | undefined, then: Passage, before = ''): OptionText {
  if (price === undefined) {
    if (!then.optional) return { head: (who) => w.say('may.wish', { who, ...scopeArgs(w, then) }), rest: [] };
    const { first, more } = then.scoped('may');
    // "You may be delayed" would be a guess.
    const key = /^(?:be|become) /.test(first) ? 'may.chosen' : 'may.do';
    return { head: (who) => w.say(key, { who, then: first }), rest: more };
  }
  if (then.empty) return { head: (who) => w.say('may.do', { who, then: price }), rest: [] };
  if (!then.optional || !then.bids || (then.several && !w.has('aim'))) {
    return { head: (who) => w.say('may.pay.event', { who, cost: price, ...boughtArgs(w, then) }), rest: [] };
  }
  const { first, more } = then.scoped('may', true);
  const plain = then.scoped('label').first;
  const after = then.scoped('then').first;
  const aim = aimOf(w, first);
  const paid = (who: ClauseForm) => {
    const aimed = aim && w.say('may.pay.aim', { who, cost: price, aim });
    // The subject of "they" precedes: "Jeder Ermittler in Arkham darf …".
    const lead = w.subject === 'they' ? w.say('group.investigators-in-arkham') : before;
    if (aimed !== undefined && !startsLong(`${lead} ${aimed}`)) return aimed;
    const rest = more.length > 0 ? 'yes' : 'no';
    return w.say('may.pay', { who, cost: price, to: first, then: plain, after, rest });
  };
  const event = (who: ClauseForm) => w.say('may.pay.event', { who, cost: price, ...boughtArgs(w, then) });
  const isLong = (who: ClauseForm) => startsLong(`${before} ${paid(who)}`);
  if (more.length > 0) return isLong('they') ? { head: event, rest: [] } : { head: paid, rest: more };
  return { head: (who) => (isLong(who) ? event(who) : paid(who)), rest: [] };
}

/** Returns scoped arguments. After "if you do" all of several sentences are bought, after a colon the first might be. */
export function boughtArgs(w: Words, then: Passage): Args {
  const args = scopeArgs(w, then);
  return { ...args, several: yesNo(/[.!?] /.test(args.then)) };
}

export function mayBlock(w: Words, e: EffectOf<'may'>, inner: ComposeInner): Block {
  const then = inner(e.then);
  const other = e.else && inner(e.else);
  const refused = other !== undefined && !other.empty;
  const { cost } = e;
  const isShared = cost !== undefined && costText(w, cost, 'third') !== costText(w, cost, 'you') && other?.can('third');
  if (refused && cost !== undefined && then.empty && other.clausal && (w.subject === 'you' || isShared)) {
    const chosen = w.say('choose.form') === 'may' && other.can('may');
    if (w.subject === 'they') {
      const either = (form: ClauseForm) => {
        const as = form === 'they' || form === 'more' ? form : 'third';
        return w.say('may.or', { cost: costText(w, cost, as), event: 'no', other: other.plain(as) });
      };
      return makeBlock('may', { ...clause(either), personal: true }, [], [then, other]);
    }
    const or = (form: ClauseForm) => {
      const otherText = other.plain((form === 'may' || chosen) && other.can('may') ? 'may' : 'label');
      const event = (!other.bids && !chosen) || /, | (?:and|und) |^du /.test(otherText) ? 'yes' : 'no';
      return w.say('may.or', { cost: costText(w, cost, form === 'may' ? 'may' : 'you'), event, other: otherText });
    };
    return makeBlock('may', clause(or), [], [then, other]);
  }
  const prefixed =
    e.cost === undefined && !refused ? (firstOption(w, e.then, inner) ?? sameStart(w, e.then, inner)) : undefined;
  const { head, rest } = prefixed ?? optionText(w, e.cost && costText(w, e.cost), then);
  // One who cannot pay has not declined. "That" would be unclear after a check.
  const refusal = cost === undefined ? 'declined' : cost.money !== undefined ? 'unpaid' : 'not-done';
  const declined = refused ? [w.say(`may.${refusal}`, branchArgs(w, other))] : [];
  return makeBlock('may', permission(head), [...rest, ...declined], [then, other], { open: !refused });
}

/** "you may take the Tainted Detriment. If you do, you may first draw 1 Spell.": an option that begins with another. */
function firstOption(w: Words, then: Effects, inner: ComposeInner): OptionText | undefined {
  const [first, ...more] = then;
  if (first?.do !== 'may' || first.cost !== undefined || first.else !== undefined || more.length === 0)
    return undefined;
  const [own, rest] = [inner(first.then), inner(more)];
  if (!own.optional || !own.smooth || !rest.optional || !rest.clausal) return undefined;
  const before = w.say('may.first', { then: own.plain('may') });
  return {
    head: (who) => w.say('may.do', { who, then: rest.plain('may') }),
    rest: [w.say('may.then', { then: before, after: w.say('may.first.after', { then: own.plain('may') }) })],
  };
}

/** "you may gain 2 Clues. If you do and had at least 4 before, you are Cursed.": an option of which one branch is more. */
function sameStart(w: Words, then: Effects, inner: ComposeInner): OptionText | undefined {
  const [only, ...others] = then;
  if (only?.do !== 'if' || others.length > 0 || only.else?.length !== 1) return undefined;
  const [first, ...more] = only.then;
  if (first === undefined || more.length === 0 || JSON.stringify(first) !== JSON.stringify(only.else[0]))
    return undefined;
  if (!('hasAtLeast' in only.condition)) return undefined;
  const { hasAtLeast: of, atLeast: n } = only.condition;
  const [start, rest] = [inner([first]), inner(more)];
  if (!w.has(`countable.${of}.n`) || !start.optional || !start.smooth) return undefined;
  const had = { how: 'least', what: w.say(`countable.${of}.n`, { n }), ...branchArgs(w, rest) };
  return { head: (who) => w.say('may.do', { who, then: start.plain('may') }), rest: [w.say('if.had', had)] };
}

/**
 * "you may pay $2 as often as you like. Each time, …"
 *
 * @param isSuch true if the trophies to spend have just been named
 */
export function asOftenBlock(w: Words, e: EffectOf<'asOften'>, inner: ComposeInner, isSuch = false): Block {
  const then = inner(e.then);
  const cost = isSuch ? w.say('cost.such-trophy') : costText(w, e.cost);
  const head = (who: ClauseForm) => w.say('may.as-often', { who, most: e.most ?? 0, cost, ...scopeArgs(w, then) });
  return makeBlock('may', permission(head), [], [then]);
}

/** Returns the checks of a choice whose options differ in nothing else. */
function checksToChoose(options: readonly Effects[]): EffectOf<'check'>[] | undefined {
  const checks = options.flatMap((option) => {
    const [only] = option;
    return option.length === 1 && only?.do === 'check' && only.bySuccesses === undefined ? [only] : [];
  });
  if (checks.length < 2 || checks.length < options.length) return undefined;
  const same = new Set(checks.map((one) => JSON.stringify({ ...one, check: '', modifier: 0, counts: true })));
  return same.size === 1 ? checks : undefined;
}

export function chooseBlock(w: Words, e: EffectOf<'choose'>, inner: ComposeInner, nested: boolean): PassagePart {
  const checks = e.else === undefined ? checksToChoose(e.options) : undefined;
  const [check] = checks ?? [];
  if (checks !== undefined && check !== undefined) {
    const head = checkClause(w, (form) => eitherCheck(w, checks, check.difficulty, form === 'you' ? 'then' : form));
    const pass = check.pass && inner(check.pass);
    const fail = check.fail && inner(check.fail);
    return makeBlock('check', head, outcomes(w, pass, fail, { nested, check: w.say('check.that') }), [pass, fail]);
  }
  const removals = e.else === undefined ? symbolsToChoose(e.options) : undefined;
  if (removals !== undefined) {
    const { removal, symbols } = removals;
    const list = w.list(
      symbols.map((symbol) => w.say(`symbol.${symbol}`)),
      'or',
    );
    return clause((who) => w.say(`remove-symbol.${removal.to}`, { who, list, where: regionText(w, removal.from) }));
  }
  // An empty last option is that of doing nothing.
  const idle = e.else === undefined && e.options.length > 2 && e.options.at(-1)?.length === 0;
  const chosen = idle ? e.options.slice(0, -1) : e.options;
  const prices = pricesOfOneThing(w, chosen);
  if (idle && prices?.n === chosen.length) {
    const bought = inner(prices.then);
    const { head, rest } = optionText(w, prices.text('may'), bought);
    return makeBlock('may', permission(head), rest, [bought], { open: true });
  }
  const options = chosen.map(inner);
  const [first] = options;
  if (first && options.length === 1 && e.else) {
    const only = clause((who) => w.say('choose.only', { who, ...scopeArgs(w, first) }));
    return makeBlock('choose', only, [w.say('choose.only.else', branchArgs(w, inner(e.else)))], options);
  }
  // Losses that are reduced alike: "reduce that loss by 1".
  if (first?.single && e.else === undefined && options.every((option) => option.single && isSaidAlike(option, first)))
    return { ...first.single, kind: 'clause' };
  const payment = e.else === undefined ? eitherPayment(w, e.options) : undefined;
  if (payment !== undefined) return payment;
  if (e.else === undefined && isEitherLossAvoided(e.options)) {
    return clause((who) => w.say('effect.no-loss', { who, of: 'either' }));
  }
  const mustPay = !idle && e.options.every((option) => option[0]?.do === 'pay');
  const short = options.every((option) => option.clausal && !option.empty);
  if (short && !mustPay && e.else === undefined) {
    const merged = idle ? undefined : (oneVerb(w, options) ?? factored(w, options));
    if (merged !== undefined) return merged;
    const bid = options.every((option) => option.bids || form(w, option) === 'may');
    if (!idle && options.length === 2 && bid && options.every((option) => option.can('may') && isShort(option))) {
      return eitherClause(w, options);
    }
  }
  if (short && mustPay && e.else === undefined && options.length === 2 && options.every(isShort)) {
    const either = eitherClause(w, options);
    return { ...either, say: (form) => w.say('choose.if-able', { either: either.say(form) }), aimless: true };
  }
  // One that is long makes sentences of all.
  const joined = short && !options.some((option) => /\. /.test(option.plain(form(w, option))) || !isShort(option));
  // Prices of one thing are one option.
  const merged = prices === undefined ? 0 : prices.n - 1;
  const optionTexts = options.slice(merged).map((option, i) => {
    const paid =
      prices !== undefined && i === 0
        ? paidText(w, prices.text('you'), inner(prices.then))
        : paidOption(w, chosen[i + merged] ?? [], inner);
    const text =
      paid !== undefined
        ? joined
          ? paid
          : endSentence(w.capitalize(paid))
        : joined
          ? option.plain(form(w, option))
          : w.capitalize(option.empty ? nothingText(w) : option.say(form(w, option) === 'may' ? 'may' : 'label'));
    return w.say('choose.option', { letter: String.fromCharCode(97 + i), text });
  });
  const list = joined
    ? optionTexts.reduce((before, next) => w.say('choose.join', { first: before, next }))
    : optionTexts.join(' ');
  const payKey = e.else === undefined ? 'choose.payable.if-able' : 'choose.payable';
  const key = idle ? 'choose.may' : mustPay ? payKey : 'choose';
  const other = e.else === undefined ? [] : [w.say('choose.else', branchArgs(w, inner(e.else)))];
  const head = clause((who) => w.say(key, { who, list, long: yesNo(!joined) }));
  return makeBlock('choose', { ...head, personal: true, aimless: true }, other, options);
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

const isSaidAlike = (a: Passage, b: Passage): boolean =>
  a.plain('label') === b.plain('label') && a.plain('may') === b.plain('may');

const LOSSES: ReadonlySet<string> = new Set(['lose', 'loseBoth', 'discard', 'applyFate']);

/** Prices of the same thing, of which the first options of a choice are made. */
interface Prices {
  readonly n: number;
  readonly text: (form: ClauseForm) => string;
  readonly then: Effects;
}

/** "pay $2 or discard Whiskey", "spend 1 gate trophy or 3 Clues": what options cost that differ in nothing else. */
function pricesOfOneThing(w: Words, options: readonly Effects[]): Prices | undefined {
  const [, ...then] = options[0] ?? [];
  const differs = options.findIndex(([first, ...more]) => first?.do !== 'pay' || !isSame(more, then));
  const n = differs < 0 ? options.length : differs;
  if (then.length === 0 || n < 2) return undefined;
  const costs = options.slice(0, n).flatMap(([first]) => (first?.do === 'pay' ? [first.cost] : []));
  const spent = costs.map((cost) => spentText(w, cost));
  const isSpent = spent.every((text) => text !== undefined);
  const text = (who: ClauseForm) =>
    isSpent
      ? w.say('cost.spend', { who, what: w.list(spent, 'or') })
      : w.list(
          costs.map((cost) => costText(w, cost, who)),
          'or',
        );
  return { n, text, then };
}

/** A price and what it buys: "spend 1 gate trophy to take a Sheldon Gang Membership". */
function paidText(w: Words, cost: string, bought: Passage): string {
  return w.has('option.paid')
    ? w.say('option.paid', { cost, to: bought.plain('may') })
    : w.list([cost, bought.plain('label')]);
}

/** "pay $2 to gain 1 Clue", in languages with "to". */
function paidOption(w: Words, of: Effects, inner: ComposeInner): string | undefined {
  const [first, ...more] = of;
  if (first?.do !== 'pay' || more.length === 0 || !w.has('option.paid')) return undefined;
  // A loss is not bought.
  if (more.some((effect) => LOSSES.has(effect.do) || (effect.do === 'receive' && effect.card === 'curse')))
    return undefined;
  const then = inner(more);
  if (!then.bids || !then.smooth || !then.can('may')) return undefined;
  return w.say('option.paid', { cost: costText(w, first.cost, 'you'), to: then.plain('may') });
}

/** "pay 1 Stamina or 1 Sanity, if you can": options that are one payment each. */
function eitherPayment(w: Words, options: readonly Effects[]): ClausePart | undefined {
  const amounts = options.flatMap((option) => {
    const [only, ...more] = option;
    if (only?.do !== 'pay' || more.length > 0) return [];
    const [[what, amount] = [], ...others] = Object.entries(only.cost);
    const isPoints = what === 'sanity' || what === 'stamina';
    return isPoints && typeof amount === 'number' && others.length === 0
      ? [w.say(`amount.${what}`, { n: amount })]
      : [];
  });
  if (amounts.length < 2 || amounts.length < options.length) return undefined;
  const what = w.list(amounts, 'or');
  return {
    ...clause((who) => w.say('choose.if-able', { either: w.say('cost.pay', { who, what }) })),
    personal: false,
    aimless: true,
  };
}

/** True for a choice of the loss of which nothing is lost. */
function isEitherLossAvoided(options: readonly Effects[]): boolean {
  const kinds = options.map(([only, ...more]) =>
    only?.do === 'reduceLoss' && only.by === 'all' && more.length === 0 ? only.of : undefined,
  );
  return kinds.length === 2 && kinds.includes('sanity') && kinds.includes('stamina');
}

/** Returns the form of an option: English has "be delayed" or "become Cursed" where a player chooses so. */
function form(w: Words, option: Passage): ClauseForm {
  if (w.subject === 'they') return 'more';
  return w.say('choose.form') === 'may' && option.can('may') ? 'may' : 'label';
}

/** True for an option that fits into "either … or …". */
const isShort = (option: Passage): boolean => option.plain('label').length <= MAX_OPTION_LENGTH;
const MAX_OPTION_LENGTH = 70;

function nothingText(w: Words): string {
  return endSentence(w.say('effect.nothing', { who: 'you' }));
}

/** "draw 1 Unique Item or 1 Exhibit Item": options of one verb. */
function oneVerb(w: Words, options: readonly Passage[]): PassagePart | undefined {
  const [first] = options;
  const verb = first?.single?.verb;
  const objects = options.map(({ single }) => (single?.verb === verb ? single?.object : undefined));
  if (verb === undefined || objects.some((object) => object === undefined)) return undefined;
  const mixed = objects.some((object) => / (?:and|und) /.test(object?.('label') ?? ''));
  if (mixed && !w.has('list.either')) return undefined;
  const suffix = w.say('take.available', { what: '' });
  return verbClause(w, verb, (form) => {
    const texts = objects.map((object) => object?.(form) ?? '');
    // "Food or Whiskey, if available" says once what holds for each.
    if (!texts.every((text) => text.endsWith(suffix))) {
      const [one = '', other = '', ...more] = texts;
      // Without "entweder", one could take the "oder" for a part of the first.
      const either = more.length === 0 && / (?:and|und) /.test(one);
      return either ? w.say('list.either', { first: one, last: other }) : w.list(texts, 'or');
    }
    const bare = texts.map((text) => text.slice(0, text.length - suffix.length));
    return w.say('take.available', { what: w.list(bare, 'or') });
  });
}

/** "search the Spell or Skill deck": options that differ in a few words. */
function factored(w: Words, options: readonly Passage[]): PassagePart | undefined {
  if (!options.every((option) => option.can('may') && option.bids)) return undefined;
  const say = (form: ClauseForm) =>
    commonFrame(
      w,
      options.map((option) => option.plain(form === 'they' ? 'more' : form)),
    );
  if (say('label') === undefined || say('may') === undefined) return undefined;
  const third = options.every((option) => option.can('third')) && say('third') !== undefined;
  return {
    ...clause((form) => say(form === 'third' && !third ? 'label' : form) ?? say('label') ?? ''),
    personal: third,
  };
}

/** Returns texts as one, their differing words as a list, if these are few and the rest is not. */
function commonFrame(w: Words, texts: readonly string[]): string | undefined {
  // A name in German quotation marks is one word.
  const words = texts.map((text) => text.split(/ (?![^„]*“)/u));
  const [first = []] = words;
  const shortest = Math.min(...words.map(({ length }) => length));
  const same = (at: (of: string[]) => string | undefined) => words.every((one) => at(one) === at(first));
  let start = 0;
  while (start < shortest - 1 && same((one) => one[start])) start++;
  let end = 0;
  while (end < shortest - start - 1 && same((one) => one.at(-1 - end))) end++;
  // "no Sanity or no Stamina".
  if (/^(?:no|keine?)$/.test(first[start - 1] ?? '')) start--;
  const differing = words.map((one) => one.slice(start, one.length - end));
  const isPhrase = differing.every((part) => part.at(-1)?.endsWith(','));
  const long =
    differing.some(({ length }) => length > (isPhrase ? 5 : 3)) ||
    start + end < 3 ||
    (end === 0 && !(w.has('aim') && start > 4));
  if (long || / (?:no|keine?) /.test(` ${first.slice(0, start).join(' ')} `)) return undefined;
  const joined = differing.map((part) => part.join(' '));
  const list = isPhrase
    ? `${w.list(
        joined.map((text) => text.slice(0, -1)),
        'or',
      )},`
    : w.list(joined, 'or');
  return [...first.slice(0, start), list, ...first.slice(first.length - end)].join(' ');
}

/** "either lose 1 Clue or draw 1 Spell". */
function eitherClause(w: Words, options: readonly Passage[]): ClausePart {
  const say = (as: ClauseForm) => {
    const [first = '', last = ''] = options.map((option) =>
      as === 'third' && !option.can('third')
        ? option.plain('label')
        : option.plain(as === 'they' ? 'more' : form(w, option) === 'may' && as !== 'third' ? 'may' : as),
    );
    const long = / (?:and|or|und|oder) |, /.test(first + last) ? 'yes' : 'no';
    return w.say('choose.either', { who: as, long, first, last });
  };
  const made = clause(say);
  return { ...made, personal: options.every((option) => option.can('third')), divides: 'choose' };
}
