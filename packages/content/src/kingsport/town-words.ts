/** English texts of the town, and of rules it changes. */
import { HEIRESS_DOOM, MARKERS, PAWN_CHECK, TOKENS_FOR_ITEM } from '@vigil/rules/kingsport/constants';

/** Ledger section 8 (AMB-25, AMB-22). Every box with a depot, with a board, brings these. */
export const TOWN_RULES: Readonly<Record<string, readonly string[]>> = {
  trainStep: ['costsPoint', 'free'],
  manyBoards: ['fourUses', 'allEffects'],
};

export const TOWN_WORDS: Readonly<Record<string, string>> = {
  'house.trainStep': 'A train journey',
  'house.trainStep.costsPoint': 'Costs $1 and a movement point',
  'house.trainStep.free': 'Costs $1 only',
  'house.manyBoards': 'With several towns beside Arkham, fewer investigators count',
  'house.manyBoards.fourUses': 'For limits, awakening and new gates',
  'house.manyBoards.allEffects': 'For everything',
  'place-kind.neighbourhood': 'Neighbourhood',
  'place-kind.neighbourhood.about': 'No area of its own: nobody stands in it but at its locations.',
  'kingsport.pawn': `pawn 1 Common or Unique Item: for its price on a passed Will (−${-PAWN_CHECK.modifier}) check, for half of it (rounded up) on a failed one`,
  'q.rift-marker': 'Choose a rift progress marker',
  'q.rift-space': 'Choose a space for a rift progress marker',
  'q.rift': 'Choose a rift',
  'o.rift-marker': '{place} (rift track {n}, {half, select, 1 {first} other {second}} half)',
  'o.rift-space': 'Rift track {n}, {half, select, 1 {first} other {second}} half',
  'o.rift':
    'Rift track {n} ({open, select, yes {open} other {{markers, plural, =0 {no markers} one {# marker} other {# markers}}}})',
  'kingsport.trains': 'Trains',
  'kingsport.stop': 'Trains stop here: each town is {money} and 1 movement point away.',
  'kingsport.by-water': 'By the water: what swims comes here straight from anywhere else by the water.',
  'kingsport.marker-here': 'A progress marker of rift track {n} shows this place: an encounter here deals with it.',
  'kingsport.track': 'Rift track {n}',
  'kingsport.track.open':
    'open at {place}: {symbol}, {colour, select, white {white} other {black}}; {n, plural, =0 {no marker} one {1 marker} other {# markers}} to visit: {markers}',
  'kingsport.tracks.ours': 'Rift tracks',
  'kingsport.tracks.ours.text': 'in part Vigil’s own: pairs of patterns, rifts, places of markers',
  'kingsport.track.known': '({symbol})',
  'kingsport.track.half': 'white {white}, black {black}: {n, plural, =0 {no marker} other {{markers}}}',
  'e.kingsport.asleep': '{investigator} falls asleep and will dream.',
  'e.kingsport.progress': 'Rift track {n} gains a progress marker ({place}).',
  'e.kingsport.progress-off': 'Rift track {n} loses a progress marker ({place}).',
  'e.kingsport.progress-down': 'A progress marker on rift track {n} is turned face down ({place}).',
  'e.kingsport.track-emptied': 'Rift track {n} loses all progress markers.',
  'e.kingsport.rift-opens': 'The {symbol} rift opens {placeAt} (rift track {n}).',
  'e.kingsport.rift-moves': 'The {symbol} rift moves {placeTo}.',
  'e.kingsport.rift-closes': 'The {symbol} rift closes and returns to rift track {n}.',
  'kingsport.markers-off': `take ${MARKERS.off} rift progress markers of your choice off the rift tracks (those of an open rift are turned face down)`,
  'kingsport.markers-on': `put ${MARKERS.on} random rift progress markers on free spaces of the rift tracks of your choice`,
  'kingsport.marker-away':
    'choose 1 rift progress marker on the rift tracks: it returns to the supply, or, if its rift is open, is turned face down',
  'kingsport.empty-track': 'choose 1 rift: all its progress markers return to the supply, and it is closed at once',
  'kingsport.open-rift':
    'choose 1 closed rift: its track is filled at once, and it opens at the gate location of this card',
  'kingsport.open-all-rifts': 'all rift tracks are filled at once, and all rifts open',
  'q.token-price': 'Choose what to give up · {n, plural, one {# token} other {# tokens}} left on the rumor',
  'answer.token-price.done': 'Give up nothing more',
  'kingsport.surge': 'the first player chooses an open gate: monsters surge there',
  'kingsport.heiress': `if an investigator has the Ally Asenath Waite, she returns to the box and ${HEIRESS_DOOM} doom token is added to the doom track`,
  'kingsport.lose-dearest': 'discard your most expensive item',
  'kingsport.set-sliders': 'set all your skill sliders anew, as you like',
  'kingsport.clues-gone': 'all Clues leave the board',
  'kingsport.pay-trophies':
    'spend as many monster trophies as you like: take 1 token off this card for each point of their toughness',
  'kingsport.pay-items': `discard as many items as you like: take ${TOKENS_FOR_ITEM.common} token off this card for each Common Item and ${TOKENS_FOR_ITEM.unique} for each Unique Item`,
  'kingsport.mistrust-lasts': 'for the rest of the game, no items are traded, and every investigator has Focus 0',
  'kingsport.no-trade': 'no items are traded',
  'kingsport.fall-asleep': 'in the Other World Encounters Phase of this turn you have an encounter in the Dreamlands',
};
