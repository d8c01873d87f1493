/** Backgrounds shared by several Ancient Ones. */
import { bone, disc, type Mark, night, round, scratch } from '../../paint.js';
import { seededRandom } from '../../sketch.js';

/** Integers from 0 to n - 1. */
export const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Stars scattered over the sky, the same each time. */
export function stars(seed: number, n: number, low = 60): Mark {
  const random = seededRandom(seed);
  return bone(
    range(n)
      .map(() => disc(round(4 + random() * 152), round(3 + random() * low), round(0.3 + random() * 0.6)))
      .join(''),
  );
}

/** Water before the horizon. */
export function sea(y: number): Mark[] {
  const rows = range(6).map((i) => {
    const at = y + 2 + i * i * 0.7 + i * 2;
    return `M${(i * 37) % 23} ${round(at)}q4-2 8 0t8 0M${30 + ((i * 53) % 31)} ${round(at)}q4-2 8 0t8 0t8 0M${92 + ((i * 29) % 19)} ${round(at)}q4-2 8 0t8 0M${126 + ((i * 41) % 17)} ${round(at)}q4-2 8 0t8 0`;
  });
  return [night(`M0 ${y}H160V90H0Z`), scratch(rows.join(''), 0.8), scratch(`M0 ${y}H160`, 0.6)];
}
