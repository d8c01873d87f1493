/**
 * The yellow gate cards: Another Dimension, the City of the Great Race, R'lyeh, the Dreamlands, Yuggoth. The colourless
 * card that reshuffles the deck is here too. Effects that move the investigator away come last in an entry, since they
 * end the encounter.
 */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  count,
  DELAYED,
  dice,
  discard,
  draw,
  gain,
  LOST,
  lose,
  loseBoth,
  RETURN,
  rollDice,
  rollFaces,
  when,
} from '@vigil/rules/builders';

export const YELLOW: readonly GateCardDef[] = [
  {
    id: 'gate-card-37',
    colour: 'yellow',
    entries: [
      {
        at: 'city-of-the-great-race',
        theme: "captors' speech",
        effects: [gain(2, 'clue'), check('luck', -1, { fail: lose(2, 'sanity') })],
      },
      { at: 'yuggoth', theme: 'mocking head', effects: [check('will', -2, { fail: lose(2, 'sanity') })] },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-38',
    colour: 'yellow',
    entries: [
      { at: 'city-of-the-great-race', theme: 'empty streets', effects: [] },
      { at: 'the-dreamlands', theme: 'onyx quarry', effects: [check('lore', -1, { fail: lose(3, 'sanity') })] },
      { at: 'other', theme: 'endless dark', effects: [check('will', -1, { fail: loseBoth(1, 1) })] },
    ],
  },
  {
    id: 'gate-card-39',
    colour: 'yellow',
    entries: [
      { at: 'city-of-the-great-race', theme: 'chasing beasts', effects: [check('speed', -1, { fail: LOST })] },
      {
        at: 'the-dreamlands',
        theme: "stone face's secret",
        effects: [check('lore', -1, { difficulty: 2, pass: gain(4, 'clue'), fail: lose('all', 'sanity') })],
      },
      { at: 'other', theme: 'missed detail', effects: [gain(1, 'clue')] },
    ],
  },
  {
    id: 'gate-card-40',
    colour: 'yellow',
    entries: [
      { at: 'rlyeh', theme: 'foul stench', effects: [check('will', -1, { fail: loseBoth(1, 1) })] },
      { at: 'city-of-the-great-race', theme: 'bladed artifact', effects: [lose(1, 'sanity'), gain(1, 'clue')] },
      { at: 'other', theme: 'bending space', effects: [check('luck', -1, { pass: RETURN, fail: DELAYED })] },
    ],
  },
  {
    id: 'gate-card-41',
    colour: 'yellow',
    entries: [
      { at: 'rlyeh', theme: 'opened temple', effects: [lose(dice(1), 'sanity')] },
      {
        at: 'city-of-the-great-race',
        theme: 'awful whistling',
        effects: [check('will', -1, { fail: lose(2, 'sanity') })],
      },
      { at: 'other', theme: 'reeling sky', effects: [check('will', -2, { fail: DELAYED })] },
    ],
  },
  {
    id: 'gate-card-42',
    colour: 'yellow',
    entries: [
      {
        at: 'city-of-the-great-race',
        theme: 'grasping plant',
        effects: [check('fight', -1, { fail: loseBoth(1, 1) })],
      },
      { at: 'yuggoth', theme: 'mind intruder', effects: [check('luck', -2, { pass: gain(2, 'clue'), fail: DELAYED })] },
      { at: 'other', theme: 'bit of gold', effects: [gain(2, 'money')] },
    ],
  },
  {
    id: 'gate-card-43',
    colour: 'yellow',
    entries: [
      { at: 'rlyeh', theme: 'wrong angles', effects: [check('speed', -1, { fail: lose(1, 'sanity') })] },
      {
        // One die less 2 for both losses, so its faces are spelled out.
        at: 'yuggoth',
        theme: 'burning stare',
        effects: [
          check('luck', -1, {
            fail: rollFaces([
              [[3], loseBoth(1, 1)],
              [[4], loseBoth(2, 2)],
              [[5], loseBoth(3, 3)],
              [[6], loseBoth(4, 4)],
            ]),
          }),
        ],
      },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-44',
    colour: 'yellow',
    entries: [
      { at: 'rlyeh', theme: 'gripping face', effects: [check('will', 0, { fail: [lose(1, 'stamina'), DELAYED] })] },
      {
        at: 'the-dreamlands',
        theme: 'spider web',
        effects: [check('luck', 0, { fail: [lose(2, 'sanity'), DELAYED] })],
      },
      { at: 'other', theme: 'sudden sense', effects: [gain(1, 'clue')] },
    ],
  },
  {
    id: 'gate-card-45',
    colour: 'yellow',
    entries: [
      { at: 'rlyeh', theme: 'impossible step', effects: [check('speed', -1, { fail: LOST })] },
      { at: 'the-dreamlands', theme: 'ghouls below', effects: [check('will', -2, { fail: lose(2, 'sanity') })] },
      { at: 'other', theme: 'monster', effects: [APPEAR] },
    ],
  },
  {
    id: 'gate-card-46',
    colour: 'yellow',
    entries: [
      { at: 'yuggoth', theme: 'buzzing things', effects: [check('will', -1, { fail: lose(2, 'sanity') })] },
      { at: 'the-dreamlands', theme: 'walking mountains', effects: [lose(1, 'sanity')] },
      { at: 'other', theme: 'air ripple', effects: [check('lore', -1, { fail: discard(1, { deck: 'spell' }) })] },
    ],
  },
  {
    id: 'gate-card-47',
    colour: 'yellow',
    entries: [
      {
        at: 'yuggoth',
        theme: 'byakhee theft',
        effects: [check('sneak', -2, { pass: [gain(2, 'clue'), RETURN], fail: LOST })],
      },
      { at: 'the-dreamlands', theme: 'golden city', effects: [check('luck', -1, { fail: DELAYED })] },
      {
        at: 'other',
        theme: 'gaze of madness',
        effects: [
          rollDice(count('sanity'), {
            then: [lose(count('failures'), 'sanity'), when({ standing: true }, gain(count('successes'), 'clue'))],
          }),
        ],
      },
    ],
  },
  {
    id: 'gate-card-48',
    colour: 'yellow',
    entries: [
      {
        at: 'rlyeh',
        theme: 'dash for the boat',
        effects: [check('speed', -1, { difficulty: 2, pass: gain(5, 'clue'), fail: DELAYED })],
      },
      { at: 'yuggoth', theme: 'hiding', effects: [] },
      {
        at: 'other',
        theme: 'flood of knowledge',
        effects: [check('lore', -2, { pass: [draw(1, 'spell'), lose(1, 'sanity')] })],
      },
    ],
  },
];

/** A card without a world: it is shuffled back into the deck, and another card is drawn. */
export const SPECIAL_GATE_CARD: GateCardDef = { id: 'gate-card-49', colour: 'none', reshuffle: true, entries: [] };
