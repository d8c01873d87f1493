import type { Rule } from '@vigil/engine';
import { runInvestigatorActivity } from '../activities/activities.js';
import { completePhase } from '../day/phases.js';
import type { Game, HauntTurnRules } from '../game.js';
import { runMonsterEncounters } from '../meeting/monster-encounters.js';
import { runMonsterActivities } from '../monsters/monster-activities.js';
import { runMonsterMovement } from '../monsters/monster-movement.js';
import type { CityPhase } from '../state.js';
import { investigatorMovement } from './city-movement.js';

/** Segment I is over when the phase has begun: its Speed bonus is allocated. */
export const FIRST_CITY_SEGMENT = 2;

/** Runs one segment of the City phase in progress (H-CITY-SPEED-07): II to VI, then the phase is completed. */
export function* runCitySegment(g: Game): Rule {
  const { s } = g;
  const { seat } = s.city as CityPhase;
  const { city } = g.rules.turn;
  const segment = city[s.step.segment - FIRST_CITY_SEGMENT];
  if (!segment) throw new Error(`a City phase has no segment ${s.step.segment}`);
  yield* segment(g, g.investigatorAt(seat));
  // The same segment continues with its next part.
  if (s.city?.encounter) return;
  if (s.step.segment < FIRST_CITY_SEGMENT + city.length - 1) {
    s.step.segment++;
    return;
  }
  completePhase(g, seat);
  s.city = undefined;
  s.step = { phase: 'day', segment: 1 };
  g.emit?.({ type: 'phase', phase: 'day', turn: s.turn, day: s.day });
}

/**
 * The segments of a City phase from the second on. An investigator removed or carried off takes no further part, but
 * the phase continues (H-DEATH-11, H-ACT-04).
 */
export const CITY_SEGMENTS: HauntTurnRules['city'] = [
  investigatorMovement,
  runMonsterMovement,
  runMonsterEncounters,
  runInvestigatorActivity,
  runMonsterActivities,
];
