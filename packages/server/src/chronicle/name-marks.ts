import type { NamedKind, NameLookup } from '@vigil/rules';
import type { Piece, RichLine } from './document.js';

/** Names are marked in sentences by signs that no language uses: one for each name, and one where it ends. */
const FIRST_MARK = 0xe100;
const LAST_MARK = 0xf8ff;
const END_MARK = '\uE001';

/** Facts and words that are no components and become no links. */
const UNMARKED_CATALOGUES: ReadonlySet<string> = new Set(['card-deck', 'place-kind', 'theme', 'printed', 'board']);

/** The names that were said, so that a sentence can be taken apart again. */
export class NameMarks {
  private readonly marks = new Map<string, string>();
  private readonly ids: string[] = [];
  private readonly canonicalId: (id: string) => string;

  /** `same`: the id under which a component is explained. */
  constructor(same: (id: string) => string = (id) => id) {
    this.canonicalId = same;
  }

  /** Marks every name that a lookup gives. Where the signs run out names stay unmarked. */
  readonly markNames = (lookUp: NameLookup): NameLookup => {
    return (kind, id, form) => {
      const name = lookUp(kind, id, form);
      if (UNMARKED_CATALOGUES.has(kind) || name === '' || name === id) return name;
      const sign = this.markFor(kind as NamedKind, id);
      return sign === undefined ? name : `${sign}${name}${END_MARK}`;
    };
  };

  /** A sentence in its pieces. Marks within marks stay with the outermost. */
  parse(text: string): RichLine {
    const pieces: Piece[] = [];
    let plain = '';
    let named: { about: string; text: string } | undefined;
    let depth = 0;
    const flush = () => {
      if (plain !== '') pieces.push({ kind: 'text', text: plain });
      plain = '';
    };
    for (const sign of text) {
      const code = sign.codePointAt(0) ?? 0;
      if (sign === END_MARK) {
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
      } else if (named) named.text += sign;
      else plain += sign;
    }
    flush();
    return pieces;
  }

  private markFor(kind: NamedKind, id: string): string | undefined {
    const key = `${kind} ${id}`;
    const known = this.marks.get(key);
    if (known !== undefined) return known;
    if (FIRST_MARK + this.ids.length > LAST_MARK) return undefined;
    const sign = String.fromCharCode(FIRST_MARK + this.ids.length);
    this.ids.push(id);
    this.marks.set(key, sign);
    return sign;
  }
}

/** A line without its marks. */
export function plainTextOf(line: RichLine): string {
  return line.map(({ text }) => text).join('');
}
