import type { NamedKind, NameLookup } from '@vigil/rules';
import type { Line, Piece } from './document.js';

/** Names are marked in sentences by signs that no language uses: one for each name, and one where it ends. */
const FIRST = 0xe100;
const LAST = 0xf8ff;
const END = '\uE001';

/** What becomes no link: facts and words that are no components. */
const UNMARKED: ReadonlySet<string> = new Set(['card-deck', 'place-kind', 'theme', 'printed', 'board']);

/** The names that were said, so that a sentence can be taken apart again. */
export class Marks {
  private readonly signs = new Map<string, string>();
  private readonly ids: string[] = [];
  private readonly same: (id: string) => string;

  /** `same`: the id under which a component is explained. */
  constructor(same: (id: string) => string = (id) => id) {
    this.same = same;
  }

  /** Marks every name that a lookup gives. Where the signs run out names stay unmarked. */
  readonly names = (lookUp: NameLookup): NameLookup => {
    return (kind, id, form) => {
      const name = lookUp(kind, id, form);
      if (UNMARKED.has(kind) || name === '' || name === id) return name;
      const sign = this.signOf(kind as NamedKind, id);
      return sign === undefined ? name : `${sign}${name}${END}`;
    };
  };

  /** A sentence in its pieces. Marks within marks stay with the outermost. */
  read(text: string): Line {
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
      if (sign === END) {
        depth--;
        if (depth === 0 && named) {
          pieces.push({ kind: 'name', ...named });
          named = undefined;
        }
      } else if (code >= FIRST && code <= LAST) {
        depth++;
        if (depth > 1) continue;
        flush();
        named = { about: this.same(this.ids[code - FIRST] ?? ''), text: '' };
      } else if (named) named.text += sign;
      else plain += sign;
    }
    flush();
    return pieces;
  }

  private signOf(kind: NamedKind, id: string): string | undefined {
    const key = `${kind} ${id}`;
    const known = this.signs.get(key);
    if (known !== undefined) return known;
    if (FIRST + this.ids.length > LAST) return undefined;
    const sign = String.fromCharCode(FIRST + this.ids.length);
    this.ids.push(id);
    this.signs.set(key, sign);
    return sign;
  }
}

/** A line without its marks. */
export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}
