import type { SavedGame } from '@vigil/table';
import { type BotSeat, type GameId, turnOf } from '@vigil/table';
import { GAME_IDS } from './games.js';
import type { Snapshot } from './snapshot.js';

/** End of a finished game. */
export interface SavedEnding {
  readonly won: boolean;
  /** The rules' id of its ending: the message `ending.<how>` describes it. */
  readonly how: string;
  /** Points after a victory in Arkham Horror. */
  readonly score?: number;
}

/** Origin of a branched game; undefined `of`: it came by a link. */
export interface SavedBranch {
  readonly of?: string;
  /** Players of the original game. */
  readonly title: string;
  readonly turn: number;
  readonly answers: number;
}

/** The names in a game, by id: they are known also where its boxes are no longer. */
export interface SavedNames {
  readonly boxes: Readonly<Record<string, string>>;
  /** Investigators, and the Ancient One. */
  readonly people: Readonly<Record<string, string>>;
}

/** Facts about a saved game, known without opening it. */
export interface GameEntry {
  readonly id: string;
  readonly seed: string;
  readonly game: GameId;
  /** The boxes it is played with; of older entries the base game alone. */
  readonly packs?: readonly string[];
  /** Names by id, if played with more than the base game; unknown in older entries. */
  readonly names?: SavedNames;
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  /** The turn, in Haunt the day. */
  readonly turn: number;
  readonly phase: string;
  readonly over: boolean;
  /** Of a finished game that was kept by an earlier version and not opened since, it is not known. */
  readonly ending?: SavedEnding;
  /** Number of answers; unknown in older entries. */
  readonly answers?: number;
  /** When it came to this browser, in milliseconds since 1970. */
  readonly begun: number;
  /** When it was last played, likewise. */
  readonly changed: number;
  /** Name given by the player. */
  readonly name?: string;
  readonly branch?: SavedBranch;
  /** Investigator who decides next, if it is one alone. */
  readonly decides?: string;
  /** The seats that bots play, if there are any. */
  readonly bots?: readonly BotSeat[];
  /** Number of writes, and the id of the window that wrote last. */
  readonly revision?: number;
  readonly writer?: string;
}

/** An unreadable entry among the saved games. It can still be downloaded. */
export interface DamagedGame {
  readonly damaged: true;
  /** Its place in the database, of whatever kind. */
  readonly key: IDBValidKey;
  readonly entry: unknown;
  /** Its answers are kept as well: it may be the entry alone that is damaged. */
  readonly hasSave: boolean;
}

/** Returns the saved game of an entry, if it is valid. */
export function parseSavedGame(entry: unknown): GameEntry | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, seed, game, packs, names, investigators, ancientOne, turn, phase, over, ending, answers } = entry;
  const { begun, changed, name, branch, decides, bots } = entry;
  const sound =
    typeof id === 'string' &&
    /^[\w-]+$/.test(id) &&
    typeof seed === 'string' &&
    GAME_IDS.some((one) => one === game) &&
    (packs === undefined || isStringArray(packs)) &&
    (names === undefined || (isRecord(names) && isStringRecord(names.boxes) && isStringRecord(names.people))) &&
    isStringArray(investigators) &&
    typeof ancientOne === 'string' &&
    isNumber(turn) &&
    typeof phase === 'string' &&
    typeof over === 'boolean' &&
    (ending === undefined || isEnding(ending)) &&
    (answers === undefined || isNumber(answers)) &&
    (name === undefined || typeof name === 'string') &&
    (decides === undefined || typeof decides === 'string') &&
    (branch === undefined || isBranch(branch)) &&
    (bots === undefined || (Array.isArray(bots) && bots.every(isBotSeat))) &&
    isNumber(begun) &&
    isNumber(changed);
  return sound ? (entry as unknown as GameEntry) : undefined;
}

/** A game as described by its entry. */
export function createSavedGame(
  snapshot: Snapshot,
  rest: Pick<GameEntry, 'packs' | 'begun' | 'changed' | 'revision' | 'writer' | 'name' | 'branch'>,
  names: SavedNames | undefined,
): GameEntry {
  const { id, seed = '', game, view, answers, outcome, decisions, bots } = snapshot;
  const entry: GameEntry = {
    id,
    game,
    seed,
    investigators: view.investigators.map((who) => who.id),
    ancientOne: view.ancientOne,
    turn: turnOf(view),
    phase: view.step.phase,
    over: outcome !== undefined,
    answers,
    ...rest,
    ...(names && { names }),
    ...(bots && { bots: bots.seats }),
  };
  if (!outcome) {
    const [asked] = decisions;
    const decides = asked?.by.length === 1 ? view.investigators[asked.by[0] as number]?.id : undefined;
    return decides === undefined ? entry : { ...entry, decides };
  }
  const { won, how } = outcome;
  const score = 'score' in outcome ? outcome.score : undefined;
  return { ...entry, ending: { won, how, ...(score !== undefined && { score }) } };
}

/** Distinguishes every write of an entry, also those of pages without a writer id. */
export function revisionStamp(entry: unknown): string {
  const { revision, writer, changed } = isRecord(entry) ? entry : {};
  return JSON.stringify([revision ?? 0, writer ?? '', changed ?? 0]);
}

/**
 * Compares a stored save with a game. `same`: equal. `within`: the game has gone on. `ahead`: the stored one has gone
 * on. `apart`: both have, or it is unreadable.
 */
export function compareSaves(stored: unknown, { origin, answers }: SavedGame): 'same' | 'within' | 'ahead' | 'apart' {
  const other = isRecord(stored) && Array.isArray(stored.answers) ? (stored.answers as readonly unknown[]) : undefined;
  if (!other || !isRecord(stored) || JSON.stringify(stored.origin) !== JSON.stringify(origin)) return 'apart';
  const common = Math.min(other.length, answers.length);
  for (let i = 0; i < common; i++) if (JSON.stringify(other[i]) !== JSON.stringify(answers[i])) return 'apart';
  if (other.length === answers.length) return 'same';
  return other.length < answers.length ? 'within' : 'ahead';
}

/** Returns a stored game as text: the save if there is one, else all stored data. */
export function rawText(entry: unknown, save: unknown): string {
  const whole = isRecord(save) && save.format === 'vigil-play' ? save : { entry, save };
  return JSON.stringify(toJsonValue(whole, []));
}

/** A value without what JSON has no words for: a database keeps more than that. */
function toJsonValue(value: unknown, within: readonly unknown[]): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (within.includes(value)) return '…';
  const inside = [...within, value];
  if (Array.isArray(value) || value instanceof Map || value instanceof Set) {
    return [...value].map((one) => toJsonValue(one, inside));
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toJsonValue(one, inside)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isStringArray(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function isStringRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}

function isBranch(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { of, title, turn, answers } = value;
  return (
    (of === undefined || typeof of === 'string') && typeof title === 'string' && isNumber(turn) && isNumber(answers)
  );
}

function isBotSeat(value: unknown): boolean {
  return isRecord(value) && isNumber(value.seat) && isNumber(value.since);
}

function isEnding(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { won, how, score } = value;
  return typeof won === 'boolean' && typeof how === 'string' && (score === undefined || isNumber(score));
}
