import type { Rule } from '@vigil/engine';
import { investigatorActivity } from '../activities/activities.js';
import { phaseCompleted } from '../day/phases.js';
import type { Game } from '../game.js';
import { monsterEncounters } from '../meeting/monster-encounters.js';
import { monsterActivities } from '../monsters/monster-activities.js';
import { monsterMovement } from '../monsters/monster-movement.js';
import type { HauntTurn } from '../own-meanings.js';
import type { CityPhase } from '../state.js';
import { investigatorMovement } from './city-movement.js';

/** Segment I is over when the phase has begun: its Speed bonus is allocated. */
export const FIRST_CITY_SEGMENT = 2;

/** One segment of the City phase under way (H-CITY-SPEED-07): II to VI, then the phase is completed. */
export function* cityPhase(g: Game): Rule {
  const { s } = g;
  const { seat } = s.city as CityPhase;
  const { city } = g.means.turn;
  const segment = city[s.step.segment - FIRST_CITY_SEGMENT];
  if (!segment) throw new Error(`a City phase has no segment ${s.step.segment}`);
  yield* segment(g, g.at(seat));
  // It goes on with its next part.
  if (s.city?.encounter) return;
  if (s.step.segment < FIRST_CITY_SEGMENT + city.length - 1) {
    s.step.segment++;
    return;
  }
  phaseCompleted(g, seat);
  s.city = undefined;
  s.step = { phase: 'day', segment: 1 };
  g.tell?.({ type: 'phase', phase: 'day', turn: s.turn, day: s.day });
}

/**
 * The segments of a City phase from the second on. Who is removed or carried off takes no further part in it himself, but
 * the phase goes on (H-DEATH-11, H-ACT-04).
 */
export const CITY: HauntTurn['city'] = [
  investigatorMovement,
  monsterMovement,
  monsterEncounters,
  investigatorActivity,
  monsterActivities,
];
