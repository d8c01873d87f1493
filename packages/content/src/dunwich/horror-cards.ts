/**
 * The 7 cards of the Dunwich Horror (D-HORROR-03). Only parts of one are public. All figures are OURS, and marked so on
 * the card. They fit the known ones (toughness 5, combat rating −3, an Injury).
 */
import type { MonsterAbility, TableCardDef } from '@vigil/rules';

type Pair = readonly [rating: number, damage: number];

function card(n: number, name: string, horror: Pair, combat: Pair, gives: readonly MonsterAbility[]): TableCardDef {
  return {
    id: `dunwich-horror-${n}`,
    name,
    kind: 'dunwich-horror',
    ours: 'all',
    doubt: 'The published figures of this card are not known; these are ours.',
    modifiers: [
      {
        mod: 'monster',
        monsters: { kinds: ['the-dunwich-horror'] },
        set: { horrorRating: horror[0], horrorDamage: horror[1], combatRating: combat[0], combatDamage: combat[1] },
        gives,
      },
    ],
  };
}

export const HORROR_CARDS: readonly TableCardDef[] = [
  card(1, 'Half a Face', [-3, 3], [-3, 3], ['physical-resistance']),
  card(2, 'Bigger Than a Barn', [-2, 3], [-4, 4], ['overwhelming']),
  card(3, 'Nothing to Be Seen', [-1, 2], [-5, 3], ['ambush']),
  card(4, 'Ropes and Mouths', [-4, 4], [-2, 3], ['nightmarish']),
  card(5, 'A Voice on the Hill', [-3, 5], [-3, 2], ['magical-resistance']),
  card(6, 'Thunder Without Rain', [-2, 2], [-3, 4], ['physical-immunity']),
  card(7, "Its Father's Son", [-4, 3], [-4, 3], ['physical-resistance', 'magical-resistance']),
];
