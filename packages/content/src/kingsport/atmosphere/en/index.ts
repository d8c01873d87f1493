import type { AtmosphereTexts } from '../../../atmosphere-types.js';
import { ARKHAM_ENCOUNTERS } from './arkham-encounters.js';
import { ENCOUNTERS } from './encounters.js';
import { MONSTERS } from './monsters.js';
import { MYTHOS } from './mythos.js';
import { OTHER_WORLDS } from './other-worlds.js';

/** The atmosphere of the box in English. */
export const ATMOSPHERE: AtmosphereTexts = {
  ...ENCOUNTERS,
  ...ARKHAM_ENCOUNTERS,
  ...OTHER_WORLDS,
  ...MYTHOS,
  ...MONSTERS,
};
