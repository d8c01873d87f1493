/**
 * Draws the ground of every board of every box: engraved plans at night, generated from the board's data
 * (rules/src/language/boards.ts). The same data give the same file. The files are in packages/web/public, those of
 * boxes outside the repository (VIGIL_BOXES) in a folder `public` of the box.
 *
 * `node scripts/ground.mjs` writes them, `node scripts/ground.mjs --check` only reports whether they are current. Both
 * read the built @vigil/content.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative, resolve } from 'node:path';
import { fields, greens, hachures, houses } from './lib/ground/houses.mjs';
import { planOf } from './lib/ground/plan.mjs';
import { astrolabe, compass, frame, stars } from './lib/ground/sky.mjs';
import { bridges, current, ferry, isle, outline, waterLines, wharves } from './lib/ground/water.mjs';
import { avenues, lamps, lanes, railway } from './lib/ground/ways.mjs';
import { log, Problem, root, runIfMain } from './lib/run.mjs';

/** Folder of the drawings. */
const GROUNDS = join('packages', 'web', 'public');

/** Fills of the roofs, by the five kinds of houses. */
const ROOFS = { low: '#233339', mid: '#2b3d43', high: '#394d52', hatched: 'url(#h1)', crossed: 'url(#h2)' };

const DEFS = `<defs>
<linearGradient id="night" x2="0" y2="1"><stop stop-color="#060a0c"/><stop offset="1" stop-color="#12212a"/></linearGradient>
<linearGradient id="earth" x2="0" y2="1"><stop stop-color="#0f181b"/><stop offset="1" stop-color="#0b1113"/></linearGradient>
<linearGradient id="river" x2="1" y2="1"><stop stop-color="#1d3a44"/><stop offset=".5" stop-color="#142a33"/><stop offset="1" stop-color="#0f2027"/></linearGradient>
<radialGradient id="lamp"><stop stop-color="#f2b24c" stop-opacity=".42"/><stop offset=".5" stop-color="#f2b24c" stop-opacity=".13"/><stop offset="1" stop-color="#f2b24c" stop-opacity="0"/></radialGradient>
<radialGradient id="dusk" cx=".5" cy=".56" r=".74"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>
<pattern id="h1" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0H26V26H0z" fill="#243439"/><path d="M13 0V26" stroke="#667874" stroke-width="6"/></pattern>
<pattern id="h2" width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(-52)"><path d="M0 0H28V28H0z" fill="#2f4146"/><path d="M14 0V28" stroke="#131c1f" stroke-width="10"/></pattern>
</defs>`;

/** The drawing of a board, as SVG; `content` has its streets and locations. */
export function drawGround(content, board) {
  const plan = planOf(board, content.boardLayout(board.id));
  const { x, y, w, h } = board.plane;
  const { y: top } = board.land;
  const { compass: rose } = board.ground;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}">`,
    DEFS,
    ...(top > y
      ? [
          `<path d="M${x} ${y}H${x + w}V${top}H${x}z" fill="url(#night)"/>`,
          `<g transform="scale(.1)">${stars(plan)}</g>`,
          astrolabe(plan),
        ]
      : []),
    `<svg x="${x}" y="${top}" width="${w}" height="${y + h - top}" viewBox="${x} ${top} ${w} ${y + h - top}">`,
    `<path d="M${x} ${top}H${x + w}V${y + h}H${x}z" fill="url(#earth)"/>`,
    `<g transform="scale(.1)" fill="none">`,
    ...drawCity(plan),
    ...drawWater(plan),
    ...drawLights(plan),
    '</g>',
    ...plan.nodes.map(([nx, ny]) => `<ellipse cx="${nx}" cy="${ny}" rx="118" ry="74" fill="url(#lamp)"/>`),
    ...(rose ? [compass(rose)] : []),
    `<path d="M${x} ${top}H${x + w}V${y + h}H${x}z" fill="url(#dusk)"/>`,
    '</svg>',
    frame(plan),
    '</svg>',
    '',
  ].join('\n');
}

function drawCity(plan) {
  const { pens, quiet, ridges, windows } = houses(plan);
  const { ground, trees, trunks, stones } = greens(plan);
  const roofs = Object.entries(ROOFS);
  const rail = railway(plan);
  const { furrows, walls } = fields(plan);
  return [
    ...(furrows.d === ''
      ? []
      : [
          `<path d="${furrows.d}" stroke="#71847a" stroke-width="3.6" opacity=".55"/><path d="${walls.d}" stroke="#566a64" stroke-width="4"/>`,
        ]),
    // Each roof throws the same shadow: its own shape, moved.
    `<g fill="#04070a">${roofs.map(([kind]) => `<use href="#${kind}" x="16" y="20"/>`).join('')}</g>`,
    `<path d="${quiet.d}" fill="#162124" stroke="#33454a" stroke-width="4"/>`,
    `<g stroke="#8fa29c" stroke-opacity=".48" stroke-width="4.5">`,
    ...roofs.map(([kind, fill]) => `<g fill="${fill}"><path id="${kind}" d="${pens[kind].d}"/></g>`),
    '</g>',
    `<path d="${ridges.d}" stroke="#8fa29c" stroke-width="3.5" opacity=".55"/>`,
    strokePath('panes', windows.d, [
      'stroke="#f2b24c" stroke-width="50" stroke-linecap="round" opacity=".16"',
      'stroke="#ffc765" stroke-width="17"',
    ]),
    `<path d="${ground.d}" fill="#14231d" stroke="#5f7a68" stroke-width="5"/>`,
    `<path d="${trees.d}" fill="#1d3329" stroke="#86a08a" stroke-width="5"/><path d="${trunks.d}" stroke="#86a08a" stroke-width="5.5"/>`,
    `<path d="${stones.d}" stroke="#c9c3a6" stroke-width="8"/>`,
    `<path d="${hachures(plan).d}" stroke="#d9cfa8" stroke-width="7" stroke-linecap="round" opacity=".55"/>`,
    strokePath('lanes', lanes(plan).d, [
      'stroke="#5b4d30" stroke-width="66"',
      'stroke="#101719" stroke-width="56"',
      'stroke="#a5884f" stroke-width="13" stroke-dasharray="1 34" stroke-linecap="round"',
    ]),
    strokePath('ways', avenues(plan).d, [
      'stroke="#070b0d" stroke-width="170" stroke-linecap="round" opacity=".8"',
      'stroke="#c9a45c" stroke-width="126" stroke-linecap="round"',
      'stroke="#211f18" stroke-width="108" stroke-linecap="round"',
      'stroke="#c9a45c" stroke-width="7" stroke-dasharray="44 32" opacity=".65"',
    ]),
    `<path d="${rail.bed.d}" stroke="#0a0f11" stroke-width="130"/><path d="${rail.sleepers.d}" stroke="#9a917a" stroke-width="10"/><path d="${rail.rails.d}" stroke="#e0d3ad" stroke-width="9"/>`,
  ];
}

function drawWater(plan) {
  const { shore, strokes } = isle(plan);
  const { deck, planks, piers } = bridges(plan);
  const { decks, boats } = wharves(plan);
  return [
    `<path d="${outline(plan, 4)}" fill="#0a1114" stroke="#6d8488" stroke-width="6"/>`,
    `<path d="${outline(plan, 0)}" fill="url(#river)" stroke="#a9c3c4" stroke-width="9"/>`,
    ...waterLines(plan).map(
      (d, k) =>
        `<path d="${d}" stroke="#9dc0c4" stroke-width="${8 - k * 0.6}" opacity="${(0.8 - k * 0.1).toFixed(1)}"/>`,
    ),
    `<path d="${current(plan).d}" stroke="#9dc0c4" stroke-width="4" stroke-linecap="round" opacity=".45"/>`,
    `<path d="${ferry(plan).d}" stroke="#e9dfc6" stroke-width="15" stroke-dasharray="1 46" stroke-linecap="round"/>`,
    `<path d="${shore.d}" fill="#1b2b25" stroke="#c2d3c4" stroke-width="9"/><path d="${strokes.d}" stroke="#c2d3c4" stroke-width="5" opacity=".7"/>`,
    `<path d="${decks.d}" fill="#2a2a22" stroke="#b59a61" stroke-width="6"/><path d="${boats.d}" fill="#0d1416" stroke="#cfc7ab" stroke-width="6"/>`,
    `<path d="${deck.d}" stroke="#000" stroke-width="150" opacity=".45" transform="translate(14 34)"/>`,
    `<path d="${piers.d}" stroke="#e0c68a" stroke-width="34" stroke-linecap="round"/>`,
    `<path d="${deck.d}" stroke="#e0c68a" stroke-width="146"/><path d="${deck.d}" stroke="#2a2a22" stroke-width="126"/><path d="${planks.d}" stroke="#c9a45c" stroke-width="5" opacity=".6"/>`,
  ];
}

function drawLights(plan) {
  const round = 'stroke-linecap="round"';
  return [
    strokePath('lights', lamps(plan).d, [
      `stroke="#ffc765" stroke-width="150" ${round} opacity=".11"`,
      `stroke="#ffc765" stroke-width="66" ${round} opacity=".24"`,
      `stroke="#ffeab8" stroke-width="22" ${round}`,
    ]),
  ];
}

/** One path, drawn in several strokes on top of each other. */
function strokePath(id, d, strokes) {
  return `<defs><path id="${id}" d="${d}"/></defs>${strokes.map((look) => `<use href="#${id}" ${look}/>`).join('')}`;
}

/** Every board, with the content of its box and of those the box needs, and the path of its drawing. */
async function loadBoards() {
  const { BOXES, loadBoxes } = await import('@vigil/content').catch(() => {
    throw new Problem('The content is not built yet: run `npm run build` first.');
  });
  const { Content } = await import('@vigil/rules');
  const { loadExternalBoxes } = await import('@vigil/lab');
  const folders = (process.env.VIGIL_BOXES ?? '').split(delimiter).filter((folder) => folder !== '');
  await loadExternalBoxes(process.env.VIGIL_BOXES);
  const found = await Promise.all(
    BOXES.entries.map(async ({ id }) => {
      const boxes = await loadBoxes([id]);
      const content = new Content(boxes.map(({ pack }) => pack));
      const folder = folders.find((one) => basename(resolve(one)) === id);
      const target = folder === undefined ? join(root, GROUNDS) : join(resolve(folder), 'public');
      const { boards: own } = boxes.at(-1).pack;
      return own.map((board) => ({ content, board, path: join(target, board.ground.picture) }));
    }),
  );
  return found.flat();
}

async function main() {
  for (const { content, board, path } of await loadBoards()) {
    const file = relative(root, path);
    const drawing = drawGround(content, board);
    if (!process.argv.includes('--check')) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, drawing);
      log(`${file}: ${Math.round(drawing.length / 1024)} kB`);
    } else if (!existsSync(path) || readFileSync(path, 'utf8') !== drawing) {
      throw new Problem(`${file} is out of date: run \`node scripts/ground.mjs\`.`);
    }
  }
}

await runIfMain(import.meta.url, main);
