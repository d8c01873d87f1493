import type { Rule } from '@vigil/engine';
import { returnToDeck } from '../../common/cards/cards.js';
import { lostBelongings } from '../../common/people/belongings.js';
import { putTrophyBack } from '../../common/people/trophies.js';
import { emptyList } from '../../language/lists.js';
import type { RemovalCause } from '../contracts.js';
import type { Game } from '../game.js';
import type { Estate, Investigator } from '../state.js';
import { freeSlots } from './slots.js';

/**
 * Removes an investigator from play for good (H-DEATH-01, H-DEATH-02, H-DEATH-03, H-DEATH-04). Their estate is recorded
 * for a successor, everything is discarded, and the sheet is never used again. Always interrupts their current action.
 */
export function* removeInvestigator(g: Game, who: Investigator, how: RemovalCause): Rule<never> {
  if (who.place !== 'out') leavePlay(g, who, how);
  throw g.interrupt(who);
}

function leavePlay(g: Game, who: Investigator, how: RemovalCause): void {
  who.estate = estateOf(g, who);
  const loss = lostBelongings(who, true);
  discardAll(g, who);
  who.place = 'out';
  g.emit?.({ type: 'removed', seat: who.seat, how, loss });
}

/**
 * Returns the estate: limits for the successor (H-DEATH-02, H-DEATH-08). An item held by the Bank does not count
 * (H-DEATH-09).
 */
export function estateOf(g: Game, who: Investigator): Estate {
  const estate = { id: who.id, clues: who.clues, spells: 0, allies: 0, value: who.money };
  for (const { card } of who.cards) {
    const kind = g.content.countsAs(g.card(card));
    if (kind === 'spell') estate.spells++;
    else if (kind === 'ally') estate.allies++;
    else estate.value += faceValue(g, card);
  }
  return estate;
}

/** Returns the value of a Common or Unique Item; other cards have none (H-DEATH-02). */
export function faceValue(g: Game, card: string): number {
  const def = g.card(card);
  return g.content.countsAs(def) === 'item' ? (def.price ?? 0) : 0;
}

/** Returns everything: cards to their decks, monsters to the cup, gates to the pile (H-DEATH-03). */
function discardAll(g: Game, who: Investigator): void {
  for (const { card } of who.cards) returnToDeck(g, card);
  if (who.pledged) returnToDeck(g, who.pledged.card);
  for (const trophy of [...who.monsterTrophies, ...who.gateTrophies]) putTrophyBack(g, who, trophy);
  who.cards = emptyList();
  who.pledged = undefined;
  who.money = 0;
  who.clues = 0;
  who.sanity = 0;
  who.stamina = 0;
  who.maximumChange = { sanity: 0, stamina: 0 };
  who.aboveMaximum = undefined;
  who.used = emptyList();
  who.untilTurnEnds = emptyList();
  who.enteredAt = undefined;
  who.staysSince = undefined;
  who.waitsSince = undefined;
  who.slots = freeSlots();
}
