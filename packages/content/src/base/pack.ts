import type { Pack } from '@vigil/rules';
import { ALLIES } from './allies.js';
import { ANCIENT_ONES } from './ancient-ones.js';
import { BOARD, LOCATIONS, STREETS } from './board.js';
import { COMMON_ITEMS } from './common-items.js';
import { LOCATION_CARDS } from './encounters/index.js';
import { BLUE } from './gate-cards/blue.js';
import { GREEN } from './gate-cards/green.js';
import { RED } from './gate-cards/red.js';
import { SPECIAL_GATE_CARD, YELLOW } from './gate-cards/yellow.js';
import { INVESTIGATORS } from './investigators.js';
import { MESSAGES } from './messages.js';
import { MONSTERS } from './monsters.js';
import { ENVIRONMENTS } from './mythos-environments.js';
import { HEADLINES } from './mythos-headlines.js';
import { RUMORS, THE_STORY_CONTINUES } from './mythos-rumors.js';
import { SKILLS } from './skills.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { SPELLS } from './spells.js';
import { UNIQUE_ITEMS } from './unique-items.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';

/** The base game of 2005. */
export const PACK: Pack = {
  id: 'base',
  name: 'Arkham Horror',
  version: '1',
  messages: MESSAGES,
  cards: [...COMMON_ITEMS, ...UNIQUE_ITEMS, ...SPELLS, ...SKILLS, ...ALLIES, ...SPECIAL_CARDS],
  monsters: MONSTERS,
  investigators: INVESTIGATORS,
  ancientOnes: ANCIENT_ONES,
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  locationCards: LOCATION_CARDS,
  gateCards: [...BLUE, ...GREEN, ...RED, ...YELLOW, SPECIAL_GATE_CARD],
  mythos: [...HEADLINES, ...ENVIRONMENTS, ...RUMORS, THE_STORY_CONTINUES],
};
