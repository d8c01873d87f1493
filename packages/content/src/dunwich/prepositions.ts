import type { Pack } from '@vigil/rules';

/** Prepositions of the places in English sentences. */
export const PREPOSITIONS: Required<Pack>['prepositions'] = {
  'backwoods-country': 'in the',
  'blasted-heath': 'on the',
  'sentinel-hill': 'on',
  'village-commons': 'in the',
  'wizards-hill': 'on',
  'cold-spring-glen': 'in',
  'devils-hopyard': 'at the',
  'dunwich-village': 'in',
  'vortex-backwoods': 'in the',
  'vortex-blasted-heath': 'in the',
  'vortex-village-commons': 'in the',
};
