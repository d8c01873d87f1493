import type { Rule } from '@vigil/engine';
import { lostBelongings } from '../../common/people/belongings.js';
import { putTrophyBack } from '../../common/people/trophies.js';
import { returnToDeck } from '../../common/resolving/cards.js';
import { emptyList } from '../../language/lists.js';
import type { Game } from '../game.js';
import type { Estate, Investigator } from '../state.js';
import { freeSlots } from './slots.js';

/** Why somebody was removed from play. */
export type RemovalCause = 'insane' | 'dead' | 'devoured' | 'given-up' | 'exchanged';

/**
 * Removes an investigator from play for good (H-DEATH-01, H-DEATH-02, H-DEATH-03, H-DEATH-04): what he carried is
 * recorded for a successor, all of it is discarded, and his sheet is never used again. Always takes him out of what he
 * was doing.
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
 * What somebody carries, as limits for who comes after (H-DEATH-02, H-DEATH-08); an item the Bank holds is not carried
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

/** What a Common or Unique Item is worth; other cards have no value (H-DEATH-02). */
export function faceValue(g: Game, card: string): number {
  const def = g.card(card);
  return g.content.countsAs(def) === 'item' ? (def.price ?? 0) : 0;
}

/** Everything goes where it comes from: cards to their decks, monsters to the cup, gates to the pile (H-DEATH-03). */
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
  who.beyond = undefined;
  who.used = emptyList();
  who.untilTurnEnds = emptyList();
  who.enteredAt = undefined;
  who.staysSince = undefined;
  who.waitsSince = undefined;
  who.slots = freeSlots();
}
