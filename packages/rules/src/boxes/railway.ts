import type { Journey } from '../arkham/extra-rules.js';
import type { Game } from '../arkham/game.js';
import type { Investigator } from '../arkham/state.js';
import { houseRuleOf } from '../common/house-rules.js';
import type { LocationDef, StreetDef } from '../language/components.js';
import type { Content } from '../language/content.js';
import type { ArkhamLayer } from './box.js';

/** Where trains stop in Arkham (D-TRAIN-01). */
const STATION = 'train-station';
/** What a journey costs (D-TRAIN-02), and what pays it in place of the dollar (D-TRAIN-05). */
const FARE = { money: 1, movement: 1 } as const;
const RAIL_PASS = 'rail-pass';
const NO_JOURNEYS: readonly Journey[] = [];

/**
 * The railway between the towns, for every box that has a depot. Laid by several boxes it is one railway: each knows
 * all depots there are.
 */
export const railwayLayer: ArkhamLayer = (below) => ({
  ...below,
  board: { ...below.board, listJourneys: listTrainJourneys },
});

/** From the Train Station or a depot to every other one, each in another town (D-TRAIN-01). */
function listTrainJourneys(g: Game, who: Investigator): readonly Journey[] {
  const { locations, streets } = g.content;
  // Asked for at every step of a walk: most places are no stop, and the list is made for none of them.
  if (!isTrainStop(locations.get(who.place) ?? streets.get(who.place))) return NO_JOURNEYS;
  return listTrainStops(g.content)
    .filter((to) => to !== who.place)
    .map((to) => ({ to, cost: trainFare(g, who) }));
}

function isTrainStop(area: LocationDef | StreetDef | undefined): boolean {
  return area !== undefined && (area.depot === true || area.id === STATION);
}

/** By the house rule `trainStep` the journey takes no movement point (AMB-25). */
function trainFare(g: Game, who: Investigator): Journey['cost'] {
  const { money, movement } = FARE;
  return {
    ...(!who.cards.some(({ card }) => card === RAIL_PASS) && { money }),
    ...(houseRuleOf(g, 'trainStep') !== 'free' && { movement }),
  };
}

/** Where trains stop: the Train Station and every depot (D-TRAIN-01). */
export function listTrainStops(content: Content): readonly string[] {
  return [...content.locations.values(), ...content.streets.values()].filter(isTrainStop).map(({ id }) => id);
}
