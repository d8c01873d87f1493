/** The words that a game knows, with the short names that packed JSON has for them. */
import { shapeWord } from './pack-format.js';

/** A word with a name, and where it came in what was packed last with it: of how many, and as which. */
export interface DictionaryWord {
  readonly word: string;
  /** As 32 bits with a sign: a small integer to V8, which it need not look up elsewhere. */
  readonly hash: number;
  /** Bits of the hash: 15, by which it is written where no other word has the same, and 22. */
  readonly shortName: number;
  readonly longName: number;
  isShortUnique: boolean;
  isLongUnique: boolean;
  lastPacking: number;
  index: number;
}

/**
 * The fields of a record, with their names, and where such a record came in what was packed last: as which. `mould`: a record
 * with all of them, if there are many: {@link createFromTemplate}.
 */
export interface Shape {
  readonly fields: readonly string[];
  readonly words: readonly (DictionaryWord | undefined)[];
  /** The word that names all its fields, if the game has one. */
  readonly shapeWord: DictionaryWord | undefined;
  lastPacking: number;
  index: number;
  readonly template: object | undefined;
  /** None of the fields means something else to the language. */
  readonly isSafe: boolean;
}

/**
 * A record to which more fields than these are added one by one is a table to V8, and whatever reads it, now and later, reads
 * it slowly. A copy of one that has them all from the beginning is none.
 */
const TEMPLATE_THRESHOLD = 12;

/** A part of an answer's text between its colons: a word with a name, another, or a small number. */
export type TextPart = DictionaryWord | string | number;

/** So many shapes and answers are remembered: those of positions that are records by ids never end. */
const MAX_SHAPES = 256;
const MAX_TEXTS = 2048;

/** How many short names there are. */
const SHORT_NAME_COUNT = 1 << 15;

/** The words that a game's positions and answers mostly consist of. */
export class Dictionary {
  private readonly words = new Map<string, DictionaryWord>();
  /** The words by short names: where in `short` they are, or 0. */
  private readonly shortIndex = new Uint16Array(SHORT_NAME_COUNT);
  private readonly byShortName: DictionaryWord[][] = [[]];
  /** At the same places those that share their short name with none. */
  private readonly uniqueByShortName: (DictionaryWord | undefined)[] = [undefined];
  private readonly byLongName = new Map<number, DictionaryWord[]>();
  private readonly shapes = new Map<string | undefined, Shape[]>();
  private readonly shapesByWord = new Map<string, Shape>();
  private shapeCount = 0;
  private readonly partsCache = new Map<string, readonly TextPart[]>();
  private packingCount = 0;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.words.has(word)) continue;
      const hash = hashOf(word);
      const [byShortName, long] = [shortNameOf(hash), longNameOf(hash)];
      const named: DictionaryWord = {
        word,
        hash: hash | 0,
        shortName: byShortName,
        longName: long,
        isShortUnique: true,
        isLongUnique: true,
        lastPacking: 0,
        index: 0,
      };
      this.words.set(word, named);
      for (const other of this.addByShortName(named)) other.isShortUnique = named.isShortUnique = false;
      for (const other of addToGroup(this.byLongName, long, named)) other.isLongUnique = named.isLongUnique = false;
    }
  }

  /** A word with its names. */
  find(word: string): DictionaryWord | undefined {
    return this.words.get(word);
  }

  /** The word of a short name that no other has. */
  findUnique(name: number): DictionaryWord | undefined {
    return this.uniqueByShortName[this.shortIndex[name] as number];
  }

  /** The words of a short name, of which there may be none. */
  findByShortName(name: number): readonly DictionaryWord[] {
    return this.byShortName[this.shortIndex[name] as number] as readonly DictionaryWord[];
  }

  /** The words of a long name. */
  findByLongName(name: number): readonly DictionaryWord[] {
    return this.byLongName.get(name) ?? [];
  }

  /** The shape of a record with these fields; of those that there are too many of it is not remembered, and undefined. */
  shapeOf(fields: readonly string[]): Shape | undefined {
    const alike = this.shapes.get(fields[0]);
    if (alike) for (const shape of alike) if (haveSameFields(shape.fields, fields)) return shape;
    if (this.shapeCount >= MAX_SHAPES) return undefined;
    this.shapeCount++;
    const shape = createShape(fields, this);
    if (alike) alike.push(shape);
    else this.shapes.set(fields[0], [shape]);
    return shape;
  }

  /** The shape that a word names; undefined: it is no word. */
  shapeByWord(word: string): Shape | undefined {
    let shape = this.shapesByWord.get(word);
    if (shape === undefined && this.words.has(word)) {
      shape = createShape(word.split(','), this);
      this.shapesByWord.set(word, shape);
    }
    return shape;
  }

  /** What stands between the colons of a text. */
  partsOf(text: string): readonly TextPart[] {
    let parts = this.partsCache.get(text);
    if (!parts) {
      parts = text.split(':').map((part) => (isSmallNumber(part) ? Number(part) : (this.words.get(part) ?? part)));
      if (this.partsCache.size >= MAX_TEXTS) this.partsCache.clear();
      this.partsCache.set(text, parts);
    }
    return parts;
  }

  /** The number of one more packing. */
  nextPacking(): number {
    return ++this.packingCount;
  }

  /** Puts a word to those of its short name, and gives the others. */
  private addByShortName(word: DictionaryWord): readonly DictionaryWord[] {
    const at = this.shortIndex[word.shortName] as number;
    if (at === 0) {
      this.shortIndex[word.shortName] = this.byShortName.push([word]) - 1;
      this.uniqueByShortName.push(word);
      return [];
    }
    const group = this.byShortName[at] as DictionaryWord[];
    const others = group.slice();
    group.push(word);
    this.uniqueByShortName[at] = undefined;
    return others;
  }
}

/** Puts a word to those of its name, and gives the others. */
function addToGroup(by: Map<number, DictionaryWord[]>, name: number, word: DictionaryWord): readonly DictionaryWord[] {
  const group = by.get(name);
  if (!group) {
    by.set(name, [word]);
    return [];
  }
  const others = group.slice();
  group.push(word);
  return others;
}

export function createShape(fields: readonly string[], dictionary: Dictionary): Shape {
  const template: unknown =
    fields.length > TEMPLATE_THRESHOLD
      ? JSON.parse(`{${fields.map((field) => `${JSON.stringify(field)}:null`)}}`)
      : undefined;
  const named = fields.map((field) => dictionary.find(field));
  const whole = shapeWord(fields);
  return {
    fields,
    words: named,
    shapeWord: whole === undefined ? undefined : dictionary.find(whole),
    lastPacking: 0,
    index: 0,
    template: template as object,
    isSafe: !fields.includes('__proto__'),
  };
}

/** A record that is about to get the fields of a shape. */
export function createFromTemplate({ template }: Shape): Record<string, unknown> {
  return template ? { ...template } : {};
}

export function haveSameFields(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** Whether a text is that of a small number, which comes back as it was. */
function isSmallNumber(text: string): boolean {
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
  return toHex(hashOf(JSON.stringify(value)));
}

/** A sum over words and one more, as 32 bits with a sign. */
export function mixHash(sum: number, hash: number): number {
  return Math.imul(sum ^ hash, 0x01000193);
}

/** Eight hex digits for 32 bits. */
export function toHex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

function longNameOf(hash: number): number {
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}

function shortNameOf(hash: number): number {
  return (hash ^ (hash >>> 15) ^ (hash >>> 30)) & (SHORT_NAME_COUNT - 1);
}
