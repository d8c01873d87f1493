import type { Rule } from '@vigil/engine';
import type { Moment } from '../../language/abilities.js';
import { type CheckSkill, skillOf } from '../../language/check-skills.js';
import type { Effects } from '../../language/effects.js';
import type { DiceSource } from '../../language/events.js';
import type { CheckConsequences, CheckDetails } from '../../language/questions/index.js';
import { resetCheckLimits } from '../ability-limits.js';
import { askUnlessMoot, type QuestionSpec } from '../ask.js';
import { abilitiesAt, abilityOption, hasAbilityAt, hasEffect, useAbility } from '../cards/abilities.js';
import type { AllFields } from '../clone.js';
import type { ActiveCheck, UsableAbility } from '../contracts/abilities.js';
import type { CheckResult, CheckSpec, FailurePrice } from '../contracts/checks.js';
import type { Due } from '../contracts/effects.js';
import { resolveSimultaneously } from '../effects/due.js';
import { dueOf } from '../effects/triggers.js';
import { handOf } from '../figures/hand.js';
import { findModifier, forEachModifier, sourcesOfCheck, successFaces, valueOfCheck } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import { previewLoss } from '../resources/resources.js';
import type { Investigator } from '../state.js';
import { resolveAfterRoll, successesOf } from './after-roll.js';
import { previewAbilityChecks } from './check-previews.js';
import { clueSteps } from './clues-on-checks.js';
import { countSuccesses } from './dice.js';

/**
 * Makes a skill check (A-SKILL). Abilities that pass it without a roll come first. Then the dice: skill and all
 * modifiers (A-SKILL-01), none if that is below one (A-SKILL-02). Then, one after another, clues, re-rolls, or enough
 * (A-SKILL-08 to A-SKILL-12). No question is asked if one more success could change nothing.
 */
export function* skillCheck(g: Game, who: Investigator, wanted: CheckSpec): Rule<CheckResult> {
  let spec = normalize(withOpponent(g, who, wanted));
  const under = newCheck(who, spec);
  // If an ability ended the fight, there is nothing to check.
  if (yield* beforeCheck(g, who, spec, under)) return { successes: 0, passed: true, unrolled: true };
  if (under.passed) {
    const successes = Math.max(spec.difficulty, under.passedBy ?? 0);
    const { kind, difficulty } = spec;
    g.passedChecks++;
    g.emit?.({ type: 'checked', seat: who.seat, check: kind, successes, difficulty, passed: true });
    return { successes, passed: true, unrolled: true };
  }
  spec = withPreparation(spec, under);
  const skill = spec.skill ?? skillOf(spec.kind);
  const base = yield* g.rules.checks.prepareSkill(g, who, spec, skill);
  const pool = dicePool(g, who, spec, skill, base);
  const faces = successFaces(g, who, skill);
  const roll = (n: number) => {
    for (let i = 0; i < n; i++) under.dice.push(g.dice.d6());
  };
  roll(pool);
  g.emit?.({
    type: 'rolled',
    seat: who.seat,
    check: spec.kind,
    dice: [...under.dice],
    successes: countSuccesses(under.dice, faces, spec.sixesCountTwice),
    difficulty: spec.difficulty,
    sources: allDiceSources(g, who, spec, skill, base),
  });
  yield* resolveAfterRoll(g, who, skill, base, spec, under, roll);
  resetCheckLimits(who);
  const rolled = successesOf(under, faces, spec);
  // A card that passes the check after the roll grants its successes as a minimum.
  const successes = under.passed ? Math.max(rolled, under.passedBy ?? 0) : rolled;
  // A-SKILL-06: every success counts, wanted or not (A-SKILL-13).
  const passed = under.passed || successes >= spec.difficulty;
  if (passed) g.passedChecks++;
  g.emit?.({ type: 'checked', seat: who.seat, check: spec.kind, successes, difficulty: spec.difficulty, passed });
  if (successes === 0 && hasNoSuccessTrigger(g, who)) {
    const answer = resolveNoSuccess(g, who, spec);
    if (spec.due) spec.due.push(...answer);
    else yield* resolveSimultaneously(g, who, answer);
  }
  return under.forgiven && !passed
    ? { successes, passed, forgiven: true }
    : { successes, passed, dice: under.dice.length };
}

/** Returns a check with all fields, so that all checks have one hidden class. */
function normalize(spec: CheckSpec): CheckSpec {
  const copy: AllFields<CheckSpec> = {
    kind: spec.kind,
    skill: spec.skill,
    modifier: spec.modifier,
    difficulty: spec.difficulty,
    cause: spec.cause,
    sources: spec.sources,
    counts: spec.counts,
    surplusEffect: spec.surplusEffect,
    sixesCountTwice: spec.sixesCountTwice,
    fails: spec.fails,
    against: spec.against,
    foes: spec.foes,
    noClues: spec.noClues,
    second: spec.second,
    due: spec.due,
    opposed: spec.opposed,
  };
  return copy;
}

/** Returns the state of a new check. */
function newCheck(who: Investigator, spec: CheckSpec): ActiveCheck {
  const under: AllFields<ActiveCheck> = {
    passed: false,
    passedBy: undefined,
    clues: 0,
    dice: [],
    skill: undefined,
    forgiven: undefined,
    added: 0,
    bonuses: [],
    who,
    spec,
    rerolled: undefined,
  };
  return under;
}

/** Returns a check with the changes made before the roll. */
function withPreparation(spec: CheckSpec, { skill, bonuses }: ActiveCheck): CheckSpec {
  if (skill === undefined && bonuses.length === 0) return spec;
  return { ...spec, ...(skill && { skill }), sources: [...(spec.sources ?? []), ...bonuses] };
}

/** Returns a check with the bonuses of the investigator's cards against its monster. */
function withOpponent(g: Game, who: Investigator, spec: CheckSpec): CheckSpec {
  const token = spec.cause.combat?.token;
  if (token === undefined || who.untilTurnEnds.length === 0 || spec.kind === 'spell' || spec.opposed) return spec;
  const sources = [...(spec.sources ?? [])];
  forEachModifier(g, who, 'checkAgainst', ({ symbol, by, others }, source) => {
    sources.push({ source, by: g.monster(token).symbol === symbol ? by : others });
  });
  return { ...spec, sources, opposed: true };
}

/** True if any card of the investigator's answers a check without success. */
function hasNoSuccessTrigger(g: Game, who: Investigator): boolean {
  if (!g.effectIndex.events.has('no-success')) return false;
  return handOf(g, who).triggersOn('no-success').length > 0;
}

/** Resolves the investigator's triggers for an encounter check without any success. */
function resolveNoSuccess(g: Game, who: Investigator, { cause }: CheckSpec): Due[] {
  const { locationCards, gateCards } = g.content;
  // The source of an entry consists of its card and place.
  const [card = ''] = cause.source.split('/');
  if (cause.combat || !(locationCards.has(card) || gateCards.has(card))) return [];
  return dueOf(g, who, handOf(g, who).triggersOn('no-success'));
}

/**
 * Returns the dice of a check: skill and all modifiers (A-SKILL-01), which never change what the dice show
 * (A-SKILL-07). Below one there are none (A-SKILL-02). `base`: the skill without modifiers, if it counts.
 */
export function dicePool(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  skill: CheckSkill,
  base: number | undefined,
): number {
  let pool = valueOfCheck(g, who, spec.kind, skill, base) + spec.modifier;
  if (spec.sources) for (const { by } of spec.sources) pool += by;
  return pool;
}

/** Returns the sources of a check's dice, line by line. Their sum is the pool. */
export function allDiceSources(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  skill: CheckSkill,
  base: number | undefined,
): DiceSource[] {
  const sources = sourcesOfCheck(g, who, spec.kind, skill, base);
  if (spec.sources) sources.push(...spec.sources);
  if (spec.modifier !== 0) sources.push({ source: spec.cause.source, by: spec.modifier });
  return sources;
}

/**
 * Returns a preview of a check if rolled now: every line of its dice, the required successes, and the effect of Clues.
 * Skills without a decision yet count as they are. `clues`: Clues left for it.
 */
export function previewCheck(g: Game, who: Investigator, wanted: CheckSpec, clues = who.clues): CheckDetails {
  const spec = withOpponent(g, who, wanted);
  const skill = spec.skill ?? skillOf(spec.kind);
  if (passesAutomatically(g, who, spec)) {
    return {
      check: spec.kind,
      cause: spec.cause.source,
      sources: [],
      dice: 0,
      difficulty: 0,
      faces: successFaces(g, who, skill),
    };
  }
  const base = g.rules.checks.skillBase(g, who, skill);
  const allocating = g.rules.checks.bestAllocation(g, who, spec, skill);
  return {
    check: spec.kind,
    cause: spec.cause.source,
    sources: allDiceSources(g, who, spec, skill, base),
    dice: Math.max(0, dicePool(g, who, spec, skill, base)),
    difficulty: spec.difficulty,
    faces: successFaces(g, who, skill),
    ...rollReadingOf(spec),
    ...previewSpending(g, who, skill, spec, clues),
    ...(spec.second && { second: spec.second }),
    ...(spec.fails && { fails: previewPrice(g, who, spec.fails, spec.cause) }),
    ...(allocating && { allocating }),
  };
}

/** Returns the other stakes of a check. */
export function previewConsequences(g: Game, who: Investigator, spec: CheckSpec): CheckConsequences {
  const { within } = spec.cause;
  const foes = (spec.foes ?? within?.foes)?.() ?? [];
  return { ...(foes.length > 0 && { foes }), ...(within && { pending: previewCheck(g, who, within) }) };
}

/** Returns the price of a failure after reductions of its losses. */
export function previewPrice(
  g: Game,
  who: Investigator,
  { isCost, ...price }: FailurePrice,
  cause: Cause,
): FailurePrice {
  if (isCost) return price;
  const fate = price.fate === 'lost' ? (findModifier(g, who, 'lostMeans')?.fate ?? 'lost') : price.fate;
  return { ...price, ...previewLoss(g, who, price, cause), ...(fate && { fate }) };
}

/** Returns the price of a failure: points, and the fate that a monster's text adds. */
export function priceOf(
  points: Pick<FailurePrice, 'sanity' | 'stamina'>,
  fatal?: boolean,
  text?: Effects,
): FailurePrice {
  const fate = text?.flatMap((effect) => (effect.do === 'applyFate' ? [effect.fate] : []))[0];
  return { ...points, ...(fatal && { fatal }), ...(fate && { fate }) };
}

/** Returns the effect of Clues on a previewed check. */
export function previewSpending(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  spec: CheckSpec,
  clues = who.clues,
): Pick<CheckDetails, 'spend'> {
  const spend = clueSteps(g, who, skill, spec, 0, clues);
  return spend.length > 0 ? { spend } : {};
}

/** Returns the fields of a check that change how its dice are read. */
export function rollReadingOf(spec: CheckSpec): Pick<CheckDetails, 'sixes' | 'counts' | 'surplusEffect'> {
  const { sixesCountTwice, counts, difficulty, surplusEffect } = spec;
  const max = counts === true ? -1 : counts || 0;
  return {
    ...(sixesCountTwice && { sixes: true }),
    ...((max < 0 || max > difficulty) && { counts: max, ...(surplusEffect && { surplusEffect }) }),
  };
}

/** Returns the abilities that can be used before a check. */
function usableBefore(g: Game, who: Investigator, spec: CheckSpec): readonly UsableAbility[] {
  // A check to close a gate is one of Lore or Fight (A-ENC-37).
  const closesBy = spec.kind === 'close' ? spec.skill : undefined;
  const fits = (when: Moment) =>
    'checks' in when && when.checks.some((check) => check === spec.kind || check === closesBy);
  return abilitiesAt(g, who, 'before:check', fits, spec.cause);
}

/** True if an automatic ability passes a check. */
function passesAutomatically(g: Game, who: Investigator, spec: CheckSpec): boolean {
  if (!hasAbilityAt(g, who, 'before:check')) return false;
  return usableBefore(g, who, spec).some(
    ({ ability }) => ability.must === true && hasEffect(ability.then, 'passCheck'),
  );
}

/**
 * Offers cards that pass a check before the roll (Silver Key, Mists of Releh, ...). Returns true if one has ended the
 * fight.
 */
function* beforeCheck(g: Game, who: Investigator, spec: CheckSpec, under: ActiveCheck): Rule<boolean> {
  while (!under.passed && hasAbilityAt(g, who, 'before:check')) {
    const must = usableBefore(g, who, spec).find(({ ability }) => ability.must);
    const chosen =
      must ??
      (yield* askUnlessMoot(g, () => {
        const usable = usableBefore(g, who, spec);
        return usable.length === 0 ? undefined : rollOrUse(g, who, withPreparation(spec, under), usable);
      }));
    if (!chosen) return false;
    yield* useAbility(g, who, chosen, { combat: spec.cause.combat, check: under });
    if (spec.cause.combat?.over) return true;
  }
  return false;
}

/** Asks whether a check is rolled now or an ability is used before. Returns the ability; undefined to roll. */
export function rollOrUse(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  usable: readonly UsableAbility[],
): QuestionSpec<UsableAbility | undefined> {
  return {
    by: [who.seat],
    key: 'q.before-check',
    args: { investigator: who.id, check: spec.kind },
    why: g.rules.reasons.beforeRoll,
    options: [{ id: 'roll', value: undefined, key: 'o.roll' }, ...usable.map((use) => abilityOption(use, use))],
    asides: { busy: who },
    about: () => ({
      checks: { roll: previewCheck(g, who, spec), ...previewAbilityChecks(g, usable, spec.cause.combat) },
      ...previewConsequences(g, who, spec),
    }),
  };
}
