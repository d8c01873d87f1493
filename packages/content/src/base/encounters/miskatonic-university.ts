import type { LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  checkRows,
  choose,
  dice,
  draw,
  encounterAt,
  find,
  gain,
  ITEM,
  lose,
  loseBoth,
  may,
  moveTo,
  receive,
  removeStatus,
  rollDice,
  split,
  stealCards,
  TO_STREET,
  take,
  visit,
  when,
} from '@vigil/rules/builders';

export const MISKATONIC_UNIVERSITY: readonly LocationCardDef[] = [
  {
    id: 'miskatonic-university-1',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'selling a paper',
        effects: [check('lore', -1, { pass: gain(5, 'money') })],
      },
      {
        at: 'library',
        theme: 'looming librarian',
        effects: [check('will', -1, { pass: find('unique', { type: 'tome' }), fail: TO_STREET })],
      },
      {
        at: 'science-building',
        theme: 'frightened alchemist',
        effects: [when({ has: 'curse' }, removeStatus('curse'), receive('blessing'))],
        doubt: 'One public implementation only blesses, which by the rules comes to the same.',
      },
    ],
  },
  {
    id: 'miskatonic-university-2',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'helpful scholar',
        effects: [gain(1, 'clue')],
      },
      {
        at: 'library',
        theme: 'asking for access',
        effects: [
          checkRows('will', 0, [
            [0, TO_STREET],
            [1, draw(2, 'spell', 1)],
            [2, draw(1, 'unique')],
          ]),
        ],
        doubt: 'One text found can be read as keeping any of the two spells; three others keep one. Taken: one.',
      },
      {
        at: 'science-building',
        theme: 'research with a thief',
        effects: [draw(1, 'spell'), check('fight', -1, { fail: stealCards(1, ITEM) })],
      },
    ],
  },
  {
    id: 'miskatonic-university-3',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'writing commission',
        effects: [check('will', -1, { pass: receive('retainer') })],
      },
      {
        at: 'library',
        theme: 'book that devours',
        effects: [check('lore', -2, { pass: gain(dice(1), 'clue'), fail: loseBoth(2, 2) })],
      },
      {
        at: 'science-building',
        theme: 'glowing relic',
        effects: [when({ hasAtMost: 'spells', atMost: 2 }, [draw(1, 'unique'), TO_STREET])],
      },
    ],
  },
  {
    id: 'miskatonic-university-4',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'puzzle in stone',
        effects: [may(check('lore', -2, { pass: draw(1, 'spell'), fail: receive('curse') }))],
      },
      {
        at: 'library',
        theme: 'asleep over books',
        effects: [visit('the-dreamlands')],
      },
      {
        at: 'science-building',
        theme: 'arm wrestling',
        effects: [may([lose(2, 'stamina'), when({ standing: true }, take('sir-william-brinton', gain(5, 'money')))])],
      },
    ],
  },
  {
    id: 'miskatonic-university-5',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'removed by security',
        effects: [encounterAt('arkham-asylum')],
        doubt: 'One public implementation moves only; three texts found have the encounter there. Taken: with it.',
      },
      {
        at: 'library',
        theme: 'whispering volume',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'science-building',
        theme: 'drink from the burner',
        effects: [may(check('luck', 0, { pass: split(dice(1)), fail: gain(1, 'stamina') }))],
        doubt: 'Optional in the texts found; one public implementation always makes the check. Taken: optional.',
      },
    ],
  },
  {
    id: 'miskatonic-university-6',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'selling a paper',
        effects: [check('lore', -1, { pass: gain(5, 'money') })],
      },
      {
        at: 'library',
        theme: 'owing the library',
        effects: [choose({ do: 'pay', cost: { money: 4 } }, TO_STREET)],
        doubt:
          'Not said plainly whether one who can pay may refuse; one public implementation allows it. Taken: he may.',
      },
      {
        at: 'science-building',
        theme: 'minds change bodies',
        effects: [
          check('luck', -1, {
            // A handler, because only this card changes a player's investigator without one being devoured.
            pass: may({ do: 'handler', name: 'minds-change-bodies', text: 'handler.minds-change-bodies' }),
          }),
        ],
      },
    ],
  },
  {
    id: 'miskatonic-university-7',
    neighbourhood: 'miskatonic-university',
    entries: [
      {
        at: 'administration',
        theme: 'posing as cashier',
        effects: [may(check('will', -2, { pass: gain(8, 'money'), fail: ARRESTED }))],
      },
      {
        at: 'library',
        theme: 'money between pages',
        effects: [check('luck', -2, { pass: gain(5, 'money') })],
      },
      {
        at: 'science-building',
        theme: 'gate-breaking machine',
        effects: [
          may(
            check('lore', -2, {
              pass: { do: 'eachGate', then: [rollDice(1, { success: { do: 'closeGate', which: 'this' } })] },
              fail: [lose(dice(1), 'stamina'), moveTo('st-marys-hospital')],
            }),
          ),
        ],
      },
    ],
  },
];
