import { cloneJson } from './clone-json.js';
import { findTooDeep } from './depth.js';
import { isDie } from './dice.js';
import { fingerprint } from './dictionary.js';
import { checksumError, PlayError } from './errors.js';
import { upgradeFields } from './former-fields.js';
import { Journal } from './journal.js';
import { isPackedFormat, unpackSave } from './packed-save.js';
import type { Answer, Chapter, Origin, SavedCheckpoint } from './saved-parts.js';
import { hasNewerRules, newerVersionError } from './version.js';

/**
 * A saved game, plain JSON. `origin` and `answers` define it. `checkpoint` is the last one, after
 * answers, so that loading need not replay everything.
 *
 * `barrier`: number of answers that undo must not take back. `version`: of rules and packs. `embedded`: data the game
 * needs to be opened elsewhere. `chapters`: the points where the version changed, if that matters; replay is possible
 * from the last one. `check`: checksum.
 */
export interface SavedPlay<Setup = unknown, S = unknown> {
  readonly format: 'vigil-play';
  readonly formatVersion: 6;
  readonly game: string;
  readonly version: string;
  readonly embedded?: unknown;
  readonly origin: Origin<Setup, S>;
  readonly answers: readonly Answer[];
  readonly checkpoint: SavedCheckpoint<S>;
  readonly chapters?: readonly Chapter<S>[];
  readonly barrier: number;
  readonly check: string;
}

/** A save that was read. `isUnshared`: it was unpacked, so no one else holds its content. */
export interface ParsedSave<Setup = unknown, S = unknown>
  extends Pick<SavedPlay<Setup, S>, 'version' | 'origin' | 'checkpoint' | 'chapters' | 'barrier'> {
  readonly answers: Journal;
  readonly isUnshared: boolean;
}

/** Returns a copy of an origin, so that callers cannot change that of a play. */
export function copyOrigin<Setup, S>(game: { clone(state: S): S }, origin: Origin<Setup, S>): Origin<Setup, S> {
  const { seed } = origin;
  if ('setup' in origin) return { seed, setup: cloneJson(origin.setup) };
  const position = game.clone(origin.position);
  return origin.dice ? { seed, position, dice: [...origin.dice] } : { seed, position };
}

/** True if two values are equal as plain JSON, regardless of field order. Undefined fields count as absent. */
export function jsonEquals(item: unknown, other: unknown): boolean {
  if (item === other) return true;
  if (typeof item !== 'object' || typeof other !== 'object' || item === null || other === null) return false;
  if (Array.isArray(item) !== Array.isArray(other)) return false;
  const [left, right] = [item as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => jsonEquals(left[key], right[key]));
}

/** Adds the checksum to a save. */
export function seal<T extends object>(save: T): T & { readonly check: string } {
  return { ...save, check: fingerprint(save) };
}

/**
 * Reads a save from any value parsed from JSON. Throws `damaged-save` with the place, `wrong-game` or `newer-version`.
 * Checks only the envelope; answers are checked by replaying them.
 */
export function readSave<Setup, S>(
  input: unknown,
  game: { readonly id: string; readonly version: string; words?(): readonly string[] },
): ParsedSave<Setup, S> {
  const save = requireRecord(input, 'save');
  const deep = findTooDeep(save);
  if (deep) throw damagedError(deep.join('.'), 'is nested too deeply');
  if (save.format !== 'vigil-play') throw damagedError('format', 'is not "vigil-play"');
  const isPacked = isPackedFormat(save.formatVersion);
  if (!isPacked && save.formatVersion !== 1 && save.formatVersion !== 6)
    throw damagedError(
      'formatVersion',
      `${isPrimitive(save.formatVersion) ? save.formatVersion : 'that'} is unknown: the game was saved by another version`,
    );
  if (typeof save.game !== 'string') throw damagedError('game', 'is not a text');
  if (save.game !== game.id) {
    throw new PlayError('wrong-game', `this is a game of "${save.game}", not of "${game.id}"`, 'game');
  }
  if (typeof save.version !== 'string') throw damagedError('version', 'is not a text');
  if (!isPacked && hasNewerRules(save.version, game.version, game.id)) {
    assertSealed(save);
    throw newerVersionError(save.version, game);
  }
  const contents = upgradeFields(isPacked ? unpackSave(save, game) : save, save.formatVersion);
  const { chapters, barrier } = contents;
  const origin = requireRecord(contents.origin, 'origin');
  if (typeof origin.seed !== 'string') throw damagedError('origin.seed', 'is not a text');
  if (!('setup' in origin) && !('position' in origin)) throw damagedError('origin', 'has neither setup nor position');
  if (origin.dice !== undefined) requireScript(origin.dice, 'origin.dice');
  const answers = contents.answers instanceof Journal ? contents.answers : parseJournal(contents.answers);
  const last = requireCheckpoint(contents.checkpoint, 'checkpoint', answers.length);
  if (chapters !== undefined) {
    requireList(chapters, 'chapters').forEach((value, i) => {
      const place = `chapters[${i}]`;
      const chapter = requireRecord(value, place);
      if (typeof chapter.version !== 'string') throw damagedError(`${place}.version`, 'is not a text');
      if (typeof chapter.before !== 'string') throw damagedError(`${place}.before`, 'is not a text');
      if (!isCount(chapter.dropped)) throw damagedError(`${place}.dropped`, 'is not a count');
      requireList(chapter.removed, `${place}.removed`).forEach((item, at) => {
        if (typeof item !== 'string') throw damagedError(`${place}.removed[${at}]`, 'is not a text');
      });
      requireCheckpoint(chapter.checkpoint, `${place}.checkpoint`, last);
    });
  }
  if (!isCount(barrier) || barrier > answers.length) throw damagedError('barrier', 'is not among the answers');
  if (!isPacked) assertSealed(save);
  const { checkpoint } = contents;
  const read = { version: save.version, origin, answers, checkpoint, chapters, barrier, isUnshared: isPacked };
  return read as unknown as ParsedSave<Setup, S>;
}

function assertSealed({ check, ...rest }: Record<string, unknown>): void {
  if (check !== fingerprint(rest)) throw checksumError();
}

function damagedError(place: string, what: string): PlayError {
  return new PlayError('damaged-save', what, place);
}

function requireRecord(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw damagedError(place, 'is not an object');
  return value as Record<string, unknown>;
}

/** Checks a checkpoint and returns its number of answers, which must not exceed `maxAnswers`. */
function requireCheckpoint(value: unknown, place: string, maxAnswers: number): number {
  const { state, dice: saved, decisionCount, answers } = requireRecord(value, place);
  requireRecord(state, `${place}.state`);
  const dice = requireRecord(saved, `${place}.dice`);
  if (typeof dice.key !== 'string' || !/^[0-9a-f]{64}$/.test(dice.key))
    throw damagedError(`${place}.dice.key`, 'is not a key');
  if (!isCount(dice.at)) throw damagedError(`${place}.dice.at`, 'is not a count');
  if (dice.script !== undefined) requireScript(dice.script, `${place}.dice.script`);
  if (!isCount(decisionCount)) throw damagedError(`${place}.decisionCount`, 'is not a count');
  if (!isCount(answers) || answers > maxAnswers) throw damagedError(`${place}.answers`, 'is not among the answers');
  return answers;
}

function requireList(value: unknown, place: string): unknown[] {
  if (!Array.isArray(value)) throw damagedError(place, 'is not a list');
  return value;
}

function requireScript(value: unknown, place: string): void {
  requireList(value, place).forEach((die, i) => {
    if (!isDie(die)) throw damagedError(`${place}[${i}]`, 'is not a die from 1 to 6');
  });
}

/** Parses the answers of a save into a journal. */
function parseJournal(value: unknown): Journal {
  const answers = requireList(value, 'answers');
  const invalid = answers.findIndex((answer) => !isAnswer(answer));
  if (invalid >= 0) throw damagedError(`answers[${invalid}]`, 'is not a pair of decision number and option id');
  return Journal.of(answers as Answer[]);
}

function isAnswer(value: unknown): value is Answer {
  return Array.isArray(value) && value.length === 2 && isCount(value[0]) && typeof value[1] === 'string';
}

function isPrimitive(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Limit for all counts; still exact as a number. */
const MAX_COUNT = 2 ** 40;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}
