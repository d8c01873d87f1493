import { BOXES } from '@vigil/content';
import type { Box } from '@vigil/rules';
import { BASE_ALONE } from '@vigil/table';
import { boxesOfSave } from '../packs.js';
import { Problem, reason } from '../problem.js';
import { arkhamAtTerminal } from './arkham.js';
import { withBoxes } from './boxes.js';
import type { MakeGame, TerminalGame } from './game.js';
import { hauntAtTerminal } from './haunt.js';

export type { AnyOutcome, AnyPlay, AnyState, TerminalGame } from './game.js';

const GAMES: Readonly<Record<string, MakeGame>> = { arkham: arkhamAtTerminal, haunt: hauntAtTerminal };

/** The games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** A game with some boxes. Throws a Problem if there is none of that id, or boxes are not for it. */
export function gameAt(id: string, boxes: readonly Box[]): TerminalGame {
  const make = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!make) throw new Problem(`There is no game "${id}"; there are: ${GAME_IDS.join(', ')}.`);
  const packs = boxes.map(({ pack }) => pack);
  const ids = packs.map((pack) => pack.id);
  const [wrong] = BOXES.notFor(id, ids);
  if (wrong) {
    throw new Problem(`The pack "${wrong.id}" (${wrong.name}) is for ${wrong.games.join(', ')}, not for ${id}.`);
  }
  return withBoxes(made(make, id, boxes, ids), packs);
}

/** Packs that do not say which games they are for may still not fit one. */
function made(make: MakeGame, id: string, boxes: readonly Box[], ids: readonly string[]): TerminalGame {
  try {
    return make(boxes);
  } catch (error) {
    if (ids.join() === BASE_ALONE.join()) throw error;
    throw new Problem(`The packs ${ids.join(', ')} cannot be played as ${id}: ${reason(error)}.`, { cause: error });
  }
}

/** The game of a save: what it says it is of, or Arkham Horror, which then says what is wrong with it. `files`: packs besides. */
export async function gameOfSave(save: unknown, files: readonly string[] = []): Promise<TerminalGame> {
  const { game } = Object(save) as { game?: unknown };
  return gameAt(
    typeof game === 'string' && Object.hasOwn(GAMES, game) ? game : 'arkham',
    await boxesOfSave(save, files),
  );
}
