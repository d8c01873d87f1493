import type { LargePicture } from '../../../box-art.js';
import { bone, disc, fill, type Mark, night, round, scratch } from '../../../paint.js';
import { seededRandom } from '../../../sketch.js';
import { range } from '../parts.js';

/** A congeries of spheres, some of which look back. */
export const PICTURE: LargePicture = () => {
  const random = seededRandom(11);
  const found: { x: number; y: number; r: number }[] = [];
  for (const [r, n] of [
    [19, 1],
    [13.5, 3],
    [10, 7],
    [7.5, 11],
    [5.5, 18],
    [3.6, 30],
    [2.3, 44],
  ] as const) {
    let left = n;
    for (let tries = 0; tries < 1500 && left > 0; tries++) {
      const turn = random() * Math.PI * 2;
      const far = random() ** 0.7 * (r > 15 ? 0.15 : 0.95);
      const [x, y] = [80 + Math.cos(turn) * far * 72, 45 + Math.sin(turn) * far * 40];
      const inside = r + 1.5 < x && x < 158.5 - r && r + 1.5 < y && y < 88.5 - r;
      if (inside && found.every((one) => Math.hypot(x - one.x, y - one.y) > (r + one.r) * 0.92)) {
        found.push({ x, y, r });
        left--;
      }
    }
  }
  return found.reverse().flatMap(({ x, y, r }): Mark[] => {
    const arc = (q: number, from: number, to: number) => {
      const p = (a: number) => `${round(x + q * Math.cos(a))} ${round(y + q * Math.sin(a))}`;
      return `M${p(from)}A${round(q)} ${round(q)} 0 0 1 ${p(to)}`;
    };
    const lines = Math.max(2, Math.round(r / 1.5));
    const shade = range(lines).map((i) => arc(r * (1 - ((i + 0.6) / lines) * 0.92), -0.5 + i * 0.1, 1.9 - i * 0.06));
    const ball = disc(round(x), round(y), round(r));
    return [
      fill('deep', ball),
      scratch(ball, 0.8),
      scratch(shade.join(''), 0.5),
      scratch(arc(r * 0.72, Math.PI * 1.05, Math.PI * 1.5), Math.max(0.7, r * 0.13)),
      ...(r > 9
        ? [
            bone(
              `M${round(x - r * 0.5)} ${round(y + r * 0.08)}q${round(r * 0.5)} ${round(-r * 0.52)} ${round(r)} 0q${round(-r * 0.5)} ${round(r * 0.52)} ${round(-r)} 0Z`,
            ),
            night(
              `M${round(x)} ${round(y - r * 0.16)}q${round(r * 0.16)} ${round(r * 0.24)} 0 ${round(r * 0.48)}q${round(-r * 0.16)} ${round(-r * 0.24)} 0 ${round(-r * 0.48)}Z`,
            ),
          ]
        : []),
    ];
  });
};
