import { ARKHAM } from './arkham/game.js';
import type { ScenarioDocument } from './format.js';
import type { ScenarioGame } from './game.js';
import { HAUNT } from './haunt/game.js';

const GAMES: Readonly<Record<string, ScenarioGame>> = { arkham: ARKHAM, haunt: HAUNT };

/** Returns the game of a scenario. */
export function gameOf({ game = 'arkham' }: ScenarioDocument): ScenarioGame {
  const found = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (!found) throw new Error(`there is no game "${game}"`);
  return found;
}
