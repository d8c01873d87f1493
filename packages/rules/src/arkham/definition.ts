import type { GameDefinition } from '@vigil/engine';
import type { BoxRules } from '../common/layers.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import { arkhamCoreGame } from './core-game.js';
import type { ArkhamRuleTable } from './game.js';
import { arkhamLazyGame } from './lazy-game.js';
import type { ArkhamSetup } from './setup-types.js';
import type { Outcome, State } from './state.js';

/**
 * Creates the definition of Arkham Horror with the given packs. `rules`: changes of their boxes, in the order of the
 * packs.
 */
export function arkham(
  content: Content,
  rules: readonly BoxRules<ArkhamRuleTable>[] = [],
): GameDefinition<ArkhamSetup, State, Event, Outcome, TypedDecision> {
  const coreGame = arkhamCoreGame(content, rules);
  return { ...coreGame, ...arkhamLazyGame(content, rules, coreGame.begin) };
}
