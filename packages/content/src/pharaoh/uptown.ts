import type { LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  choose,
  count,
  draw,
  gain,
  lose,
  loseBoth,
  may,
  mayPay,
  mayTake,
  perSuccess,
  receive,
  TO_STREET,
  take,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { DRAW_UNIQUE_OR_EXHIBIT, type EditionVariant, pharaohCards } from './edition-variants.js';

/** Five further cards of Uptown. */
export const UPTOWN = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'uptown',
    {
      1: {
        'st-marys-hospital': [
          'patient with locusts',
          choose(TO_STREET, [loseBoth(1, 1), mayTake('plague-of-locusts')]),
        ],
        woods: ['axe in the brush', check('luck', 1, { pass: mayTake('axe') })],
        'ye-olde-magick-shoppe': ['stolen mummy', may([receive('private-investigator'), ed.bar('uptown')])],
      },
      2: {
        'st-marys-hospital': [
          "dying man's gift",
          may(check('speed', -1, { pass: draw(1, 'exhibit'), fail: receive('curse') })),
        ],
        woods: [
          'rotting swindler',
          check('fight', -1, { pass: [gain(2, 'money'), mayTake('45-automatic')], fail: TO_STREET }),
        ],
        'ye-olde-magick-shoppe': [
          'muttering man',
          check('speed', -1, { fail: check('fight', 0, { fail: lose(1, 'stamina') }) }),
        ],
      },
      3: {
        'st-marys-hospital': [
          'dusty cough',
          may(check('fight', -1, { pass: gain(2, 'clue'), fail: ed.bar('uptown') })),
        ],
        woods: [
          'errand for a gang',
          check('sneak', -1, { pass: [gain(3, 'money'), mayTake('whiskey')], fail: ARRESTED }),
        ],
        'ye-olde-magick-shoppe': ['unpaid goods', may([DRAW_UNIQUE_OR_EXHIBIT, receive('curse')])],
      },
      4: {
        'st-marys-hospital': [
          'alligator head',
          check('lore', 1, { pass: gain(1, 'clue') }),
          check('will', -1, { fail: lose(1, 'sanity') }),
        ],
        // The Ally joins even an investigator knocked unconscious by the cost.
        woods: ['hunted man', mayPay({ lose: { stamina: 3 } }, take('david-packard', mayTake('dynamite')))],
        'ye-olde-magick-shoppe': [
          'water damage',
          mayPay(
            { money: { chosen: { from: 1 } } },
            { do: 'draw', deck: 'unique', n: count('chosen'), only: { type: 'tome' } },
          ),
        ],
      },
      5: {
        'st-marys-hospital': [
          'lecture on brains',
          may(check('will', 0, { pass: perSuccess(may([gain(1, 'clue'), lose(1, 'sanity')])) })),
        ],
        woods: ['edge of town', boxHandler('edge-of-town')],
        'ye-olde-magick-shoppe': [
          'sham trinkets',
          mayPay({ money: 3 }, check('luck', -1, { pass: DRAW_UNIQUE_OR_EXHIBIT })),
        ],
      },
    },
    { '1/ye-olde-magick-shoppe': 'miriam-beecher' },
    { '5/woods': 'Monsters that are not defeated stay in the Outskirts, as the edition of 2011 says.' },
  );
