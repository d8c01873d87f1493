import { findTooDeep } from './depth.js';
import { type DiceState, isDie } from './dice.js';
import { fingerprint } from './dictionary.js';
import { checksumError, PlayError } from './errors.js';
import { Journal } from './journal.js';
import { isPackedFormat, unpackSave } from './packed-save.js';
import { hasNewerRules, newerVersionError } from './version.js';

/** How a play began: from an agreed setup, or (scenarios, puzzles) in the middle, from a position. Plain JSON. */
export type Origin<Setup, S> =
  | { readonly seed: string; readonly setup: Setup }
  | { readonly seed: string; readonly position: S; readonly dice?: readonly number[] };

/**
 * One answer as it is kept: the number of the decision, and the option or aside taken. Decisions are numbered from 1;
 * {@link CORRECTION} in place of a number says that the text is a correction, as JSON.
 */
export type Answer = readonly [decision: number, option: string];

/** What stands in a journal in place of a decision's number where the position was put right. */
export const CORRECTION = 0;

/** A position between two steps of a game, after so many answers. `asked`: decisions put so far. */
export interface SavedCheckpoint<S = unknown> {
  readonly state: S;
  readonly dice: DiceState;
  readonly asked: number;
  readonly answers: number;
}

/**
 * A game that another version began and this one could not play again from its beginning goes on from a beat, in a new
 * chapter. `version`: by which it is played from there on. `before`: which one gave the answers before. `dropped`: how
 * many answers behind the beat were no longer possible. `gone`: what the position held that this version has not. `beat`:
 * where the chapter begins.
 */
export interface Chapter<S = unknown> {
  readonly version: string;
  readonly before: string;
  readonly dropped: number;
  readonly gone: readonly string[];
  readonly beat: SavedCheckpoint<S>;
}

/**
 * A game on paper, plain JSON. The truth is `origin` and `answers`; `beat` is the position at the last beat, after
 * `beat.answers` answers, so that loading need not start from the beginning. `barrier`: the number of answers behind
 * which undo would look twice. `version`: of rules and packs. `enclosed`: what the game needs to be opened elsewhere, as
 * it says itself. `chapters`: where versions changed, if that shows; the
 * last one is where the game can be played again from. `check` guards against damage.
 */
export interface SavedPlay<Setup = unknown, S = unknown> {
  readonly format: 'vigil-play';
  readonly formatVersion: 1;
  readonly game: string;
  readonly version: string;
  readonly enclosed?: unknown;
  readonly origin: Origin<Setup, S>;
  readonly answers: readonly Answer[];
  readonly beat: SavedCheckpoint<S>;
  readonly chapters?: readonly Chapter<S>[];
  readonly barrier: number;
  readonly check: string;
}

/** A save that was read. `isOwn`: it was unpacked, so that nobody else has what it holds. */
export interface ParsedSave<Setup = unknown, S = unknown>
  extends Pick<SavedPlay<Setup, S>, 'version' | 'origin' | 'beat' | 'chapters' | 'barrier'> {
  readonly answers: Journal;
  readonly isUnshared: boolean;
}

/** A copy of plain JSON. Functions and what is undefined do not survive. */
export function cloneJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value) ?? 'null') as T;
}

/** A copy of an origin: the truth of a game is not changed by whoever handed it in or got it from a save. */
export function copyOrigin<Setup, S>(game: { clone(state: S): S }, origin: Origin<Setup, S>): Origin<Setup, S> {
  const { seed } = origin;
  if ('setup' in origin) return { seed, setup: cloneJson(origin.setup) };
  const position = game.clone(origin.position);
  return origin.dice ? { seed, position, dice: [...origin.dice] } : { seed, position };
}

/** Whether two pieces of plain JSON say the same, whatever the order of their fields. What is undefined is not there. */
export function jsonEquals(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => jsonEquals(left[key], right[key]));
}

/** Seals a save with its fingerprint. */
export function seal<T extends object>(save: T): T & { readonly check: string } {
  return { ...save, check: fingerprint(save) };
}

/**
 * Reads a save from anything that was parsed from JSON. Throws `damaged-save` naming the place, `wrong-game` or
 * `newer-version`.
 * Only the envelope is checked here; the answers are checked by playing them.
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
  if (!isPacked && save.formatVersion !== 1)
    throw damagedError(
      'formatVersion',
      `${isPrimitive(save.formatVersion) ? save.formatVersion : 'that'} is not known here: the game was saved by another version`,
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
  const contents = isPacked ? unpackSave(save, game) : save;
  const { chapters, barrier } = contents;
  const origin = requireRecord(contents.origin, 'origin');
  if (typeof origin.seed !== 'string') throw damagedError('origin.seed', 'is not a text');
  if (!('setup' in origin) && !('position' in origin)) throw damagedError('origin', 'has neither setup nor position');
  if (origin.dice !== undefined) requireScript(origin.dice, 'origin.dice');
  const answers = contents.answers instanceof Journal ? contents.answers : parseJournal(contents.answers);
  const last = requireCheckpoint(contents.beat, 'beat', answers.length);
  if (chapters !== undefined) {
    requireList(chapters, 'chapters').forEach((value, i) => {
      const place = `chapters[${i}]`;
      const chapter = requireRecord(value, place);
      if (typeof chapter.version !== 'string') throw damagedError(`${place}.version`, 'is not a text');
      if (typeof chapter.before !== 'string') throw damagedError(`${place}.before`, 'is not a text');
      if (!isCount(chapter.dropped)) throw damagedError(`${place}.dropped`, 'is not a count');
      requireList(chapter.gone, `${place}.gone`).forEach((one, at) => {
        if (typeof one !== 'string') throw damagedError(`${place}.gone[${at}]`, 'is not a text');
      });
      requireCheckpoint(chapter.beat, `${place}.beat`, last);
    });
  }
  if (!isCount(barrier) || barrier > answers.length) throw damagedError('barrier', 'is not among the answers');
  if (!isPacked) assertSealed(save);
  const read = { version: save.version, origin, answers, beat: contents.beat, chapters, barrier, isOwn: isPacked };
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

/** Checks a beat and gives the number of answers before it, which are not to be more than `most`. */
function requireCheckpoint(value: unknown, place: string, maxAnswers: number): number {
  const { state, dice: saved, asked, answers } = requireRecord(value, place);
  requireRecord(state, `${place}.state`);
  const dice = requireRecord(saved, `${place}.dice`);
  if (typeof dice.key !== 'string' || !/^[0-9a-f]{64}$/.test(dice.key))
    throw damagedError(`${place}.dice.key`, 'is no key');
  if (!isCount(dice.at)) throw damagedError(`${place}.dice.at`, 'is not a count');
  if (dice.script !== undefined) requireScript(dice.script, `${place}.dice.script`);
  if (!isCount(asked)) throw damagedError(`${place}.asked`, 'is not a count');
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

/** The answers of a save as a journal. */
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

/** More than anything is ever counted, and still exact. */
const MAX_COUNT = 2 ** 40;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}
