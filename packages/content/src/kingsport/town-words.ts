/** English texts of the town, and of rules it changes. */
import { HEIRESS_DOOM, MARKERS, PAWN_CHECK, TOKENS_FOR_ITEM } from '@vigil/rules/kingsport/constants';
import { checkModifier } from '../figures.js';

/** House rules of D-TRAIN-02 and of the boards. Shared by all boxes with a depot or with a board. */
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
  'kingsport.pawn': `sell 1 Common or Unique Item and make a Will${checkModifier(PAWN_CHECK.modifier)} check. Passed: gain dollars equal to its price. Failed: gain half as many (rounded up)`,
  'q.rift-marker': 'Choose a rift progress marker',
  'q.rift-space': 'Choose a space for a rift progress marker',
  'q.rift': 'Choose a rift',
  'o.rift-marker': '{place} (rift track {n}, {half, select, 1 {first} other {second}} half)',
  'o.rift-space': 'Rift track {n}, {half, select, 1 {first} other {second}} half',
  'o.rift':
    'Rift track {n} ({open, select, yes {open} other {{markers, plural, =0 {no markers} one {# marker} other {# markers}}}})',
  'kingsport.trains': 'Trains',
  'kingsport.stop':
    'Train stop: travel to another town, normally for {money}{step, select, free {} other { and 1 movement point}}.',
  'kingsport.by-water': 'Waterside: Aquatic monsters move here directly from any other waterside area.',
  'kingsport.marker-here': 'A progress marker of rift track {n} shows this location. An encounter here affects it.',
  'kingsport.track': 'Rift track {n}',
  'kingsport.track.open':
    'open {placeAt}: {symbol}, {colour, select, white {white} other {black}}; {n, plural, =0 {no markers} one {1 marker} other {# markers}} to visit: {markers}',
  'kingsport.tracks.ours': 'Rift tracks',
  'kingsport.tracks.ours.text':
    'in part Vigil’s own: the patterns on each track, the rifts’ symbols and colors, and the markers’ places',
  'kingsport.track.known': '({symbol})',
  'kingsport.track.half': 'white {white}, black {black}: {n, plural, =0 {no markers} other {{markers}}}',
  'e.kingsport.asleep': '{investigator} falls asleep and will dream.',
  'e.kingsport.progress': 'Rift track {n} gains a progress marker for {placeThe}.',
  'e.kingsport.progress-off': 'Rift track {n} loses its progress marker for {placeThe}.',
  'e.kingsport.progress-down': 'The progress marker for {placeThe} on rift track {n} is turned face down.',
  'e.kingsport.track-emptied': 'Rift track {n} loses all progress markers.',
  'e.kingsport.rift-opens': 'The {symbol} rift opens {placeAt} (rift track {n}).',
  'e.kingsport.rift-moves': 'The {symbol} rift moves {placeTo}.',
  'e.kingsport.rift-closes': 'The {symbol} rift closes and returns to rift track {n}.',
  'kingsport.markers-off': `remove ${MARKERS.off} rift progress markers of your choice from the rift tracks (turn those of an open rift face down instead)`,
  'kingsport.markers-on': `put ${MARKERS.on} random rift progress markers on free spaces of your choice on the rift tracks`,
  'kingsport.marker-away':
    'the first player chooses 1 rift progress marker on the rift tracks and returns it to the supply. If that rift is open, the marker is turned face down instead',
  'kingsport.empty-track': 'choose 1 rift, return all its progress markers to the supply, and close it',
  'kingsport.open-rift':
    'the first player chooses 1 closed rift. Its track is filled, and it opens at the gate location of this card',
  'kingsport.open-all-rifts': 'all rift tracks are filled, and all rifts open',
  'q.token-price': 'Choose what to give up · {n, plural, one {# token} other {# tokens}} left on the rumor',
  'status.changed.as': 'the Changed card',
  'if.has.changed': '{you}{are} {not, select, yes {not } other {}}Changed',
  'kingsport.surge': 'the first player chooses an open gate, and monsters surge there',
  'kingsport.heiress': `if an investigator has the Ally Asenath Waite, return her to the box and add ${HEIRESS_DOOM} doom token to the doom track`,
  'kingsport.lose-dearest': '{who, select, third {discards} other {discard}} {your} most expensive item',
  'kingsport.set-sliders': '{who, select, third {sets} other {set}} each of {your} skill sliders to any position',
  'kingsport.clues-gone': 'all Clues are removed from the board',
  'answer.token-price.done': 'Give up nothing more',
  'kingsport.pay-trophies':
    'spend any number of monster trophies. For each point of their toughness, remove 1 token from this card',
  'kingsport.pay-items': `discard any number of Common and Unique Items. Remove ${TOKENS_FOR_ITEM.common} token from this card for each Common Item and ${TOKENS_FOR_ITEM.unique} for each Unique Item`,
  'kingsport.mistrust-lasts': 'for the rest of the game, items cannot be traded and each investigator’s Focus is 0',
  'kingsport.no-trade': 'items cannot be traded',
  'kingsport.fall-asleep': 'have an encounter in the Dreamlands in the Other World Encounters Phase of this turn',
};
