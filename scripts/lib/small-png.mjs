/** Compresses PNG pictures to a palette chosen for the picture. */
import { decode, encode } from 'fast-png';

const COLOURS = 192;

/**
 * The same picture with a palette, without transparency. (Libraries choose colours by frequency alone, and lose the
 * small lit signs of a dark table.)
 */
export function compressPng(png) {
  const { width, height, data: pixels, channels } = decode(png);
  const palette = paletteOf(pixels, channels);
  const nearest = new Map();
  const data = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < data.length; i++, at += channels) {
    const key = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];
    let index = nearest.get(key);
    if (index === undefined) {
      index = nearestOf(palette, pixels[at], pixels[at + 1], pixels[at + 2]);
      nearest.set(key, index);
    }
    data[i] = index;
  }
  return encode({ width, height, data, palette, channels: 1, depth: 8 }, { zlib: { level: 9 } });
}

/**
 * A palette by median cut: halves the box of colours with the widest spread until there are enough. A few k-means
 * passes follow.
 */
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
  // Boxes are coarse. Repeated assignment of each colour to its nearest gives small patches their own colour.
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

/** A box of colours. Rare colours weigh more than their share, because a small lit sign is a small patch. */
function boxOf(colours) {
  const spreads = [0, 1, 2].map((axis) => {
    let [least, max] = [255, 0];
    for (const { of } of colours) [least, max] = [Math.min(least, of[axis]), Math.max(max, of[axis])];
    return max - least;
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
