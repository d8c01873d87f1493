import type { LocationCardDef } from '@vigil/rules';
import {
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  draw,
  gain,
  LOST,
  lose,
  may,
  mayPay,
  mayTake,
  perSuccess,
  receive,
  rollDice,
  take,
  when,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { DRAW_UNIQUE_OR_EXHIBIT, type EditionVariant, pharaohCards } from './edition-variants.js';

const CORPSES = { kinds: ['ghoul', 'vampire', 'zombie'] };

const IWANICKI = take('father-iwanicki', mayTake('holy-water'));

/** Five further cards of Rivertown. */
export const RIVERTOWN = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'rivertown',
    {
      1: {
        'black-cave': [
          'lurker in the cave',
          ed.ambush,
          when({ fought: 'horror-passed' }, boxHandler(ed.pick('lurkers-damage', 'lurkers-rating'))),
          when({ fought: 'horror-failed' }, mayTake('bravery')),
        ],
        'general-store': [
          'dead shopkeeper',
          checkRows('luck', 0, [
            [0, receive('wanted')],
            [1, lose(1, 'sanity')],
            [3, receive('lodge-membership')],
          ]),
        ],
        graveyard: ['hunt for a thief', check('speed', -1, { pass: DRAW_UNIQUE_OR_EXHIBIT })],
      },
      2: {
        'black-cave': [
          'meditation',
          may(check('will', 0, { pass: draw(1, 'spell'), fail: [lose(1, 'sanity'), receive('tainted-soul')] })),
        ],
        'general-store': ['squeaking floor', check('sneak', 1, { pass: gain(2, 'money'), fail: mayTake('sneak') })],
        graveyard: [
          'figure in the night',
          may([
            { do: 'appear', horror: -1, combat: -1 },
            when(
              { fought: 'defeated' },
              when({ fought: 'first-combat-passed' }, DRAW_UNIQUE_OR_EXHIBIT, gain(2, 'clue')),
            ),
          ]),
        ],
      },
      3: {
        'black-cave': ['cave survey', check('speed', -2, { pass: draw(2, 'common') })],
        'general-store': ['mail order', boxHandler(ed.pick('mail-order', 'mail-order-of-three'))],
        graveyard: [
          'neglected graves',
          mayPay(
            { money: { chosen: { from: 1 } } },
            rollDice(count('chosen'), {
              then: [
                gain(count('successes', 2), 'clue'),
                when({ hasAtLeast: 'successes', atLeast: 3 }, may(receive('anointed'))),
              ],
            }),
          ),
        ],
      },
      4: {
        'black-cave': ['half-burnt papers', mayTake('research-materials')],
        'general-store': ['stockboy wanted', may([DELAYED, check('speed', 1, { pass: perSuccess(gain(1, 'money')) })])],
        graveyard: [
          'praying priest',
          when(
            { has: 'curse' },
            IWANICKI,
            when({ hasAtMost: 'stamina', atMost: 2 }, IWANICKI, when({ hasAtMost: 'sanity', atMost: 2 }, IWANICKI)),
          ),
        ],
      },
      5: {
        'black-cave': [
          'cries of a child',
          choose(ed.bar('rivertown'), check('luck', -1, { pass: may(draw(2, 'spell')), fail: LOST })),
        ],
        'general-store': ['pickpocket', check('fight', -2, { pass: gain(3, 'money'), fail: lose('all', 'money') })],
        graveyard: [
          'trophies of the dead',
          when(
            { trophy: CORPSES },
            { do: 'asOften', cost: { trophyOf: CORPSES }, then: [gain(count('paid-toughness'), 'clue')] },
            ed.bar('rivertown'),
          ),
        ],
      },
    },
    { '1/general-store': 'the-shopkeeper', '2/general-store': 'the-shopkeeper' },
    {
      '1/black-cave': 'Horror damage of the monster in 2006, its Horror rating without the sign in 2011.',
      '3/general-store':
        'The investigator of the encounter orders nothing. In 2011 the chosen investigator picks and pays (the one transcript mixes the two).',
    },
  );
