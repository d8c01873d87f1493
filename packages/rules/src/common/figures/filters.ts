import type { MonsterDef } from '../../language/components.js';
import type { CardFilter, MonsterFilter } from '../../language/conditions.js';
import type { Game } from '../game.js';
import type { Possession } from '../state.js';

/** True if a card counts as an item (A-STATUS-04, A-SPELL-10). */
export function isItem(g: Game, card: string): boolean {
  return g.content.isItem(g.card(card));
}

/** True if a card matches a filter. Every given field must match. */
export function matchesCard(g: Game, card: string, filter: CardFilter): boolean {
  const def = g.card(card);
  if (filter.card !== undefined && filter.card !== card) return false;
  if (filter.deck !== undefined && filter.deck !== def.deck) return false;
  if (filter.damage !== undefined && filter.damage !== def.weapon?.damage) return false;
  if (filter.notType !== undefined && filter.notType === def.type) return false;
  if (filter.anyOf && !filter.anyOf.some((one) => matchesCard(g, card, one))) return false;
  if (filter.priceAtLeast !== undefined && (def.price ?? 0) < filter.priceAtLeast) return false;
  if (filter.priceAtMost !== undefined && (def.price ?? 0) > filter.priceAtMost) return false;
  switch (filter.type) {
    case undefined:
      return true;
    case 'item':
      return isItem(g, card);
    case 'weapon':
      return def.type === 'weapon';
    case 'tome':
    case 'mask':
    case 'task':
    case 'mission':
      return def.type === filter.type;
    case 'weapon-or-spell':
      return def.type === 'weapon' || g.content.countsAs(def) === 'spell';
    default:
      return filter.type satisfies never;
  }
}

/** Returns the held cards that match. `losable` leaves out those that can be neither lost nor stolen. */
export function matchingCards(
  g: Game,
  cards: readonly Possession[],
  filter: CardFilter,
  losable = false,
): Possession[] {
  return cards.filter(
    (possession) => matchesCard(g, possession.card, filter) && !(losable && cannotBeLost(g, possession)),
  );
}

/** True if a card can be neither lost nor stolen unless its owner allows it. */
export function cannotBeLost(g: Game, possession: Possession): boolean {
  const bound = g.card(possession.card).modifiers?.some((m) => m.mod === 'forbid' && m.what === 'lose-this');
  return bound === true || (g.effectIndex.hasHeldModifier('keeps') && isProtectedBySheet(g, possession));
}

/** True if the sheet of its owner protects the card. */
function isProtectedBySheet(g: Game, possession: Possession): boolean {
  const owner = g.s.investigators.find(({ cards }) => cards.includes(possession));
  if (!owner) return false;
  return (g.sheet(owner).modifiers ?? []).some((m) => m.mod === 'keeps' && m.card === possession.card);
}

/** True if a monster token matches a filter as printed. Every given field must match. */
export function matchesMonster(g: Game, token: string, filter: MonsterFilter): boolean {
  return matchesMonsterKind(g.monster(token), filter);
}

/** As {@link matchesMonster}, for a kind of monster. `now`: its current stats, if they differ from the printed ones. */
export function matchesMonsterKind(
  kind: MonsterDef,
  filter: MonsterFilter,
  now: Pick<MonsterDef, 'abilities' | 'movement' | 'toughness'> = kind,
): boolean {
  if (filter.kinds && !filter.kinds.includes(kind.id)) return false;
  if (filter.ability && !now.abilities.includes(filter.ability)) return false;
  if (filter.movement && now.movement !== filter.movement) return false;
  if (filter.symbol && kind.symbol !== filter.symbol) return false;
  return filter.toughnessAtMost === undefined || now.toughness <= filter.toughnessAtMost;
}
