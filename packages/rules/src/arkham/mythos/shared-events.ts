import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { handOf } from '../../common/figures/hand.js';
import { unlessInterrupted } from '../../common/game.js';
import { resolveTriggers } from '../../common/resolving/triggers.js';
import type { Befallen, Happening } from '../../language/abilities.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';
import { resolveForFirstPlayer } from './card-text.js';

/** Events that nobody in particular has part in: the Ancient One, cards on the table and everybody's own may follow them. */
export type SharedEvent = Extract<Happening['on'], 'devoured' | 'doom' | 'terror' | 'surge' | 'ally-left' | 'sealed'>;

/**
 * Carries out what follows such an event: what the Ancient One and the cards on the table say, for the first player; then
 * what people's own cards and sheets say, each for himself. `gate`: the place of the gate it happened at.
 */
export function* triggerSharedEvent(g: Game, on: SharedEvent, gate?: string): Rule {
  if (!g.effectIndex.events.has(on)) return;
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on === on) yield* resolveForFirstPlayer(g, trigger.then, source, gate);
  }
  if (g.s.battle) yield* triggerAwakePower(g, on);
  for (const who of investigatorsInOrder(g)) {
    const answers = handOf(g, who)
      .triggersOn(on)
      .filter(({ trigger }) => !trigger.if || holds(g, who, trigger.if));
    if (answers.length > 0) yield* unlessInterrupted(who, resolveTriggers(g, who, answers));
  }
}

/** What somebody's own cards say to what befalls him. */
export function* triggerOwnCards(g: Game, who: Investigator, what: Befallen): Rule {
  if (!g.effectIndex.events.has('befallen')) return;
  const answers = handOf(g, who)
    .triggersOn('befallen')
    .filter(({ trigger }) => trigger.when.what === what);
  yield* resolveTriggers(g, who, answers);
}

/** The power of the Ancient One in the final battle: what is said to work there too. */
function* triggerAwakePower(g: Game, on: SharedEvent): Rule {
  for (const { when, then, evenAwake } of g.ancientOne.triggers ?? []) {
    if (when.on === on && evenAwake) yield* resolveForFirstPlayer(g, then, g.s.ancientOne);
  }
}

/** What follows each Ally that has left since this was last looked at. */
export function* triggerAlliesLeft(g: Game): Rule {
  while (g.pendingAllyDepartures > 0) {
    g.pendingAllyDepartures--;
    yield* triggerSharedEvent(g, 'ally-left');
  }
}
