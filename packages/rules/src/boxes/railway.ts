import type { Game, Journey } from '../arkham/game.js';
import type { Investigator } from '../arkham/state.js';
import { houseRuleOf } from '../common/house-rules.js';
import type { LocationDef, StreetDef } from '../language/components.js';
import type { Content } from '../language/content.js';
import type { ArkhamLayer } from './box.js';

/** The station in Arkham (D-TRAIN-01). */
const STATION = 'train-station';
/** Cost of a journey (D-TRAIN-02), and the pass that replaces the dollar (D-TRAIN-05). */
const FARE = { money: 1, movement: 1 } as const;
const RAIL_PASS = 'rail-pass';
const NO_JOURNEYS: readonly Journey[] = [];

/** The railway between towns, for every box with a depot. Several boxes together add it once, with all depots. */
export const railwayLayer: ArkhamLayer = (below) => ({
  ...below,
  board: { ...below.board, listJourneys: listTrainJourneys },
});

/** Returns the journeys from the Train Station or a depot to all others, each in another town (D-TRAIN-01). */
function listTrainJourneys(g: Game, who: Investigator): readonly Journey[] {
  const { locations, streets } = g.content;
  // Called at every step of a walk. Most places are no stop, so return the shared empty list early.
  if (!isTrainStop(locations.get(who.place) ?? streets.get(who.place))) return NO_JOURNEYS;
  return listTrainStops(g.content)
    .filter((to) => to !== who.place)
    .map((to) => ({ to, cost: trainFare(g, who) }));
}

function isTrainStop(area: LocationDef | StreetDef | undefined): boolean {
  return area !== undefined && (area.depot === true || area.id === STATION);
}

/** With the house rule `trainStep` a journey costs no movement point (D-TRAIN-02). */
function trainFare(g: Game, who: Investigator): Journey['cost'] {
  const { money, movement } = FARE;
  return {
    ...(!who.cards.some(({ card }) => card === RAIL_PASS) && { money }),
    ...(houseRuleOf(g, 'trainStep') !== 'free' && { movement }),
  };
}

/** Returns the train stops: the Train Station and every depot (D-TRAIN-01). */
export function listTrainStops(content: Content): readonly string[] {
  return [...content.locations.values(), ...content.streets.values()].filter(isTrainStop).map(({ id }) => id);
}
