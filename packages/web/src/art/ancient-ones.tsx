import { type ReactNode, Suspense, use } from 'react';
import { UNKNOWN } from './base/ancient-ones/unknown.js';
import { fetchAncientOne } from './fetch-ancient-one.js';
import { disc, night, rays, TONES } from './paint.js';
import { PaintedMarks } from './painted-marks.js';
import { artOf } from './registry.js';
import './ancient-ones.css';

/** Size of the pictures of the Ancient Ones. */
export const ANCIENT_WIDTH = 160;
export const ANCIENT_HEIGHT = 90;

interface Props {
  readonly id: string;
}

/** The picture of an Ancient One, 16 wide and 9 high. Has no title, since its name is printed below. */
export function AncientOnePicture({ id }: Props) {
  return (
    <svg
      className="ancient-picture"
      viewBox={`0 0 ${ANCIENT_WIDTH} ${ANCIENT_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={ANCIENT_WIDTH} height={ANCIENT_HEIGHT} fill={TONES.night} />
      <path d={rays(80, 42, 96, 130)} stroke={TONES.brass} strokeWidth={0.5} opacity={0.34} />
      <PaintedMarks marks={[night(disc(80, 42, 30))]} />
      <Suspense fallback={null}>
        <Drawing id={id} />
      </Suspense>
    </svg>
  );
}

function Drawing({ id }: Props): ReactNode {
  // Requested on every render, even when loaded: `use` has to be called again in the same place.
  const fetching = fetchAncientOne(id);
  if (fetching) use(fetching);
  return <PaintedMarks marks={(artOf('ancientOnes', id) ?? UNKNOWN)()} />;
}
