/** Effects that check or roll, and their consequences. */

import type { Rule } from '@vigil/engine';
import type { CardFilter } from '../../language/conditions.js';
import type { Effect, Effects } from '../../language/effects.js';
import { optionId } from '../../language/questions/index.js';
import { ask } from '../ask.js';
import { discardCard, exhaust } from '../cards/cards.js';
import { previewChecks, textCheck } from '../checks/check-previews.js';
import { previewCheck, skillCheck } from '../checks/checks.js';
import { countSuccesses } from '../checks/dice.js';
import { combatCheck, newCombat } from '../combat/combat.js';
import type { CheckSpec } from '../contracts/checks.js';
import type { Due, EffectRun } from '../contracts/effects.js';
import { matchingCards } from '../figures/filters.js';
import { modifiersInPlay, successFaces } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import { possessionId } from '../possession-id.js';
import { defeatIfAtZero } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';
import { resolveAmount } from './amounts.js';
import { resolveSimultaneously } from './due.js';
import { performEffects } from './resolve.js';

/** Resolves a check, and the effects of its result. */
export function* resolveCheck(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'check' }>,
  run: EffectRun,
): Rule {
  const { cause, memory } = run;
  const instead = effect.insteadDiscard ?? effect.insteadExhaust;
  if (instead && (yield* payInsteadOfCheck(g, who, effect, instead, run))) {
    if (effect.pass) yield* performEffects(g, who, effect.pass, run);
    return;
  }
  const printed =
    typeof effect.modifier === 'number' ? effect.modifier : yield* resolveAmount(g, who, effect.modifier, run);
  const difficulty = effect.difficulty === undefined ? 1 : yield* resolveAmount(g, who, effect.difficulty, run);
  const due: Due[] = [];
  const check = textCheck(g, who, effect, cause, printed, difficulty);
  const result =
    'spec' in check
      ? yield* skillCheck(g, who, { ...check.spec, due })
      : yield* combatCheck(g, who, newCombat(who, undefined), 0, check.opponent);
  memory.successes = result.successes;
  if (result.forgiven) return yield* resolveSimultaneously(g, who, due);
  let then = result.passed ? effect.pass : effect.fail;
  for (const row of effect.bySuccesses ?? []) if (result.successes >= row.from) then = row.then;
  if (then) due.unshift({ source: cause.source, effects: then, run: performEffects(g, who, then, run) });
  yield* resolveSimultaneously(g, who, due);
  yield* defeatIfAtZero(g, who);
}

/** Offers to discard or exhaust a named card in place of the check. Returns true if accepted. */
function* payInsteadOfCheck(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'check' }>,
  filter: CardFilter,
  run: EffectRun,
): Rule<boolean> {
  const exhausts = effect.insteadExhaust !== undefined;
  const cards = matchingCards(g, who.cards, filter).filter(({ exhausted }) => !(exhausts && exhausted));
  const [possession] = cards;
  if (!possession) return false;
  if (exhausts) return yield* exhaustInsteadOfCheck(g, who, effect, cards, run);
  const instead = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.instead-of-check',
    args: { investigator: who.id, check: effect.check, card: possession.card },
    why: g.rules.reasons.choice,
    options: [
      { id: 'check', value: false, key: 'o.make-check', args: { check: effect.check } },
      ...(who.cards.includes(possession)
        ? [
            {
              id: 'discard',
              value: true,
              key: 'o.discard-card',
              args: { card: possession.card },
              on: possession.card,
            } as const,
          ]
        : []),
    ],
    asides: { inText: who },
    about: () => ({
      effects: [effect],
      source: run.cause.source,
      checks: previewChecks(g, who, [['check', [effect]]], run.cause),
    }),
  }));
  if (instead) discardCard(g, who, possession);
  return instead;
}

/** Offers to exhaust one of several cards in place of the check, and remembers it. Returns true if accepted. */
function* exhaustInsteadOfCheck(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'check' }>,
  cards: readonly Possession[],
  run: EffectRun,
): Rule<boolean> {
  const chosen = yield* ask<Possession | undefined>(g, () => {
    const held = cards.filter((card) => who.cards.includes(card) && !card.exhausted);
    const different = new Map(held.map((card) => [possessionId(card), card]));
    return {
      by: [who.seat],
      key: 'q.exhaust-in-place',
      args: { investigator: who.id, check: effect.check, source: run.cause.source },
      why: g.rules.reasons.choice,
      options: [
        { id: 'check', value: undefined, key: 'o.make-check', args: { check: effect.check } },
        ...[...different].map(([id, possession]) => ({
          id: optionId.card(id),
          value: possession,
          key: 'o.card' as const,
          args: { card: possession.card },
          on: possession.card,
        })),
      ],
      asides: { inText: who },
      about: () => ({
        effects: [effect],
        source: run.cause.source,
        checks: previewChecks(g, who, [['check', [effect]]], run.cause),
      }),
    };
  });
  run.memory.exhausted = chosen;
  if (chosen) exhaust(g, who, chosen);
  return chosen !== undefined;
}

/** Rolls the dice of a text, and resolves its effects for each face, success or failure. */
export function* resolveRoll(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'roll' }>,
  run: EffectRun,
): Rule {
  const { memory } = run;
  const n = yield* resolveAmount(g, who, effect.dice, run);
  const byFaces = (effect.faces ?? effect.eachFace) !== undefined && !effect.success && !effect.failure;
  const dice = yield* g.rules.checks.rollDice(g, who, n, run.cause, byFaces);
  memory.rolled = dice.reduce((sum, die) => sum + die, 0);
  memory.successes = countSuccesses(dice, successFaces(g, who));
  memory.failures = dice.length - memory.successes;
  const { successes, failures } = memory;
  for (const { on, then } of effect.faces ?? []) {
    if ((losingFaces(g, then, run) ?? on).includes(dice[0] as number)) yield* performEffects(g, who, then, run);
  }
  if (effect.eachFace) {
    for (const die of dice)
      if (effect.eachFace.on.includes(die)) yield* performEffects(g, who, effect.eachFace.then, run);
  }
  if (effect.success) for (let i = 0; i < successes; i++) yield* performEffects(g, who, effect.success, run);
  if (effect.failure) for (let i = 0; i < failures; i++) yield* performEffects(g, who, effect.failure, run);
  if (effect.then) yield* performEffects(g, who, effect.then, run);
}

/** Returns the replaced faces on which a card leaves its owner, if anything changes them. */
function losingFaces(g: Game, [first]: Effects, { cause }: EffectRun): readonly number[] | undefined {
  if (first?.do !== 'discardThis' && first?.do !== 'removeStatus') return undefined;
  const card = cause.possession?.card;
  for (const [modifier] of modifiersInPlay(g, 'statusRemovedOn')) if (modifier.card === card) return modifier.faces;
  return undefined;
}

/**
 * Without a die, and without a loss (a strong body, say), a check could be repeated for ever. The text does not cover
 * this: after this many repeats without change the investigator stops.
 */
const MAX_FUTILE_CHECKS = 20;

/** Repeats a check until it is passed, or failed, or the investigator stops. */
export function* repeatCheck(
  g: Game,
  who: Investigator,
  effect: Extract<Effect, { do: 'repeat' }>,
  run: EffectRun,
): Rule {
  const { cause, memory } = run;
  const { until, worse = 0 } = effect;
  memory.passes = 0;
  let vain = 0;
  for (let modifier = effect.modifier; vain < MAX_FUTILE_CHECKS; modifier -= worse) {
    const before = JSON.stringify(who);
    const spec = { kind: effect.check, modifier, difficulty: 1, cause };
    const { passed, successes, dice } = yield* skillCheck(g, who, spec);
    memory.successes = successes;
    if (passed) memory.passes++;
    yield* performEffects(g, who, (passed ? effect.pass : effect.fail) ?? [], run);
    yield* defeatIfAtZero(g, who);
    if (passed === (until === 'passed')) return;
    if (effect.may && !(yield* continues(g, who, { ...spec, modifier: modifier - worse }))) return;
    vain = dice === 0 && JSON.stringify(who) === before ? vain + 1 : 0;
  }
}

function* continues(g: Game, who: Investigator, next: CheckSpec & { readonly cause: Cause }): Rule<boolean> {
  return yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.again',
    args: { investigator: who.id, source: next.cause.source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    about: () => ({ checks: { yes: previewCheck(g, who, next) } }),
    asides: { inText: who },
  }));
}
