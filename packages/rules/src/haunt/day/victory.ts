import { GameOver } from '../../common/game.js';
import type { EndConditions } from '../../language/outcomes.js';
import type { Game } from '../game.js';
import { gatesToWinAgainst } from '../numbers.js';
import type { Outcome } from '../state.js';

/** Returns the greatest number of gates in the city that wins the game (H-WIN-01, H-WIN-02, H-WIN-06). */
export function gatesToWin(g: Game): number {
  return gatesToWinAgainst(g.ancientOne);
}

/**
 * Called whenever a gate has left the board. Ends the game as won if few enough are left (H-WIN-04, H-WIN-05). Gates
 * count face-up or face-down (H-WIN-03, H-ADD-13).
 */
export function checkVictory(g: Game): void {
  if (g.s.gates.length <= g.rules.gates.gatesToWin(g)) endGame(g, true, 'gates-shut');
}

/** Ends the game at once for all, in the middle of any rule (H-INTRO-01). */
export function endGame(g: Game, won: boolean, how: Outcome['how']): never {
  throw gameOver(g, won, how);
}

function gameOver({ s }: Game, won: boolean, how: Outcome['how']): GameOver<Outcome> {
  return new GameOver<Outcome>({ won, how, days: s.day, turns: s.turn });
}

/** True if the Ancient One cannot be fought: Azathoth. */
export function isUnbeatable(g: Game): boolean {
  return g.ancientOne.modifiers.some(({ mod }) => mod === 'awakensAsDefeat');
}

/** True if an encounter with an unbeatable Ancient One loses the game, by house rule. */
export function isLostAgainstAzathoth(g: Game): boolean {
  return isUnbeatable(g) && g.s.houseRules.azathoth === 'losesTheGame';
}

/**
 * Returns the conditions that end this game. Few enough gates win (H-WIN-01, H-WIN-02). A Doom or Terror token without
 * a space loses (H-UPKEEP-03, H-END-03), and so does a city without investigators (H-END-11).
 */
export function getEndConditions(g: Game): EndConditions {
  return {
    won: [{ how: 'gates-shut', n: g.rules.gates.gatesToWin(g) }],
    wakes: [],
    lost: [
      { how: 'doom-full', n: g.ancientOne.doom },
      { how: 'terror-full', n: g.rules.board.terrorSpaces(g) },
      ...(isLostAgainstAzathoth(g) ? [{ how: 'azathoth' }] : []),
      { how: 'nobody-left' },
    ],
  };
}
