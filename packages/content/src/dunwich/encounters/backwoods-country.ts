import {
  APPEAR,
  check,
  choose,
  DELAYED,
  DEVOURED,
  draw,
  GATE_AND_MONSTER,
  gain,
  lose,
  loseTo,
  may,
  mayPay,
  mayTake,
  receive,
  search,
  TO_STREET,
  take,
  track,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { ADD_HORROR_TOKEN, DARK_DEAL, MORE_MYTHOS, NO_MYTHOS, REMOVE_HORROR_TOKEN } from './handlers.js';
import { locationCards } from './location-cards.js';

const OPEN_HANDS: ThemedEffects = [
  "a statue's open hands",
  check('luck', -2, { pass: mayPay({ cards: { n: 1, of: { deck: 'unique', priceAtLeast: 5 } } }, NO_MYTHOS) }),
];
const GIRL: ThemedEffects = ['girl with debts', mayPay({ money: 5 }, take('corinna-jones', draw(1, 'skill')))];
const NEIGHBOUR: ThemedEffects = [
  "a neighbor's risky plan",
  may([ADD_HORROR_TOKEN, take('earl-sawyer', [draw(1, 'spell'), draw(1, 'unique'), draw(1, 'common')])]),
];
const NOTES: ThemedEffects = ["a wizard's notes", check('luck', -1, { pass: may(REMOVE_HORROR_TOKEN) })];
const RUBBINGS: ThemedEffects = [
  "the professor's rubbings",
  may([track('doom', 1), take('professor-rice', [gain(5, 'money'), draw(2, 'unique')])]),
];
const DISTURBED: ThemedEffects = ['something disturbed', check('luck', -1, { fail: ADD_HORROR_TOKEN })];
const DARK_MAN: ThemedEffects = ['laughing dark man', GATE_AND_MONSTER];

const FULL_TRACK =
  'Not said: whether this can be done when the track is full and no token can come. Taken: yes, and none comes.';

/** The 14 cards of the Backwoods Country. */
export const BACKWOODS_COUNTRY = locationCards(
  'backwoods-country',
  [
    {
      'cold-spring-glen': ['skull with holes like stars', lose(1, 'sanity')],
      'whateley-farm': ['tarry smear', gain(1, 'clue')],
      'wizards-hill': ['voice that offers riches', choose([track('terror', 1), gain(8, 'money')], lose(2, 'stamina'))],
    },
    {
      'cold-spring-glen': GIRL,
      'whateley-farm': [
        'scroll in the woodpile',
        check('luck', -1, { pass: draw(1, 'spell'), fail: lose(1, 'sanity') }),
      ],
      'wizards-hill': ['stone that rights itself', TO_STREET],
    },
    {
      'cold-spring-glen': ['chorus of whippoorwills', lose(1, 'sanity')],
      'whateley-farm': NEIGHBOUR,
      'wizards-hill': [
        'thing on the brink',
        may(check('luck', -1, { pass: draw(1, 'unique'), fail: draw(1, 'injury') })),
      ],
    },
    {
      'cold-spring-glen': ['tumble against a statue', draw(1, 'spell'), lose(2, 'stamina')],
      'whateley-farm': ['cattle bled dry', lose(1, 'sanity'), TO_STREET],
      'wizards-hill': RUBBINGS,
    },
    {
      'cold-spring-glen': ['wet leaves', check('luck', -1, { fail: lose(2, 'sanity') })],
      'whateley-farm': ['thrashing inside', check('lore', -1, { fail: lose(1, 'stamina') })],
      'wizards-hill': ['spinning ground', DELAYED, lose(1, 'sanity')],
    },
    {
      'cold-spring-glen': [
        'spiders from the moss',
        check('will', -2, { pass: draw(1, 'unique'), fail: loseTo(0, 'stamina') }),
      ],
      'whateley-farm': [
        'bucket from the well',
        check('luck', -1, { pass: gain(3, 'money'), fail: [lose(1, 'sanity'), TO_STREET] }),
      ],
      'wizards-hill': DISTURBED,
    },
    {
      'cold-spring-glen': OPEN_HANDS,
      'whateley-farm': [
        'open back door',
        may(check('luck', -1, { difficulty: 2, pass: mayTake('alchemical-process'), fail: receive('curse') })),
      ],
      'wizards-hill': DISTURBED,
    },
    {
      'cold-spring-glen': OPEN_HANDS,
      'whateley-farm': ['dog that was shot', TO_STREET],
      'wizards-hill': ['whisper of power', choose([draw(3, 'spell', 2), MORE_MYTHOS], lose(2, 'sanity'))],
    },
    {
      'cold-spring-glen': GIRL,
      'whateley-farm': ['names in an old foundation', gain(2, 'clue')],
      'wizards-hill': DARK_MAN,
    },
    {
      'cold-spring-glen': ['cold starry sky', lose(1, 'sanity')],
      'whateley-farm': NEIGHBOUR,
      'wizards-hill': DARK_MAN,
    },
    {
      'cold-spring-glen': ['clean cold pool', gain(1, 'sanity'), gain(1, 'stamina')],
      'whateley-farm': NOTES,
      'wizards-hill': RUBBINGS,
    },
    {
      'cold-spring-glen': ['splash in the dark', APPEAR],
      'whateley-farm': NOTES,
      'wizards-hill': ['cold sentience', check('luck', -2, { pass: draw(1, 'spell'), fail: DELAYED })],
    },
    {
      'cold-spring-glen': [
        'grooved table of stone',
        mayPay({ trophyOf: { symbol: 'crescent' } }, { do: 'receive', card: 'blessing', who: 'chosen' }),
      ],
      'whateley-farm': ['oozing thing', APPEAR],
      'wizards-hill': [
        'reptilian voice',
        choose(
          [{ do: 'removeSeal', else: [track('doom', 2)] }, search('skill'), search('ally')],
          check('will', -1, { fail: DEVOURED }),
        ),
      ],
    },
    {
      'cold-spring-glen': ['leeches', { do: 'split', amount: 3, lose: true }],
      'whateley-farm': ['remains of a ritual', draw(1, 'spell'), gain(1, 'clue')],
      'wizards-hill': ["the dark man's bargain", may([gain(5, 'money'), gain(5, 'clue'), DARK_DEAL])],
    },
  ],
  { doubts: { '3/whateley-farm': FULL_TRACK, '10/whateley-farm': FULL_TRACK } },
);
