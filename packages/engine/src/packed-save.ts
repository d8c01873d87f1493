/** Compact saves with the same content as {@link SavedPlay}. */
import { decodeBase64, decodeParts, type EncodedText, unpackError } from './base91.js';
import { Dictionary, fingerprint, hashOf, mixHash, toHex } from './dictionary.js';
import { checksumError, PlayError } from './errors.js';
import { embeddedIn } from './former-fields.js';
import type { Checkpoint } from './game-run.js';
import type { Journal } from './journal.js';
import { CURRENT_FORMAT, FIRST_FORMAT } from './pack-format.js';
import { AnswersPacker, unpackAnswers } from './packed-answers.js';
import { Packer } from './packing.js';
import type { Chapter, Origin, SavedCheckpoint } from './saved-parts.js';
import { tryChoices, Unpacker } from './unpacking.js';
import { hasNewerRules, newerVersionError } from './version.js';

/**
 * A packed game as JSON, a sixth of the size of a {@link SavedPlay}, which documents the content. `Play.load` and
 * `Play.replay` accept either. `packed`: origin and chapters, checkpoint, and answers. `answers`: their number. `sum`
 * and `check` detect damage.
 *
 * Up to format 5 some fields had other names; see `former-fields.ts`. Format 4 had no word for all fields of a record. In
 * format 3 `check` covered the whole text, which had to be hashed again after each answer.
 */
export interface PackedPlay {
  readonly format: 'vigil-play';
  readonly formatVersion: 7;
  readonly game: string;
  readonly version: string;
  readonly embedded?: unknown;
  readonly answers: number;
  readonly barrier: number;
  readonly packed: string;
  readonly sum: string;
  readonly check: string;
}

/** The content of a packed game. Checkpoints and origins are immutable; the journal grows. */
export interface PackableGame<Setup = unknown, S = unknown> {
  readonly origin: Origin<Setup, S>;
  readonly chapters: readonly Chapter<S>[];
  readonly checkpoint: Checkpoint<S>;
  readonly answers: Journal;
  readonly barrier: number;
}

/** A game that may supply the words of its positions and answers. */
interface HasWords {
  words?(): readonly string[];
}

/** The fields of a save that identify its game. */
interface GameIdentity {
  readonly id: string;
  readonly version: string;
  readonly embedded?: unknown;
}
const dictionaries = new WeakMap<object, Dictionary>();

function dictionaryOf(game: HasWords): Dictionary {
  let dictionary = dictionaries.get(game);
  if (!dictionary) {
    dictionary = new Dictionary(game.words?.() ?? []);
    dictionaries.set(game, dictionary);
  }
  return dictionary;
}

/** Scratch buffer for packing one part after the other. */
const BUFFER = new Uint8Array(8192);

/** A part of a packed save, and the object it was made from. */
interface SavePart extends EncodedText {
  readonly source: unknown;
  readonly sum: number;
}

/** Packs one game repeatedly. Only changed parts are packed again. */
export class SavePacker {
  private readonly dictionary: Dictionary;
  private readonly game: GameIdentity;
  /** Hash of the fields that identify the game. */
  private readonly identityHash: number;
  private origin: SavePart | undefined;
  private chapters: unknown;
  private checkpoint: SavePart | undefined;
  private answers: AnswersPacker | undefined;

  constructor(game: GameIdentity & HasWords) {
    this.dictionary = dictionaryOf(game);
    this.game = game;
    this.identityHash = identityHashOf(game.id, game.version, game.embedded);
  }

  /** Packs the game as it stands, without changing it. */
  pack({ origin, chapters, checkpoint, answers, barrier }: PackableGame): PackedPlay {
    const { id, version, embedded } = this.game;
    if (this.origin?.source !== origin || this.chapters !== chapters) {
      this.origin = this.packPart(origin, { origin, ...(chapters.length > 0 && { chapters }) });
      this.chapters = chapters;
    }
    if (this.checkpoint?.source !== checkpoint) {
      const { state, dice, decisionCount } = checkpoint;
      const saved: SavedCheckpoint = { state, dice: dice.state(), decisionCount, answers: checkpoint.answers };
      this.checkpoint = this.packPart(checkpoint, saved);
    }
    if (this.answers?.journal !== answers || this.answers.packedCount > answers.length) {
      this.answers = new AnswersPacker(answers, this.dictionary);
    }
    const packedAnswers = this.answers.packNew();
    const parts = [this.origin, this.checkpoint, packedAnswers];
    const sum = toHex(combineSums(parts));
    return {
      format: 'vigil-play',
      formatVersion: 7,
      game: id,
      version,
      ...(embedded !== undefined && { embedded }),
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

function identityHashOf(id: unknown, version: unknown, embedded: unknown): number {
  return hashOf(JSON.stringify([id, version, embedded]));
}

/** Returns the checksum of a packed save: of its identity, the small fields and the parts. */
function checksumOf(
  identityHash: number,
  fields: readonly unknown[],
  parts: readonly { readonly hash: number }[],
): string {
  return toHex(parts.reduce((hash, part) => mixHash(hash, part.hash), hashOf(JSON.stringify(fields), identityHash)));
}

/** The checksum of format 3. */
function checksumOfFormat3({
  game,
  version,
  enclosed,
  answers,
  barrier,
  packed,
  sum,
}: Record<string, unknown>): string {
  const identity = JSON.stringify([game, version, enclosed, answers, barrier, sum]);
  return toHex(hashOf(typeof packed === 'string' ? packed : '', hashOf(identity)));
}

/** Throws `newer-version`. */
function assertNotNewer(version: unknown, game: GameIdentity): void {
  const written = String(version);
  if (hasNewerRules(written, game.version, game.id)) throw newerVersionError(written, game);
}

const PACKED_FORMATS: readonly unknown[] = [7, 5, 4, 3, 2];

/** True for a format of packed saves that can be read. */
export function isPackedFormat(formatVersion: unknown): boolean {
  return PACKED_FORMATS.includes(formatVersion);
}

/** The content of a packed save. In format 2 the answers are a list. */
interface UnpackedSave {
  readonly origin: unknown;
  readonly chapters: unknown;
  readonly checkpoint: unknown;
  readonly answers: Journal | unknown[] | undefined;
  readonly barrier: unknown;
}

/** Returns the content of a packed save. Checks only its checksums. Throws `damaged-save`. */
export function unpackSave(save: Record<string, unknown>, game: GameIdentity & HasWords): UnpackedSave {
  return save.formatVersion === 2 ? unpackFormat2(save, game) : unpackCurrent(save, game);
}

function unpackCurrent(save: Record<string, unknown>, game: GameIdentity & HasWords): UnpackedSave {
  const { game: id, version, answers, barrier, sum, check } = save;
  const text = save.packed;
  if (typeof text !== 'string' || typeof sum !== 'string') throw unpackError();
  const isFormat3 = save.formatVersion === 3;
  if (isFormat3 && check !== checksumOfFormat3(save)) throw checksumError();
  if (typeof answers !== 'number' || !Number.isInteger(answers)) throw unpackError();
  const parts = decodeParts(text);
  const [originPart, checkpointPart, packedAnswers] = parts;
  if (!originPart || !checkpointPart || !packedAnswers || parts.length > 3) throw unpackError();
  if (!isFormat3 && check !== checksumOf(identityHashOf(id, version, embeddedIn(save)), [answers, barrier, sum], parts))
    throw checksumError();
  assertNotNewer(version, game);
  const dictionary = dictionaryOf(game);
  return readWithDictionary(version, () =>
    tryChoices(dictionary, sum, CURRENT_FORMAT, (choices) => {
      const first = new Unpacker(originPart, choices);
      const { origin, chapters } = Object(first.readAll());
      const second = new Unpacker(checkpointPart, choices);
      const checkpoint = second.readAll();
      const third = unpackAnswers(packedAnswers, answers, choices);
      const value = { origin, chapters, checkpoint, answers: third.value, barrier };
      return { value, sum: combineSums([first, second, third]) };
    }),
  );
}

/**
 * Reads a save whose checksum is right. If its words have another sum, their dictionary has changed: a word is missing
 * and a later one has its name.
 */
function readWithDictionary<T>(version: unknown, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PlayError) || error.place !== 'check') throw error;
    throw new PlayError(
      'other-version',
      `written by ${String(version)}, some of its packed words have changed their meaning`,
      'packed',
    );
  }
}

/** Offset that let decision numbers go back in format 2. */
const DECISION_OFFSET = 16;

/**
 * Reads format 2. Answers are two lists: the differences of the decision numbers (plus {@link DECISION_OFFSET}), and
 * the options taken.
 */
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
      ? decisions.map((difference, i) => {
          last += Number(difference) - DECISION_OFFSET;
          return [last, packedAnswers[i]];
        })
      : undefined;
  return { origin, chapters, checkpoint: beat, answers, barrier };
}
