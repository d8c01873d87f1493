/** English texts and questions of items of The King in Yellow. */
import { MAX_BOMB_CLUES } from '@vigil/rules/king-in-yellow/constants';
export const ITEM_WORDS: Readonly<Record<string, string>> = {
  'kind.laid': 'On the board',
  'king.steady-terror': 'whenever terror is about to rise, you may discard this card: it rises by 1 less',
  'king.quell-surge':
    'when a gate is about to surge, you may discard this card: it does not surge, and only as many monsters come there as to a new gate',
  'king.map-of-the-mind':
    'when you would be delayed or lost in time and space in an Other World, you may discard this card: you are not; if you have become insane or unconscious there, you come to yourself in Arkham as ever',
  'king.send-item': 'give 1 item to another investigator who is willing, or get 1 from them, wherever you both are',
  'king.lay-bomb': `lay this card in your area with up to ${MAX_BOMB_CLUES} Clues of the bank on it; in the first Upkeep of each turn 1 Clue goes, and when there is none left to go the area’s monsters return to the cup and everybody there loses all Stamina`,
  'king.lay-shrine':
    'lay it in a street of Arkham of your choice; whoever ends a movement there may pay up to their Focus in Stamina and gain as much Sanity',
  'king.lay-throne':
    'lay it in a street of Arkham of your choice; whoever ends a movement there may pay up to their Focus in Sanity and gain as much Stamina',
  'king.lay-warding':
    'lay it at a location of Arkham of your choice; no monsters come through a gate there, and monsters of encounters there can be evaded without a roll',
  'king.ticking-bomb':
    'in the first Upkeep of each turn 1 Clue goes; when there is none left to go, the monsters here return to the cup, everybody here loses all Stamina, and this card is discarded',
  'king.warding': 'no monsters come through a gate here',
  'q.lay-card': 'Choose a place for this card',
  'q.steady-terror': 'Terror is about to rise by {n} · Discard this card to reduce it by 1?',
  'answer.steady-terror.yes': 'Discard this card',
  'answer.steady-terror.no': 'Keep this card',
  'q.quell-surge': 'Monsters are about to surge {placeAt} · Discard this card to prevent it?',
  'answer.quell-surge.yes': 'Discard this card',
  'answer.quell-surge.no': 'Keep this card',
  'q.not-delayed': 'About to be delayed · Discard this card to prevent it?',
  'answer.not-delayed.yes': 'Discard this card',
  'answer.not-delayed.no': 'Keep this card',
  'q.not-lost': 'About to be lost in time and space · Discard this card to prevent it?',
  'answer.not-lost.yes': 'Discard this card',
  'answer.not-lost.no': 'Keep this card',
  'q.send-item': 'Choose an item to give {other} or ask for',
  'q.gets-item': 'Accept {card} from {other}?',
  'q.gives-item': 'Give {other} {card}?',
  'answer.gives-item.yes': 'Give {card}',
  'answer.gives-item.no': 'Refuse',
};
