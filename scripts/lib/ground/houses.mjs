/** Blocks of houses around the streets' middles, with their roofs, shadows and lit windows; greens; hills. */
import { between, clip, createRandom, distance, isWithin, middle, Pen, rotateRectangle, thickness } from './pen.mjs';
import { isOnGreen } from './plan.mjs';

/** Width of the gap between blocks. */
const ALLEY = 4.4;

/** All houses, sorted into inks. */
export function houses(plan) {
  const random = createRandom(1926);
  const pens = { low: new Pen(), mid: new Pen(), high: new Pen(), hatched: new Pen(), crossed: new Pen() };
  const quiet = new Pen();
  const ridges = new Pen();
  const windows = new Pen();
  const { lie } = plan.ground;
  plan.nodes.forEach((node, i) => {
    const quarter = quarterOf(node, plan);
    for (const lot of lots(node, quarter, lie[i % lie.length], random)) {
      if (!isFree(lot, plan)) continue;
      const at = middle(lot);
      if (plan.underLabel(at, 5)) {
        quiet.shape(lot);
        continue;
      }
      pens[pickTone(at, random)].shape(lot);
      if (lot.length === 4 && random.next() < 0.26) roof(lot, ridges, random);
      const near = Math.min(...plan.nodes.map((other) => distance(at, other)));
      if (random.next() < (plan.ground.hamlets ? 0.62 : 0.34) * Math.max(0.2, 1 - near / 190)) {
        const x = at[0] + random.between(-2.4, 2.4);
        const y = at[1] + random.between(-2, 2);
        windows.line([
          [x, y],
          [x + 1.3, y],
        ]);
        if (random.next() < 0.3)
          windows.line([
            [x, y + 2.4],
            [x + 1.3, y + 2.4],
          ]);
      }
    }
  });
  return { pens, quiet, ridges, windows };
}

/** The area nearer to this street than to any other, minus the ways between quarters. */
function quarterOf(node, { nodes, land: { x, y, right, bottom } }) {
  let quarter = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ];
  for (const other of nodes) {
    if (other === node) continue;
    const far = distance(node, other);
    const normal = [(other[0] - node[0]) / far, (other[1] - node[1]) / far];
    const half = between(node, other, 0.5 - 2.4 / far);
    quarter = clip(quarter, half, normal);
  }
  return quarter;
}

/** The lots of a quarter: rows of blocks, each of two rows of houses back to back. The quarter's edge cuts them. */
function* lots(node, quarter, degrees, random) {
  const angle = (degrees * Math.PI) / 180;
  const [wide, high] = [random.between(50, 62), random.between(27, 31)];
  const reach = Math.max(...quarter.map((p) => distance(p, node))) + 40;
  for (let y = -reach; y < reach; y += high) {
    const h = high * random.between(0.9, 1.08) - ALLEY;
    for (let x = -reach + random.between(-12, 12), w; x < reach; x += w) {
      w = wide * random.between(0.7, 1.3);
      const n = Math.max(2, Math.round(w / random.between(7.6, 11)));
      const lw = (w - ALLEY) / n;
      for (let i = 0; i < n * 2; i++) {
        const back = random.between(0.02, 0.34) * (h / 2);
        const isGap = random.next() < 0.035;
        const lx = x + (i % n) * lw;
        const lot = i < n ? [lx, y, lw - 0.2, h / 2 - back] : [lx, y + h / 2 + back, lw - 0.2, h / 2 - back];
        if (isGap) continue;
        const cut = clipTo(rotateRectangle(...lot, angle, node), quarter);
        if (cut.length > 2 && thickness(cut) > 1.5) yield cut;
      }
    }
  }
}

/** The part of a shape within a convex one. */
function clipTo(shape, within) {
  if (shape.every((p) => isWithin(p, within))) return shape;
  const centre = middle(within);
  let cut = shape;
  within.forEach((a, i) => {
    const b = within[(i + 1) % within.length];
    const far = distance(a, b) || 1;
    const normal = [(b[1] - a[1]) / far, -(b[0] - a[0]) / far];
    const inward = (centre[0] - a[0]) * normal[0] + (centre[1] - a[1]) * normal[1] < 0;
    if (cut.length > 2) cut = clip(cut, a, inward ? normal : [-normal[0], -normal[1]]);
  });
  return cut;
}

/** True if a lot is free of water, ways, greens and hills, and not hidden under a disc or plate. */
function isFree(lot, plan) {
  const at = middle(lot);
  if (plan.inRiver(at, 8) || plan.onAvenue(at, 8.5) || plan.onLane(at, 5) || plan.onDisc(at, -3)) return false;
  if (!plan.hasHouses(at)) return false;
  if (isOnGreen(plan, at) || plan.hills.some((hill) => distance(at, hill.at) < hill.rings[0] + 12)) return false;
  return !plan.plates.some(({ x, y, w }) => Math.abs(at[0] - x) < w / 2 - 6 && Math.abs(at[1] - y) < 10);
}

/** Streaks of brighter and darker roofs, some of them hatched. */
function pickTone([x, y], random) {
  const dice = random.next();
  if (dice < 0.16) return 'hatched';
  if (dice < 0.3) return 'crossed';
  if (dice < 0.42) return 'high';
  return (x * 0.7 + y) % 61 < 32 ? 'low' : 'mid';
}

/** A ridge along the longer side, hipped at both ends. */
function roof([a, b, c, d], pen, random) {
  const [p, q, r, s] = distance(a, b) > distance(b, c) ? [a, b, c, d] : [b, c, d, a];
  const from = between(between(p, s, 0.5), between(q, r, 0.5), 0.28);
  const to = between(between(p, s, 0.5), between(q, r, 0.5), 0.72);
  if (random.next() < 0.5) pen.line([p, from, s]).line([q, to, r]).line([from, to]);
  else pen.line([between(p, s, 0.5), between(q, r, 0.5)]);
}

/** Greens with their trees or stones, and paths. */
export function greens(plan) {
  const random = createRandom(8);
  const ground = new Pen();
  const trees = new Pen();
  const trunks = new Pen();
  const stones = new Pen();
  const { x: left, y: top, right, bottom } = plan.land;
  for (const { kind, edge, rx, ry } of plan.greens) {
    ground.shape(edge);
    const centre = middle(edge);
    const step = { wood: 6.6, park: 9, graves: 9.5 }[kind];
    for (let y = centre[1] - ry * 1.2; y < centre[1] + ry * 1.2; y += step * 0.8) {
      for (let x = centre[0] - rx * 1.2; x < centre[0] + rx * 1.2; x += step) {
        const p = [x + random.between(-2.6, 2.6), y + random.between(-2.2, 2.2)];
        const r = random.between(2.2, kind === 'wood' ? 4.2 : 3.3);
        if (p[0] < left + 4 || p[0] > right - 4 || p[1] < top + 6 || p[1] > bottom - 4) continue;
        if (!isWithin(p, edge) || plan.onDisc(p, 2) || plan.onLane(p, 6) || plan.onAvenue(p, 12)) continue;
        if (plan.underLabel(p, 3) || plan.inRiver(p, 10)) continue;
        if (kind === 'graves' && random.next() < 0.8) grave(p, stones);
        else tree(p, r, trees, trunks);
      }
    }
  }
  return { ground, trees, trunks, stones };
}

function tree([x, y], r, crowns, trunks) {
  crowns.circle(x, y - r, r);
  trunks.line([
    [x, y],
    [x, y + r * 0.7],
  ]);
  // The shadow side, away from the light in the west.
  trunks.line([
    [x + r * 0.2, y - r * 0.3],
    [x + r * 0.75, y - r * 1.3],
  ]);
}

function grave([x, y], pen) {
  pen.line([
    [x, y - 3],
    [x, y + 2.4],
  ]);
  pen.line([
    [x - 1.7, y - 1.4],
    [x + 1.7, y - 1.4],
  ]);
}

/** Hachures: strokes that run down from the top of a hill. */
export function hachures(plan) {
  const random = createRandom(3);
  const pen = new Pen();
  for (const { at, rings, flat } of plan.hills) {
    rings.forEach((r, k) => {
      const n = Math.round(r * 1.25);
      for (let i = 0; i < n; i++) {
        const a = ((i + (k % 2) / 2) / n) * Math.PI * 2;
        const long = random.between(4.5, 8);
        const p = [at[0] + Math.cos(a) * r * 1.5, at[1] + Math.sin(a) * r * flat];
        const q = [p[0] + Math.cos(a) * long, p[1] + Math.sin(a) * long * flat];
        if (plan.onAvenue(p, 10) || plan.onLane(p, 5) || plan.onDisc(p, 3) || plan.underLabel(p, 4)) continue;
        pen.line([p, q]);
      }
    });
  }
  return pen;
}

/** The fields round hamlets: furrows in patches of open land, and walls of the free patches. */
export function fields(plan) {
  const [furrows, walls] = [new Pen(), new Pen()];
  if (!plan.ground.hamlets) return { furrows, walls };
  const random = createRandom(77);
  const { x: left, y: top, right, bottom } = plan.land;
  const free = (p) => isField(p, plan);
  for (let gy = top + 6; gy < bottom + 10; gy += 35) {
    for (let gx = left; gx < right + 20; gx += 49) {
      const angle = (random.between(-9, 9) * Math.PI) / 180;
      const [w, h] = [random.between(38, 47), random.between(25, 33)];
      const c = [gx + random.between(-3, 3), gy + random.between(-2, 2)];
      if (random.next() < 0.1) continue;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const at = (u, v) => [c[0] + cos * u - sin * v, c[1] + sin * u + cos * v];
      const corners = [at(-w / 2, -h / 2), at(w / 2, -h / 2), at(w / 2, h / 2), at(-w / 2, h / 2)];
      if (corners.every(free)) walls.shape(corners);
      const step = random.next() < 0.4 ? 6.5 : 4.2;
      for (let v = 3 - h / 2; v < h / 2; v += step) furrow(at, v, w, free, furrows);
    }
  }
  return { furrows, walls };
}

/** One furrow across a field, interrupted by obstacles. */
function furrow(at, v, w, free, pen) {
  let run = [];
  const flush = () => {
    if (run.length > 2) pen.line(run);
    run = [];
  };
  for (let u = 2 - w / 2; u <= w / 2 - 2; u += 4) {
    const p = at(u, v + Math.sin(u * 0.2) * 0.4);
    if (free(p)) run.push(p);
    else flush();
  }
  flush();
}

function isField(p, plan) {
  const { x: left, y: top, right, bottom } = plan.land;
  const within = p[0] > left + 3 && p[0] < right - 3 && p[1] > top + 3 && p[1] < bottom - 3;
  if (!within || plan.inHamlet(p) || plan.inRiver(p, 5) || plan.onAvenue(p, 10) || plan.onLane(p, 6)) return false;
  if (plan.onDisc(p, 5) || plan.underLabel(p, 3) || plan.onRailway(p, 8) || isOnGreen(plan, p)) return false;
  return !plan.hills.some(({ at, rings, flat }) => {
    return Math.hypot((p[0] - at[0]) / 1.5, (p[1] - at[1]) / flat) < rings.at(-1) + 10;
  });
}
