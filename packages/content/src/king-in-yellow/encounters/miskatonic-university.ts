import {
  check,
  count,
  DELAYED,
  draw,
  find,
  gain,
  lose,
  loseTo,
  may,
  mayPay,
  perSuccess,
  rollDice,
  take,
} from '@vigil/rules/builders';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Miskatonic University. */
export const MISKATONIC_UNIVERSITY = kingInYellowCards('miskatonic-university', [
  {
    administration: ['cheap tuition', mayPay({ money: 5 }, draw(2, 'skill', 1))],
    library: ['antique among the books', check('lore', -1, { pass: may(draw(1, 'unique')) })],
    'science-building': [
      'fire in a laboratory',
      may(check('fight', -2, { pass: draw(1, 'unique'), fail: lose(2, 'stamina') })),
    ],
  },
  {
    administration: ['request for a stipend', check('luck', 0, { pass: gain(2, 'money'), fail: lose(1, 'money') })],
    library: ['fellow readers', { do: 'summon', monsters: { kinds: ['maniac', 'cultist'] }, from: { in: 'in-play' } }],
    'science-building': [
      'transference platform',
      mayPay(
        { cards: { n: 1, of: { deck: 'common' } } },
        rollDice(count('price'), { then: draw(count('successes'), 'unique', 1) }),
      ),
    ],
  },
  {
    administration: ['lecture on Carcosa', check('lore', -1, { pass: perSuccess(gain(1, 'money')) })],
    library: ['book of essays', check('will', 0, { pass: draw(1, 'spell'), fail: lose(1, 'sanity') })],
    'science-building': [
      "suspicious man's accident",
      check('speed', { count: 'terror', minus: true }, { fail: loseTo(0, 'stamina') }),
    ],
  },
  {
    administration: ['posters of warning', gain(4, 'money'), check('will', -2, { fail: lose(2, 'sanity') })],
    library: ['locked in', DELAYED, may(find('unique', { type: 'tome' }))],
    'science-building': ['marble rabbit', check('sneak', -1, { pass: take('petrifying-solution'), fail: DELAYED })],
  },
]);
