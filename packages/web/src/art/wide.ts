import type { FinishedSketch } from './box-art.js';
import { rounded, Sketch, seededRandom } from './sketch.js';
import type { Surroundings } from './surroundings.js';

/** Size of a wide picture. The drawing extends to LEFT, RIGHT and TOP, so that it fills any frame. */
export const WIDE_WIDTH = 220;
export const WIDE_HEIGHT = 84;
export const LEFT = -110;
export const RIGHT = 330;
export const TOP = -56;
const SPAN = RIGHT - LEFT;
/** Top of the ground. */
export const GROUND = 64;

/** A wide picture, from the back to the front: distant things are half dark, lit things are bone. */
export interface WidePicture {
  readonly sky: FinishedSketch;
  readonly far: FinishedSketch;
  readonly near: FinishedSketch;
  readonly ground: FinishedSketch;
}

/** Hashes an id to a seed, so that no two places look the same. */
function hashSeed(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 99991;
  return seed;
}

/**
 * The surroundings of a place: its night sky, the distant town or land, its neighbours, and the ground before it.
 *
 * @param id of the place; the same place always looks the same
 * @param around `undefined`: a street
 * @param moonlit whether the place's own drawing has a moon
 */
export function surroundPlace(id: string, around: Surroundings | undefined, moonlit: boolean): WidePicture {
  const random = seededRandom(hashSeed(id));
  const moon = random() < 0.5 ? 24 + random() * 30 : 168 + random() * 28;
  const sky = skyAroundMoon(moon, 13 + random() * 9, moonlit ? 0 : 6 + random() * 2.5, random);
  if (around === 'wild' || around === 'mirrored') {
    return { sky, far: hills(random), near: trees(hashSeed(id), random), ground: field(random) };
  }
  if (around === 'shore' || around === 'headland')
    return { sky, far: hills(random), near: new Sketch(), ground: shore(random) };
  return { sky, far: roofs(random), near: houses(hashSeed(id), random), ground: street(random) };
}

/**
 * Mask of a place's drawing, in its own box, where it continues beyond its edges. Lines of uneven length let rock and
 * water fade into the dark.
 */
export const EDGE_MASK = (() => {
  const random = seededRandom(5);
  let rows = '';
  for (let y = -24; y < 66; y += 0.9) {
    const [left, right] = y < 46 ? [3, 9] : [14, 14];
    const [from, to] = [random() ** 2 * left, 64 - random() ** 2 * right];
    rows += `M${rounded(from)} ${rounded(y)}H${rounded(to)}v1H${rounded(from)}Z`;
  }
  return rows;
})();

/** Level lines, finer towards the horizon, that part around the moon. */
function skyAroundMoon(x: number, y: number, r: number, random: () => number): FinishedSketch {
  const sketch = new Sketch();
  for (let i = -24; i < 27; i++) {
    const at = 1 + i * 2.35;
    const halo = r > 0 ? r + 4.5 : 0;
    const half = Math.abs(at - y) < halo ? Math.sqrt(halo * halo - (at - y) ** 2) : 0;
    const weight = rounded(Math.min(1.55, 1.55 - i * 0.048));
    // Thin cloud: some lines are broken.
    const gap = LEFT + random() * SPAN;
    const d =
      half > 0
        ? `M${LEFT} ${rounded(at)}H${rounded(x - half)}M${rounded(x + half)} ${rounded(at)}H${RIGHT}`
        : `M${LEFT} ${rounded(at)}H${rounded(gap)}M${rounded(gap + 5 + random() * 16)} ${rounded(at)}H${RIGHT}`;
    sketch.add('cut', d, weight);
  }
  return r === 0 ? sketch : sketch.disc('bone', x, y, r).disc('night', x + r * 0.42, y - r * 0.12, r * 0.86);
}

/** The roofs of the town far off, with a light here and there. */
function roofs(random: () => number): FinishedSketch {
  const sketch = new Sketch();
  let skyline = `M${LEFT} ${GROUND + 4}V${GROUND - 12}`;
  let lights = '';
  for (let x = LEFT; x < RIGHT; ) {
    const w = 6 + random() * 9;
    const h = GROUND - 9 - random() * 13;
    const kind = random();
    if (kind < 0.14)
      skyline += `V${rounded(h)}h1L${rounded(x + w / 2)} ${rounded(h - 20)}L${rounded(x + w - 1)} ${rounded(h)}H${rounded(x + w)}`;
    else if (kind < 0.62)
      skyline += `V${rounded(h)}L${rounded(x + w / 2)} ${rounded(h - 4.5)}L${rounded(x + w)} ${rounded(h)}`;
    else skyline += `V${rounded(h)}h${rounded(w * 0.25)}v-3h1.6v3H${rounded(x + w)}`;
    if (random() < 0.5) lights += `M${rounded(x + w * 0.4)} ${rounded(h + 4 + random() * 5)}h1.1v1.5h-1.1Z`;
    x += w;
  }
  return sketch.edge(`${skyline}V${GROUND + 4}Z`, 0.5).lamp(lights, 0.2);
}

/** Low hills, one behind the other. */
function hills(random: () => number): FinishedSketch {
  const sketch = new Sketch();
  for (const [base, rise] of [
    [GROUND - 8, 12],
    [GROUND - 2, 8],
  ] as const) {
    const tops = Array.from({ length: 8 }, () => rounded(base - random() * rise));
    const d = `M${LEFT} ${base}Q${LEFT + 30} ${tops[0]} ${LEFT + 58} ${rounded(base - 3)}${tops
      .slice(1)
      .map((top, i) => `T${LEFT + 58 * (i + 2)} ${top}`)
      .join('')}V${GROUND + 4}H${LEFT}Z`;
    sketch.edge(d, 0.5);
  }
  return sketch;
}

/** Houses to the left and the right, nearer than the town and further than the place itself. */
function houses(seed: number, random: () => number): FinishedSketch {
  const sketch = new Sketch();
  for (const side of [0, 1]) {
    let x = side === 0 ? LEFT : 156;
    const end = side === 0 ? 52 : RIGHT;
    while (x < end) {
      const w = rounded(17 + random() * 10);
      const h = rounded(20 + random() * 17);
      const y = rounded(GROUND - h);
      const columns = Math.floor((w - 4) / 5);
      const rows = Math.floor((h - 6) / 8);
      sketch.box(x, y, w, h, 0.55, 2.1);
      if (random() < 0.5) sketch.gable(x, y, w, rounded(8 + random() * 5));
      else sketch.roof(x, y, w, rounded(5 + random() * 3));
      sketch.add('edge', `M${rounded(x + w * 0.7)} ${rounded(y - 2)}v-8h3v8Z`, 0.6);
      const dark = Array.from({ length: columns * rows }, (_, i) => i).filter(() => random() < 0.68);
      if (rows > 0) sketch.windows([rounded(x + 3), rounded(y + 5)], [columns, rows], [5, 8], [2.2, 3.8], dark);
      x = rounded(x + w + 1 + random() * 4);
    }
  }
  return sketch.tree(random() < 0.5 ? 57 : 163, GROUND + 2, 34, seed, 'branch', 1.5);
}

/** Bare trees on both sides, the distant ones smaller. */
function trees(seed: number, random: () => number): FinishedSketch {
  const sketch = new Sketch();
  for (let i = 0; i < 18; i++) {
    const x = i % 2 === 0 ? 66 - random() * 170 : 152 + random() * 170;
    sketch.tree(
      rounded(x),
      rounded(GROUND + random() * 7),
      rounded(30 + random() * 34),
      seed + i,
      'branch',
      1 + random() * 1.2,
    );
  }
  return sketch;
}

/** A paved street under lamps: stones in rows that widen towards the viewer, lit only where a lamp reaches. */
function street(random: () => number): FinishedSketch {
  const sketch = new Sketch()
    .night(`M${LEFT} ${GROUND}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`)
    .line(`M${LEFT} ${GROUND}H${RIGHT}`, 0.5);
  const lamps = [-58, rounded(50 + random() * 8), rounded(160 + random() * 10), 272];
  const rows = ['', '', ''];
  for (let row = 0; row < 8; row++) {
    const y = GROUND + 1.6 + row * (1.3 + row * 0.2);
    const w = 2.6 + row * 0.75;
    for (let x = LEFT + (row % 2) * w * 0.5; x < RIGHT; x += w) {
      const from = Math.min(...lamps.map((lamp) => Math.abs(x - lamp) + (y - GROUND) * 1.2));
      const light = 1.05 - from / 34 + (random() - 0.5) * 0.5;
      if (light < 0.08) continue;
      rows[light > 0.7 ? 0 : light > 0.38 ? 1 : 2] +=
        `M${rounded(x)} ${rounded(y)}q${rounded(w * 0.36)} -0.7 ${rounded(w * 0.72)} 0`;
    }
  }
  sketch
    .line(rows[0] as string, 0.95)
    .line(rows[1] as string, 0.6)
    .line(rows[2] as string, 0.35);
  for (const x of lamps) sketch.streetLamp(x, GROUND + 5, 24);
  return sketch;
}

/** Rough ground: grass in tufts, and a path towards the viewer. */
function field(random: () => number): FinishedSketch {
  const sketch = new Sketch()
    .night(`M${LEFT} ${GROUND}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`)
    .line(`M${LEFT} ${GROUND}H${RIGHT}`, 0.5);
  let tufts = '';
  let thin = '';
  for (let i = 0; i < 230; i++) {
    const x = rounded(LEFT + random() * SPAN);
    const y = rounded(GROUND + 1.5 + random() ** 1.5 * 17);
    const h = rounded(1.2 + random() * 2.4);
    const blade = `M${x} ${y}l${rounded(random() * 2 - 1)} ${-h}M${rounded(x + 1)} ${y}l${rounded(0.4 + random())} ${rounded(-h * 0.8)}`;
    if (random() < 0.35) tufts += blade;
    else thin += blade;
  }
  return sketch.line(tufts, 0.6).add('branch', thin, 0.45).line('M96 84Q104 73 108 65M134 84Q123 74 117 65', 0.6);
}

/** Water, with reflections of the moon. */
function shore(random: () => number): FinishedSketch {
  const sketch = new Sketch().add('water', `M${LEFT} ${GROUND - 6}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`);
  let waves = '';
  let thin = '';
  for (let i = 0; i < 180; i++) {
    const y = rounded(GROUND - 5 + random() ** 1.3 * 24);
    const x = rounded(LEFT + random() * SPAN);
    const w = rounded(3 + (y - GROUND + 8) * 0.45 * (0.5 + random()));
    if (random() < 0.4) waves += `M${x} ${y}h${w}`;
    else thin += `M${x} ${y}h${w}`;
  }
  return sketch.line(waves, 0.6).add('branch', thin, 0.5);
}

/** The surroundings of a world: more of its kind to the horizon, or only stars and an abyss. */
export function surroundWorld(id: string, around: Surroundings | undefined): WidePicture {
  const random = seededRandom(hashSeed(id));
  const sky = new Sketch();
  let [large, small] = ['', ''];
  for (let i = 0; i < 190; i++) {
    const star = `M${rounded(LEFT + random() * SPAN)} ${rounded(TOP + random() * ((around === 'void' ? WIDE_HEIGHT : GROUND - 12) - TOP))}h.1`;
    if (random() < 0.22) large += star;
    else small += star;
  }
  sky.line(large, 1.3).line(small, 0.6);
  const ground = new Sketch();
  if (around === 'void') {
    // Broken rays, for depth.
    let [rays, thin] = ['', ''];
    for (let i = 0; i < 64; i++) {
      const turn = (i / 64) * Math.PI * 2 + random() * 0.05;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const from = 70 + random() * 16;
      const to = from + 10 + random() * 130;
      const d = `M${rounded(110 + from * c)} ${rounded(40 + from * 0.62 * s)}L${rounded(110 + to * c)} ${rounded(40 + to * 0.62 * s)}`;
      if (i % 3 === 0) rays += d;
      else thin += d;
    }
    sky.line(rays, 0.8).add('branch', thin, 0.5);
  } else {
    for (let i = 0; i < 15; i++) {
      const y = 46 + i * 1.5;
      sky.add(
        'branch',
        `M${rounded(random() * 40)} ${y}H${rounded(60 + random() * 40)}M${rounded(120 + random() * 40)} ${y}H${WIDE_WIDTH}`,
        0.4,
      );
    }
    ground
      .night(`M${LEFT} ${GROUND + 4}H${RIGHT}V${WIDE_HEIGHT}H${LEFT}Z`)
      .line(`M${LEFT} ${GROUND + 4}H${RIGHT}`, 0.6);
    let [near, far] = ['', ''];
    for (let i = 0; i < 160; i++) {
      const y = rounded(GROUND + 5.5 + random() ** 1.4 * 14);
      const d = `M${rounded(LEFT + random() * SPAN)} ${y}h${rounded(2 + (y - GROUND) * random())}`;
      if (random() < 0.35) near += d;
      else far += d;
    }
    ground.line(near, 0.6).add('branch', far, 0.5);
  }
  return { sky, far: new Sketch(), near: new Sketch(), ground };
}

/** Rain across the whole picture, for weather cards. */
export function rain(): FinishedSketch {
  const random = seededRandom(5);
  let d = '';
  for (let i = 0; i < 260; i++)
    d += `M${rounded(LEFT + random() * SPAN)} ${rounded(TOP + random() * (WIDE_HEIGHT - TOP))}l-1.8 ${rounded(5 + random() * 6)}`;
  return new Sketch().add('branch', d, 0.4);
}
