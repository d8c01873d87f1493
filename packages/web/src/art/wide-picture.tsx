import { memo, useId } from 'react';
import { PlaceStrokes, Strokes } from './places.js';
import { artOf, drawBase } from './registry.js';
import { SURROUNDINGS } from './surroundings.js';
import { aroundPlace, aroundWorld, COMB, GROUND, HIGH, LEFT, RIGHT, rain, TOP, WIDE } from './wide.js';
import { WorldStrokes } from './worlds.js';
import './wide-picture.css';

drawBase('surroundings', SURROUNDINGS);

/** How much larger than on the board what the picture is of stands in it. */
const PLACE = 1.32;
const WORLD = 1.62;
/** Where more of a world lies: smaller behind it, or as large on both sides, joined to its edges. */
const BEHIND = [-112, -26, 118, 176, 252].map(
  (x, i) => `translate(${x + (i % 2) * 80} ${GROUND + 5 - 41 * 1.02}) scale(${i % 2 ? -1.02 : 1.02} 1.02)`,
);
const BESIDE = [-39, 117].map(
  (x) => `translate(${WIDE / 2 + x * WORLD} ${GROUND + 6 - 41 * WORLD}) scale(${-WORLD} ${WORLD})`,
);
/** Where the ground of a place's drawing is in its own box. */
const FOOT = 51;

/**
 * A place as wide as what it stands in: its drawing large, with the sky, the street and the neighbours it has at night.
 *
 * @param wet the weather is in play
 */
export const WidePlace = memo(function WidePlace({ id, wet }: { id: string; wet: boolean }) {
  const around = artOf('surroundings', id);
  const moonlit = artOf('places', id)?.strokes.some(({ ink }) => ink === 'bone') ?? false;
  const { sky, far, near, ground } = aroundPlace(id, around, moonlit);
  const comb = useId();
  const left = WIDE / 2 - 32 * PLACE;
  const top = GROUND + 1.5 - FOOT * PLACE;
  return (
    <svg
      className="wide-picture"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <clipPath id={comb}>
        <path d={COMB} />
      </clipPath>
      <g className="picture">
        <path className="sky" d={`M${LEFT} ${TOP}H${RIGHT}V${HIGH}H${LEFT}Z`} />
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
            {[left, left + 128 * PLACE].map((x) => (
              <g key={x} transform={`translate(${x} ${top}) scale(${-PLACE} ${PLACE})`}>
                <PlaceStrokes id={id} />
              </g>
            ))}
          </g>
        )}
        <g transform={`translate(${left} ${top}) scale(${PLACE})`}>
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

/** An Other World as wide as what it stands in: its drawing large, and more of it as far as one sees. */
export const WideWorld = memo(function WideWorld({ id }: { id: string }) {
  const around = artOf('surroundings', id);
  const { sky, ground } = aroundWorld(id, around);
  return (
    <svg
      className="wide-picture near"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      <g className="picture world-picture">
        <path className="deep" d={`M${LEFT} ${TOP}H${RIGHT}V${HIGH}H${LEFT}Z`} />
        <Strokes of={sky} />
        {around !== 'void' && (
          <g className="wide-far">
            {(around === 'mirrored' ? BESIDE : BEHIND).map((transform) => (
              <g key={transform} transform={transform}>
                <WorldStrokes id={id} />
              </g>
            ))}
          </g>
        )}
        <Strokes of={ground} />
        <g
          transform={`translate(${WIDE / 2 - 39 * WORLD} ${around === 'void' ? 42 - 20 * WORLD : GROUND + 6 - 41 * WORLD}) scale(${WORLD})`}
        >
          <WorldStrokes id={id} />
        </g>
      </g>
    </svg>
  );
});
