/** Parts shared by Ancient Ones of Kingsport: eyes, ovals, a small figure before them. */
import { bone, disc, fill, half, type Mark, night, round, scratch } from '../../paint.js';

/** An oval. */
export const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A bare eye: a rim, a shine in it, and a slit or a dot. */
export function eye(x: number, y: number, r: number, slit = 0): Mark[] {
  return [
    night(oval(x, y, round(r * 1.3), r)),
    fill('lamp', oval(x, y, round(r * 0.95), round(r * 0.7))),
    night(
      slit > 0
        ? oval(x, y, round(r * 0.2 * slit), round(r * 0.64))
        : disc(round(x + r * 0.1), round(y + r * 0.05), round(r * 0.3)),
    ),
  ];
}

/** A figure with a lantern, `h` high, looking up. */
export function lanternBearer(x: number, y: number, h: number, way: 1 | -1 = 1): Mark[] {
  const p = (dx: number, dy: number) => `${round(x + dx * h * way)} ${round(y + dy * h)}`;
  return [
    night(
      `M${p(-0.3, 0.04)}L${p(-0.24, -0.5)}Q${p(-0.2, -0.8)} ${p(0.02, -0.8)}Q${p(0.24, -0.78)} ${p(0.24, -0.46)}L${p(0.3, 0.04)}Z`,
    ),
    half(`M${p(-0.04, 0)}V${round(y - 0.72 * h)}Q${p(0.18, -0.72)} ${p(0.18, -0.46)}L${p(0.22, 0)}Z`),
    bone(`M${p(-0.22, 0)}L${p(-0.17, -0.5)}Q${p(-0.14, -0.72)} ${p(0.02, -0.74)}L${p(0.02, 0)}Z`),
    scratch(`M${p(0.1, -0.6)}L${p(0.42, -0.54)}`, 0.9),
    night(disc(round(x + 0.03 * h * way), round(y - 0.9 * h), round(0.2 * h))),
    bone(disc(round(x + 0.03 * h * way), round(y - 0.88 * h), round(0.13 * h))),
    scratch(`M${p(-0.18, -0.94)}L${p(0.22, -0.98)}`, 0.9),
    fill('lamp', disc(round(x + 0.46 * h * way), round(y - 0.36 * h), round(0.12 * h))),
    scratch(`M${p(0.43, -0.54)}L${p(0.46, -0.46)}`, 0.5),
  ];
}
