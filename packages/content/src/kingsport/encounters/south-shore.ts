import {
  ARRESTED,
  check,
  checkRows,
  choose,
  DELAYED,
  draw,
  find,
  gain,
  lose,
  loseBoth,
  loseTo,
  may,
  mayPay,
  receive,
  search,
  TO_STREET,
  take,
  track,
  visit,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { ADD_RIFT_MARKERS, BROOD, REMOVE_RIFT_MARKERS } from '../handlers.js';
import { locationCards, nothingHappens } from './location-cards.js';

const TOMCAT: ThemedEffects = [
  'friendly tomcat',
  check('luck', -1, { pass: take('foolishness', REMOVE_RIFT_MARKERS) }),
];
const PUPIL: ThemedEffects = [
  'former pupil',
  may([ADD_RIFT_MARKERS, take('asenath-waite', [receive('retainer'), draw(1, 'spell')])]),
];
const HAGGLING: ThemedEffects = [
  'young man haggling',
  mayPay({ cards: { n: 2, of: { deck: 'common' } } }, take('charles-dexter-ward', draw(5, 'spell', 1))),
];
const TOUR = nothingHappens('guided tour');
const MARKERS_TAKEN_OFF =
  'Not said: whether markers of open rifts too. Taken: the players choose, and those face down do not count (BOX-27).';

/** The 14 cards of the South Shore. */
export const SOUTH_SHORE = locationCards(
  'south-shore',
  [
    {
      'artists-colony': TOMCAT,
      'hall-school': ['talk with the head', check('will', -1, { pass: gain(1, 'clue'), fail: TO_STREET })],
      'neils-curiosity-shop': [
        'white thing in a jar',
        mayPay({ money: 1 }, check('lore', -1, { pass: gain(2, 'clue'), fail: when({ ancientOne: 'eihort' }, BROOD) })),
      ],
    },
    {
      'artists-colony': TOMCAT,
      'hall-school': ['suspicious head', check('will', -2, { fail: ARRESTED })],
      'neils-curiosity-shop': [
        'eyes in a jar',
        mayPay({ money: 1 }, check('lore', -1, { difficulty: 2, pass: [gain(2, 'clue'), draw(3, 'spell', 1)] })),
      ],
    },
    {
      'artists-colony': ['sitting for a painter', may([DELAYED, gain(2, 'money')])],
      'hall-school': PUPIL,
      'neils-curiosity-shop': [
        'dried thing like a cat',
        mayPay({ money: 1 }, check('lore', -2, { pass: gain(3, 'clue'), fail: lose(1, 'sanity') })),
      ],
    },
    {
      'artists-colony': [
        'rude suitor',
        may(
          choose(
            check('fight', -1, { pass: gain(1, 'sanity'), fail: lose(1, 'stamina') }),
            check('will', -2, { pass: gain(1, 'sanity'), fail: lose(1, 'stamina') }),
          ),
        ),
      ],
      'hall-school': ['chat with pupils', gain(1, 'sanity')],
      'neils-curiosity-shop': [
        'touching an old carving',
        mayPay({ money: 1 }, check('luck', -3, { pass: draw(1, 'skill'), fail: lose(3, 'sanity') })),
      ],
    },
    {
      'artists-colony': ['lunch and gossip', gain(1, 'clue'), gain(1, 'sanity')],
      'hall-school': ['town records', gain(1, 'clue')],
      'neils-curiosity-shop': [
        'offering to a statue',
        mayPay(
          { money: 1 },
          check('will', -2, {
            pass: receive('blessing'),
            fail: { do: 'lose', what: 'sanity', amount: { downTo: 1 } },
          }),
        ),
      ],
    },
    {
      'artists-colony': [
        'woman full of guilt',
        choose(check('will', -2, { pass: gain(2, 'sanity'), fail: track('terror', 1) }), track('terror', 1)),
      ],
      'hall-school': ['crowded halls', TO_STREET],
      'neils-curiosity-shop': ['sale of a trinket', gain(1, 'money')],
    },
    {
      'artists-colony': ['jolly sculptor', gain(1, 'sanity')],
      'hall-school': [
        "the founder's papers",
        DELAYED,
        check('lore', -1, { pass: [draw(1, 'spell'), gain(1, 'clue')], fail: lose(1, 'sanity') }),
      ],
      'neils-curiosity-shop': HAGGLING,
    },
    {
      'artists-colony': [
        'mad buyer of books',
        mayPay({ cards: { n: 1, of: { type: 'tome' }, toBox: true } }, [gain(5, 'money'), lose(1, 'sanity')]),
      ],
      'hall-school': ['grisly rites in print', lose(1, 'sanity')],
      'neils-curiosity-shop': HAGGLING,
    },
    {
      'artists-colony': ['friend of a suicide', check('will', -2, { fail: loseBoth(1, 1) }), gain(1, 'clue')],
      'hall-school': ['signed parchment', check('lore', -1, { pass: draw(1, 'spell') })],
      'neils-curiosity-shop': [
        'primitive pieces',
        { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1, price: { plus: 1 } },
      ],
    },
    {
      'artists-colony': [
        'book of strange verse',
        may(
          checkRows('luck', 0, [
            [0, loseTo(0, 'sanity')],
            [1, [gain(2, 'clue'), lose(2, 'sanity')]],
            [2, [gain(3, 'clue'), lose(1, 'sanity')]],
          ]),
        ),
      ],
      'hall-school': ['papers on a raid', gain(3, 'clue')],
      'neils-curiosity-shop': ['book for sale', mayPay({ money: 3 }, find('unique', { type: 'tome' }))],
    },
    {
      'artists-colony': ['smooth-talking painter', check('will', -1, { fail: lose(3, 'money') })],
      'hall-school': [
        'notes signed by a pupil',
        check('lore', -1, { pass: draw(1, 'spell') }),
        check('will', -1, { fail: lose(2, 'sanity') }),
      ],
      'neils-curiosity-shop': ['stuffed animals', check('lore', -1, { pass: gain(1, 'clue') })],
    },
    {
      'artists-colony': [
        'painter in need',
        { do: 'shop', show: [{ deck: 'common', n: 1 }], buy: 1, price: { flat: 2 } },
      ],
      'hall-school': ['page of a forbidden book', check('lore', -1, { difficulty: 2, pass: search('spell') })],
      'neils-curiosity-shop': TOUR,
    },
    {
      'artists-colony': ['dozing at a table', visit('the-dreamlands')],
      'hall-school': PUPIL,
      'neils-curiosity-shop': TOUR,
    },
    {
      'artists-colony': ['painted nightmare', check('will', -1, { fail: [lose(1, 'sanity'), DELAYED] })],
      'hall-school': ['glint under papers', check('luck', -2, { pass: draw(1, 'unique') })],
      'neils-curiosity-shop': ['keen collector', may({ do: 'sell', filter: { deck: 'unique' }, times: 1, plus: 3 })],
    },
  ],
  { '1/artists-colony': MARKERS_TAKEN_OFF, '2/artists-colony': MARKERS_TAKEN_OFF },
);
