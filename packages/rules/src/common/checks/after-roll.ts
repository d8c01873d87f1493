/** Actions after the dice of a check are rolled: clues, cards and trophies for further dice, re-rolls, or enough. */

import type { Rule, Seat } from '@vigil/engine';
import type { Ability, Moment } from '../../language/abilities.js';
import { type CheckSkill, skillOf } from '../../language/check-skills.js';
import type { Effects } from '../../language/effects.js';
import {
  type CheckDetails,
  type OptionWithValue,
  optionId,
  type RollOptionPreview,
} from '../../language/questions/index.js';
import { ask, askPartnerReactions } from '../ask.js';
import { abilitiesAt, abilityOption, hasEffect, useAbility } from '../cards/abilities.js';
import { spellSpec } from '../cards/spells.js';
import type { ActiveCheck, UsableAbility } from '../contracts/abilities.js';
import type { CheckSpec } from '../contracts/checks.js';
import { matchingCards } from '../figures/filters.js';
import { forEachModifier, successFaces } from '../figures/modifiers.js';
import { type Game, unlessInterrupted } from '../game.js';
import { returnTrophy } from '../people/trophies.js';
import { possessionId } from '../possession-id.js';
import type { Investigator } from '../state.js';
import { allDiceSources, previewCheck, previewConsequences, previewPrice, rollReadingOf } from './checks.js';
import { canSpendClues, clueSteps, cluesAtATime, diceOfClue } from './clues-on-checks.js';
import { countSuccesses } from './dice.js';

type AfterRoll = 'enough' | 'clue' | { readonly trophy: string } | UsableAbility;
type AfterRollOption = OptionWithValue<'q.after-roll', AfterRoll>;

/**
 * Asks for actions on a rolled check until it is enough or nothing is left to do (A-SKILL-08 to A-SKILL-12). Changes
 * `progress`. `base`: the skill without modifiers; `roll`: rolls further dice for it.
 */
export function* resolveAfterRoll(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  base: number | undefined,
  spec: CheckSpec,
  progress: ActiveCheck,
  roll: (n: number) => void,
): Rule {
  const faces = successFaces(g, who, skill);
  for (;;) {
    const successes = successesOf(progress, faces, spec);
    if (successes >= usefulSuccesses(spec)) return;
    let first: ReturnType<typeof rollOptions> | undefined = rollOptions(g, who, spec, progress, faces);
    const seats = seatsOf(who, first);
    const waits = first.length === 1;
    if (waits && (spec.noClues || !g.rules.checks.waitsAfterRoll(g, who))) return;
    // Computed to decide whether to ask at all, and reused for the first question.
    const options = () => {
      const now = first ?? rollOptions(g, who, spec, progress, faces);
      first = undefined;
      return now;
    };

    const asking = (by: readonly Seat[], options: readonly AfterRollOption[], window = false) => ({
      by,
      key: 'q.after-roll' as const,
      args: {
        investigator: who.id,
        check: spec.kind,
        successes,
        difficulty: spec.difficulty,
        passed: successes < spec.difficulty ? ('no' as const) : ('yes' as const),
      },
      why: g.rules.reasons.afterRoll,
      options,
      asides: { busy: who },
      window,
      about: () =>
        ({
          check: spec.kind,
          cause: spec.cause.source,
          sources: allDiceSources(g, who, spec, skill, base),
          dice: progress.dice.length,
          difficulty: spec.difficulty,
          faces,
          rolled: [...progress.dice],
          successes,
          ...rollReadingOf(spec),
          spent: progress.clues,
          further: previewRollOptions(g, who, spec, progress, faces, options),
          ...(spec.fails && successes < spec.difficulty && { fails: previewPrice(g, who, spec.fails, spec.cause) }),
          ...previewConsequences(g, who, spec),
        }) satisfies CheckDetails & { readonly spent: number; readonly further: readonly RollOptionPreview[] },
    });
    let chosen = yield* ask<AfterRoll>(g, () => asking(seats, options(), waits));
    if (chosen === 'enough' && seats.length > 1) {
      // The owner's acceptance does not bind partners with a card for it (PBP-27, DEC-21).
      chosen = yield* askPartnerReactions<AfterRoll>(g, who, 'enough', (other) => {
        const own = rollOptions(g, who, spec, progress, faces).filter(({ by }) => by === other.seat);
        if (own.length === 0) return undefined;
        return asking([other.seat], [{ id: 'enough', value: 'enough', key: 'o.enough', by: other.seat }, ...own]);
      });
    }
    if (chosen === 'enough') return;
    if (chosen === 'clue') {
      for (let n = cluesAtATime(g, who); n > 0; n--) {
        who.clues -= 1;
        spendClue(g, who, skill, spec, progress, roll, undefined);
      }
    } else if ('trophy' in chosen) {
      const n = g.monster(chosen.trophy).trophyDice ?? 0;
      returnTrophy(g, who, chosen.trophy);
      roll(n);
      emitReroll(g, who, progress, faces, spec);
    } else if ('at' in chosen.ability.when) {
      const { then } = chosen.ability;
      yield* useAbility(g, chosen.owner, chosen, { check: progress });
      for (let n = cluesWorth(then); n > 0; n--) spendClue(g, who, skill, spec, progress, roll, chosen.source);
    } else {
      const used = useAbility(g, chosen.owner, chosen, { check: progress });
      // A partner who helps and is defeated by it does not end the check.
      yield* chosen.owner === who ? used : unlessInterrupted(chosen.owner, used);
      if (progress.forgiven) return;
      if (progress.passed) return;
      if (progress.rerolled !== undefined) reroll(g, who, progress, faces, spec);
    }
  }
}

/** Returns the successes so far: of the dice, and those added by cards. */
export function successesOf(under: ActiveCheck, faces: readonly number[], spec: CheckSpec): number {
  return countSuccesses(under.dice, faces, spec.sixesCountTwice) + under.added;
}

/** Returns the number of successes from which one more changes nothing. */
function usefulSuccesses({ counts, difficulty }: CheckSpec): number {
  if (counts === true) return Number.POSITIVE_INFINITY;
  return Math.max(difficulty, counts || 0);
}

/** True if a re-roll would roll any die. */
function canReroll(effects: Effects, { dice }: ActiveCheck): boolean {
  return !effects.some((effect) => effect.do === 'reroll' && effect.dice === 'ones') || dice.includes(1);
}

/** Returns the trophies that can be given up for dice, one of each kind. */
function trophyDice(g: Game, who: Investigator): AfterRollOption[] {
  const kinds = new Map(who.monsterTrophies.map((token) => [g.monster(token), token]));
  return [...kinds].flatMap(([{ id, trophyDice: n }, trophy]) =>
    n === undefined
      ? []
      : [
          {
            id: optionId.trophy(trophy),
            value: { trophy },
            key: 'o.trophy-dice' as const,
            args: { monster: id, n },
            on: trophy,
            by: who.seat,
          },
        ],
  );
}

function seatsOf(who: Investigator, options: readonly AfterRollOption[]): number[] {
  const seats = [who.seat];
  for (const { by } of options) if (by !== undefined && !seats.includes(by)) seats.push(by);
  return seats;
}

function rollOptions(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  under: ActiveCheck,
  faces: readonly number[],
): AfterRollOption[] {
  const options: AfterRollOption[] = [{ id: 'enough', value: 'enough', key: 'o.enough', by: who.seat }];
  const skill = spec.skill ?? skillOf(spec.kind);
  if (!spec.noClues) {
    // One step is enough to know.
    if (clueSteps(g, who, skill, spec, under.clues, Math.min(who.clues, cluesAtATime(g, who))).length > 0)
      options.push({ id: 'clue', value: 'clue', key: 'o.clue', args: { clues: who.clues }, by: who.seat });
    if (canSpendClues(g, who, skill, under.clues, 1)) {
      for (const use of abilitiesAt(g, who, 'at:spending-clue')) options.push(abilityOption<AfterRoll>(use, use));
      for (const use of clueSubstitutes(g, who)) options.push(abilityOption<AfterRoll>(use, use));
    }
  }
  const mayRise = under.dice.some((die) => (spec.sixesCountTwice ? die !== 6 : !faces.includes(die)));
  const passed = successesOf(under, faces, spec) >= spec.difficulty;
  if (spec.kind === 'combat' && !passed) options.push(...trophyDice(g, who));
  const rerolls = (when: Moment) =>
    'checks' in when &&
    !(passed && 'failed' in when) &&
    when.checks.some((check) => check === 'any' || check === spec.kind || check === skill);
  for (const owner of g.s.investigators) {
    if (owner.place === 'out') continue;
    const fits = owner === who ? rerolls : (when: Moment) => 'whose' in when && rerolls(when);
    for (const use of abilitiesAt(g, owner, 'after:roll', fits, spec.cause)) {
      const { then } = use.ability;
      if (hasEffect(then, 'addSuccess') || hasEffect(then, 'passCheck') || (mayRise && canReroll(then, under)))
        options.push(abilityOption<AfterRoll>(use, use));
    }
  }
  return options;
}

/**
 * Returns a preview of each option after a roll, as far as it is known (A-SKILL-08 to A-SKILL-12). The aim is to pass.
 * After passing, it is the outcome of the last success that counts, or of one more.
 */
function previewRollOptions(
  g: Game,
  who: Investigator,
  spec: CheckSpec,
  under: ActiveCheck,
  faces: readonly number[],
  options: readonly AfterRollOption[],
): RollOptionPreview[] {
  const successes = successesOf(under, faces, spec);
  const passed = successes >= spec.difficulty;
  const max = usefulSuccesses(spec);
  const aimed = passed ? (Number.isFinite(max) ? max : successes + 1) : spec.difficulty;
  const skill = spec.skill ?? skillOf(spec.kind);
  const missing = aimed - successes;
  const further: RollOptionPreview[] = [];
  for (const { id: option, value } of options) {
    if (value === 'enough') continue;
    if (value === 'clue') {
      const spend = clueSteps(g, who, skill, spec, under.clues);
      further.push({ option, dice: spend[0]?.dice ?? 0, needed: missing, aimed, spend });
      continue;
    }
    const casting = 'trophy' in value ? undefined : previewCasting(g, value, spec);
    const more = (dice: number, needed = missing, again?: number) =>
      further.push({
        option,
        dice,
        needed: Math.max(0, needed),
        aimed,
        ...(again !== undefined && { again }),
        ...(casting && { casting }),
      });
    if ('trophy' in value) {
      more(g.monster(value.trophy).trophyDice ?? 0);
      continue;
    }
    const { then } = value.ability;
    const worth = cluesWorth(then);
    if (worth > 0) more(diceOfClues(g, who, skill, spec, under.clues, worth));
    // A check passed by a card has exactly the successes it needs.
    if (!passed && hasEffect(then, 'passCheck')) more(0, 0);
    else if (isDefeatedByUse(g, who, value)) {
      // An investigator who is defeated before the check is settled loses it (A-SPELL-07).
      more(0, Math.max(1, missing));
      continue;
    }
    const added = then.reduce((sum, effect) => (effect.do === 'addSuccess' ? sum + effect.n : sum), 0);
    if (added > 0) more(0, missing - added);
    for (const effect of then) {
      if (effect.do !== 'reroll') continue;
      const again = rerolledDice(under, faces, effect.dice);
      const lost = countSuccesses(again, faces, spec.sixesCountTwice);
      more(again.length, missing + lost, passed && lost > 0 ? spec.difficulty - successes + lost : undefined);
    }
  }
  return further;
}

/** True if using the ability defeats the checking investigator although it succeeds. */
function isDefeatedByUse(g: Game, who: Investigator, { owner, ability: { cast } }: UsableAbility): boolean {
  return owner === who && cast !== undefined && g.rules.checks.isDefeatedByCasting(g, who, cast);
}

/** Returns the Spell check of a casting. Undefined: the ability is no casting. */
function previewCasting(g: Game, use: UsableAbility, { cause: { combat } }: CheckSpec): CheckDetails | undefined {
  const { ability, owner, source, possession } = use;
  return ability.cast && previewCheck(g, owner, spellSpec(g, owner, use, { source, possession, owner, combat }));
}

/** Returns the dice of `n` clues or substitutes, after `spent`. */
function diceOfClues(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  { kind }: CheckSpec,
  spent: number,
  n: number,
): number {
  let dice = 0;
  for (let one = 0; one < n; one++) dice += diceOfClue(g, who, skill, kind, spent + one);
  return dice;
}

/** Returns the dice that a re-roll would roll. */
function rerolledDice({ dice }: ActiveCheck, faces: readonly number[], which: ActiveCheck['rerolled']): number[] {
  if (which === 'one') return dice.length === 0 ? [] : [Math.min(...dice)];
  if (which === 'failures') return dice.filter((die) => !faces.includes(die));
  return which === 'ones' ? dice.filter((die) => die === 1) : [...dice];
}

/** Returns the cards that may be discarded like clues. */
function clueSubstitutes(g: Game, who: Investigator): UsableAbility[] {
  const uses: UsableAbility[] = [];
  forEachModifier(g, who, 'discardsLikeClues', ({ of }) => {
    for (const possession of matchingCards(g, who.cards, of)) {
      const id = optionId.use(`${possessionId(possession)}:clue`);
      if (uses.some((other) => other.id === id)) continue;
      uses.push({ id, source: possession.card, owner: who, ability: AS_A_CLUE, n: 0, possession });
    }
  });
  return uses;
}

const AS_A_CLUE: Ability = { when: { at: 'spending-clue' }, cost: { discard: true }, then: [{ do: 'countAsClue' }] };

/** Returns the number of clues that effects count as. */
function cluesWorth(effects: Effects): number {
  return effects.reduce((sum, effect) => (effect.do === 'countAsClue' ? sum + (effect.n ?? 1) : sum), 0);
}

/** One clue adds one die, and as many more as abilities say; it is rolled in full (A-SKILL-08, A-SKILL-09). */
function spendClue(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  spec: CheckSpec,
  under: ActiveCheck,
  roll: (n: number) => void,
  instead: string | undefined,
): void {
  const before = under.dice.length;
  roll(diceOfClue(g, who, skill, spec.kind, under.clues));
  under.clues++;
  const die = under.dice.slice(before);
  g.emit?.({ type: 'clueSpent', seat: who.seat, die, ...(instead !== undefined && { with: instead }) });
}

/** Re-rolls the dice that the ability names: every die of the check (A-SKILL-12), the failures, or one. */
function reroll(g: Game, who: Investigator, under: ActiveCheck, faces: readonly number[], spec: CheckSpec): void {
  const { dice } = under;
  if (under.rerolled === 'one') {
    // The player would choose a failure, and all failures are equal.
    const worst = dice.indexOf(Math.min(...dice));
    dice[worst] = g.dice.d6();
  } else {
    for (let i = 0; i < dice.length; i++) {
      if (under.rerolled === 'failures' && faces.includes(dice[i] as number)) continue;
      if (under.rerolled === 'ones' && dice[i] !== 1) continue;
      dice[i] = g.dice.d6();
    }
  }
  under.rerolled = undefined;
  emitReroll(g, who, under, faces, spec);
}

/** Emits the current dice of a check. */
function emitReroll(
  g: Game,
  who: Investigator,
  { dice }: ActiveCheck,
  faces: readonly number[],
  spec: CheckSpec,
): void {
  g.emit?.({
    type: 'rolled',
    seat: who.seat,
    check: spec.kind,
    dice: [...dice],
    successes: countSuccesses(dice, faces, spec.sixesCountTwice),
    difficulty: spec.difficulty,
    reroll: true,
  });
}
