/**
 * Sculpt, light, cut. A picture is modelled as soft bodies in picture units (x right, y down, z away from us; the eye
 * looks straight along z), lit by one lamp and one sky, and cut into two blocks: bone (what the lamp reaches) and slate
 * (what the sky reaches). Lines are slices through the bodies, so hatching follows the form by itself; the width of a
 * line is the light on it. What comes out is SVG: a few filled paths, no gradients, no filters.
 */
import { norm, spline } from './noise.mjs';

const turn = (rx = 0, ry = 0, rz = 0) => {
  const [a, b, c] = [rx, ry, rz].map((d) => (d * Math.PI) / 180);
  const [ca, sa, cb, sb, cc, sc] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b), Math.cos(c), Math.sin(c)];
  // the way back: from picture to body
  const R = [
    cc * cb,
    cc * sb * sa - sc * ca,
    cc * sb * ca + sc * sa,
    sc * cb,
    sc * sb * sa + cc * ca,
    sc * sb * ca - cc * sa,
    -sb,
    cb * sa,
    cb * ca,
  ];
  return [R[0], R[3], R[6], R[1], R[4], R[7], R[2], R[5], R[8]];
};

/** A body: primitives that melt into one another, with others cut out of it. */
class Body {
  constructor(o) {
    Object.assign(
      this,
      {
        k: 8,
        ck: 3,
        dir: [0.25, 1, 0.55],
        gap: 3.4,
        lum: 1,
        fill: 1,
        wet: 0,
        bump: 0,
        grain: 0.09,
        disp: 0,
        rings: 0,
        glow: null,
        wob: 1.2,
        rim: 1,
        cast: true,
      },
      o,
    );
    this.dir = norm(this.dir);
    this.add = [];
    this.cuts = [];
  }
  put(p, cut) {
    if (p.t !== 3) [p.cx, p.cy, p.cz] = [p.x, p.y, p.z];
    (cut ? this.cuts : this.add).push(p);
    return this;
  }
  ball(x, y, z, r, cut) {
    return this.put({ t: 0, x, y, z, r, e: r, s0: 0, s1: 0 }, cut);
  }
  egg(x, y, z, rx, ry, rz, rot = [0, 0, 0], cut = false) {
    return this.put({ t: 1, x, y, z, rx, ry, rz, m: turn(...rot), e: Math.max(rx, ry, rz) }, cut);
  }
  box(x, y, z, hx, hy, hz, rot = [0, 0, 0], r = 1, cut = false) {
    return this.put(
      { t: 2, x, y, z, hx: hx - r, hy: hy - r, hz: hz - r, r, m: turn(...rot), e: Math.hypot(hx, hy, hz) },
      cut,
    );
  }
  /** A limb through points: [x, y, z, radius] each, or written as `x y z radius, x y z radius`. */
  tube(through, { cut = false, per = 6, soft = true } = {}) {
    const pts = typeof through === 'string' ? through.split(', ').map((one) => one.split(' ').map(Number)) : through;
    const line = soft ? spline(pts, per) : pts;
    let s = 0;
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i], line[i + 1]];
      const dx = b[0] - a[0],
        dy = b[1] - a[1],
        dz = b[2] - a[2];
      const l = Math.hypot(dx, dy, dz);
      this.put(
        {
          t: 3,
          x: a[0],
          y: a[1],
          z: a[2],
          dx,
          dy,
          dz,
          q: 1 / (l * l || 1),
          r0: Math.max(a[3], 0.3),
          r1: Math.max(b[3], 0.3),
          s0: s,
          s1: s + l,
          cx: (a[0] + b[0]) / 2,
          cy: (a[1] + b[1]) / 2,
          cz: (a[2] + b[2]) / 2,
          e: l / 2 + Math.max(a[3], b[3]),
        },
        cut,
      );
      s += l;
    }
    return this;
  }
}
export const centre = (p) => [p.cx, p.cy, p.cz];

/** Whether all of a primitive is further from a point than this. */
const beyond = (p, x, y, z, far) => {
  const lim = far + p.e;
  const dx = x - p.cx,
    dy = y - p.cy,
    dz = z - p.cz;
  return lim < 0 || dx * dx + dy * dy + dz * dz > lim * lim;
};
let hitS = 0;
function prim(p, x, y, z) {
  let px = x - p.x,
    py = y - p.y,
    pz = z - p.z;
  if (p.t === 3) {
    let h = (px * p.dx + py * p.dy + pz * p.dz) * p.q;
    h = h < 0 ? 0 : h > 1 ? 1 : h;
    px -= h * p.dx;
    py -= h * p.dy;
    pz -= h * p.dz;
    hitS = p.s0 + h * (p.s1 - p.s0);
    return Math.sqrt(px * px + py * py + pz * pz) - (p.r0 + h * (p.r1 - p.r0));
  }
  if (p.t === 0) return Math.sqrt(px * px + py * py + pz * pz) - p.r;
  const m = p.m;
  const qx = m[0] * px + m[1] * py + m[2] * pz,
    qy = m[3] * px + m[4] * py + m[5] * pz,
    qz = m[6] * px + m[7] * py + m[8] * pz;
  if (p.t === 1) {
    const a = qx / p.rx,
      b = qy / p.ry,
      c = qz / p.rz;
    const k0 = Math.sqrt(a * a + b * b + c * c);
    const A = a / p.rx,
      B = b / p.ry,
      C = c / p.rz;
    const k1 = Math.sqrt(A * A + B * B + C * C);
    return k1 < 1e-9 ? -p.e : (k0 * (k0 - 1)) / k1;
  }
  const bx = Math.abs(qx) - p.hx,
    by = Math.abs(qy) - p.hy,
    bz = Math.abs(qz) - p.hz;
  const ox = bx > 0 ? bx : 0,
    oy = by > 0 ? by : 0,
    oz = bz > 0 ? bz : 0;
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(bx, by, bz), 0) - p.r;
}
/** How far along its limb the last point lay that was asked for. */
export let lastS = 0;
/** How far a point is from a body; less than 0 within it. */
export function bodyAt(b, add, cuts, x, y, z) {
  let d = 1e9,
    near = 1e9;
  const k = b.k;
  for (let i = 0; i < add.length; i++) {
    // What is too far away to melt into the rest is passed over: most of what there is.
    if (beyond(add[i], x, y, z, d + k)) continue;
    const v = prim(add[i], x, y, z);
    if (v < near) {
      near = v;
      lastS = hitS;
    }
    const h = k - Math.abs(d - v);
    d = v < d ? v : d;
    if (h > 0) d -= (h * h) / (4 * k);
  }
  for (let i = 0; i < cuts.length; i++) {
    if (beyond(cuts[i], x, y, z, b.ck - d)) continue;
    const v = -prim(cuts[i], x, y, z);
    const h = b.ck - Math.abs(d - v);
    d = v > d ? v : d;
    if (h > 0) d += (h * h) / (4 * b.ck);
  }
  if (b.disp && d < 30) d += b.disp(x, y, z);
  return d;
}

/** A picture: its bodies, the lamp and the sky that light them, and what is drawn by hand behind and before them. */
export class Scene {
  constructor(w, h, o = {}) {
    this.w = w;
    this.h = h;
    Object.assign(this, { lamp: null, sky: null, ambient: 0.05, back: null, floor: null }, o);
    this.bodies = [];
    this.sheets = [];
    this.behind = [];
    this.before = [];
  }
  body(o = {}) {
    const b = new Body(o);
    b.scene = this;
    b.options = o;
    this.bodies.push(b);
    return b;
  }
  /** A thin skin: a polygon in the picture with a depth. */
  sheet(poly, z, o = {}) {
    this.sheets.push(Object.assign(new Body(o), { poly, zAt: z }));
    return this;
  }
}

/** Whether a point lies in a polygon. */
export function inside(poly, x, y) {
  let c = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i],
      [xj, yj] = poly[j];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) c = !c;
  }
  return c;
}
