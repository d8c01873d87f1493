/** Limbs: tapering, lit on the side of the light, notched like a woodcut. */
import { bone, cut, type Mark, night, type Point, round, scratch } from '../../paint.js';

/** A cross-section of a limb: its middle, and half its width. */
interface Rib {
  readonly x: number;
  readonly y: number;
  /** Unit normal, towards the light. */
  readonly nx: number;
  readonly ny: number;
  readonly w: number;
}

/** A smooth line through points (Catmull-Rom), each step with its width and normal. */
function createRibs(through: readonly Point[], from: number, to: number, lightFromAbove: number): Rib[] {
  const steps = 8;
  const line: Point[] = [];
  for (let i = 0; i < through.length - 1; i++) {
    const [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(
      (j) => through[Math.min(Math.max(j, 0), through.length - 1)] as Point,
    ) as [Point, Point, Point, Point];
    for (let s = 0; s < steps; s++) line.push([0, 1].map((k) => blend([a, b, c, d], k, s / steps)) as unknown as Point);
  }
  line.push(through.at(-1) as Point);
  return line.map(([x, y], i) => {
    const [px, py] = line[Math.max(i - 1, 0)] as Point;
    const [qx, qy] = line[Math.min(i + 1, line.length - 1)] as Point;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const across = [(qy - py) / length, -(qx - px) / length] as const;
    const side = across[0] + across[1] * lightFromAbove < 0 ? 1 : -1;
    const w = (from + ((to - from) * i) / (line.length - 1)) / 2;
    return { x, y, nx: across[0] * side, ny: across[1] * side, w };
  });
}

const blend = ([a, b, c, d]: readonly [Point, Point, Point, Point], k: number, t: number): number => {
  const [p, q, r, s] = [a[k] ?? 0, b[k] ?? 0, c[k] ?? 0, d[k] ?? 0];
  return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
};

const pointAcross = ({ x, y, nx, ny, w }: Rib, out: number) => `${round(x + nx * w * out)} ${round(y + ny * w * out)}`;

interface LimbStyle {
  /** One notch every so many steps; 0 for none. */
  readonly notches?: number;
  /** Share of the width that is lit: 0 up to the middle, 1 all of it. */
  readonly light?: number;
  /** Share of the light that comes from above rather than from the left, for lying limbs. */
  readonly lightFromAbove?: number;
}

/** A limb through points, from one width to another. */
export function limb(through: readonly Point[], from: number, to: number, style: LimbStyle = {}): Mark[] {
  const { notches = 2, light = 0.1, lightFromAbove = 0.6 } = style;
  const all = createRibs(through, from, to, lightFromAbove);
  const back = [...all].reverse();
  // The first rib decides which side is which, since the normal may flip.
  const whole = outlinePath(all, 1, back, -1);
  const marks = [night(whole), scratch(whole, 0.8)];
  for (const run of splitRuns(all)) {
    marks.push(bone(outlinePath(run, 0.94, [...run].reverse(), -light)));
  }
  if (notches > 0) {
    const ticks = all
      .filter((rib, i) => i % notches === 0 && rib.w > 0.8)
      .map((rib) => `M${pointAcross(rib, 0.9)}L${pointAcross(rib, 0.25 - light)}`);
    marks.push(cut(ticks.join(''), 0.6));
  }
  return marks;
}

function outlinePath(side: readonly Rib[], out: number, oppositeSide: readonly Rib[], backOut: number): string {
  const [first] = side;
  if (!first) return '';
  const facing = (rib: Rib) => {
    // Keeps to one side of the limb even where its lit side changes.
    const i = side.indexOf(rib);
    return findFlips(side).has(i) ? -1 : 1;
  };
  const outbound = side.map((rib) => pointAcross(rib, out * facing(rib)));
  const inbound = oppositeSide.map((rib) => pointAcross(rib, backOut * facing(rib)));
  return `M${[...outbound, ...inbound].join('L')}Z`;
}

/** Indices of the ribs whose lit side differs from the first rib's. */
function findFlips(all: readonly Rib[]): Set<number> {
  const turned = new Set<number>();
  let isTurned = false;
  for (let i = 1; i < all.length; i++) {
    const [a, b] = [all[i - 1] as Rib, all[i] as Rib];
    if (a.nx * b.nx + a.ny * b.ny < 0) isTurned = !isTurned;
    if (isTurned) turned.add(i);
  }
  return turned;
}

/** Stretches of a limb along which the same side is lit. */
function splitRuns(all: readonly Rib[]): Rib[][] {
  const found: Rib[][] = [[]];
  for (const [i, rib] of all.entries()) {
    const before = all[i - 1];
    if (before && before.nx * rib.nx + before.ny * rib.ny < 0) found.push([]);
    found.at(-1)?.push(rib);
  }
  return found.filter(({ length }) => length > 1);
}
