import type { LocationCardDef } from '@vigil/rules';
import {
  check,
  checkRows,
  choose,
  count,
  dice,
  draw,
  GATE_AND_MONSTER,
  gain,
  ITEM,
  lose,
  may,
  mayPay,
  receive,
  rollFaces,
  stealCards,
  suffer,
  TO_STREET,
  take,
} from '@vigil/rules/builders';

export const UPTOWN: readonly LocationCardDef[] = [
  {
    id: 'uptown-1',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'talked out of it',
        effects: [lose(1, 'clue')],
      },
      {
        at: 'woods',
        theme: 'buried strongbox',
        effects: [
          may(
            checkRows('luck', 0, [
              [0, lose(1, 'sanity')],
              [1, draw(1, 'common')],
              [2, draw(1, 'unique')],
              [3, gain(10, 'money')],
            ]),
          ),
        ],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'shriveled head stares',
        effects: [lose(1, 'sanity')],
      },
    ],
  },
  {
    id: 'uptown-2',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'corpse grabs back',
        effects: [lose(1, 'sanity'), check('combat', -1, { pass: gain(1, 'clue'), fail: TO_STREET })],
      },
      {
        at: 'woods',
        theme: "gang's distillery",
        effects: [check('sneak', -1, { fail: lose(2, 'stamina') }), TO_STREET],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'vision in glass',
        effects: [{ do: 'turnUpLocationCard' }],
        doubt:
          'The texts found speak of a deck of a location and an encounter there; one public implementation means the ' +
          'neighbourhood, since only neighbourhoods have decks. Taken: the deck of a neighbourhood, and the next ' +
          'encounter drawn from it; in Haunt, where all are one deck, the next card of that district in it.',
      },
    ],
  },
  {
    id: 'uptown-3',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'untested treatment',
        effects: [rollFaces([[[1, 2, 3], gain(count('rolled'), 'stamina')]])],
      },
      {
        at: 'woods',
        theme: 'dozing lookout',
        effects: [check('sneak', -2, { pass: take('shotgun'), fail: [lose(2, 'stamina'), TO_STREET] })],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'locked chest on sale',
        effects: [
          mayPay(
            { money: 5 },
            checkRows('luck', 0, [
              [0, []],
              [1, gain(dice(2), 'money')],
              [2, draw(2, 'unique')],
            ]),
          ),
        ],
      },
    ],
  },
  {
    id: 'uptown-4',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'doctor with a needle',
        effects: [
          check('luck', -1, {
            pass: [gain(3, 'money'), gain(2, 'sanity')],
            fail: [lose(2, 'sanity'), TO_STREET],
          }),
        ],
      },
      {
        at: 'woods',
        theme: 'ambushed by the gang',
        effects: [check('luck', -1, { fail: [stealCards(2, ITEM), lose(2, 'stamina')] })],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'tempting book',
        effects: [check('lore', -1, { fail: receive('curse') })],
      },
    ],
  },
  {
    id: 'uptown-5',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'nurse passes a note',
        effects: [check('sneak', -1, { pass: draw(1, 'spell') })],
      },
      {
        at: 'woods',
        theme: 'scared dog',
        effects: [check('speed', -2, { insteadDiscard: { card: 'food' }, pass: take('duke', gain(3, 'money')) })],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: "shopkeeper's theories",
        effects: [gain(1, 'clue')],
      },
    ],
  },
  {
    id: 'uptown-6',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'fallen investigator',
        effects: [check('will', -1, { pass: draw(1, 'unique'), fail: [lose(1, 'sanity'), TO_STREET] })],
      },
      {
        at: 'woods',
        theme: 'the way opens',
        effects: [GATE_AND_MONSTER],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'wrong price tag',
        effects: [
          check('lore', -1, {
            pass: { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1, price: { half: true } },
          }),
        ],
      },
    ],
  },
  {
    id: 'uptown-7',
    neighbourhood: 'uptown',
    entries: [
      {
        at: 'st-marys-hospital',
        theme: 'secret patient files',
        effects: [check('lore', 0, { pass: gain(1, 'clue') })],
      },
      {
        at: 'woods',
        theme: "hermit's teaching",
        effects: [
          may([
            suffer('lose-turn'),
            check('lore', -2, { pass: choose(draw(1, 'skill'), draw(2, 'spell'), gain(4, 'clue')) }),
          ]),
        ],
      },
      {
        at: 'ye-olde-magick-shoppe',
        theme: 'driven from the shop',
        effects: [lose(1, 'sanity'), TO_STREET],
      },
    ],
  },
];
