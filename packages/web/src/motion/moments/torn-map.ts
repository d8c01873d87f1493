/** The map torn by a gate: generated once from reproducible pseudo-random numbers. */

/** Returns a pseudo-random number from 0 to 1, the same for the same `n`. */
function pseudoRandom(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453;
  return x - Math.floor(x);
}

const at = (turn: number, far: number): readonly [number, number] => [Math.cos(turn) * far, Math.sin(turn) * far];
const point = (turn: number, far: number) =>
  at(turn, far)
    .map((one) => one.toFixed(1))
    .join(' ');

const TEETH = 34;

/** The edge of the hole: torn paper, teeth of uneven length, centred at 0, 0 and about 80 wide on each side. */
export const HOLE = `M${Array.from({ length: TEETH }, (_, i) => {
  const far = i % 2 === 0 ? 66 + pseudoRandom(i) * 9 : 74 + pseudoRandom(i + 50) ** 2 * 30;
  return point((i / TEETH) * Math.PI * 2 + (pseudoRandom(i + 9) - 0.5) * 0.2, far);
}).join('L')}Z`;

/** Cracks around it: forked lines, thinner outwards. */
export const CRACKS = Array.from({ length: 13 }, (_, i) => {
  const turn = (i / 13) * Math.PI * 2 + (pseudoRandom(i + 3) - 0.5) * 0.3;
  let bent = turn;
  const run = [72, 96, 118, 140 + pseudoRandom(i) * 44].map((far, n) => {
    bent += (pseudoRandom(i * 7 + n) - 0.5) * 0.26;
    return point(bent, far);
  });
  const fork = `M${run[2]}L${point(bent + 0.2, 136 + pseudoRandom(i + 20) * 24)}`;
  return `M${run.join('L')}${i % 2 === 0 ? fork : ''}`;
});

/** A piece of the map that flies off: its outline, its print, and its final position. */
export interface Shard {
  readonly d: string;
  readonly print: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Pieces that fly outwards once, all of different size and shape. */
export const SHARDS: readonly Shard[] = Array.from({ length: 11 }, (_, i) => {
  const turn = (i / 11) * Math.PI * 2 + (pseudoRandom(i + 70) - 0.5) * 0.3;
  const size = 15 + pseudoRandom(i + 33) * 15;
  const corners = Array.from({ length: 4 }, (_, n) =>
    point((n / 4) * Math.PI * 2 + pseudoRandom(i * 5 + n) * 0.9, size * (0.7 + pseudoRandom(i * 3 + n) * 0.6)),
  );
  const [x, y] = at(turn, 128 + pseudoRandom(i + 90) * 34);
  // Streets of the map are still on it, at their own angle.
  const print = [-0.5, -0.1, 0.3]
    .map((row) => `M${(-size * 0.6).toFixed(1)} ${(size * row).toFixed(1)}H${(size * 0.55).toFixed(1)}`)
    .join('');
  return { d: `M${corners.join('L')}Z`, print, x, y, turn: (pseudoRandom(i + 61) - 0.5) * 150 };
});

/** Dust from an impact: strokes outwards. */
export const DUST = Array.from({ length: 26 }, (_, i) => {
  const turn = (i / 26) * Math.PI * 2 + (pseudoRandom(i + 14) - 0.5) * 0.16;
  const from = 74 + pseudoRandom(i + 2) * 10;
  return `M${point(turn, from)}L${point(turn, from + 10 + pseudoRandom(i + 5) * 26)}`;
}).join('');

/** Rays of returning light: wedges, every other one longer. */
export const RAYS = Array.from({ length: 28 }, (_, i) => {
  const turn = (i / 28) * Math.PI * 2;
  const far = i % 2 === 0 ? 190 : 128;
  return `M${point(turn - 0.012, 62)}L${point(turn - 0.03, far)}L${point(turn + 0.03, far)}L${point(turn + 0.012, 62)}Z`;
}).join('');

/** A crack through a breaking disc, from top to bottom of a circle of 60. */
export const BREAK = 'M8 -66L-6 -34L12 -12L-10 14L8 36L-4 66';
