import {
  APPEAR,
  check,
  choose,
  count,
  draw,
  find,
  gain,
  LOST,
  lose,
  may,
  receive,
  rollDice,
  TO_STREET,
  when,
} from '@vigil/rules/builders';
import { MEMBERS_SHOPPING, READ_FOUND_TOME } from '../handlers.js';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of French Hill, for the Inner Sanctum as well. */
export const FRENCH_HILL = kingInYellowCards(
  'french-hill',
  [
    {
      'silver-twilight-lodge': [
        'test of the mind',
        may(
          rollDice(count('sanity'), {
            then: [
              when({ hasAtLeast: 'successes', atLeast: 1 }, may(receive('lodge-membership'))),
              lose(count('failures'), 'sanity'),
            ],
          }),
        ),
      ],
      'inner-sanctum': ['changed stars', check('lore', -1, { pass: [gain(2, 'clue'), draw(1, 'spell')] })],
      'the-witch-house': ['unused potential', find('unique', { type: 'tome' }), READ_FOUND_TOME],
    },
    {
      'silver-twilight-lodge': ['eavesdropping', check('sneak', -2, { pass: gain(2, 'clue'), fail: TO_STREET })],
      'inner-sanctum': [
        'thrown weapon',
        check('speed', -2, { pass: may(find('unique', { type: 'weapon' })), fail: lose(2, 'stamina') }),
      ],
      'the-witch-house': ["painter's model", check('luck', -2, { pass: draw(1, 'spell'), fail: APPEAR })],
    },
    {
      'silver-twilight-lodge': ['lost daughter', check('luck', -1, { pass: gain(2, 'clue') })],
      'inner-sanctum': ['shopping for a member', check('will', -1, { counts: true, pass: MEMBERS_SHOPPING })],
      'the-witch-house': ['noise in the closet', check('fight', -2, { pass: draw(1, 'ally'), fail: APPEAR })],
    },
    {
      'silver-twilight-lodge': [
        'gleaming eyes',
        choose(
          [
            { do: 'pay', cost: { cards: { n: 1, of: { deck: 'ally' } } } },
            receive('lodge-membership'),
            draw(1, 'unique'),
            receive('curse'),
          ],
          check('fight', -3, { fail: LOST }),
        ),
      ],
      'inner-sanctum': ['symbol of a maze', may(check('will', 0, { pass: gain(1, 'clue'), fail: lose(1, 'sanity') }))],
      'the-witch-house': ['address book', gain(1, 'clue'), check('will', 0, { fail: lose(1, 'sanity') })],
    },
  ],
  {},
  {
    '3/silver-twilight-lodge': 'Luck −1 in three copies of one list, −2 in another. Taken: −1.',
  },
);
