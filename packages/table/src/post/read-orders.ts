import type { CheckKind, Vocabulary } from '@vigil/rules';
import type { StandingOrder } from './order-kinds.js';

/** What somebody sent is none: where, and why. */
export class Misread extends Error {
  readonly place: string;

  constructor(place: string, why: string) {
    super(why);
    this.name = 'Misread';
    this.place = place;
  }
}

/** So many orders may somebody leave, and so long may their words be. */
const MOST_ORDERS = 50;
const LONGEST = 120;

const CHECKS: Readonly<Record<CheckKind, true>> = {
  speed: true,
  sneak: true,
  fight: true,
  will: true,
  lore: true,
  luck: true,
  evade: true,
  horror: true,
  combat: true,
  spell: true,
  close: true,
  focus: true,
};

/** Reads fields of something that was sent: each is looked at once, and what is left over is an error. */
export class Fields {
  private readonly value: Readonly<Record<string, unknown>>;
  private readonly seen = new Set<string>();
  readonly place: string;

  /** Throws {@link Misread} for what is no object. */
  constructor(value: unknown, place: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misread(place, 'no object');
    this.value = Object.fromEntries(Object.entries(value));
    this.place = place;
  }

  private field(name: string): unknown {
    this.seen.add(name);
    return Object.hasOwn(this.value, name) ? this.value[name] : undefined;
  }

  has(name: string): boolean {
    return this.field(name) !== undefined;
  }

  /** A whole number in bounds. */
  number(name: string, from: number, to: number): number {
    const value = this.field(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
    throw new Misread(`${this.place}.${name}`, `no whole number from ${from} to ${to}`);
  }

  /** The same, or one word. */
  numberOr<W extends string>(name: string, from: number, to: number, word: W): number | W {
    return this.field(name) === word ? word : this.number(name, from, to);
  }

  text(name: string): string {
    const value = this.field(name);
    if (typeof value === 'string' && value.length > 0 && value.length <= LONGEST) return value;
    throw new Misread(`${this.place}.${name}`, `no text of up to ${LONGEST} letters`);
  }

  one<W extends string>(name: string, words: readonly W[]): W {
    const value = this.field(name);
    const found = words.find((word) => word === value);
    if (found === undefined) throw new Misread(`${this.place}.${name}`, `none of ${words.join(', ')}`);
    return found;
  }

  list(name: string, most: number): readonly unknown[] {
    const value = this.field(name);
    if (Array.isArray(value) && value.length <= most) return value;
    throw new Misread(`${this.place}.${name}`, `no list of up to ${most}`);
  }

  /** What was not asked for. */
  end(): void {
    const more = Object.keys(this.value).find((name) => !this.seen.has(name));
    if (more !== undefined) throw new Misread(`${this.place}.${more}`, 'is not known here');
  }
}

function checksOf(of: Fields): readonly CheckKind[] {
  return of.list('checks', Object.keys(CHECKS).length).map((check, i) => {
    if (!isCheck(check)) throw new Misread(`${of.place}.checks[${i}]`, 'no check');
    return check;
  });
}

function isCheck(value: unknown): value is CheckKind {
  return typeof value === 'string' && Object.hasOwn(CHECKS, value);
}

/** The standing orders that somebody sent. Throws {@link Misread} with the place of what is none. */
export function readOrders(sent: unknown, vocabulary: Vocabulary): readonly StandingOrder[] {
  if (!Array.isArray(sent) || sent.length > MOST_ORDERS) throw new Misread('orders', `no list of up to ${MOST_ORDERS}`);
  return sent.map((one, i) => {
    const fields = new Fields(one, `orders[${i}]`);
    const order = readOrder(fields, vocabulary);
    fields.end();
    return order;
  });
}

const KINDS: readonly StandingOrder['order'][] = [
  'clues',
  'meet',
  'combat',
  'hands',
  'let-be',
  'take-clues',
  'never',
  'answer',
  'careful',
];

function readOrder(of: Fields, vocabulary: Vocabulary): StandingOrder {
  const order = of.one('order', KINDS);
  const monster = of.has('monster') ? { monster: of.text('monster') } : {};
  switch (order) {
    case 'clues':
      return {
        order,
        upTo: of.number('upTo', 0, 99),
        ...(of.has('from') && { from: of.number('from', 0, 99) }),
        ...(of.has('checks') && { checks: checksOf(of) }),
      };
    case 'meet':
      return { order, by: of.one('by', ['evade', 'fight']), ...monster };
    case 'combat':
      return {
        order,
        by: of.one('by', ['fight', 'flee']),
        ...(of.has('rounds') && { rounds: of.number('rounds', 1, 99) }),
        ...monster,
      };
    case 'hands':
      return { order, hold: of.one('hold', ['best', 'nothing']) };
    case 'let-be':
      return {
        order,
        what: of.one('what', ['reactions', 'everything']),
        turn: of.number('turn', 0, 999),
        ...(of.has('phase') && { phase: of.text('phase') }),
      };
    case 'take-clues':
      return { order, n: of.numberOr('n', 0, 99, 'all') };
    case 'never':
      return { order, use: of.text('use') };
    case 'careful':
      return { order };
    case 'answer': {
      const question = of.one('question', Object.keys(vocabulary.questions));
      return {
        order,
        question,
        option: of.one('option', Object.keys(vocabulary.questions[question]?.options ?? {})),
        ...(of.has('about') && { about: of.text('about') }),
        ...(of.has('on') && { on: of.text('on') }),
      };
    }
  }
}
