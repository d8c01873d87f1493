/** Saves that take little room: the same as {@link SavedPlay}, packed. */
import { BEFORE, NOW } from './dialect.js';
import type { Dice } from './dice.js';
import { bytesOf, damaged, oldBytesOf } from './digits.js';
import { PlayError } from './errors.js';
import type { Journal } from './journal.js';
import { AnswersPacker, unpackAnswers } from './packed-answers.js';
import { Packer } from './packing.js';
import type { Chapter, Origin } from './save.js';
import { trying, Unpacker } from './unpacking.js';
import { hashOf, hex, mixed, Words } from './words.js';

/**
 * A game packed for being kept, as JSON: a sixth of a {@link SavedPlay}, which says what is in it. `Play.load` and
 * `Play.replay` take either. `packed` is origin and chapters, beat, and answers, of which there are `answers`. `sum` and
 * `check` guard against damage.
 */
export interface PackedPlay {
  readonly format: 'vigil-play';
  readonly formatVersion: 3;
  readonly game: string;
  readonly version: string;
  readonly enclosed?: unknown;
  readonly answers: number;
  readonly barrier: number;
  readonly packed: string;
  readonly sum: string;
  readonly check: string;
}

/** What is packed of a game. Beats and origins are never changed; answers are added to the list. */
export interface Packable<Setup = unknown, S = unknown> {
  readonly origin: Origin<Setup, S>;
  readonly chapters: readonly Chapter<S>[];
  readonly beat: { readonly state: S; readonly dice: Dice; readonly asked: number; readonly answers: number };
  readonly answers: Journal;
  readonly barrier: number;
}

/** A game that can say which words its positions and answers mostly consist of. */
interface WithWords {
  words?(): readonly string[];
}
const known = new WeakMap<object, Words>();

function wordsOf(game: WithWords): Words {
  let made = known.get(game);
  if (!made) {
    made = new Words(game.words?.() ?? []);
    known.set(game, made);
  }
  return made;
}

/** Where parts are packed, one after the other. */
const ROOM = new Uint8Array(8192);

/** A part of a packed save, and what it was made of. */
interface Part {
  readonly of: unknown;
  readonly text: string;
  readonly sum: number;
}

/** Packs one game again and again: only what has changed since is packed anew. */
export class SavePacker {
  private readonly words: Words;
  private origin: Part | undefined;
  private chapters: unknown;
  private beat: Part | undefined;
  private answers: AnswersPacker | undefined;

  constructor(game: WithWords) {
    this.words = wordsOf(game);
  }

  /** The game as it stands; it is not changed. */
  pack(
    { origin, chapters, beat, answers, barrier }: Packable,
    { id, version, enclosed }: { readonly id: string; readonly version: string; readonly enclosed?: unknown },
  ): PackedPlay {
    if (this.origin?.of !== origin || this.chapters !== chapters) {
      this.origin = this.part(origin, { origin, ...(chapters.length > 0 && { chapters }) });
      this.chapters = chapters;
    }
    if (this.beat?.of !== beat) this.beat = this.part(beat, { ...beat, dice: beat.dice.state() });
    if (this.answers?.of !== answers || this.answers.packed > answers.length) {
      this.answers = new AnswersPacker(answers, this.words);
    }
    const parts = [this.origin, this.beat, this.answers.more()];
    const save = {
      format: 'vigil-play',
      formatVersion: 3,
      game: id,
      version,
      ...(enclosed !== undefined && { enclosed }),
      answers: answers.length,
      barrier,
      packed: parts.map(({ text }) => text).join('.'),
      sum: hex(summed(parts)),
    } as const;
    return { ...save, check: checkOf(save) };
  }

  private part(of: unknown, value: unknown): Part {
    const packer = new Packer(this.words, ROOM);
    packer.put(value);
    return { of, text: packer.text(), sum: packer.sum };
  }
}

function summed(parts: readonly { readonly sum: number }[]): number {
  return parts.reduce((sum, part) => mixed(sum, part.sum), 0);
}

/** The fingerprint of a packed save, whatever the order of its fields. */
export function checkOf(save: Record<string, unknown>): string {
  const { game, version, enclosed, answers, barrier, packed, sum } = save;
  const around = JSON.stringify([game, version, enclosed, answers, barrier, sum]);
  return hex(hashOf(String(packed), hashOf(around)));
}

/** The fields of a save that was packed, of which nothing but its fingerprint has been checked. Throws `damaged-save`. */
export function unpackSave(save: Record<string, unknown>, game: WithWords): Record<string, unknown> {
  return save.formatVersion === 2 ? unpackOlder(save, game) : unpackNow(save, game);
}

function unpackNow(save: Record<string, unknown>, game: WithWords): Record<string, unknown> {
  const { game: id, version, enclosed, answers, barrier, check } = save;
  const text = String(save.packed);
  const afterOrigin = text.indexOf('.');
  const afterBeat = text.indexOf('.', afterOrigin + 1);
  if (afterOrigin < 0 || afterBeat < 0 || typeof answers !== 'number' || !Number.isInteger(answers)) throw damaged();
  const begun = bytesOf(text, 0, afterOrigin);
  const last = bytesOf(text, afterOrigin + 1, afterBeat);
  const taken = bytesOf(text, afterBeat + 1);
  const words = wordsOf(game);
  return byTheWordsOf(version, () =>
    trying(words, String(save.sum), NOW, (choices) => {
      const first = new Unpacker(begun, choices);
      const { origin, chapters } = Object(first.whole());
      const second = new Unpacker(last, choices);
      const beat = second.whole();
      const third = unpackAnswers(taken, answers, choices);
      const value: Record<string, unknown> = {
        format: save.format,
        formatVersion: 1,
        game: id,
        version,
        origin,
        answers: third.value,
        beat,
        barrier,
        check,
      };
      if (enclosed !== undefined) value.enclosed = enclosed;
      if (chapters !== undefined) value.chapters = chapters;
      return { value, sum: summed([first, second, third]) };
    }),
  );
}

/**
 * Reads what is whole, as its fingerprint says. Where the words that it names come to another sum, a word was taken from the
 * game, and another, which came later, has its name: that is the version's doing.
 */
function byTheWordsOf<T>(version: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PlayError) || error.place !== 'check') throw error;
    throw new PlayError('other-version', `written by ${String(version)}, it names words that are others now`, 'packed');
  }
}

/** By so much numbers of decisions may have gone back in the older format. */
const BACK = 16;

/** The second format. Answers are two lists: by how much their decisions' numbers have grown, and what was taken. */
function unpackOlder({ packed, sum, ...envelope }: Record<string, unknown>, game: WithWords): Record<string, unknown> {
  const bytes = oldBytesOf(String(packed));
  const content = trying(wordsOf(game), String(sum), BEFORE, (choices) => {
    const unpacker = new Unpacker(bytes, choices);
    return { value: unpacker.whole(), sum: unpacker.sum };
  });
  const { decisions, taken, ...rest } = Object(content) as Record<string, unknown>;
  let last = 0;
  const answers =
    Array.isArray(decisions) && Array.isArray(taken) && decisions.length === taken.length
      ? decisions.map((by, i) => {
          last += Number(by) - BACK;
          return [last, taken[i]];
        })
      : undefined;
  return { ...envelope, formatVersion: 1, ...rest, answers };
}
