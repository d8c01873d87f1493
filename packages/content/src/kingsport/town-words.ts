/** English texts of the town, and of rules it changes. */
import { HEIRESS_DOOM, MARKERS, PAWN_CHECK, TOKENS_FOR_ITEM } from '@vigil/rules/kingsport/constants';
import { checkModifier } from '../figures.js';

/** Ledger section 8 (AMB-25, AMB-22). Every box with a depot, with a board, brings these. */
export const TOWN_RULES: Readonly<Record<string, readonly string[]>> = {
  trainStep: ['costsPoint', 'free'],
  manyBoards: ['fourUses', 'allEffects'],
};

export const TOWN_WORDS: Readonly<Record<string, string>> = {
  'house.trainStep': 'Train journeys',
  'house.trainStep.costsPoint': 'Cost $1 and 1 movement point',
  'house.trainStep.free': 'Cost only $1',
  'house.manyBoards': 'With several expansion towns, count fewer investigators',
  'house.manyBoards.fourUses': 'For limits, awakening and new gates',
  'house.manyBoards.allEffects': 'For everything',
  'place-kind.neighbourhood': 'Neighborhood',
  'place-kind.neighbourhood.about': 'Not an area itself: you can only be at its locations.',
  'kingsport.pawn': `sell 1 Common or Unique Item and make a Will${checkModifier(PAWN_CHECK.modifier)} check. Passed: gain its price. Failed: gain half its price (rounded up)`,
  'q.rift-marker': 'Which rift progress marker does {investigator} deal with?',
  'q.rift-space': 'Where does {investigator} put a rift progress marker?',
  'q.rift': 'Which rift does {investigator} choose?',
  'o.rift-marker': '{place} (rift track {n}, {half, select, 1 {first} other {second}} half)',
  'o.rift-space': 'Rift track {n}, {half, select, 1 {first} other {second}} half',
  'o.rift':
    'Rift track {n} ({open, select, yes {its rift is open} other {{markers, plural, =0 {no markers} one {1 marker} other {# markers}}}})',
  'kingsport.trains': 'Trains',
  'kingsport.stop': 'Train stop: travel to another town for {money} and 1 movement point.',
  'kingsport.by-water': 'Waterside: Aquatic monsters move here directly from any other waterside area.',
  'kingsport.marker-here': 'A progress marker of rift track {n} shows this location. An encounter here affects it.',
  'kingsport.track': 'Rift track {n}',
  'kingsport.track.open':
    'open {placeAt}: {symbol}, {colour, select, white {white} other {black}}; {n, plural, =0 {no markers} one {1 marker} other {# markers}} to visit: {markers}',
  'kingsport.tracks.ours': 'Rift tracks',
  'kingsport.tracks.ours.text': 'partly Vigil’s own: pairs of patterns, rifts, locations of markers',
  'kingsport.track.known': '({symbol})',
  'kingsport.track.half': 'white {white}, black {black}: {n, plural, =0 {no markers} other {{markers}}}',
  'e.kingsport.asleep': '{investigator} falls asleep, and will dream.',
  'e.kingsport.progress': 'A progress marker comes to rift track {n}: {place}.',
  'e.kingsport.progress-off': 'A progress marker leaves rift track {n}: {place}.',
  'e.kingsport.progress-down': 'A progress marker on rift track {n} is turned face down: {place}.',
  'e.kingsport.track-emptied': 'All progress markers leave rift track {n}.',
  'e.kingsport.rift-opens': 'A rift opens at {place}: the one with the {symbol}, from track {n}.',
  'e.kingsport.rift-moves': 'The rift with the {symbol} moves to {place}.',
  'e.kingsport.rift-closes': 'The rift with the {symbol} closes and returns to track {n}.',
  'kingsport.markers-off': `remove ${MARKERS.off} rift progress markers of your choice from the rift tracks (turn those of an open rift face down instead)`,
  'kingsport.markers-on': `put ${MARKERS.on} random rift progress markers on free spaces of the rift tracks of your choice`,
  'kingsport.marker-away':
    'choose 1 rift progress marker on the rift tracks and return it to the supply. If its rift is open, turn it face down instead',
  'kingsport.empty-track': 'choose 1 rift, return all its progress markers to the supply, and close it',
  'kingsport.open-rift': 'choose 1 closed rift, fill its track, and open it at the gate location of this card',
  'kingsport.open-all-rifts': 'all rift tracks are filled, and all rifts open',
  'q.token-price':
    'What does {investigator} give up to take tokens off the rumor? {n, plural, one {1 token is} other {# tokens are}} on it',
  'kingsport.surge': 'the first player chooses an open gate, and monsters surge there',
  'kingsport.heiress': `if an investigator has the Ally Asenath Waite, return her to the box and add ${HEIRESS_DOOM} doom token to the doom track`,
  'kingsport.lose-dearest':
    '{who, select, third {discards} other {discard}} {who, select, third {their} other {your}} most expensive item',
  'kingsport.set-sliders': '{who, select, third {sets} other {set}} all skill sliders to any stops',
  'kingsport.clues-gone': 'all Clues are removed from the board',
  'kingsport.pay-trophies':
    'spend any number of monster trophies. For each point of their toughness, remove 1 token from this card',
  'kingsport.pay-items': `discard any number of items. Remove ${TOKENS_FOR_ITEM.common} token from this card for each Common Item and ${TOKENS_FOR_ITEM.unique} for each Unique Item`,
  'kingsport.mistrust-lasts': 'for the rest of the game, items cannot be traded and each investigator has Focus 0',
  'kingsport.no-trade': 'items cannot be traded',
  'kingsport.fall-asleep': 'you have an encounter in the Dreamlands in the Other World Encounters Phase of this turn',
};
