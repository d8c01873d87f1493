import { bodyAt, centre, inside, lastS } from './bodies.mjs';
import { trace } from './lines.mjs';
import { clamp, noise, norm, smooth } from './noise.mjs';

/**
 * Looks, lights and cuts a scene. crop: [x, y, w, h]; ss: points to a unit; gap: how much wider lines stand; tol: how far a
 * line may be from where it was traced; least: what is smaller than this is left out.
 */
export function cut(scene, { ss = 2, crop = [0, 0, scene.w, scene.h], gap = 1, tol = 0.2, least = 0.8 } = {}) {
  const [X0, Y0, CW, CH] = crop;
  const W = Math.round(CW * ss),
    H = Math.round(CH * ss),
    N = W * H;
  const depth = new Float32Array(N).fill(1e6),
    id = new Int16Array(N).fill(-1),
    S = new Float32Array(N);
  const px = (i) => X0 + (i + 0.5) / ss,
    py = (j) => Y0 + (j + 0.5) / ss;
  const mats = [...scene.bodies, ...scene.sheets];
  for (const b of scene.bodies) {
    const c = [0, 1, 2].map((k) => b.add.reduce((s, p) => s + centre(p)[k], 0) / b.add.length);
    b.c = c;
    b.R =
      Math.max(
        ...b.add.map((p) => {
          const q = centre(p);
          return Math.hypot(q[0] - c[0], q[1] - c[1], q[2] - c[2]) + p.e;
        }),
      ) + b.k;
  }
  // Which primitives a tile of the picture can see
  const T = 12 * Math.max(1, Math.round(ss)),
    TW = Math.ceil(W / T),
    TH = Math.ceil(H / T),
    tiles = [];
  for (let ty = 0; ty < TH; ty++)
    for (let tx = 0; tx < TW; tx++) {
      const x0 = px(tx * T),
        x1 = px(tx * T + T),
        y0 = py(ty * T),
        y1 = py(ty * T + T);
      const list = [];
      let zmin = 1e9,
        zmax = -1e9;
      scene.bodies.forEach((b, i) => {
        const m = b.k + 14;
        const see = (p) => {
          const [cx, cy] = centre(p);
          return cx + p.e + m > x0 && cx - p.e - m < x1 && cy + p.e + m > y0 && cy - p.e - m < y1;
        };
        const add = b.add.filter(see);
        if (!add.length) return;
        for (const p of add) {
          const cz = centre(p)[2];
          zmin = Math.min(zmin, cz - p.e - 10);
          zmax = Math.max(zmax, cz + p.e + 10);
        }
        list.push({ b, i, add, cuts: b.cuts.filter(see) });
      });
      tiles.push({ list, zmin, zmax });
    }
  let who = 0;
  const near = (list, x, y, z) => {
    let d = 1e9;
    for (let i = 0; i < list.length; i++) {
      const l = list[i];
      const { c, R } = l.b;
      // Further away than what was found already, whatever melts or stands out on it.
      const far = d + R + 8;
      if (far > 0 && (x - c[0]) ** 2 + (y - c[1]) ** 2 + (z - c[2]) ** 2 > far * far) continue;
      const v = bodyAt(l.b, l.add, l.cuts, x, y, z);
      if (v < d) {
        d = v;
        who = l.i;
      }
    }
    return d;
  };
  const nrm = new Float32Array(N * 3),
    ao = new Float32Array(N).fill(1);
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const n = j * W + i,
        x = px(i),
        y = py(j);
      const tile = tiles[Math.floor(j / T) * TW + Math.floor(i / T)];
      let zf = 1e6;
      if (scene.floor) {
        const z = (scene.floor.y - y) / scene.floor.tilt;
        if (z < scene.floor.far && z > -600) {
          zf = z;
          depth[n] = z;
          id[n] = -2;
        }
      }
      if (tile.list.length) {
        let z = tile.zmin;
        for (let s = 0; s < 110; s++) {
          const d = near(tile.list, x, y, z);
          if (d < 0.12) {
            if (z < zf) {
              depth[n] = z;
              id[n] = who;
            }
            break;
          }
          z += d * 0.8;
          if (z > tile.zmax || z > zf) break;
        }
      }
      for (let k = 0; k < scene.sheets.length; k++) {
        const sh = scene.sheets[k];
        if (!inside(sh.poly, x, y)) continue;
        const z = sh.zAt(x, y);
        if (z < depth[n]) {
          depth[n] = z;
          id[n] = scene.bodies.length + k;
          const e = 0.8,
            v = norm([
              (sh.zAt(x + e, y) - sh.zAt(x - e, y)) / (2 * e),
              (sh.zAt(x, y + e) - sh.zAt(x, y - e)) / (2 * e),
              -1,
            ]);
          nrm.set(v, n * 3);
        }
      }
      if (id[n] === -2) {
        const f = scene.floor,
          z = depth[n],
          e = 2,
          bz = f.bump ?? 0,
          q = f.scale ?? 0.05;
        const g = (a, c) => bz * noise(a * q, c * q * 1.4, 7);
        const v = norm([(g(x - e, z) - g(x + e, z)) * 0.3, -1, -f.tilt + (g(x, z - e) - g(x, z + e)) * 0.3]);
        nrm.set(v, n * 3);
        if (tile.list.length) {
          const d = near(tile.list, x, y - 4, z);
          ao[n] = clamp(0.25 + d / 8);
        }
      } else if (id[n] >= 0 && id[n] < scene.bodies.length) {
        const l = tile.list,
          z = depth[n],
          e = 0.5,
          b = scene.bodies[id[n]];
        const one = l.find((o) => o.i === id[n]);
        const at = (a, c, d) => bodyAt(b, one.add, one.cuts, a, c, d);
        at(x, y, z);
        S[n] = lastS;
        let v = norm([
          at(x + e, y, z) - at(x - e, y, z),
          at(x, y + e, z) - at(x, y - e, z),
          at(x, y, z + e) - at(x, y, z - e),
        ]);
        let o = 0;
        for (const h of [3, 8, 16]) o += Math.max(0, h - near(l, x + v[0] * h, y + v[1] * h, z + v[2] * h)) / h;
        ao[n] = clamp(1.1 - o * 0.42);
        if (b.bump) {
          const q = b.grain,
            g = (a, c, d) => noise(a * q, c * q, d * q) + 0.5 * noise(a * q * 2.3, c * q * 2.3, d * q * 2.3);
          v = norm([
            v[0] - b.bump * (g(x + 1, y, z) - g(x - 1, y, z)),
            v[1] - b.bump * (g(x, y + 1, z) - g(x, y - 1, z)),
            v[2] - b.bump * (g(x, y, z + 1) - g(x, y, z - 1)),
          ]);
        }
        nrm.set(v, n * 3);
      }
    }
  // Light: one lamp with shadows, one sky
  const key = new Float32Array(N),
    fill = new Float32Array(N),
    phase = new Float32Array(N),
    glow = new Float32Array(N);
  const far = (x, y, z) => {
    let d = 1e9;
    for (const b of scene.bodies) {
      if (!b.cast) continue;
      const q = Math.hypot(x - b.c[0], y - b.c[1], z - b.c[2]) - b.R;
      if (q > d || q > 24) {
        if (q < d) d = q;
        continue;
      }
      const v = bodyAt(b, b.add, b.cuts, x, y, z);
      if (v < d) d = v;
    }
    return d;
  };
  const shade = (x, y, z, lx, ly, lz, soft) => {
    const dx = lx - x,
      dy = ly - y,
      dz = lz - z,
      L = Math.hypot(dx, dy, dz);
    let t = 3,
      s = 1;
    for (let k = 0; k < 40 && t < L - 6; k++) {
      const d = far(x + (dx / L) * t, y + (dy / L) * t, z + (dz / L) * t);
      if (d < 0.2) return 0;
      s = Math.min(s, (soft * d) / t);
      t += Math.max(d * 0.9, 1.2);
    }
    return s;
  };
  const SH = Math.ceil(ss),
    SW = Math.ceil(W / SH),
    shH = Math.ceil(H / SH),
    shade0 = new Float32Array(SW * shH).fill(1);
  if (scene.lamp)
    for (let j = 0; j < shH; j++)
      for (let i = 0; i < SW; i++) {
        const n = Math.min(j * SH + (SH >> 1), H - 1) * W + Math.min(i * SH + (SH >> 1), W - 1);
        if (id[n] === -1) continue;
        const v = [nrm[n * 3], nrm[n * 3 + 1], nrm[n * 3 + 2]];
        const x = px(n % W),
          y = py(Math.floor(n / W)),
          z = depth[n],
          { lamp } = scene;
        if ((lamp.x - x) * v[0] + (lamp.y - y) * v[1] + (lamp.z - z) * v[2] < -4) {
          shade0[j * SW + i] = 0.5;
          continue;
        }
        shade0[j * SW + i] = shade(
          x + v[0] * 2.5,
          y + v[1] * 2.5,
          z + v[2] * 2.5,
          lamp.x,
          lamp.y,
          lamp.z,
          lamp.soft ?? 10,
        );
      }
  const shadeAt = (i, j) => {
    const a = clamp((i - (SH >> 1)) / SH, 0, SW - 1),
      b = clamp((j - (SH >> 1)) / SH, 0, shH - 1);
    const x = Math.floor(a),
      y = Math.floor(b),
      u = a - x,
      w = b - y,
      x1 = Math.min(x + 1, SW - 1),
      y1 = Math.min(y + 1, shH - 1);
    return (
      (shade0[y * SW + x] * (1 - u) + shade0[y * SW + x1] * u) * (1 - w) +
      (shade0[y1 * SW + x] * (1 - u) + shade0[y1 * SW + x1] * u) * w
    );
  };
  const sky = scene.sky && norm(scene.sky.dir);
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const n = j * W + i,
        x = px(i),
        y = py(j),
        z = depth[n],
        k = id[n];
      if (k === -1) {
        const b = scene.back?.(x, y);
        if (b) {
          key[n] = b.key ?? 0;
          fill[n] = b.fill ?? 0;
          phase[n] = b.phase ?? y / 3.4;
        }
        continue;
      }
      const b = k === -2 ? scene.floor : mats[k];
      const v = [nrm[n * 3], nrm[n * 3 + 1], nrm[n * 3 + 2]];
      let kk = 0,
        ff = scene.ambient;
      const { lamp } = scene;
      if (lamp) {
        const d = [lamp.x - x, lamp.y - y, lamp.z - z],
          L = Math.hypot(...d);
        let nl = (d[0] * v[0] + d[1] * v[1] + d[2] * v[2]) / L;
        if (b.thin) nl = Math.max(nl, -nl * b.thin);
        const att = (lamp.power ?? 1) / (1 + (L / lamp.reach) ** 2);
        kk = Math.max(0, nl * 1.05 + 0.04) * att * shadeAt(i, j);
        if (b.wet) {
          const h = norm([d[0] / L, d[1] / L, d[2] / L - 1]);
          kk +=
            b.wet *
            Math.max(0, h[0] * v[0] + h[1] * v[1] + h[2] * v[2]) ** 24 *
            Math.min(1, att * 2) *
            (shadeAt(i, j) > 0.3 ? 1 : 0.25);
        }
      }
      if (sky) {
        let nm = sky[0] * v[0] + sky[1] * v[1] + sky[2] * v[2];
        if (b.thin) nm = Math.max(nm, -nm * b.thin);
        const edge = 1 - Math.max(0, -v[2]);
        ff += Math.max(0, nm) * (scene.sky.power ?? 0.5);
        kk += (b.rim ?? 1) * (scene.sky.rim ?? 0) * Math.max(0, nm + 0.15) * edge ** (scene.sky.tight ?? 3);
      }
      const o = ao[n];
      kk *= (b.lum ?? 1) * (0.35 + 0.65 * o);
      key[n] = (b.top ?? 0.93) * (1 - Math.exp(-1.5 * kk));
      fill[n] = ff * (b.fill ?? 1) * o;
      if (b.tone) {
        const r = b.tone(x, y, z, key[n], fill[n]);
        key[n] = r[0];
        fill[n] = r[1];
      }
      if (b.glow) glow[n] = 1;
      const wob = (b.wob ?? 1.2) * noise(x * 0.03, y * 0.03, z * 0.02 + 3);
      const g = b.gap ?? 3.4;
      phase[n] = b.phase
        ? b.phase(x, y, z)
        : b.rings
          ? (S[n] + wob * 0.6) / g
          : (x * (b.dir?.[0] ?? 0) + y * (b.dir?.[1] ?? 1) + z * (b.dir?.[2] ?? 0.5) + wob) / g;
    }
  // Edges: a dark halo on what lies behind, a thin cut of light on the nearer side
  const off = [];
  const R = Math.max(1, Math.round(1.3 * ss));
  for (let b = -R; b <= R; b++) for (let a = -R; a <= R; a++) if (a * a + b * b <= R * R + 0.5) off.push([a, b]);
  const halo = new Uint8Array(N),
    rimd = new Uint8Array(N);
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const n = j * W + i;
      for (const [a, b] of off) {
        const u = i + a,
          w = j + b;
        if (u < 0 || w < 0 || u >= W || w >= H) continue;
        const m = w * W + u,
          jump = id[m] !== id[n] && id[n] !== -2 && id[m] !== -2 ? 1.5 : 9;
        if (id[n] === -1 && id[m] === -1) continue;
        if (depth[m] < depth[n] - jump && id[m] !== -2) halo[n] = 1;
        if (depth[m] > depth[n] + jump && id[n] >= 0 && a * a + b * b <= Math.max(1, R * R * 0.5)) rimd[n] = 1;
      }
    }
  // Cutting: light against a screen of lines, whose number halves and doubles so that they stand evenly
  const fk = new Float32Array(N),
    fs = new Float32Array(N),
    bk = new Float32Array(N),
    bs = new Float32Array(N),
    fl = new Float32Array(N),
    body = new Float32Array(N);
  const tri = (p) => Math.abs(2 * (p - Math.floor(p)) - 1);
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const n = j * W + i,
        p = phase[n],
        k = id[n];
      const df = (m) => (m >= 0 && m < N && id[m] === k ? Math.abs(phase[m] - p) : 1e3);
      const gx = Math.min(i ? df(n - 1) : 1e3, i < W - 1 ? df(n + 1) : 1e3),
        gy = Math.min(df(n - W), df(n + W));
      const g = Math.hypot(gx > 99 ? 0 : gx, gy > 99 ? 0 : gy) * ss * 3.4 * gap;
      const lev = clamp(Math.log2(g || 1) + 0.35, -3, 4),
        lo = Math.floor(lev),
        t = smooth(0.62, 0.98, lev - lo);
      const s = (1 - t) * tri(p / 2 ** lo) + t * tri(p / 2 ** (lo + 1));
      let a = key[n],
        c = Math.min(fill[n], 0.8);
      const fleck = 0.1 * noise(px(i) * 0.35, py(j) * 0.35, 9);
      if (halo[n]) {
        a = -1;
        c = -1;
      } else if (rimd[n]) {
        a = Math.max(a, a > 0.16 ? 1.2 : 0);
        c = Math.max(c, (mats[k]?.rim ?? 1) ? 1.1 : c);
      }
      const A = a * 1.1 - 0.07 - s * (1 + fleck),
        C = c * 1.1 - 0.07 - s * (1 + fleck);
      if (k === -1) {
        bk[n] = A;
        bs[n] = C;
        fk[n] = fs[n] = -1;
        body[n] = -1;
      } else {
        fk[n] = A;
        fs[n] = C;
        bk[n] = bs[n] = -1;
        body[n] = 1;
      }
      // Flames among flames are parted by their seams.
      fl[n] = glow[n] && !(halo[n] && mats[k]?.seam) ? 1 : -1;
    }
  const tr = (f, min = least) => trace(f, W, H, ss, X0, Y0, tol, min);
  return {
    back: { slate: tr(bs), bone: tr(bk) },
    figure: { night: tr(body), slate: tr(fs), bone: tr(fk), lamp: tr(fl, 0.1) },
    crop,
  };
}
