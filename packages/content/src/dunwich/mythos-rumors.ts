/**
 * The 3 rumors of Dunwich. Each starts with tokens by the number of players. At the end of each Mythos Phase it gets
 * one per player. Payments in the street with its activity marker remove tokens.
 */
import type { Cost, Effect, MythosDef, RumorText, TableCardDef, Trigger } from '@vigil/rules';
import { count, draw, each, gain } from '@vigil/rules/builders';
import { RIOTS_COST } from '@vigil/rules/dunwich/constants';

/** Any number, chosen by the investigator. */
const ANY_NUMBER = { chosen: { from: 1 } } as const;
const ADD_TOKENS: Trigger = {
  when: { on: 'phase-ended', phase: 'mythos' },
  then: [{ do: 'token', by: count('investigators') }],
};
const handler = (name: string): Effect => ({ do: 'handler', name: `dunwich-${name}`, text: `dunwich.${name}` });

/** Initial and final tokens for each player, the price for removing them, and the consequences. */
function payOffRumor(first: number, last: number, cost: Cost, pass: Effect, fail: Effect): RumorText {
  return {
    setup: { tokens: { perPlayer: first } },
    action: {
      when: { phase: 'arkham-encounters' },
      cost,
      then: [{ do: 'token', by: count('chosen'), off: true }],
    },
    passIf: 'no-tokens',
    pass: [pass],
    failIf: { tokens: { perPlayer: last } },
    fail: [fail],
  };
}

export const RUMORS: readonly MythosDef[] = [
  {
    id: 'mad-bomber',
    name: 'Mad Bomber',
    type: 'rumor',
    gate: 'gardners-place',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'merchant-district',
    triggers: [ADD_TOKENS],
    rumor: payOffRumor(
      4,
      8,
      { money: ANY_NUMBER },
      each('players', gain(2, 'clue')),
      each('investigators', [draw(1, 'injury'), draw(1, 'madness')]),
    ),
  },
  {
    id: 'nightmare-pool',
    name: 'Nightmare Pool',
    handlerReason: 'Mythos cards are drawn and resolved as in the Mythos Phase.',
    type: 'rumor',
    gate: 'wizards-hill',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'uptown',
    triggers: [ADD_TOKENS],
    rumor: payOffRumor(3, 6, { sanity: ANY_NUMBER }, each('players', draw(1, 'common')), handler('three-mythos-cards')),
  },
  {
    id: 'riots',
    name: 'Riots',
    handlerReason: 'The lasting effect is a card of its own beside the board.',
    type: 'rumor',
    gate: 'cold-spring-glen',
    clues: [],
    white: ['slash', 'star', 'triangle'],
    black: ['hexagon'],
    activity: 'northside',
    triggers: [ADD_TOKENS],
    rumor: payOffRumor(3, 6, { stamina: ANY_NUMBER }, each('players', draw(1, 'spell')), handler('riots-go-on')),
  },
];

/** Effects left behind by failed rumors. */
export const AFTERMATHS: readonly TableCardDef[] = [
  {
    id: 'streets-in-riot',
    name: 'Streets in Riot',
    kind: 'aftermath',
    modifiers: [{ mod: 'streetCost', to: RIOTS_COST }],
  },
];
