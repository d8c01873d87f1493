import { memo, type ReactNode } from 'react';
import type { Sketch } from '../sketch.js';
import { NORTH } from './north.js';
import { RIVER } from './river.js';
import { ANYWHERE, SOUTH } from './south.js';

const PICTURES: ReadonlyMap<string, Sketch> = new Map(Object.entries({ ...NORTH, ...RIVER, ...SOUTH }));

/** The night sky behind every place: engraved lines that grow finer towards the horizon. */
const SKY = Array.from({ length: 19 }, (_, i) => `M0 ${(1 + i * 2.3).toFixed(1)}H64`);

interface Props {
  readonly id: string;
}

/** A location's picture, in a box of 64 by 64 with its corner at 0, 0. Places nobody drew get a street corner. */
export const PlacePicture = memo(function PlacePicture({ id }: Props): ReactNode {
  return (
    <g className="picture">
      <path className="sky" d="M0 0H64V64H0Z" />
      <path className="sky-high" d={SKY.slice(0, 7).join('')} />
      <path className="sky-mid" d={SKY.slice(7, 13).join('')} />
      <path className="sky-low" d={SKY.slice(13).join('')} />
      <Strokes of={PICTURES.get(id) ?? ANYWHERE} />
    </g>
  );
});

/** What stands at a place, without its sky. */
export function PlaceStrokes({ id }: Props): ReactNode {
  return <Strokes of={PICTURES.get(id) ?? ANYWHERE} />;
}

/** Whether a place has a picture of its own. */
export function isDrawn(id: string): boolean {
  return PICTURES.has(id);
}

/** The strokes of a sketch, from the back to the front. */
export function Strokes({ of }: { of: Sketch }): ReactNode {
  return of.strokes.map(({ ink, d, weight }) => (
    <path key={ink + d} className={ink} d={d} {...(weight !== undefined && { style: { strokeWidth: weight } })} />
  ));
}
