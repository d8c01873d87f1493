import { type Pack, packOf } from '@vigil/rules';
import { HERALD_RULE, HERALD_WORDS } from '../heralds.js';
import { ALLIES } from './allies.js';
import { ANCIENT_ONES } from './ancient-ones.js';
import { CARD_WORDS } from './card-words.js';
import { LOCATION_CARDS } from './encounters/index.js';
import { EPIC_BATTLE, PLOTS } from './epic-battle.js';
import { GATE_CARDS } from './gate-cards/index.js';
import { BLESSINGS_OF_NODENS, GUARDIAN_DECKS, GUARDIANS, VISIONS_OF_HYPNOS } from './guardians.js';
import { HERALDS } from './heralds.js';
import { INVESTIGATORS } from './investigators.js';
import { COMMON_ITEMS, EXTRA_CARDS, UNIQUE_ITEMS } from './items.js';
import { BROOD_CARD, KEPT_CARDS, KEPT_DECK } from './kept-cards.js';
import { EXTRA_COPIES, MONSTERS } from './monsters.js';
import { ENVIRONMENTS } from './mythos-environments.js';
import { HEADLINES } from './mythos-headlines.js';
import { AFTERMATHS, RUMORS } from './mythos-rumors.js';
import { SHEET_WORDS } from './sheet-words.js';
import { SKILLS } from './skills.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { SPELLS } from './spells.js';
import { BOARD, BY_WATER, LOCATIONS, NEIGHBOURHOOD, NEIGHBOURHOODS, STREETS } from './town.js';
import { TOWN_RULES, TOWN_WORDS } from './town-words.js';
import { GATE_MARKERS, WORLDS } from './worlds.js';

/** Kingsport Horror (2008). */
export const PACK: Pack = packOf({
  id: 'kingsport',
  name: 'Kingsport Horror',
  version: '1',
  houseRules: { ...TOWN_RULES, ...HERALD_RULE, epicBattle: ['no', 'yes'] },
  messages: {
    ...TOWN_WORDS,
    ...CARD_WORDS,
    ...HERALD_WORDS,
    ...SHEET_WORDS,
  },
  boards: [BOARD],
  streets: STREETS,
  locations: LOCATIONS,
  placeKinds: [NEIGHBOURHOOD],
  places: NEIGHBOURHOODS,
  byWater: BY_WATER,
  worlds: WORLDS,
  gateMarkers: GATE_MARKERS,
  decks: [KEPT_DECK, ...GUARDIAN_DECKS],
  cards: [
    ...COMMON_ITEMS,
    ...UNIQUE_ITEMS,
    ...SPELLS,
    ...SKILLS,
    ...ALLIES,
    ...SPECIAL_CARDS,
    ...BLESSINGS_OF_NODENS,
    ...VISIONS_OF_HYPNOS,
    ...KEPT_CARDS,
    BROOD_CARD,
  ],
  monsters: MONSTERS,
  more: { cards: EXTRA_CARDS, monsters: EXTRA_COPIES },
  mythos: [...HEADLINES, ...ENVIRONMENTS, ...RUMORS],
  locationCards: LOCATION_CARDS,
  gateCards: GATE_CARDS,
  ancientOnes: ANCIENT_ONES,
  investigators: INVESTIGATORS,
  tableCards: [...AFTERMATHS, ...HERALDS, ...GUARDIANS, ...EPIC_BATTLE, ...PLOTS],
});
