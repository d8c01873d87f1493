import type { LocationCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  dice,
  discard,
  draw,
  gain,
  ITEM,
  lose,
  may,
  mayPay,
  mayTake,
  receive,
  split,
  stealCards,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';

export const EASTTOWN: readonly LocationCardDef[] = [
  {
    id: 'easttown-1',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'a good listener',
        effects: [mayPay({ clues: 3 }, take('ryan-dean', draw(2, 'common')))],
      },
      {
        at: 'police-station',
        theme: 'threats from the cells',
        effects: [check('will', -1, { pass: gain(1, 'clue'), fail: [lose(1, 'sanity'), TO_STREET] })],
      },
      {
        at: 'velmas-diner',
        theme: 'ordering a meal',
        effects: [mayPay({ money: { chosen: { from: 1, to: 6 } } }, split(count('chosen')))],
      },
    ],
  },
  {
    id: 'easttown-2',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'game for money',
        effects: [
          check('luck', -1, {
            pass: gain(5, 'money'),
            fail: when({ hasAtLeast: 'money', atLeast: 3 }, lose(3, 'money'), [lose(1, 'stamina'), TO_STREET]),
          }),
        ],
        doubt: 'Not said whether one who has less than $3 also loses that money. Taken: he keeps it.',
      },
      {
        at: 'police-station',
        theme: 'gun goes off',
        effects: [check('luck', -1, { fail: lose(2, 'stamina') })],
      },
      {
        at: 'velmas-diner',
        theme: 'free sandwich',
        effects: [mayTake('food')],
      },
    ],
  },
  {
    id: 'easttown-3',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'a free round',
        effects: [mayTake('whiskey')],
      },
      {
        at: 'police-station',
        theme: 'talking up the deputy',
        effects: [check('will', -1, { pass: gain(2, 'clue') })],
      },
      {
        at: 'velmas-diner',
        theme: 'pie at the counter',
        effects: [mayPay({ money: 1 }, gain(2, 'stamina'))],
      },
    ],
  },
  {
    id: 'easttown-4',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'goods under the table',
        effects: [{ do: 'shop', show: [{ deck: 'common', n: 3 }], buy: 3, price: { plus: 1 } }],
      },
      {
        at: 'police-station',
        theme: "deputy's forgotten gun",
        effects: [check('luck', -1, { pass: mayTake('38-revolver') })],
        doubt: 'One text found names a .45 Revolver; no such card exists. Taken: the .38, as three others say.',
      },
      {
        at: 'velmas-diner',
        theme: 'vermin in the kitchen',
        effects: [check('will', -2, { pass: gain(5, 'money') })],
      },
    ],
  },
  {
    id: 'easttown-5',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'monster at the bar',
        effects: [APPEAR],
      },
      {
        at: 'police-station',
        theme: 'too well armed',
        effects: [choose({ do: 'pay', cost: { money: 5 } }, discard('all', { type: 'weapon' }))],
      },
      {
        at: 'velmas-diner',
        theme: 'reading the leaves',
        effects: [check('luck', -1, { pass: receive('blessing'), fail: receive('curse') })],
      },
    ],
  },
  {
    id: 'easttown-6',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'drinking for answers',
        effects: [
          check('will', -1, {
            pass: gain(2, 'clue'),
            fail: [choose(stealCards(1, ITEM), lose('all', 'money')), TO_STREET],
          }),
        ],
        doubt: 'Taken: the item is lost to a theft, which matters for items that cannot be stolen.',
      },
      {
        at: 'police-station',
        theme: "sheriff's confidence",
        effects: [check('luck', -2, { pass: draw(1, 'unique') })],
      },
      {
        at: 'velmas-diner',
        theme: 'spoiled food',
        effects: [check('luck', -1, { fail: lose(2, 'stamina') })],
      },
    ],
  },
  {
    id: 'easttown-7',
    neighbourhood: 'easttown',
    entries: [
      {
        at: 'hibbs-roadhouse',
        theme: 'pickpocket',
        effects: [check('luck', -1, { fail: lose('all', 'money') })],
      },
      {
        at: 'police-station',
        theme: 'papers slip out',
        effects: [check('sneak', 0, { pass: take('research-materials') })],
      },
      {
        at: 'velmas-diner',
        theme: 'coins under a seat',
        effects: [may(check('sneak', -1, { pass: gain(dice(1), 'money'), fail: TO_STREET }))],
        doubt: 'Optional in the texts found; one public implementation always makes the check. Taken: optional.',
      },
    ],
  },
];
