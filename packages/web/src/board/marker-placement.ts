/** Finds room beside places for markers of boxes. */
import { overlapArea, type Rect } from '../ui/rect.js';
import { coveredAreas, DISC_RADIUS, PLATE_HEIGHT, type Spot } from './layout.js';

/**
 * Finds positions beside places of a board for markers of that reach, one after another. They hide as little as
 * possible of the drawing and the tokens, and do not overlap.
 */
export function createMarkerPlacer(
  spots: ReadonlyMap<string, Spot>,
  land: Rect,
  radius: number,
): (spot: Spot) => readonly [x: number, y: number] {
  const occupied = [...spots.values()].flatMap((spot) => [...coveredAreas(spot), spot.tray]);
  const around = (x: number, y: number): Rect => ({ x: x - radius, y: y - radius, w: radius * 2, h: radius * 2 });
  return (spot) => {
    const [w, h] = spot.kind === 'street' ? [spot.width / 2, PLATE_HEIGHT / 2] : [DISC_RADIUS, DISC_RADIUS];
    const [aside, up] = [w + radius - 2, h + radius - 4];
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
    let leastHidden = Number.POSITIVE_INFINITY;
    for (const [dx, dy] of places) {
      const box = around(spot.x + dx, spot.y + dy);
      const beyond = box.w * box.h - overlapArea(box, land);
      const hiddenArea = occupied.reduce((sum, one) => sum + overlapArea(box, one), beyond);
      if (hiddenArea >= leastHidden - 1) continue;
      best = [spot.x + dx, spot.y + dy];
      leastHidden = hiddenArea;
    }
    occupied.push(around(...best));
    return best;
  };
}
