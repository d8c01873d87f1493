import type { Seat } from '@vigil/engine';
import { firstPlayer, type Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Computes the score of a victory (A-SCORE-01 to A-SCORE-07). */
export function computeScore(g: Game): number {
  const { s } = g;
  // The highest number on the doom track, less the terror level (A-SCORE-02) and the Elder Signs played (A-SCORE-04).
  let points = g.ancientOne.doom - s.terror - s.elderSignsPlayed;
  let monsterTrophies = 0;
  for (const who of s.investigators) {
    if (hasLoan(who) || who.defaulted) points -= 1; // A-SCORE-03
    points += who.gateTrophies.length; // A-SCORE-05
    monsterTrophies += who.monsterTrophies.length;
    if (who.place !== 'out' && who.sanity > 0) points += 1; // A-SCORE-07
  }
  return points + Math.floor(monsterTrophies / 3); // A-SCORE-06
}

function hasLoan(who: Investigator): boolean {
  return who.cards.some(({ card }) => card === 'bank-loan');
}

/**
 * Returns the First Citizen of Arkham: most gate trophies, then most monster trophies (A-SCORE-09). Ties go clockwise
 * from the first player.
 */
export function firstCitizen(g: Game): Seat {
  const { investigators, first } = g.s;
  let best = firstPlayer(g);
  for (let i = 1; i < investigators.length; i++) {
    const who = investigators[(first + i) % investigators.length] as Investigator;
    if (ranksHigher(who, best)) best = who;
  }
  return best.seat;
}

function ranksHigher(who: Investigator, best: Investigator): boolean {
  const gates = who.gateTrophies.length - best.gateTrophies.length;
  return gates > 0 || (gates === 0 && who.monsterTrophies.length > best.monsterTrophies.length);
}
