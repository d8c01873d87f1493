import type { Rule } from '@vigil/engine';
import { askUnlessMoot } from '../../common/ask.js';
import { abilitiesAt, abilityOption, hasAbilityAt, useAbility } from '../../common/cards/abilities.js';
import { discardCard, exhaust } from '../../common/cards/cards.js';
import { castingCost, holdInHand, spellCheck } from '../../common/cards/spells.js';
import type { UsableAbility } from '../../common/contracts/abilities.js';
import { usedHands } from '../../common/figures/hand-slots.js';
import { isForbidden } from '../../common/figures/modifiers.js';
import type { Cause } from '../../common/game.js';
import type { Casting } from '../../language/abilities.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * True if a spell can be cast now: ready, allowed, cost payable in full, hands free (A-SPELL-01, A-SPELL-07,
 * A-SPELL-09).
 */
export function canCast(g: Game, who: Investigator, cast: Casting, cause: Cause): boolean {
  if (cause.possession?.exhausted) return false;
  if (who.sanity < castingCost(g, who, cast) && who.sanity + savableSanity(g, who) < castingCost(g, who, cast))
    return false;
  if (isForbidden(g, who, 'cast')) return false;
  if (cause.combat && cast.hands > 0) {
    if (usedHands(g, cause.combat, cast.hands) > g.rules.checks.handCount(g, who)) return false;
  }
  return true;
}

/**
 * Casts a spell (A-SPELL-02, A-SPELL-03, A-SPELL-04, A-SPELL-05). The cost is paid and the card exhausted before the
 * Spell check. On a pass the effect happens; on a failure cost and hands stay spent. The spell resolves before insanity
 * (A-SPELL-07): the caller handles a caster at 0.
 */
export function* castSpell(
  g: Game,
  who: Investigator,
  use: UsableAbility,
  cause: Cause,
  effect: (successes: number) => Rule,
): Rule {
  const cast = use.ability.cast as Casting;
  const { possession, combat } = cause;
  const cost = yield* offerToSaveSanity(g, who, castingCost(g, who, cast), cause);
  if (cost > 0) {
    who.sanity -= cost;
    g.emit?.({ type: 'paid', seat: who.seat, what: 'sanity', amount: cost, from: cause.source });
  }
  if (possession) {
    if (cast.after === 'exhaust') exhaust(g, who, possession);
    // The hands are used for this round, passed or failed (A-COMBAT-21).
    if (combat && cast.hands > 0) holdInHand(combat, possession, cast.hands);
  }
  const result = yield* spellCheck(g, who, use, cause);
  // Discarded after the casting, passed or failed.
  if (cast.after === 'discard' && possession) discardCard(g, who, possession);
  if (result.passed) yield* effect(result.successes);
}

/** True if a casting takes the caster's last Sanity; they are defeated after the spell is resolved (A-SPELL-07). */
export function isDefeatedByCasting(g: Game, who: Investigator, cast: Casting): boolean {
  const cost = castingCost(g, who, cast);
  return cost > 0 && cost >= who.sanity;
}

/** Returns the Sanity of a casting that the investigator's cards could save. */
function savableSanity(g: Game, who: Investigator): number {
  return abilitiesAt(g, who, 'at:casting').reduce((sum, use) => sum + sanitySavedBy(use), 0);
}

function sanitySavedBy({ ability }: UsableAbility): number {
  return ability.then.reduce((sum, effect) => {
    if (effect.do !== 'cheaperCasting') return sum;
    return sum + (effect.by === 'all' ? Number.POSITIVE_INFINITY : effect.by);
  }, 0);
}

/** Offers abilities that replace the Sanity cost of a casting. Returns the cost left. */
function* offerToSaveSanity(g: Game, who: Investigator, cost: number, { source }: Cause): Rule<number> {
  let left = cost;
  while (left > 0 && hasAbilityAt(g, who, 'at:casting')) {
    const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
      const usable = abilitiesAt(g, who, 'at:casting');
      if (usable.length === 0) return undefined;
      const pays = { id: 'pay', value: undefined, key: 'o.pay-sanity', args: { n: left } } as const;
      return {
        by: [who.seat],
        key: 'q.casting',
        args: { investigator: who.id, source, n: left },
        why: g.rules.reasons.answer,
        // Sanity that is not there cannot be paid.
        options: [...(who.sanity >= left ? [pays] : []), ...usable.map((use) => abilityOption(use, use))],
        asides: { inText: who },
        about: () => ({ changes: { pay: { sanity: -left } } }),
      };
    });
    if (!chosen) return left;
    yield* useAbility(g, who, chosen);
    left = Math.max(0, left - sanitySavedBy(chosen));
  }
  return left;
}
