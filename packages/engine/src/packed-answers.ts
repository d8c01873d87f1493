/**
 * Answers packed one after the other. One begins with a byte: below 192 an option or aside that was taken before, of the
 * decision that follows the last one answered; then as {@link OTHER} and so on say.
 */
import { damaged, GrowingDigits } from './digits.js';
import { Journal } from './journal.js';
import { Packer } from './packing.js';
import { type Bytes, type Choices, Unpacker } from './unpacking.js';
import type { Words } from './words.js';

const FIRST_KNOWN = 192;
/** Another decision: by how much its number has grown, and then as for the next. */
const OTHER = 192;
/** One that was taken before, of the later ones: its number less 192. */
const KNOWN = 193;
/** A new one: a text; from there on one of that many parts and one more. */
const NEW = 194;
const MOST_PARTS = 255 - NEW;

/** Packs the answers of a journal as it grows. */
export class AnswersPacker {
  /** The journal of which answers were packed. */
  readonly of: Journal;
  private readonly packer: Packer;
  private readonly words: Words;
  private readonly options = new Map<string, number>();
  /** How many of them. */
  packed = 0;
  private last = 0;
  private readonly growing = new GrowingDigits();
  private written: { readonly text: string; readonly print: number; readonly sum: number } | undefined;

  constructor(answers: Journal, words: Words) {
    this.of = answers;
    this.words = words;
    this.packer = new Packer(words);
  }

  /** Packs what has come since. */
  more(): { readonly text: string; readonly print: number; readonly sum: number } {
    const { of, packer } = this;
    if (this.written === undefined || this.packed < of.length) {
      for (; this.packed < of.length; this.packed++) this.add(of.decision(this.packed), of.option(this.packed));
      const { text, print } = packer.digits(this.growing);
      this.written = { text, print, sum: packer.sum };
    }
    return this.written;
  }

  private add(decision: number, option: string): void {
    const { packer, options } = this;
    const grown = decision - this.last;
    this.last = decision;
    if (grown !== 1) {
      packer.byte(OTHER);
      packer.count(grown < 0 ? -2 * grown - 1 : 2 * grown);
    }
    const known = options.get(option);
    if (known === undefined) {
      options.set(option, options.size);
      const parts = this.words.partsOf(option);
      if (parts.length > MOST_PARTS) {
        packer.byte(NEW);
        packer.word(option);
      } else {
        packer.byte(NEW + parts.length);
        packer.parts(parts);
      }
    } else if (known < FIRST_KNOWN) packer.byte(known);
    else {
      packer.byte(KNOWN);
      packer.count(known - FIRST_KNOWN);
    }
  }
}

/** The answers that were packed: so many. Throws `damaged-save`. */
export function unpackAnswers(bytes: Bytes, n: number, choices: Choices): { value: Journal; sum: number } {
  const unpacker = new Unpacker(bytes, choices);
  const options: string[] = [];
  const [numbers, ids]: [number[], string[]] = [[], []];
  let last = 0;
  for (let i = 0; i < n; i++) {
    let tag = unpacker.byte();
    let grown = 1;
    if (tag === OTHER) {
      const by = unpacker.count();
      grown = by % 2 === 1 ? -(by + 1) / 2 : by / 2;
      tag = unpacker.byte();
    }
    last += grown;
    let option: string | undefined;
    if (tag < FIRST_KNOWN) option = options[tag];
    else if (tag === KNOWN) option = options[FIRST_KNOWN + unpacker.count()];
    else if (tag >= NEW) {
      option = tag === NEW ? unpacker.word(unpacker.byte()) : unpacker.parts(tag - NEW);
      options.push(option);
    }
    if (option === undefined) throw damaged();
    numbers.push(last);
    ids.push(option);
  }
  unpacker.mustEnd();
  return { value: Journal.from(numbers, ids), sum: unpacker.sum };
}
