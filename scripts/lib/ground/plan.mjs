/** The plan of the city: where streets, water and greens are, from the board's data. */
import { blob, distance, fromLine, isWithin, smooth } from './pen.mjs';

/** The plane of the board, with the band of the heavens above the city. */
export const PLANE = { x: 0, y: -142, w: 1000, h: 846 };
/** Where the city begins. */
export const CITY_TOP = -16;
export const CITY_BOTTOM = PLANE.y + PLANE.h;
/** The radius of a location's disc. */
const DISC = 29;
/** What the river's middle is, from north to south, and half its width there; at the isle it is wide. */
const RIVER_COURSE = [
  [332, -60, 27],
  [324, 50, 26],
  [326, 130, 26],
  [316, 210, 29],
  [324, 290, 44],
  [338, 376, 66],
  [336, 452, 46],
  [322, 520, 30],
  [326, 610, 26],
  [316, 760, 36],
];

/** Everything the drawing needs to know of a board. */
export function planOf({ streets, locations }) {
  const place = new Map([...streets, ...locations].map((one) => [one.id, [one.x, one.y]]));
  const at = (id) => place.get(id);
  const avenues = streets.flatMap(({ id, connects }) =>
    connects.filter((other) => id < other && place.has(other)).map((other) => [at(id), at(other)]),
  );
  const river = smooth(RIVER_COURSE, 14).map(([x, y, w], i) => [x, y, w + 1.4 * Math.sin(i * 0.7) + Math.sin(i * 1.9)]);
  const isle = place.has('unvisited-isle') ? blob(at('unvisited-isle'), 39, 40, 0.035, 1) : [];
  const lanes = locations
    .filter(({ id, street }) => id !== 'unvisited-isle' && place.has(street))
    .map(({ id, street }) => [at(id), at(street)]);
  const labels = locations.map(labelBox);
  return {
    nodes: streets.map(({ x, y }) => [x, y]),
    plates: streets.map(({ x, y, name }) => ({ x, y, w: 30 + name.length * 7.6 })),
    discs: locations.map(({ x, y }) => [x, y]),
    at,
    avenues,
    lanes,
    river,
    isle,
    labels,
    greens: greensOf(at),
    hills: hillsOf(at),
    inRiver: (p, margin = 0) => river.some((one) => distance(p, one) < one[2] + margin),
    onAvenue: (p, margin) => avenues.some((line) => fromLine(p, line) < margin),
    onLane: (p, margin) => lanes.some((line) => fromLine(p, line) < margin),
    onDisc: (p, margin = 0) => locations.some(({ x, y }) => distance(p, [x, y]) < DISC + margin),
    underLabel: ([x, y], margin) =>
      labels.some((b) => x > b.x - margin && x < b.x + b.w + margin && y > b.y - margin && y < b.y + b.h + margin),
  };
}

/** About where a location's name stands: below its disc, long names in two lines. */
function labelBox({ name, x, y }) {
  const words = name.split(' ');
  const lines = name.length <= 11 || words.length === 1 ? 1 : 2;
  const longest = lines === 1 ? name.length : Math.max(Math.ceil(name.length / 2) + 1, ...words.map((w) => w.length));
  const w = longest * 7.6;
  return { x: x - w / 2, y: y + DISC + 4, w, h: lines * 14 };
}

/** Where trees or stones stand instead of houses. */
function greensOf(at) {
  const greens = [];
  const add = (id, kind, dx, dy, rx, ry, waver, phase) => {
    const p = at(id);
    if (p) greens.push({ kind, edge: blob([p[0] + dx, p[1] + dy], rx, ry, waver, phase), rx, ry });
  };
  add('woods', 'wood', 16, -6, 66, 100, 0.06, 2);
  add('independence-square', 'park', 0, 4, 56, 46, 0.02, 1);
  add('graveyard', 'graves', 0, 8, 52, 50, 0.03, 3);
  add('miskatonic-university', 'park', 8, -78, 58, 34, 0.03, 0.5);
  add('hibbs-roadhouse', 'wood', -34, 40, 44, 40, 0.06, 4);
  add('south-church', 'graves', -38, 6, 26, 30, 0.04, 2);
  return greens;
}

/** Hills, drawn by hachures that run down them. */
function hillsOf(at) {
  const hills = [];
  const cave = at('black-cave');
  if (cave) hills.push({ at: cave, rings: [34, 43], flat: 0.94 });
  const hill = at('french-hill');
  if (hill) hills.push({ at: [hill[0] + 2, hill[1] + 66], rings: [18, 29, 41], flat: 0.62 });
  return hills;
}

/** Whether a point lies on any green. */
export function onGreen(plan, p) {
  return plan.greens.some(({ edge }) => isWithin(p, edge));
}
