/** Kingsport's cards for the Merchant District, Rivertown and Miskatonic University. */
import {
  check,
  choose,
  DELAYED,
  DEVOURED,
  draw,
  encounterAt,
  find,
  GATE_AND_MONSTER,
  gain,
  LOST,
  lose,
  may,
  mayPay,
  moveTo,
  one,
  perSuccess,
  receive,
  rollDice,
  TO_STREET,
  take,
  visit,
  when,
} from '@vigil/rules/builders';
import { LEARN_OR_LOSE_SPELL, SEAL_FROM_DOOM, SEAL_NAMED_GATE, SWAP_SKILLS } from '../handlers.js';
import { kingsportCards, nothingHappens } from './location-cards.js';

export const MERCHANT_DISTRICT = kingsportCards(
  'merchant-district',
  [
    {
      'river-docks': ['swap with a hermit', mayPay({ cards: { n: 1, of: { deck: 'common' } } }, draw(1, 'unique'))],
      'the-unnamable': [
        'living tapestry',
        may(rollDice(4, { then: when({ hasAtLeast: 'failures', atLeast: 1 }, DEVOURED, SEAL_FROM_DOOM) })),
      ],
      'unvisited-isle': ['two from the water', { do: 'appear', n: 2, defeated: [receive('blessing')] }],
    },
    {
      'river-docks': ['lost money clip', gain(2, 'money'), check('luck', -1, { fail: receive('curse') })],
      'the-unnamable': ['opening with a guest', GATE_AND_MONSTER],
      'unvisited-isle': [
        'fellow watcher',
        check('sneak', -1, { pass: take('john-legrasse', [gain('full', 'sanity'), gain('full', 'stamina')]) }),
      ],
    },
    {
      'river-docks': [
        'forgotten loot',
        check('luck', -1, { pass: { do: 'draw', deck: 'common', n: 1, again: { priceAtMost: 2 } } }),
      ],
      'the-unnamable': ['falling shadow', check('speed', -1, { fail: LOST })],
      'unvisited-isle': ['dry book on the beach', LEARN_OR_LOSE_SPELL],
    },
    {
      'river-docks': [
        'cash under maggots',
        check('will', -1, { pass: perSuccess(gain(3, 'money')), fail: [lose(1, 'stamina'), TO_STREET] }),
      ],
      'the-unnamable': [
        'listener at the radio',
        may([lose(2, 'sanity'), when({ standing: true }, take('eric-colt', gain(3, 'clue')))]),
      ],
      'unvisited-isle': ['marked crab shell', check('will', -1, { pass: perSuccess(gain(1, 'clue')) })],
    },
  ],
  {
    '1/the-unnamable':
      'Not said: what becomes of a gate where the seal comes to lie. Taken: it comes to a place without one.',
  },
);

export const RIVERTOWN = kingsportCards(
  'rivertown',
  [
    {
      'black-cave': [
        'shifting rocks',
        when(
          { has: { card: 'lantern' } },
          may({ do: 'move', destination: { to: 'any-first-area' } }),
          check('luck', -2, { fail: LOST }),
        ),
      ],
      'general-store': nothingHappens('vanished storekeeper'),
      graveyard: ['vortex by a tomb', mayPay({ gateTrophies: 1 }, { do: 'trophy', from: 'cup', n: 4 })],
    },
    {
      'black-cave': [
        'gaping pit',
        check('luck', -1, { fail: [{ do: 'move', destination: { to: 'world-of-drawn-gate' } }, DELAYED] }),
      ],
      'general-store': ['spiteful wife', choose(gain(2, 'money'), gain(1, 'clue'), draw(1, 'common')), DELAYED],
      graveyard: ['falling angel', when({ has: 'curse' }, DEVOURED, draw(1, 'unique'))],
    },
    {
      'black-cave': [
        'rune in the rock',
        check('lore', -2, { pass: draw(1, 'spell'), fail: [DELAYED, lose(1, 'stamina')] }),
      ],
      'general-store': ["a ragged man's map", may([moveTo('black-cave'), gain(2, 'money')])],
      graveyard: ['unnatural remains', { do: 'trophy', from: 'cup' }],
    },
    {
      'black-cave': ['opening in the cave', GATE_AND_MONSTER],
      'general-store': ['dearer by request', { do: 'search', deck: 'common', buy: { plus: 1 } }],
      graveyard: [
        'painter at a grave',
        mayPay({ monsterTrophies: 5 }, take('richard-upton-pickman', draw(1, 'spell'))),
      ],
    },
  ],
  {
    '1/black-cave':
      'Not said: whether who has a lantern and stays makes the check. Taken: it is for those without a lantern.',
  },
);

export const MISKATONIC_UNIVERSITY = kingsportCards(
  'miskatonic-university',
  [
    {
      administration: [
        'news from the president',
        check('will', -2, { pass: [gain(1, 'clue'), one('others', gain(1, 'clue'))] }),
      ],
      library: ['book that pulls back', choose(visit('unknown-kadath'), visit('plateau-of-leng'))],
      'science-building': ['transfer of knowledge', may(SWAP_SKILLS)],
    },
    {
      administration: [
        'experimental teaching',
        mayPay({ cards: { n: 1, of: { deck: 'skill' } } }, [draw(1, 'skill'), gain(2, 'clue')]),
      ],
      library: ['early closing', check('sneak', -1, { fail: TO_STREET })],
      'science-building': [
        'device on a bench',
        check('luck', -2, {
          pass: [
            may({ do: 'trophy', from: 'board', in: { in: 'sky-and-outskirts' } }),
            { do: 'remove', monsters: {}, from: { in: 'sky-and-outskirts' }, to: 'cup' },
          ],
        }),
      ],
    },
    {
      administration: ['slipped note', encounterAt('library', 2)],
      library: ['forgotten card', mayPay({ cards: { n: 1, of: { type: 'tome' } } }, take('necronomicon'))],
      'science-building': ['sealed tomb', check('lore', -2, { pass: SEAL_NAMED_GATE })],
    },
    {
      administration: ['deal over a manuscript', check('will', -1, { pass: receive('retainer') })],
      library: ['rippling pages', check('will', -1, { pass: find('unique', { type: 'tome' }), fail: TO_STREET })],
      'science-building': [
        'taking a punch',
        may([lose(2, 'stamina'), when({ standing: true }, take('sir-william-brinton', gain(5, 'money')))]),
      ],
    },
  ],
  {
    '3/science-building':
      'Not said: what becomes of the three cards and whether the gate is a trophy. Taken: they go under the deck, and it is none.',
  },
);
