import { GameOver } from '../../common/game.js';
import type { EndConditions } from '../../language/outcomes.js';
import type { Game } from '../game.js';
import type { AwakeningCause, Outcome } from '../state.js';
import { firstCitizen, sumScore } from './scoring.js';

/** Ends the game as won with enough elder signs on the board (A-WIN-04). */
export function checkSeals(g: Game): void {
  if (g.s.seals.length >= g.rules.gates.sealsToWin(g)) throw new GameOver(endAsWon(g, 'gates-sealed'));
}

/**
 * Called only after a gate was closed. No open gate and as many unspent gate trophies as players win (A-WIN-01,
 * A-WIN-02, A-WIN-03).
 */
export function checkGatesClosed(g: Game): void {
  if (g.s.gates.length > 0) return;
  let trophies = 0;
  for (const who of g.s.investigators) trophies += who.gateTrophies.length;
  if (trophies >= g.rules.gates.trophiesToWin(g)) throw new GameOver(endAsWon(g, 'gates-closed'));
}

/** Ends the game as a shared victory (A-WIN-06) and records the score (A-SCORE-01). `cause`: cause of the awakening. */
export function endAsWon(
  g: Game,
  how: 'gates-closed' | 'gates-sealed' | 'ancient-one-defeated' | 'greater-good' | 'winning-team',
  cause?: AwakeningCause,
): Outcome {
  return {
    won: true,
    how,
    ...(cause && { awakenedBy: cause }),
    turns: g.s.turn,
    score: sumScore(g.rules.turn.listScore(g)),
    firstCitizen: firstCitizen(g),
  };
}

/** Ends the game as a shared defeat (A-WIN-06). `cause`: cause of the awakening. */
export function endAsLost(
  g: Game,
  how: 'ancient-one-won' | 'awakened-as-defeat' | 'power-fulfilled' | 'last-act' | 'end-of-everything',
  cause?: AwakeningCause,
): Outcome {
  return { won: false, how, ...(cause && { awakenedBy: cause }), turns: g.s.turn };
}

/**
 * Returns the conditions that end this game. Closing or sealing wins (A-WIN-01, A-WIN-02, A-WIN-04). A full track, too
 * many gates or monsters, or a missing marker awaken the Ancient One (A-AWAKEN-01 to A-AWAKEN-05). It must then be
 * beaten, if possible.
 */
export function getEndConditions(g: Game): EndConditions {
  const { gates } = g.rules;
  const fatal = g.ancientOne.modifiers.some(({ mod }) => mod === 'awakensAsDefeat');
  return {
    won: [
      { how: 'gates-closed', n: gates.trophiesToWin(g) },
      { how: 'gates-sealed', n: gates.sealsToWin(g) },
      ...(fatal ? [] : [{ how: 'ancient-one-defeated' }]),
    ],
    wakes: [
      { how: 'doom', n: g.ancientOne.doom },
      { how: 'gates', n: gates.gatesToAwaken(g) },
      { how: 'too-many-monsters', n: g.rules.board.monstersToAwaken(g) },
      { how: 'no-gate-marker' },
      { how: 'no-monster' },
    ],
    lost: [{ how: fatal ? 'awakened-as-defeat' : 'ancient-one-won' }],
  };
}
