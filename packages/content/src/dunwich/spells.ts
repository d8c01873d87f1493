/** The 21 Spells of Dunwich, ten kinds. `then`: effects of a passed casting. */
import type { Ability, CardDef, Casting, DimensionSymbol, Effect } from '@vigil/rules';
import { choose, gain } from '@vigil/rules/builders';

const casting = (modifier: number, sanity: number, after: Casting['after'] = 'exhaust'): Casting => ({
  modifier,
  sanity,
  hands: 0,
  after,
});

const spell = (id: string, name: string, count: number, abilities: readonly Ability[], magical = true): CardDef => ({
  id,
  name,
  deck: 'spell',
  count,
  ...(magical && { magical: true as const }),
  abilities,
});

/** Effect implemented by a handler, for a single card. */
const handler = (name: string): Effect => ({ do: 'handler', name, text: `handler.${name}` });

/** All but the crescent. */
const SYMBOLS: readonly DimensionSymbol[] = [
  'circle',
  'diamond',
  'hexagon',
  'plus',
  'slash',
  'square',
  'star',
  'triangle',
];

export const SPELLS: readonly CardDef[] = [
  spell('alchemical-process', 'Alchemical Process', 2, [
    { when: { phase: 'upkeep' }, cast: casting(0, 1), then: [gain(3, 'money')] },
  ]),
  spell('bless', 'Bless', 1, [
    {
      when: { phase: 'upkeep' },
      cast: casting(-1, 2, 'discard'),
      then: [{ do: 'receive', card: 'blessing', who: 'chosen' }],
    },
  ]),
  {
    ...spell('call-friend', 'Call Friend', 2, [
      { when: { phase: 'movement' }, cast: casting(0, 1), then: [handler('call-friend')] },
    ]),
    handlerReason: 'moves another investigator, who then does not move himself',
  },
  spell(
    'cloud-memory',
    'Cloud Memory',
    3,
    [
      {
        when: { phase: 'upkeep' },
        cost: { stamina: 1 },
        cast: casting(1, 0),
        for: 'self-or-other-here',
        then: [gain(1, 'sanity')],
      },
    ],
    false,
  ),
  spell('foresee', 'Foresee', 3, [
    { when: { after: 'roll', checks: ['any'] }, cast: casting(-1, 1), then: [{ do: 'reroll', dice: 'all' }] },
  ]),
  spell('greater-banishment', 'Greater Banishment', 2, [
    {
      when: { phase: 'upkeep' },
      cast: casting(-2, 2, 'discard'),
      then: [
        choose(
          ...SYMBOLS.map(
            (symbol): Effect => ({ do: 'remove', monsters: { symbol }, from: { in: 'in-play' }, to: 'cup' }),
          ),
        ),
      ],
    },
  ]),
  {
    ...spell('lure-monster', 'Lure Monster', 2, [
      {
        when: { phase: 'upkeep' },
        if: { at: { in: 'arkham' } },
        cast: casting(-1, 1),
        then: [handler('lure-monster')],
      },
    ]),
    handlerReason: 'moves a monster to the caster',
  },
  spell('summon-shantak', 'Summon Shantak', 2, [
    {
      when: { phase: 'movement' },
      cast: casting(-1, 1),
      then: [
        { do: 'movementPoints', by: 1 },
        { do: 'untilTurnEnds', modifiers: [{ mod: 'unseen' }] },
      ],
    },
  ]),
  spell('vision-quest', 'Vision Quest', 2, [
    { when: { after: 'movement' }, cast: casting(0, 1), then: [{ do: 'gatherClues' }] },
  ]),
  {
    ...spell('wrack', 'Wrack', 2, [
      {
        when: { before: 'check', checks: ['combat'] },
        if: { fighting: {} },
        cast: casting(-2, 1),
        then: [{ do: 'endCombat', evaded: true }],
      },
    ]),
    onAwakening: 'discard',
  },
];
