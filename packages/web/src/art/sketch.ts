/** A drawing kit for scratchboard pictures: bone lines on night, a lit face, a hatched shadow face, amber windows. */

/** The material of a stroke; pictures.css defines its colours. */
export type Ink =
  | 'lit'
  | 'bone'
  | 'half'
  | 'night'
  | 'edge'
  | 'lamp'
  | 'glow'
  | 'line'
  | 'cut'
  | 'branch'
  | 'neon'
  | 'water'
  | 'red';

/** One path of a picture. */
export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
  /** The line's weight, if not the default of the ink. */
  readonly weight?: number | undefined;
}

/** Builds a picture from the back to the front. Light comes from the left, so right faces lie in shadow. */
export class Sketch {
  readonly strokes: Stroke[] = [];

  /** Any shape. */
  add(ink: Ink, d: string, weight?: number): this {
    this.strokes.push({ ink, d, weight });
    return this;
  }

  /** A lit shape with a dark contour. */
  lit(d: string, weight?: number): this {
    return this.add('lit', d, weight);
  }

  /** A dark shape with a bone contour. */
  edge(d: string, weight?: number): this {
    return this.add('edge', d, weight);
  }

  /** A dark shape without a contour. */
  night(d: string): this {
    return this.add('night', d);
  }

  /** A lit window or another light. */
  lamp(d: string, weight?: number): this {
    return this.add('lamp', d, weight);
  }

  /** A bone line. */
  line(d: string, weight?: number): this {
    return this.add('line', d, weight);
  }

  /** A dark line cut into a lit face. */
  cut(d: string, weight?: number): this {
    return this.add('cut', d, weight);
  }

  /** A disc. */
  disc(ink: Ink, x: number, y: number, r: number, weight?: number): this {
    return this.add(ink, circle(x, y, r), weight);
  }

  /** A block of a house: its right part, beyond the share `k`, is hatched. */
  box(x: number, y: number, w: number, h: number, k = 0.62, step = 2.2): this {
    const m = x + w * k;
    this.lit(`M${x} ${y}H${x + w}V${y + h}H${x}Z`).night(`M${rounded(m)} ${y}H${x + w}V${y + h}H${rounded(m)}Z`);
    return this.hatch(m, y, x + w - m, h, step);
  }

  /** Slanting lines over a dark rectangle. */
  hatch(x: number, y: number, w: number, h: number, step = 2.2): this {
    let d = '';
    for (let t = step / 2; t < w + h; t += step) {
      const x0 = Math.min(x + t, x + w);
      const y0 = y + Math.max(0, t - w);
      const x1 = Math.max(x + t - h, x);
      const y1 = y + Math.min(t, h);
      d += `M${rounded(x0)} ${rounded(y0)}L${rounded(x1)} ${rounded(y1)}`;
    }
    return this.line(d, 0.5);
  }

  /** A gable over the edge from x to x + w, its right slope in shadow. */
  gable(x: number, y: number, w: number, h: number, k = 0.5): this {
    const m = x + w * k;
    this.lit(`M${x} ${y}L${rounded(m)} ${y - h}L${x + w} ${y}Z`).night(
      `M${rounded(m)} ${y - h}L${x + w} ${y}H${rounded(m)}Z`,
    );
    let d = '';
    for (let i = m + 1.8; i < x + w - 0.5; i += 1.8)
      d += `M${rounded(i)} ${rounded(y - h + ((i - m) / (x + w - m)) * h)}V${y}`;
    return this.line(d, 0.5);
  }

  /** A hipped roof over the edge from x to x + w. */
  roof(x: number, y: number, w: number, h: number, inset = 3): this {
    this.edge(`M${x - 1} ${y}L${x + inset} ${y - h}H${x + w - inset}L${x + w + 1} ${y}Z`, 0.8);
    let d = '';
    for (let i = 3; i < w; i += 3)
      d += `M${rounded(x + i)} ${y}L${rounded(x + inset + (i * (w - 2 * inset)) / w)} ${y - h}`;
    return this.line(d, 0.45);
  }

  /** Rows of windows, all alight but those at the given numbers. */
  windows(
    [x, y]: readonly [number, number],
    [columns, rows]: readonly [number, number],
    [dx, dy]: readonly [number, number],
    [w, h]: readonly [number, number] = [2.6, 4],
    dark: readonly number[] = [],
  ): this {
    const panes = ['', ''];
    for (let i = 0; i < columns * rows; i++) {
      const at = `M${rounded(x + (i % columns) * dx)} ${rounded(y + Math.floor(i / columns) * dy)}h${w}v${h}h${-w}Z`;
      panes[dark.includes(i) ? 1 : 0] += at;
    }
    if (panes[1]) this.add('cut', panes[1], 0.9).night(panes[1]);
    return this.lamp(panes[0] as string);
  }

  /** An arched door or window. */
  arch(x: number, y: number, w: number, h: number, ink: Ink = 'lamp'): this {
    return this.add(
      ink,
      `M${x} ${rounded(y + h)}V${rounded(y + w / 2)}A${w / 2} ${w / 2} 0 0 1 ${rounded(x + w)} ${rounded(y + w / 2)}V${rounded(y + h)}Z`,
    );
  }

  /** Columns in the light, each with a dark right edge. */
  columns(x: number, y: number, count: number, dx: number, h: number, w = 2.6): this {
    let faces = '';
    let shades = '';
    for (let i = 0; i < count; i++) {
      faces += `M${rounded(x + i * dx)} ${y}h${w}v${h}h${-w}Z`;
      shades += `M${rounded(x + i * dx + w - 0.7)} ${y + 0.4}v${h - 0.8}`;
    }
    return this.lit(faces, 0.6).cut(shades, 0.7);
  }

  /** The ground in front, scratched with a few lines. */
  ground(y = 50): this {
    this.night(`M0 ${y}H64V64H0Z`);
    return this.line(
      `M2 ${y}H62M8 ${y + 2.6}H34M40 ${y + 2.6}H56M13 ${y + 5.2}H28M34 ${y + 5.2}H51M20 ${y + 7.8}H44`,
      0.6,
    );
  }

  /** Water in front, with its waves. */
  water(y = 44): this {
    this.add('water', `M0 ${y}H64V64H0Z`);
    return this.line(
      `M2 ${y + 3}H20M44 ${y + 3}H62M6 ${y + 7}H18M48 ${y + 7}H60M8 ${y + 11}H26M36 ${y + 11}H56M16 ${y + 15}H44`,
      0.6,
    );
  }

  /** A street lamp of the height h. */
  streetLamp(x: number, y: number, h: number): this {
    this.disc('glow', x, y - h - 1.4, 4.4);
    return this.line(`M${x} ${y}v${-h}`, 1).disc('lamp', x, y - h - 1.4, 1.9);
  }

  moon(x: number, y: number, r = 5): this {
    return this.disc('bone', x, y, r).cut(
      `M${rounded(x - r * 0.3)} ${rounded(y - r * 0.4)}h${rounded(r * 0.7)}M${rounded(x - r * 0.6)} ${rounded(y + r * 0.2)}h${rounded(r * 0.8)}`,
      0.4,
    );
  }

  /** A bare tree grown from a seed. */
  tree(x: number, y: number, h: number, seed: number, ink: Ink = 'line', weight = 1.4): this {
    const random = seededRandom(seed);
    const paths = ['', '', '', ''];
    const grow = (fx: number, fy: number, turn: number, length: number, left: number): void => {
      const tx = fx + Math.cos(turn) * length;
      const ty = fy + Math.sin(turn) * length;
      const bend = (fx + tx) / 2 + (random() * 2 - 1);
      paths[left] +=
        `M${rounded(fx)} ${rounded(fy)}Q${rounded(bend)} ${rounded((fy + ty) / 2)} ${rounded(tx)} ${rounded(ty)}`;
      if (left === 0) return;
      for (const side of [-1, 1]) {
        grow(tx, ty, turn + side * (0.3 + random() * 0.45), length * (0.55 + random() * 0.25), left - 1);
      }
      if (random() < 0.5) grow(tx, ty, turn + random() * 0.4 - 0.2, length * 0.6, left - 1);
    };
    grow(x, y, -Math.PI / 2 + (random() * 0.3 - 0.15), h * 0.42, 3);
    for (const left of [3, 2, 1, 0]) this.add(ink, paths[left] as string, Math.max(0.5, weight * 0.66 ** (3 - left)));
    return this;
  }

  /** Bushes along the ground. */
  bush(x: number, y: number, w: number): this {
    const q = (...by: number[]) => `q${by.map((one) => rounded(one * w)).join(' ')}`;
    return this.edge(
      `M${x} ${y}${q(0.05, -0.4, 0.3, -0.32)}${q(0.2, -0.25, 0.4, 0)}${q(0.28, -0.05, 0.3, 0.32)}Z`,
      0.7,
    );
  }

  /** A word on a sign, in strokes rather than in a font: it is part of the picture. */
  word(text: string, x: number, y: number, size: number, weight = 0.9): this {
    let d = '';
    let at = x;
    for (const letter of text) {
      for (const points of (LETTERS[letter] ?? '').split(' ')) {
        const pairs = points.match(/\d\d/g) ?? [];
        d += `M${pairs.map(([px, py]) => `${rounded(at + (Number(px) * size) / 6)} ${rounded(y + (Number(py) * size) / 6)}`).join('L')}`;
      }
      at += letter === 'I' ? size * 0.36 : size * 0.9;
    }
    return this.add('neon', d, weight);
  }
}

/** Letters as strokes through points of a grid, x then y, 4 wide and 6 high. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '062046 1434',
  D: '0006264442200000',
  E: '40000646 0333',
  G: '400006464323',
  I: '0006',
  L: '000646',
  N: '06004640',
  P: '0600404303',
  R: '0600404303 2346',
  S: '400003434606',
};

/** A circle as a path. */
export function circle(x: number, y: number, r: number): string {
  return `M${rounded(x - r)} ${rounded(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Rounds a number for use in a path. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns a reproducible random number generator (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
