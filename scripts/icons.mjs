// Copies the icons that packages/web/src/art/<box>/icons/names.ts lists from a copy of game-icons.net. Names their
// authors in CREDITS.md.
//
//   node scripts/icons.mjs FOLDER
//
// FOLDER holds the public repository game-icons/icons: a folder for each author with an SVG for each icon.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ART = new URL('../packages/web/src/art/', import.meta.url);
const CREDITS = new URL('../CREDITS.md', import.meta.url);

const from = process.argv[2];
if (!from) throw new Error('Give the folder of a copy of game-icons/icons.');

/** Signatures of the authors; the default is the name of the folder. */
const SIGNATURES = {
  lorc: 'Lorc',
  delapouite: 'Delapouite',
  skoll: 'Skoll',
  sbed: 'Sbed',
  'caro-asercion': 'Caro Asercion',
  cathelineau: 'Cathelineau',
  'carl-olsen': 'Carl Olsen',
  'john-colburn': 'John Colburn',
  'lord-berandas': 'Lord Berandas',
  andymeneely: 'Andy Meneely',
  faithtoken: 'Faithtoken',
  willdabeast: 'Willdabeast',
  darkzaitzev: 'DarkZaitzev',
  felbrigg: 'Felbrigg',
  'john-redman': 'John Redman',
  'heavenly-dog': 'HeavenlyDog',
};

/** Count of numbers after each path command. */
const ARGUMENT_COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * An outline with whole numbers. Each point is rounded in absolute coordinates, so that errors do not add up along the
 * outline.
 */
function roundOutline(d) {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi);
  let i = 0;
  let command = '';
  let at = [0, 0];
  let start = [0, 0];
  // Position in the written outline.
  let pen = [0, 0];
  let penStart = [0, 0];
  let last = '';
  let out = '';
  const number = () => Number(tokens[i++]);
  // The flags of an arc may be written without anything between them.
  const flag = () => {
    const token = tokens[i];
    if (token.length > 1) tokens[i] = token.slice(1);
    else i++;
    return Number(token[0]);
  };
  const write = (letter, numbers) => {
    let text = letter === last && letter !== 'm' ? '' : letter;
    for (const [n, value] of numbers.entries())
      text += (n === 0 ? text === '' && value >= 0 : value >= 0) ? ` ${value}` : value;
    out += text.replace(/^([a-z]) /, '$1');
    last = letter;
  };
  while (i < tokens.length) {
    if (/[a-z]/i.test(tokens[i])) command = tokens[i++];
    const lower = command.toLowerCase();
    const relative = command === lower;
    if (lower === 'z') {
      write('z', []);
      at = start;
      pen = penStart;
      continue;
    }
    if (lower === 'a') {
      const [rx, ry, turn, large, sweep] = [number(), number(), number(), flag(), flag()];
      const to = [number() + (relative ? at[0] : 0), number() + (relative ? at[1] : 0)];
      const end = to.map(Math.round);
      write('a', [
        Math.round(rx * 10) / 10,
        Math.round(ry * 10) / 10,
        turn,
        large,
        sweep,
        end[0] - pen[0],
        end[1] - pen[1],
      ]);
      at = to;
      pen = end;
      continue;
    }
    const points = [];
    if (lower === 'h') points.push([number() + (relative ? at[0] : 0), at[1]]);
    else if (lower === 'v') points.push([at[0], number() + (relative ? at[1] : 0)]);
    else
      for (let n = 0; n < ARGUMENT_COUNTS[lower]; n += 2)
        points.push([number() + (relative ? at[0] : 0), number() + (relative ? at[1] : 0)]);
    const ends = points.map((point) => point.map(Math.round));
    const end = ends.at(-1);
    const steps = ends.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    if (lower === 'm') {
      write('m', steps);
      start = points[0];
      penStart = end;
      command = relative ? 'l' : 'L';
    } else if (lower === 'h' || lower === 'v' || lower === 'l') {
      if (steps[0] === 0 && steps[1] !== 0) write('v', [steps[1]]);
      else if (steps[1] === 0 && steps[0] !== 0) write('h', [steps[0]]);
      else if (steps[0] !== 0) write('l', steps);
    } else write(lower, steps);
    at = points.at(-1);
    pen = end;
  }
  return out;
}

const authors = readdirSync(from, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'badges')
  .map(({ name }) => name);
const authorByIcon = new Map();
for (const author of authors)
  for (const file of readdirSync(join(from, author)))
    if (file.endsWith('.svg') && !authorByIcon.has(file.slice(0, -4))) authorByIcon.set(file.slice(0, -4), author);

/** Icons that a table of a source names, except those drawn for Vigil. */
const findIcons = (source, table) => {
  const body = new RegExp(`const ${table}[^{]*= \\{([^}]*)\\}`).exec(source)?.[1] ?? '';
  const names = [...body.matchAll(/: '([a-z0-9-]+)'/g)].map((match) => match[1]);
  return [...new Set(names)].filter((name) => !name.startsWith('own-')).sort();
};

const credits = new Map();

function writeIcons(file, about, names) {
  if (names.length === 0) return;
  const lines = names.map((name) => {
    const author = authorByIcon.get(name);
    if (!author) throw new Error(`No icon is called ${name}.`);
    credits.set(author, [...new Set([...(credits.get(author) ?? []), name])].sort());
    const svg = readFileSync(join(from, author, `${name}.svg`), 'utf8');
    const outlines = [...svg.matchAll(/<path([^>]*)>/g)].map((match) => match[1]);
    const filled = outlines.filter((attributes) => attributes.includes('fill="#fff"'));
    return `<path id="${name}" d="${filled.map((one) => roundOutline(/ d="([^"]*)"/.exec(one)[1])).join('')}"/>`;
  });
  const text = `<!-- Written by scripts/icons.mjs; do not change it by hand. The icons are of game-icons.net, CC BY 3.0: see CREDITS.md. -->
<!-- ${about}, each as its outline in a square of 512. -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
${lines.join('\n')}
</svg>
`;
  writeFileSync(file, text);
}

for (const box of readdirSync(ART)) {
  const icons = new URL(`${box}/icons/`, ART);
  const list = new URL('names.ts', icons);
  if (!existsSync(list)) continue;
  const source = readFileSync(list, 'utf8');
  const cards = ['CARD_ICONS', 'TYPE_ICONS', 'FIGURE_ICONS'].flatMap((table) => findIcons(source, table));
  writeIcons(new URL('monster-outlines.svg', icons), 'The emblems of the monsters', findIcons(source, 'MONSTER_ICONS'));
  writeIcons(
    new URL('card-outlines.svg', icons),
    'The icons of cards and of what investigators have',
    [...new Set(cards)].sort(),
  );
}

const rows = [...credits]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([author, names]) => `| ${SIGNATURES[author] ?? author} | ${names.join(', ')} |`);
const table = `<!-- icons: written by scripts/icons.mjs -->\n\n| by | icons |\n|---|---|\n${rows.join('\n')}\n\n<!-- /icons -->`;
const text = readFileSync(CREDITS, 'utf8');
const marked = /<!-- icons:[\s\S]*<!-- \/icons -->/;
if (!marked.test(text)) throw new Error('CREDITS.md has no section for the icons.');
writeFileSync(CREDITS, text.replace(marked, table));
