import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { abilitiesAt, hasEffect } from '../../common/cards/abilities.js';
import { discardCard, exhaust } from '../../common/cards/cards.js';
import { castingCost, castingSpec, holdInHand, spellSpec } from '../../common/cards/spells.js';
import { previewCheck, previewConsequences, skillCheck } from '../../common/checks/checks.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import type { CheckSpec, FailurePrice } from '../../common/contracts/checks.js';
import { usedHands } from '../../common/figures/hand-slots.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import type { Cause } from '../../common/game.js';
import { dealLoss } from '../../common/resources/resources.js';
import type { Casting } from '../../language/abilities.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { allocateSlot, listRollOptions, pairName, type RollOption, type SkillBonus } from './skills.js';

/**
 * True if a spell can be cast now: ready, allowed, hands free. Its Sanity Cost is only lost on a failure, so low Sanity
 * prevents no attempt (H-SPELL-03, H-SPELL-10).
 */
export function canCast(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean {
  if (cause.possession?.exhausted) return false;
  if (isForbidden(g, who, 'cast')) return false;
  if (hasFailedUnchanged(g, who, cast, cause)) return false;
  return cause.combat === undefined || usedHands(g, cause.combat, cast.hands) <= 2;
}

/**
 * Makes one attempt to cast a spell (H-SPELL-01, H-SPELL-02, H-SPELL-03, H-SPELL-04). On a pass the card is exhausted,
 * its hands are filled, its effect happens, and it costs nothing. On a failure it stays ready and fills no hands. Its
 * Sanity Cost is lost, which kills as any loss does. Another attempt is another use of the card. A spell that counts
 * successes fails with none (H-SPELL-06).
 */
export function* castSpell(
  g: Game,
  who: Investigator,
  use: UsableAbility,
  cause: Cause,
  effect: (successes: number) => Rule,
): Rule {
  const { possession, combat } = cause;
  const cast = use.ability.cast as Casting;
  const spec = castingCheckSpec(g, who, use, cause);
  const before = cannotPass(g, who, spec) ? situationKey(g, spec) : undefined;
  const isSure = yield* offerSureCasting(g, who, use, spec);
  const { successes, passed } = isSure ? { successes: spec.difficulty, passed: true } : yield* skillCheck(g, who, spec);
  g.emit?.({ type: 'cast', seat: who.seat, card: use.source, passed });
  if (!passed) {
    yield* dealLoss(g, who, { sanity: castingCost(g, who, cast) }, cause);
    if (possession && before !== undefined && before === situationKey(g, spec)) g.recordFailedSpell(possession, before);
    return;
  }
  if (possession) {
    if (cast.after === 'exhaust') exhaust(g, who, possession);
    if (combat && cast.hands > 0) holdInHand(combat, possession, cast.hands);
    if (cast.after === 'discard') discardCard(g, who, possession);
  }
  yield* effect(successes);
}

// ---- impossible castings ----

/**
 * True if an impossible casting of it failed and nothing has changed since. Another attempt could repeat that endlessly
 * without cost (Harvey Walters).
 */
function hasFailedUnchanged(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean {
  const before = cause.possession && g.failedSpells?.get(cause.possession);
  return before !== undefined && before === situationKey(g, castingSpec(g, who, cast, cause));
}

/** Returns everything that a casting depends on, as a text to compare. */
function situationKey(g: Game, { modifier, difficulty }: CheckSpec): string {
  const { city } = g.s;
  // The number of attempts is not a change.
  const table = city ? { ...g.s, city: { ...city, encounter: undefined, failedSpells: undefined } } : g.s;
  return JSON.stringify([modifier, difficulty, table]);
}

/** True if a Spell check cannot be passed: too few dice with any option, and nothing that adds one. */
function cannotPass(g: Game, who: Investigator, spec: CheckSpec): boolean {
  if (who.clues > 0 || abilitiesAt(g, who, 'at:spending-clue').length > 0) return false;
  return listRollOptions(g, who, spec, 'lore').every(({ dice }) => dice < spec.difficulty);
}

/** Returns the price of a failed casting: its Sanity Cost (H-SPELL-03). */
export function castingPrice(g: Game, who: Investigator, cast: Casting): FailurePrice | undefined {
  const sanity = castingCost(g, who, cast);
  return sanity > 0 ? { sanity } : undefined;
}

/** Returns the casting check. All successes count if it passes another check: extra ones count there (H-SPELL-07). */
function castingCheckSpec(g: Game, who: Investigator, use: UsableAbility, cause: Cause): CheckSpec {
  const spec = spellSpec(g, who, use, cause);
  return hasEffect(use.ability.then, 'passCheck') ? { ...spec, counts: true } : spec;
}

type CastingAttempt = 'roll' | { readonly bonus: SkillBonus | undefined };

/**
 * Offers to take a spell without Sanity cost as cast, with just enough successes (H-SPELL-05). The dice of a
 * roll must be enough. This is free without a bonus or with an allocated one; otherwise a bonus is allocated. The
 * caster may roll instead. Returns true if taken.
 */
function* offerSureCasting(g: Game, who: Investigator, use: UsableAbility, spec: CheckSpec): Rule<boolean> {
  const cast = use.ability.cast as Casting;
  if (castingCost(g, who, cast) > 0) return false;
  const attempt = yield* ask<CastingAttempt>(g, () => ({
    by: [who.seat],
    key: 'q.cast',
    args: { investigator: who.id, card: use.source },
    why: 'H-SPELL-05',
    options: [
      ...sureRollOptions(g, who, spec).map(sureOption),
      { id: 'roll', value: 'roll' as const, key: 'o.roll-to-cast' as const },
    ],
    asides: { busy: who },
    about: () => ({ checks: { roll: previewCheck(g, who, spec) }, ...previewConsequences(g, who, spec) }),
  }));
  if (attempt === 'roll') return false;
  const { bonus } = attempt;
  if (bonus && !bonus.allocated) allocateSlot(g, who, bonus.pair, bonus.slot);
  return true;
}

/** Returns the sure options: one without a slot if possible, otherwise each sufficient slot. */
function sureRollOptions(g: Game, who: Investigator, spec: CheckSpec): RollOption[] {
  const sure = listRollOptions(g, who, spec, 'lore').filter(({ dice }) => dice >= spec.difficulty);
  const atNoCost = sure.find(({ bonus }) => bonus === undefined || bonus.allocated);
  return atNoCost ? [atNoCost] : sure;
}

function sureOption({ bonus }: RollOption): OptionWithValue<'q.cast', CastingAttempt> {
  if (!bonus || bonus.allocated) return { id: 'sure', value: { bonus }, key: 'o.cast-surely' };
  return {
    id: optionId.sure(pairName(bonus.pair), bonus.slot),
    value: { bonus },
    key: 'o.cast-surely-with',
    args: { skill: 'lore', value: bonus.value },
  };
}
