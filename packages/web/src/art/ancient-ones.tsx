import { ANCIENT_ONES } from './base/ancient-ones/index.js';
import { disc, night, rays, TONES } from './paint.js';
import { Painted } from './painted.js';
import { artOf, drawBase } from './registry.js';
import './ancient-ones.css';

drawBase('ancientOnes', ANCIENT_ONES);

/** The size of the pictures of the Ancient Ones. */
export const ANCIENT_WIDTH = 160;
export const ANCIENT_HEIGHT = 90;

/** The picture of an Ancient One, 16 wide and 9 high. Its name stands below, so it says none. */
export function AncientOnePicture({ id }: { id: string }) {
  return (
    <svg
      className="ancient-picture"
      viewBox={`0 0 ${ANCIENT_WIDTH} ${ANCIENT_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={ANCIENT_WIDTH} height={ANCIENT_HEIGHT} fill={TONES.night} />
      <path d={rays(80, 42, 96, 130)} stroke={TONES.brass} strokeWidth={0.5} opacity={0.34} />
      <Painted marks={[night(disc(80, 42, 30))]} />
      <Painted marks={(artOf('ancientOnes', id) ?? ANCIENT_ONES.unknown)?.() ?? []} />
    </svg>
  );
}
