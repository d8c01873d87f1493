/**
 * Building blocks of portraits and of the pictures of the Ancient Ones. Flat bone, flat night, a half tone between
 * them, and lines of either. Light comes from the left; no gradients.
 */

/** A colour of a drawing. */
export type Tone = 'bone' | 'night' | 'half' | 'red' | 'lamp' | 'brass' | 'cold' | 'green' | 'deep';

/** The tones as colours of the page. */
export const TONES: Readonly<Record<Tone, string>> = {
  bone: 'var(--picture-bone, #e2d4ad)',
  night: 'var(--picture-night, #0c1113)',
  half: 'var(--picture-half, #8d8262)',
  red: 'var(--picture-red, #b5513f)',
  lamp: 'var(--lamp, #f2b24c)',
  brass: 'var(--brass, #c9a45c)',
  cold: 'var(--cold, #d7f5ec)',
  green: 'var(--verdigris, #7cc3a4)',
  deep: 'var(--ink-2, #172225)',
};

/** An area of one tone, or (with a weight) a line. */
export interface Mark {
  readonly tone: Tone;
  readonly d: string;
  readonly weight?: number;
}

/** An area. */
export const fill = (tone: Tone, d: string): Mark => ({ tone, d });

/** A line. */
export const line = (tone: Tone, d: string, weight = 1.2): Mark => ({ tone, d, weight });

export const bone = (d: string): Mark => fill('bone', d);
export const night = (d: string): Mark => fill('night', d);
export const half = (d: string): Mark => fill('half', d);
/** A light line. */
export const scratch = (d: string, weight = 1): Mark => line('bone', d, weight);
/** A dark line cut into a lit area. */
export const cut = (d: string, weight = 1): Mark => line('night', d, weight);

/** A point of a picture. */
export type Point = readonly [x: number, y: number];

/** An engraver's parallel strokes: from the line a-b to the line c-d, n of them. */
export function strokes(a: Point, b: Point, c: Point, d: Point, n: number): string {
  let path = '';
  for (let i = 0; i < n; i++) {
    const t = n > 1 ? i / (n - 1) : 0;
    path += `M${at(a, c, t)}L${at(b, d, t)}`;
  }
  return path;
}

/** A full circle. */
export const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Rays from a point, to the edge of the picture. */
export function rays(x: number, y: number, n: number, far = 150, near = 0): string {
  let path = '';
  for (let i = 0; i < n; i++) {
    const turn = (i / n) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    path += `M${round(x + near * c)} ${round(y + near * s)}L${round(x + far * c)} ${round(y + far * s)}`;
  }
  return path;
}

/** Rounds a number for use in a path. */
export const round = (value: number) => Math.round(value * 10) / 10;

const at = (from: Point, to: Point, t: number) =>
  `${round(from[0] + (to[0] - from[0]) * t)} ${round(from[1] + (to[1] - from[1]) * t)}`;
