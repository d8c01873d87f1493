import type { LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  choose,
  count,
  discard,
  draw,
  gain,
  lose,
  may,
  perSuccess,
  receive,
  suffer,
  visit,
  when,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { DRAW_UNIQUE_OR_EXHIBIT, drawUniqueOrExhibit, type EditionVariant, pharaohCards } from './edition-variants.js';

const THING = { anyOf: [{ deck: 'common' }, { deck: 'unique' }] };

/** Five further cards of Northside. */
export const NORTHSIDE = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'northside',
    {
      1: {
        'curiositie-shoppe': [
          'leaking roof',
          may(
            check('speed', -1, {
              pass: { do: 'search', deck: 'common', priceUpTo: 'successes' },
              fail: lose(2, 'stamina'),
              counts: true,
            }),
          ),
        ],
        newspaper: [
          "hunter's story for sale",
          {
            do: 'asOften',
            cost: { trophyOf: {} },
            then: [{ do: 'times', n: count('paid-toughness'), then: [choose(gain(2, 'money'), gain(1, 'clue'))] }],
          },
        ],
        'train-station': [
          'taken for a guide',
          { do: 'drawOneOf', decks: ['exhibit', 'unique', 'common'] },
          receive('local-guide'),
        ],
      },
      2: {
        'curiositie-shoppe': [
          'real bargains',
          { do: 'shop', show: [{ deck: 'common', n: count('focus', 3) }], buy: 'any', price: { plus: -1 } },
        ],
        newspaper: ['pattern in the presses', receive('visions')],
        'train-station': [
          'ride with the freight',
          may(
            check('sneak', 0, {
              pass: may([{ do: 'move', destination: { to: 'any-location' } }, suffer('end-turn')]),
              fail: [lose(1, 'stamina'), ed.bar('northside')],
            }),
          ),
        ],
      },
      3: {
        'curiositie-shoppe': ['seen through the window', lose(1, 'sanity')],
        newspaper: [
          'whisper on the telephone',
          check('will', -1, { fail: lose(1, 'sanity') }),
          check('speed', -2, { pass: gain(2, 'clue') }),
        ],
        'train-station': [
          'swapped valise',
          discard(1, THING),
          check('luck', 0, {
            pass: drawUniqueOrExhibit('successes'),
            fail: ed.pick(
              [
                when({ has: THING }, [
                  discard(1, THING),
                  check('luck', 0, { pass: draw(count('successes'), 'common', 1), counts: true }),
                ]),
              ],
              [draw(1, 'common')],
            ),
            counts: true,
          }),
        ],
      },
      4: {
        'curiositie-shoppe': [
          'display of kitsch',
          check('lore', 0, {
            pass: { do: 'search', deck: 'common', filter: { notType: 'weapon' }, buy: { half: true } },
          }),
        ],
        newspaper: ['call of the story', check('luck', 0, { pass: perSuccess(boxHandler('story-calls')) })],
        'train-station': ['luggage shed', gain(3, 'money'), check('luck', -2, { pass: may(DRAW_UNIQUE_OR_EXHIBIT) })],
      },
      5: {
        'curiositie-shoppe': [
          'wealth against knowledge',
          check('will', -1, {
            pass: may(
              choose(
                [{ do: 'pay', cost: { cards: { n: 1, of: { deck: 'common' } } } }, gain(count('price'), 'clue')],
                [
                  { do: 'pay', cost: { clues: { chosen: { from: 1 } } } },
                  { do: 'search', deck: 'common', priceUpTo: 'chosen', several: true },
                ],
              ),
            ),
          }),
        ],
        // Barred, or watched and then arrested: the investigator stays in Jail (BOX-39).
        newspaper: [
          'paid sabotage',
          ...ed.pick(
            [may([gain(5, 'money'), check('sneak', -2, { fail: [ed.bar('northside'), ARRESTED] })])],
            [may([gain(5, 'money'), ed.bar('northside'), check('sneak', -2, { fail: ARRESTED })])],
          ),
        ],
        'train-station': ['dream on the platform', visit('the-dreamlands'), DRAW_UNIQUE_OR_EXHIBIT],
      },
    },
    {},
    { '4/curiositie-shoppe': 'Half a price is rounded up, as the edition of 2011 says.' },
  );
