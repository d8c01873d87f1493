import type { Game } from '../arkham/game.js';
import type { Journey } from '../arkham/own-meanings.js';
import type { Investigator } from '../arkham/state.js';
import { boxRule } from '../common/house-rules.js';
import type { LocationDef, StreetDef } from '../language/components.js';
import type { Content } from '../language/content.js';
import type { ArkhamLayer } from './box.js';

/** Where trains stop in Arkham (D-TRAIN-01). */
const STATION = 'train-station';
/** What a journey costs (D-TRAIN-02), and what pays it in place of the dollar (D-TRAIN-05). */
const FARE = { money: 1, movement: 1 } as const;
const RAIL_PASS = 'rail-pass';
const NONE: readonly Journey[] = [];

/**
 * The railway between the towns, for every box that has a depot. Laid by several boxes it is one railway: each knows
 * all depots there are.
 */
export const railway: ArkhamLayer = (below) => ({
  ...below,
  board: { ...below.board, journeys },
});

/** From the Train Station or a depot to every other one, each in another town (D-TRAIN-01). */
function journeys(g: Game, who: Investigator): readonly Journey[] {
  const { locations, streets } = g.content;
  // Asked for at every step of a walk: most places are no stop, and the list is made for none of them.
  if (!isStop(locations.get(who.place) ?? streets.get(who.place))) return NONE;
  return trainStops(g.content)
    .filter((to) => to !== who.place)
    .map((to) => ({ to, cost: fare(g, who) }));
}

function isStop(area: LocationDef | StreetDef | undefined): boolean {
  return area !== undefined && (area.depot === true || area.id === STATION);
}

/** By the house rule `trainStep` the journey takes no movement point (AMB-25). */
function fare(g: Game, who: Investigator): Journey['cost'] {
  const { money, movement } = FARE;
  return {
    ...(!who.cards.some(({ card }) => card === RAIL_PASS) && { money }),
    ...(boxRule(g, 'trainStep') !== 'free' && { movement }),
  };
}

/** Where trains stop: the Train Station and every depot (D-TRAIN-01). */
export function trainStops(content: Content): readonly string[] {
  return [...content.locations.values(), ...content.streets.values()].filter(isStop).map(({ id }) => id);
}
