import type { AtmosphereTexts } from '../../../atmosphere-types.js';
import { ENCOUNTERS } from './encounters.js';
import { OTHER_WORLDS } from './other-worlds.js';

/** The atmosphere of the box in German. */
export const ATMOSPHERE: AtmosphereTexts = { ...ENCOUNTERS, ...OTHER_WORLDS };
