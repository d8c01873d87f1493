/** English texts and questions of items of The King in Yellow. */
import { MAX_BOMB_CLUES } from '@vigil/rules/king-in-yellow/constants';
export const ITEM_WORDS: Readonly<Record<string, string>> = {
  'kind.laid': 'On the board',
  'king.steady-terror': 'when the terror level would rise, you may discard this card to make it rise by 1 less',
  'king.quell-surge':
    'when a monster surge would occur, you may discard this card to prevent it. Only as many monsters appear there as at a new gate',
  'king.map-of-the-mind':
    'when you would be delayed or lost in time and space in an Other World, you may discard this card to prevent it. If you went insane or fell unconscious there, you return to Arkham as usual',
  'king.send-item': 'give 1 item to another willing investigator or receive 1 item from them, wherever you both are',
  'king.lay-bomb': `place this card in your area with up to ${MAX_BOMB_CLUES} Clues from the supply on it. At the start of each Upkeep Phase, remove 1 Clue from it. If there is none to remove, monsters in that area return to the cup, each investigator there loses all Stamina, and this card is discarded`,
  'king.lay-shrine':
    'place it in a street area of your choice in Arkham. Any investigator who ends their movement there may pay Stamina up to their Focus to gain that much Sanity',
  'king.lay-throne':
    'place it in a street area of your choice in Arkham. Any investigator who ends their movement there may pay Sanity up to their Focus to gain that much Stamina',
  'king.lay-warding':
    'place it at a location of your choice in Arkham. No monsters come through a gate there, and monsters in encounters there can be evaded without a roll',
  'king.ticking-bomb':
    'at the start of each Upkeep Phase, remove 1 Clue from this card. If there is none to remove, monsters here return to the cup, each investigator here loses all Stamina, and this card is discarded',
  'king.warding': 'no monsters come through a gate here',
  'q.lay-card': 'Choose a place for this card',
  'q.steady-terror': 'The terror level is about to rise by {n} · Discard this card to reduce it by 1?',
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
