import type { Rule } from '@vigil/engine';
import { type DrawnEntry, drawnAt, whichNeighbourhood } from '../../common/resolving/encounters.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/**
 * Draws Location cards until one has the colour of the district; the others go to the bottom in the order drawn (H-INV-03,
 * AMB-33). One that lies face up for the district comes first. Undefined: there is none.
 */
export function drawOfDistrict(g: Game, district: string, at: string): DrawnEntry | undefined {
  const deck = g.ownDeck('location');
  const up = faceUp(g, district);
  if (up !== undefined) {
    g.s.turnedUp = g.s.turnedUp?.filter((card) => card !== up);
    deck.splice(deck.indexOf(up), 1);
    return drawnAt(g, up, at);
  }
  g.reveal();
  const nth = deck.findIndex((card) => isOf(g, card, district));
  if (nth < 0) return undefined;
  const others = deck.splice(0, nth);
  const card = deck.shift() as string;
  deck.push(...others);
  return drawnAt(g, card, at);
}

/**
 * A card looks at the deck of a neighbourhood: with all of them in one (H-SETUP-07) it turns up the next card of that
 * district where it lies, and the next encounter there is with it.
 */
export function* turnUpLocationCard(g: Game, who: Investigator): Rule {
  const district = yield* whichNeighbourhood(g, who, [...g.content.streets.keys()]);
  g.reveal();
  const card = faceUp(g, district) ?? g.s.decks.location.find((one) => isOf(g, one, district));
  if (card === undefined) return;
  g.s.turnedUp = [...(g.s.turnedUp ?? []).filter((other) => other !== card), card];
  g.tell?.({ type: 'turnedUp', seat: who.seat, card, neighbourhood: district });
}

/** The card that lies face up for a district's next encounter. */
function faceUp(g: Game, district: string): string | undefined {
  return g.s.turnedUp?.find((card) => isOf(g, card, district));
}

function isOf(g: Game, card: string, district: string): boolean {
  return g.content.locationCards.get(card)?.neighbourhood === district;
}
