import type { LocationCardDef } from '@vigil/rules';
import {
  ANYWHERE,
  ARRESTED,
  check,
  checkRows,
  choose,
  draw,
  GATE_AND_MONSTER,
  gain,
  ITEM,
  lose,
  loseBoth,
  may,
  mayPay,
  receive,
  stealCards,
  suffer,
  TO_STREET,
  take,
} from '@vigil/rules/builders';

export const DOWNTOWN: readonly LocationCardDef[] = [
  {
    id: 'downtown-1',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: "the doctor's case notes",
        effects: [
          checkRows('lore', 0, [
            [0, [lose(1, 'sanity'), gain(1, 'clue')]],
            [1, gain(2, 'clue')],
            [3, gain(3, 'clue')],
          ]),
        ],
      },
      {
        at: 'bank-of-arkham',
        theme: 'offered a lift',
        effects: [ANYWHERE],
        doubt:
          'The card orders the move, after an offer; one public implementation lets the player decline it. Taken: ordered.',
      },
      {
        at: 'independence-square',
        theme: 'sharing a picnic',
        effects: [gain(1, 'stamina')],
      },
    ],
  },
  {
    id: 'downtown-2',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'ducking the nurse',
        effects: [check('speed', -1, { pass: draw(1, 'unique'), fail: TO_STREET })],
      },
      {
        at: 'bank-of-arkham',
        theme: "poor man's keepsake",
        effects: [mayPay({ money: 2 }, check('luck', -1, { pass: draw(1, 'unique'), fail: draw(1, 'common') }))],
      },
      {
        at: 'independence-square',
        theme: 'the fortune teller',
        effects: [check('will', -1, { pass: take('anna-kaslow', gain(2, 'clue')) })],
      },
    ],
  },
  {
    id: 'downtown-3',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'guards on the alert',
        effects: [check('sneak', -1, { pass: TO_STREET, fail: ARRESTED })],
      },
      {
        at: 'bank-of-arkham',
        theme: 'robbery',
        effects: [check('combat', -1, { fail: lose('all', 'money') })],
      },
      {
        at: 'independence-square',
        theme: 'cold shadow',
        effects: [check('will', -1, { fail: loseBoth(1, 1) })],
      },
    ],
  },
  {
    id: 'downtown-4',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'dubious dream drug',
        effects: [may(check('lore', -1, { pass: draw(1, 'spell') }))],
        doubt: 'Optional in the texts found; one public implementation always makes the check. Taken: optional.',
      },
      {
        at: 'bank-of-arkham',
        theme: 'marked coin toss',
        effects: [check('luck', -2, { pass: receive('blessing'), fail: receive('curse') })],
      },
      {
        at: 'independence-square',
        theme: 'light fingers at work',
        effects: [check('luck', -2, { fail: stealCards(1, ITEM) })],
      },
    ],
  },
  {
    id: 'downtown-5',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'taken for a patient',
        effects: [
          check('will', -1, {
            difficulty: 2,
            pass: draw(1, 'skill'),
            fail: choose(
              { do: 'pay', cost: { clues: 4 } },
              { do: 'pay', cost: { cards: { n: 2, of: { deck: 'spell' } } } },
              { do: 'pay', cost: { cards: { n: 1, of: { deck: 'skill' } } } },
            ),
          }),
        ],
      },
      {
        at: 'bank-of-arkham',
        theme: 'burning banknote',
        effects: [check('speed', -1, { pass: gain(2, 'money') })],
      },
      {
        at: 'independence-square',
        theme: 'told to move on',
        effects: [check('fight', -1, { fail: TO_STREET })],
      },
    ],
  },
  {
    id: 'downtown-6',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'raving prisoner',
        effects: [check('lore', -2, { pass: gain(2, 'clue'), fail: lose(1, 'stamina') })],
      },
      {
        at: 'bank-of-arkham',
        theme: 'endless queue',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'independence-square',
        theme: 'wares at the camp',
        effects: [
          may(
            check('luck', -1, {
              pass: { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1, price: { plus: -1 } },
              fail: [lose(1, 'stamina'), receive('curse')],
            }),
          ),
        ],
      },
    ],
  },
  {
    id: 'downtown-7',
    neighbourhood: 'downtown',
    entries: [
      {
        at: 'arkham-asylum',
        theme: 'wrong injection',
        effects: [
          choose(check('fight', -2, { fail: [suffer('lose-turn'), gain(2, 'sanity')] }), [
            suffer('lose-turn'),
            gain(2, 'sanity'),
          ]),
        ],
        doubt: 'One public implementation gives 2 stamina; four texts found give 2 sanity. Taken: sanity.',
      },
      {
        at: 'bank-of-arkham',
        theme: 'forgotten deposit',
        effects: [gain(5, 'money'), lose(1, 'sanity')],
      },
      {
        at: 'independence-square',
        theme: 'the old boulder',
        effects: [
          check('luck', -1, {
            pass: [lose(1, 'stamina'), gain(2, 'clue'), draw(1, 'spell')],
            fail: GATE_AND_MONSTER,
          }),
        ],
        doubt:
          'The texts found name only a gate, no monster; one public implementation opens it like any gate, with a ' +
          'monster. Taken: with a monster.',
      },
    ],
  },
];
