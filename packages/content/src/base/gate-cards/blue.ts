/**
 * The blue gate cards: Abyss, Another Dimension, the Great Hall of Celeano, the Dreamlands, Yuggoth. What moves the
 * investigator away comes last in an entry, since it ends the encounter.
 */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  checkRows,
  choose,
  DELAYED,
  discard,
  draw,
  find,
  gain,
  half,
  ITEM,
  LOST,
  lose,
  may,
  moveTo,
  perSuccess,
  RETURN,
  receive,
  rollDice,
  search,
} from '@vigil/rules/builders';

export const BLUE: readonly GateCardDef[] = [
  {
    id: 'gate-card-1',
    colour: 'blue',
    entries: [
      { at: 'abyss', theme: 'far glow', effects: [check('luck', -1, { pass: RETURN, fail: APPEAR })] },
      {
        at: 'great-hall-of-celeano',
        theme: 'guarded document',
        effects: [check('sneak', -2, { pass: search('spell'), fail: lose(2, 'stamina') })],
      },
      { at: 'other', theme: 'prize in a gale', effects: [check('fight', -1, { pass: draw(1, 'spell') })] },
    ],
  },
  {
    id: 'gate-card-2',
    colour: 'blue',
    entries: [
      { at: 'abyss', theme: 'candle comfort', effects: [gain(1, 'stamina')] },
      { at: 'yuggoth', theme: 'crushing grip', effects: [check('fight', -2, { fail: LOST })] },
      {
        at: 'other',
        theme: 'race out',
        doubt:
          'The gate closes without a check, passed or failed. Trophy and seal are not stated; lunboks gives both on a pass and neither on a fail, against A-ENC-47 on the pass.',
        effects: [
          check('speed', -2, {
            // The return comes first: the investigator must stand at the gate to close it.
            pass: [RETURN, { do: 'closeGate', which: 'entered', trophy: true, seal: 'may' }],
            fail: [{ do: 'closeGate', which: 'entered' }, LOST],
          }),
        ],
      },
    ],
  },
  {
    id: 'gate-card-3',
    colour: 'blue',
    entries: [
      { at: 'abyss', theme: 'lost bearings', effects: [check('lore', -1, { fail: DELAYED })] },
      {
        at: 'yuggoth',
        theme: 'alien experiments',
        doubt: 'No rounding is stated for this half; lunboks rounds down.',
        effects: [check('sneak', -1, { fail: [discard(half('items', 'down'), ITEM), RETURN] })],
      },
      { at: 'other', theme: 'frayed mind', effects: [lose(1, 'sanity')] },
    ],
  },
  {
    id: 'gate-card-4',
    colour: 'blue',
    entries: [
      {
        at: 'abyss',
        theme: 'forked caves',
        doubt: 'Which area of the Dreamlands 2 successes lead to is not stated; lunboks takes the first.',
        effects: [
          checkRows('luck', 1, [
            [0, moveTo('black-cave')],
            [2, { do: 'visit', world: 'the-dreamlands', area: 1, stay: true }],
            [3, check('luck', -1, { pass: draw(1, 'unique') })],
          ]),
        ],
      },
      {
        at: 'great-hall-of-celeano',
        theme: 'guarded tome',
        effects: [may(check('fight', -1, { difficulty: 2, pass: draw(3, 'spell', 2), fail: lose(3, 'stamina') }))],
      },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-5',
    colour: 'blue',
    entries: [
      { at: 'the-dreamlands', theme: 'icy waste', effects: [] },
      {
        at: 'abyss',
        theme: 'shining pond',
        effects: [check('luck', -1, { pass: [draw(1, 'unique'), gain(3, 'money')] })],
      },
      { at: 'other', theme: 'old papers', effects: [check('luck', -1, { pass: perSuccess(gain(1, 'clue')) })] },
    ],
  },
  {
    id: 'gate-card-6',
    colour: 'blue',
    entries: [
      { at: 'the-dreamlands', theme: 'torn pocket', effects: [check('speed', -1, { fail: lose('all', 'money') })] },
      {
        at: 'great-hall-of-celeano',
        theme: 'trap in the writing',
        effects: [check('lore', -1, { fail: receive('curse') })],
      },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-7',
    colour: 'blue',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'sentry of Thran',
        effects: [check('luck', -1, { pass: gain(2, 'clue'), fail: DELAYED })],
      },
      {
        at: 'great-hall-of-celeano',
        theme: 'glowing sign',
        effects: [check('luck', -1, { pass: [gain(2, 'stamina'), gain(2, 'sanity')], fail: discard(2, ITEM) })],
      },
      {
        at: 'other',
        theme: 'heavy stone lid',
        effects: [check('fight', -2, { pass: gain(8, 'money'), fail: lose(1, 'stamina') })],
      },
    ],
  },
  {
    id: 'gate-card-8',
    colour: 'blue',
    entries: [
      { at: 'the-dreamlands', theme: 'freezing sleep', effects: [check('lore', 0, { pass: RETURN, fail: LOST })] },
      {
        at: 'yuggoth',
        theme: 'stone pursuer',
        effects: [check('speed', -1, { pass: [gain(5, 'money'), gain(2, 'clue')], fail: LOST })],
      },
      { at: 'other', theme: 'lucky cache', effects: [draw(1, 'common')] },
    ],
  },
  {
    id: 'gate-card-9',
    colour: 'blue',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'thief',
        doubt: 'lunboks rounds both halves up, and so do we; in the transcripts the rounding word follows the money.',
        effects: [
          check('sneak', 0, { fail: [discard(half('items', 'up'), ITEM), lose(half('money', 'up'), 'money')] }),
        ],
      },
      { at: 'yuggoth', theme: 'dizzying ray', effects: [check('will', -2, { fail: discard(1, ITEM) })] },
      { at: 'other', theme: 'strained mind', effects: [lose(1, 'sanity')] },
    ],
  },
  {
    id: 'gate-card-10',
    colour: 'blue',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'bad river water',
        effects: [check('luck', -1, { fail: [lose(1, 'stamina'), DELAYED] })],
      },
      { at: 'abyss', theme: 'blind in the dark', effects: [check('luck', -2, { fail: [lose(1, 'sanity'), DELAYED] })] },
      { at: 'other', theme: 'maze', effects: [check('lore', -1, { fail: DELAYED })] },
    ],
  },
  {
    id: 'gate-card-11',
    colour: 'blue',
    entries: [
      { at: 'yuggoth', theme: 'monster', effects: [APPEAR] },
      {
        at: 'great-hall-of-celeano',
        theme: 'prison book',
        effects: [check('luck', -1, { fail: rollDice(1, { success: DELAYED, failure: APPEAR }) })],
      },
      {
        at: 'other',
        theme: 'makeshift defense',
        effects: [check('luck', -1, { pass: find('common', { type: 'weapon' }) })],
      },
    ],
  },
  {
    id: 'gate-card-12',
    colour: 'blue',
    entries: [
      {
        at: 'yuggoth',
        theme: 'cold and fear',
        doubt: 'Whether who has fewer than two spells may choose them is not stated; lunboks says no, and so do we.',
        effects: [
          check('will', -2, {
            fail: choose({ do: 'pay', cost: { cards: { n: 2, of: { deck: 'spell' } } } }, lose(2, 'sanity')),
          }),
        ],
      },
      { at: 'great-hall-of-celeano', theme: 'monster', effects: [APPEAR] },
      { at: 'other', theme: 'prowlers all around', effects: [check('sneak', -2, { fail: DELAYED })] },
    ],
  },
];
