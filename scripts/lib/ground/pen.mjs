/** Geometry for the ground of the board, and a pen that writes compact paths. */

/** Repeatable random numbers (mulberry32); `between` and `of` draw from them. */
export function createRandom(seed) {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    of: (list) => list[Math.floor(next() * list.length)],
  };
}

/**
 * Collects shapes into one path. Coordinates are tenths of the board's units as whole numbers, relative to the point
 * before. So a city of thousands of houses stays small. Draw the path with `transform="scale(.1)"`.
 */
export class Pen {
  d = '';
  #at = [0, 0];

  /** A closed shape. */
  shape(points) {
    const start = this.#run(points);
    this.d += 'z';
    this.#at = start;
    return this;
  }

  /** An open line. */
  line(points) {
    this.#run(points);
    return this;
  }

  /** A point, for a line with round caps. */
  dot(x, y) {
    return this.line([
      [x, y],
      [x, y],
    ]);
  }

  /** A circle, as two arcs. */
  circle(x, y, r) {
    this.#step('m', [Math.round((x - r) * 10), Math.round(y * 10)]);
    const size = Math.round(r * 10);
    this.d += `a${size} ${size} 0 1 0 ${2 * size} 0 ${size} ${size} 0 1 0 ${-2 * size} 0z`;
    return this;
  }

  #run(points) {
    const [first, ...rest] = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
    this.#step('m', first);
    // Pairs after a move are lines.
    for (const point of rest) this.#step('', point);
    return first;
  }

  #step(letter, [x, y]) {
    const [dx, dy] = [x - this.#at[0], y - this.#at[1]];
    this.d += `${letter || (dx < 0 ? '' : ' ')}${dx}${dy < 0 ? '' : ' '}${dy}`;
    this.#at = [x, y];
  }
}

/** A smooth line through points of any number of coordinates (Catmull-Rom), `n` steps from one to the next. */
export function smooth(points, n) {
  if (points.length === 0) return [];
  const all = [points[0], ...points, points.at(-1)];
  const line = [];
  for (let i = 1; i < all.length - 2; i++) {
    const [a, b, c, d] = all.slice(i - 1, i + 3);
    for (let k = 0; k < n; k++) {
      const t = k / n;
      const at = (j) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t * t * t);
      line.push(b.map((_, j) => at(j)));
    }
  }
  line.push(points.at(-1));
  return line;
}

/** The part of a convex shape on one side of a line through `at`; `normal` points away from it. */
export function clip(points, at, normal) {
  const side = ([x, y]) => (x - at[0]) * normal[0] + (y - at[1]) * normal[1];
  const inside = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    const [a, b] = [side(p), side(q)];
    if (a <= 0) inside.push(p);
    if (a < 0 !== b < 0 && a !== b) inside.push(between(p, q, a / (a - b)));
  });
  return inside;
}

/** The point at the share t of the way from p to q. */
export function between(p, q, t) {
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
}

export function distance([x, y], [u, v]) {
  return Math.hypot(u - x, v - y);
}

/** Distance of a point from the line segment between two others. */
export function distanceToLine(p, [a, b]) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = dx * dx + dy * dy || 1;
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long));
  return distance(p, between(a, b, t));
}

function area(points) {
  return Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length];
      return sum + x * v - u * y;
    }, 0) / 2,
  );
}

/** Thickness of a shape: slivers have much edge for their area. */
export function thickness(points) {
  return area(points) / points.reduce((sum, p, i) => sum + distance(p, points[(i + 1) % points.length]), 0);
}

export function middle(points) {
  const sum = points.reduce(([x, y], [u, v]) => [x + u, y + v], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** A rectangle, rotated by an angle about 0, 0 and then moved. */
export function rotateRectangle(x, y, w, h, angle, [tx, ty]) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ].map(([u, v]) => [tx + u * cos - v * sin, ty + u * sin + v * cos]);
}

/** A round shape whose edge wavers a little. */
export function blob([x, y], rx, ry, waver, phase = 0, n = 40) {
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2;
    const r = 1 + waver * (Math.sin(3 * a + phase) + 0.6 * Math.sin(5 * a + phase * 2));
    return [x + Math.cos(a) * rx * r, y + Math.sin(a) * ry * r];
  });
}

export function isWithin([x, y], points) {
  let within = false;
  points.forEach(([ax, ay], i) => {
    const [bx, by] = points[(i + 1) % points.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Points along a straight line every `step`, with the direction across it. */
export function* pointsAlong([a, b], step) {
  const long = distance(a, b);
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  for (let t = step; t < long; t += step) {
    yield { at: [a[0] + ux * t, a[1] + uy * t], across: [-uy, ux], ahead: [ux, uy], t, long };
  }
}
