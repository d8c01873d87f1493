/** The 15 Spells of The King in Yellow, six kinds. `then`: effects of a passed casting. */
import type { Ability, Amount, CardDef, Casting, Effect } from '@vigil/rules';
import { perSuccess, take } from '@vigil/rules/builders';

const casting = (modifier: Amount, sanity: number, hands = 0): Casting => ({
  modifier,
  sanity,
  hands,
  after: 'exhaust',
});

const spell = (id: string, name: string, count: number, ability: Ability, more: Partial<CardDef> = {}): CardDef => ({
  id,
  name,
  deck: 'spell',
  count,
  magical: true,
  abilities: [ability],
  ...more,
});

/** Effect implemented by a handler, for a single card. */
const handler = (name: string): Effect => ({ do: 'handler', name: `king-${name}`, text: `king.${name}` });

/** A Spell for the Upkeep that gives a Magical Effect (Y-MAGIC-01). */
const castInUpkeep = (effect: string, modifier: number, sanity: number): Ability => ({
  when: { phase: 'upkeep' },
  cast: casting(modifier, sanity),
  then: [take(effect)],
});

export const SPELLS: readonly CardDef[] = [
  spell(
    'arcane-insight',
    'Arcane Insight',
    2,
    { when: { phase: 'upkeep' }, cast: casting({ count: 'tomes', plus: -4 }, 1), then: [handler('foresee-mythos')] },
    { handlerReason: 'looks at cards of the Mythos deck and orders them' },
  ),
  spell('call-the-azure-flame', 'Call the Azure Flame', 3, castInUpkeep('azure-flame', 1, 1), {
    staysCost: { sanity: 1 },
  }),
  spell('open-the-third-eye', 'Open the Third Eye', 2, castInUpkeep('third-eye', 0, 0), { staysCost: {} }),
  spell('storm-of-spirits', 'Storm of Spirits', 4, {
    when: { in: 'combat' },
    cast: casting(-1, 0, 2),
    then: [
      { do: 'combatBonus', by: 3, damage: 'magical' },
      { do: 'fightWith', skill: 'lore' },
    ],
  }),
  spell('summon-the-beast-within', 'Summon the Beast Within', 2, castInUpkeep('inner-beast', -2, 0), { staysCost: {} }),
  spell(
    'the-yellow-mist',
    'The Yellow Mist',
    2,
    {
      when: { phase: 'upkeep' },
      cast: casting(-3, 1),
      then: [perSuccess(handler('clear-outskirts'))],
    },
    { handlerReason: 'returns one monster of the Outskirts of choice' },
  ),
];
