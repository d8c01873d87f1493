import {
  APPEAR,
  check,
  DELAYED,
  dice,
  draw,
  encounterAt,
  gain,
  lose,
  loseBoth,
  may,
  mayPay,
  mayTake,
  receive,
  TO_STREET,
  take,
  track,
  when,
} from '@vigil/rules/builders';
import { DRIVE, SWEEP_MONSTERS } from './handlers.js';
import { dunwichCards, turnFaceUp, whileFaceDown } from './location-cards.js';

/** Seven further cards of Miskatonic University. */
export const MISKATONIC_UNIVERSITY = dunwichCards('miskatonic-university', [
  {
    administration: ['monograph for sale', check('lore', -1, { pass: gain(5, 'money') })],
    library: [
      'rare donation',
      whileFaceDown(
        'rare-book-collection',
        mayPay({ cards: { n: 1, of: { card: 'necronomicon' }, toBox: true } }, turnFaceUp('rare-book-collection')),
      ),
    ],
    'science-building': ['horror in the laboratory', APPEAR],
  },
  {
    administration: ['red mess', lose(1, 'sanity')],
    library: ['buyer for a tome', mayPay({ cards: { n: 1, of: { deck: 'unique', type: 'tome' } } }, gain(10, 'money'))],
    'science-building': ['weapon against monsters', may([SWEEP_MONSTERS, lose(dice(1), 'stamina')])],
  },
  {
    administration: ['led off the campus', encounterAt('independence-square')],
    library: ['shady collector', mayPay({ cards: { n: 1, of: { type: 'tome' } } }, gain(3, 'clue'))],
    'science-building': ['broken object', may([DELAYED, check('luck', -1, { pass: draw(1, 'unique') })])],
  },
  {
    administration: ['scholarship', mayPay({ money: 4 }, draw(2, 'skill', 1))],
    library: ['note in the margin', check('lore', -1, { pass: draw(1, 'spell') })],
    'science-building': [
      'arm wrestling',
      may([lose(2, 'stamina'), when({ standing: true }, take('sir-william-brinton', gain(5, 'money')))]),
    ],
  },
  {
    administration: ['mob on the campus', check('will', -1, { pass: gain(5, 'money'), fail: track('terror', 1) })],
    library: ['over a shoulder', check('lore', -2, { pass: draw(1, 'spell') })],
    'science-building': ['janitor', TO_STREET],
  },
  {
    administration: ['silver whistle', check('lore', -1, { pass: mayTake('summon-shantak') })],
    library: ['hidden between books', check('luck', -2, { pass: draw(1, 'unique'), fail: TO_STREET })],
    'science-building': ['vivisection', loseBoth(1, 1)],
  },
  {
    administration: ['offer for a manuscript', check('will', -1, { pass: receive('retainer') })],
    library: ["janitor's find", mayPay({ money: 3 }, draw(1, 'unique'))],
    'science-building': ['dusty machine', may(DRIVE)],
  },
]);
