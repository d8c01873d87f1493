import {
  ANYWHERE,
  ARRESTED,
  check,
  count,
  DELAYED,
  draw,
  encounterAt,
  gain,
  lose,
  may,
  mayPay,
  receive,
  rollDice,
  rollFaces,
  TO_STREET,
  take,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { locationCards, nothingHappens, turnFaceUp, whileFaceDown } from './location-cards.js';

const RAIL_PASS: ThemedEffects = [
  'lost rail pass',
  check('luck', -2, { pass: receive('rail-pass'), fail: gain(1, 'money') }),
];
const SILENCE = nothingHappens('locals who say nothing');

/** The 14 cards of the Village Commons. */
export const VILLAGE_COMMONS = locationCards(
  'village-commons',
  [
    {
      'bishops-brook-bridge': RAIL_PASS,
      'darkes-carnival': ['snake charmer', DELAYED],
      'dunwich-village': ['two odd girls', check('luck', -1, { pass: receive('blessing') })],
    },
    {
      'bishops-brook-bridge': ['stranded motorists', may(check('luck', -1, { pass: gain(5, 'money') }))],
      'darkes-carnival': ['throwing at bottles', mayPay({ money: 1 }, check('luck', -1, { pass: draw(1, 'unique') }))],
      'dunwich-village': ['limping squire', gain(2, 'money')],
    },
    {
      'bishops-brook-bridge': [
        'seller by the road',
        { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1, price: { plus: 1 } },
      ],
      'darkes-carnival': [
        'fortune-telling machine',
        mayPay(
          { money: 1 },
          rollFaces([
            [[1], receive('curse')],
            [[6], receive('blessing')],
          ]),
        ),
      ],
      'dunwich-village': ['learned schoolmistress', gain(1, 'clue')],
    },
    {
      'bishops-brook-bridge': ['lift from the sheriff', may(ANYWHERE)],
      'darkes-carnival': [
        'maze of mirrors',
        mayPay({ money: 1 }, check('lore', -1, { pass: draw(1, 'spell'), fail: DELAYED })),
      ],
      'dunwich-village': ['coffin dug up', lose(1, 'sanity')],
    },
    {
      'bishops-brook-bridge': ['goatish youth', DELAYED],
      'darkes-carnival': ['refreshments', mayPay({ money: 1 }, [gain(1, 'sanity'), gain(1, 'stamina')])],
      'dunwich-village': ['vision of a lynching', lose(1, 'sanity'), DELAYED],
    },
    {
      'bishops-brook-bridge': [
        'deputy who stumbles',
        check('luck', -1, { pass: gain(1, 'money'), fail: encounterAt('police-station') }),
      ],
      'darkes-carnival': ['job from the ringmaster', receive('retainer')],
      'dunwich-village': SILENCE,
    },
    {
      'bishops-brook-bridge': ['lesson in dowsing', may([gain(2, 'clue'), DELAYED])],
      'darkes-carnival': [
        'bargain with the owner',
        whileFaceDown(
          'darkes-blessing',
          mayPay({ cards: { n: 1, of: { card: 'blessing' } } }, turnFaceUp('darkes-blessing')),
        ),
      ],
      'dunwich-village': SILENCE,
    },
    {
      'bishops-brook-bridge': ['taken in', ARRESTED],
      'darkes-carnival': ['tripping up a fugitive', gain(2, 'money'), lose(1, 'sanity')],
      'dunwich-village': ['lift from an acquaintance', may(ANYWHERE)],
    },
    {
      'bishops-brook-bridge': ['feet in the brook', gain(1, 'sanity'), gain(1, 'stamina')],
      'darkes-carnival': [
        'carousel',
        mayPay({ money: 1 }, check('luck', -1, { pass: gain('full', 'sanity'), fail: lose(1, 'sanity') })),
      ],
      'dunwich-village': ['old meeting hall', gain(2, 'clue')],
    },
    {
      'bishops-brook-bridge': ['shape in the mist', TO_STREET],
      'darkes-carnival': ['Ferris wheel', mayPay({ money: 1 }, check('will', -1, { pass: take('map-of-arkham') }))],
      'dunwich-village': ['silver dollar', gain(1, 'money')],
    },
    {
      'bishops-brook-bridge': [
        'bridge that leads elsewhere',
        { do: 'move', destination: { to: 'gate-of-drawn-mythos' }, encounter: { draw: 1 } },
      ],
      'darkes-carnival': [
        'house of mystery',
        mayPay({ money: 1 }, [gain(3, 'clue'), rollDice(3, { then: lose(count('failures'), 'sanity') })]),
      ],
      'dunwich-village': ['whispered hint', gain(1, 'clue')],
    },
    {
      'bishops-brook-bridge': ['creaking boards', check('luck', -1, { fail: lose(1, 'stamina') })],
      'darkes-carnival': ['freak show', mayPay({ money: 1 }, [gain(2, 'clue'), DELAYED])],
      'dunwich-village': ['ancient matriarch', check('lore', -1, { pass: draw(1, 'spell') })],
    },
    {
      'bishops-brook-bridge': RAIL_PASS,
      'darkes-carnival': ['test of strength', mayPay({ money: 1 }, check('fight', -1, { pass: gain(4, 'money') }))],
      'dunwich-village': ['drink with a shopkeeper', may([gain(1, 'sanity'), encounterAt('hibbs-roadhouse')])],
    },
    {
      'bishops-brook-bridge': ['drunken drivers', check('speed', -1, { fail: lose(2, 'stamina') })],
      'darkes-carnival': [
        'coin tossed on symbols',
        check('luck', -2, { pass: gain(1, 'sanity'), fail: lose(1, 'sanity') }),
      ],
      'dunwich-village': ['angry man', TO_STREET],
    },
  ],
  {
    doubts: {
      '11/bishops-brook-bridge':
        'Not said: what becomes of the mythos card, nor what happens when it names no gate. Taken as for the card of ' +
        'the Curiositie Shoppe: cards are drawn until one names one, and nothing else of them counts.',
      '13/darkes-carnival': 'Two lists have Fight −2, the one by cards Fight −1. Taken: −1.',
    },
  },
);
