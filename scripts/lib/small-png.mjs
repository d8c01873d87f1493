/** Makes PNG pictures small: few colours, chosen to suit the picture. */
import zlib, { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 192;

/** The same picture with a palette. `png`: 8 bits a channel, not interlaced, as browsers write them. */
export function smallPng(png) {
  const { width, height, pixels, channels } = decode(png);
  const palette = paletteOf(pixels, channels);
  const nearest = new Map();
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0, at = 0; i < width * height; i++, at += channels) {
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    let index = nearest.get(key);
    if (index === undefined) {
      index = nearestOf(palette, pixels[at], pixels[at + 1], pixels[at + 2]);
      nearest.set(key, index);
    }
    // Each row begins with its filter: none, as there is nothing to be gained for palettes.
    rows[i + Math.floor(i / width) + 1] = index;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}

/** Older Nodes have no checksum of their own. */
function checksum(data) {
  if (zlib.crc32) return zlib.crc32(data);
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function decode(png) {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : pixels[at - channels];
      const up = y === 0 ? 0 : pixels[at - stride];
      const corner = x < channels || y === 0 ? 0 : pixels[at - stride - channels];
      pixels[at] = raw[y * (stride + 1) + 1 + x] + foretold(filter, left, up, corner);
    }
  }
  return { width, height, pixels, channels };
}

/** What a filter of PNG takes a byte to be from its neighbours. */
function foretold(filter, left, up, corner) {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const [l, u, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (l <= u && l <= c) return left;
  return u <= c ? up : corner;
}

/** Median cut, the box of colours with the widest spread being halved until there are enough; then a few passes more. */
function paletteOf(pixels, channels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += channels) {
    const key = ((pixels[at] >> 1) << 14) | ((pixels[at + 1] >> 1) << 7) | (pixels[at + 2] >> 1);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const colours = [...counts].map(([key, n]) => ({
    of: [(key >> 14) << 1, ((key >> 7) & 127) << 1, (key & 127) << 1],
    n,
  }));
  const boxes = [boxOf(colours)];
  while (boxes.length < COLOURS) {
    boxes.sort((a, b) => b.weight - a.weight);
    if (boxes[0].colours.length < 2) break;
    const { colours: all, axis } = boxes.shift();
    all.sort((a, b) => a.of[axis] - b.of[axis]);
    const half = all.reduce((sum, { n }) => sum + n ** 0.45, 0) / 2;
    let cut = 0;
    for (let sum = 0; sum < half && cut < all.length - 1; cut++) sum += all[cut].n ** 0.45;
    boxes.push(boxOf(all.slice(0, cut)), boxOf(all.slice(cut)));
  }
  let palette = boxes.map(({ colours: own }) => meanOf(own));
  // Boxes are coarse: small patches of a colour of their own find it when every colour joins the nearest, and again.
  for (let pass = 0; pass < 3; pass++) {
    const groups = palette.map(() => []);
    for (const one of colours) groups[nearestOf(palette, ...one.of)].push(one);
    palette = palette.map((colour, i) => (groups[i].length > 0 ? meanOf(groups[i]) : colour));
  }
  return palette;
}

function meanOf(colours) {
  const weight = colours.reduce((sum, { n }) => sum + n ** 0.45, 0);
  return [0, 1, 2].map((axis) =>
    Math.min(255, Math.round(colours.reduce((sum, { of, n }) => sum + of[axis] * n ** 0.45, 0) / weight)),
  );
}

/** Colours that are still together. Rare ones count for more than their number: a small lit sign is a small sign. */
function boxOf(colours) {
  const spreads = [0, 1, 2].map((axis) => {
    let [least, most] = [255, 0];
    for (const { of } of colours) [least, most] = [Math.min(least, of[axis]), Math.max(most, of[axis])];
    return most - least;
  });
  const axis = spreads.indexOf(Math.max(...spreads));
  const weight = colours.length < 2 ? 0 : spreads[axis] * colours.reduce((sum, { n }) => sum + n ** 0.45, 0);
  return { colours, axis, weight };
}

function nearestOf(palette, r, g, b) {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [i, [pr, pg, pb]] of palette.entries()) {
    const far = (pr - r) ** 2 * 2 + (pg - g) ** 2 * 4 + (pb - b) ** 2 * 3;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}
