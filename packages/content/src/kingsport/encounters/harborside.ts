import {
  check,
  choose,
  DELAYED,
  dice,
  discard,
  draw,
  find,
  gain,
  ITEM,
  LOST,
  lose,
  loseBoth,
  may,
  mayPay,
  perSuccess,
  receive,
  rollDice,
  TO_STREET,
  take,
  track,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { locationCards, nothingHappens } from './location-cards.js';

const OLD_MAN: ThemedEffects = [
  'piercing old man',
  mayPay({ lose: { sanity: 1, stamina: 1 } }, take('terrible-old-man', draw(2, 'spell'))),
];
const CHARM: ThemedEffects = ['bag of charms', { do: 'takeThis', as: 'charm-bag' }];
const KEEPER: ThemedEffects = [
  'catching the keeper',
  check('speed', -1, {
    pass: when({ available: { card: 'basil-elton' } }, [
      take('basil-elton'),
      { do: 'closePlaces', places: ['north-point-lighthouse'], until: 'for-good' },
      TO_STREET,
    ]),
  }),
];
const WARES: ThemedEffects = [
  "the barman's wares",
  { do: 'asOften', cost: { money: 2 }, most: 3, then: [gain(1, 'clue')] },
];
const TALES = nothingHappens('rambling tales of the sea');
const WINDOW: ThemedEffects = [
  'man at the window',
  check('fight', -2, {
    insteadDiscard: { card: 'lucky-cigarette-case' },
    pass: take('thomas-olney', track('doom', -1)),
  }),
];

/** The 14 cards of Harborside. */
export const HARBORSIDE = locationCards('harborside', [
  {
    '607-water-st': OLD_MAN,
    'north-point-lighthouse': nothingHappens('no one home'),
    'the-rope-and-anchor': WARES,
  },
  {
    '607-water-st': OLD_MAN,
    'north-point-lighthouse': ['black ship with oars', lose(1, 'sanity')],
    'the-rope-and-anchor': ['merry chorus', gain('full', 'sanity')],
  },
  {
    '607-water-st': ['shaking bottle', lose(1, 'sanity'), TO_STREET],
    'north-point-lighthouse': KEEPER,
    'the-rope-and-anchor': ['pickpocket at the bar', check('luck', -1, { fail: lose(3, 'money') })],
  },
  {
    '607-water-st': ['thrown out by nobody', check('will', -2, { fail: [loseBoth(2, 2), TO_STREET] })],
    'north-point-lighthouse': [
      'storm and beacon',
      choose(check('will', -2, { pass: receive('blessing'), fail: track('terror', 1) }), track('terror', 1)),
    ],
    'the-rope-and-anchor': ['left on a seat', check('luck', -1, { pass: draw(1, 'common') })],
  },
  {
    '607-water-st': ['book under the door', find('common', { type: 'tome' })],
    'north-point-lighthouse': KEEPER,
    'the-rope-and-anchor': WARES,
  },
  {
    '607-water-st': ['voice at a window', check('will', -1, { pass: perSuccess(gain(1, 'clue')) })],
    'north-point-lighthouse': [
      'swim to an odd ship',
      may(rollDice(1, { success: { do: 'move', destination: { to: 'any-second-area' } }, failure: LOST })),
    ],
    'the-rope-and-anchor': ['shared stew', gain('full', 'stamina')],
  },
  {
    '607-water-st': [
      "an old man's hoard",
      may(check('sneak', -2, { pass: gain(10, 'money'), fail: [TO_STREET, receive('curse')] })),
    ],
    'north-point-lighthouse': ['unseen ships', gain(2, 'clue')],
    'the-rope-and-anchor': TALES,
  },
  {
    '607-water-st': CHARM,
    'north-point-lighthouse': ['old heirloom', check('luck', -1, { pass: draw(1, 'unique') })],
    'the-rope-and-anchor': TALES,
  },
  {
    '607-water-st': CHARM,
    'north-point-lighthouse': ['tales of a lost voyage', gain(1, 'clue')],
    'the-rope-and-anchor': ['closing time', TO_STREET],
  },
  {
    '607-water-st': ['nobody answers', TO_STREET],
    'north-point-lighthouse': ['luring song', check('will', -1, { fail: lose(dice(1), 'stamina') })],
    'the-rope-and-anchor': WINDOW,
  },
  {
    '607-water-st': ['tight-lipped neighbors', DELAYED],
    'north-point-lighthouse': ['chat with fishermen', gain(1, 'sanity')],
    'the-rope-and-anchor': WINDOW,
  },
  {
    '607-water-st': ['swinging pendulums', gain(2, 'clue'), { do: 'lose', what: 'sanity', amount: { downTo: 1 } }],
    'north-point-lighthouse': ['asked to dinner', gain(1, 'sanity'), gain(1, 'stamina')],
    'the-rope-and-anchor': ['too many drinks', when({ hasAtMost: 'stamina', atMost: 3 }, [DELAYED, discard(1, ITEM)])],
  },
  {
    '607-water-st': [
      'snooping inside',
      may(check('sneak', -1, { pass: draw(1, 'unique'), fail: [receive('curse'), TO_STREET] })),
    ],
    'north-point-lighthouse': ['drunk on the cliff', DELAYED],
    'the-rope-and-anchor': ['brawl and a warning shot', check('will', -1, { fail: TO_STREET })],
  },
  {
    '607-water-st': ['staring teacher', check('will', -1, { pass: draw(1, 'spell') })],
    // Now only; later the price of the location holds again.
    'north-point-lighthouse': ["the keeper's advice", mayPay({ trophies: 5 }, take('captain-of-the-white-ship'))],
    'the-rope-and-anchor': ['bad liquor', lose(1, 'stamina')],
  },
]);
