import type { NamedKind, NameLookup } from '@vigil/rules';
import type { Piece, RichLine } from './document.js';

/** Names in sentences are marked by characters that no language uses: one for each name, and one for its end. */
const FIRST_MARK = 0xe100;
const LAST_MARK = 0xf8ff;
const END_MARK = '\uE001';

/** Kinds that are no components and get no links. */
const UNMARKED_CATALOGUES: ReadonlySet<string> = new Set([
  'card-article',
  'card-deck',
  'place-kind',
  'article',
  'preposition',
  'theme',
  'printed',
  'board',
]);

/** The names mentioned, so that a sentence can be split again. */
export class NameMarks {
  private readonly marks = new Map<string, string>();
  private readonly ids: string[] = [];
  private readonly canonicalId: (id: string) => string;

  /** `same`: converts an id to that of its explanation. */
  constructor(same: (id: string) => string = (id) => id) {
    this.canonicalId = same;
  }

  /** Wraps a name lookup so that it marks each name. Names stay unmarked when the characters run out. */
  readonly markNames = (lookUp: NameLookup): NameLookup => {
    return (kind, id, form) => {
      const name = lookUp(kind, id, form);
      if (UNMARKED_CATALOGUES.has(kind) || name === '' || name === id) return name;
      const mark = this.markFor(kind as NamedKind, id);
      return mark === undefined ? name : `${mark}${name}${END_MARK}`;
    };
  };

  /** Splits a sentence into parts. Of nested marks the outermost counts. */
  parse(text: string): RichLine {
    const pieces: Piece[] = [];
    let plain = '';
    let named: { about: string; text: string } | undefined;
    let depth = 0;
    const flush = () => {
      if (plain !== '') pieces.push({ kind: 'text', text: plain });
      plain = '';
    };
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      if (character === END_MARK) {
        depth--;
        if (depth === 0 && named) {
          pieces.push({ kind: 'name', ...named });
          named = undefined;
        }
      } else if (code >= FIRST_MARK && code <= LAST_MARK) {
        depth++;
        if (depth > 1) continue;
        flush();
        named = { about: this.canonicalId(this.ids[code - FIRST_MARK] ?? ''), text: '' };
      } else if (named) named.text += character;
      else plain += character;
    }
    flush();
    return pieces;
  }

  private markFor(kind: NamedKind, id: string): string | undefined {
    const key = `${kind} ${id}`;
    const known = this.marks.get(key);
    if (known !== undefined) return known;
    if (FIRST_MARK + this.ids.length > LAST_MARK) return undefined;
    const mark = String.fromCharCode(FIRST_MARK + this.ids.length);
    this.ids.push(id);
    this.marks.set(key, mark);
    return mark;
  }
}

/** Returns a line without its marks. */
export function plainTextOf(line: RichLine): string {
  return line.map(({ text }) => text).join('');
}
