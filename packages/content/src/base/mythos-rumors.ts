/**
 * The six rumors of the Mythos deck, which stay until passed or failed, and the card that reshuffles it. A rumor's own
 * effect runs at the end of each Mythos Phase. Its pass condition is fulfilled in the street with the activity marker.
 */
import type { Effect, Effects, MythosDef, Trigger } from '@vigil/rules';
import { choose, count, draw, each, gain, receive, rollFaces, track } from '@vigil/rules/builders';

/** At the end of each Mythos phase. */
const afterMythosPhase = (...then: Effects): Trigger => ({ when: { on: 'phase-ended', phase: 'mythos' }, then });
const handler = (name: string): Effect => ({ do: 'handler', name, text: `handler.${name}` });

export const RUMORS: readonly MythosDef[] = [
  {
    id: 'disturbing-the-dead',
    name: 'Disturbing the Dead',
    type: 'rumor',
    gate: 'black-cave',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'rivertown',
    triggers: [afterMythosPhase(rollFaces([[[1, 2], track('terror', 1)]]))],
    rumor: {
      passCost: { gateTrophies: 2 },
      pass: [each('players', draw(1, 'spell'))],
      failIf: { terror: 10 },
      fail: [each('investigators', receive('curse'))],
    },
  },
  {
    id: 'good-work-undone',
    name: 'Good Work Undone',
    type: 'rumor',
    gate: 'unvisited-isle',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'easttown',
    triggers: [afterMythosPhase({ do: 'roll', dice: 2, eachFace: { on: [1, 2], then: [{ do: 'token', by: 1 }] } })],
    rumor: {
      setup: { tokens: 6 },
      action: {
        when: { phase: 'arkham-encounters' },
        cost: { clues: { chosen: { from: 1, to: 10 } } },
        then: [{ do: 'token', by: count('chosen'), off: true }],
      },
      passIf: 'no-tokens',
      pass: [each('players', draw(1, 'unique'))],
      failIf: { tokens: 10 },
      fail: [{ do: 'removeSeals' }],
    },
  },
  {
    id: 'the-great-ritual',
    name: 'The Great Ritual',
    handlerReason:
      'Changes how many mythos cards are drawn, and how much of the first counts, for the rest of the game.',
    type: 'rumor',
    gate: 'graveyard',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'french-hill',
    modifiers: [{ mod: 'monster', monsters: { kinds: ['cultist', 'witch', 'warlock', 'high-priest'] }, toughness: 2 }],
    triggers: [afterMythosPhase({ do: 'token', by: 1 })],
    rumor: {
      passCost: { cards: { n: 3, of: { deck: 'spell' } } },
      passCostAt: { players: 5, cost: { cards: { n: 4, of: { deck: 'spell' } } } },
      pass: [each('players', gain(2, 'clue'))],
      failIf: { tokens: 5 },
      fail: [handler('two-mythos-cards')],
    },
  },
  {
    id: 'the-southside-strangler-strikes',
    name: 'The Southside Strangler Strikes',
    doubt:
      "The printed place of the pass condition is Ma's Boarding House; the errata move it to the Southside streets.",
    type: 'rumor',
    gate: 'independence-square',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'southside',
    triggers: [afterMythosPhase({ do: 'boxAlly' })],
    rumor: {
      passCost: { clues: 5 },
      pass: [each('players', gain(5, 'money'))],
      failIf: 'no-ally-left',
      fail: [
        each('players', choose({ do: 'maximum', what: 'sanity', by: -1 }, { do: 'maximum', what: 'stamina', by: -1 })),
      ],
    },
  },
  {
    id: 'the-stars-are-right',
    name: 'The Stars Are Right',
    type: 'rumor',
    gate: 'science-building',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'downtown',
    triggers: [afterMythosPhase(rollFaces([[[1, 2], track('doom', 1)]]))],
    rumor: {
      passCost: { cards: { n: 1, of: { deck: 'ally' } } },
      pass: [each('players', draw(2, 'common'))],
      failIf: 'awakening',
      fail: [],
    },
  },
  {
    id: 'the-terrible-experiment',
    name: 'The Terrible Experiment',
    handlerReason:
      'Monsters are held and fought on the card, off the board, where no effect on the neighbourhood reaches them (A-MISC-15).',
    type: 'rumor',
    gate: 'unvisited-isle',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'miskatonic-university',
    triggers: [afterMythosPhase(handler('experiment-grows'))],
    rumor: {
      setup: { monsters: 5 },
      action: { when: { phase: 'arkham-encounters' }, then: [handler('experiment-fight')] },
      passIf: 'no-monsters',
      pass: [each('players', draw(1, 'skill'))],
      failIf: { monsters: 8 },
      fail: [{ do: 'track', what: 'terror', to: 10 }, handler('experiment-escapes')],
    },
  },
];

/** No gate, no clue, no movement: the deck is shuffled with this card in it and another card drawn. */
export const THE_STORY_CONTINUES: MythosDef = {
  id: 'the-story-continues',
  name: 'The Story Continues...',
  type: 'reshuffle',
  clues: [],
  white: [],
  black: [],
};
