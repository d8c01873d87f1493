import type { Rule } from '@vigil/engine';
import type { Moment } from '../../language/abilities.js';
import { type CheckSkill, skillOf } from '../../language/check-skills.js';
import type { DiceSource } from '../../language/events.js';
import type { CheckDetails } from '../../language/questions/index.js';
import type { CheckKind } from '../../language/terms.js';
import { resetCheckLimits } from '../ability-limits.js';
import { askUnlessMoot, type QuestionSpec } from '../ask.js';
import type { AllFields } from '../clone.js';
import { handOf } from '../figures/hand.js';
import { forEachModifier, sourcesOfCheck, successFaces, valueOfCheck } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';
import {
  type ActiveCheck,
  abilitiesAt,
  abilityOption,
  hasAbilityAt,
  hasEffect,
  type UsableAbility,
  useAbility,
} from './abilities.js';
import { afterRoll, successesOf } from './after-roll.js';
import { previewAbilityChecks } from './check-previews.js';
import { clueSteps } from './clues-on-checks.js';
import { countSuccesses } from './dice.js';
import { type Due, dueAtOnce } from './due.js';
import { previewLoss } from './resources.js';
import { dueOf } from './triggers.js';

/** Points that may be lost. */
interface PointLoss {
  readonly sanity?: number;
  readonly stamina?: number;
}

/** What is checked. `modifier`: the check's own; `sources`: further lines (weapons, a monster's rating). */
export interface CheckSpec {
  readonly kind: CheckKind;
  /** The skill, where it is not the one the kind names. */
  readonly skill?: CheckSkill | undefined;
  readonly modifier: number;
  readonly difficulty: number;
  readonly cause: Cause;
  readonly sources?: readonly DiceSource[] | undefined;
  /** Successes beyond the difficulty change something, so a passed check may still go on; a number: up to so many. */
  readonly counts?: boolean | number | undefined;
  /** What those bring, where it is no text that says it. */
  readonly brings?: CheckDetails['brings'] | undefined;
  readonly sixesCountTwice?: boolean | undefined;
  /** What it costs to fail it, for those who are asked whether they leave it at that. */
  readonly fails?: PointLoss | undefined;
  /** Monsters it is made against without a fight, for those who are asked about it. */
  readonly against?: readonly string[] | undefined;
  /** Clues cannot be spent (a house rule's Speed check). */
  readonly noClues?: boolean | undefined;
  /** Hears what cards say to its failure where that is due with what the text says to it. */
  readonly due?: Due[] | undefined;
  /** A second roll may follow: one of the two is enough, or both must pass (H-BLESS-02, H-BLESS-03). */
  readonly second?: 'either' | 'both' | undefined;
}

export interface CheckResult {
  readonly successes: number;
  readonly passed: boolean;
  /** How many dice were rolled for it, those of Clues among them. */
  readonly dice?: number;
  /** A card passed it without a roll. */
  readonly unrolled?: true;
  /** Failed, and nothing comes of that. */
  readonly forgiven?: true;
}

/** A bonus that is free, and what it would make of a check. */
export type BonusOffer = NonNullable<CheckDetails['allocating']>;

/**
 * A skill check (A-SKILL). First whoever can pass it without a roll may; then the dice: skill and all modifiers
 * (A-SKILL-01), none if that is below one (A-SKILL-02); then, one after another, clues, re-rolls, or enough (A-SKILL-08
 * to A-SKILL-12). Not asked where one more success could change nothing.
 */
export function* skillCheck(g: Game, who: Investigator, wanted: CheckSpec): Rule<CheckResult> {
  let spec = normalize(withOpponent(g, who, wanted));
  const under = newCheck(who);
  // What ends the fight leaves nothing to check.
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
  yield* afterRoll(g, who, skill, base, spec, under, roll);
  resetCheckLimits(who);
  const rolled = successesOf(under, faces, spec);
  // Whom a card passes after the roll has the successes that it says, if he has no more.
  const successes = under.passed ? Math.max(rolled, under.passedBy ?? 0) : rolled;
  // A-SKILL-06: whatever has come up counts, wanted or not (A-SKILL-13).
  const passed = under.passed || successes >= spec.difficulty;
  if (passed) g.passedChecks++;
  g.emit?.({ type: 'checked', seat: who.seat, check: spec.kind, successes, difficulty: spec.difficulty, passed });
  if (successes === 0 && hasNoSuccessTrigger(g, who)) {
    const answer = resolveNoSuccess(g, who, spec);
    if (spec.due) spec.due.push(...answer);
    else yield* dueAtOnce(g, who, answer);
  }
  return under.forgiven && !passed
    ? { successes, passed, forgiven: true }
    : { successes, passed, dice: under.dice.length };
}

/** A check with all fields: what is asked of it again and again is of one shape. */
function normalize(spec: CheckSpec): CheckSpec {
  const copy: AllFields<CheckSpec> = {
    kind: spec.kind,
    skill: spec.skill,
    modifier: spec.modifier,
    difficulty: spec.difficulty,
    cause: spec.cause,
    sources: spec.sources,
    counts: spec.counts,
    brings: spec.brings,
    sixesCountTwice: spec.sixesCountTwice,
    fails: spec.fails,
    against: spec.against,
    noClues: spec.noClues,
    second: spec.second,
    due: spec.due,
  };
  return copy;
}

/** A check of his, in which nothing has come about yet. */
function newCheck(who: Investigator): ActiveCheck {
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
    rerolled: undefined,
  };
  return under;
}

/** A check with what was done to it before the roll. */
function withPreparation(spec: CheckSpec, { skill, bonuses }: ActiveCheck): CheckSpec {
  if (skill === undefined && bonuses.length === 0) return spec;
  return { ...spec, ...(skill && { skill }), sources: [...(spec.sources ?? []), ...bonuses] };
}

/** A check with what his cards add to it because of the monster it is made against. */
function withOpponent(g: Game, who: Investigator, spec: CheckSpec): CheckSpec {
  const token = spec.cause.combat?.token;
  if (token === undefined || who.untilTurnEnds.length === 0 || spec.kind === 'spell') return spec;
  const sources = [...(spec.sources ?? [])];
  forEachModifier(g, who, 'checkAgainst', ({ symbol, by, others }, source) => {
    sources.push({ source, by: g.monster(token).symbol === symbol ? by : others });
  });
  return { ...spec, sources };
}

/** Whether any card of somebody's says something to a check that came to no success. */
function hasNoSuccessTrigger(g: Game, who: Investigator): boolean {
  if (!g.effectIndex.events.has('no-success')) return false;
  return handOf(g, who).triggersOn('no-success').length > 0;
}

/** What somebody's cards say to a check of an encounter that came to no success at all. */
function resolveNoSuccess(g: Game, who: Investigator, { cause }: CheckSpec): Due[] {
  const { locationCards, gateCards } = g.content;
  // An entry of a card is called by the card and its place.
  const [card = ''] = cause.source.split('/');
  if (cause.combat || !(locationCards.has(card) || gateCards.has(card))) return [];
  return dueOf(g, who, handOf(g, who).triggersOn('no-success'));
}

/**
 * The dice of a check: skill and all modifiers (A-SKILL-01), which never change what the dice show (A-SKILL-07). Below one
 * there are none (A-SKILL-02). `base`: the skill without modifiers, if it counts.
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

/** Where the dice of a check come from, line by line: the sum is the pool. */
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
 * A check as it would be rolled now, to be seen beforehand: every line of its dice, what they must give, and what Clues may
 * add. Skills that nothing has been decided about yet count as they stand. `clues`: those that will be left for it.
 */
export function previewCheck(g: Game, who: Investigator, wanted: CheckSpec, clues = who.clues): CheckDetails {
  const spec = withOpponent(g, who, wanted);
  const skill = spec.skill ?? skillOf(spec.kind);
  if (passesAutomatically(g, who, spec)) {
    return { check: spec.kind, sources: [], dice: 0, difficulty: 0, faces: successFaces(g, who, skill) };
  }
  const base = g.rules.checks.skillBase(g, who, skill);
  const allocating = g.rules.checks.bestAllocation(g, who, spec, skill);
  return {
    check: spec.kind,
    sources: allDiceSources(g, who, spec, skill, base),
    dice: Math.max(0, dicePool(g, who, spec, skill, base)),
    difficulty: spec.difficulty,
    faces: successFaces(g, who, skill),
    ...rollReadingOf(spec),
    ...previewSpending(g, who, skill, spec, clues),
    ...(spec.second && { second: spec.second }),
    ...(spec.fails && { fails: previewLoss(g, who, spec.fails, spec.cause) }),
    ...(allocating && { allocating }),
  };
}

/** Effect of Clues on a check that is previewed. */
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

/** What of a check changes how its dice are read. */
export function rollReadingOf(spec: CheckSpec): Pick<CheckDetails, 'sixes' | 'counts' | 'brings'> {
  const { sixesCountTwice, counts, difficulty, brings } = spec;
  const most = counts === true ? -1 : counts || 0;
  return {
    ...(sixesCountTwice && { sixes: true }),
    ...((most < 0 || most > difficulty) && { counts: most, ...(brings && { brings }) }),
  };
}

/** The abilities that can be used before a check. */
function usableBefore(g: Game, who: Investigator, spec: CheckSpec): readonly UsableAbility[] {
  // A check to close a gate is one of Lore or Fight (A-ENC-37).
  const closesBy = spec.kind === 'close' ? spec.skill : undefined;
  const fits = (when: Moment) =>
    'checks' in when && when.checks.some((check) => check === spec.kind || check === closesBy);
  return abilitiesAt(g, who, 'before:check', fits, spec.cause);
}

/** True if an ability that applies by itself passes a check. */
function passesAutomatically(g: Game, who: Investigator, spec: CheckSpec): boolean {
  if (!hasAbilityAt(g, who, 'before:check')) return false;
  return usableBefore(g, who, spec).some(
    ({ ability }) => ability.must === true && hasEffect(ability.then, 'passCheck'),
  );
}

/** Cards that pass a check without a roll, before it (Silver Key, Mists of Releh, ...). True: one has ended the fight. */
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

/** Whether a check is rolled now or something is used before: the value is what; undefined: it is rolled. */
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
    }),
  };
}
