import type { Rule } from '@vigil/engine';
import type { Ability, Trigger } from '../../language/abilities.js';
import type { Cost, Effect } from '../../language/effects.js';
import { type OptionId, type OptionWithValue, optionId } from '../../language/questions/index.js';
import { askUnlessMoot } from '../ask.js';
import { abilitiesAt, abilityOption, useAbility } from '../cards/abilities.js';
import { hasBoundCard, pickOwnCard, releaseBoundCards } from '../cards/cards.js';
import { previewAbilityChecks } from '../checks/check-previews.js';
import type { UsableAbility } from '../contracts/abilities.js';
import { resolve } from '../effects/resolve.js';
import { holds } from '../figures/conditions.js';
import { cannotBeLost } from '../figures/filters.js';
import { handOf } from '../figures/hand.js';
import { modifiersInPlay } from '../figures/modifiers.js';
import { type Cause, type Game, Interrupted, unlessInterrupted, whileOccupied } from '../game.js';
import { canPay, pay } from '../resources/costs.js';
import { canRestore, defeatIfAtZero, isStanding } from '../resources/resources.js';
import type { Investigator, Possession } from '../state.js';

/** Refreshes every exhausted card (A-UPKEEP-03, H-UPKEEP-41), except cards whose refresh price is not paid. */
export function* refresh(g: Game, who: Investigator): Rule {
  let cards = 0;
  for (const possession of yield* chooseToRefresh(g, who)) {
    if (!(yield* refreshPaid(g, who, possession)) || (yield* staysExhausted(g, who, possession))) continue;
    // Cards given away or lost during the question are not refreshed.
    if (!who.cards.includes(possession)) continue;
    possession.exhausted = undefined;
    releaseBoundCards(g, who);
    cards++;
  }
  if (cards > 0) g.emit?.({ type: 'refreshed', seat: who.seat, cards });
  // The price may have taken the last point (A-SPELL-07). An investigator who is busy is defeated afterwards.
  if (!isStanding(who) && !g.busy.has(who.seat)) yield* continueAfterDefeat(who, defeatIfAtZero(g, who));
}

/** Returns the exhausted cards to refresh in this Upkeep: all of them, or as many of choice as a card allows. */
function* chooseToRefresh(g: Game, who: Investigator): Rule<readonly Possession[]> {
  const exhausted = who.cards.filter((possession) => possession.exhausted);
  const limit = modifiersInPlay(g, 'refreshLimit')[0];
  if (!limit || exhausted.length <= limit[0].most) return exhausted;
  const chosen: Possession[] = [];
  const left = () => exhausted.filter((possession) => !chosen.includes(possession));
  while (chosen.length < limit[0].most) {
    const n = limit[0].most - chosen.length;
    const card = yield* pickOwnCard(g, who, left, 'q.refresh-card', g.rules.reasons.refreshPrice, limit[1], n);
    if (!card) break;
    chosen.push(card);
  }
  return chosen;
}

/** Asks if a card stays exhausted for its price. It provides another card for as long as it does (Y-MAGIC-01). */
function* staysExhausted(g: Game, who: Investigator, possession: Possession): Rule<boolean> {
  const { card } = possession;
  const { staysCost } = g.card(card);
  const cause: Cause = { source: card, possession };
  if (!staysCost) return false;
  // The investigator may spend the price or lose the cards during the question.
  const may = () => who.cards.includes(possession) && hasBoundCard(g, who, card) && canPay(g, who, staysCost, cause);
  return yield* offerPayment(g, who, staysCost, cause, may, 'q.stay-exhausted');
}

/** Asks for the price of a card that refreshes only against one; unpaid, it stays exhausted (A-UPKEEP-13). */
function* refreshPaid(g: Game, who: Investigator, possession: Possession): Rule<boolean> {
  const { card } = possession;
  const { refreshCost } = g.card(card);
  if (!refreshCost) return true;
  const cause: Cause = { source: card, possession };
  const may = () => who.cards.includes(possession) && canPay(g, who, refreshCost, cause);
  return yield* offerPayment(g, who, refreshCost, cause, may, 'q.refresh');
}

/** Offers the owner an Upkeep price for as long as it can be paid. Returns true if it was paid. */
function* offerPayment(
  g: Game,
  who: Investigator,
  cost: Cost,
  cause: Cause,
  may: () => boolean,
  key: 'q.refresh' | 'q.stay-exhausted',
): Rule<boolean> {
  const isPaid = yield* askUnlessMoot<boolean>(g, () =>
    may()
      ? {
          by: [who.seat],
          key,
          args: { investigator: who.id, card: cause.source },
          why: g.rules.reasons.refreshPrice,
          options: [
            { id: 'yes', value: true, key: 'o.yes' },
            { id: 'no', value: false, key: 'o.no' },
          ],
          about: () => ({ effects: [{ do: 'may', cost, then: [] }], source: cause.source, checks: {} }),
        }
      : undefined,
  );
  if (isPaid) yield* pay(g, who, cost, cause);
  return isPaid === true;
}

/** A pending Upkeep action. It is compulsory, in the owner's order (A-UPKEEP-04). */
export interface UpkeepAction {
  readonly id: OptionId<'action'>;
  readonly cause: Cause;
  readonly then: Effect[];
}

/** True if a text only rolls a die for whether its card is lost. */
function onlyRisksItself({ then }: Trigger): boolean {
  return then.every(
    (effect) =>
      effect.do === 'roll' && effect.faces?.every(({ then: [first] }) => first?.do === 'discardThis') === true,
  );
}

/** Returns the Upkeep actions of an investigator's cards. `isSpared`: leaves some out this time. */
export function upkeepActions(
  g: Game,
  who: Investigator,
  isSpared: (source: string, trigger: Trigger, possession: Possession | undefined) => boolean = () => false,
): UpkeepAction[] {
  const waiting: UpkeepAction[] = [];
  for (const { trigger, source, possession } of handOf(g, who).triggersOn('upkeep')) {
    if (isSpared(source, trigger, possession)) continue;
    if (trigger.if && !holds(g, who, trigger.if, { source, possession })) continue;
    // A card that cannot be lost rolls no die for it.
    if (possession && onlyRisksItself(trigger) && cannotBeLost(g, possession)) continue;
    // The texts of one card are one action, in order: a Retainer pays before its die is rolled (A-UPKEEP-14).
    const same = waiting.at(-1);
    if (same && same.cause.possession === possession && same.cause.source === source) same.then.push(...trigger.then);
    else waiting.push({ id: optionId.action(source), cause: { source, possession }, then: [...trigger.then] });
  }
  return waiting;
}

/**
 * Resolves an investigator's Upkeep actions and usable Upkeep abilities, in the order of their choice (H-UPKEEP-44).
 */
export function* resolveUpkeepActions(g: Game, who: Investigator, waiting: UpkeepAction[], why: string): Rule {
  for (const possession of who.cards) possession.fresh = undefined;
  for (;;) {
    const chosen = yield* askUnlessMoot<UpkeepAction | UsableAbility | undefined>(g, () => {
      // A Spell cast meanwhile may have ended the investigator.
      if (who.place === 'out') return undefined;
      const usable = abilitiesAt(g, who, 'phase:upkeep');
      if (waiting.length === 0 && usable.length === 0) return undefined;
      // Equal cards have one option: their order does not matter.
      const different = waiting.filter(({ id }, at) => waiting.findIndex((other) => other.id === id) === at);
      const options: OptionWithValue<'q.upkeep', UpkeepAction | UsableAbility | undefined>[] = different.map(
        (action) => ({
          id: action.id,
          value: action,
          key: 'o.upkeep-action',
          args: { card: action.cause.source },
          on: action.cause.source,
        }),
      );
      for (const use of usable) options.push(abilityOption(use, use));
      if (waiting.length === 0) options.unshift({ id: 'done', value: undefined, key: 'o.done' });
      return {
        by: [who.seat],
        key: 'q.upkeep',
        args: { investigator: who.id },
        why,
        options,
        about: () => ({ checks: previewAbilityChecks(g, usable), withoutEffect: idleActionIds(g, usable) }),
      };
    });
    if (!chosen) return;
    if ('ability' in chosen) yield* useInUpkeep(g, who, chosen);
    else {
      waiting.splice(waiting.indexOf(chosen), 1);
      const { possession } = chosen.cause;
      if (possession && !who.cards.includes(possession)) continue;
      yield* continueAfterDefeat(who, whileOccupied(g, who, resolve(g, who, chosen.then, chosen.cause)));
    }
  }
}

/**
 * Returns the ids of Upkeep options that could change nothing: treatment of investigators who lack nothing. None of the
 * remaining Upkeep options may hurt anyone either. The options stay legal; a table may skip them.
 */
function idleActionIds(g: Game, usable: readonly UsableAbility[]): string[] {
  const idle = usable.filter((use) => isIdle(g, use)).map(({ id }) => id);
  return idle.length > 0 && canStillBeHurt(g) ? [] : idle;
}

/** True if an ability only treats, and there is no one to treat now. */
function isIdle(g: Game, { owner, ability, source }: UsableAbility): boolean {
  if (!isFreeTreatment(ability)) return false;
  const targets = ability.for
    ? g.s.investigators.filter((other) => other === owner || g.rules.people.isNearby(g, owner, other))
    : [owner];
  return ability.then.every(
    (effect) =>
      effect.do === 'gain' &&
      (effect.what === 'sanity' || effect.what === 'stamina') &&
      !targets.some((target) => canRestore(g, target, effect.what as 'sanity' | 'stamina', source)),
  );
}

/** True if an ability gives Sanity or Stamina, and its price has no benefit. */
function isFreeTreatment({ then, cost, cast }: Ability): boolean {
  if (cast || (cost && Object.entries(cost).some(([what, n]) => what !== 'exhaust' && n !== undefined))) return false;
  return then.every((effect) => effect.do === 'gain' && (effect.what === 'sanity' || effect.what === 'stamina'));
}

/** True if anything that investigators must or can do in the Upkeep may cost Sanity or Stamina. */
function canStillBeHurt(g: Game): boolean {
  return g.s.investigators.some((who) => {
    if (who.place === 'out') return false;
    if (abilitiesAt(g, who, 'phase:upkeep').some(({ ability }) => !isFreeTreatment(ability))) return true;
    return handOf(g, who)
      .triggersOn('upkeep')
      .some(({ trigger: { then } }) => mayHurt(then));
  });
}

/** True if effects contain a loss of Sanity or Stamina at any depth, or a handler. */
function mayHurt(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(mayHurt);
  if (typeof part !== 'object' || part === null) return false;
  const { do: does, what } = part as { do?: string; what?: string };
  if (does === 'lose' && (what === 'sanity' || what === 'stamina')) return true;
  if (does === 'loseBoth' || does === 'handler' || does === 'applyFate' || does === 'pay') return true;
  return Object.values(part).some(mayHurt);
}

/** Uses an ability in an investigator's Upkeep. */
export function useInUpkeep(g: Game, who: Investigator, use: UsableAbility): Rule {
  return continueAfterDefeat(who, useAbility(g, who, use));
}

/** An investigator who is defeated in their Upkeep continues it, unless they are out of play. */
function* continueAfterDefeat(who: Investigator, part: Rule): Rule {
  yield* unlessInterrupted(who, part);
  if (who.place === 'out') throw new Interrupted(who.seat);
}
