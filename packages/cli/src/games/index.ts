import type { Box } from '@vigil/rules';
import { boxesOfSave } from '../packs.js';
import { Problem } from '../problem.js';
import { arkhamAtTerminal } from './arkham.js';
import { withBoxes } from './boxes.js';
import type { MakeGame, TerminalGame } from './game.js';
import { hauntAtTerminal } from './haunt.js';

export type { AnyOutcome, AnyPlay, AnyState, TerminalGame } from './game.js';

const GAMES: Readonly<Record<string, MakeGame>> = { arkham: arkhamAtTerminal, haunt: hauntAtTerminal };

/** The games there are. */
export const GAME_IDS: readonly string[] = Object.keys(GAMES);

/** A game with some boxes. Throws a Problem if there is none of that id. */
export function gameAt(id: string, boxes: readonly Box[]): TerminalGame {
  const make = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!make) throw new Problem(`There is no game "${id}"; there are: ${GAME_IDS.join(', ')}.`);
  return withBoxes(
    make(boxes),
    boxes.map(({ pack }) => pack),
  );
}

/** The game of a save: what it says it is of, or Arkham Horror, which then says what is wrong with it. `files`: packs besides. */
export async function gameOfSave(save: unknown, files: readonly string[] = []): Promise<TerminalGame> {
  const { game } = Object(save) as { game?: unknown };
  return gameAt(
    typeof game === 'string' && Object.hasOwn(GAMES, game) ? game : 'arkham',
    await boxesOfSave(save, files),
  );
}
