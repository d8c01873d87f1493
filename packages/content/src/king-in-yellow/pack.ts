import { type Pack, packOf } from '@vigil/rules';
import {
  ACT_STOP_CLUES,
  BLIGHT_LOSS,
  COURIER_SANITY,
  FORESEEN_MYTHOS,
  SIGN_DOOM,
} from '@vigil/rules/king-in-yellow/constants';
import { HERALD_RULE, HERALD_WORDS } from '../heralds.js';
import { ACTS } from './acts.js';
import { BLIGHTS } from './blights.js';
import { COMMON_ITEMS } from './common-items.js';
import { ENCOUNTER_WORDS } from './encounter-words.js';
import { LOCATION_CARDS } from './encounters/index.js';
import { GATE_CARDS } from './gate-cards/index.js';
import { HERALDS } from './heralds.js';
import { ITEM_WORDS } from './item-words.js';
import { KEPT_CARDS } from './kept-cards.js';
import { LAID_CARDS } from './laid-cards.js';
import { MONSTERS } from './monsters.js';
import { ENVIRONMENTS, HEADLINES, RUMORS } from './mythos.js';
import { SPECIAL_CARDS } from './special-cards.js';
import { SPELLS } from './spells.js';
import { UNIQUE_ITEMS } from './unique-items.js';

/** The King in Yellow (2007). */
export const PACK: Pack = packOf({
  id: 'king-in-yellow',
  name: 'The King in Yellow',
  version: '1',
  // Y-STYLE-01, Y-STYLE-02; Y-ACT-05.
  houseRules: { performance: ['permanent', 'touring'], acts: ['with', 'without'], ...HERALD_RULE },
  messages: {
    ...HERALD_WORDS,
    ...ENCOUNTER_WORDS,
    ...ITEM_WORDS,
    'house.performance': 'The performance of The King in Yellow',
    'house.performance.permanent': 'Permanent: its cards are shuffled in',
    'house.performance.touring':
      'On tour: its cards start on top of their decks, and location decks are shuffled only once all cards have been seen (for experienced players)',
    'house.acts': 'The three Acts',
    'house.acts.with': 'Included',
    'house.acts.without': 'Left out',
    'kind.act': 'Act',
    'kind.blight': 'Blight',
    'kind.magical-effect': 'Magical Effect',
    'king.act-1-stopped': `when this Act would begin, the investigators may together spend ${ACT_STOP_CLUES['act-1']} Clue per player. If they do, it does not begin and remains the next Act`,
    'king.act-2-stopped': `when this Act would begin, the investigators may together spend ${ACT_STOP_CLUES['act-2']} Clues per player. If they do, it does not begin and remains the next Act`,
    'king.ours': 'it is not known how the published Act is stopped or what it does. Both are Vigil’s own here',
    'king.act-3-ends': 'this Act cannot be stopped. When it begins, the investigators lose the game',
    'king.yellow-sign':
      'whenever the terror level rises by 1, put a Yellow Sign on the terror space the marker just left or on the doom track. On the doom track it counts as a doom token',
    'king.sign-on-terror': `for each Yellow Sign placed on the terror track, put a random Blight into play for the rest of the game. If you would have a location encounter with the person on a Blight, ignore it and lose ${BLIGHT_LOSS.sanity} Sanity or ${BLIGHT_LOSS.stamina} Stamina instead`,
    'king.next-act': 'the next Act begins, unless the investigators stop it',
    'king.riots-break-out': '1 Riot appears in the streets of each of Northside, Southside and Miskatonic University',
    'king.no-more-deputies':
      'return Deputy of Arkham, Deputy’s Revolver and Patrol Wagon to the box, even from an investigator who has them',
    'king.vaccinated':
      'if the rumor Virulent Disease fails, lose this card instead of reducing your Stamina and Sanity',
    'king.foresee-mythos': `look at the top ${FORESEEN_MYTHOS} cards of the Mythos deck and put them back in any order`,
    'king.clear-outskirts':
      '{who, select, third {may return 1 monster in the Outskirts to the cup} may {return 1 monster in the Outskirts to the cup} other {you may return 1 monster in the Outskirts to the cup}}',
    'king.shuffle-unique': '{who, select, third {shuffles} other {shuffle}} the others back into the deck',
    'king.repair':
      'each investigator who is Cursed, is in the Jail, or has a Bank Loan or Detriment may discard all those cards and leave the Jail. If they do, they lose all their Sanity',
    'king.couriers': `investigators in Arkham may now trade items and money with each other, wherever they are. Both investigators lose ${COURIER_SANITY} Sanity for each item they trade`,
    'q.yellow-sign': 'The terror level has risen · Choose where the Yellow Sign goes',
    'o.sign-on-terror': 'Terror space {n} (a Blight comes into play)',
    'o.sign-on-doom': `Doom track (${SIGN_DOOM} doom token)`,
    'q.stop-act': '{mythos} is about to begin · Choose how many Clues to spend against it ({n} needed)',
    'q.clear-outskirts': 'Choose a monster in the Outskirts to return to the cup',
    'q.repair': 'Lose all Sanity to discard your Curse, Bank Loan and Detriments and leave the Jail?',
    'q.courier': 'Choose whom to trade with by courier',
    'e.king.sign-on-terror': 'A Yellow Sign is placed on space {n} of the terror track.',
    'e.king.sign-on-doom': 'A Yellow Sign is placed on the doom track.',
    'e.king.act-stopped': 'The investigators stop the Act. It will be the next Act again.',
    'answer.clear-outskirts.no': 'Return none',
    'answer.repair.yes': 'Lose all Sanity',
    'answer.repair.no': 'Decline',
    'answer.courier.no': 'Trade with nobody',
    'king.acts': 'Acts',
    'king.next': 'next: {mythos}',
    'king.signs': 'Yellow Signs',
    'king.signs-left': '{n} left on the herald',
    'king.signs-on-terror': '{n} on the terror track',
    'king.signs-on-doom': '{n} on the doom track',
  },
  cards: [...COMMON_ITEMS, ...UNIQUE_ITEMS, ...SPELLS, ...SPECIAL_CARDS, ...KEPT_CARDS],
  locationCards: LOCATION_CARDS,
  gateCards: GATE_CARDS,
  monsters: MONSTERS,
  mythos: [...HEADLINES, ...ENVIRONMENTS, ...RUMORS],
  tableCards: [...ACTS, ...BLIGHTS, ...HERALDS, ...LAID_CARDS],
});
