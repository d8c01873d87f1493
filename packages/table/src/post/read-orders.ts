import type { CheckKind, Vocabulary } from '@vigil/rules';
import type { StandingOrder } from './order-kinds.js';

/** Invalid input, with its place and the reason. */
export class InputError extends Error {
  readonly place: string;

  constructor(place: string, why: string) {
    super(why);
    this.name = 'Misread';
    this.place = place;
  }
}

/** Limits for the number of orders and the length of a text. */
const MAX_ORDERS = 50;
const MAX_LENGTH = 120;

const CHECK_KINDS: Readonly<Record<CheckKind, true>> = {
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

/** Reads the fields of received JSON. Fields left unread are an error. */
export class FieldReader {
  private readonly value: Readonly<Record<string, unknown>>;
  private readonly seen = new Set<string>();
  readonly place: string;

  /** Throws {@link InputError} if the value is not an object. */
  constructor(value: unknown, place: string) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new InputError(place, 'no object');
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

  /** Reads a whole number within bounds. */
  number(name: string, from: number, to: number): number {
    const value = this.field(name);
    if (typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to) return value;
    throw new InputError(`${this.place}.${name}`, `no whole number from ${from} to ${to}`);
  }

  /** Reads a whole number within bounds, or the given word. */
  numberOr<W extends string>(name: string, from: number, to: number, word: W): number | W {
    return this.field(name) === word ? word : this.number(name, from, to);
  }

  text(name: string): string {
    const value = this.field(name);
    if (typeof value === 'string' && value.length > 0 && value.length <= MAX_LENGTH) return value;
    throw new InputError(`${this.place}.${name}`, `no text of up to ${MAX_LENGTH} letters`);
  }

  oneOf<W extends string>(name: string, words: readonly W[]): W {
    const value = this.field(name);
    const found = words.find((word) => word === value);
    if (found === undefined) throw new InputError(`${this.place}.${name}`, `none of ${words.join(', ')}`);
    return found;
  }

  list(name: string, max: number): readonly unknown[] {
    const value = this.field(name);
    if (Array.isArray(value) && value.length <= max) return value;
    throw new InputError(`${this.place}.${name}`, `no list of up to ${max}`);
  }

  /** Throws if there are unread fields. */
  assertNoMore(): void {
    const more = Object.keys(this.value).find((name) => !this.seen.has(name));
    if (more !== undefined) throw new InputError(`${this.place}.${more}`, 'is unknown');
  }
}

function readChecks(reader: FieldReader): readonly CheckKind[] {
  return reader.list('checks', Object.keys(CHECK_KINDS).length).map((check, i) => {
    if (!isCheck(check)) throw new InputError(`${reader.place}.checks[${i}]`, 'no check');
    return check;
  });
}

function isCheck(value: unknown): value is CheckKind {
  return typeof value === 'string' && Object.hasOwn(CHECK_KINDS, value);
}

/** Reads standing orders. Throws {@link InputError} with the place of an invalid one. */
export function readOrders(sent: unknown, vocabulary: Vocabulary): readonly StandingOrder[] {
  if (!Array.isArray(sent) || sent.length > MAX_ORDERS)
    throw new InputError('orders', `no list of up to ${MAX_ORDERS}`);
  return sent.map((one, i) => {
    const fields = new FieldReader(one, `orders[${i}]`);
    const order = readOrder(fields, vocabulary);
    fields.assertNoMore();
    return order;
  });
}

const ORDER_KINDS: readonly StandingOrder['order'][] = [
  'clues',
  'meet',
  'combat',
  'hands',
  'pass',
  'take-clues',
  'never',
  'answer',
  'careful',
];

function readOrder(reader: FieldReader, vocabulary: Vocabulary): StandingOrder {
  const order = reader.oneOf('order', ORDER_KINDS);
  const monster = reader.has('monster') ? { monster: reader.text('monster') } : {};
  switch (order) {
    case 'clues':
      return {
        order,
        upTo: reader.number('upTo', 0, 99),
        ...(reader.has('from') && { from: reader.number('from', 0, 99) }),
        ...(reader.has('checks') && { checks: readChecks(reader) }),
      };
    case 'meet':
      return { order, by: reader.oneOf('by', ['evade', 'fight']), ...monster };
    case 'combat':
      return {
        order,
        by: reader.oneOf('by', ['fight', 'flee']),
        ...(reader.has('rounds') && { rounds: reader.number('rounds', 1, 99) }),
        ...monster,
      };
    case 'hands':
      return { order, hold: reader.oneOf('hold', ['best', 'nothing']) };
    case 'pass':
      return {
        order,
        what: reader.oneOf('what', ['reactions', 'everything']),
        turn: reader.number('turn', 0, 999),
        ...(reader.has('phase') && { phase: reader.text('phase') }),
      };
    case 'take-clues':
      return { order, n: reader.numberOr('n', 0, 99, 'all') };
    case 'never':
      return { order, use: reader.text('use') };
    case 'careful':
      return { order };
    case 'answer': {
      const question = reader.oneOf('question', Object.keys(vocabulary.questions));
      return {
        order,
        question,
        option: reader.oneOf('option', Object.keys(vocabulary.questions[question]?.options ?? {})),
        ...(reader.has('about') && { about: reader.text('about') }),
        ...(reader.has('on') && { on: reader.text('on') }),
        ...(reader.has('id') && { id: reader.text('id') }),
      };
    }
  }
}
