import { type OPTION_IDS, optionId, type SingleOption } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { isCordoned } from './moving.js';

/** An investigator among the answers to a question. */
export type InvestigatorOption<I> = SingleOption<'o.investigator', typeof OPTION_IDS.seat, I>;
/** A place to go to among the answers to a question. */
export type PlaceOption = SingleOption<'o.place', typeof OPTION_IDS.go, string>;

/** An investigator to choose. */
export function investigatorOption<I extends Investigator>(who: I): InvestigatorOption<I> {
  return { id: optionId.seat(who.seat), value: who, key: 'o.investigator', args: { investigator: who.id }, on: who.id };
}

/** Every street and location, and what is walked like them, that can be entered otherwise than on foot, to go to. */
export function cityPlaces(g: Game): PlaceOption[] {
  const options: PlaceOption[] = [];
  for (const { id, kindDef: is } of g.content.places.values()) {
    if (!is.onFoot || g.rules.board.isClosed(g, id) || isOutOfReach(g, id)) continue;
    options.push({ id: optionId.go(id), value: id, key: 'o.place', args: { place: id }, on: id });
  }
  return options;
}

/** The first or second areas of all Other Worlds, to go to. */
export function worldAreas(g: Game, area: 1 | 2): PlaceOption[] {
  return [...g.content.worlds.keys()].map((world) => {
    const id = `${world}-${area}`;
    return { id: optionId.go(id), value: id, key: 'o.place', args: { place: id }, on: id };
  });
}

/** Whether what names no place takes nobody to a place, nor anybody who is there to another. */
export function isOutOfReach(g: Game, place: string): boolean {
  return isOnFootOnly(g, place) || isCordoned(g, place);
}

/** Whether nothing takes anybody straight to a place but a card that names it (K-BOARD-07). */
function isOnFootOnly(g: Game, place: string): boolean {
  return g.content.locations.get(place)?.onFootOnly === true;
}
