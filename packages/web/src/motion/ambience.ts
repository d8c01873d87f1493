import type { Content } from '@vigil/rules';
import type { TableView } from '@vigil/table';

/** Levels of the ambient sounds, each from 0 to 1. */
export interface Ambience {
  readonly wind: number;
  readonly rain: number;
  /** Near a river or the sea. */
  readonly water: number;
  /** Inside a building. */
  readonly room: number;
  /** In an Other World. */
  readonly beyond: number;
}

export const SILENT: Ambience = { wind: 0, rain: 0, water: 0, room: 0, beyond: 0 };

/**
 * Returns the ambient sounds at a place: a hum in Other Worlds, walls in buildings, wind in streets. Rain comes with a
 * weather environment, water with places by the water. Each open gate adds to the hum.
 */
export function ambienceAt(content: Content, view: TableView, place: string | undefined): Ambience {
  const at = place === undefined ? undefined : content.places.get(place);
  if (!at) return SILENT;
  const gates = Math.min(1, view.gates.length / 8);
  if (!at.kindDef.onFoot) return { ...SILENT, wind: 0.15, beyond: 1 };
  const weather = view.inPlay.some(({ card }) => content.mythos.get(card)?.subtype === 'weather');
  const street = content.streets.has(at.id);
  const water = content.byWater.has(at.id) ? 0.8 : 0;
  const outside = street ? 1 : 0.35;
  return {
    wind: outside * (weather ? 0.8 : 0.5),
    rain: weather ? outside : 0,
    water,
    room: street ? 0 : 0.8,
    beyond: gates * 0.35,
  };
}
