import type { Seat } from '@vigil/engine';
import type { ScoreItem } from '../../language/outcomes.js';
import { firstPlayer, type Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Monster trophies that make a point, over all investigators (A-SCORE-06). */
const MONSTERS_PER_POINT = 3;

/** Lists the entries of the score that a victory now would bring (A-SCORE-01). Their points may be 0. */
export function listScore(g: Game): readonly ScoreItem[] {
  const { s } = g;
  let [loans, gates, monsters, survivors] = [0, 0, 0, 0];
  for (const who of s.investigators) {
    if (hasLoan(who) || who.defaulted) loans++;
    gates += who.gateTrophies.length;
    monsters += who.monsterTrophies.length;
    if (who.place !== 'out' && who.sanity > 0) survivors++;
  }
  return [
    { reason: 'doom-track', points: g.ancientOne.doom }, // A-SCORE-02
    { reason: 'terror', points: 0 - s.terror }, // A-SCORE-02
    { reason: 'loans', points: 0 - loans }, // A-SCORE-03
    { reason: 'elder-signs', points: 0 - s.elderSignsPlayed }, // A-SCORE-04
    { reason: 'gate-trophies', points: gates }, // A-SCORE-05
    { reason: 'monster-trophies', points: Math.floor(monsters / MONSTERS_PER_POINT), per: MONSTERS_PER_POINT },
    { reason: 'survivors', points: survivors }, // A-SCORE-07
  ];
}

/** Adds up the entries of a score. */
export function sumScore(items: readonly ScoreItem[]): number {
  return items.reduce((sum, { points }) => sum + points, 0);
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
