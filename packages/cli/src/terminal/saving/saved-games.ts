import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type GameUpdate, turnOf } from '@vigil/table';
import { writeJson } from '../../files.js';
import { findFreeName, GameFile } from './game-file.js';
import { lockOwnerOf } from './lock.js';

/** Summary of a saved game that is known without opening it. */
export interface GameSummary {
  readonly game: string;
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  /** The turn, in Haunt the day. */
  readonly turn: number;
  readonly answers: number;
  readonly over: boolean;
  /** Number of seats at the end that bots play. */
  readonly bots?: number;
}

/** A saved game. `about`: undefined if the file is damaged. */
export interface SavedGame {
  readonly id: string;
  readonly file: string;
  readonly changed: Date;
  readonly about: GameSummary | undefined;
  /** True if another process is playing it. */
  readonly inUse: boolean;
}

const ENDING = '.json';
const ABOUT = '.about';

/** Returns the saved games of a folder, most recent first. A damaged game does not affect the others. */
export function listSavedGames(folder: string): SavedGame[] {
  const files = names(folder).filter((name) => name.endsWith(ENDING));
  const games = files.map((name) => {
    const file = join(folder, name);
    const id = basename(name, ENDING);
    return {
      id,
      file,
      changed: statSync(file).mtime,
      about: readSummary(file),
      inUse: lockOwnerOf(file) !== undefined,
    };
  });
  return games.sort((game, other) => other.changed.getTime() - game.changed.getTime());
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist yet.
    return [];
  }
}

/** A file for a new game: named after its game and seed, and different from every other. */
export function newGameFile(folder: string, game: string, seed: string): GameFile {
  const slug = seed
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);
  const path = join(folder, `${game}-${slug || 'game'}${ENDING}`);
  return new GameFile(names(folder).includes(basename(path)) ? findFreeName(path) : path);
}

/** Writes the summary for the list of games beside the save. */
export function writeSummary(file: string, { game, view, answers, outcome }: GameUpdate, bots = 0): void {
  const about: GameSummary = {
    game,
    investigators: view.investigators.map(({ id }) => id),
    ancientOne: view.ancientOne,
    turn: turnOf(view),
    answers,
    over: outcome !== undefined,
    ...(bots > 0 && { bots }),
  };
  writeJson(`${file}${ABOUT}`, about);
}

/** Reads the summary file of a game, or else derives it from the save as far as that is readable. */
function readSummary(file: string): GameSummary | undefined {
  return read<GameSummary>(`${file}${ABOUT}`) ?? summaryFromSave(read<Partial<SaveOutline>>(file));
}

interface SaveOutline {
  readonly game: string;
  readonly answers: readonly unknown[];
  readonly checkpoint: { readonly state: Readonly<Record<string, unknown>> };
  /** The checkpoint of earlier saves. */
  readonly beat: SaveOutline['checkpoint'];
}

function summaryFromSave(save: Partial<SaveOutline> | undefined): GameSummary | undefined {
  const { game, answers, beat, checkpoint = beat } = save ?? {};
  const { investigators, ancientOne, turn, day } = checkpoint?.state ?? {};
  if (typeof game !== 'string' || !Array.isArray(answers) || !Array.isArray(investigators)) return undefined;
  return {
    game,
    investigators: investigators.map(({ id }: { id: string }) => id),
    ancientOne: String(ancientOne),
    turn: Number(day ?? turn),
    answers: answers.length,
    over: false,
  };
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Deletes a saved game and its summary. */
export function removeSavedGame({ file }: SavedGame): void {
  for (const name of [file, `${file}${ABOUT}`]) rmSync(name, { force: true });
}
