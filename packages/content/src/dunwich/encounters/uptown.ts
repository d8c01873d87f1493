import {
  ANYWHERE,
  check,
  choose,
  count,
  DELAYED,
  discard,
  draw,
  find,
  GATE_AND_MONSTER,
  gain,
  lose,
  mayPay,
  receive,
  rollDice,
  search,
  split,
  TO_STREET,
  take,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { dunwichCards } from './location-cards.js';

const TREATMENT: ThemedEffects = [
  'experimental treatment',
  mayPay({ money: 5 }, rollDice(1, { success: discard(1, { deck: 'injury' }), failure: gain(2, 'stamina') })),
];
const LEADER: ThemedEffects = [
  'gang leader',
  choose(
    [{ do: 'pay', cost: { monsterTrophies: 5 } }, receive('sheldon-gang-membership')],
    [{ do: 'pay', cost: { gateTrophies: 1 } }, receive('sheldon-gang-membership')],
    [TO_STREET, lose(1, 'stamina')],
  ),
];
const NEEDED_SPELL: ThemedEffects = ['needed spell', mayPay({ money: 5 }, search('spell'))];

/** Seven further cards of Uptown. */
export const UPTOWN = dunwichCards('uptown', [
  {
    'st-marys-hospital': TREATMENT,
    woods: LEADER,
    'ye-olde-magick-shoppe': [
      'exchange of spells',
      mayPay({ cards: { n: 1, of: { deck: 'spell' } } }, draw(1, 'spell')),
    ],
  },
  {
    'st-marys-hospital': TREATMENT,
    woods: ['rift in the forest', GATE_AND_MONSTER],
    'ye-olde-magick-shoppe': NEEDED_SPELL,
  },
  {
    'st-marys-hospital': ['lift in an ambulance', ANYWHERE],
    woods: LEADER,
    'ye-olde-magick-shoppe': ['job to be done', find('unique', { type: 'mission' })],
  },
  {
    'st-marys-hospital': ['bandages', gain(2, 'stamina')],
    woods: [
      'stray dog',
      check('speed', -2, { insteadDiscard: { card: 'food' }, pass: take('duke', gain(3, 'money')) }),
    ],
    'ye-olde-magick-shoppe': NEEDED_SPELL,
  },
  {
    'st-marys-hospital': ["the nurses' talk", gain(1, 'clue')],
    woods: ['up a tree', check('sneak', -2, { pass: gain(2, 'clue'), fail: lose(2, 'stamina') })],
    'ye-olde-magick-shoppe': ['cleansing', TO_STREET],
  },
  {
    'st-marys-hospital': ["a doctor's suspicion", check('will', -1, { fail: TO_STREET })],
    woods: ['losing the way', DELAYED],
    'ye-olde-magick-shoppe': ['judged worthy', gain(count('gate-trophies'), 'clue')],
  },
  {
    'st-marys-hospital': ['dozing off', DELAYED],
    woods: ['drunken gangster', check('luck', -1, { pass: gain(1, 'sanity'), fail: [lose(4, 'money'), TO_STREET] })],
    'ye-olde-magick-shoppe': ['proof of courage', split(count('monster-trophies'))],
  },
]);
