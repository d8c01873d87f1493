/** Kingsport Horror in German. */
import type { BoxWords } from '@vigil/rules';
import { HERALD_WORDS_DE } from '../../heralds.js';
import { ARKHAM_THEMES } from './de-arkham-locations.js';
import { CARD_WORDS_DE } from './de-card-words.js';
import { CARD_NAMES, POSSESSION_NAMES } from './de-cards.js';
import { GATE_THEMES } from './de-gates.js';
import { LOCATION_THEMES } from './de-locations.js';
import { MONSTER_FORMS, MONSTER_NAMES } from './de-monsters.js';
import { MYTHOS_NAMES } from './de-mythos.js';
import { PLACE_FORMS, PLACE_NAMES } from './de-places.js';
import { SHEET_NAMES, SHEET_WORDS } from './de-sheets.js';
import { TOWN_WORDS_DE } from './de-town.js';

export const GERMAN: BoxWords = {
  names: { ...PLACE_NAMES, ...CARD_NAMES, ...POSSESSION_NAMES, ...MONSTER_NAMES, ...MYTHOS_NAMES, ...SHEET_NAMES },
  forms: { ...PLACE_FORMS, ...MONSTER_FORMS },
  themes: { ...LOCATION_THEMES, ...ARKHAM_THEMES, ...GATE_THEMES },
  messages: { ...CARD_WORDS_DE, ...TOWN_WORDS_DE, ...HERALD_WORDS_DE, ...SHEET_WORDS },
};
