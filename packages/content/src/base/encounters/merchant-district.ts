import type { LocationCardDef } from '@vigil/rules';
import {
  ARRESTED,
  check,
  DELAYED,
  draw,
  GATE_AND_MONSTER,
  gain,
  LOST,
  lose,
  loseBoth,
  may,
  perSuccess,
  receive,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';

export const MERCHANT_DISTRICT: readonly LocationCardDef[] = [
  {
    id: 'merchant-district-1',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: "drunkard's chant",
        effects: [check('luck', -1, { pass: draw(1, 'spell') })],
      },
      {
        at: 'the-unnamable',
        theme: 'terrible story',
        effects: [may([lose(2, 'sanity'), when({ standing: true }, take('eric-colt', gain(3, 'clue')))])],
      },
      {
        at: 'unvisited-isle',
        theme: 'grisly find',
        effects: [lose(1, 'sanity'), draw(1, 'spell')],
        doubt: 'One public implementation draws first; the texts found name the loss first. Taken: the loss first.',
      },
    ],
  },
  {
    id: 'merchant-district-2',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'unguarded cargo',
        effects: [draw(2, 'common'), check('luck', -1, { fail: ARRESTED })],
      },
      {
        at: 'the-unnamable',
        theme: 'papers in the desk',
        effects: [may(check('lore', -1, { pass: draw(1, 'spell'), fail: [DELAYED, gain(2, 'clue')] }))],
      },
      {
        at: 'unvisited-isle',
        theme: 'collector of bones',
        effects: [
          check('sneak', -1, {
            pass: take('john-legrasse', [gain('full', 'sanity'), gain('full', 'stamina')]),
          }),
        ],
      },
    ],
  },
  {
    id: 'merchant-district-3',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'a day of hauling',
        effects: [check('fight', 0, { pass: perSuccess(gain(3, 'money')), fail: [lose(1, 'stamina'), TO_STREET] })],
      },
      {
        at: 'the-unnamable',
        theme: 'the way opens',
        effects: [GATE_AND_MONSTER],
      },
      {
        at: 'unvisited-isle',
        theme: 'cold touch in passing',
        effects: [lose(1, 'stamina'), check('will', -1, { fail: lose(1, 'sanity') })],
      },
    ],
  },
  {
    id: 'merchant-district-4',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'stranded sea thing',
        effects: [
          check('will', -1, { pass: lose(1, 'sanity'), fail: lose(2, 'sanity') }),
          when({ standing: true }, draw(1, 'unique')),
        ],
      },
      {
        at: 'the-unnamable',
        theme: 'falling beam',
        effects: [check('speed', -1, { pass: TO_STREET, fail: lose(2, 'stamina') })],
      },
      {
        at: 'unvisited-isle',
        theme: 'shape in the river',
        effects: [check('will', -1, { fail: receive('curse') })],
      },
    ],
  },
  {
    id: 'merchant-district-5',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'wreckage with memories',
        effects: [check('speed', -1, { fail: lose(1, 'sanity') })],
      },
      {
        at: 'the-unnamable',
        theme: 'glimmer in a crack',
        effects: [may(check('luck', -1, { pass: draw(1, 'unique'), fail: loseBoth(1, 2) }))],
      },
      {
        at: 'unvisited-isle',
        theme: 'hateful trees',
        effects: [check('will', -2, { fail: lose(3, 'sanity') })],
      },
    ],
  },
  {
    id: 'merchant-district-6',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'call of the water',
        effects: [check('will', 1, { fail: LOST })],
      },
      {
        at: 'the-unnamable',
        theme: 'rats close in',
        effects: [check('speed', -1, { fail: LOST })],
      },
      {
        at: 'unvisited-isle',
        theme: 'alien stars',
        effects: [lose(1, 'sanity'), gain(1, 'clue')],
      },
    ],
  },
  {
    id: 'merchant-district-7',
    neighbourhood: 'merchant-district',
    entries: [
      {
        at: 'river-docks',
        theme: 'fishing something out',
        effects: [check('luck', -1, { pass: draw(1, 'common'), fail: loseBoth(1, 3) })],
      },
      {
        at: 'the-unnamable',
        theme: 'stash behind the wall',
        effects: [check('luck', -1, { pass: draw(1, 'unique') })],
      },
      {
        at: 'unvisited-isle',
        theme: 'spying on cultists',
        effects: [check('sneak', -1, { pass: gain(2, 'clue') })],
      },
    ],
  },
];
