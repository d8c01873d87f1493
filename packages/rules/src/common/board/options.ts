import type { Option } from '@vigil/engine';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import { isCordoned } from './moving.js';

/** An investigator to choose. */
export function investigatorOption<I extends Investigator>(who: I): Option<I> {
  return { id: `seat:${who.seat}`, value: who, key: 'o.investigator', args: { investigator: who.id }, on: who.id };
}

/** Every street and location that can be entered, to go to. */
export function cityPlaces(g: Game): Option<string>[] {
  const options: Option<string>[] = [];
  for (const { id, kind } of g.content.places.values()) {
    if ((kind !== 'street' && kind !== 'location') || g.means.board.isClosed(g, id) || isCordoned(g, id)) continue;
    options.push({ id: `go:${id}`, value: id, key: 'o.place', args: { place: id }, on: id });
  }
  return options;
}
