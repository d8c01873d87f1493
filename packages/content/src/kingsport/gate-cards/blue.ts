/** The blue gate cards of Kingsport, for the Underworld. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  discard,
  draw,
  each,
  gain,
  ITEM,
  LOST,
  lose,
  loseBoth,
  may,
  mayPay,
  RETURN,
  rollDice,
  when,
} from '@vigil/rules/builders';
import { PRICE_OF_CLUES } from '../handlers.js';
import { entryAt, gateCard } from './gate-card.js';

export const BLUE: readonly GateCardDef[] = [
  gateCard(
    1,
    'blue',
    entryAt('the-underworld', 'whispering city', PRICE_OF_CLUES),
    entryAt(
      'yuggoth',
      'puzzle of shapes',
      check('lore', -1, {
        pass: draw(1, 'unique'),
        fail: {
          do: 'forfeit',
          lots: [
            { n: 1, of: ['spell'] },
            { n: 1, of: ['common'] },
            { n: 1, of: ['unique'] },
            { n: 2, of: ['clue'] },
          ],
          else: [DEVOURED],
        },
      }),
    ),
    entryAt('other', 'unspeakable thing', APPEAR),
  ),
  gateCard(
    2,
    'blue',
    entryAt('the-underworld', 'out of the ground', APPEAR),
    entryAt(
      'great-hall-of-celeano',
      'opened mind',
      rollDice(count('tomes'), {
        then: when({ hasAtLeast: 'successes', atLeast: 1 }, [
          RETURN,
          { do: 'closeGate', which: 'here', trophy: true, seal: 'may' },
        ]),
      }),
    ),
    entryAt('other', 'thing in a web of light', may([draw(1, 'unique'), each('others', loseBoth(1, 1))])),
  ),
  gateCard(
    3,
    'blue',
    entryAt(
      'the-underworld',
      'carved god',
      check('luck', -1, { fail: choose(lose('all', 'clue'), rollDice(1, { failure: DEVOURED })) }),
    ),
    entryAt(
      'abyss',
      'fork in the darkness',
      check('luck', -2, { pass: mayPay({ clues: 1 }, [], DELAYED), fail: LOST }),
    ),
    entryAt('other', 'dark tendrils', check('luck', -1, { fail: DELAYED })),
  ),
  gateCard(
    4,
    'blue',
    entryAt(
      'the-underworld',
      'homage demanded',
      { do: 'pay', cost: { clues: { chosen: { from: 0 } } } },
      rollDice(count('chosen'), {
        then: when({ hasAtMost: 'successes', atMost: 0 }, DEVOURED, [
          { do: 'lose', what: 'sanity', amount: { downTo: count('successes') } },
          { do: 'lose', what: 'stamina', amount: { downTo: count('successes') } },
        ]),
      }),
    ),
    entryAt('the-dreamlands', 'stumbling memory', check('luck', -1, { fail: discard(1, { deck: 'spell' }) })),
    {
      ...entryAt(
        'other',
        'closing doors',
        when({ hasAtLeast: 'seals', atLeast: 4 }, { do: 'takeThis', as: 'closing-doors' }),
      ),
      doubt: 'The tokens and the end at 3 are not on the English card, but on others. Taken: with them.',
    },
  ),
  gateCard(
    5,
    'blue',
    entryAt('the-underworld', 'dropped over the edge', {
      do: 'discard',
      what: { type: 'weapon' },
      n: 1,
      which: 'cheapest',
    }),
    entryAt(
      'the-dreamlands',
      'bandits',
      choose([{ do: 'pay', cost: { money: 2 } }], { do: 'discard', what: ITEM, n: 1, which: 'dearest' }),
    ),
    entryAt('other', 'impossible stairs', check('luck', -1, { fail: LOST })),
  ),
  gateCard(
    6,
    'blue',
    entryAt('the-underworld', 'silent fungus'),
    entryAt('great-hall-of-celeano', 'bargain within', { do: 'takeThis', as: 'bargain-within' }),
    entryAt(
      'other',
      'ride on the light',
      check('luck', -1, { difficulty: 2, pass: [RETURN, { do: 'defeat', from: { in: 'here' } }] }),
    ),
  ),
  gateCard(
    7,
    'blue',
    entryAt('the-underworld', "a torn body's grip", lose(2, 'sanity'), draw(1, 'unique')),
    entryAt(
      'yuggoth',
      'offering to a pyramid',
      choose([{ do: 'pay', cost: { cards: { n: 1, of: { deck: 'unique' } } } }, RETURN], {
        do: 'forfeit',
        lots: [{ n: 1, of: ['common'] }],
        else: [LOST],
      }),
    ),
    entryAt('other', 'horrid thing', APPEAR),
  ),
  gateCard(
    8,
    'blue',
    entryAt('the-underworld', 'rolling pitch', check('luck', -1, { fail: DELAYED })),
    entryAt('abyss', 'wet matches', when({ not: { terrorAtLeast: 6 } }, gain(2, 'clue'))),
    entryAt(
      'other',
      'cavern of brains',
      check('lore', -1, { pass: { do: 'asOften', cost: { sanity: 2 }, then: [gain(1, 'clue')] } }),
    ),
  ),
];
