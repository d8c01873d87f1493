import type { Rule } from '@vigil/engine';
import { unlessGone } from '../../common/game.js';
import { investigatorActivity } from '../activities/activities.js';
import { phaseCompleted } from '../day/phases.js';
import { type Game, isInCity } from '../game.js';
import { monsterEncounters } from '../meeting/monster-encounters.js';
import { monsterActivities } from '../monsters/monster-activities.js';
import { monsterMovement } from '../monsters/monster-movement.js';
import type { CityPhase, Investigator } from '../state.js';
import { investigatorMovement } from './city-movement.js';

/** Segment I is over when the phase has begun: its Speed bonus is allocated. */
export const FIRST_CITY_SEGMENT = 2;
const LAST_CITY_SEGMENT = 6;

/** One segment of the City phase under way (H-CITY-SPEED-07): II to VI, then the phase is completed. */
export function* cityPhase(g: Game): Rule {
  const { s } = g;
  const { seat } = s.city as CityPhase;
  yield* segmentOf(g, g.at(seat), s.step.segment);
  if (s.step.segment < LAST_CITY_SEGMENT) {
    s.step.segment++;
    return;
  }
  phaseCompleted(g, seat);
  s.city = undefined;
  s.step = { phase: 'day', segment: 1 };
  g.tell?.({ type: 'phase', phase: 'day', turn: s.turn, day: s.day });
}

/** Who is removed or carried off takes no further part in it himself, but the phase goes on (H-DEATH-11, H-ACT-04). */
function* segmentOf(g: Game, active: Investigator, segment: number): Rule {
  switch (segment) {
    case 2:
      return yield* investigatorMovement(g, active);
    case 3:
      return yield* monsterMovement(g);
    case 4:
      return yield* monsterEncounters(g);
    case 5:
      if (isInCity(g, active.place)) yield* unlessGone(active, investigatorActivity(g, active));
      return;
    default:
      return yield* monsterActivities(g);
  }
}
