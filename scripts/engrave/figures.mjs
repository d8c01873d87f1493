/** Those who stand about in several scenes: a man for scale, somebody in a robe and a hood, houses of a street. */
import { fillPath, stroke } from './lines.mjs';
import { chance, INK, noise } from './noise.mjs';
import { folds, panes } from './parts.mjs';

/**
 * A small man in coat and hat, for scale; his lantern burns.
 *
 * @param y where he stands; h: how tall he is; side: to which side he holds the lantern, 0 for none
 */
export function man(s, [x, y, z], h, { side = 1, lum = 0.3, back = 0 } = {}) {
  const q = h / 66;
  const at = (dx, dy, dz, r) => [x + dx * q, y + dy * q, z + dz * q, r * q];
  const b = s.body({ set: true, k: 4 * q, dir: [0.3, 1, 0.5], gap: 2.4, lum, fill: 1.1 });
  b.tube([at(back * -1, -22, 0, 9), at(back, -40, 0, 7.6), at(back * 2, -52, 0, 6)], { per: 3 })
    .tube([at(-4, -24, 0, 4.4), at(-5, -2, 0, 3.6)], { soft: false })
    .tube([at(4, -24, 0, 4.4), at(6, -2, -2, 3.6)], { soft: false })
    .tube([at(-6 + back, -48, 0, 3.4), at(-10, -34, -3, 2.8), at(-9, -24, -4, 2.4)], { per: 3 })
    .ball(...at(back * 2.4, -61, 0, 5.4));
  b.egg(...at(back * 2.4, -64, 0, 0).slice(0, 3), 9 * q, 1.6 * q, 9 * q, [0, 0, -6]).egg(
    ...at(back * 2.4, -67.5, 0, 0).slice(0, 3),
    5.4 * q,
    4.4 * q,
    5.4 * q,
  );
  if (side === 0) return;
  b.tube([at(5 * side, -49, -2, 3.4), at(14 * side, -44, -8, 2.8), at(24 * side, -46, -14, 2.2)], { per: 3 });
  s.body({ set: true, glow: 1, cast: false }).egg(...at(27 * side, -38, -16, 0).slice(0, 3), 3.4 * q, 5 * q, 3.4 * q);
}

/**
 * Somebody in a robe and a hood that nobody looks out of.
 *
 * @param x the middle of the shoulders; y: their height; h: from there to the ground; face: to which side the hood is open (-1 to 1)
 */
export function robed(s, [x, y, z], h, o = {}) {
  const { face = -0.5, lean = 0, deep = 4, how = {} } = o;
  const q = h / 200;
  const at = (dx, dy, dz, r) => [x + dx * q + lean * (200 - dy) * 0.1 * q, y + dy * q, z + dz * q, r * q];
  const pt = (dx, dy, dz) => at(dx, dy, dz, 0).slice(0, 3);
  const robe = s.body({
    k: 13 * q,
    dir: [0.8, 0.42, 0.66],
    gap: 3.2,
    bump: 0.45,
    grain: 0.08,
    lum: 0.9,
    fill: 0.9,
    disp: folds(x, z, 11, deep * q, y + 10 * q, y + 150 * q),
    ...how,
  });
  robe
    .tube([at(0, 4, 0, 33), at(3, 54, 4, 38), at(6, 118, 6, 47), at(4, 196, 2, 60)])
    .tube([at(-36, 14, -2, 15), at(0, 2, 0, 22), at(38, 14, 4, 15)]);
  const hood = s.body({ k: 9 * q, ck: 4 * q, dir: [0.5, 0.8, 0.6], gap: 2.9, bump: 0.4, grain: 0.1, ...how });
  hood
    .egg(...pt(face * 8, -34, -10), 27 * q, 34 * q, 30 * q, [0, 0, face * 16])
    .tube([at(0, -44, 0, 22), at(-face * 16, -64, 10, 12), at(-face * 30, -70, 20, 4)], { per: 4 })
    .tube([at(-24, -4, -8, 12), at(0, -2, -20, 14), at(24, -4, -8, 12)], { per: 4 })
    .egg(...pt(face * 24, -30, -36), 16 * q, 23 * q, 22 * q, [0, 0, face * 14], true);
  hood.tone = (px, py, pz, a, c) =>
    ((px - x - face * 24 * q) / (15 * q)) ** 2 + ((py - y + 30 * q) / (22 * q)) ** 2 < 1 && pz > z - 34 * q
      ? [a * 0.1, c * 0.2]
      : [a, c];
  return { robe, hood, at };
}

/** Gables along a street, dark on the sky: x, width, eaves, height of the gable; all down to `low`. */
export function gables(list, low, seed = 8) {
  let d = '';
  for (const [x, w, y, g] of list) {
    d += fillPath(`M${x} ${low}V${y}L${x + w / 2} ${y - g}L${x + w} ${y}V${low}z`, INK.night);
    const peak = [x + w / 2, y - g];
    let lines = stroke([[x, y], peak], 0.6, 1.2) + stroke([peak, [x + w, y]], 1.2, 0.6);
    for (let k = y + 7; k < low; k += 7)
      for (let u = x + 3 + ((k * 7) % 11); u < x + w - 8; u += 13)
        if (noise(u * 0.06, k * 0.04, seed) > 0.1)
          lines += stroke(
            [
              [u, k],
              [Math.min(u + 8, x + w - 2), k],
            ],
            0.9,
            0.3,
          );
    d += fillPath(lines, INK.slate);
  }
  return d;
}

/** The town below an Ancient One, always the same roofs: a strip of a stage. `without`: whether a roof at x, y is not there. */
export function town({ without = () => false, spires = [430, 706] } = {}) {
  const random = chance(5);
  const lit = [];
  let drawn = '';
  for (let row = 0; row < 2; row++)
    for (let x = -20; x < 1010; ) {
      const w = 34 + random() * 34;
      const y = 486 + row * 18 + random() * 10;
      const g = 13 + random() * 15;
      const peak = [x + w / 2, y - g];
      let house = fillPath(`M${x} 522V${y}L${peak[0]} ${peak[1]}L${x + w} ${y}V522z`, INK.night);
      let lines = stroke([[x, y], peak], 0.6, 1.3) + stroke([peak, [x + w, y]], 1.3, 0.6);
      for (let k = 1; k < 9; k++) {
        const [u, v] = [x + (w / 2) * (k / 9), y - g * (k / 9) + 1];
        lines += stroke(
          [
            [u, v],
            [x + (w / 2) * (k / 9) * 0.96, y + 7],
          ],
          1,
          0.3,
        );
      }
      house += fillPath(lines, INK.slate);
      if (random() < 0.7)
        house +=
          fillPath(`M${x + w * 0.7} ${y - g - 6}h5v${g}h-5z`, INK.night) +
          fillPath(`M${x + w * 0.7} ${y - g - 6}h5v1.300h-5z`, INK.slate);
      for (let k = 0; k < 2; k++)
        if (random() < 0.4 && !without(x, y))
          lit.push([Math.round(x + w * (0.55 + random() * 0.3)), Math.round(y + 4 + random() * 8), 3, 4.5]);
      if (!without(x + w / 2, y)) drawn += house;
      x += w * 0.92;
    }
  for (const x of spires) {
    const edge = [
      [x - 7, 478],
      [x - 5, 470],
      [x, 432],
    ];
    const top = [
      [x, 426],
      [x, 436],
    ];
    drawn +=
      fillPath(`M${x - 7} 522V478L${x - 5} 470L${x} 434L${x + 5} 470L${x + 7} 478V522z`, INK.night) +
      fillPath(stroke(edge, 1, 1) + stroke(top, 0.9, 0.9), INK.slate);
  }
  return drawn + panes(lit);
}
