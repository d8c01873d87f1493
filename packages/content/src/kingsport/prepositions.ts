import type { Pack } from '@vigil/rules';

/** Prepositions of the places in English sentences. */
export const PREPOSITIONS: Required<Pack>['prepositions'] = {
  'central-hill': 'on',
  'south-shore': 'on the',
  '7th-house-on-the-left': 'in the',
  'congregational-hospital': 'at the',
  'north-point-lighthouse': 'at the',
  'the-rope-and-anchor': 'at the',
  'artists-colony': 'at the',
  'the-causeway': 'on the',
  'wireless-station': 'at the',
  'strange-high-house-in-the-mist': 'in the',
  'the-underworld': 'in the',
  'kingsport-head': 'at',
};
