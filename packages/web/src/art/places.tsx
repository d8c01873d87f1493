import { memo, type ReactNode } from 'react';
import { PLACES } from './base/places/index.js';
import type { FinishedSketch } from './box-art.js';
import { artOf, registerBaseArt } from './registry.js';
import { Sketch } from './sketch.js';
import './pictures.css';

registerBaseArt('places', PLACES);

/** The night sky behind every place: engraved lines that grow finer towards the horizon. */
const SKY = Array.from({ length: 19 }, (_, i) => `M0 ${(1 + i * 2.3).toFixed(1)}H64`);

interface Props {
  readonly id: string;
}

/** A location's picture, in a box of 64 by 64 with its corner at 0, 0. Places without a drawing get a street corner. */
export const PlacePicture = memo(function PlacePicture({ id }: Props): ReactNode {
  return (
    <g className="picture">
      <path className="sky" d="M0 0H64V64H0Z" />
      <path className="sky-high" d={SKY.slice(0, 7).join('')} />
      <path className="sky-mid" d={SKY.slice(7, 13).join('')} />
      <path className="sky-low" d={SKY.slice(13).join('')} />
      <Strokes of={artOf('places', id) ?? FALLBACK_PLACE} />
    </g>
  );
});

/** The drawing of a place, without its sky. */
export function PlaceStrokes({ id }: Props): ReactNode {
  return <Strokes of={artOf('places', id) ?? FALLBACK_PLACE} />;
}

/** A scene on a stage, 60 by 38, its corner at 0, 0; null if there is no drawing. */
export function ScenePicture({ id }: Props): ReactNode {
  const scene = artOf('scenes', id);
  return (
    scene && (
      <g className="picture scene-picture">
        <Strokes of={scene} />
      </g>
    )
  );
}

/** The strokes of a sketch, from the back to the front. Empty strokes are skipped. */
export function Strokes({ of }: { of: FinishedSketch }): ReactNode {
  return of.strokes
    .filter(({ d }) => d !== '')
    .map(({ ink, d, weight }) => (
      <path key={ink + d} className={ink} d={d} {...(weight !== undefined && { style: { strokeWidth: weight } })} />
    ));
}

/** The fallback for places without a picture: a street corner. */
const FALLBACK_PLACE = new Sketch()
  .ground(51)
  .box(8, 30, 20, 21)
  .roof(8, 30, 20, 8)
  .windows([11, 34], [3, 2], [5, 8], [2.8, 4.6], [1, 3])
  .box(30, 20, 24, 31)
  .lit('M28.5 16.5H55.5V20H28.5Z')
  .windows([33, 24], [4, 2], [5.2, 8], [2.8, 4.8], [2, 5])
  .lamp('M39 41H45V51H39Z')
  .streetLamp(29, 53, 15);
