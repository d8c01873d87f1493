import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { cannotBeLost, isItem } from '../../common/figures/filters.js';
import { findModifier, forbidden, maximum } from '../../common/figures/modifiers.js';
import { type Game as AnyGame, type Cause, type Felled, occupied } from '../../common/game.js';
import type { People } from '../../common/meanings.js';
import { atOnce } from '../../common/parts.js';
import { lossOf } from '../../common/people/loss.js';
import { discardCard, gainCard, pickOwn, putBack, supplyOf } from '../../common/resolving/cards.js';
import { resolve } from '../../common/resolving/resolve.js';
import { isStanding, loseClues, loseMoney } from '../../common/resolving/resources.js';
import type { Investigator as AnyInvestigator } from '../../common/state.js';
import { none } from '../../language/lists.js';
import type { Fate, StatusCard } from '../../language/terms.js';
import { placeOrStreet } from '../board/places.js';
import type { Game } from '../game.js';
import { follow, followOwn } from '../mythos/following.js';
import type { Investigator } from '../state.js';

const ASYLUM = 'arkham-asylum';
const HOSPITAL = 'st-marys-hospital';
const JAIL = 'jail';
const POLICE_STATION = 'police-station';

/** What each fate is. All but a delay and a lost turn take him out of what he was doing. */
export const FATES: People['fates'] = {
  // Delay does not stack (A-MOVE-36).
  *delayed(g, who: Investigator) {
    if (forbidden(g, who, 'delay')) return;
    who.delayed = true;
    g.tell?.({ type: 'befell', seat: who.seat, fate: 'delayed' });
  },
  *'lose-turn'(g, who: Investigator) {
    who.losesTurn = g.s.turn + 1;
    g.tell?.({ type: 'befell', seat: who.seat, fate: 'lose-turn' });
  },
  *'end-turn'(g, who: Investigator) {
    who.turnEnded = g.s.turn;
    g.tell?.({ type: 'befell', seat: who.seat, fate: 'end-turn' });
    throw g.takeOut(who);
  },
  arrested: arrest,
  lost: lose,
  devoured: devour,
};

/** True if a fate would change anything: delay does not stack (A-MOVE-36), and bans keep some off. */
export function wouldBefall(g: Game, who: Investigator, fate: Fate): boolean {
  if (fate === 'delayed') return !who.delayed && !forbidden(g, who, 'delay');
  return !(fate === 'arrested' && forbidden(g, who, 'arrest'));
}

/** Arrested (A-STATUS-17): to the Jail, half the money lost (rounded down), delayed, and the next turn is lost. */
function* arrest(g: Game, who: Investigator, cause: Cause): Rule {
  if (forbidden(g, who, 'arrest')) return;
  g.tell?.({ type: 'befell', seat: who.seat, fate: 'arrested' });
  yield* g.means.people.relocate(g, who, JAIL, cause.source);
  loseMoney(g, who, Math.floor(who.money / 2), 'A-STATUS-17');
  delayWithIt(g, who);
  if (g.s.houseRules.arrest === 'loseTurn') who.losesTurn = g.s.turn + 1;
  yield* followOwn(g, who, 'arrested');
  throw g.takeOut(who);
}

/** The delay that is part of another fate: of that only it is left out where nobody can be delayed (A-STATUS-16). */
function delayWithIt(g: Game, who: Investigator): void {
  who.delayed ||= !forbidden(g, who, 'delay');
  if (!who.delayed) g.tell?.({ type: 'befell', seat: who.seat, fate: 'undelayed' });
}

/** Whoever is in the Jail walks free. */
export function* freeFromJail(g: Game): Rule {
  for (const who of g.s.investigators) if (who.place === JAIL) yield* walkFree(g, who);
}

/** Somebody walks out of the Jail, and neither delay nor turn holds him any more. `from`: by what. */
export function* walkFree(g: Game, who: Investigator, from?: string): Rule {
  yield* g.means.people.relocate(g, who, placeOrStreet(g, POLICE_STATION), from);
  who.delayed = false;
  who.losesTurn = undefined;
  g.tell?.({ type: 'befell', seat: who.seat, fate: 'free' });
}

/**
 * Stands up from a delay, if there was one; from the Jail to the main Police Station, or its street while
 * that is closed (A-MOVE-31, A-MOVE-33, A-MOVE-18). A delay that came in or
 * after the Movement of this turn lasts until that of the next (A-MOVE-37).
 */
export function* standUp(g: Game, who: Investigator): Rule {
  who.delayed = false;
  if (who.place === JAIL) yield* g.means.people.relocate(g, who, placeOrStreet(g, POLICE_STATION), 'A-MOVE-33');
}

/** Lost in time and space (A-STATUS-20): there, delayed, and the next turn is lost. */
function* lose(g: Game, who: Investigator, cause: Cause): Rule {
  const { insteadOfLost } = g.sheet(who);
  if (insteadOfLost && findModifier(g, who, 'neverLost')) {
    yield* g.means.people.relocate(g, who, placeOrStreet(g, insteadOfLost[cause.felled ?? 'otherwise']), who.id);
    throw g.takeOut(who);
  }
  const means = findModifier(g, who, 'lostMeans')?.fate;
  // He is nowhere meanwhile: whatever saves him leaves him where he is.
  if (means === 'devoured') yield* g.means.people.befall(g, who, 'devoured', cause);
  yield* g.means.people.relocate(g, who, 'lost', cause.source);
  delayWithIt(g, who);
  who.losesTurn = g.s.turn + 1;
  yield* followOwn(g, who, 'lost');
  // He is lost by now: should the Ancient One awaken of it, he is devoured (A-FINAL-02).
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (trigger.when.on === 'lost') yield* resolve(g, who, trigger.then, { source });
  }
  throw g.takeOut(who);
}

/**
 * Sanity or stamina stand at 0 (A-STATUS-02 to A-STATUS-11): insane or unconscious, or devoured if both are or the
 * maximum is 0 too, or in the final battle out of the game (A-FINAL-20). Money and trophies stay his (A-STATUS-12). Always takes him out of what he
 * was doing.
 */
export function* fall(g: Game, who: Investigator): Rule {
  yield* occupied(g, who, atOnce(g, who, fallNow(g, who)));
  throw g.takeOut(who);
}

/** What comes of falling. The throw is left to {@link fall}: what never returns is never compiled. */
function* fallNow(g: Game, who: Investigator): Rule {
  const { people } = g.means;
  const how = who.sanity <= 0 ? 'insane' : 'unconscious';
  const what = how === 'insane' ? 'sanity' : 'stamina';
  // A-STATUS-11: nobody comes to himself at a maximum of 0.
  const forGood = g.s.battle || (who.sanity <= 0 && who.stamina <= 0) || maximum(g, who, what) === 0;
  if (forGood) yield* people.befall(g, who, 'devoured', { source: how });
  g.tell?.({ type: 'befell', seat: who.seat, fate: how });
  who.fellOn = g.s.turn;
  const left = yield* reckoned(g, who, how);
  // What went on beside this has devoured him.
  if (left === undefined) return;
  // He comes to himself.
  const by = left - who[what];
  who[what] = left;
  const told = { seat: who.seat, what, amount: Math.abs(by), from: how } as const;
  // What he has gained in the meantime counts for nothing.
  if (by !== 0) g.tell?.({ type: by > 0 ? 'gained' : 'lost', ...told });
  if (g.inOtherWorld(who)) yield* people.befall(g, who, 'lost', { source: how, felled: how });
  if (g.inArkham(who)) yield* people.relocate(g, who, people.refuge(g, who, how), how);
  // What reached him beside this he feels now, after it (A-STATUS-02); both at 0 at the same time they were not (A-STATUS-10).
  if (!isStanding(who)) yield* fallNow(g, who);
}

/** What a fall brings and costs. Gives with how much he comes to himself, unless there is nobody left to. */
function* reckoned(g: Game, who: Investigator, how: Felled): Rule<number | undefined> {
  g.falling.add(who.seat);
  try {
    if (g.spoken.events.has('fell')) yield* answerFall(g, who);
    const left = yield* g.means.people.fallCosts(g, who, how);
    return who.place === 'out' ? undefined : left;
  } finally {
    g.falling.delete(who.seat);
  }
}

/** What cards on the table say to somebody's fall. */
function* answerFall(g: Game, who: Investigator): Rule {
  for (const [trigger, source] of g.means.play.onTable(g).triggers) {
    if (trigger.when.on !== 'fell' || (trigger.if && !holds(g, who, trigger.if))) continue;
    yield* resolve(g, who, trigger.then, { source });
  }
}

/**
 * Half of the items and clues, of his choice, and the Retainers (A-STATUS-03). Gives the Sanity or Stamina with which he
 * comes to himself (A-STATUS-05, A-STATUS-06).
 */
export function* fallCosts(g: Game, who: Investigator, how: Felled): Rule<number> {
  const items = who.cards.filter(({ card }) => isItem(g, card));
  for (let n = Math.floor(items.length / 2); n > 0; n--) {
    const left = () => who.cards.filter(({ card }) => isItem(g, card));
    // What cannot be lost unless its owner allows it is never the only choice.
    if (left().every((possession) => cannotBeLost(g, possession))) break;
    discardCard(g, who, yield* pickOwn(g, who, left, 'q.lose-card', 'A-STATUS-03', how, n));
  }
  loseClues(g, who, Math.floor(who.clues / 2), 'A-STATUS-03');
  for (const retainer of who.cards.filter(({ card }) => card === 'retainer')) discardCard(g, who, retainer);
  return 1;
}

/** Where who has fallen in Arkham comes to himself (A-STATUS-07), or the street of that while it is closed (A-MOVE-18). */
export function refuge(g: Game, _who: Investigator, how: Felled): string {
  return placeOrStreet(g, how === 'insane' ? ASYLUM : HOSPITAL);
}

/** Whether nothing can save somebody from being devoured: a maximum of his is 0 (A-STATUS-11). */
export function isPastSaving(g: AnyGame, who: AnyInvestigator): boolean {
  return maximum(g, who, 'sanity') === 0 || maximum(g, who, 'stamina') === 0;
}

/**
 * Devoured (A-STATUS-25 to A-STATUS-29): everything goes but unspent trophies, the sheet goes back among the unused
 * ones, and the player's next investigator enters with the next turn; in the final battle nobody does.
 */
function* devour(g: Game, who: Investigator): Rule {
  // His cards answer it while he has them.
  yield* followOwn(g, who, 'devoured');
  g.tell?.({ type: 'befell', seat: who.seat, fate: g.s.battle ? 'out' : 'devoured', loss: lossOf(who, false) });
  yield* g.means.people.leaveGame(g, who);
  yield* follow(g, 'devoured');
  throw g.takeOut(who);
}

/** Takes an investigator out of play; unless the final battle is on, a new one enters next turn. */
export function* leaveGame(g: Game, who: Investigator, next?: string): Rule {
  for (const { card } of who.cards) putBack(g, card);
  who.cards = none();
  who.money = 0;
  who.clues = 0;
  who.sanity = 0;
  who.stamina = 0;
  who.maximumChange = { sanity: 0, stamina: 0 };
  who.beyond = undefined;
  who.delayed = false;
  who.explored = false;
  who.untilTurnEnds = none();
  who.losesTurn = undefined;
  who.enteredAt = undefined;
  who.defaulted = undefined;
  who.place = 'out';
  g.own(g.s, 'unusedInvestigators').push(who.id);
  if (!g.s.battle) who.enters = { on: g.s.turn + 1, ...(next !== undefined && { as: next }) };
}

/** Whether a special card would change anything for somebody: it can be had, or takes off its opposite. */
export function wouldReceive(g: Game, who: Investigator, card: StatusCard): boolean {
  const holds = (one: string) => who.cards.some((possession) => possession.card === one);
  if (card === 'curse' && forbidden(g, who, 'curse')) return false;
  if (card === 'blessing' && holds('curse')) return true;
  if (card === 'curse' && holds('blessing')) return true;
  return !holds(card) && !(card === 'bank-loan' && who.defaulted) && hasSupply(g, card);
}

/** Receives a special card; never blessed and cursed at once, none twice (A-STATUS-30, A-STATUS-31, A-MISC-05). */
export function* receive(g: Game, who: Investigator, card: StatusCard, cause: Cause): Rule {
  const befalls = yield* receiveNow(g, who, card, cause);
  if (befalls) yield* followOwn(g, who, befalls);
}

/** The same; what befalls him by it, if anything does: what only takes off its opposite does too (BOX-45). */
function* receiveNow(
  g: Game,
  who: Investigator,
  card: StatusCard,
  cause: Cause,
): Rule<'blessed' | 'cursed' | undefined> {
  const befalls = card === 'blessing' ? 'blessed' : card === 'curse' ? 'cursed' : undefined;
  if (card === 'curse' && forbidden(g, who, 'curse')) return undefined;
  const opposite = card === 'blessing' ? 'curse' : card === 'curse' ? 'blessing' : undefined;
  const undone = opposite && who.cards.find((possession) => possession.card === opposite);
  if (undone) {
    discardCard(g, who, undone);
    return befalls;
  }
  if (who.cards.some((possession) => possession.card === card)) return undefined;
  if (card === 'bank-loan' && who.defaulted) return undefined;
  if (!hasSupply(g, card)) return undefined;
  // Blessing and curse are two sides of one card and share a supply.
  const supply = supplyOf(card);
  g.changeSpecials(supply, -1);
  yield* gainCard(g, who, card, cause.source);
  return befalls;
}

/** Whether a special card is left in the supply. */
function hasSupply(g: Game, card: string): boolean {
  return (g.s.specials[supplyOf(card)] ?? 0) > 0;
}
