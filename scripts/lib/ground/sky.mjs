/** The surroundings of the city: the night sky with the limb of an astrolabe, the compass, the frame. */
import { createRandom, Pen } from './pen.mjs';

const GOLD = '#c9a45c';

/** Stars, in three sizes. */
export function stars({ plane, land }) {
  const random = createRandom(12);
  const pens = [new Pen(), new Pen(), new Pen()];
  for (let i = 0; i < Math.round(plane.w * 0.17); i++) {
    const pen = pens[i % 7 === 0 ? 2 : i % 3 === 0 ? 1 : 0];
    pen.dot(random.between(plane.x, plane.x + plane.w), random.between(plane.y + 4, land.y - 6));
  }
  const colour = 'fill="none" stroke="#e9dfc6" stroke-linecap="round"';
  return pens
    .map((pen, k) => `<path d="${pen.d}" ${colour} stroke-width="${[7, 10, 15][k]}" opacity="${[0.5, 0.6, 0.85][k]}"/>`)
    .join('');
}

/** The limb of an astrolabe: arcs about a far centre, with degrees. */
export function astrolabe({ plane, land }) {
  const [cx, cy, r0] = [plane.x + plane.w / 2, land.y + 3376, 3455];
  const [left, right, half] = [plane.x - 20, plane.x + plane.w + 20, plane.w / 2 + 20];
  const arc = (r, weight, opacity) => {
    const y = cy - Math.sqrt(r * r - half * half);
    return `<path d="M${left} ${y.toFixed(1)}A${r} ${r} 0 0 1 ${right} ${y.toFixed(1)}" fill="none" stroke="${GOLD}" stroke-width="${weight}" opacity="${opacity}"/>`;
  };
  const ticks = new Pen();
  for (let i = -150; i <= 150; i++) {
    const a = i * 0.00105;
    const short = i % 5 === 0 ? 6.5 : 2.6;
    ticks.line([r0, r0 - short].map((r) => [cx + r * Math.sin(a), cy - r * Math.cos(a)]));
  }
  return (
    arc(r0, 0.9, 0.7) +
    arc(r0 - 22, 1.4, 0.7) +
    arc(r0 - 26, 0.5, 0.6) +
    arc(r0 - 88, 0.6, 0.4) +
    `<path d="${ticks.d}" transform="scale(.1)" stroke="${GOLD}" stroke-width="5" opacity=".55"/>`
  );
}

/** A compass rose. */
export function compass([x, y]) {
  let points = '';
  for (let i = 0; i < 8; i++) {
    const long = i % 2 === 0 ? 23 : 14;
    points +=
      `<g transform="rotate(${i * 45})"><path d="M0-${long}L2.700-3 0 0z" fill="#e8cf8f"/><path d="M0-${long}L-2.700-3 0 0z" fill="#4d3a15"/></g>`.replaceAll(
        '.700',
        '.7',
      );
  }
  return `<g transform="translate(${x} ${y})"><circle r="20" fill="#0b1214" fill-opacity=".85" stroke="${GOLD}" stroke-width=".9"/><circle r="16" fill="none" stroke="${GOLD}" stroke-width=".4"/>${points}<path d="M-3.500-27v-8l7 8v-8" fill="none" stroke="#e8cf8f" stroke-width="1.200"/></g>`
    .replaceAll('.500', '.5')
    .replaceAll('1.200', '1.2');
}

/** The double frame with its cut corners, and the rule between sky and land if there is a sky. */
export function frame({ plane: { x, y, w, h }, land }) {
  const bottom = y + h;
  const corners = [
    [1, 1, x + 1.3, y + 1.3],
    [-1, 1, x + w - 1.3, y + 1.3],
    [1, -1, x + 1.3, bottom - 1.3],
    [-1, -1, x + w - 1.3, bottom - 1.3],
  ].map(
    ([sx, sy, cx, cy]) =>
      `<path transform="translate(${cx} ${cy}) scale(${sx} ${sy})" d="M0 0H20L15 5H10L5 10V15L0 20Z" fill="#0c1214" stroke="${GOLD}"/>`,
  );
  const rule = `<path d="M${x} ${land.y}H${x + w}" stroke="${GOLD}" stroke-width="1.6"/><path d="M${x} ${land.y + 3}H${x + w}" stroke="${GOLD}" stroke-width=".5"/>`;
  return (
    (land.y > y ? rule : '') +
    `<rect x="${x + 1.3}" y="${y + 1.3}" width="${w - 2.6}" height="${h - 2.6}" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
    `<rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="${h - 8}" fill="none" stroke="${GOLD}" stroke-width=".5"/>` +
    corners.join('')
  );
}
