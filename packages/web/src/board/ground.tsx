import type { BoardDef } from '@vigil/rules';
import { memo } from 'react';
import type { BoardPlan } from './boards.js';
import { DISC_RADIUS } from './layout.js';

/**
 * The city under everything: streets, houses, water, and the night above them, drawn from the board's data by
 * scripts/ground.mjs. A separate picture behind the board's SVG, so that changes on the board do not repaint thousands
 * of houses.
 */
export const Ground = memo(function Ground({ of: { def, column, viewBox } }: { of: BoardPlan }) {
  if (!column) return <img className="board-ground" src={groundUrl(def)} alt="" draggable={false} />;
  const { plane, land } = def;
  return (
    <svg className="board-ground" viewBox={viewBox} aria-hidden="true">
      {/* Shows only its land. */}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: decorative part of a picture */}
      <svg x={land.x} y={land.y} width={land.w} height={land.h} viewBox={`${land.x} ${land.y} ${land.w} ${land.h}`}>
        <image href={groundUrl(def)} x={plane.x} y={plane.y} width={plane.w} height={plane.h} />
      </svg>
    </svg>
  );
});

/** Returns the URL of the picture of a board's ground. */
export function groundUrl({ ground }: BoardDef): string {
  return `${import.meta.env.BASE_URL}${ground.picture}`;
}

/** Definitions that the board's SVG refers to, and the name of its water, which needs the page's fonts. */
export const BoardDefs = memo(function Fixtures({ of: { id, ground } }: { of: BoardDef }) {
  const name = ground.water?.name;
  return (
    <g>
      <LightDefs />
      {name && (
        <>
          <defs>
            <path id={`river-${id}`} d={name.along} />
          </defs>
          <text className="river-name">
            <textPath href={`#river-${id}`} startOffset="4">
              {name.text}
            </textPath>
          </text>
        </>
      )}
    </g>
  );
});

/** Definitions that places and tokens refer to: the edge of a disc, lamplight, and the light of a gate. */
export function LightDefs() {
  return (
    <defs>
      <clipPath id="within-disc">
        <circle r={DISC_RADIUS} />
      </clipPath>
      <radialGradient id="lamplight">
        <stop offset="0" stopColor="var(--lamp)" stopOpacity="0.55" />
        <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="coldlight">
        <stop offset="0.3" stopColor="var(--cold)" stopOpacity="0.42" />
        <stop offset="1" stopColor="var(--cold)" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}
