/** Effects that give and take sanity, stamina, money, clue tokens and trophies. */

import type { Rule } from '@vigil/engine';
import type { Effect } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { ask, askUnlessMoot } from '../ask.js';
import type { EffectRun } from '../contracts/effects.js';
import { countOf } from '../figures/conditions.js';
import { isOnTheHouse } from '../figures/modifiers.js';
import { type Game, whileKeepingCards } from '../game.js';
import { returnTrophy, trophyChoices } from '../people/trophies.js';
import { pay } from '../resources/costs.js';
import { giveUp } from '../resources/forfeit.js';
import {
  bringDown,
  dealLoss,
  gainClues,
  gainMoney,
  giveAboveMaximum,
  loseClues,
  loseMoney,
  restore,
} from '../resources/resources.js';
import type { Investigator } from '../state.js';
import { resolveAmount } from './amounts.js';

/** Sanity and Stamina lost at one moment. */
export function* loseBoth(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'loseBoth' }>,
  run: EffectRun,
): Rule {
  const sanity = yield* resolveAmount(g, who, effect.sanity, run);
  const stamina = yield* resolveAmount(g, who, effect.stamina, run);
  yield* dealLoss(g, who, { sanity, stamina }, run.cause);
}

/** Resolves the lots to be given up. */
export function* forfeit(g: Game, who: Investigator, effect: Extract<Effect, { do: 'forfeit' }>, from: string): Rule {
  for (const { n, of } of effect.lots) yield* whileKeepingCards(g, who, giveUp(g, who, n, of, from));
}

/** Pays a cost that the text itself requires, and remembers the chosen amount. */
export function* payNow(g: Game, who: Investigator, effect: Extract<Effect, { do: 'pay' }>, run: EffectRun): Rule {
  run.memory.chosen = yield* pay(g, who, effect.cost, run.cause, run.memory);
}

const HELD = { sanity: 'sanity', stamina: 'stamina', clue: 'clues', money: 'money' } as const;

/** Gives Sanity, Stamina, money or Clues: up to the maximum, up to a level, or an amount. */
export function* gain(g: Game, who: Investigator, effect: Extract<Effect, { do: 'gain' }>, run: EffectRun): Rule {
  const from = run.cause.source;
  if (effect.amount === 'full') {
    if (effect.what === 'sanity' || effect.what === 'stamina') restore(g, who, effect.what, 'full', from);
    return;
  }
  if (typeof effect.amount === 'object' && 'upTo' in effect.amount) {
    const missing = effect.amount.upTo - countOf(g, who, HELD[effect.what], run.cause);
    return yield* gain(g, who, { ...effect, amount: Math.max(0, missing) }, run);
  }
  const n = yield* resolveAmount(g, who, effect.amount, run);
  if (effect.beyond && (effect.what === 'sanity' || effect.what === 'stamina'))
    giveAboveMaximum(g, who, effect.what, n, from);
  else if (effect.what === 'clue') yield* gainClues(g, who, n, from);
  else if (effect.what === 'money') gainMoney(g, who, n, from);
  else restore(g, who, effect.what, n, from);
}

/** Takes Sanity, Stamina, money or Clues. */
export function* lose(g: Game, who: Investigator, effect: Extract<Effect, { do: 'lose' }>, run: EffectRun): Rule {
  const from = run.cause.source;
  if ((effect.what === 'sanity' || effect.what === 'stamina') && isDownTo(effect.amount)) {
    return yield* bringDown(g, who, effect.what, yield* resolveAmount(g, who, effect.amount.downTo, run), from);
  }
  const have = effect.what === 'clue' ? who.clues : who[effect.what];
  const n = yield* howMuchLost(g, who, effect.amount, have, run);
  if (effect.what === 'clue') loseClues(g, who, n, from);
  else if (effect.what === 'money') {
    if (!isOnTheHouse(g, who, run.cause)) loseMoney(g, who, n, from);
  } else if (n > 0) {
    const points = effect.what === 'sanity' ? { sanity: n, stamina: 0 } : { sanity: 0, stamina: n };
    yield* dealLoss(g, who, points, run.cause, effect.fatal);
  }
}

type LoseEffect = Extract<Effect, { do: 'lose' }>['amount'];

/** True if a text states the remaining amount instead of the loss. */
function isDownTo(effect: LoseEffect): effect is Extract<LoseEffect, { downTo: unknown }> {
  return typeof effect === 'object' && 'downTo' in effect;
}

function* howMuchLost(g: Game, who: Investigator, effect: LoseEffect, have: number, run: EffectRun): Rule<number> {
  if (effect === 'all') return have;
  if (isDownTo(effect)) return Math.max(0, have - (yield* resolveAmount(g, who, effect.downTo, run)));
  return yield* resolveAmount(g, who, effect, run);
}

/** Divides points between Sanity and Stamina as the investigator chooses. */
export function* split(g: Game, who: Investigator, effect: Extract<Effect, { do: 'split' }>, run: EffectRun): Rule {
  const isLost = effect.lose === true;
  const points = yield* resolveAmount(g, who, effect.amount, run);
  if (points <= 0) return;
  const sanity = yield* ask<number>(g, () => ({
    by: [who.seat],
    key: isLost ? 'q.split-loss' : 'q.split',
    args: { investigator: who.id, n: points, source: run.cause.source },
    why: g.rules.reasons.choice,
    options: Array.from({ length: points + 1 }, (_, i) => ({
      id: optionId.sanity(i),
      value: i,
      key: 'o.split',
      args: { sanity: i, stamina: points - i },
    })),
    asides: { inText: who },
  }));
  if (isLost) return yield* dealLoss(g, who, { sanity, stamina: points - sanity }, run.cause);
  restore(g, who, 'sanity', sanity, run.cause.source);
  restore(g, who, 'stamina', points - sanity, run.cause.source);
}

/** Returns chosen trophies. */
export function* loseTrophy(g: Game, who: Investigator, kind: 'monster' | 'gate', n: number, source: string): Rule {
  const held = kind === 'monster' ? 'monsterTrophies' : 'gateTrophies';
  for (let i = 0; i < n; i++) {
    const trophy = yield* askUnlessMoot<string>(g, () => {
      if (who[held].length === 0) return undefined;
      return {
        by: [who.seat],
        key: 'q.lose-trophy',
        args: { investigator: who.id, source },
        why: g.rules.reasons.choice,
        // If all of them go, the order is not asked.
        options: trophyChoices(g, who[held], () => who[held].length > n - i).map((id) => trophyOption(g, id, kind)),
        asides: { inText: who },
      };
    });
    if (trophy === undefined) return;
    returnTrophy(g, who, trophy);
  }
}

/** Returns a trophy as printed, as an option. */
export function trophyOption(g: Game, id: string, kind: 'monster' | 'gate'): OptionWithValue<'q.lose-trophy', string> {
  const option = { id: optionId.trophy(id), value: id, on: id };
  if (kind === 'gate') return { ...option, key: 'o.gate-trophy', args: { gate: id } };
  const { id: monster, toughness } = g.monster(id);
  return { ...option, key: 'o.monster-trophy', args: { monster, toughness } };
}
