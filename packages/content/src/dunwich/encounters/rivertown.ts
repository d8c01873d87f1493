import {
  check,
  DELAYED,
  draw,
  find,
  GATE_AND_MONSTER,
  gain,
  lose,
  loseBoth,
  may,
  mayPay,
  mayTake,
  receive,
  take,
  when,
} from '@vigil/rules/builders';
import { dunwichCards, nothingHappens } from './location-cards.js';

/** Seven further cards of Rivertown. */
export const RIVERTOWN = dunwichCards('rivertown', [
  {
    'black-cave': ['cave-in', DELAYED],
    'general-store': ['special stock', { do: 'shop', show: [{ deck: 'unique', n: 2 }], buy: 1 }],
    graveyard: ["preacher's gossip", gain(1, 'clue')],
  },
  {
    'black-cave': ['maze of passages', check('lore', -2, { fail: [lose(1, 'stamina'), DELAYED] })],
    'general-store': ['wanted item', may({ do: 'sell', filter: { deck: 'common' }, times: 2 })],
    graveyard: ['strange corpse', { do: 'trophy', from: 'cup' }],
  },
  {
    'black-cave': ['rift in the cave', GATE_AND_MONSTER],
    'general-store': ['old gold coins', gain(1, 'clue')],
    graveyard: ['painter at work', mayPay({ monsterTrophies: 5 }, take('richard-upton-pickman', draw(1, 'spell')))],
  },
  {
    'black-cave': ['bad air', check('will', -1, { fail: lose(3, 'stamina') })],
    'general-store': nothingHappens('silent game of checkers'),
    graveyard: ['crucifix', check('luck', -1, { fail: receive('curse') }), mayTake('cross')],
  },
  {
    'black-cave': [
      'large rescuer',
      check('luck', -2, {
        insteadDiscard: { card: 'whiskey' },
        pass: take('tom-mountain-murphy', find('common', { type: 'weapon' })),
      }),
    ],
    'general-store': ['music box', mayPay({ money: 2 }, check('luck', -1, { pass: draw(1, 'spell') }))],
    graveyard: ['rift in a crypt', GATE_AND_MONSTER],
  },
  {
    'black-cave': [
      'pit ahead',
      when({ has: { card: 'lantern' } }, draw(1, 'unique'), check('luck', -2, { fail: draw(1, 'injury') })),
    ],
    'general-store': ['minding the shop', may([gain(2, 'money'), DELAYED])],
    graveyard: ['open grave', check('luck', -1, { fail: loseBoth(1, 1) })],
  },
  {
    'black-cave': ['lantern of brass', mayTake('lantern')],
    'general-store': ['warm stove', gain(1, 'sanity'), gain(1, 'clue')],
    graveyard: ['locked mausoleum', DELAYED, check('will', -1, { fail: take('necrophobia') })],
  },
]);
