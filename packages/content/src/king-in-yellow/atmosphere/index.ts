import type { AtmosphereOfBox } from '../../atmosphere.js';

/** The atmosphere of this box. */
export const KING_IN_YELLOW_ATMOSPHERE: AtmosphereOfBox = {
  en: async () => (await import('./en/index.js')).ATMOSPHERE,
  de: async () => (await import('./de/index.js')).ATMOSPHERE,
};
