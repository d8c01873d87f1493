/** The words that a game knows, with the short names that packed JSON has for them. */
import { shapeWord } from './dialect.js';

/** A word with a name, and where it came in what was packed last with it: of how many, and as which. */
export interface Named {
  readonly word: string;
  /** As 32 bits with a sign: a small integer to V8, which it need not look up elsewhere. */
  readonly hash: number;
  /** Bits of the hash: 15, by which it is written where no other word has the same, and 22. */
  readonly short: number;
  readonly long: number;
  alone: boolean;
  aloneLong: boolean;
  packing: number;
  came: number;
}

/**
 * The fields of a record, with their names, and where such a record came in what was packed last: as which. `mould`: a record
 * with all of them, if there are many: {@link fromMould}.
 */
export interface Shape {
  readonly fields: readonly string[];
  readonly named: readonly (Named | undefined)[];
  /** The word that names all its fields, if the game has one. */
  readonly whole: Named | undefined;
  packing: number;
  came: number;
  readonly mould: object | undefined;
  /** None of the fields means something else to the language. */
  readonly plain: boolean;
}

/**
 * A record to which more fields than these are added one by one is a table to V8, and whatever reads it, now and later, reads
 * it slowly. A copy of one that has them all from the beginning is none.
 */
const FEW_FIELDS = 12;

/** A part of an answer's text between its colons: a word with a name, another, or a small number. */
export type Part = Named | string | number;

/** So many shapes and answers are remembered: those of positions that are records by ids never end. */
const MOST_SHAPES = 256;
const MOST_TEXTS = 2048;

/** How many short names there are. */
const SHORT_NAMES = 1 << 15;

/** The words that a game's positions and answers mostly consist of. */
export class Words {
  private readonly all = new Map<string, Named>();
  /** The words by short names: where in `short` they are, or 0. */
  private readonly shortAt = new Uint16Array(SHORT_NAMES);
  private readonly short: Named[][] = [[]];
  /** At the same places those that share their short name with none. */
  private readonly lone: (Named | undefined)[] = [undefined];
  private readonly byLong = new Map<number, Named[]>();
  private readonly shapes = new Map<string | undefined, Shape[]>();
  private readonly byWord = new Map<string, Shape>();
  private known = 0;
  private readonly texts = new Map<string, readonly Part[]>();
  private packings = 0;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.all.has(word)) continue;
      const hash = hashOf(word);
      const [short, long] = [shortOf(hash), longOf(hash)];
      const named: Named = { word, hash: hash | 0, short, long, alone: true, aloneLong: true, packing: 0, came: 0 };
      this.all.set(word, named);
      for (const other of this.groupedShort(named)) other.alone = named.alone = false;
      for (const other of grouped(this.byLong, long, named)) other.aloneLong = named.aloneLong = false;
    }
  }

  /** A word with its names. */
  named(word: string): Named | undefined {
    return this.all.get(word);
  }

  /** The word of a short name that no other has. */
  ofLone(name: number): Named | undefined {
    return this.lone[this.shortAt[name] as number];
  }

  /** The words of a short name, of which there may be none. */
  ofShort(name: number): readonly Named[] {
    return this.short[this.shortAt[name] as number] as readonly Named[];
  }

  /** The words of a long name. */
  ofLong(name: number): readonly Named[] {
    return this.byLong.get(name) ?? [];
  }

  /** The shape of a record with these fields; of those that there are too many of it is not remembered, and undefined. */
  shapeOf(fields: readonly string[]): Shape | undefined {
    const alike = this.shapes.get(fields[0]);
    if (alike) for (const shape of alike) if (sameFields(shape.fields, fields)) return shape;
    if (this.known >= MOST_SHAPES) return undefined;
    this.known++;
    const shape = newShape(fields, this);
    if (alike) alike.push(shape);
    else this.shapes.set(fields[0], [shape]);
    return shape;
  }

  /** The shape that a word names; undefined: it is no word. */
  shapeNamed(word: string): Shape | undefined {
    let shape = this.byWord.get(word);
    if (shape === undefined && this.all.has(word)) {
      shape = newShape(word.split(','), this);
      this.byWord.set(word, shape);
    }
    return shape;
  }

  /** What stands between the colons of a text. */
  partsOf(text: string): readonly Part[] {
    let parts = this.texts.get(text);
    if (!parts) {
      parts = text.split(':').map((part) => (isPlainNumber(part) ? Number(part) : (this.all.get(part) ?? part)));
      if (this.texts.size >= MOST_TEXTS) this.texts.clear();
      this.texts.set(text, parts);
    }
    return parts;
  }

  /** The number of one more packing. */
  next(): number {
    return ++this.packings;
  }

  /** Puts a word to those of its short name, and gives the others. */
  private groupedShort(word: Named): readonly Named[] {
    const at = this.shortAt[word.short] as number;
    if (at === 0) {
      this.shortAt[word.short] = this.short.push([word]) - 1;
      this.lone.push(word);
      return [];
    }
    const there = this.short[at] as Named[];
    const others = there.slice();
    there.push(word);
    this.lone[at] = undefined;
    return others;
  }
}

/** Puts a word to those of its name, and gives the others. */
function grouped(by: Map<number, Named[]>, name: number, word: Named): readonly Named[] {
  const there = by.get(name);
  if (!there) {
    by.set(name, [word]);
    return [];
  }
  const others = there.slice();
  there.push(word);
  return others;
}

export function newShape(fields: readonly string[], words: Words): Shape {
  const mould: unknown =
    fields.length > FEW_FIELDS ? JSON.parse(`{${fields.map((field) => `${JSON.stringify(field)}:null`)}}`) : undefined;
  const named = fields.map((field) => words.named(field));
  const whole = shapeWord(fields);
  return {
    fields,
    named,
    whole: whole === undefined ? undefined : words.named(whole),
    packing: 0,
    came: 0,
    mould: mould as object,
    plain: !fields.includes('__proto__'),
  };
}

/** A record that is about to get the fields of a shape. */
export function fromMould({ mould }: Shape): Record<string, unknown> {
  return mould ? { ...mould } : {};
}

export function sameFields(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Whether a text is that of a small number, which comes back as it was. */
function isPlainNumber(text: string): boolean {
  return text.length < 3 && /^(0|[1-9]\d?)$/.test(text);
}

/** FNV-1a of a text, going on from another. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A short fingerprint of plain JSON: of its text, 8 hex digits. Finds accidents, not forgers. */
export function fingerprint(value: unknown): string {
  return hex(hashOf(JSON.stringify(value)));
}

/** A sum over words and one more, as 32 bits with a sign. */
export function mixed(sum: number, hash: number): number {
  return Math.imul(sum ^ hash, 0x01000193);
}

/** Eight hex digits for 32 bits. */
export function hex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

function longOf(hash: number): number {
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}

function shortOf(hash: number): number {
  return (hash ^ (hash >>> 15) ^ (hash >>> 30)) & (SHORT_NAMES - 1);
}
