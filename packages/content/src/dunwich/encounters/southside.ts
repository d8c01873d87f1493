import {
  APPEAR,
  check,
  DELAYED,
  draw,
  each,
  encounterAt,
  find,
  gain,
  may,
  mayPay,
  receive,
  removeStatus,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import { CLEAR_ENVIRONMENT } from './handlers.js';
import { dunwichCards } from './location-cards.js';

/** Seven further cards of Southside. */
export const SOUTHSIDE = dunwichCards('southside', [
  {
    'historical-society': ['monster in the archives', APPEAR],
    'mas-boarding-house': ['tip for sale', mayPay({ money: 4 }, gain(2, 'clue'))],
    'south-church': ['book in a pew', find('unique', { type: 'tome' })],
  },
  {
    'historical-society': ['ride to the library', may(encounterAt('library', 2))],
    'mas-boarding-house': ['mess at breakfast', DELAYED],
    'south-church': [
      'stained glass',
      check('luck', -2, { pass: each('investigators', when({ has: 'curse' }, may(removeStatus('curse')))) }),
    ],
  },
  {
    'historical-society': [
      'friendly professor',
      mayPay({ gateTrophies: 1 }, take('professor-armitage', draw(1, 'unique'))),
    ],
    'mas-boarding-house': ['blues on the harmonica', gain(1, 'sanity')],
    'south-church': ['open bible', mayPay({ clues: 2 }, CLEAR_ENVIRONMENT)],
  },
  {
    'historical-society': [
      'everything fits together',
      check('luck', -2, { pass: { do: 'gain', what: 'clue', amount: { upTo: 5 } } }),
    ],
    'mas-boarding-house': ['tonic and lore', when({ skill: 'lore', atLeast: 4 }, draw(1, 'spell'))],
    'south-church': ['interrupted funeral', TO_STREET],
  },
  {
    'historical-society': ['stories of the old', check('luck', -1, { pass: gain(1, 'clue') }), DELAYED],
    'mas-boarding-house': ['gift from a shopkeeper', draw(1, 'unique')],
    'south-church': ["priest's blessing", receive('blessing')],
  },
  {
    'historical-society': ['stuck pages', check('luck', -1, { pass: draw(1, 'spell') })],
    'mas-boarding-house': ['tea party', may([gain(1, 'stamina'), gain(1, 'clue'), DELAYED])],
    'south-church': ['talk of doubts', gain(2, 'sanity')],
  },
  {
    'historical-society': ['comfortable chair', gain(1, 'sanity')],
    'mas-boarding-house': ['big meal', gain(1, 'sanity'), gain(1, 'stamina')],
    'south-church': ['choir', gain(2, 'stamina'), gain(2, 'sanity')],
  },
]);
