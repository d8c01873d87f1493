import type { Rule } from '@vigil/engine';
import { resolveTriggers } from '../../common/effects/triggers.js';
import { holds } from '../../common/figures/conditions.js';
import { handOf } from '../../common/figures/hand.js';
import { unlessInterrupted } from '../../common/game.js';
import type { AppliedFate, Happening } from '../../language/abilities.js';
import { type Game, investigatorsInOrder } from '../game.js';
import type { Investigator } from '../state.js';
import { resolveForFirstPlayer } from './card-text.js';

/**
 * Events without a particular investigator. The Ancient One, cards on the table and every investigator's cards may
 * follow them.
 */
export type SharedEvent = Extract<Happening['on'], 'devoured' | 'doom' | 'terror' | 'surge' | 'ally-left' | 'sealed'>;

/**
 * Resolves the triggers of a shared event. The Ancient One and cards on the table come first, for the first player.
 * Each investigator's own cards and sheet follow. `gate`: place of the gate in the event.
 */
export function* triggerSharedEvent(g: Game, on: SharedEvent, gate?: string): Rule {
  if (!g.effectIndex.events.has(on)) return;
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on === on) yield* resolveForFirstPlayer(g, trigger.then, source, gate);
  }
  if (g.s.battle) yield* triggerAwakePower(g, on);
  for (const who of investigatorsInOrder(g)) {
    const triggers = handOf(g, who)
      .triggersOn(on)
      .filter(({ trigger }) => !trigger.if || holds(g, who, trigger.if));
    if (triggers.length > 0) yield* unlessInterrupted(who, resolveTriggers(g, who, triggers));
  }
}

/** Resolves the triggers of an investigator's own cards for a fate. */
export function* triggerOwnCards(g: Game, who: Investigator, what: AppliedFate): Rule {
  if (!g.effectIndex.events.has('fate-applied')) return;
  const triggers = handOf(g, who)
    .triggersOn('fate-applied')
    .filter(({ trigger }) => trigger.when.what === what);
  yield* resolveTriggers(g, who, triggers);
}

/** Resolves the triggers of the Ancient One that also work in the final battle. */
function* triggerAwakePower(g: Game, on: SharedEvent): Rule {
  for (const { when, then, evenAwake } of g.ancientOne.triggers ?? []) {
    if (when.on === on && evenAwake) yield* resolveForFirstPlayer(g, then, g.s.ancientOne);
  }
}

/** Resolves the triggers for each Ally that has left since the last call. */
export function* triggerAlliesLeft(g: Game): Rule {
  while (g.pendingAllyDepartures > 0) {
    g.pendingAllyDepartures--;
    yield* triggerSharedEvent(g, 'ally-left');
  }
}
