/** The ways through the city: avenues with their lamps, lanes to the locations, and the railway. */
import { distance, Pen, pointsAlong, smooth } from './pen.mjs';

export function avenues(plan) {
  const pen = new Pen();
  for (const line of plan.avenues) pen.line(line);
  return pen;
}

export function lanes(plan) {
  const pen = new Pen();
  for (const line of plan.lanes) pen.line(line);
  return pen;
}

/** Lamps on alternating sides of the avenues, except under plates. */
export function lamps(plan) {
  const pen = new Pen();
  for (const line of plan.avenues) {
    let side = 1;
    for (const { at, across } of pointsAlong(line, 17)) {
      side = -side;
      const [x, y] = [at[0] + across[0] * 9 * side, at[1] + across[1] * 9 * side];
      const hidden = plan.plates.some((p) => Math.abs(x - p.x) < p.w / 2 && Math.abs(y - p.y) < 13);
      if (!hidden && !plan.onDisc([x, y], 4) && !plan.underLabel([x, y], 2)) pen.dot(x, y);
    }
  }
  return pen;
}

export function railway({ ground }) {
  const bed = new Pen();
  const sleepers = new Pen();
  const rails = new Pen();
  if (ground.railway) {
    const line = smooth(ground.railway, 9);
    bed.line(line);
    for (const side of [-2.3, 2.3]) {
      rails.line(
        line.map((p, i) => offsetPoint(p, line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)], side)),
      );
    }
    let left = 0;
    line.slice(1).forEach((q, i) => {
      const p = line[i];
      const long = distance(p, q);
      for (; left < long; left += 3.8) {
        const at = [p[0] + ((q[0] - p[0]) * left) / long, p[1] + ((q[1] - p[1]) * left) / long];
        sleepers.line([offsetPoint(at, p, q, -4.4), offsetPoint(at, p, q, 4.4)]);
      }
      left -= long;
    });
  }
  return { bed, sleepers, rails };
}

function offsetPoint([x, y], from, to, by) {
  const far = distance(from, to) || 1;
  return [x - ((to[1] - from[1]) / far) * by, y + ((to[0] - from[0]) / far) * by];
}
