import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dark-pharaoh-gate-card-4': {
    'great-hall-of-celeano':
      '„Nur für Mitglieder“, steht auf der Karte. Man hat jemanden geschickt, der es dir deutlicher sagt.',
  },
  'dark-pharaoh-gate-card-7': {
    'the-dreamlands':
      'In Schichten liegen sie, Füße an Köpfen, und nicht alle sind Menschen. Ganz unten hält eines noch ein Bein fest.',
  },
  'dark-pharaoh-gate-card-11': {
    'great-hall-of-celeano':
      'Jemand hat es jeden Tag geführt, und heute steht noch aus. Du liest weiter, in seiner Schrift, bis Donnerstag.',
  },
  'dark-pharaoh-gate-card-21': {
    rlyeh:
      'Auf der Platte setzt er sich auf, Wasser im Bart, und gibt zu Protokoll. Du suchst in den Taschen etwas zum Schreiben.',
  },
};
