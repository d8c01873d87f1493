import { type OPTION_IDS, optionId, type SingleOption } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { isCordoned } from './moving.js';

/** An investigator as an option of a question. */
export type InvestigatorOption<I> = SingleOption<'o.investigator', typeof OPTION_IDS.seat, I>;
/** A destination as an option of a question. */
export type PlaceOption = SingleOption<'o.place', typeof OPTION_IDS.go, string>;

/** Returns the option for an investigator. */
export function investigatorOption<I extends Investigator>(who: I): InvestigatorOption<I> {
  return { id: optionId.seat(who.seat), value: who, key: 'o.investigator', args: { investigator: who.id }, on: who.id };
}

/** Returns every street, location and similar area that can be entered otherwise than on foot, as options. */
export function cityPlaces(g: Game): PlaceOption[] {
  const options: PlaceOption[] = [];
  for (const { id, kindDef } of g.content.places.values()) {
    if (!kindDef.onFoot || g.rules.board.isClosed(g, id) || isOutOfReach(g, id)) continue;
    options.push({ id: optionId.go(id), value: id, key: 'o.place', args: { place: id }, on: id });
  }
  return options;
}

/** Returns the first or second areas of all Other Worlds, as options. */
export function worldAreas(g: Game, area: 1 | 2): PlaceOption[] {
  return [...g.content.worlds.keys()].map((world) => {
    const id = `${world}-${area}`;
    return { id: optionId.go(id), value: id, key: 'o.place', args: { place: id }, on: id };
  });
}

/** True if an effect that names no place can move no investigator to or from this place. */
export function isOutOfReach(g: Game, place: string): boolean {
  return isOnFootOnly(g, place) || isCordoned(g, place);
}

/** True if a place is reached only on foot or by a card that names it (K-BOARD-07). */
function isOnFootOnly(g: Game, place: string): boolean {
  return g.content.locations.get(place)?.onFootOnly === true;
}
