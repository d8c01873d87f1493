import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'dark-pharaoh-rivertown-3': {
    'general-store':
      'The mail-order man has one parcel too many and reads you what is in it. You know someone who would be pleased.',
  },
  'dark-pharaoh-french-hill-2': {
    'the-witch-house':
      'In the attic your own formula is written on the slope, in a better hand. What has answered it casts no dent in the dust.',
  },
};
