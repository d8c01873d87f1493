import { memo, useId } from 'react';
import { PlaceStrokes, Strokes } from './places.js';
import { artOf, registerBaseArt } from './registry.js';
import { SURROUNDINGS } from './surroundings.js';
import {
  EDGE_MASK,
  GROUND,
  LEFT,
  RIGHT,
  rain,
  surroundPlace,
  surroundWorld,
  TOP,
  WIDE_HEIGHT,
  WIDE_WIDTH,
} from './wide.js';
import { WorldStrokes } from './worlds.js';
import './wide-picture.css';

registerBaseArt('surroundings', SURROUNDINGS);

/** Scale of the place's own drawing, relative to the board. */
const PLACE_SCALE = 1.32;
const WORLD_SCALE = 1.62;
/** Further copies of a world: smaller behind it, or equally large on both sides, joined to its edges. */
const BACKGROUND_COPIES = [-112, -26, 118, 176, 252].map(
  (x, i) => `translate(${x + (i % 2) * 80} ${GROUND + 5 - 41 * 1.02}) scale(${i % 2 ? -1.02 : 1.02} 1.02)`,
);
const SIDE_COPIES = [-39, 117].map(
  (x) =>
    `translate(${WIDE_WIDTH / 2 + x * WORLD_SCALE} ${GROUND + 6 - 41 * WORLD_SCALE}) scale(${-WORLD_SCALE} ${WORLD_SCALE})`,
);
/** The height of the ground in a place's own drawing. */
const PLACE_GROUND = 51;

/**
 * A place, filling the width of its container: its drawing large, with the night sky, the street and the neighbouring
 * houses.
 *
 * @param wet whether a weather card is in play
 */
export const WidePlace = memo(function WidePlace({ id, wet }: { id: string; wet: boolean }) {
  const around = artOf('surroundings', id);
  const moonlit = artOf('places', id)?.strokes.some(({ ink }) => ink === 'bone') ?? false;
  const { sky, far, near, ground } = surroundPlace(id, around, moonlit);
  const comb = useId();
  const left = WIDE_WIDTH / 2 - 32 * PLACE_SCALE;
  const top = GROUND + 1.5 - PLACE_GROUND * PLACE_SCALE;
  return (
    <svg
      className="wide-picture"
      viewBox={`0 0 ${WIDE_WIDTH} ${WIDE_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <clipPath id={comb}>
        <path d={EDGE_MASK} />
      </clipPath>
      <g className="picture">
        <path className="sky" d={`M${LEFT} ${TOP}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`} />
        <Strokes of={sky} />
        <g className="wide-far">
          <Strokes of={far} />
        </g>
        <g className="wide-near">
          <Strokes of={near} />
        </g>
        <Strokes of={ground} />
        {around === 'mirrored' && (
          <g className="wide-near">
            {[left, left + 128 * PLACE_SCALE].map((x) => (
              <g key={x} transform={`translate(${x} ${top}) scale(${-PLACE_SCALE} ${PLACE_SCALE})`}>
                <PlaceStrokes id={id} />
              </g>
            ))}
          </g>
        )}
        <g transform={`translate(${left} ${top}) scale(${PLACE_SCALE})`}>
          {around === 'headland' || around === 'mirrored' ? (
            <g clipPath={`url(#${comb})`}>
              <PlaceStrokes id={id} />
            </g>
          ) : (
            <PlaceStrokes id={id} />
          )}
        </g>
        {wet && <Strokes of={rain()} />}
      </g>
    </svg>
  );
});

/** An Other World, filling the width of its container: its drawing large, continued to the horizon. */
export const WideWorld = memo(function WideWorld({ id }: { id: string }) {
  const around = artOf('surroundings', id);
  const { sky, ground } = surroundWorld(id, around);
  return (
    <svg
      className="wide-picture near"
      viewBox={`0 0 ${WIDE_WIDTH} ${WIDE_HEIGHT}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g className="picture world-picture">
        <path className="deep" d={`M${LEFT} ${TOP}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`} />
        <Strokes of={sky} />
        {around !== 'void' && (
          <g className="wide-far">
            {(around === 'mirrored' ? SIDE_COPIES : BACKGROUND_COPIES).map((transform) => (
              <g key={transform} transform={transform}>
                <WorldStrokes id={id} />
              </g>
            ))}
          </g>
        )}
        <Strokes of={ground} />
        <g
          transform={`translate(${WIDE_WIDTH / 2 - 39 * WORLD_SCALE} ${around === 'void' ? 42 - 20 * WORLD_SCALE : GROUND + 6 - 41 * WORLD_SCALE}) scale(${WORLD_SCALE})`}
        >
          <WorldStrokes id={id} />
        </g>
      </g>
    </svg>
  );
});
