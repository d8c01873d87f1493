import { BOXES } from '@vigil/content';
import type { Box } from '@vigil/rules';
import { BASE_ONLY } from '@vigil/table';
import { boxesOfSave } from '../packs.js';
import { errorText, UserError } from '../user-error.js';
import { createArkhamTerminal } from './arkham.js';
import { withBoxes } from './boxes.js';
import type { MakeGame, TerminalGame } from './game.js';
import { createHauntTerminal } from './haunt.js';

export type { AnyGameState, AnyOutcome, AnyPlay, TerminalGame } from './game.js';

const GAMES: Readonly<Record<string, MakeGame>> = { arkham: createArkhamTerminal, haunt: createHauntTerminal };

/** Ids of all games. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/**
 * Creates a game with some boxes.
 *
 * @throws UserError for an unknown id, or for boxes of another game
 */
export function gameAt(id: string, boxes: readonly Box[]): TerminalGame {
  const make = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!make) throw new UserError(`There is no game "${id}"; there are: ${GAME_IDS.join(', ')}.`);
  const packs = boxes.map(({ pack }) => pack);
  const ids = packs.map((pack) => pack.id);
  const [wrong] = BOXES.entriesUnsuitableFor(id, ids);
  if (wrong) {
    throw new UserError(`The pack "${wrong.id}" (${wrong.name}) is for ${wrong.games.join(', ')}, not for ${id}.`);
  }
  return withBoxes(createGame(make, id, boxes, ids), packs);
}

/** Creates the game. Throws for packs that do not fit it, because a pack may not declare its games. */
function createGame(make: MakeGame, id: string, boxes: readonly Box[], ids: readonly string[]): TerminalGame {
  try {
    return make(boxes);
  } catch (error) {
    if (ids.join() === BASE_ONLY.join()) throw error;
    throw new UserError(`The packs ${ids.join(', ')} cannot be played as ${id}: ${errorText(error)}.`, {
      cause: error,
    });
  }
}

/**
 * Returns the game of a save. Unknown games are read as Arkham Horror, which then reports the fault. `files`:
 * additional packs.
 */
export async function gameOfSave(save: unknown, files: readonly string[] = []): Promise<TerminalGame> {
  const { game } = Object(save) as { game?: unknown };
  return gameAt(
    typeof game === 'string' && Object.hasOwn(GAMES, game) ? game : 'arkham',
    await boxesOfSave(save, files),
  );
}
