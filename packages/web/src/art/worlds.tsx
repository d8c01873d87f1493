import { memo, type ReactNode } from 'react';
import { WORLDS } from './base/worlds.js';
import { Strokes } from './places.js';
import { artOf, registerBaseArt } from './registry.js';
import { Sketch } from './sketch.js';

registerBaseArt('worlds', WORLDS);

/** Size of a world's picture. */
export const WORLD_WIDTH = 78;
export const WORLD_HEIGHT = 40;

interface Props {
  readonly id: string;
}

/** A picture of an area beyond the city, {@link WORLD_WIDTH} by {@link WORLD_HEIGHT}, its corner at 0, 0. */
export const WorldPicture = memo(function WorldPicture({ id }: Props): ReactNode {
  return (
    <g className="picture world-picture">
      <path className="deep" d="M-6 -6H84V46H-6Z" />
      <Strokes of={artOf('worlds', id) ?? FALLBACK_WORLD} />
    </g>
  );
});

/** The drawing of a world, without its background. */
export function WorldStrokes({ id }: Props): ReactNode {
  return <Strokes of={artOf('worlds', id) ?? FALLBACK_WORLD} />;
}

/** The fallback for a world without a drawing: a door that stands open on stars. */
const FALLBACK_WORLD = new Sketch()
  .line('M8 9h.1M18 28h.1M66 8h.1M71 27h.1M58 34h.1M12 18h.1M60 16h.1M24 6h.1', 1.7)
  .lit('M30 38V12A9 9 0 0 1 48 12V38Z')
  .night('M33 38V13A6 6 0 0 1 45 13V38Z')
  .line('M39 16h.1M37 24h.1M41 29h.1M37 33h.1', 1.4)
  .line('M6 38H72', 1);
