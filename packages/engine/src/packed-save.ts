/** Saves that take little room: the same as {@link SavedPlay}, packed. */

import { decodeBase64, decodeParts, type EncodedText, unpackError } from './base91.js';
import type { Dice } from './dice.js';
import { Dictionary, fingerprint, hashOf, mixHash, toHex } from './dictionary.js';
import { checksumError, PlayError } from './errors.js';
import type { Checkpoint } from './game-run.js';
import type { Journal } from './journal.js';
import { CURRENT_FORMAT, FIRST_FORMAT } from './pack-format.js';
import { AnswersPacker, unpackAnswers } from './packed-answers.js';
import { Packer } from './packing.js';
import type { Chapter, Origin } from './save.js';
import { tryChoices, Unpacker } from './unpacking.js';
import { hasNewerRules, newerVersionError } from './version.js';

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
export interface PackableGame<Setup = unknown, S = unknown> {
  readonly origin: Origin<Setup, S>;
  readonly chapters: readonly Chapter<S>[];
  readonly checkpoint: Checkpoint<S>;
  readonly answers: Journal;
  readonly barrier: number;
}

/** A game that can say which words its positions and answers mostly consist of. */
interface HasWords {
  words?(): readonly string[];
}

/** What a save says of its game. */
interface GameIdentity {
  readonly id: string;
  readonly version: string;
  readonly enclosed?: unknown;
}
const dictionaries = new WeakMap<object, Dictionary>();

function dictionaryOf(game: HasWords): Dictionary {
  let made = dictionaries.get(game);
  if (!made) {
    made = new Dictionary(game.words?.() ?? []);
    dictionaries.set(game, made);
  }
  return made;
}

/** Where parts are packed, one after the other. */
const BUFFER = new Uint8Array(8192);

/** A part of a packed save, and what it was made of. */
interface SavePart extends EncodedText {
  readonly source: unknown;
  readonly sum: number;
}

/** Packs one game again and again: only what has changed since is packed anew. */
export class SavePacker {
  private readonly dictionary: Dictionary;
  private readonly game: GameIdentity;
  /** A fingerprint of what the save says of its game. */
  private readonly identityHash: number;
  private origin: SavePart | undefined;
  private chapters: unknown;
  private checkpoint: SavePart | undefined;
  private answers: AnswersPacker | undefined;

  constructor(game: GameIdentity & HasWords) {
    this.dictionary = dictionaryOf(game);
    this.game = game;
    this.identityHash = identityHashOf(game.id, game.version, game.enclosed);
  }

  /** The game as it stands; it is not changed. */
  pack({ origin, chapters, checkpoint: beat, answers, barrier }: PackableGame): PackedPlay {
    const { id, version, enclosed } = this.game;
    if (this.origin?.source !== origin || this.chapters !== chapters) {
      this.origin = this.packPart(origin, { origin, ...(chapters.length > 0 && { chapters }) });
      this.chapters = chapters;
    }
    if (this.checkpoint?.source !== beat) this.checkpoint = this.packPart(beat, { ...beat, dice: beat.dice.state() });
    if (this.answers?.journal !== answers || this.answers.packedCount > answers.length) {
      this.answers = new AnswersPacker(answers, this.dictionary);
    }
    const packedAnswers = this.answers.packNew();
    const parts = [this.origin, this.checkpoint, packedAnswers];
    const sum = toHex(combineSums(parts));
    return {
      format: 'vigil-play',
      formatVersion: 5,
      game: id,
      version,
      ...(enclosed !== undefined && { enclosed }),
      answers: answers.length,
      barrier,
      packed: `${this.origin.text}.${this.checkpoint.text}.${packedAnswers.text}`,
      sum,
      check: checksumOf(this.identityHash, [answers.length, barrier, sum], parts),
    };
  }

  private packPart(source: unknown, value: unknown): SavePart {
    const packer = new Packer(this.dictionary, BUFFER);
    packer.write(value);
    const { text, hash } = packer.encode();
    return { source, text, hash, sum: packer.sum };
  }
}

function combineSums(parts: readonly { readonly sum: number }[]): number {
  return parts.reduce((sum, part) => mixHash(sum, part.sum), 0);
}

function identityHashOf(id: unknown, version: unknown, enclosed: unknown): number {
  return hashOf(JSON.stringify([id, version, enclosed]));
}

/** The fingerprint of a packed save: of its game, the small fields, and the parts. */
function checksumOf(
  identityHash: number,
  fields: readonly unknown[],
  parts: readonly { readonly hash: number }[],
): string {
  return toHex(parts.reduce((hash, part) => mixHash(hash, part.hash), hashOf(JSON.stringify(fields), identityHash)));
}

/** The same in the third format. */
function checksumOfFormat3({
  game,
  version,
  enclosed,
  answers,
  barrier,
  packed,
  sum,
}: Record<string, unknown>): string {
  const around = JSON.stringify([game, version, enclosed, answers, barrier, sum]);
  return toHex(hashOf(typeof packed === 'string' ? packed : '', hashOf(around)));
}

/** Throws `newer-version`. */
function assertNotNewer(version: unknown, game: GameIdentity): void {
  const written = String(version);
  if (hasNewerRules(written, game.version, game.id)) throw newerVersionError(written, game);
}

/** The formats of packed saves that can be read. */
export function isPackedFormat(formatVersion: unknown): boolean {
  return formatVersion === 5 || formatVersion === 4 || formatVersion === 3 || formatVersion === 2;
}

/** What a packed save holds; its answers are a list in the oldest format. */
interface UnpackedSave {
  readonly origin?: unknown;
  readonly chapters?: unknown;
  readonly beat?: unknown;
  readonly answers: Journal | unknown[] | undefined;
  readonly barrier: unknown;
}

/** What a save holds that was packed, of which nothing but its fingerprint is checked. Throws `damaged-save`. */
export function unpackSave(save: Record<string, unknown>, game: GameIdentity & HasWords): UnpackedSave {
  return save.formatVersion === 2 ? unpackFormat2(save, game) : unpackCurrent(save, game);
}

function unpackCurrent(save: Record<string, unknown>, game: GameIdentity & HasWords): UnpackedSave {
  const { game: id, version, enclosed, answers, barrier, sum, check } = save;
  const text = save.packed;
  if (typeof text !== 'string' || typeof sum !== 'string') throw unpackError();
  const isOlder = save.formatVersion === 3;
  if (isOlder && check !== checksumOfFormat3(save)) throw checksumError();
  if (typeof answers !== 'number' || !Number.isInteger(answers)) throw unpackError();
  const parts = decodeParts(text);
  const [begun, last, packedAnswers] = parts;
  if (!begun || !last || !packedAnswers || parts.length > 3) throw unpackError();
  if (!isOlder && check !== checksumOf(identityHashOf(id, version, enclosed), [answers, barrier, sum], parts))
    throw checksumError();
  assertNotNewer(version, game);
  const dictionary = dictionaryOf(game);
  return readWithDictionary(version, () =>
    tryChoices(dictionary, sum, CURRENT_FORMAT, (choices) => {
      const first = new Unpacker(begun, choices);
      const { origin, chapters } = Object(first.readAll());
      const second = new Unpacker(last, choices);
      const beat = second.readAll();
      const third = unpackAnswers(packedAnswers, answers, choices);
      const value = { origin, chapters, beat, answers: third.value, barrier };
      return { value, sum: combineSums([first, second, third]) };
    }),
  );
}

/**
 * Reads what is whole, as its fingerprint says. Where the words that it names come to another sum, a word was taken from the
 * game, and another, which came later, has its name: that is the version's doing.
 */
function readWithDictionary<T>(version: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PlayError) || error.place !== 'check') throw error;
    throw new PlayError('other-version', `written by ${String(version)}, it names words that are others now`, 'packed');
  }
}

/** By so much numbers of decisions may have gone back in the older format. */
const DECISION_OFFSET = 16;

/** The second format. Answers are two lists: by how much their decisions' numbers have grown, and what was taken. */
function unpackFormat2(save: Record<string, unknown>, game: GameIdentity & HasWords): UnpackedSave {
  const { check, ...sealed } = save;
  if (check !== fingerprint(sealed)) throw checksumError();
  const { packed, sum, version } = save;
  assertNotNewer(version, game);
  if (typeof packed !== 'string' || typeof sum !== 'string') throw unpackError();
  const bytes = decodeBase64(packed);
  const content = tryChoices(dictionaryOf(game), sum, FIRST_FORMAT, (choices) => {
    const unpacker = new Unpacker({ bytes, from: 0, end: bytes.length }, choices);
    return { value: unpacker.readAll(), sum: unpacker.sum };
  });
  const {
    decisions,
    taken: packedAnswers,
    origin,
    chapters,
    beat,
    barrier,
  } = Object(content) as Record<string, unknown>;
  let last = 0;
  const answers =
    Array.isArray(decisions) && Array.isArray(packedAnswers) && decisions.length === packedAnswers.length
      ? decisions.map((by, i) => {
          last += Number(by) - DECISION_OFFSET;
          return [last, packedAnswers[i]];
        })
      : undefined;
  return { origin, chapters, beat, answers, barrier };
}
