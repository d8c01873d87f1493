import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import {
  chooseRoom,
  closedAbilities,
  encounterFrom,
  isAbilityOpen,
  useLocation,
} from '../../common/cards/encounters.js';
import { previewLocationChecks } from '../../common/checks/check-previews.js';
import { findModifier } from '../../common/figures/modifiers.js';
import { unlessInterrupted } from '../../common/game.js';
import type { LocationAbility, LocationDef } from '../../language/components.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import { withHelpersAssets } from '../people/transfers.js';
import type { Investigator } from '../state.js';
import { drawDistrictCard } from './location-deck.js';

/**
 * Investigates a building (H-INV-01 to H-INV-13): its clues, its printed ability or a Location card, and its face-down
 * gate. The gate stays if the investigator was carried off.
 */
export function* investigate(g: Game, who: Investigator): Rule {
  const { place } = who;
  takeClues(g, who);
  g.moved.delete(who.seat);
  yield* unlessInterrupted(who, chooseAbilityOrCard(g, who, g.content.locations.get(place) as LocationDef));
  // H-INV-05: nor after a visit to an Other World that led back.
  if (who.place === place && !g.moved.has(who.seat)) yield* g.rules.gates.reveal(g, who);
}

/** Takes all clues at the investigator's place (H-INV-02): the only way to get them (H-INV-21). */
function takeClues(g: Game, who: Investigator): void {
  const amount = g.cluesAt(who.place);
  if (amount === 0) return;
  g.setClues(who.place, 0);
  who.clues += amount;
  g.emit?.({ type: 'cluesTaken', seat: who.seat, at: who.place, amount });
}

/** Lets the printed ability replace the card (H-INV-04). */
function* chooseAbilityOrCard(g: Game, who: Investigator, location: LocationDef): Rule {
  const rule = yield* ask<() => Rule>(g, () => {
    const options: OptionWithValue<'q.location', () => Rule>[] = [
      {
        id: 'encounter',
        value: () => locationEncounter(g, who, 1),
        key: 'o.encounter',
        args: { place: location.id },
        on: location.id,
      },
    ];
    (location.abilities ?? []).forEach((ability, i) => {
      if (!isOpen(g, who, location, ability)) return;
      options.push({
        id: optionId.ability(i + 1),
        value: () => useLocation(g, who, location, ability),
        key: 'o.location-ability',
        args: { place: location.id, ability: i + 1, name: ability.name },
        on: location.id,
      });
    });
    // Others may still hand over the cost of an ability (H-ASSET-05).
    const withAssets = withHelpersAssets(g, who);
    const waits =
      options.length === 1 && (location.abilities ?? []).some((one) => isOpen(g, withAssets, location, one));
    return {
      by: [who.seat],
      key: 'q.location',
      args: { investigator: who.id, place: location.id },
      why: 'H-INV-04',
      options,
      window: waits,
      about: () => ({
        checks: previewLocationChecks(g, who, location, options),
        // Without the exchange of trophies, abilities that exchange them do not exist.
        closedAbilities: closedAbilities(g, who, location).filter(({ ability }) => {
          const one = location.abilities?.[ability - 1];
          return one !== undefined && existsInHaunt(g, one);
        }),
      }),
    };
  });
  yield* rule();
}

function isOpen(g: Game, who: Investigator, location: LocationDef, ability: LocationAbility): boolean {
  return existsInHaunt(g, ability) && isAbilityOpen(g, who, location, ability);
}

/** True if an ability also exists in Haunt (H-BASE-04). */
function existsInHaunt(g: Game, { cost }: LocationAbility): boolean {
  const trades =
    cost?.trophies !== undefined || cost?.monsterTrophies !== undefined || cost?.gateTrophies !== undefined;
  return !trades || g.s.houseRules.trophyExchange !== 'no';
}

/**
 * Resolves an encounter with a Location card at the investigator's place, one of several by choice (H-INV-03, H-INV-04,
 * H-BASE-20). `draw`: number of cards a text lets them draw; 0: another one at the same place. Takes no clues and turns
 * no gate (H-INV-05).
 */
export function* locationEncounter(g: Game, who: Investigator, draw: number): Rule {
  const location = g.content.locations.get(who.place);
  if (!location) return;
  const room = yield* chooseRoom(g, who, location);
  const n = Math.max(1, draw, findModifier(g, who, 'encounters', (m) => m.where === 'location')?.draw ?? 1);
  const deck = g.orderedDeck('location');
  yield* encounterFrom(g, who, deck, n, 'H-BASE-20', () => drawDistrictCard(g, location.street, room));
}
