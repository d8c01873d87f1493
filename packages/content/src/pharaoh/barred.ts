/**
 * The 18 Barred cards, two for each neighbourhood (P-BAR): edition of 2006. Their prohibition and the move to the
 * street are rules of the box.
 */
import type { CardDef } from '@vigil/rules';
import { moveTo } from '@vigil/rules/builders';

const NEIGHBOURHOODS = {
  downtown: 'Downtown',
  easttown: 'Easttown',
  'french-hill': 'French Hill',
  'merchant-district': 'Merchant District',
  'miskatonic-university': 'Miskatonic U.',
  northside: 'Northside',
  rivertown: 'Rivertown',
  southside: 'Southside',
  uptown: 'Uptown',
} as const;

/** A neighbourhood of Arkham, by its street. */
type Neighbourhood = keyof typeof NEIGHBOURHOODS;

/** The streets of Arkham. */
const STREETS_OF_ARKHAM = Object.keys(NEIGHBOURHOODS) as readonly Neighbourhood[];

export const BARRED_CARDS: readonly CardDef[] = STREETS_OF_ARKHAM.map((street) => ({
  id: `barred-from-${street}`,
  name: `Barred from ${NEIGHBOURHOODS[street]}`,
  deck: 'special',
  count: 2,
  modifiers: [{ mod: 'barred', neighbourhood: street }],
  triggers: [
    { when: { on: 'gained' }, then: [moveTo(street)] },
    { when: { on: 'terror' }, then: [{ do: 'discardThis' }] },
  ],
}));
