import type { LocationCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  discard,
  draw,
  GATE_AND_MONSTER,
  gain,
  half,
  ITEM,
  lose,
  may,
  mayPay,
  receive,
  removeStatus,
  rollDice,
  search,
  TO_STREET,
  take,
} from '@vigil/rules/builders';

export const FRENCH_HILL: readonly LocationCardDef[] = [
  {
    id: 'french-hill-1',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'faded spell sheet',
        effects: [check('lore', -1, { pass: draw(2, 'spell', 1) })],
      },
      {
        at: 'inner-sanctum',
        theme: 'raiding the vault',
        effects: [check('luck', -2, { pass: search('unique') })],
      },
      {
        at: 'the-witch-house',
        theme: 'detective with a sign',
        effects: [check('lore', -1, { pass: take('thomas-f-malone', gain(2, 'clue')) })],
      },
    ],
  },
  {
    id: 'french-hill-2',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'burglar in black',
        effects: [may(check('fight', -1, { pass: take('ruby-standish', draw(1, 'unique')) }))],
        doubt: 'Optional in the texts found; one public implementation always makes the check. Taken: optional.',
      },
      {
        at: 'inner-sanctum',
        theme: 'banishing rite',
        effects: [mayPay({ sanity: 1 }, check('luck', -1, { pass: { do: 'trophy', from: 'board' } }))],
        doubt:
          'The texts found do not say that it is optional; one public implementation leaves it to the player and ' +
          'marks that as open. Taken: optional. Nor do they say whether the Outskirts are part of the board. Taken: they are.',
      },
      {
        at: 'the-witch-house',
        theme: 'forgotten showcase',
        effects: [check('luck', -1, { pass: draw(1, 'unique') })],
      },
    ],
  },
  {
    id: 'french-hill-3',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'skin-crawling object',
        effects: [check('luck', -1, { fail: receive('curse') })],
      },
      {
        at: 'inner-sanctum',
        theme: 'monthly rite',
        effects: [
          { do: 'lose', what: 'sanity', amount: { chosen: { from: 0, to: 3 } } },
          gain(count('chosen'), 'clue'),
        ],
        doubt:
          'Taken: a loss, no cost, and it comes first: who is driven insane by it gains nothing. One public ' +
          'implementation lets no more be chosen than the sanity one has, and gives the clues at the same moment.',
      },
      {
        at: 'the-witch-house',
        theme: 'compelling feast',
        effects: [
          checkRows('luck', 0, [
            [0, lose(3, 'sanity')],
            [1, DELAYED],
            [2, lose(1, 'stamina')],
            [3, gain(3, 'stamina')],
          ]),
        ],
      },
    ],
  },
  {
    id: 'french-hill-4',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'invited to join',
        effects: [
          mayPay({ money: 3 }, receive('lodge-membership'), [
            check('will', -1, { fail: lose(3, 'stamina') }),
            TO_STREET,
          ]),
        ],
      },
      {
        at: 'inner-sanctum',
        theme: 'dues are owed',
        effects: [choose({ do: 'pay', cost: { money: 3 } }, [lose(2, 'sanity'), removeStatus('lodge-membership')])],
      },
      {
        at: 'the-witch-house',
        theme: 'voice in the walls',
        effects: [lose(1, 'sanity')],
      },
    ],
  },
  {
    id: 'french-hill-5',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'talk with the master',
        effects: [check('lore', -1, { pass: gain(3, 'clue'), fail: [lose('all', 'clue'), TO_STREET] })],
      },
      {
        at: 'inner-sanctum',
        theme: 'hostile ritual',
        effects: [check('luck', -2, { fail: receive('curse') })],
      },
      {
        at: 'the-witch-house',
        theme: 'the way opens',
        effects: [GATE_AND_MONSTER],
      },
    ],
  },
  {
    id: 'french-hill-6',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'invited to join',
        effects: [
          mayPay({ money: 3 }, receive('lodge-membership'), [
            check('will', -1, { fail: lose(3, 'stamina') }),
            TO_STREET,
          ]),
        ],
      },
      {
        at: 'inner-sanctum',
        theme: 'something came through',
        effects: [APPEAR],
      },
      {
        at: 'the-witch-house',
        theme: 'secrets of an old diary',
        effects: [
          {
            do: 'roll',
            dice: 1,
            then: [lose(count('rolled'), 'sanity'), gain(count('rolled'), 'clue')],
          },
        ],
        doubt:
          'Taken: the loss comes first, and who is driven insane by it gains nothing. One public implementation gives ' +
          'the clues at the same moment.',
      },
    ],
  },
  {
    id: 'french-hill-7',
    neighbourhood: 'french-hill',
    entries: [
      {
        at: 'silver-twilight-lodge',
        theme: 'prowling the back rooms',
        effects: [
          check('sneak', -2, { pass: rollDice(2, { success: draw(1, 'unique'), failure: draw(1, 'common') }) }),
        ],
      },
      {
        at: 'inner-sanctum',
        theme: 'rite of closing',
        effects: [mayPay({ clues: 2, sanity: 1 }, check('lore', -2, { pass: { do: 'closeGate', which: 'chosen' } }))],
        doubt:
          'The texts found speak of no trophy and no seal. Taken: neither. One public implementation offers the entry ' +
          'only while a gate is open.',
      },
      {
        at: 'the-witch-house',
        theme: 'chants bring sleep',
        effects: [check('will', -2, { pass: draw(1, 'spell'), fail: discard(half('items', 'down'), ITEM) })],
      },
    ],
  },
];
