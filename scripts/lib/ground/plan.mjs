/** The plan of a board from its data: streets, water and greens. */
import { blob, distance, distanceToLine, isWithin, smooth } from './pen.mjs';

/** The radius of a location's disc. */
const DISC = 29;
const NO_WATER = { course: [], ferries: [], wharves: [], boats: [] };

/** All that the drawing uses of a board and of its streets and locations. */
export function planOf({ plane, land, ground }, { streets, locations, others }) {
  const place = new Map([...streets, ...locations].map((one) => [one.id, [one.x, one.y]]));
  const at = (id) => place.get(id);
  const avenues = streets.flatMap(({ id, connects }) =>
    connects.filter((other) => id < other && place.has(other)).map((other) => [at(id), at(other)]),
  );
  const water = { ...NO_WATER, ...ground.water };
  const river = smooth(water.course, 14).map(([x, y, w], i) => [x, y, w + 1.4 * Math.sin(i * 0.7) + Math.sin(i * 1.9)]);
  const onIsle = water.isle?.at;
  const isle = place.has(onIsle) ? blob(at(onIsle), water.isle.w / 2, water.isle.h / 2, 0.035, 1) : [];
  // Each location has a lane to each neighbour; two neighbouring locations share one.
  const lanes = locations
    .filter(({ id }) => id !== onIsle)
    .flatMap(({ id, street, connects = [street] }) =>
      connects
        .filter((next) => place.has(next) && (streets.some((one) => one.id === next) || id < next))
        .map((next) => [at(id), at(next)]),
    );
  const labels = locations.map(labelBox);
  const tracks = smooth(ground.railway ?? [], 9);
  const inHamlet = (p) => (ground.hamlets ?? []).some(([x, y, reach]) => distance(p, [x, y]) < reach);
  return {
    plane,
    land: { ...land, bottom: land.y + land.h, right: land.x + land.w },
    ground,
    water,
    nodes: streets.map(({ x, y }) => [x, y]),
    plates: streets.map(({ x, y, name }) => ({ x, y, w: 30 + name.length * 7.6 })),
    discs: locations.map(({ x, y }) => [x, y]),
    inHamlet,
    hasHouses: (p) => !ground.hamlets || inHamlet(p),
    at,
    avenues,
    lanes,
    river,
    isle,
    labels,
    greens: (ground.greens ?? []).map(({ kind, at, rx, ry, waver, phase }) => ({
      kind,
      edge: blob(at, rx, ry, waver, phase),
      rx,
      ry,
    })),
    hills: ground.hills ?? [],
    inRiver: (p, margin = 0) => river.some((one) => distance(p, one) < one[2] + margin),
    onRailway: (p, margin) => tracks.some((one) => distance(p, one) < margin),
    onAvenue: (p, margin) => avenues.some((line) => distanceToLine(p, line) < margin),
    onLane: (p, margin) => lanes.some((line) => distanceToLine(p, line) < margin),
    onDisc: (p, margin = 0) => [...locations, ...others].some(({ x, y }) => distance(p, [x, y]) < DISC + margin),
    underLabel: ([x, y], margin) =>
      labels.some((b) => x > b.x - margin && x < b.x + b.w + margin && y > b.y - margin && y < b.y + b.h + margin),
  };
}

/** Approximate box of a location's name: below its disc, long names in two lines. */
function labelBox({ name, x, y }) {
  const words = name.split(' ');
  const lines = name.length <= 11 || words.length === 1 ? 1 : 2;
  const longest = lines === 1 ? name.length : Math.max(Math.ceil(name.length / 2) + 1, ...words.map((w) => w.length));
  const w = longest * 7.6;
  return { x: x - w / 2, y: y + DISC + 4, w, h: lines * 14 };
}

/** True if a point lies on a green. */
export function isOnGreen(plan, p) {
  return plan.greens.some(({ edge }) => isWithin(p, edge));
}
