import { TONES } from './paint.js';
import { PaintedMarks } from './painted-marks.js';
import { artOf } from './registry.js';

/** Size of the pictures beside the Ancient One. */
const WIDTH = 80;
const HEIGHT = 60;

/**
 * The picture of a herald or guardian, 4 wide and 3 high; null if there is none. Has no title, since the name is
 * printed beside it.
 */
export function HeraldPicture({ id }: { id: string }) {
  const picture = artOf('heralds', id);
  return (
    picture && (
      <svg
        className="herald-picture"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width={WIDTH} height={HEIGHT} fill={TONES.night} />
        <PaintedMarks marks={picture()} />
      </svg>
    )
  );
}
