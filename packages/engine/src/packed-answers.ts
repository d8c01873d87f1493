/**
 * Answers packed one after the other. One begins with a byte: below 192 an option or aside that was taken before, of the
 * decision that follows the last one answered; then as {@link JUMP} and so on say.
 */
import { IncrementalEncoder, unpackError } from './base91.js';
import type { Dictionary } from './dictionary.js';
import { Journal } from './journal.js';
import { Packer } from './packing.js';
import { type ByteRange, Unpacker, type WordChoices } from './unpacking.js';

const SHORT_REFERENCES = 192;
/** Another decision: by how much its number has grown, and then as for the next. */
const JUMP = 192;
/** One that was taken before, of the later ones: its number less 192. */
const LONG_REFERENCE = 193;
/** A new one: a text; from there on one of that many parts and one more. */
const NEW_OPTION = 194;
const MAX_PARTS = 255 - NEW_OPTION;

/** Packs the answers of a journal as it grows. */
export class AnswersPacker {
  /** The journal of which answers were packed. */
  readonly journal: Journal;
  private readonly packer: Packer;
  private readonly dictionary: Dictionary;
  private readonly options = new Map<string, number>();
  /** How many of them. */
  packedCount = 0;
  private lastDecision = 0;
  private readonly encoder = new IncrementalEncoder();
  private output: { readonly text: string; readonly hash: number; readonly sum: number } | undefined;

  constructor(answers: Journal, dictionary: Dictionary) {
    this.journal = answers;
    this.dictionary = dictionary;
    this.packer = new Packer(dictionary);
  }

  /** Packs what has come since. */
  packNew(): { readonly text: string; readonly hash: number; readonly sum: number } {
    const { journal: of, packer } = this;
    if (this.output === undefined || this.packedCount < of.length) {
      for (; this.packedCount < of.length; this.packedCount++)
        this.add(of.decision(this.packedCount), of.option(this.packedCount));
      const { text, hash } = packer.encode(this.encoder);
      this.output = { text, hash, sum: packer.sum };
    }
    return this.output;
  }

  private add(decision: number, option: string): void {
    const { packer, options } = this;
    const grown = decision - this.lastDecision;
    this.lastDecision = decision;
    if (grown !== 1) {
      packer.writeByte(JUMP);
      packer.writeVarint(grown < 0 ? -2 * grown - 1 : 2 * grown);
    }
    const known = options.get(option);
    if (known === undefined) {
      options.set(option, options.size);
      const parts = this.dictionary.partsOf(option);
      if (parts.length > MAX_PARTS) {
        packer.writeByte(NEW_OPTION);
        packer.writeWord(option);
      } else {
        packer.writeByte(NEW_OPTION + parts.length);
        packer.writeParts(parts);
      }
    } else if (known < SHORT_REFERENCES) packer.writeByte(known);
    else {
      packer.writeByte(LONG_REFERENCE);
      packer.writeVarint(known - SHORT_REFERENCES);
    }
  }
}

/** The answers that were packed: so many. Throws `damaged-save`. */
export function unpackAnswers(bytes: ByteRange, count: number, choices: WordChoices): { value: Journal; sum: number } {
  const unpacker = new Unpacker(bytes, choices);
  const options: string[] = [];
  const [numbers, ids]: [number[], string[]] = [[], []];
  let last = 0;
  for (let i = 0; i < count; i++) {
    let tag = unpacker.readByte();
    let grown = 1;
    if (tag === JUMP) {
      const by = unpacker.readVarint();
      grown = by % 2 === 1 ? -(by + 1) / 2 : by / 2;
      tag = unpacker.readByte();
    }
    last += grown;
    let option: string | undefined;
    if (tag < SHORT_REFERENCES) option = options[tag];
    else if (tag === LONG_REFERENCE) option = options[SHORT_REFERENCES + unpacker.readVarint()];
    else if (tag >= NEW_OPTION) {
      option = tag === NEW_OPTION ? unpacker.readWord(unpacker.readByte()) : unpacker.readParts(tag - NEW_OPTION);
      options.push(option);
    }
    if (option === undefined) throw unpackError();
    numbers.push(last);
    ids.push(option);
  }
  unpacker.expectEnd();
  return { value: Journal.from(numbers, ids), sum: unpacker.sum };
}
