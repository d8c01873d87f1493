/** Amounts, cards, monsters and places within a sentence. */
import type { Amount, CardFilter, Countable, MonsterFilter, Region } from '../language/conditions.js';
import type { Resource } from '../language/terms.js';
import type { NameForm, Words } from './words.js';

/** Several neighborhoods, which only texts have: cards name them one by one. */
export interface Neighbourhoods {
  readonly in: 'neighbourhoods';
  readonly places: readonly string[];
}

/** Texts for an amount of something: with a number, without one, and as the player's choice. */
interface UnitForms {
  /** Key for messages that depend on the kind: a {@link Resource}, or `cards`. */
  readonly id: Resource | 'cards';
  readonly counted: (n: number) => string;
  readonly bare: () => string;
  readonly range: (from: number, to: number) => string;
  /** The countable equal to it: half of your money is lost as "half of your money". */
  readonly same?: Countable;
}

const COUNTABLES_BY_RESOURCE: Readonly<Record<Resource, Countable>> = {
  sanity: 'sanity',
  stamina: 'stamina',
  clue: 'clues',
  money: 'money',
};

/** For example "2 Clues", "$3", "1 Clue for each success", "half of your money (rounded up)". */
export function resourceText(w: Words, what: Resource, amount: Amount): string {
  return quantityText(w, amount, {
    id: what,
    counted: (n) => w.say(`amount.${what}`, { n }),
    bare: () => w.say(`amount.${what}.bare`),
    range: (from, to) => w.say(`amount.${what}.range`, { from, to }),
    same: COUNTABLES_BY_RESOURCE[what],
  });
}

/** "2 Common items", and the like for other amounts. */
export function cardsText(w: Words, filter: CardFilter, amount: Amount): string {
  if (filter.card !== undefined && amount === 1) return w.say('amount.card', { id: filter.card, card: filter.card });
  return quantityText(w, amount, {
    id: 'cards',
    counted: (n) => w.say('amount.cards', { n, noun: cardNoun(w, filter, n) }),
    bare: () => cardNoun(w, filter, 2),
    range: (from, to) => w.say('amount.cards.range', { from, to, noun: cardNoun(w, filter, to) }),
  });
}

function quantityText(w: Words, amount: Amount, unit: UnitForms): string {
  if (typeof amount === 'number') return unit.counted(amount);
  if ('chosen' in amount) {
    const { from, to, upTo } = amount.chosen;
    if (to !== undefined) return unit.range(from, to);
    const any = w.say('amount.any', { id: unit.id, what: unit.bare() });
    if (upTo === undefined || upTo === unit.same) return any;
    if (w.has(`countable.${upTo}.each`)) {
      return w.say('amount.up-to-each', { what: unit.counted(1), thing: w.say(`countable.${upTo}.each`) });
    }
    return w.say('amount.at-most', { any, value: w.say(`countable.${upTo}`, { case: 'nominative' }) });
  }
  const equal = () => w.say('amount.equal', { id: unit.id, what: unit.bare(), value: equalTo(w, amount) });
  if ('dice' in amount) return equal();
  if ('half' in amount) {
    const every = everyTwo(w, amount);
    if (every !== undefined) return w.say('amount.for-every', { what: unit.counted(1), every });
    const half = valueText(w, amount);
    return amount.half === unit.same ? half : equal();
  }
  const { most, ...unbounded } = amount;
  if (
    most !== undefined &&
    !isCompoundCount(unbounded) &&
    w.has('amount.for-each.most') &&
    w.has(`countable.${amount.count}.each`)
  ) {
    const thing = w.say(`countable.${amount.count}.each`);
    return w.say('amount.for-each.most', { what: unit.counted(1), thing, most });
  }
  if (isCompoundCount(amount)) return equal();
  if (amount.count === unit.same && w.has('amount.as-many-again'))
    return w.say('amount.as-many-again', { id: unit.id, what: unit.bare() });
  if (amount.count === 'chosen') return w.say('amount.that-many', { id: unit.id, what: unit.bare() });
  if (w.has(`countable.${amount.count}.each`)) {
    return w.say('amount.for-each', { what: unit.counted(1), thing: w.say(`countable.${amount.count}.each`) });
  }
  return equal();
}

/**
 * Returns what an amount is equal to: a value, or, in languages that say so, a clause with its verb: "wie dein Fokus
 * beträgt (höchstens 3)", "wie ein Würfel zeigt".
 */
export function equalTo(w: Words, amount: Amount): string {
  if (!w.has('amount.as') || typeof amount === 'number') return valueText(w, amount);
  if ('dice' in amount && (amount.plus ?? 0) === 0) return w.say('amount.as.dice', { n: amount.dice });
  if (!('count' in amount)) return w.say('amount.as', { value: valueText(w, amount) });
  const { most, ...unbounded } = amount;
  if (unbounded.count === 'rolled' && !isCompoundCount(amount)) return w.say('amount.as.rolled');
  const value = valueText(w, unbounded);
  return most === undefined ? w.say('amount.as', { value }) : w.say('amount.as.most', { value, most });
}

/** Says a message with an object. In German a clause at the end of the object follows the verb. */
export function sayClauseLast(say: (object: string) => string, object: string): string {
  const at = object.search(/, wie [^,]+$/);
  return at < 0 ? say(object) : say(object.slice(0, at)) + object.slice(at);
}

/** "2 successes", "$2 paid", of which each pair counts once. Undefined for other amounts than half of these. */
export function everyTwo(w: Words, amount: Amount): string | undefined {
  if (typeof amount !== 'object' || !('half' in amount) || amount.round !== 'down') return undefined;
  if (amount.half === 'successes') return w.say('countable.successes.n', { n: 2 });
  return amount.half === 'chosen' ? w.say('amount.two-paid') : undefined;
}

/**
 * Returns an amount as a value to compare with or add: "the roll of a die", "half of your Clues (rounded down)", "3".
 */
export function valueText(w: Words, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('chosen' in amount) {
    const { from, to } = amount.chosen;
    return to === undefined ? w.say('amount.any-number') : w.say('amount.range', { from, to });
  }
  if ('half' in amount) {
    const whole = w.say(`countable.${amount.half}`, { case: 'genitive' });
    return w.say(`amount.half.${amount.round}`, { whole });
  }
  if ('count' in amount) return countText(w, amount);
  const roll = w.say('amount.dice', { n: amount.dice });
  const plus = amount.plus ?? 0;
  if (plus === 0) return roll;
  return w.say(plus > 0 ? 'amount.dice.plus' : 'amount.dice.minus', { roll, n: Math.abs(plus) });
}

type CountAmount = Extract<Amount, { readonly count: Countable }>;

/** True if an amount is more than a plain count: subtracted, with an addend, or bounded. */
export const isCompoundCount = ({ minus, plus, most }: CountAmount): boolean =>
  minus === true || plus !== undefined || most !== undefined;

/** "the terror level", "minus the terror level", "−3, +1 for each Spell you have". */
function countText(w: Words, { most, ...amount }: CountAmount): string {
  if (most !== undefined) return w.say('amount.bounded', { value: countText(w, amount), most });
  const { count, minus, plus } = amount;
  const of = w.say(`countable.${count}`, { case: 'nominative' });
  const less = `countable.${count}.less`;
  if (plus === undefined) return !minus ? of : w.has(less) ? w.say(less) : w.say('amount.less', { value: of });
  const sum = { plus: w.signed(plus), one: w.signed(minus ? -1 : 1) };
  return w.has(`countable.${count}.each`)
    ? w.say('amount.sum.each', { ...sum, thing: w.say(`countable.${count}.each`) })
    : w.say('amount.sum', { ...sum, value: of });
}

/**
 * Returns the noun for cards: "item", "Common items", "physical weapon", by number and without one.
 *
 * `after`: the preceding "your" or "no", which can change adjective endings.
 */
export function cardNoun(w: Words, filter: CardFilter, n: number, after: 'your' | 'no' | 'none' = 'none'): string {
  if (filter.card !== undefined) return w.say('card.named', { card: filter.card });
  if (filter.anyOf !== undefined) {
    const together = `card.${filter.anyOf.map((one) => plainDeck(one) ?? '').join('-or-')}`;
    if (w.has(together)) return w.say(together, { n, after });
    const cards = filter.anyOf.map(({ card }) => card);
    if (w.has('card.one-of') && cards.every((card) => card !== undefined)) {
      const names = w.list(
        cards.map((card) => w.say('card.named', { card: card ?? '' })),
        'or',
      );
      return w.say('card.one-of', { n, names });
    }
    return kindsList(
      w,
      filter.anyOf.map((one, i) => {
        const noun = cardNoun(w, one, n, after);
        // Kinds beside names are counted each: "1 Gegenstand, 1 Verbündeten, „Segen“".
        const counted = w.has('card.one-of') && n === 1 && i > 0 && one.card === undefined && cards.some(Boolean);
        return counted ? w.say('amount.cards', { n, noun }) : noun;
      }),
      'or',
    );
  }
  const damage = filter.damage === undefined ? '' : `${filter.damage}-`;
  const type = filter.type ?? (filter.damage === undefined ? undefined : 'weapon');
  const key = type === undefined ? (filter.deck ?? 'any') : `${damage}${type}`;
  const noun = w.say(`card.${key}`, { n, after });
  const kind =
    type !== undefined && filter.deck !== undefined
      ? w.say('card.of-deck', { noun, n, deck: filter.deck, id: filter.deck })
      : noun;
  const priced =
    filter.priceAtLeast === undefined ? kind : w.say('card.price-at-least', { noun: kind, price: filter.priceAtLeast });
  const cheap =
    filter.priceAtMost === undefined
      ? priced
      : w.say('card.price-at-most', { noun: priced, price: filter.priceAtMost });
  return filter.notType === undefined
    ? cheap
    : w.say('card.but', {
        noun: cheap,
        but: w.say(`card.${filter.notType}`, { n: 1, after: 'no' }),
        id: filter.notType,
      });
}

/** "Common or Unique Items": kinds whose last word is the same. */
export function kindsList(w: Words, kinds: readonly string[], how: 'and' | 'or'): string {
  const hyphened = withSharedEnd(kinds);
  if (hyphened !== undefined) return w.list(hyphened, how);
  const ends = new Set(kinds.map((kind) => / \S+$/.exec(kind)?.[0]));
  const [end] = ends;
  const short = end !== undefined && ends.size === 1 && kinds.every((kind) => kind.split(' ').length === 2);
  if (!short) return w.list(kinds, how);
  return w.list(
    kinds.map((kind, i) => (i < kinds.length - 1 ? kind.slice(0, -end.length) : kind)),
    how,
  );
}

/** German names of checks with the article before and the end after what differs: "einer ", "Ausweich", "probe". */
const GERMAN_CHECK = /^((?:eine|einer|die|der) )?(\p{Lu}\p{Ll}+?)(proben?)$/u;

/**
 * Returns German names of checks that share their end: "einer Horror-", "Zauberprobe".
 *
 * @returns undefined if not all of several have the same article and end
 */
export function withSharedEnd(names: readonly string[]): string[] | undefined {
  const parts = names.map((name) => GERMAN_CHECK.exec(name));
  const [first, ...others] = parts;
  const [, article = '', , end = ''] = first ?? [];
  if (others.length === 0 || parts.some((one) => one === null || (one[1] ?? '') !== article || one[3] !== end))
    return undefined;
  return parts.map((one, i) => `${i === 0 ? article : ''}${one?.[2] ?? ''}${i < names.length - 1 ? '-' : end}`);
}

/** Returns the deck of a filter of nothing else. */
function plainDeck(filter: CardFilter): string | undefined {
  return Object.keys(filter).length === 1 ? filter.deck : undefined;
}

/** Returns the kinds a filter names, without those of boxes not in play if it allows for that. */
function kindsInPlay(w: Words, { kinds = [], ifThere }: MonsterFilter): readonly string[] {
  return ifThere ? kinds.filter((kind) => w.name('monster', kind) !== kind) : kinds;
}

/** A name with an article is that of a single monster. */
const UNIQUE_NAME = /^\P{L}*(?:the|der|die|das) /iu;

/** True for the name of a single monster. */
export const isUniqueName = (name: string): boolean => UNIQUE_NAME.test(name);

/** Place of a noun in its sentence, which can decide its case. */
type Role = 'subject' | 'object';

/** "every Gug and Nightgaunt", "every flying monster", "every monster". */
export function everyMonster(w: Words, filter: MonsterFilter, role: Role = 'subject'): string {
  const { ifThere: _, ...conditions } = filter;
  const named = Object.keys(conditions).length === 1 ? kindsInPlay(w, filter) : [];
  if (named.length > 0 && w.has('monsters.each-kind')) return w.list(kindTexts(w, 'monsters.each-kind', named, role));
  const noun =
    named.length > 1
      ? w.say('monsters.kinds', { list: w.list(named.map((kind) => w.say('monsters.named', { monster: kind }))) })
      : w.list(monsterKindsText(w, filter, 'every'));
  const [only] = named;
  const unique = named.length === 1 && only !== undefined && isUniqueName(w.name('monster', only));
  return unique ? w.say('monsters.unique', { monster: only }) : w.say('monsters.every', { noun });
}

/** "Common and Unique Items": nouns that end alike share their end. */
export function nounList(w: Words, nouns: readonly string[]): string {
  const divided = nouns.map((noun) => /^(.+) (\S+)$/.exec(noun));
  const isShared = new Set(divided.map((parts) => parts?.[2])).size === 1 && divided[0] !== null;
  return w.list(isShared ? nouns.map((noun, i) => (i < nouns.length - 1 ? (divided[i]?.[1] ?? noun) : noun)) : nouns);
}

/**
 * Returns "a Ghoul or a Shoggoth", "an undead monster". `article` supports languages with two articles: by the first
 * letter.
 */
export function aMonster(w: Words, filter: MonsterFilter, role: Role = 'subject'): string {
  const { ifThere: _, kinds, ...others } = filter;
  if (kinds && Object.keys(others).length === 0 && w.has('monsters.a-kind'))
    return w.list(kindTexts(w, 'monsters.a-kind', kindsInPlay(w, filter), role), 'or');
  const nouns = monsterKindsText(w, filter, 'a').map((noun) => {
    const article = /^the /i.test(noun) ? 'none' : /^[aeiou]/i.test(noun) ? 'vowel' : 'other';
    return w.say('monsters.a', { article, noun });
  });
  return w.list(nouns, 'or');
}

/** "Child of Abhoth", "undead monster": without an article. */
export function monsterNoun(w: Words, filter: MonsterFilter): string {
  return w.list(monsterKindsText(w, filter, 'a'), 'or');
}

/** "undead monsters"; kinds in the singular: "a Ghoul or a Ghast". */
export function monstersText(w: Words, filter: MonsterFilter): string {
  const { ifThere: _, ...conditions } = filter;
  if (conditions.kinds !== undefined) return aMonster(w, filter, 'object');
  return withAdjectives(w, conditions, w.say('monsters.monster', { n: 2 }), 'every');
}

/** Returns a message for each kind. Different tokens may have the same name. */
function kindTexts(w: Words, key: string, kinds: readonly string[], role: Role): readonly string[] {
  return [...new Set(kinds.map((monster) => w.say(key, { monster, role })))];
}

/** Determiner before the kinds of monsters, which can change adjective endings. */
type Determiner = 'every' | 'a';

function monsterKindsText(w: Words, filter: MonsterFilter, after: Determiner): readonly string[] {
  // Different tokens may have the same name.
  const named =
    filter.kinds && new Set(kindsInPlay(w, filter).map((kind) => w.say('monsters.kind', { monster: kind })));
  const nouns = named ? [...named] : [w.say('monsters.monster', { n: 1 })];
  return nouns.map((noun) => withAdjectives(w, filter, noun, after));
}

function withAdjectives(w: Words, filter: MonsterFilter, noun: string, after: Determiner): string {
  let text = noun;
  if (filter.ability !== undefined) {
    const own = `monsters.with.${filter.ability}`;
    const key = w.has(own) ? own : 'monsters.with-ability';
    text = w.say(key, { ability: filter.ability, id: filter.ability, noun: text, after });
  }
  if (filter.toughnessAtMost !== undefined)
    text = w.say('monsters.toughness', { noun: text, n: filter.toughnessAtMost });
  if (filter.symbol !== undefined) text = w.say('amount.with-symbol', { what: text, symbol: filter.symbol });
  if (filter.movement !== undefined)
    text = w.say('monsters.moving', { adjective: w.say(`movement.${filter.movement}.adjective`), noun: text, after });
  return text;
}

/**
 * Returns a region of monsters or the player: "in Arkham", "in the streets of Northside", "in Other Worlds" or "in an
 * Other World".
 */
export function regionText(w: Words, where: Region | Neighbourhoods, who: 'you' | 'all' = 'all'): string {
  switch (where.in) {
    case 'neighbourhoods':
      return w.say('region.neighbourhoods', {
        named: w.list(
          where.places.map((place) => w.nameInForm('place', place, w.say('region.neighbourhood.form') as NameForm)),
          who === 'you' ? 'or' : 'and',
        ),
      });
    case 'neighbourhood':
    case 'street':
    case 'location':
      return w.say(`region.${where.in}`, { place: where.place });
    case 'arkham':
    case 'in-play':
    case 'streets':
    case 'locations':
    case 'sky':
    case 'sky-and-outskirts':
    case 'other-worlds':
    case 'lost':
    case 'here':
    case 'open-gates':
      return w.say(`region.${where.in}`, { who });
    default:
      return assertNever(where);
  }
}

/** Returns a place as a location: "in the streets of Northside", "at Woods". */
export function atPlaceText(w: Words, place: string): string {
  return regionText(w, { in: w.isStreet(place) ? 'street' : 'location', place });
}

/** Returns a place as a destination: "the streets of Northside", "Woods". */
export function toPlaceText(w: Words, place: string): string {
  return w.isStreet(place) ? w.say('place.street', { place }) : w.say('place.plain', { place });
}

/** Ends a switch over a union: an unhandled member does not compile, an unknown value is shown as such. */
export function assertNever(what: never): string {
  return `⟦${JSON.stringify(what)}⟧`;
}
