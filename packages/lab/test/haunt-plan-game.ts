/** Haunt of the Watchers for tests of its plan. */
import { BASE } from '@vigil/content';
import type { Play } from '@vigil/engine';
import {
  Content,
  type Event,
  type HauntState,
  type HauntView,
  haunt,
  type TypedDecision,
  toHauntContent,
} from '@vigil/rules';
import { createHauntPlan } from '@vigil/rules/haunt/plan';

export const CONTENT = new Content([BASE]);
const HAUNT_CONTENT = toHauntContent(CONTENT);

export const RULES = haunt(CONTENT);
export type Game = Play<unknown, HauntState, Event, unknown, TypedDecision>;

/** Returns the plan of a game from the players' view. */
export const planOf = (game: Game) => createHauntPlan(HAUNT_CONTENT, game.view() as HauntView);
