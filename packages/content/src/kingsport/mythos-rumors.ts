/** The 3 rumors of Kingsport, and the card that one of them leaves in play. */
import type { Effect, MythosDef, TableCardDef, Trigger } from '@vigil/rules';
import { count, draw, each, gain, lose, receive, removeStatus } from '@vigil/rules/builders';

const ADD_TOKENS: Trigger = {
  when: { on: 'phase-ended', phase: 'mythos' },
  then: [{ do: 'token', by: count('investigators') }],
};
const handler = (name: string): Effect => ({ do: 'handler', name: `kingsport-${name}`, text: `kingsport.${name}` });
const DOOM_BOXES = {
  white: ['crescent', 'diamond', 'hexagon', 'square'],
  black: ['circle', 'plus', 'slash', 'star', 'triangle'],
} as const;

export const RUMORS: readonly MythosDef[] = [
  {
    id: 'cover-up',
    name: 'Cover-up',
    handlerReason: 'Any number of trophies are spent, each worth its toughness. All clues leave the board.',
    type: 'rumor',
    doom: 2,
    clues: [],
    ...DOOM_BOXES,
    activity: 'downtown',
    triggers: [ADD_TOKENS],
    rumor: {
      setup: { tokens: { perPlayer: 3 } },
      action: { when: { phase: 'arkham-encounters' }, then: [handler('pay-trophies')] },
      passIf: 'no-tokens',
      pass: [each('investigators', [receive('blessing'), receive('retainer')])],
      failIf: { tokens: { perPlayer: 6 } },
      fail: [each('investigators', lose('all', 'clue')), handler('clues-gone')],
    },
  },
  {
    id: 'mistrust',
    name: 'Mistrust',
    handlerReason: 'Items are worth tokens by their deck. The lasting effect is a card of its own beside the board.',
    type: 'rumor',
    doom: 2,
    clues: [],
    white: DOOM_BOXES.black,
    black: DOOM_BOXES.white,
    activity: 'southside',
    triggers: [ADD_TOKENS],
    rumor: {
      setup: { tokens: { perPlayer: 3 } },
      action: { when: { phase: 'arkham-encounters' }, then: [handler('pay-items')] },
      passIf: 'no-tokens',
      pass: [each('investigators', draw(1, 'ally'))],
      failIf: { tokens: { perPlayer: 6 } },
      fail: [handler('mistrust-lasts')],
    },
  },
  {
    id: 'world-torn-asunder',
    name: 'World Torn Asunder',
    doubt: 'The sources do not say if the crescent counts without such a monster on the board. Its box decides.',
    handlerReason: 'Rifts are no part of the effect language.',
    type: 'rumor',
    gate: 'science-building',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'miskatonic-university',
    triggers: [{ when: { on: 'symbol-moves', symbol: 'crescent' }, then: [{ do: 'token', by: 1 }] }],
    rumor: {
      setup: { tokens: 1 },
      action: {
        when: { phase: 'arkham-encounters' },
        if: { has: 'blessing' },
        cost: { cards: { n: 1, of: { deck: 'skill' } } },
        then: [removeStatus('blessing'), { do: 'token', by: count('tokens'), off: true }],
      },
      passIf: 'no-tokens',
      pass: [each('investigators', [gain('full', 'sanity'), gain('full', 'stamina')])],
      failIf: { tokens: 3 },
      fail: [handler('open-all-rifts')],
    },
  },
];

/** Effects left behind by a failed Mistrust. The ban on trading is a rule of the box. */
export const AFTERMATHS: readonly TableCardDef[] = [
  {
    id: 'lasting-mistrust',
    name: 'Lasting Mistrust',
    kind: 'aftermath',
    modifiers: [{ mod: 'focus', to: 0 }],
    rules: ['kingsport.no-trade'],
  },
];
