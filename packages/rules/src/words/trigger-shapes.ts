/** Triggers whose effects or conditions read better in another shape than they have. */
import type { Trigger } from '../language/abilities.js';
import { aMonster, regionText } from './nouns.js';
import type { Words } from './words.js';

/** Returns a trigger that first removes a status, as one that needs it: "if you are Cursed, lose your Curse". */
export function withNeededStatus(trigger: Trigger): Trigger {
  const [first, next, ...more] = trigger.then;
  if (trigger.if || first?.do !== 'removeStatus' || next?.do !== 'if' || next.else || more.length > 0) return trigger;
  const isStill = 'has' in next.condition && next.condition.has === first.card;
  return isStill ? { ...trigger, then: [{ do: 'if', condition: next.condition, then: trigger.then }] } : trigger;
}

/** Returns a happening with its condition: "Whenever you defeat a Mi-Go in Arkham". Undefined if they need two clauses. */
export function happeningWithin(w: Words, { when, if: limit }: Trigger, whose: 'owner' | 'all'): string | undefined {
  if (limit === undefined) return undefined;
  if (when.on === 'defeated' && 'at' in limit && whose === 'owner')
    return w.say('trigger.joined.at', {
      where: regionText(w, limit.at, 'you'),
      monsters: aMonster(w, when.monsters, 'object'),
    });
  const isBeside = when.on === 'movement-ended' && when.at.in === 'streets' && when.sparing === undefined;
  return isBeside && 'laidHere' in limit ? w.say('trigger.joined.laid') : undefined;
}
