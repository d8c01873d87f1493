import { type Pack, packOf } from '@vigil/rules';
import { REVISED_LOCATION_CARDS } from '../pharaoh-encounters.js';

/**
 * Curse of the Dark Pharaoh, edition of 2011 (P-REV, AMB-30): laid over the edition of 2006, whose components of the same id
 * it replaces. Of what it no longer has there are 0 copies.
 */
export const PACK: Pack = packOf({
  id: 'dark-pharaoh-revised',
  name: 'Curse of the Dark Pharaoh (edition of 2011)',
  version: '1',
  messages: {},
  locationCards: REVISED_LOCATION_CARDS,
});
