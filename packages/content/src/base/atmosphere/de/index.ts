import type { AtmosphereTexts } from '../../../atmosphere-types.js';
import { ENCOUNTERS } from './encounters.js';
import { MONSTERS } from './monsters.js';
import { MYTHOS } from './mythos.js';
import { OTHER_WORLDS } from './other-worlds.js';

/** The atmosphere of the box in German. */
export const ATMOSPHERE: AtmosphereTexts = { ...ENCOUNTERS, ...OTHER_WORLDS, ...MYTHOS, ...MONSTERS };
