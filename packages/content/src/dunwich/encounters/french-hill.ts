import {
  APPEAR,
  check,
  choose,
  count,
  discard,
  draw,
  GATE_AND_MONSTER,
  gain,
  ITEM,
  lose,
  may,
  receive,
  removeStatus,
  TO_STREET,
  take,
  visit,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { BOX_TWO_MYTHOS, MOVE_GATE, WARD } from './handlers.js';
import { dunwichCards } from './location-cards.js';

const INVITATION: ThemedEffects = [
  'invitation to the lodge',
  choose(
    [{ do: 'pay', cost: { money: 3 } }, receive('lodge-membership')],
    check('will', -1, { fail: lose(3, 'stamina') }),
  ),
  TO_STREET,
];

/** Seven further cards of French Hill, for the Inner Sanctum as well. */
export const FRENCH_HILL = dunwichCards(
  'french-hill',
  [
    {
      'silver-twilight-lodge': ['expected visitor', check('luck', -2, { pass: draw(1, 'unique') })],
      'inner-sanctum': ['ritual of warding', WARD],
      'the-witch-house': [
        'rat that follows',
        { do: 'appear', kinds: ['rat-thing'], combat: -1, else: [discard(1, ITEM)] },
      ],
    },
    {
      'silver-twilight-lodge': INVITATION,
      'inner-sanctum': ['errand for the lodge', { do: 'find', deck: 'unique', filter: { type: 'mission' }, tokens: 1 }],
      'the-witch-house': ['room elsewhere', visit('another-time')],
    },
    {
      'silver-twilight-lodge': ['thing in a robe', APPEAR],
      'inner-sanctum': ['protection', when({ has: 'curse' }, removeStatus('curse'), may(BOX_TWO_MYTHOS))],
      'the-witch-house': ['occult symbol', check('lore', -1, { pass: take('thomas-f-malone', gain(2, 'clue')) })],
    },
    {
      'silver-twilight-lodge': [
        'thief in black',
        may(check('fight', -1, { pass: take('ruby-standish', draw(1, 'unique')) })),
      ],
      'inner-sanctum': ["a brother's dream", gain(5, 'money')],
      'the-witch-house': ['rift in the attic', GATE_AND_MONSTER],
    },
    {
      'silver-twilight-lodge': INVITATION,
      'inner-sanctum': ['gate led elsewhere', MOVE_GATE],
      'the-witch-house': ['dusty chest', check('luck', -1, { pass: draw(1, 'common'), fail: lose(1, 'sanity') })],
    },
    {
      'silver-twilight-lodge': ['under a window', check('sneak', -1, { pass: gain(2, 'clue'), fail: TO_STREET })],
      'inner-sanctum': ['opportunity', { do: 'find', deck: 'common', filter: { type: 'task' }, tokens: 1 }],
      'the-witch-house': ['old witch', check('will', -2, { pass: draw(1, 'spell'), fail: receive('curse') })],
    },
    {
      'silver-twilight-lodge': ['ugly statue', lose(1, 'sanity')],
      'inner-sanctum': [
        "a brother's spell",
        when({ unhurt: true }, receive('blessing'), choose(gain('full', 'sanity'), gain('full', 'stamina'))),
      ],
      'the-witch-house': ['vital book', gain(count('open-gates'), 'clue')],
    },
  ],
  {
    '1/inner-sanctum':
      'Not said: whether cards that count as Clues help to pay, as they do for a seal. Taken: no, Clues alone.',
    '5/inner-sanctum':
      'Not said: Clues where the gate goes. Taken: they are discarded, as under any gate that opens, and who is drawn ' +
      'through is delayed.',
  },
);
