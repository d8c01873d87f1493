import type { CardFilter } from '@vigil/rules';
import {
  APPEAR,
  check,
  count,
  DELAYED,
  draw,
  gain,
  LOST,
  lose,
  loseTo,
  mayPay,
  receive,
  when,
} from '@vigil/rules/builders';
import { CHECK_LOWEST_SKILL } from '../handlers.js';
import { kingInYellowCards } from './location-cards.js';

/** Beneficial cards: items, skills, allies, and special cards that are no burden. */
const BENEFICIAL: CardFilter = {
  anyOf: [
    { type: 'item' },
    { deck: 'skill' },
    { deck: 'ally' },
    { card: 'blessing' },
    { card: 'retainer' },
    { card: 'lodge-membership' },
    { card: 'deputy' },
  ],
};

/** Four further cards of Southside. */
export const SOUTHSIDE = kingInYellowCards(
  'southside',
  [
    {
      'historical-society': ['ancient cask', APPEAR, when({ fought: 'combat-passed' }, draw(1, 'spell'))],
      'mas-boarding-house': [
        'blackout',
        gain(1, 'stamina'),
        check('fight', 1, { fail: [gain(1, 'stamina'), DELAYED] }),
      ],
      'south-church': ['stained glass', check('fight', -2, { pass: gain(1, 'sanity'), fail: lose(2, 'stamina') })],
    },
    {
      'historical-society': [
        'course at the theater',
        check('will', -2, { counts: true, pass: draw(count('successes'), 'skill', 1), fail: receive('curse') }),
      ],
      'mas-boarding-house': ['burning bed', check('speed', 0, { fail: LOST })],
      'south-church': [
        'strong soul',
        mayPay(
          { cards: { n: 1, of: BENEFICIAL } },
          check('luck', 1, { pass: gain('full', 'sanity'), fail: gain(1, 'sanity') }),
        ),
      ],
    },
    {
      'historical-society': [
        'clippings from Paris',
        check('lore', -1, { pass: draw(1, 'spell'), fail: lose(2, 'clue') }),
      ],
      'mas-boarding-house': [
        'work in the yard',
        check('sneak', -1, { pass: gain(2, 'stamina'), fail: lose(1, 'stamina') }),
      ],
      'south-church': ['attack on a priest', check('fight', -1, { fail: receive('curse') })],
    },
    {
      'historical-society': ['discussion group', CHECK_LOWEST_SKILL],
      'mas-boarding-house': ['free night', gain(1, 'stamina'), check('luck', -1, { fail: lose(1, 'sanity') })],
      'south-church': ['haunting organist', check('fight', -2, { pass: gain(2, 'sanity'), fail: loseTo(1, 'sanity') })],
    },
  ],
  {
    '3/mas-boarding-house': 'ma-mathison',
    '4/mas-boarding-house': 'ma-mathison',
    '2/south-church': 'father-michael',
    '3/south-church': 'father-michael',
    '4/south-church': 'father-michael',
  },
);
