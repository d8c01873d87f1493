import type { Rule } from '@vigil/engine';
import { ask } from '../common/ask.js';
import { useAbility } from '../common/cards/abilities.js';
import type { UsableAbility } from '../common/contracts/abilities.js';
import type { Game } from '../common/game.js';
import { possessionId } from '../common/possession-id.js';
import { canAfford } from '../common/resources/prices.js';
import type { Investigator, Possession } from '../common/state.js';
import type { Ability } from '../language/abilities.js';
import { optionId } from '../language/questions/index.js';

/** Returns a Movement Phase ability without its movement point cost. */
function withoutMovementCost({ cost, ...ability }: Ability): Ability {
  const { movement: _, ...rest } = cost ?? {};
  return { ...ability, cost: rest };
}

/** Returns the use of a card that normally costs movement points, at no such cost. Undefined if not usable. */
export function findFreeUse(g: Game, who: Investigator, possession: Possession): UsableAbility | undefined {
  const { card } = possession;
  const n = (g.card(card).abilities ?? []).findIndex(({ cost }) => cost?.movement !== undefined);
  const printed = g.card(card).abilities?.[n];
  if (!printed || possession.exhausted) return undefined;
  const ability = withoutMovementCost(printed);
  if (!canAfford(g, who, ability.then, { source: card, possession }, ability.cost)) return undefined;
  return { id: optionId.use(`${possessionId(possession)}:free`), source: card, owner: who, ability, n, possession };
}

/** Offers the use to the investigator. */
export function* offerUse(g: Game, who: Investigator, use: UsableAbility, source: string): Rule {
  const yes = yield* ask<boolean>(g, () => ({
    by: [who.seat],
    key: 'q.may',
    args: { investigator: who.id, source },
    why: g.rules.reasons.choice,
    options: [
      { id: 'yes', value: true, key: 'o.yes' },
      { id: 'no', value: false, key: 'o.no' },
    ],
    asides: { inText: who },
    about: () => ({ effects: [...use.ability.then], source: use.source, checks: {} }),
  }));
  if (yes) yield* useAbility(g, who, use);
}
