import type { LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  checkRows,
  choose,
  count,
  draw,
  gain,
  lose,
  loseTo,
  may,
  mayPay,
  mayTake,
  moveTo,
  receive,
  take,
  when,
} from '@vigil/rules/builders';
import { DRAW_UNIQUE_OR_EXHIBIT, type EditionVariant, pharaohCards } from './edition-variants.js';

/** Five further cards of Downtown. */
export const DOWNTOWN = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'downtown',
    {
      1: {
        'arkham-asylum': [
          "patient's eyes",
          may(check('will', -2, { pass: gain(4, 'clue'), fail: loseTo(0, 'sanity') })),
        ],
        'bank-of-arkham': [
          'escort for a priest',
          may([
            moveTo('south-church'),
            when(
              { has: { anyOf: [{ card: 'motorcycle' }, { card: 'map-of-arkham' }, { card: 'mists-of-releh' }] } },
              receive('blessing'),
              mayPay({ trophies: 5 }, { do: 'receive', card: 'blessing', who: 'chosen' }),
            ),
          ]),
        ],
        'independence-square': ['bench', gain(1, 'clue')],
      },
      2: {
        'arkham-asylum': [
          'into a nightmare',
          may([gain(3, 'clue'), { do: 'visit', world: 'the-dreamlands', stay: true }]),
        ],
        'bank-of-arkham': ['camel and needle', may([lose('all', 'money'), receive('blessing')])],
        'independence-square': [
          'stealer of children',
          may([ed.ambush, when({ fought: 'defeated' }, [draw(1, 'exhibit'), ed.bar('downtown')])]),
        ],
      },
      3: {
        'arkham-asylum': ['one strange tongue', check('lore', -1, { pass: gain(1, 'clue') })],
        'bank-of-arkham': [
          "robber's sack",
          choose(gain(1, 'sanity'), [gain(10, 'money'), lose(1, 'sanity'), receive('wanted')]),
        ],
        'independence-square': [
          "mayor's parcels",
          may(
            checkRows('sneak', -1, [
              [0, ARRESTED],
              [1, []],
              [2, DRAW_UNIQUE_OR_EXHIBIT],
            ]),
          ),
        ],
      },
      4: {
        'arkham-asylum': ["inmates' chant", when({ not: { skill: 'will', atLeast: 2 } }, mayTake('will'))],
        'bank-of-arkham': [
          'portal in the vault',
          may([receive('blessing'), { do: 'visit', world: 'plateau-of-leng', stay: true }]),
        ],
        'independence-square': [
          'papers on the wind',
          check('speed', -1, { pass: take('sarah-danforth', gain(1, 'clue')) }),
        ],
      },
      5: {
        'arkham-asylum': [
          'voices that follow',
          ...ed.pick([receive('psychic'), ed.bar('downtown')], [ed.bar('downtown'), receive('psychic')]),
        ],
        'bank-of-arkham': [
          'seizure',
          may(
            choose(
              check('fight', -2, { pass: receive('blessing'), fail: lose(2, 'stamina') }),
              check('lore', -2, { pass: receive('blessing'), fail: lose(2, 'stamina') }),
            ),
          ),
        ],
        'independence-square': [
          'educational show',
          check('lore', -1, {
            pass: gain(count('focus', 3), 'clue'),
            fail: lose(count('focus', 3), 'clue'),
          }),
        ],
      },
    },
    { '1/bank-of-arkham': 'father-michael' },
  );
