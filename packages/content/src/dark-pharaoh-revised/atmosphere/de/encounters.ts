import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'dark-pharaoh-rivertown-3': {
    'general-store':
      'Der Versandmann hat ein Paket zu viel und liest dir vor, was darin ist. Du kennst jemanden, der sich freute.',
  },
  'dark-pharaoh-french-hill-2': {
    'the-witch-house':
      'Auf der Schräge steht deine eigene Formel, schöner geschrieben. Was ihr geantwortet hat, drückt keine Spur in den Staub.',
  },
};
