/** Where beside a place there is room for what a box lays there. */
import { overlap, type Rect } from '../frame/rect.js';
import { DISC, PLATE_HEIGHT, type Spot, solid } from './layout.js';

/**
 * Finds beside places of a board where a thing of that reach hides least of what is drawn and of those who stand there, one
 * after another: none lies on what was laid before.
 */
export function besides(
  spots: ReadonlyMap<string, Spot>,
  land: Rect,
  reach: number,
): (spot: Spot) => readonly [x: number, y: number] {
  const taken = [...spots.values()].flatMap((spot) => [...solid(spot), spot.tray]);
  const around = (x: number, y: number): Rect => ({ x: x - reach, y: y - reach, w: reach * 2, h: reach * 2 });
  return (spot) => {
    const [w, h] = spot.kind === 'street' ? [spot.width / 2, PLATE_HEIGHT / 2] : [DISC, DISC];
    const [aside, up] = [w + reach - 2, h + reach - 4];
    const places: readonly (readonly [number, number])[] = [
      [-aside, 0],
      [aside, 0],
      [-w * 0.7, up],
      [w * 0.7, up],
      [-w * 0.7, -up],
      [w * 0.7, -up],
      [0, up],
    ];
    let best: readonly [number, number] = [spot.x - aside, spot.y];
    let least = Number.POSITIVE_INFINITY;
    for (const [dx, dy] of places) {
      const box = around(spot.x + dx, spot.y + dy);
      const beyond = box.w * box.h - overlap(box, land);
      const hidden = taken.reduce((sum, one) => sum + overlap(box, one), beyond);
      if (hidden >= least - 1) continue;
      best = [spot.x + dx, spot.y + dy];
      least = hidden;
    }
    taken.push(around(...best));
    return best;
  };
}
