/** The river with its lines of water, its isle, bridges, ferry and wharves. */
import { createRandom, distance, Pen, pointsAlong } from './pen.mjs';

/** Distance of each line of water from the bank. */
const LINES = [2.4, 5.6, 9.6, 14.4, 20, 27];

/** The banks of the river, each moved by `by` towards its middle. */
function banks(river, by) {
  const [left, right] = [[], []];
  river.forEach(([x, y, w], i) => {
    const before = river[Math.max(0, i - 1)];
    const after = river[Math.min(river.length - 1, i + 1)];
    const far = distance(before, after) || 1;
    const [nx, ny] = [-(after[1] - before[1]) / far, (after[0] - before[0]) / far];
    left.push([x + nx * (w - by), y + ny * (w - by)]);
    right.push([x - nx * (w - by), y - ny * (w - by)]);
  });
  return [left, right];
}

/** The outline of the river, widened by `by`. */
export function outline(plan, by) {
  if (plan.river.length === 0) return '';
  const [left, right] = banks(plan.river, -by);
  return new Pen().shape([...left, ...right.reverse()]).d;
}

/** Lines that follow the banks and the isle, each fainter than the one before. */
export function waterLines(plan) {
  return LINES.map((by, k) => {
    const pen = new Pen();
    for (const bank of banks(plan.river, by)) {
      let run = [];
      const flush = () => {
        if (run.length > 1) pen.line(run);
        run = [];
      };
      bank.forEach((p, i) => {
        const wide = plan.river[i][2];
        const clear = plan.isle.every((q) => distance(p, q) > by * 0.8 + 3);
        // Lines from both banks don't cross, and far ones break up.
        if (clear && by < wide - 1.5 && (k < 2 || (i * 7 + k * 5) % 11 > k - 1)) run.push(p);
        else flush();
      });
      flush();
    }
    if (plan.isle.length > 0 && k < 5) pen.shape(growShape(plan.isle, 1.4 + by * 0.62));
    return pen.d;
  });
}

/** Short strokes in the current, between the lines along the banks. */
export function current(plan) {
  const random = createRandom(41);
  const pen = new Pen();
  for (let k = 0; k < 190 && plan.river.length > 6; k++) {
    const i = Math.floor(random.between(2, plan.river.length - 4));
    const share = random.between(-0.74, 0.74);
    const run = plan.river.slice(i, i + 3).map(([x, y, w], j) => [x + share * w + (j === 1 ? 0.8 : 0), y]);
    if (run.every((p) => plan.isle.every((q) => distance(p, q) > 13))) pen.line(run);
  }
  return pen;
}

function growShape(shape, by) {
  const [sx, sy] = shape.reduce(([x, y], [u, v]) => [x + u / shape.length, y + v / shape.length], [0, 0]);
  return shape.map(([x, y]) => {
    const far = distance([x, y], [sx, sy]);
    return [sx + ((x - sx) * (far + by)) / far, sy + ((y - sy) * (far + by)) / far];
  });
}

/** The isle: its shore, strokes along it, and reeds. */
export function isle(plan) {
  const shore = new Pen();
  const strokes = new Pen();
  if (plan.isle.length > 0) {
    shore.shape(plan.isle);
    const inner = growShape(plan.isle, -4.5);
    plan.isle.forEach((p, i) => {
      strokes.line([p, inner[i]]);
      const [q, r] = [plan.isle[(i + 1) % plan.isle.length], inner[(i + 1) % inner.length]];
      strokes.line([
        [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
        [
          (p[0] * 0.6 + inner[i][0] * 0.4 + q[0] * 0.6 + r[0] * 0.4) / 2,
          (p[1] * 0.6 + inner[i][1] * 0.4 + q[1] * 0.6 + r[1] * 0.4) / 2,
        ],
      ]);
    });
  }
  return { shore, strokes };
}

/** Bridges where avenues cross the river: deck, planks, and the shadow on the water. */
export function bridges(plan) {
  const decks = [];
  const planks = new Pen();
  const piers = new Pen();
  for (const line of plan.avenues) {
    const wet = [...pointsAlong(line, 1)].filter(({ at }) => plan.inRiver(at, 3));
    if (wet.length === 0) continue;
    const [from, to] = [wet[0], wet.at(-1)];
    decks.push([from.at, to.at]);
    for (const { at, across } of pointsAlong([from.at, to.at], 3.4)) {
      planks.line([-6, 6].map((by) => [at[0] + across[0] * by, at[1] + across[1] * by]));
    }
    for (const { at, across, t, long } of pointsAlong([from.at, to.at], 15)) {
      if (long - t < 5) continue;
      for (const by of [-8.4, 8.4]) piers.dot(at[0] + across[0] * by, at[1] + across[1] * by);
    }
  }
  const deck = new Pen();
  for (const one of decks) deck.line(one);
  return { deck, planks, piers };
}

/** Ferry lines, to an isle for example. */
export function ferry({ water, at }) {
  const pen = new Pen();
  for (const [from, to] of water.ferries) if (at(from) && at(to)) pen.line([at(from), at(to)]);
  return pen;
}

/** Wharves along the right bank, and boats. */
export function wharves({ water, river }) {
  const decks = new Pen();
  const boats = new Pen();
  for (const [i, y] of water.wharves.entries()) {
    const bank = river.reduce((best, one) => (Math.abs(one[1] - y) < Math.abs(best[1] - y) ? one : best));
    const x = bank[0] + bank[2];
    decks.shape([
      [x - 15, y],
      [x + 7, y - 1],
      [x + 7, y + 4],
      [x - 15, y + 5],
    ]);
    if (i > 0) boat(boats, x - 9, y - 9);
  }
  for (const [x, y, size] of water.boats) boat(boats, x, y, size);
  return { decks, boats };
}

function boat(pen, x, y, k = 1) {
  const at = (points) => points.map(([u, v]) => [x + u * k, y + v * k]);
  pen.shape(
    at([
      [-8, 0],
      [-5, -2.6],
      [4, -2.6],
      [8.5, 0],
      [4, 2.6],
      [-5, 2.6],
    ]),
  );
  pen.shape(
    at([
      [-3, -1.3],
      [1, -1.3],
      [1, 1.3],
      [-3, 1.3],
    ]),
  );
}
