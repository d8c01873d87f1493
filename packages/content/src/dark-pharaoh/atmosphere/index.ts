import type { AtmosphereLoaders } from '../../atmosphere-types.js';

/** The atmosphere of this box. */
export const DARK_PHARAOH_ATMOSPHERE: AtmosphereLoaders = {
  en: async () => (await import('./en/index.js')).ATMOSPHERE,
  de: async () => (await import('./de/index.js')).ATMOSPHERE,
};
