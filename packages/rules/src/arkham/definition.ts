import type { GameDefinition } from '@vigil/engine';
import type { BoxRules } from '../common/layers.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import type { ArkhamSetup } from './agreed.js';
import { arkhamElsewhere } from './elsewhere.js';
import { arkhamHere } from './here.js';
import type { ArkhamMeanings } from './own-meanings.js';
import type { Outcome, State } from './state.js';

/** Arkham Horror with the given packs, as the engine plays it. `rules`: what their boxes change, in the packs' order. */
export function arkham(
  content: Content,
  rules: readonly BoxRules<ArkhamMeanings>[] = [],
): GameDefinition<ArkhamSetup, State, Event, Outcome, TypedDecision> {
  const here = arkhamHere(content, rules);
  return { ...here, ...arkhamElsewhere(content, rules, here.begin) };
}
