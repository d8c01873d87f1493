/** The words that a game knows, and their short names in packed JSON. */
import { shapeWord } from './pack-format.js';

/** A dictionary word. `lastPacking` and `index`: the packing that last wrote it, and its place there. */
export interface DictionaryWord {
  readonly word: string;
  /** A signed 32-bit value, which V8 stores inline as a small integer. */
  readonly hash: number;
  /** 15 bits of the hash, used if no other word shares them. `longName` has 22 bits. */
  readonly shortName: number;
  readonly longName: number;
  isShortUnique: boolean;
  isLongUnique: boolean;
  lastPacking: number;
  index: number;
}

/**
 * The fields of a record and their dictionary words. `lastPacking` and `index`: the packing that last wrote such a
 * record, and its place there. `template`: a record with all fields, if there are many; see {@link createFromTemplate}.
 */
export interface Shape {
  readonly fields: readonly string[];
  readonly words: readonly (DictionaryWord | undefined)[];
  /** The word that names all its fields, if the dictionary has one. */
  readonly shapeWord: DictionaryWord | undefined;
  lastPacking: number;
  index: number;
  readonly template: object | undefined;
  /** True if no field name has a special meaning in JavaScript. */
  readonly isSafe: boolean;
}

/**
 * V8 turns a record into a slow hash table when more fields than this are added one by one. A copy of a template with
 * all fields stays fast.
 */
const TEMPLATE_THRESHOLD = 12;

/** A part of an answer between colons: a dictionary word, another text, or a small number. */
export type TextPart = DictionaryWord | string | number;

/** Cache limits. Some positions use ids as field names, so shapes would grow without end. */
const MAX_SHAPES = 256;
const MAX_TEXTS = 2048;

/** Number of possible short names. */
const SHORT_NAME_COUNT = 1 << 15;

/** The words that the positions and answers of a game mostly consist of. */
export class Dictionary {
  private readonly words = new Map<string, DictionaryWord>();
  /** Index into `byShortName` for each short name, or 0. */
  private readonly shortIndex = new Uint16Array(SHORT_NAME_COUNT);
  private readonly byShortName: DictionaryWord[][] = [[]];
  /** At the same indexes, the words that share their short name with no other. */
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
      const [shortName, longName] = [shortNameOf(hash), longNameOf(hash)];
      const entry: DictionaryWord = {
        word,
        hash: hash | 0,
        shortName,
        longName,
        isShortUnique: true,
        isLongUnique: true,
        lastPacking: 0,
        index: 0,
      };
      this.words.set(word, entry);
      for (const other of this.addByShortName(entry)) other.isShortUnique = entry.isShortUnique = false;
      for (const other of addToGroup(this.byLongName, longName, entry)) other.isLongUnique = entry.isLongUnique = false;
    }
  }

  /** Returns the entry of a word. */
  find(word: string): DictionaryWord | undefined {
    return this.words.get(word);
  }

  /** Returns the word of a short name that no other word has. */
  findUnique(name: number): DictionaryWord | undefined {
    return this.uniqueByShortName[this.shortIndex[name] as number];
  }

  /** Returns the words of a short name; possibly none. */
  findByShortName(name: number): readonly DictionaryWord[] {
    return this.byShortName[this.shortIndex[name] as number] as readonly DictionaryWord[];
  }

  /** Returns the words of a long name. */
  findByLongName(name: number): readonly DictionaryWord[] {
    return this.byLongName.get(name) ?? [];
  }

  /** Returns the cached shape of a record with these fields, or undefined if the cache is full. */
  shapeOf(fields: readonly string[]): Shape | undefined {
    const candidates = this.shapes.get(fields[0]);
    if (candidates) for (const shape of candidates) if (haveSameFields(shape.fields, fields)) return shape;
    if (this.shapeCount >= MAX_SHAPES) return undefined;
    this.shapeCount++;
    const shape = createShape(fields, this);
    if (candidates) candidates.push(shape);
    else this.shapes.set(fields[0], [shape]);
    return shape;
  }

  /** Returns the shape that a word names, or undefined if it is not in the dictionary. */
  shapeByWord(word: string): Shape | undefined {
    let shape = this.shapesByWord.get(word);
    if (shape === undefined && this.words.has(word)) {
      shape = createShape(word.split(','), this);
      this.shapesByWord.set(word, shape);
    }
    return shape;
  }

  /** Returns the parts of a text between colons. */
  partsOf(text: string): readonly TextPart[] {
    let parts = this.partsCache.get(text);
    if (!parts) {
      parts = text.split(':').map((part) => (isSmallNumber(part) ? Number(part) : (this.words.get(part) ?? part)));
      if (this.partsCache.size >= MAX_TEXTS) this.partsCache.clear();
      this.partsCache.set(text, parts);
    }
    return parts;
  }

  /** Returns the number of the next packing. */
  nextPacking(): number {
    return ++this.packingCount;
  }

  /** Adds a word to the group of its short name and returns the others. */
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

/** Adds a word to the group of its name and returns the others. */
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
  const joinedFields = shapeWord(fields);
  return {
    fields,
    words: named,
    shapeWord: joinedFields === undefined ? undefined : dictionary.find(joinedFields),
    lastPacking: 0,
    index: 0,
    template: template as object,
    isSafe: !fields.includes('__proto__'),
  };
}

/** Creates a record ready to receive the fields of a shape. */
export function createFromTemplate({ template }: Shape): Record<string, unknown> {
  return template ? { ...template } : {};
}

export function haveSameFields(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** True if a text is a small number in its shortest form. */
function isSmallNumber(text: string): boolean {
  return text.length < 3 && /^(0|[1-9]\d?)$/.test(text);
}

/** FNV-1a hash of a text; `from` continues an earlier hash. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Returns a short fingerprint of plain JSON: 8 hex digits. Detects accidents, not forgery. */
export function fingerprint(value: unknown): string {
  return toHex(hashOf(JSON.stringify(value)));
}

/** Adds a hash to a checksum. Signed 32 bits. */
export function mixHash(sum: number, hash: number): number {
  return Math.imul(sum ^ hash, 0x01000193);
}

/** Formats 32 bits as eight hex digits. */
export function toHex(n: number): string {
  return (n >>> 0).toString(16).padStart(8, '0');
}

function longNameOf(hash: number): number {
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}

function shortNameOf(hash: number): number {
  return (hash ^ (hash >>> 15) ^ (hash >>> 30)) & (SHORT_NAME_COUNT - 1);
}
