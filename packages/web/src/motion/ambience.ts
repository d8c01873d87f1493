import type { Content } from '@vigil/rules';
import type { TableView } from '@vigil/table';

/** How much of what is in the air, each from 0 to 1. */
export interface Ambience {
  readonly wind: number;
  readonly rain: number;
  /** A river or the sea close by. */
  readonly water: number;
  /** Walls round one. */
  readonly room: number;
  /** Beyond a gate. */
  readonly beyond: number;
}

export const SILENT: Ambience = { wind: 0, rain: 0, water: 0, room: 0, beyond: 0 };

/**
 * What can be heard where somebody is: beyond a gate what hums there, in a house its walls, in the street wind; rain where
 * an environment of the weather lies on the table; water where the content says that a place lies by it. With every gate
 * that is open more of what is behind them is heard.
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
