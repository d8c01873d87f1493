import type { Effect, LocationDef } from '@vigil/rules';
import type { GameId } from './view.js';

/** Returns a location as a game has it. In Haunt buying is optional [H-SHOP-01] and shops never close [H-BASE-02]. */
export function adaptLocation(game: GameId, location: LocationDef): LocationDef {
  if (game === 'arkham') return location;
  const { closesAtTerror: _, ...rest } = location;
  if (!location.abilities) return rest;
  return {
    ...rest,
    abilities: location.abilities.map((ability) => ({ ...ability, then: ability.then.map(withoutObligation) })),
  };
}

function withoutObligation(effect: Effect): Effect {
  if (effect.do !== 'shop') return effect;
  const { must: _, ...shop } = effect;
  return shop;
}
