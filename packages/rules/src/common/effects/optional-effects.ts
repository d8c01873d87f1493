/** Effects with a choice: optional effects, repeatable effects, and one of several. */

import type { Rule } from '@vigil/engine';
import type { Effect, Effects } from '../../language/effects.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { previewChecks } from '../checks/check-previews.js';
import type { EffectRun } from '../contracts/effects.js';
import type { Game } from '../game.js';
import { pay } from '../resources/costs.js';
import { canAfford } from '../resources/prices.js';
import { defeatIfAtZero, runPaidEffect } from '../resources/resources.js';
import type { Investigator } from '../state.js';
import { foesOfMoves } from './destinations.js';
import { performEffects } from './resolve.js';
import { canPayForAll } from './shop.js';
import { hasNoTargets } from './usability.js';

/** Resolves an optional effect, or its alternative. */
export function* optionalEffect(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'may' }>,
  run: EffectRun,
): Rule {
  const done = yield* offer(g, who, effect, run);
  if (!done && effect.else) yield* performEffects(g, who, effect.else, run);
}

/** Repeats an offer until it is declined, can no longer be paid, or has reached its limit. */
export function* repeatableEffect(
  g: Game,
  who: Investigator,
  { cost, then, most: max = Number.POSITIVE_INFINITY }: Extract<Effect, { do: 'asOften' }>,
  run: EffectRun,
): Rule {
  for (let i = 0; i < max; i++) if (!(yield* offer(g, who, { do: 'may', cost, then }, run))) return;
}

/** Offers an effect. If accepted, its cost is paid and it is resolved. Returns true if it was. */
function* offer(g: Game, who: Investigator, effect: Extract<Effect, { do: 'may' }>, run: EffectRun): Rule<boolean> {
  const { cost } = effect;
  const payable = (by: Investigator) => canAfford(g, by, effect.then, run.cause, cost);
  const yes = yield* askUnlessMoot<boolean>(g, () => {
    if (movesAway(effect.then) && !g.rules.people.canLeave(g, who)) return undefined;
    if (isPointless(g, who, effect)) return undefined;
    const now = payable(who);
    if (!now && !payable(g.rules.people.withHelp(g, who))) return undefined;
    const no: OptionWithValue<'q.may', boolean> = { id: 'no', value: false, key: 'o.no' };
    return {
      by: [who.seat],
      key: cost ? 'q.may-pay' : 'q.may',
      args: { investigator: who.id, source: run.cause.source },
      why: g.rules.reasons.choice,
      options: now ? [{ id: 'yes', value: true, key: 'o.yes' }, no] : [no],
      // Others may still hand over the price.
      window: !now,
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        checks: previewChecks(g, who, [['yes', effect.then]], run.cause, cost),
        ...foesOfMoves(g, who, effect.then),
      }),
    };
  });
  if (!yes) return false;
  if (cost) run.memory.chosen = yield* pay(g, who, cost, run.cause, run.memory);
  yield* runPaidEffect(g, who, performEffects(g, who, effect.then, run));
  // An investigator whom the cost left at 0 is defeated after its effect, as with spells (A-SPELL-07).
  if (cost) yield* defeatIfAtZero(g, who);
  return true;
}

/** True if effects begin by moving the investigator away. */
function movesAway([first]: Effects): boolean {
  return first?.do === 'move' || first?.do === 'return';
}

/** True if an offer could have no effect (A-ENC-07), and declining it has no consequence to avert. */
function isPointless(g: Game, who: Investigator, { then, else: other }: Extract<Effect, { do: 'may' }>): boolean {
  if (other && then.some((effect) => effect.do !== 'handler')) return false;
  return hasNoTargets(g, who, then);
}

/** Resolves one of the possible choices, or the alternative if there are none. */
export function* chooseEffect(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'choose' }>,
  run: EffectRun,
): Rule {
  const { options } = effect;
  const chosen = yield* askUnlessMoot<Effects>(g, () => {
    const open = options
      .map(
        (effects, i): OptionWithValue<'q.choose', Effects> => ({
          id: optionId.choice(letter(i)),
          value: effects,
          key: 'o.choice',
          args: { letter: letter(i) },
        }),
      )
      .filter(({ value }) => isChoosable(g, who, value, run));
    if (open.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.choose',
      args: { investigator: who.id, source: run.cause.source },
      why: g.rules.reasons.choice,
      options: open,
      // Others may still hand over the price of another choice.
      window: options.some((effects) => payableWithHelp(g, who, effects, run)),
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        ...(run.memory.shown && { cards: [...run.memory.shown] }),
        checks: previewChecks(
          g,
          who,
          open.map(({ id, value }) => [id, value] as const),
          run.cause,
        ),
        ...foesOfMoves(
          g,
          who,
          open.flatMap(({ value }) => value),
        ),
      }),
    };
  });
  if (chosen) yield* performEffects(g, who, chosen, run);
  else if (effect.else) yield* performEffects(g, who, effect.else, run);
}

const letter = (i: number): string => String.fromCharCode(97 + i);

/** True if effects cannot be paid for now, but could if others helped. */
function payableWithHelp(g: Game, who: Investigator, effects: Effects, { cause }: EffectRun): boolean {
  if (effects[0]?.do !== 'pay' || canAfford(g, who, effects, cause)) return false;
  return canAfford(g, g.rules.people.withHelp(g, who), effects, cause);
}

/** True if effects for one of a group have a possible investigator: a card can only be taken from its holder. */
function hasRecipient(g: Game, [first]: Effects): boolean {
  if (first?.do !== 'removeStatus') return true;
  return g.s.investigators.some(({ cards }) => cards.some(({ card }) => card === first.card));
}

/** True if effects can be paid for and have an effect (A-ENC-07, A-STATUS-13). */
function isChoosable(g: Game, who: Investigator, effects: Effects, run: EffectRun): boolean {
  const [first] = effects;
  if (!first) return true;
  if (!canAfford(g, who, effects, run.cause)) return false;
  if (first.do === 'shown' && first.does === 'buy') return canPayForAll(g, who, run.memory.shown ?? []);
  // A status the investigator already has is no choice (A-ENC-07).
  if (first.do === 'receive' && first.who === undefined) return g.rules.people.wouldReceive(g, who, first.card);
  if (first.do === 'applyFate') return g.rules.people.fateWouldApply(g, who, first.fate);
  if (first.do === 'one') return hasRecipient(g, first.then);
  // Effects on all others need others.
  if (first.do === 'each' && first.of === 'others') return g.rules.people.inOrder(g).some((one) => one !== who);
  const { loss } = run.occasion;
  if (first.do === 'reduceLoss' && first.of !== 'either' && loss) return loss[first.of] > 0;
  return true;
}
