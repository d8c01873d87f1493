import type { Rule } from '@vigil/engine';
import { chooseNeighbourhood, type DrawnEntry, entryAt } from '../../common/resolving/encounters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Draws Location cards until one has the colour of the district; the others go to the bottom in the order drawn (H-INV-03,
 * AMB-33). One that lies face up for the district comes first. Undefined: there is none.
 */
export function drawDistrictCard(g: Game, district: string, at: string): DrawnEntry | undefined {
  const deck = g.mutableDeck('location');
  const shownCard = faceUpCard(g, district);
  if (shownCard !== undefined) {
    g.s.turnedUp = g.s.turnedUp?.filter((card) => card !== shownCard);
    deck.splice(deck.indexOf(shownCard), 1);
    return entryAt(g, shownCard, at);
  }
  g.reveal();
  const nth = deck.findIndex((card) => isOfDistrict(g, card, district));
  if (nth < 0) return undefined;
  const others = deck.splice(0, nth);
  const card = deck.shift() as string;
  deck.push(...others);
  return entryAt(g, card, at);
}

/**
 * A card looks at the deck of a neighbourhood: with all of them in one (H-SETUP-07) it turns up the next card of that
 * district where it lies, and the next encounter there is with it.
 */
export function* revealLocationCard(g: Game, who: Investigator): Rule {
  const district = yield* chooseNeighbourhood(g, who, [...g.content.streets.keys()]);
  g.reveal();
  const card = faceUpCard(g, district) ?? g.s.decks.location.find((one) => isOfDistrict(g, one, district));
  if (card === undefined) return;
  g.s.turnedUp = [...(g.s.turnedUp ?? []).filter((other) => other !== card), card];
  g.emit?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood: district });
}

/** The card that lies face up for a district's next encounter. */
function faceUpCard(g: Game, district: string): string | undefined {
  return g.s.turnedUp?.find((card) => isOfDistrict(g, card, district));
}

function isOfDistrict(g: Game, card: string, district: string): boolean {
  return g.content.locationCards.get(card)?.neighbourhood === district;
}
