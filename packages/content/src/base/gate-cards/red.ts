/**
 * The red gate cards: Abyss, Another Dimension, the Plateau of Leng, R'lyeh, the Dreamlands. What moves the investigator
 * away comes last in an entry, since it ends the encounter.
 */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  count,
  DELAYED,
  DEVOURED,
  dice,
  draw,
  gain,
  LOST,
  lose,
  loseBoth,
  may,
  RETURN,
  rollDice,
  when,
} from '@vigil/rules/builders';

export const RED: readonly GateCardDef[] = [
  {
    id: 'gate-card-25',
    colour: 'red',
    entries: [
      { at: 'abyss', theme: 'monster', effects: [APPEAR] },
      { at: 'the-dreamlands', theme: 'shantak dive', effects: [check('speed', -2, { fail: lose(2, 'stamina') })] },
      {
        at: 'other',
        theme: 'chanting in your sleep',
        doubt: 'lunboks, arkhamdb and AHTools say Luck -2, the wiki-based list Lore -2; Luck taken.',
        effects: [check('luck', -2, { pass: [draw(1, 'spell'), gain(2, 'clue')], fail: APPEAR })],
      },
    ],
  },
  {
    id: 'gate-card-26',
    colour: 'red',
    entries: [
      {
        at: 'abyss',
        theme: 'strange mushrooms',
        effects: [may(check('luck', -1, { pass: gain(dice(1), 'stamina'), fail: lose(dice(1), 'stamina') }))],
      },
      { at: 'plateau-of-leng', theme: 'monster', effects: [APPEAR] },
      { at: 'other', theme: 'pink rays', effects: [check('sneak', 0, { fail: lose(2, 'stamina') })] },
    ],
  },
  {
    id: 'gate-card-27',
    colour: 'red',
    entries: [
      { at: 'abyss', theme: 'echoes', effects: [check('sneak', -1, { fail: lose(2, 'sanity') })] },
      {
        at: 'plateau-of-leng',
        theme: 'village champion',
        effects: [
          check('fight', -1, { difficulty: 2, pass: [draw(1, 'unique'), gain(1, 'clue')], fail: loseBoth(1, 2) }),
        ],
      },
      {
        at: 'other',
        theme: 'body at its limit',
        effects: [
          rollDice(count('stamina'), {
            then: [lose(count('failures'), 'stamina'), when({ standing: true }, gain(count('successes'), 'clue'))],
          }),
        ],
      },
    ],
  },
  {
    id: 'gate-card-28',
    colour: 'red',
    entries: [
      {
        at: 'plateau-of-leng',
        theme: 'bonfire rites',
        effects: [check('sneak', -1, { fail: [loseBoth(3, 3), DELAYED] })],
      },
      {
        at: 'the-dreamlands',
        theme: 'dhole valley',
        effects: [check('sneak', -1, { pass: [gain(3, 'clue'), RETURN], fail: DEVOURED })],
      },
      { at: 'other', theme: 'falling carving', effects: [check('speed', -1, { pass: draw(1, 'spell') })] },
    ],
  },
  {
    id: 'gate-card-29',
    colour: 'red',
    entries: [
      { at: 'plateau-of-leng', theme: 'cliff slip', effects: [check('speed', -1, { fail: lose(2, 'stamina') })] },
      { at: 'the-dreamlands', theme: 'snow slide', effects: [check('speed', -1, { fail: lose(3, 'stamina') })] },
      { at: 'other', theme: 'worn out', effects: [lose(1, 'stamina')] },
    ],
  },
  {
    id: 'gate-card-30',
    colour: 'red',
    entries: [
      { at: 'abyss', theme: 'breaking arch', effects: [check('speed', -1, { fail: lose(dice(1), 'stamina') })] },
      { at: 'the-dreamlands', theme: 'cracking ice', effects: [check('luck', -1, { fail: LOST })] },
      { at: 'other', theme: 'stifling heat', effects: [lose(1, 'stamina')] },
    ],
  },
  {
    id: 'gate-card-31',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'slippery pit', effects: [check('luck', 0, { fail: [lose(1, 'sanity'), DELAYED] })] },
      {
        at: 'plateau-of-leng',
        theme: 'something stirs',
        effects: [check('sneak', 0, { fail: lose(dice(1), 'stamina') })],
      },
      { at: 'other', theme: 'bare wastes', effects: [] },
    ],
  },
  {
    id: 'gate-card-32',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'monster', effects: [APPEAR] },
      { at: 'abyss', theme: 'huge mass', effects: [check('speed', -1, { fail: LOST })] },
      { at: 'other', theme: 'dazzling colors', effects: [check('lore', -1, { fail: DELAYED })] },
    ],
  },
  {
    id: 'gate-card-33',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'barnacle slide', effects: [check('speed', -1, { fail: lose(3, 'stamina') })] },
      { at: 'abyss', theme: 'marked mountain', effects: [check('luck', -1, { fail: lose(3, 'sanity') })] },
      { at: 'other', theme: 'stuck door', effects: [check('fight', -1, { fail: DELAYED })] },
    ],
  },
  {
    id: 'gate-card-34',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'invading shadow', effects: [check('fight', -2, { fail: [lose(2, 'stamina'), DELAYED] })] },
      {
        at: 'the-dreamlands',
        theme: 'zoog pack',
        effects: [check('luck', -2, { pass: [gain(1, 'sanity'), gain(1, 'clue')], fail: LOST })],
      },
      {
        at: 'other',
        theme: 'resting place',
        effects: [check('luck', -1, { pass: [gain(2, 'stamina'), gain(2, 'sanity')] })],
      },
    ],
  },
  {
    id: 'gate-card-35',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'gale on the stones', effects: [check('fight', -1, { fail: lose(3, 'stamina') })] },
      { at: 'the-dreamlands', theme: 'numbing wind', effects: [check('fight', -1, { fail: lose(2, 'stamina') })] },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-36',
    colour: 'red',
    entries: [
      { at: 'rlyeh', theme: 'seaweed snare', effects: [check('luck', -1, { fail: lose(dice(1), 'stamina') })] },
      {
        at: 'plateau-of-leng',
        theme: "masked priest's questions",
        effects: [check('lore', -2, { pass: draw(1, 'spell'), fail: LOST })],
      },
      { at: 'other', theme: 'useful find', effects: [check('luck', -1, { pass: draw(1, 'unique') })] },
    ],
  },
];
