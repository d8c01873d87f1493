/** Saves that take little room: the same as {@link SavedPlay}, packed. */
import { BEFORE, NOW } from './dialect.js';
import type { Dice } from './dice.js';
import { type Digits, damaged, oldBytesOf, saidBy } from './digits.js';
import { changed, PlayError } from './errors.js';
import type { Journal } from './journal.js';
import { AnswersPacker, unpackAnswers } from './packed-answers.js';
import { Packer } from './packing.js';
import type { Chapter, Origin } from './save.js';
import { trying, Unpacker } from './unpacking.js';
import { hasNewerRules, newerVersion } from './version.js';
import { fingerprint, hashOf, hex, mixed, Words } from './words.js';

/**
 * A game packed for being kept, as JSON: a sixth of a {@link SavedPlay}, which says what is in it. `Play.load` and
 * `Play.replay` take either. `packed` is origin and chapters, beat, and answers, of which there are `answers`. `sum` and
 * `check` guard against damage. In the format before, no word named all fields of a record at once. In the one before that
 * `check` was a fingerprint of the text as a whole: as the game went on, most of it was read again at each answer for nothing else.
 */
export interface PackedPlay {
  readonly format: 'vigil-play';
  readonly formatVersion: 5;
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

/** What a save says of its game. */
interface OfGame {
  readonly id: string;
  readonly version: string;
  readonly enclosed?: unknown;
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
interface Part extends Digits {
  readonly of: unknown;
  readonly sum: number;
}

/** Packs one game again and again: only what has changed since is packed anew. */
export class SavePacker {
  private readonly words: Words;
  private readonly game: OfGame;
  /** A fingerprint of what the save says of its game. */
  private readonly ofGame: number;
  private origin: Part | undefined;
  private chapters: unknown;
  private beat: Part | undefined;
  private answers: AnswersPacker | undefined;

  constructor(game: OfGame & WithWords) {
    this.words = wordsOf(game);
    this.game = game;
    this.ofGame = printOfGame(game.id, game.version, game.enclosed);
  }

  /** The game as it stands; it is not changed. */
  pack({ origin, chapters, beat, answers, barrier }: Packable): PackedPlay {
    const { id, version, enclosed } = this.game;
    if (this.origin?.of !== origin || this.chapters !== chapters) {
      this.origin = this.part(origin, { origin, ...(chapters.length > 0 && { chapters }) });
      this.chapters = chapters;
    }
    if (this.beat?.of !== beat) this.beat = this.part(beat, { ...beat, dice: beat.dice.state() });
    if (this.answers?.of !== answers || this.answers.packed > answers.length) {
      this.answers = new AnswersPacker(answers, this.words);
    }
    const taken = this.answers.more();
    const parts = [this.origin, this.beat, taken];
    const sum = hex(summed(parts));
    return {
      format: 'vigil-play',
      formatVersion: 5,
      game: id,
      version,
      ...(enclosed !== undefined && { enclosed }),
      answers: answers.length,
      barrier,
      packed: `${this.origin.text}.${this.beat.text}.${taken.text}`,
      sum,
      check: checkOf(this.ofGame, [answers.length, barrier, sum], parts),
    };
  }

  private part(of: unknown, value: unknown): Part {
    const packer = new Packer(this.words, ROOM);
    packer.put(value);
    const { text, print } = packer.digits();
    return { of, text, print, sum: packer.sum };
  }
}

function summed(parts: readonly { readonly sum: number }[]): number {
  return parts.reduce((sum, part) => mixed(sum, part.sum), 0);
}

function printOfGame(id: unknown, version: unknown, enclosed: unknown): number {
  return hashOf(JSON.stringify([id, version, enclosed]));
}

/** The fingerprint of a packed save: of its game, the small fields, and the parts. */
function checkOf(ofGame: number, small: readonly unknown[], parts: readonly { readonly print: number }[]): string {
  return hex(parts.reduce((print, part) => mixed(print, part.print), hashOf(JSON.stringify(small), ofGame)));
}

/** The same in the third format. */
function olderCheckOf({ game, version, enclosed, answers, barrier, packed, sum }: Record<string, unknown>): string {
  const around = JSON.stringify([game, version, enclosed, answers, barrier, sum]);
  return hex(hashOf(typeof packed === 'string' ? packed : '', hashOf(around)));
}

/** Throws `newer-version`. */
function mustNotBeNewer(version: unknown, game: OfGame): void {
  const written = String(version);
  if (hasNewerRules(written, game.version, game.id)) throw newerVersion(written, game);
}

/** The formats of packed saves that can be read. */
export function isPackedFormat(formatVersion: unknown): boolean {
  return formatVersion === 5 || formatVersion === 4 || formatVersion === 3 || formatVersion === 2;
}

/** What a packed save holds; its answers are a list in the oldest format. */
interface Unpacked {
  readonly origin?: unknown;
  readonly chapters?: unknown;
  readonly beat?: unknown;
  readonly answers: Journal | unknown[] | undefined;
  readonly barrier: unknown;
}

/** What a save holds that was packed, of which nothing but its fingerprint is checked. Throws `damaged-save`. */
export function unpackSave(save: Record<string, unknown>, game: OfGame & WithWords): Unpacked {
  return save.formatVersion === 2 ? unpackOldest(save, game) : unpackNow(save, game);
}

function unpackNow(save: Record<string, unknown>, game: OfGame & WithWords): Unpacked {
  const { game: id, version, enclosed, answers, barrier, sum, check } = save;
  const text = save.packed;
  if (typeof text !== 'string' || typeof sum !== 'string') throw damaged();
  const isOlder = save.formatVersion === 3;
  if (isOlder && check !== olderCheckOf(save)) throw changed();
  if (typeof answers !== 'number' || !Number.isInteger(answers)) throw damaged();
  const parts = saidBy(text);
  const [begun, last, taken] = parts;
  if (!begun || !last || !taken || parts.length > 3) throw damaged();
  if (!isOlder && check !== checkOf(printOfGame(id, version, enclosed), [answers, barrier, sum], parts))
    throw changed();
  mustNotBeNewer(version, game);
  const words = wordsOf(game);
  return byTheWordsOf(version, () =>
    trying(words, sum, NOW, (choices) => {
      const first = new Unpacker(begun, choices);
      const { origin, chapters } = Object(first.whole());
      const second = new Unpacker(last, choices);
      const beat = second.whole();
      const third = unpackAnswers(taken, answers, choices);
      const value = { origin, chapters, beat, answers: third.value, barrier };
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
function unpackOldest(save: Record<string, unknown>, game: OfGame & WithWords): Unpacked {
  const { check, ...sealed } = save;
  if (check !== fingerprint(sealed)) throw changed();
  const { packed, sum, version } = save;
  mustNotBeNewer(version, game);
  if (typeof packed !== 'string' || typeof sum !== 'string') throw damaged();
  const bytes = oldBytesOf(packed);
  const content = trying(wordsOf(game), sum, BEFORE, (choices) => {
    const unpacker = new Unpacker({ bytes, from: 0, end: bytes.length }, choices);
    return { value: unpacker.whole(), sum: unpacker.sum };
  });
  const { decisions, taken, origin, chapters, beat, barrier } = Object(content) as Record<string, unknown>;
  let last = 0;
  const answers =
    Array.isArray(decisions) && Array.isArray(taken) && decisions.length === taken.length
      ? decisions.map((by, i) => {
          last += Number(by) - BACK;
          return [last, taken[i]];
        })
      : undefined;
  return { origin, chapters, beat, answers, barrier };
}
