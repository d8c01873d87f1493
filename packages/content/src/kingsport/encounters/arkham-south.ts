/** Kingsport's cards for French Hill, Uptown and Southside. */
import {
  check,
  choose,
  count,
  discard,
  draw,
  encounterAt,
  GATE_AND_MONSTER,
  gain,
  LOST,
  lose,
  may,
  mayPay,
  perSuccess,
  receive,
  search,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import { GIVE_CLUES, MOVE_SEAL, MOVE_TO_NEAREST_MONSTER, ORDER_MYTHOS, TRADE_PLACES } from '../handlers.js';
import { kingsportCards } from './location-cards.js';

export const FRENCH_HILL = kingsportCards(
  'french-hill',
  [
    {
      'silver-twilight-lodge': ['magic sphere', check('luck', -1, { pass: perSuccess(gain(1, 'clue')) })],
      'inner-sanctum': ['fog in a globe', ORDER_MYTHOS],
      'the-witch-house': ['force in the house', check('will', -1, { fail: MOVE_TO_NEAREST_MONSTER })],
    },
    {
      'silver-twilight-lodge': [
        'fleeing woman',
        check('fight', -1, { pass: take('ruby-standish', draw(1, 'unique')) }),
      ],
      'inner-sanctum': [
        'ring of will',
        may([lose(1, 'stamina'), check('will', -1, { pass: { do: 'trophy', from: 'board', noSpawn: true } })]),
      ],
      'the-witch-house': ['opening with a guest', GATE_AND_MONSTER],
    },
    {
      'silver-twilight-lodge': [
        'price of membership',
        mayPay(
          { cards: { n: 1, of: { deck: 'ally' } } },
          [receive('lodge-membership'), draw(1, 'unique')],
          [receive('curse'), check('fight', -3, { fail: LOST })],
        ),
      ],
      'inner-sanctum': ['scroll on gates', check('lore', count('open-gates'), { pass: perSuccess(gain(1, 'clue')) })],
      'the-witch-house': ["a warlock's whisper", lose(1, 'stamina'), gain(count('spells'), 'clue')],
    },
    {
      'silver-twilight-lodge': ['glowing doorway', TO_STREET, { do: 'comeHere', monsters: {}, from: { in: 'sky' } }],
      'inner-sanctum': [
        'support for another',
        when({ all: [{ hasAtLeast: 'clues', atLeast: 1 }, { players: { atLeast: 2 } }] }, [
          GIVE_CLUES,
          receive('blessing'),
        ]),
      ],
      'the-witch-house': [
        'chalk and green blood',
        check('lore', -1, { pass: take('thomas-f-malone', gain(2, 'clue')) }),
      ],
    },
  ],
  {
    '4/inner-sanctum':
      'Not said: whether giving none or some of them is allowed. Taken: all are given. Without any, or without a recipient, there is no Blessing.',
  },
);

export const UPTOWN = kingsportCards(
  'uptown',
  [
    {
      'st-marys-hospital': ['hospital meal', gain(1, 'stamina'), take('food')],
      'ye-olde-magick-shoppe': ['fading pages', gain(count('missing-seals'), 'clue')],
      woods: [
        'runaway dog',
        check('speed', -2, { insteadDiscard: { card: 'food' }, pass: take('duke', gain(3, 'money')) }),
      ],
    },
    {
      'st-marys-hospital': ['wheelchair ride', gain('full', 'stamina')],
      'ye-olde-magick-shoppe': ["customers' gossip", { do: 'turnUpLocationCard' }],
      woods: ['beast for stuffing', { do: 'appear', defeated: [gain(5, 'money')] }],
    },
    {
      'st-marys-hospital': [
        'medium short of power',
        mayPay({ cards: { n: 1, of: { deck: 'spell' } } }, gain(3, 'clue')),
      ],
      'ye-olde-magick-shoppe': ['seeking one book', check('luck', -2, { pass: take('livre-divon') })],
      woods: ["a gang's still", check('will', -1, { pass: take('whiskey') })],
    },
    {
      'st-marys-hospital': ['coma patient', gain(count('luck'), 'clue')],
      'ye-olde-magick-shoppe': ["owner's outstretched hand", mayPay({ money: 5 }, search('spell'))],
      woods: ['swirling tree rings', TRADE_PLACES],
    },
  ],
  {
    '2/ye-olde-magick-shoppe':
      'Spoken of: the card of a location; the decks are those of neighbourhoods. Taken: the next encounter in one.',
  },
);

export const SOUTHSIDE = kingsportCards(
  'southside',
  [
    {
      'historical-society': [
        'spell in an odd book',
        when({ hasAtLeast: 'seals', atLeast: 1 }, may(MOVE_SEAL), gain(1, 'clue')),
      ],
      'mas-boarding-house': ['crowded house', may([receive('curse'), draw(1, 'ally')])],
      'south-church': ['impressed priest', receive('blessing')],
    },
    {
      'historical-society': [
        'donated pieces',
        when({ hasAtMost: 'seals', atMost: 3 }, draw(1, 'skill'), receive('curse')),
      ],
      'mas-boarding-house': ['paying reporter', gain(count('seals'), 'money')],
      'south-church': [
        'head underwater',
        check('luck', -1, { pass: gain('full', 'sanity'), fail: lose(1, 'stamina') }),
      ],
    },
    {
      'historical-society': ["members' outing", may(encounterAt('independence-square', 2))],
      'mas-boarding-house': [
        'mystery dish',
        check('luck', -1, { pass: gain('full', 'stamina'), fail: lose(1, 'sanity') }),
      ],
      'south-church': [
        'flash at the altar',
        { do: 'move', destination: { to: 'gate-of-drawn-mythos' }, encounter: { draw: 4 } },
      ],
    },
    {
      'historical-society': [
        'proof for a professor',
        mayPay({ gateTrophies: 1 }, take('professor-armitage', draw(1, 'unique'))),
      ],
      'mas-boarding-house': [
        'dinner for friends',
        when({ available: { deck: 'ally' } }, [discard(1, { deck: 'ally' }), draw(1, 'ally')]),
      ],
      'south-church': ['donation box', choose(gain(2, 'money'), draw(1, 'common'))],
    },
  ],
  {
    '4/mas-boarding-house':
      'The story speaks of a replacement. Taken: who has no Ally to discard draws one all the same.',
  },
);
