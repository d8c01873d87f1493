import {
  APPEAR,
  ARRESTED,
  check,
  count,
  DELAYED,
  draw,
  encounterAt,
  find,
  gain,
  lose,
  may,
  perSuccess,
  TO_STREET,
} from '@vigil/rules/builders';
import { GOODS_WORTH_DEAREST } from '../handlers.js';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Rivertown. */
export const RIVERTOWN = kingInYellowCards(
  'rivertown',
  [
    {
      'black-cave': ["smugglers' hideout", check('fight', -2, { pass: find('common', { priceAtLeast: 4 }) })],
      'general-store': [
        'strange stars',
        check('lore', -2, { pass: perSuccess(gain(1, 'money')), fail: check('luck', -2, { fail: ARRESTED }) }),
      ],
      graveyard: [
        'winged body snatcher',
        check('will', -2, {
          pass: may([gain(2, 'clue'), encounterAt('black-cave')]),
          fail: lose(2, 'sanity'),
        }),
      ],
    },
    {
      'black-cave': ['runes in the ash', check('lore', -2, { pass: draw(1, 'spell'), fail: APPEAR })],
      'general-store': ['old props', check('will', 0, { counts: true, pass: GOODS_WORTH_DEAREST })],
      graveyard: ['creaking hearse', { do: 'summon', monsters: { ability: 'undead' }, from: { in: 'in-play' } }],
    },
    {
      'black-cave': ['cave dwellers', check('fight', -1, { pass: draw(1, 'common'), fail: lose(1, 'stamina') })],
      'general-store': [
        'secondhand corner',
        may({ do: 'sell', filter: { anyOf: [{ deck: 'common' }, { deck: 'unique' }] }, times: 'half', any: true }),
      ],
      graveyard: ['hidden rehearsal', check('sneak', -2, { pass: gain(2, 'clue'), fail: DELAYED })],
    },
    {
      'black-cave': [
        'runes dripping silver',
        check('speed', -2, { counts: true, pass: may(draw(count('successes'), 'spell', 1)) }),
      ],
      'general-store': ['frightened shopkeeper', check('luck', -1, { pass: gain(2, 'money'), fail: TO_STREET })],
      graveyard: ['glowing tombstone', gain(1, 'clue')],
    },
  ],
  {
    '3/black-cave': 'the-shopkeeper',
    '3/general-store': 'the-shopkeeper',
    '4/general-store': 'the-shopkeeper',
  },
  {
    '1/general-store':
      'The $1 for each success stands after the Luck check on the card. Taken: it is for the Lore check.',
  },
);
