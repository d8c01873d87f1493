/** Cards in play that apply where a movement ends. */
import { PlayError } from '@vigil/engine';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Effects } from '../../language/effects.js';
import type { CheckDetails, EndTriggerPreview } from '../../language/questions/index.js';
import { previewFirstCheck } from '../checks/check-previews.js';
import { playThrough, rehearseAt } from '../combat/rehearsal.js';
import { holds, isInRegion } from '../figures/conditions.js';
import { matchesCard } from '../figures/filters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { resolve } from './resolve.js';

/** A trigger and its card. */
export interface EndTrigger {
  readonly trigger: Trigger;
  readonly source: string;
}

/** Returns the triggers that apply to the investigator if their movement ends at their place. */
export function endTriggers(g: Game, who: Investigator): EndTrigger[] {
  if (!g.effectIndex.events.has('movement-ended')) return [];
  const found: EndTrigger[] = [];
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (appliesAtEnd(g, who, { trigger, source })) found.push({ trigger, source });
  }
  return found;
}

/** True if the trigger applies to the investigator when their movement ends at their place. */
export function appliesAtEnd(g: Game, who: Investigator, { trigger, source }: EndTrigger): boolean {
  const { when, if: condition } = trigger;
  if (when.on !== 'movement-ended' || !isInRegion(g, who.place, when.at, who)) return false;
  return !isSpared(g, who, when.sparing) && (condition === undefined || holds(g, who, condition, { source }));
}

/** True if a card of the investigator protects them from it. */
function isSpared(g: Game, who: Investigator, sparing: MovementEnded['sparing']): boolean {
  if (sparing === undefined) return false;
  return who.cards.some(({ card }) => (typeof sparing === 'string' ? card === sparing : matchesCard(g, card, sparing)));
}
type MovementEnded = Extract<Happening, { on: 'movement-ended' }>;

/** Previews the triggers that would apply at some places, as if the investigator were already there. */
export function previewEndTriggers(
  g: Game,
  who: Investigator,
  places: readonly string[],
): { readonly endTriggers?: readonly EndTriggerPreview[] } {
  if (!g.effectIndex.events.has('movement-ended')) return {};
  const previews = places.flatMap((place) => {
    const rehearsal = rehearseAt(g, who, place);
    return endTriggers(rehearsal.g, rehearsal.who).map(({ trigger, source }) => {
      const effects = trigger.then;
      // Each on a copy of its own: the effects before a check change it.
      const copy = rehearseAt(g, who, place);
      const check = previewCheckOf(copy.g, copy.who, effects, source);
      return { place, source, effects, ...(check && { check }) };
    });
  });
  return previews.length > 0 ? { endTriggers: previews } : {};
}

/**
 * Returns a preview of the first check of a text, on a copy of the table. The effects before it happen first.
 * Undefined if they need dice or an answer.
 */
function previewCheckOf(g: Game, who: Investigator, effects: Effects, source: string): CheckDetails | undefined {
  const at = effects.findIndex((effect) => effect.do === 'check');
  if (at < 0) return undefined;
  const before = resolve(g, who, effects.slice(0, at), { source });
  if (playThrough(before, who, refuseToAnswer) !== true) return undefined;
  return previewFirstCheck(g, who, effects.slice(at), { source });
}

function refuseToAnswer(): never {
  throw new PlayError('endless', 'an answer cannot be rehearsed');
}
