import type { GameDefinition } from '@vigil/engine';
import type { BoxRules } from '../common/layers.js';
import type { Content } from '../language/content.js';
import type { Event } from '../language/events.js';
import type { TypedDecision } from '../language/questions/index.js';
import type { HauntSetup } from './agreed.js';
import { hauntElsewhere } from './elsewhere.js';
import { hauntHere } from './here.js';
import type { HauntMeanings } from './own-meanings.js';
import type { Outcome, State } from './state.js';

/** Haunt of the Watchers with the given packs, as the engine plays it. `rules`: what their boxes change, in the packs' order. */
export function haunt(
  content: Content,
  rules: readonly BoxRules<HauntMeanings>[] = [],
): GameDefinition<HauntSetup, State, Event, Outcome, TypedDecision> {
  const here = hauntHere(content, rules);
  return { ...here, ...hauntElsewhere(content, rules, here.begin) };
}
