/**
 * The green gate cards: Another Dimension, the City of the Great Race, the Great Hall of Celeano, the Plateau of Leng,
 * the Dreamlands. What moves the investigator away comes last in an entry, since it ends the encounter.
 */
import type { GateCardDef } from '@vigil/rules';
import {
  check,
  DELAYED,
  dice,
  discard,
  draw,
  find,
  gain,
  ITEM,
  LOST,
  lose,
  loseBoth,
  may,
  perSuccess,
  RETURN,
  receive,
  when,
} from '@vigil/rules/builders';

export const GREEN: readonly GateCardDef[] = [
  {
    id: 'gate-card-13',
    colour: 'green',
    entries: [
      {
        at: 'city-of-the-great-race',
        theme: 'device heist',
        effects: [check('sneak', -1, { difficulty: 2, pass: [draw(1, 'unique'), RETURN], fail: loseBoth(3, 1) })],
      },
      {
        at: 'plateau-of-leng',
        theme: 'rich hooved merchants',
        effects: [may(check('lore', -2, { pass: gain(6, 'money'), fail: LOST }))],
      },
      { at: 'other', theme: 'key document', effects: [check('luck', -1, { pass: gain(2, 'clue') })] },
    ],
  },
  {
    id: 'gate-card-14',
    colour: 'green',
    entries: [
      {
        // The money and the curse go together.
        at: 'city-of-the-great-race',
        theme: 'empty temple',
        effects: [check('luck', -1, { pass: may([gain(10, 'money'), receive('curse')]) })],
      },
      { at: 'great-hall-of-celeano', theme: 'mirror trance', effects: [DELAYED] },
      {
        at: 'other',
        theme: 'endless rope',
        effects: [check('fight', -1, { pass: RETURN, fail: [lose(2, 'stamina'), DELAYED] })],
      },
    ],
  },
  {
    id: 'gate-card-15',
    colour: 'green',
    entries: [
      {
        at: 'city-of-the-great-race',
        theme: 'magic lesson',
        effects: [check('lore', -2, { difficulty: 2, pass: draw(2, 'spell') })],
      },
      {
        at: 'great-hall-of-celeano',
        theme: 'wall mosaics',
        effects: [check('lore', 2, { pass: perSuccess(gain(1, 'clue')) })],
      },
      { at: 'other', theme: 'sellable finds', effects: [gain(3, 'money')] },
    ],
  },
  {
    id: 'gate-card-16',
    colour: 'green',
    entries: [
      { at: 'plateau-of-leng', theme: 'icy waste', effects: [] },
      {
        at: 'great-hall-of-celeano',
        theme: 'professor teaches',
        effects: [check('luck', -1, { difficulty: 2, pass: draw(1, 'skill') })],
      },
      {
        at: 'other',
        theme: 'idol under a tentacle',
        effects: [check('sneak', -1, { pass: gain(3, 'money'), fail: lose(2, 'stamina') })],
      },
    ],
  },
  {
    id: 'gate-card-17',
    colour: 'green',
    entries: [
      {
        at: 'plateau-of-leng',
        theme: 'hardened',
        effects: [check('will', 0, { difficulty: 2, pass: draw(1, 'skill') })],
      },
      {
        at: 'great-hall-of-celeano',
        theme: 'costly volume',
        effects: [check('luck', -2, { pass: find('unique', { type: 'tome' }) })],
      },
      { at: 'other', theme: 'wedged scroll', effects: [draw(1, 'spell')] },
    ],
  },
  {
    id: 'gate-card-18',
    colour: 'green',
    entries: [
      {
        at: 'city-of-the-great-race',
        theme: 'sneak inside',
        effects: [may(check('sneak', -1, { pass: draw(2, 'unique', 1), fail: LOST }))],
      },
      { at: 'plateau-of-leng', theme: 'clear head', effects: [check('will', 0, { pass: gain('full', 'sanity') })] },
      { at: 'other', theme: 'insight', effects: [gain(1, 'clue')] },
    ],
  },
  {
    id: 'gate-card-19',
    colour: 'green',
    entries: [
      { at: 'the-dreamlands', theme: 'cats of Ulthar', effects: [check('will', 0, { pass: draw(1, 'spell') })] },
      {
        at: 'city-of-the-great-race',
        theme: 'odd artifacts',
        effects: [check('luck', -1, { pass: draw(1, 'unique') })],
      },
      { at: 'other', theme: 'hope of home', effects: [gain(1, 'sanity')] },
    ],
  },
  {
    id: 'gate-card-20',
    colour: 'green',
    entries: [
      { at: 'the-dreamlands', theme: "villagers' gift", effects: [check('luck', -1, { pass: draw(1, 'common') })] },
      {
        at: 'great-hall-of-celeano',
        theme: 'portable volume',
        effects: [check('luck', -2, { pass: find('unique', { type: 'tome' }) })],
      },
      { at: 'other', theme: 'short rest', effects: [gain(1, 'stamina')] },
    ],
  },
  {
    id: 'gate-card-21',
    colour: 'green',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'healing birdsong',
        effects: [check('luck', -1, { pass: [gain('full', 'sanity'), gain('full', 'stamina')] })],
      },
      {
        at: 'great-hall-of-celeano',
        theme: 'old debater',
        effects: [check('lore', -1, { pass: receive('blessing') })],
      },
      { at: 'other', theme: 'wall grate', effects: [check('fight', -2, { pass: draw(1, 'unique') })] },
    ],
  },
  {
    id: 'gate-card-22',
    colour: 'green',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'generous rulers',
        effects: [check('will', -1, { pass: gain(dice(2), 'money') })],
      },
      {
        at: 'plateau-of-leng',
        theme: 'among bones',
        effects: [check('luck', -2, { pass: [draw(1, 'common'), draw(1, 'spell')] })],
      },
      { at: 'other', theme: 'way back', effects: [check('luck', -1, { pass: RETURN })] },
    ],
  },
  {
    id: 'gate-card-23',
    colour: 'green',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'zebra ride',
        effects: [
          check('luck', -1, {
            pass: when({ inFirstArea: true }, { do: 'move', destination: { to: 'second-area' } }, RETURN),
          }),
        ],
      },
      {
        at: 'plateau-of-leng',
        theme: 'falling bridge',
        effects: [check('fight', -1, { pass: draw(1, 'unique'), fail: LOST })],
      },
      {
        // An endless monster becomes a trophy too.
        at: 'other',
        theme: 'dead creature',
        effects: [check('luck', -1, { pass: [{ do: 'trophy', from: 'cup' }, gain(2, 'clue')] })],
      },
    ],
  },
  {
    id: 'gate-card-24',
    colour: 'green',
    entries: [
      {
        at: 'the-dreamlands',
        theme: 'ivory palace',
        effects: [check('luck', -1, { pass: draw(1, 'spell'), fail: discard(1, ITEM) })],
      },
      { at: 'city-of-the-great-race', theme: 'fight free', effects: [check('fight', -1, { pass: RETURN })] },
      {
        at: 'other',
        theme: 'watching eye',
        effects: [may(check('sneak', -1, { pass: draw(1, 'spell'), fail: lose(3, 'sanity') }))],
      },
    ],
  },
];
