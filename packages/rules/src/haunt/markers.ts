import { type CardDef, packOf } from '../language/components.js';

/** Markers of a kind in a position. The rules take from them and never look if any are left (H-SETUP-17). */
const NO_END = 99;

/**
 * Creates a marker in place of a card. It has no text; the rules cover it (H-INTRO-07, H-BLESS-01, H-RETAINER-01). So
 * no Upkeep rolls dice for it (H-BLESS-09, H-ADD-17).
 */
const createMarker = (id: string, name: string): CardDef => ({ id, name, deck: 'special', count: NO_END });

/** The cards of the base game that Haunt replaces by markers, in unlimited supply (H-SETUP-17). */
export const MARKERS = packOf({
  id: 'haunt-markers',
  name: 'Markers',
  version: '1',
  cards: [
    createMarker('blessing', 'Blessing'),
    createMarker('curse', 'Curse'),
    createMarker('retainer', 'Retainer'),
    createMarker('bank-loan', 'Loan'),
  ],
});
