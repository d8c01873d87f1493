/** English texts and questions of the encounters of Curse of the Dark Pharaoh. */
import {
  ERRAND_CLUES,
  FORESEEN_MYTHOS,
  MAIL_ITEMS,
  MAIL_MONEY,
  RENOUNCED_EXHIBIT,
} from '@vigil/rules/dark-pharaoh/constants';
export const ENCOUNTER_WORDS: Readonly<Record<string, string>> = {
  'pharaoh.story-calls': 'you may take 1 Clue from any location in Arkham',
  'pharaoh.burnt-out': 'discard the card you exhausted to pass, if any',
  'pharaoh.lurkers-damage': 'draw Spells equal to its horror damage',
  'pharaoh.lurkers-rating': 'draw Spells equal to its Horror rating (without the minus sign)',
  'pharaoh.free-spell': 'draw Spells until one costs no Sanity to cast. Keep that one and discard the others',
  'pharaoh.copy-spell': 'take 1 more copy of a Spell you have, if there is one in the Spell deck',
  'pharaoh.packed-lunch':
    'put 1 token on that Food for each success. Instead of discarding the card, you may remove a token from it',
  'pharaoh.renounce': `discard all of them to gain ${RENOUNCED_EXHIBIT.sanity} Sanity and ${RENOUNCED_EXHIBIT.clues} Clue for each`,
  'pharaoh.read-one': 'you may use 1 Tome or other item without spending the movement points it costs',
  'pharaoh.time-to-read':
    'roll a die and get that many movement points, which you may spend only on Tomes and other items',
  'pharaoh.sanfords-errand': `have an encounter in the City of the Great Race, then return here. If you passed a check or defeated a monster there, you become a member of the Silver Twilight Lodge and gain ${ERRAND_CLUES} Clue`,
  'pharaoh.edge-of-town':
    'encounter each monster in the Outskirts, in any order. Those you do not defeat stay there. Whenever you pass an Evade check against one, you may move to the street area and end your turn',
  'pharaoh.foresee-two': `look at the top ${FORESEEN_MYTHOS} cards of the Mythos deck and put them back in any order`,
  'pharaoh.mail-order': `each other investigator may pay for 1 Common Item of their choice. You carry it for them. When you are in their area, hand it over and gain $${MAIL_MONEY}`,
  'pharaoh.mail-order-of-three': `choose another investigator and draw ${MAIL_ITEMS} Common Items. They may pay for 1 of them, and the others are discarded. You carry it for them. When you are in their area, hand it over and gain $${MAIL_MONEY}`,
  'q.clue-from': 'Choose a place to take a Clue from',
  'q.read-now': 'Choose an item to use now',
  'q.slip-away': 'Slip away to the street?',
  'answer.clue-from.no': 'Take no Clue',
  'answer.read-now.no': 'Use nothing',
  'answer.slip-away.yes': 'Slip away',
  'answer.slip-away.no': 'Stay',
};
