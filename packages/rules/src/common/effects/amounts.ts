/** Resolves amounts of effects, and groups of investigators. */

import type { Rule } from '@vigil/engine';
import type { Amount } from '../../language/conditions.js';
import type { Group } from '../../language/effects.js';
import { ask } from '../ask.js';
import { rollPlain } from '../checks/dice.js';
import type { EffectRun } from '../contracts/effects.js';
import { countAmount, countOf } from '../figures/conditions.js';
import type { Game } from '../game.js';
import { numberOptions } from '../number-options.js';
import type { Investigator } from '../state.js';
import { type FixedGroup, isInGroup } from './groups.js';

/** Returns the investigators of a group, in the order of resolution. */
export function* investigatorsIn(g: Game, who: Investigator, group: Group): Rule<Investigator[]> {
  if (group !== 'first-player') return listInvestigatorsIn(g, who, group);
  return g.rules.people.inOrder(g).length === 0 ? [] : [yield* g.rules.people.firstPlayer(g)];
}

/** Returns the investigators of a group that needs no decision, as it is now. */
export function listInvestigatorsIn(g: Game, who: Investigator, group: FixedGroup): Investigator[] {
  return g.rules.people.inOrder(g).filter((one) => isInGroup(g.content, group, one, who));
}

/** Resolves an amount: rolls its dice, counts, or asks. Never below 0, except for a printed negative number. */
export function* resolveAmount(g: Game, who: Investigator, amount: Amount, run: EffectRun): Rule<number> {
  if (typeof amount === 'number') return amount;
  if ('dice' in amount) {
    let sum = amount.plus ?? 0;
    for (const die of rollPlain(g, who, amount.dice, run.cause.source, true)) sum += die;
    return Math.max(0, sum);
  }
  if ('count' in amount) return countAmount(g, who, amount, run.cause, run.memory);
  if ('half' in amount) {
    const whole = countOf(g, who, amount.half, run.cause, run.memory);
    return amount.round === 'up' ? Math.ceil(whole / 2) : Math.floor(whole / 2);
  }
  const { from, upTo } = amount.chosen;
  const to = () => amount.chosen.to ?? (upTo ? countOf(g, who, upTo, run.cause, run.memory) : from);
  run.memory.chosen = yield* ask(g, () => ({
    by: [who.seat],
    key: 'q.how-much',
    args: { investigator: who.id, source: run.cause.source, what: 'number' },
    why: g.rules.reasons.choice,
    options: numberOptions(from, Math.max(from, to())),
    asides: { inText: who },
  }));
  return run.memory.chosen;
}
