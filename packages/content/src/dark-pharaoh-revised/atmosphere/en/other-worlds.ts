import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dark-pharaoh-gate-card-4': {
    'great-hall-of-celeano':
      '“Members only,” says the card they give you. You hear that somebody has been sent to make it plainer.',
  },
  'dark-pharaoh-gate-card-7': {
    'the-dreamlands':
      'They lie in layers, feet to heads, and not all of them are people. One of the lowest still has hold of a leg.',
  },
  'dark-pharaoh-gate-card-11': {
    'great-hall-of-celeano':
      'Somebody kept this diary every day, and tonight has not come yet. You read on, in his hand, to Thursday.',
  },
  'dark-pharaoh-gate-card-21': {
    rlyeh:
      'He sits up on the slab, water in his beard, and starts on a statement. You feel in your pockets for something to write on.',
  },
};
