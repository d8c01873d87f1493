import { GameOver } from '../../common/game.js';
import type { EndConditions } from '../../language/outcomes.js';
import type { Game } from '../game.js';
import type { AwakeningCause, Outcome } from '../state.js';
import { firstCitizen } from './scoring.js';

/** So many elder signs on the board win at once (A-WIN-04). */
export function checkSeals(g: Game): void {
  if (g.s.seals.length >= g.rules.gates.sealsToWin(g)) throw new GameOver(endAsWon(g, 'gates-sealed'));
}

/**
 * After a gate was closed, never without: no open gate and at least as many unspent gate trophies as players win
 * (A-WIN-01, A-WIN-02, A-WIN-03).
 */
export function checkGatesClosed(g: Game): void {
  if (g.s.gates.length > 0) return;
  let trophies = 0;
  for (const who of g.s.investigators) trophies += who.gateTrophies.length;
  if (trophies >= g.rules.gates.trophiesToWin(g)) throw new GameOver(endAsWon(g, 'gates-closed'));
}

/** The players have won together (A-WIN-06): the outcome, with their score (A-SCORE-01). `cause`: what awakened it. */
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
    score: g.rules.turn.score(g),
    firstCitizen: firstCitizen(g),
  };
}

/** The players have lost together (A-WIN-06). `cause`: what awakened the Ancient One. */
export function endAsLost(
  g: Game,
  how: 'ancient-one-won' | 'awakened-as-defeat' | 'power-fulfilled' | 'last-act' | 'end-of-everything',
  cause?: AwakeningCause,
): Outcome {
  return { won: false, how, ...(cause && { awakenedBy: cause }), turns: g.s.turn };
}

/**
 * What ends this game: closing or sealing wins (A-WIN-01, A-WIN-02, A-WIN-04); a full track, too many gates or monsters, and
 * a marker that is not there to be placed awaken the Ancient One (A-AWAKEN-01 to A-AWAKEN-05), which must then be beaten, if it can be at all.
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
