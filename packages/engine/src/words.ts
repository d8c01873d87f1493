/** The words that a game knows, with the short names that packed JSON has for them. */

/** A word with a name, and where it came in what was packed last with it: of how many, and as which. */
export interface Named {
  readonly word: string;
  readonly hash: number;
  /** Bits of the hash: 15, by which it is written where no other word has the same, and 22. */
  readonly short: number;
  readonly long: number;
  alone: boolean;
  aloneLong: boolean;
  packing: number;
  came: number;
}

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
  private packings = 0;

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.all.has(word)) continue;
      const hash = hashOf(word);
      const [short, long] = [shortOf(hash), longOf(hash)];
      const named: Named = { word, hash, short, long, alone: true, aloneLong: true, packing: 0, came: 0 };
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

/** FNV-1a of a text, going on from another. */
export function hashOf(text: string, from = 0x811c9dc5): number {
  let hash = from;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** A sum over words and one more. */
export function mixed(sum: number, hash: number): number {
  return Math.imul(sum ^ hash, 0x01000193) >>> 0;
}

/** Eight hex digits. */
export function hex(n: number): string {
  return n.toString(16).padStart(8, '0');
}

function longOf(hash: number): number {
  return (hash ^ (hash >>> 22)) & 0x3fffff;
}

function shortOf(hash: number): number {
  return (hash ^ (hash >>> 15) ^ (hash >>> 30)) & (SHORT_NAMES - 1);
}
