/**
 * Packed answers, one after the other. A first byte below 192 repeats an earlier option or aside, for the decision
 * after the last one answered. The other bytes are {@link JUMP}, {@link LONG_REFERENCE} and {@link NEW_OPTION}.
 */
import { IncrementalEncoder, unpackError } from './base91.js';
import type { Dictionary } from './dictionary.js';
import { Journal } from './journal.js';
import { Packer } from './packing.js';
import { type ByteRange, Unpacker, type WordChoices } from './unpacking.js';

const SHORT_REFERENCES = 192;
/** A decision other than the next: the difference of the numbers follows, then one of the other bytes. */
const JUMP = 192;
/** A reference to option 192 or later: its number less 192 follows. */
const LONG_REFERENCE = 193;
/** `NEW_OPTION`: a new text. `NEW_OPTION + n`: a new text of n parts. */
const NEW_OPTION = 194;
const MAX_PARTS = 255 - NEW_OPTION;

/** Packs the answers of a journal as it grows. */
export class AnswersPacker {
  /** The journal whose answers are packed. */
  readonly journal: Journal;
  private readonly packer: Packer;
  private readonly dictionary: Dictionary;
  private readonly options = new Map<string, number>();
  /** Number of answers packed so far. */
  packedCount = 0;
  private lastDecision = 0;
  private readonly encoder = new IncrementalEncoder();
  private output: { readonly text: string; readonly hash: number; readonly sum: number } | undefined;

  constructor(answers: Journal, dictionary: Dictionary) {
    this.journal = answers;
    this.dictionary = dictionary;
    this.packer = new Packer(dictionary);
  }

  /** Packs the answers added since the last call and returns the whole. */
  packNew(): { readonly text: string; readonly hash: number; readonly sum: number } {
    const { journal, packer } = this;
    if (this.output === undefined || this.packedCount < journal.length) {
      for (; this.packedCount < journal.length; this.packedCount++)
        this.add(journal.decision(this.packedCount), journal.option(this.packedCount));
      const { text, hash } = packer.encode(this.encoder);
      this.output = { text, hash, sum: packer.sum };
    }
    return this.output;
  }

  private add(decision: number, option: string): void {
    const { packer, options } = this;
    const difference = decision - this.lastDecision;
    this.lastDecision = decision;
    if (difference !== 1) {
      packer.writeByte(JUMP);
      packer.writeVarint(difference < 0 ? -2 * difference - 1 : 2 * difference);
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

/** Unpacks `count` answers. Throws `damaged-save`. */
export function unpackAnswers(bytes: ByteRange, count: number, choices: WordChoices): { value: Journal; sum: number } {
  const unpacker = new Unpacker(bytes, choices);
  const options: string[] = [];
  const [numbers, ids]: [number[], string[]] = [[], []];
  let last = 0;
  for (let i = 0; i < count; i++) {
    let tag = unpacker.readByte();
    let difference = 1;
    if (tag === JUMP) {
      const encoded = unpacker.readVarint();
      difference = encoded % 2 === 1 ? -(encoded + 1) / 2 : encoded / 2;
      tag = unpacker.readByte();
    }
    last += difference;
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
