import type { Rule } from '@vigil/engine';
import { discardCard, gainCard, pickOwnCard, returnToDeck, supplyKey } from '../../common/cards/cards.js';
import { resolve } from '../../common/effects/resolve.js';
import { holds } from '../../common/figures/conditions.js';
import { cannotBeLost, isItem } from '../../common/figures/filters.js';
import { findModifier, isForbidden, maximumOf } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, type Cause, type DefeatKind, whileOccupied } from '../../common/game.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { isStanding, loseClues, loseMoney } from '../../common/resources/resources.js';
import type { PeopleRules } from '../../common/rule-table.js';
import type { Investigator as AnyInvestigator } from '../../common/state.js';
import { atOnce } from '../../common/turn-parts.js';
import { emptyList } from '../../language/lists.js';
import type { Fate, StatusCard } from '../../language/terms.js';
import { openPlaceOrStreet } from '../board/places.js';
import type { Game } from '../game.js';
import { triggerOwnCards, triggerSharedEvent } from '../mythos/shared-events.js';
import type { Investigator } from '../state.js';

const ASYLUM = 'arkham-asylum';
const HOSPITAL = 'st-marys-hospital';
const JAIL = 'jail';
const POLICE_STATION = 'police-station';

/** The effect of each fate. All but a delay and a lost turn interrupt the investigator's current action. */
export const ARKHAM_FATES: PeopleRules['fates'] = {
  // A delay does not stack (A-MOVE-36).
  *delayed(g, who: Investigator) {
    if (who.delayed || isForbidden(g, who, 'delay')) return;
    who.delayed = true;
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'delayed' });
  },
  *'lose-turn'(g, who: Investigator) {
    if (isLosingNextTurn(g, who)) return;
    who.losesTurn = g.s.turn + 1;
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'lose-turn' });
  },
  *'end-turn'(g, who: Investigator) {
    who.turnEnded = g.s.turn;
    g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'end-turn' });
    throw g.interrupt(who);
  },
  arrested: arrest,
  lost: becomeLost,
  devoured: devour,
};

function isLosingNextTurn({ s }: AnyGame, { losesTurn }: Investigator): boolean {
  return losesTurn === s.turn + 1;
}

/** True if a fate would change anything: delays and lost turns do not stack (A-MOVE-36), and bans prevent some fates. */
export function fateWouldApply(g: Game, who: Investigator, fate: Fate): boolean {
  if (fate === 'delayed') return !who.delayed && !isForbidden(g, who, 'delay');
  if (fate === 'lose-turn') return !isLosingNextTurn(g, who);
  return !(fate === 'arrested' && isForbidden(g, who, 'arrest'));
}

/**
 * Arrests an investigator (A-STATUS-17). They go to the Jail, lose half their money (rounded down), are delayed, and
 * lose the next turn.
 */
function* arrest(g: Game, who: Investigator, cause: Cause): Rule {
  if (isForbidden(g, who, 'arrest')) return;
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'arrested' });
  yield* g.rules.people.relocate(g, who, JAIL, cause.source);
  loseMoney(g, who, Math.floor(who.money / 2), 'A-STATUS-17');
  applyAttachedDelay(g, who);
  if (g.s.houseRules.arrest === 'loseTurn') who.losesTurn = g.s.turn + 1;
  yield* triggerOwnCards(g, who, 'arrested');
  throw g.interrupt(who);
}

/** Applies a delay that is part of another fate. A ban on delays omits only this part (A-STATUS-16). */
function applyAttachedDelay(g: Game, who: Investigator): void {
  who.delayed ||= !isForbidden(g, who, 'delay');
  if (!who.delayed) g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'undelayed' });
}

/** Releases every investigator in the Jail. */
export function* freeFromJail(g: Game): Rule {
  for (const who of g.s.investigators) if (who.place === JAIL) yield* releaseFromJail(g, who);
}

/** Releases an investigator from the Jail and cancels their delay and lost turn. `from`: the source. */
export function* releaseFromJail(g: Game, who: Investigator, from?: string): Rule {
  yield* g.rules.people.relocate(g, who, openPlaceOrStreet(g, POLICE_STATION), from);
  who.delayed = false;
  who.losesTurn = undefined;
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: 'free' });
}

/**
 * Ends a delay, if any. From the Jail this leads to the main Police Station, or its street while that is closed
 * (A-MOVE-31, A-MOVE-33, A-MOVE-18). A delay received in or after the Movement of this turn lasts until that of the
 * next (A-MOVE-37).
 */
export function* standUp(g: Game, who: Investigator): Rule {
  who.delayed = false;
  if (who.place === JAIL) yield* g.rules.people.relocate(g, who, openPlaceOrStreet(g, POLICE_STATION), 'A-MOVE-33');
}

/** Becomes lost in time and space (A-STATUS-20), delayed, and loses the next turn. */
function* becomeLost(g: Game, who: Investigator, cause: Cause): Rule {
  const { insteadOfLost } = g.sheet(who);
  if (insteadOfLost && findModifier(g, who, 'neverLost')) {
    yield* g.rules.people.relocate(
      g,
      who,
      openPlaceOrStreet(g, insteadOfLost[cause.defeatKind ?? 'otherwise']),
      who.id,
    );
    throw g.interrupt(who);
  }
  const lostFate = findModifier(g, who, 'lostMeans')?.fate;
  // The place changes only afterwards: a rescue leaves the investigator where they are.
  if (lostFate === 'devoured') yield* g.rules.people.applyFate(g, who, 'devoured', cause);
  yield* g.rules.people.relocate(g, who, 'lost', cause.source);
  applyAttachedDelay(g, who);
  who.losesTurn = g.s.turn + 1;
  yield* triggerOwnCards(g, who, 'lost');
  // Already lost here. If this awakens the Ancient One, the investigator is devoured (A-FINAL-02).
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on === 'lost') yield* resolve(g, who, trigger.then, { source });
  }
  throw g.interrupt(who);
}

/**
 * Resolves Sanity or Stamina at 0 (A-STATUS-02 to A-STATUS-11). The result is insane or unconscious, or devoured if
 * both are 0 or the maximum is 0. In the final battle the investigator is out of the game (A-FINAL-20). They keep money
 * and trophies (A-STATUS-12). Always interrupts their current action.
 */
export function* resolveDefeat(g: Game, who: Investigator): Rule {
  yield* whileOccupied(g, who, atOnce(g, who, applyDefeat(g, who)));
  throw g.interrupt(who);
}

/**
 * Applies the defeat. The throw stays in {@link resolveDefeat}, because V8 does not optimize a function that never returns.
 */
function* applyDefeat(g: Game, who: Investigator): Rule {
  const { people } = g.rules;
  const defeatKind = who.sanity <= 0 ? 'insane' : 'unconscious';
  const what = defeatKind === 'insane' ? 'sanity' : 'stamina';
  // A-STATUS-11: no recovery with a maximum of 0.
  const isFinal = g.s.battle || (who.sanity <= 0 && who.stamina <= 0) || maximumOf(g, who, what) === 0;
  if (isFinal) yield* people.applyFate(g, who, 'devoured', { source: defeatKind });
  g.emit?.({ type: 'fateApplied', seat: who.seat, fate: defeatKind });
  who.defeatedOn = g.s.turn;
  const left = yield* settleDefeat(g, who, defeatKind);
  // A parallel effect has devoured the investigator.
  if (left === undefined) return;
  // The investigator recovers.
  const by = left - who[what];
  who[what] = left;
  const change = { seat: who.seat, what, amount: Math.abs(by), from: defeatKind } as const;
  // Gains made meanwhile do not count.
  if (by !== 0) g.emit?.({ type: by > 0 ? 'gained' : 'lost', ...change });
  if (g.isInOtherWorld(who)) yield* people.applyFate(g, who, 'lost', { source: defeatKind, defeatKind });
  if (g.isInArkham(who)) yield* people.relocate(g, who, people.recoveryPlace(g, who, defeatKind), defeatKind);
  // A parallel loss applies only now, afterwards (A-STATUS-02). Both were not 0 at the same time (A-STATUS-10).
  if (!isStanding(who)) yield* applyDefeat(g, who);
}

/**
 * Resolves triggers and costs of a defeat. Returns the Sanity or Stamina after recovery; undefined if the investigator is
 * out.
 */
function* settleDefeat(g: Game, who: Investigator, defeatKind: DefeatKind): Rule<number | undefined> {
  g.resolvingDefeat.add(who.seat);
  try {
    if (g.effectIndex.events.has('fell')) yield* triggerDefeat(g, who);
    const left = yield* g.rules.people.payDefeatCosts(g, who, defeatKind);
    return who.place === 'out' ? undefined : left;
  } finally {
    g.resolvingDefeat.delete(who.seat);
  }
}

/** Resolves triggers of cards on the table for a defeat. */
function* triggerDefeat(g: Game, who: Investigator): Rule {
  for (const [trigger, source] of g.rules.cards.onTable(g).triggers) {
    if (trigger.when.on !== 'fell' || (trigger.if && !holds(g, who, trigger.if))) continue;
    yield* resolve(g, who, trigger.then, { source });
  }
}

/**
 * Takes half of the items, of the investigator's choice, half of the clues, and the Retainers (A-STATUS-03). Returns
 * the Sanity or Stamina after recovery (A-STATUS-05, A-STATUS-06).
 */
export function* payDefeatCosts(g: Game, who: Investigator, defeatKind: DefeatKind): Rule<number> {
  const items = who.cards.filter(({ card }) => isItem(g, card));
  for (let n = Math.floor(items.length / 2); n > 0; n--) {
    const left = () => who.cards.filter(({ card }) => isItem(g, card));
    // Never offers only cards that cannot be lost without their owner's consent.
    if (left().every((possession) => cannotBeLost(g, possession))) break;
    const lost = yield* pickOwnCard(g, who, left, 'q.lose-card', 'A-STATUS-03', defeatKind, n);
    if (lost) discardCard(g, who, lost);
  }
  loseClues(g, who, Math.floor(who.clues / 2), 'A-STATUS-03');
  for (const retainer of who.cards.filter(({ card }) => card === 'retainer')) discardCard(g, who, retainer);
  return 1;
}

/**
 * Returns the place where an investigator defeated in Arkham recovers (A-STATUS-07), or its street while closed (A-MOVE-18).
 */
export function recoveryPlace(g: Game, _who: Investigator, defeatKind: DefeatKind): string {
  return openPlaceOrStreet(g, defeatKind === 'insane' ? ASYLUM : HOSPITAL);
}

/** True if the investigator must be devoured because a maximum is 0 (A-STATUS-11). */
export function mustBeDevoured(g: AnyGame, who: AnyInvestigator): boolean {
  return maximumOf(g, who, 'sanity') === 0 || maximumOf(g, who, 'stamina') === 0;
}

/**
 * Devours an investigator (A-STATUS-25 to A-STATUS-29). Everything but unspent trophies goes, and the sheet returns to
 * the unused ones. The player's next investigator enters next turn, except in the final battle.
 */
function* devour(g: Game, who: Investigator): Rule {
  // Own cards answer it while the investigator still has them.
  yield* triggerOwnCards(g, who, 'devoured');
  g.emit?.({
    type: 'fateApplied',
    seat: who.seat,
    fate: g.s.battle ? 'out' : 'devoured',
    loss: lostBelongings(who, false),
  });
  yield* g.rules.people.leaveGame(g, who);
  yield* triggerSharedEvent(g, 'devoured');
  throw g.interrupt(who);
}

/** Removes an investigator from play. A new one enters next turn, except in the final battle. */
export function* leaveGame(g: Game, who: Investigator, next?: string): Rule {
  for (const { card } of who.cards) returnToDeck(g, card);
  who.cards = emptyList();
  who.money = 0;
  who.clues = 0;
  who.sanity = 0;
  who.stamina = 0;
  who.maximumChange = { sanity: 0, stamina: 0 };
  who.aboveMaximum = undefined;
  who.delayed = false;
  who.explored = false;
  who.untilTurnEnds = emptyList();
  who.losesTurn = undefined;
  who.enteredAt = undefined;
  who.defaulted = undefined;
  who.place = 'out';
  g.makeMutable(g.s, 'unusedInvestigators').push(who.id);
  if (!g.s.battle) who.replacement = { turn: g.s.turn + 1, ...(next !== undefined && { sheet: next }) };
}

/** True if a special card would change anything: it is available, or cancels its opposite. */
export function statusCardWouldApply(g: Game, who: Investigator, card: StatusCard): boolean {
  const holds = (one: string) => who.cards.some((possession) => possession.card === one);
  if (card === 'curse' && isForbidden(g, who, 'curse')) return false;
  if (card === 'blessing' && holds('curse')) return true;
  if (card === 'curse' && holds('blessing')) return true;
  return !holds(card) && !(card === 'bank-loan' && who.defaulted) && hasSupply(g, card);
}

/**
 * Gives a special card. No one is blessed and cursed at once or has a card twice (A-STATUS-30, A-STATUS-31, A-MISC-05).
 */
export function* receiveStatusCard(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule {
  const triggeredFate = yield* takeStatusCard(g, who, card, cause);
  if (triggeredFate) yield* triggerOwnCards(g, who, triggeredFate);
}

/**
 * Takes the special card itself. Returns the fate that triggers follow, if any; cancelling the opposite counts too
 * (BOX-45).
 */
function* takeStatusCard(
  g: Game,
  who: Investigator,
  card: StatusCard,
  cause: Cause,
): Rule<'blessed' | 'cursed' | undefined> {
  const triggeredFate = card === 'blessing' ? 'blessed' : card === 'curse' ? 'cursed' : undefined;
  if (card === 'curse' && isForbidden(g, who, 'curse')) return undefined;
  const opposite = card === 'blessing' ? 'curse' : card === 'curse' ? 'blessing' : undefined;
  const cancelled = opposite && who.cards.find((possession) => possession.card === opposite);
  if (cancelled) {
    discardCard(g, who, cancelled);
    return triggeredFate;
  }
  if (who.cards.some((possession) => possession.card === card)) return undefined;
  if (card === 'bank-loan' && who.defaulted) return undefined;
  if (!hasSupply(g, card)) return undefined;
  // Blessing and curse are two sides of one card and share a supply.
  const supply = supplyKey(card);
  g.addSpecials(supply, -1);
  yield* gainCard(g, who, card, cause.source);
  return triggeredFate;
}

/** True if a special card is left in the supply. */
function hasSupply(g: Game, card: string): boolean {
  return (g.s.specials[supplyKey(card)] ?? 0) > 0;
}
