import type { Rule, Seat } from '@vigil/engine';
import type { Moment } from '../../language/abilities.js';
import type { OptionWithValue } from '../../language/questions/index.js';
import { askPartnerReactions, askUnlessMoot } from '../ask.js';
import { abilitiesAt, abilityOption, hasAbilityAt, useAbility } from '../cards/abilities.js';
import { discardCard, trimBeyond } from '../cards/cards.js';
import { previewAbilityChecks } from '../checks/check-previews.js';
import type { UsableAbility } from '../contracts/abilities.js';
import type { PendingLoss } from '../contracts/effects.js';
import { findModifier, forEachModifier, isForbidden, maximumOf } from '../figures/modifiers.js';
import { type Cause, type Game, isInterruptOf } from '../game.js';
import type { Investigator } from '../state.js';
import { runUninterrupted } from '../turn-parts.js';

/** Gives Clues, as many as available (A-FINAL-07, H-EXHAUST-01), and offers cards that react to it. */
export function* gainClues(g: Game, who: Investigator, n: number, from: string): Rule {
  const amount = n <= 0 ? 0 : g.rules.people.availableFromSupply(g, 'clue', n + moreClues(g, who));
  if (amount <= 0) return;
  who.clues += amount;
  g.emit?.({ type: 'gained', seat: who.seat, what: 'clue', amount, from });
  enforceClueCap(g, who);
  yield* afterClues(g, who, from);
}

/**
 * Takes clues off the board. They are gained like any others, all at once, from all places (A-MOVE-13, A-MYTHOS-24).
 */
export function* takeCluesOffBoard(
  g: Game,
  who: Investigator,
  taken: readonly (readonly [at: string, n: number])[],
): Rule {
  for (const [at, n] of taken) {
    g.setClues(at, g.cluesAt(at) - n);
    who.clues += n;
    g.emit?.({ type: 'cluesTaken', seat: who.seat, at, amount: n });
  }
  const more = moreClues(g, who);
  if (more > 0) {
    who.clues += more;
    g.emit?.({ type: 'gained', seat: who.seat, what: 'clue', amount: more, from: who.id });
  }
  enforceClueCap(g, who);
  yield* afterClues(g, who, who.place);
}

/** Offers abilities after a gain of Clues. Clues from these are gained as well. */
function* afterClues(g: Game, who: Investigator, from: string): Rule {
  if (!hasAbilityAt(g, who, 'after:clues')) return;
  const chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
    const usable = abilitiesAt(g, who, 'after:clues');
    if (usable.length === 0) return undefined;
    return {
      by: [who.seat],
      key: 'q.after-clues',
      args: { investigator: who.id, source: from },
      why: g.rules.reasons.answer,
      options: [{ id: 'go-on', value: undefined, key: 'o.go-on' }, ...usable.map((use) => abilityOption(use, use))],
      asides: { inText: who },
    };
  });
  if (chosen) yield* useAbility(g, who, chosen);
}

/** Returns the Clues added to any gain. */
function moreClues(g: Game, who: Investigator): number {
  let more = 0;
  forEachModifier(g, who, 'moreClues', ({ by }) => {
    more += by;
  });
  return more;
}

/** Discards Clues above a card's cap at once. */
export function enforceClueCap(g: Game, who: Investigator): void {
  forEachModifier(g, who, 'cap', ({ of, most }, source) => {
    if (of === 'clues' && who.clues > most) loseClues(g, who, who.clues - most, source);
  });
}

/** Gives money; none in the final battle (A-FINAL-07). */
export function gainMoney(g: Game, who: Investigator, n: number, from: string): void {
  if (n <= 0 || g.rules.people.availableFromSupply(g, 'money', n) <= 0) return;
  who.money += n;
  g.emit?.({ type: 'gained', seat: who.seat, what: 'money', amount: n, from });
  discardAtMoneyLimit(g, who);
}

/** Discards cards that leave an owner with a certain amount of money. */
export function discardAtMoneyLimit(g: Game, who: Investigator): void {
  if (!g.effectIndex.hasHeldModifier('leavesAt')) return;
  for (const possession of [...who.cards]) {
    const leaves = g
      .card(possession.card)
      .modifiers?.some((modifier) => modifier.mod === 'leavesAt' && who.money >= modifier.money);
    if (leaves) discardCard(g, who, possession);
  }
}

/** Restores sanity or stamina, never above the maximum (A-STATUS-01); `full`: up to it. */
export function restore(
  g: Game,
  who: Investigator,
  what: 'sanity' | 'stamina',
  n: number | 'full',
  from: string,
): void {
  const room = restorableAmount(g, who, what, from);
  const gained = n === 'full' ? room : Math.min(n, room);
  if (gained <= 0) return;
  who[what] += gained;
  g.emit?.({ type: 'gained', seat: who.seat, what, amount: gained, from });
}

/** Gives Sanity or Stamina even above the maximum. Excess points that are lost cannot be restored. */
export function giveAboveMaximum(
  g: Game,
  who: Investigator,
  what: 'sanity' | 'stamina',
  n: number,
  from: string,
): void {
  if (n <= 0 || isForbidden(g, who, what === 'sanity' ? 'gain-sanity' : 'gain-stamina', from)) return;
  who[what] += n;
  who.aboveMaximum = {
    sanity: Math.max(0, who.sanity - maximumOf(g, who, 'sanity')),
    stamina: Math.max(0, who.stamina - maximumOf(g, who, 'stamina')),
  };
  g.emit?.({ type: 'gained', seat: who.seat, what, amount: n, from });
}

/** True if Sanity or Stamina can be restored: some is missing, and nothing forbids it. */
export function canRestore(g: Game, who: Investigator, what: 'sanity' | 'stamina', from: string): boolean {
  return restorableAmount(g, who, what, from) > 0;
}

/** Returns the Sanity or Stamina that can be restored. `raised`: a coming rise of the maximum. */
export function restorableAmount(
  g: Game,
  who: Investigator,
  what: 'sanity' | 'stamina',
  from: string,
  raised = 0,
): number {
  if (isForbidden(g, who, what === 'sanity' ? 'gain-sanity' : 'gain-stamina', from)) return 0;
  return Math.max(0, maximumOf(g, who, what) + raised - who[what]);
}

/** Takes money, at most what the investigator has. */
export function loseMoney(g: Game, who: Investigator, n: number, from: string): void {
  const lost = Math.min(n, who.money);
  if (lost <= 0) return;
  who.money -= lost;
  g.emit?.({ type: 'lost', seat: who.seat, what: 'money', amount: lost, from });
}

/** Takes clues, at most what the investigator has. */
export function loseClues(g: Game, who: Investigator, n: number, from: string): void {
  const lost = Math.min(n, who.clues);
  if (lost <= 0) return;
  who.clues -= lost;
  g.emit?.({ type: 'lost', seat: who.seat, what: 'clue', amount: lost, from });
}

/**
 * Deals a loss of Sanity, Stamina or both from one source at one moment. Abilities of the sheet reduce it, its victim
 * may answer with cards (A-TURN-09), and the rest is lost. A victim at 0 is then defeated at once (A-STATUS-02). `fatal`: a
 * victim at 0 is devoured.
 */
export function* dealLoss(
  g: Game,
  who: Investigator,
  amount: { sanity?: number; stamina?: number },
  cause: Cause,
  fatal = false,
): Rule {
  yield* dealCostLoss(g, who, amount, cause);
  if (fatal && !isStanding(who)) yield* g.rules.people.applyFate(g, who, 'devoured', cause);
  yield* defeatIfAtZero(g, who);
}

/** True if the investigator has both Sanity and Stamina left. */
export function isStanding(who: Investigator): boolean {
  return who.sanity > 0 && who.stamina > 0;
}

/**
 * Defeats an investigator who has spent or lost the last Sanity or Stamina. A check passed by that is settled before
 * (A-SPELL-07): the caller of the check calls this afterwards.
 */
export function* defeatIfAtZero(g: Game, who: Investigator): Rule {
  // Investigators devoured meanwhile are not defeated. Those whose defeat is being resolved are defeated again after they recover.
  if (isStanding(who) || who.place === 'out' || g.resolvingDefeat.has(who.seat)) return;
  yield* g.rules.people.defeat(g, who);
}

/**
 * Runs a paid effect, then its price: an investigator at 0 is defeated even if the effect has interrupted them, for
 * example by being lost.
 */
export function* runPaidEffect(g: Game, who: Investigator, effect: Rule): Rule {
  try {
    yield* effect;
  } catch (interrupt) {
    if (isInterruptOf(interrupt, who) && who.place !== 'out') yield* defeatIfAtZero(g, who);
    throw interrupt;
  }
}

/** True if the source of a loss is a tome. */
function isTome(g: Game, { source, possession }: Cause): boolean {
  return possession !== undefined && g.content.cards.get(source)?.type === 'tome';
}

/** As {@link dealLoss}, but without the defeat: for losses that are part of a cost. */
export function* dealCostLoss(
  g: Game,
  who: Investigator,
  amount: { sanity?: number; stamina?: number },
  cause: Cause,
): Rule {
  const loss = reduceLoss(g, who, amount, cause);
  if (canPreventLoss(g, loss)) yield* runUninterrupted(preventLoss(g, who, loss, cause));
  for (const what of ['sanity', 'stamina'] as const) takeAway(g, who, what, loss[what], cause.source);
  trimBeyond(g, who);
}

/** Returns a loss as abilities of sheet and cards change it, before any is used against it. */
function reduceLoss(
  g: Game,
  who: Investigator,
  amount: { sanity?: number; stamina?: number },
  cause: Cause,
): PendingLoss {
  const loss: PendingLoss = { sanity: amount.sanity ?? 0, stamina: amount.stamina ?? 0 };
  if (findModifier(g, who, 'painlessReading') && isTome(g, cause)) loss.sanity = 0;
  forEachModifier(g, who, 'loss', ({ of, by }) => {
    if (loss[of] > 0) loss[of] = Math.max(0, loss[of] + by);
  });
  return loss;
}

/** Returns the points of a coming loss after reductions, unless something is used against it. */
export function previewLoss(
  g: Game,
  who: Investigator,
  amount: { readonly sanity?: number; readonly stamina?: number },
  cause: Cause,
): { readonly sanity?: number; readonly stamina?: number } {
  const { sanity, stamina } = reduceLoss(g, who, amount, cause);
  return {
    ...(amount.sanity !== undefined && { sanity }),
    ...(amount.stamina !== undefined && { stamina }),
  };
}

function takeAway(g: Game, who: Investigator, what: 'sanity' | 'stamina', n: number, from: string): void {
  const lost = Math.min(n, who[what]);
  if (lost <= 0) return;
  who[what] -= lost;
  const tally = g.losses.get(who.seat);
  if (tally) tally[what] += lost;
  g.emit?.({ type: 'lost', seat: who.seat, what, amount: lost, from });
}

/**
 * Lowers Sanity or Stamina to a number, never raises it. This sets the value and is no loss: nothing reduces it. An
 * investigator at 0 is defeated at once (A-STATUS-02).
 */
export function* bringDown(g: Game, who: Investigator, what: 'sanity' | 'stamina', to: number, from: string): Rule {
  takeAway(g, who, what, who[what] - to, from);
  trimBeyond(g, who);
  yield* defeatIfAtZero(g, who);
}

/** True if there is a loss, and any card that reacts to one. */
function canPreventLoss(g: Game, { sanity, stamina }: PendingLoss): boolean {
  return (
    (sanity > 0 || stamina > 0) &&
    g.s.investigators.some((investigator) => hasAbilityAt(g, investigator, 'before:loss'))
  );
}

/**
 * Offers the victim cards that reduce a loss, and others theirs that allow it, one after another. Ends when the victim
 * accepts it and the others pass (PBP-27).
 */
function* preventLoss(g: Game, who: Investigator, loss: PendingLoss, cause: Cause): Rule {
  const lessens = (when: Moment) => 'of' in when && when.of.some((what) => loss[what] > 0);
  const usableBy = (investigator: Investigator): readonly UsableAbility[] => {
    if (investigator === who) return abilitiesAt(g, who, 'before:loss', lessens, cause);
    return investigator.place === 'out'
      ? []
      : abilitiesAt(g, investigator, 'before:loss', (when) => 'whose' in when && lessens(when));
  };
  const asking = (letsBe: LossOption, usable: readonly UsableAbility[], seats: readonly Seat[]) => ({
    by: [...new Set(seats)],
    key: 'q.loss' as const,
    args: { investigator: who.id, sanity: loss.sanity, stamina: loss.stamina, source: cause.source },
    why: g.rules.reasons.answer,
    options: [
      letsBe,
      ...usable.map((use) => ({
        id: use.id,
        value: use,
        key: 'o.use' as const,
        args: { card: use.source },
        on: use.source,
        by: use.owner.seat,
      })),
    ],
    asides: { inText: who },
    about: () => ({ checks: previewAbilityChecks(g, usable, cause.combat) }),
  });
  while (canPreventLoss(g, loss)) {
    let chosen = yield* askUnlessMoot<UsableAbility | undefined>(g, () => {
      const usable = [who, ...g.s.investigators.filter((other) => other !== who)].flatMap(usableBy);
      if (usable.length === 0) return undefined;
      const seats = [who.seat, ...usable.map(({ owner }) => owner.seat)];
      return asking({ id: 'take', value: undefined, key: 'o.take-loss', by: who.seat }, usable, seats);
    });
    chosen ??= yield* askPartnerReactions<UsableAbility | undefined>(g, who, undefined, (other) => {
      const usable = usableBy(other);
      if (usable.length === 0) return undefined;
      return asking({ id: 'enough', value: undefined, key: 'o.enough', by: other.seat }, usable, [other.seat]);
    });
    if (!chosen) return;
    const before = { ...loss };
    yield* useAbility(g, chosen.owner, chosen, { combat: cause.combat, loss });
    for (const what of ['sanity', 'stamina'] as const) {
      if (loss[what] < before[what]) {
        const amount = before[what] - loss[what];
        g.emit?.({ type: 'prevented', seat: who.seat, what, amount, from: chosen.source });
      }
    }
  }
}

type LossOption = OptionWithValue<'q.loss', UsableAbility | undefined>;
