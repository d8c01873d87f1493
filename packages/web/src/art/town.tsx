import type { ReactNode } from 'react';
import { PlaceStrokes } from './places.js';

/** Places along the horizon, from left to right, as drawn on the board. */
const SKYLINE = ['hibbs-roadhouse', 'arkham-asylum', 'south-church', 'administration', 'the-witch-house', 'newspaper'];
const WIDTH = SKYLINE.length * 52;
const HEIGHT = 200;
const GROUND = 148;
const SUN = { x: WIDTH / 2, y: 112, r: 46 } as const;

/** Rays of the morning: wedges between two circles, every other one longer. */
const RAYS = Array.from({ length: 36 }, (_, i) => {
  const turn = (i / 36) * 2 * Math.PI;
  const at = (r: number, by: number) =>
    `${(SUN.x + r * Math.cos(turn + by)).toFixed(1)} ${(SUN.y + r * Math.sin(turn + by)).toFixed(1)}`;
  const long = i % 2 === 0 ? 240 : 96;
  return `M${at(SUN.r + 8, -0.012)}L${at(long, -0.034)}L${at(long, 0.034)}L${at(SUN.r + 8, 0.012)}Z`;
}).join('');
/** The sky, engraved: finer towards the horizon. */
const SKY = Array.from({ length: 46 }, (_, i) => `M0 ${(2 + i * 3.2).toFixed(1)}H${WIDTH}`);
/** The river in front, in strokes that grow longer towards the viewer. */
const WATER = Array.from({ length: 44 }, (_, i) => {
  const y = GROUND + 8 + (i % 11) * 4;
  const x = (i * 71) % WIDTH;
  return `M${x} ${y}h${8 + (i % 11) * 2.4}`;
}).join('');
/** The light on the water, under the sun. */
const GLINTS = Array.from({ length: 11 }, (_, i) => {
  const long = 6 + ((i * 29) % 30);
  return `M${SUN.x - long} ${GROUND + 6 + i * 4.2}h${2 * long}`;
}).join('');

/** Arkham across the river. `morning`: with the sun behind it; else without a sky. */
export function Town({ morning }: { morning: boolean }): ReactNode {
  return (
    <svg
      className={morning ? 'town picture morning' : 'town picture'}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {morning && (
        <>
          <path className="town-sky" d={`M0 0H${WIDTH}V${GROUND}H0Z`} />
          <path className="sky-high" d={SKY.slice(0, 20).join('')} />
          <path className="sky-mid" d={SKY.slice(20, 34).join('')} />
          <path className="sky-low" d={SKY.slice(34).join('')} />
          <path className="town-rays" d={RAYS} />
          <circle className="town-sun" cx={SUN.x} cy={SUN.y} r={SUN.r} />
        </>
      )}
      <path
        className="town-ground"
        d={`M0 ${GROUND - 8}Q${WIDTH / 2} ${GROUND - 14} ${WIDTH} ${GROUND - 8}V${HEIGHT}H0Z`}
      />
      {SKYLINE.map((id, i) => (
        <g key={id} transform={`translate(${i * 52 - 6} ${GROUND - 60 + (i % 2) * 3})`}>
          <PlaceStrokes id={id} />
        </g>
      ))}
      <path className="town-ground" d={`M0 ${GROUND + 1}H${WIDTH}V${HEIGHT}H0Z`} />
      <path className="town-water" d={WATER} />
      {morning && <path className="town-glints" d={GLINTS} />}
    </svg>
  );
}
