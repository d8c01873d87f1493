import type { LocationCardDef } from '@vigil/rules';
import {
  check,
  checkRows,
  choose,
  DELAYED,
  dice,
  discard,
  draw,
  encounterAt,
  gain,
  half,
  ITEM,
  lose,
  may,
  mayPay,
  mayTake,
  receive,
  rollDice,
  split,
  TO_STREET,
  take,
  track,
  visit,
} from '@vigil/rules/builders';

export const SOUTHSIDE: readonly LocationCardDef[] = [
  {
    id: 'southside-1',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'bird walk outing',
        effects: [may(encounterAt('woods', 2))],
      },
      {
        at: 'mas-boarding-house',
        theme: 'living painting',
        effects: [check('luck', 0, { pass: visit('the-dreamlands'), fail: visit('abyss') })],
      },
      {
        at: 'south-church',
        theme: 'a gargoyle seems alive',
        effects: [lose(1, 'sanity')],
      },
    ],
  },
  {
    id: 'southside-2',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'private stacks',
        effects: [
          mayPay({ money: 3 }, check('luck', -1, { pass: draw(1, 'spell'), fail: visit('the-dreamlands') }), TO_STREET),
        ],
      },
      {
        at: 'mas-boarding-house',
        theme: 'cellar passage',
        effects: [may(encounterAt('silver-twilight-lodge', 2))],
      },
      {
        at: 'south-church',
        theme: "the priest's blessing",
        effects: [receive('blessing')],
      },
    ],
  },
  {
    id: 'southside-3',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'followed by a stranger',
        effects: [
          check('sneak', -1, {
            pass: gain(1, 'sanity'),
            fail: [lose(2, 'stamina'), receive('curse'), TO_STREET],
          }),
        ],
      },
      {
        at: 'mas-boarding-house',
        theme: "the landlady's soup",
        effects: [gain(dice(1), 'stamina')],
      },
      {
        at: 'south-church',
        theme: 'alms for the needy',
        effects: [choose(lose(half('money', 'up'), 'money'), discard(half('items', 'up'), ITEM))],
      },
    ],
  },
  {
    id: 'southside-4',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'long study',
        effects: [check('luck', -1, { difficulty: 2, pass: [draw(1, 'skill'), DELAYED] })],
      },
      {
        at: 'mas-boarding-house',
        theme: 'evening with a salesman',
        effects: [
          may(
            check('will', 0, {
              pass: choose(
                { do: 'shop', show: [{ deck: 'common', n: 1 }], buy: 1 },
                { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1 },
              ),
              fail: DELAYED,
            }),
          ),
        ],
      },
      {
        at: 'south-church',
        theme: 'offered holy water',
        effects: [mayTake('holy-water')],
      },
    ],
  },
  {
    id: 'southside-5',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'unwelcome ancestry',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'mas-boarding-house',
        theme: 'forgotten in the room',
        effects: [draw(1, 'common')],
      },
      {
        at: 'south-church',
        theme: 'confession',
        effects: [
          checkRows('luck', 0, [
            [0, [lose(3, 'sanity'), TO_STREET]],
            [1, TO_STREET],
            [2, gain('full', 'sanity')],
          ]),
        ],
      },
    ],
  },
  {
    id: 'southside-6',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'the old professor',
        effects: [mayPay({ gateTrophies: 1 }, take('professor-armitage', draw(1, 'unique')))],
      },
      {
        at: 'mas-boarding-house',
        theme: 'noisy neighbors',
        effects: [check('luck', -1, { fail: choose(lose(1, 'stamina'), lose(1, 'sanity')) })],
      },
      {
        at: 'south-church',
        theme: 'prayer at mass',
        effects: [mayPay({ clues: 1 }, rollDice(1, { success: track('doom', -1) }))],
      },
    ],
  },
  {
    id: 'southside-7',
    neighbourhood: 'southside',
    entries: [
      {
        at: 'historical-society',
        theme: 'geology outing',
        effects: [may(encounterAt('black-cave', 2))],
      },
      {
        at: 'mas-boarding-house',
        theme: 'the good room',
        effects: [mayPay({ money: 3 }, split(4))],
        doubt: 'One text found says $4; three others say $3. Taken: $3.',
      },
      {
        at: 'south-church',
        theme: 'attacked by mistake',
        effects: [check('speed', -1, { fail: lose(2, 'stamina') }), TO_STREET],
      },
    ],
  },
];
