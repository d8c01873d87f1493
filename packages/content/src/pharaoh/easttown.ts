import type { CardFilter, LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  checkRows,
  choose,
  count,
  draw,
  find,
  gain,
  lose,
  may,
  mayPay,
  mayTake,
  perSuccess,
  receive,
  removeStatus,
  search,
  take,
  when,
} from '@vigil/rules/builders';
import { type EditionVariant, pharaohCards } from './edition-variants.js';

/** Offices that bind an investigator to the town. */
const OFFICE: CardFilter = { anyOf: [{ card: 'retainer' }, { card: 'deputy' }, { card: 'lodge-membership' }] };

/** Five further cards of Easttown. */
export const EASTTOWN = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'easttown',
    {
      1: {
        'hibbs-roadhouse': [
          'game of pool',
          checkRows('speed', 0, [
            [0, lose(3, 'money')],
            [1, may([gain(3, 'money'), ed.bar('easttown')])],
            [3, gain(3, 'money')],
          ]),
        ],
        'police-station': [
          "sheriff's training",
          when({ has: { damage: 'physical' } }, mayTake('marksman'), find('common', { type: 'weapon' })),
        ],
        'velmas-diner': ['free bread', gain(1, 'stamina')],
      },
      2: {
        'hibbs-roadhouse': [
          'sign in the beer',
          check('lore', -3, { pass: [find('common', { type: 'weapon' }), gain(10, 'money')] }),
        ],
        'police-station': [
          'questioning overheard',
          checkRows('sneak', -1, [
            [0, lose(1, 'clue')],
            [1, mayPay({ money: 2 }, gain(1, 'clue'))],
            [3, gain(2, 'clue')],
          ]),
        ],
        'velmas-diner': [
          'barley soup',
          check('luck', -2, { pass: perSuccess(gain(1, 'stamina')), fail: lose(1, 'stamina') }),
        ],
      },
      3: {
        'hibbs-roadhouse': [
          'flat tire',
          check('fight', -1, {
            pass: search('common', { anyOf: [{ card: 'lantern' }, { card: 'map-of-arkham' }, { card: 'dark-cloak' }] }),
          }),
        ],
        'police-station': [
          'perfumed body',
          check('lore', -2, { pass: [gain(1, 'clue'), receive('private-investigator')] }),
        ],
        'velmas-diner': [
          'waiting at tables',
          check('speed', -1, { pass: gain(2, 'money'), fail: [lose(1, 'stamina'), mayTake('speed')] }),
        ],
      },
      4: {
        'hibbs-roadhouse': [
          'slumming heiress',
          when({ hasAtMost: 'money', atMost: 3 }, take('erica-carlyle', receive('retainer'))),
        ],
        'police-station': [
          "prisoner's belongings",
          check('luck', 0, { counts: true, pass: draw(count('successes'), 'common', 1) }),
        ],
        'velmas-diner': [
          "curator's hush money",
          ...ed.pick(
            [mayPay({ cards: { n: 1, of: OFFICE } }, [gain(2, 'stamina'), gain(5, 'money')])],
            [when({ has: OFFICE }, may([gain(2, 'stamina'), gain(5, 'money')]))],
          ),
        ],
      },
      5: {
        'hibbs-roadhouse': [
          'drunken loan officer',
          check('luck', 0, {
            pass: when({ has: 'bank-loan' }, may(removeStatus('bank-loan')), may(receive('bank-loan'))),
          }),
        ],
        'police-station': [
          'under suspicion',
          check('will', -1, { pass: gain(1, 'clue'), fail: choose(ARRESTED, receive('wanted')) }),
        ],
        'velmas-diner': ['scarab in the soup', may([gain(3, 'money'), ed.bar('easttown')])],
      },
    },
    { '1/police-station': 'sheriff-engle', '3/police-station': 'sheriff-engle', '2/velmas-diner': 'velma' },
  );
