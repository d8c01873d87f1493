import type { GameDefinition } from '@vigil/engine';
import type { BoxRules } from '../common/layers.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import { hauntCoreGame } from './core-game.js';
import type { HauntRuleTable } from './game.js';
import { hauntLazyGame } from './lazy-game.js';
import type { HauntSetup } from './setup-types.js';
import type { Outcome, State } from './state.js';

/**
 * Creates the definition of Haunt of the Watchers with the given packs. `rules`: changes of their boxes, in the order
 * of the packs.
 */
export function haunt(
  content: Content,
  rules: readonly BoxRules<HauntRuleTable>[] = [],
): GameDefinition<HauntSetup, State, Event, Outcome, TypedDecision> {
  const coreGame = hauntCoreGame(content, rules);
  return { ...coreGame, ...hauntLazyGame(content, rules, coreGame.begin) };
}
