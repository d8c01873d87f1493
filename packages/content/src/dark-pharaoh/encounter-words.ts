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
  'pharaoh.burnt-out': 'discard the card that was exhausted in place of the check, if one was',
  'pharaoh.lurkers-damage': 'draw as many Spells as the Horror damage of that monster',
  'pharaoh.lurkers-rating': 'draw as many Spells as the Horror rating of that monster, without its sign',
  'pharaoh.free-spell': 'draw Spells until one costs no Sanity to cast, keep that one and discard the others',
  'pharaoh.copy-spell': 'take 1 more copy of a Spell you have from the Spell deck (if there is any)',
  'pharaoh.packed-lunch': 'put 1 token on that Food for each success; a token may be discarded in place of the card',
  'pharaoh.renounce': `discard all your Exhibit Items and gain ${RENOUNCED_EXHIBIT.sanity} Sanity and ${RENOUNCED_EXHIBIT.clues} Clue for each`,
  'pharaoh.read-one': 'you may use 1 of your tomes or other items that cost movement points, for none',
  'pharaoh.time-to-read':
    'roll a die: you have that many movement points now, for your tomes and other items that cost movement points',
  'pharaoh.sanfords-errand': `have an encounter in the City of the Great Race, then return here. If you passed any check or defeated any monster there, you become a member of the Silver Twilight Lodge and gain ${ERRAND_CLUES} Clue`,
  'pharaoh.edge-of-town':
    'meet each monster in the Outskirts, in the order you like (those not defeated stay there). Whenever you pass an Evade check against one, you may move to the street and end your turn',
  'pharaoh.foresee-two': `look at the top ${FORESEEN_MYTHOS} cards of the Mythos deck and put them back in any order`,
  'pharaoh.mail-order': `each other investigator may pay for any 1 Common item of their choice. It lies with you; when you come to where its buyer is, hand it over and gain $${MAIL_MONEY}`,
  'pharaoh.mail-order-of-three': `choose another investigator and draw ${MAIL_ITEMS} Common items: they may pay for 1 of them, the others are discarded. It lies with you; when you come to where its buyer is, hand it over and gain $${MAIL_MONEY}`,
  'q.clue-from': 'Choose a place to take a Clue from',
  'answer.clue-from.no': 'Take no Clue',
  'q.read-now': 'Choose an item to use now',
  'answer.read-now.no': 'Use nothing',
  'q.slip-away': 'Slip away to the street?',
  'answer.slip-away.yes': 'Slip away',
  'answer.slip-away.no': 'Stay',
};
