import type { Rule } from '@vigil/engine';
import { chooseNeighbourhood, type DrawnEntry, entryAt } from '../../common/cards/encounters.js';
import { putUnder, takeAt, takeTop } from '../../common/known-order.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Draws Location cards until one has the colour of the district (H-INV-03). The others go to the bottom in the
 * order drawn. A face-up card of the district comes first. Returns undefined if there is none.
 */
export function drawDistrictCard(g: Game, district: string, at: string): DrawnEntry | undefined {
  const deck = g.orderedDeck('location');
  const shownCard = faceUpCard(g, district);
  if (shownCard !== undefined) {
    g.s.faceUpLocationCards = g.s.faceUpLocationCards?.filter((card) => card !== shownCard);
    takeAt(g.s, 'location', deck, deck.indexOf(shownCard));
    return entryAt(g, shownCard, at);
  }
  g.reveal();
  const nth = deck.findIndex((card) => isOfDistrict(g, card, district));
  if (nth < 0) return undefined;
  for (let i = 0; i < nth; i++) {
    putUnder(g.s, 'location', deck, [takeTop(g.s, 'location', deck) as string]);
  }
  const card = takeTop(g.s, 'location', deck) as string;
  return entryAt(g, card, at);
}

/**
 * Reveals a location card for a text about a neighbourhood's deck. All cards are in one deck (H-SETUP-07), so the next
 * card of that district is turned up in place. The next encounter there uses it.
 */
export function* revealLocationCard(g: Game, who: Investigator): Rule {
  const district = yield* chooseNeighbourhood(g, who, [...g.content.streets.keys()]);
  g.reveal();
  const card = faceUpCard(g, district) ?? g.s.decks.location.find((one) => isOfDistrict(g, one, district));
  if (card === undefined) return;
  g.s.faceUpLocationCards = [...(g.s.faceUpLocationCards ?? []).filter((other) => other !== card), card];
  g.emit?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood: district });
}

/** Returns the face-up card for the next encounter in a district. */
function faceUpCard(g: Game, district: string): string | undefined {
  return g.s.faceUpLocationCards?.find((card) => isOfDistrict(g, card, district));
}

function isOfDistrict(g: Game, card: string, district: string): boolean {
  return g.content.locationCards.get(card)?.neighbourhood === district;
}
