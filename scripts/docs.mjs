/**
 * Checks that the documents are up to date. `node scripts/docs.mjs` prints the mistakes. With `--write` it rewrites the
 * generated documents from the last build.
 *
 * To add a check, append `{title, find}` to `docsChecks`. `find` returns (or resolves to) a line for each mistake, with
 * its file. A generated document goes into `documentsFrom`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { eventSchema, packSchema } from './lib/pack-schema.mjs';
import { replySchemas } from './lib/reply-schemas.mjs';
import { Problem, root, runIfMain } from './lib/run.mjs';

export const docsChecks = [
  { title: 'links and pictures in documents lead somewhere', find: findBrokenLinks },
  { title: 'every npm script a document names exists', find: findUnknownScripts },
  { title: 'generated documents are current', find: findStaleDocuments },
];

function findBrokenLinks() {
  return listDocuments().flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)]
      .map((found) => decodeURI(found[1]))
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target} does not exist`),
  );
}

function findUnknownScripts() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return listDocuments().flatMap(({ path, text }) =>
    [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(test|start)\b)/g)]
      .map((found) => found[1] ?? found[2])
      .filter((name) => !(name in scripts))
      .map((name) => `${path}: npm run ${name} is not in package.json`),
  );
}

/** Separates the handwritten text above from the generated text below. */
const GENERATED_MARK = '<!-- Generated from here on by `npm run regenerate`. -->';

/** Generated documents, each as its path and a function from the current text to the wanted one. Each pack has a card book. */
function listGenerated({
  packs,
  cardBook,
  decisionSchema,
  doubtTables,
  openQuestions,
  questionBook,
  scenarioSchema,
  boxes,
  HAUNT_HOUSE_RULES,
}) {
  const below = (pack) => packs.slice(0, packs.indexOf(pack));
  const books = packs.map((pack) => [`docs/cards/${pack.id}.md`, () => cardBook(pack, below(pack))]);
  const readings = (now) => {
    const haunt = openQuestions(readFileSync(join(root, 'docs', 'rules', 'haunt.yaml'), 'utf8'), HAUNT_HOUSE_RULES);
    const titled = (pack) => (packs.length > 1 ? [`## ${pack.name}`] : []);
    const parts = [
      ...packs.flatMap((pack) => [...titled(pack), doubtTables(pack, below(pack))]),
      '## Rules of Haunt of the Watchers',
      haunt,
    ];
    return `${now.split(GENERATED_MARK)[0].trimEnd()}\n\n${GENERATED_MARK}\n\n${parts.join('\n\n')}\n`;
  };
  const schemas = [
    ['docs/pack.schema.json', () => packSchema()],
    ['docs/decision.schema.json', () => decisionSchema()],
    ['docs/event.schema.json', () => eventSchema()],
    ['packages/server/src/api/replies.schema.json', () => replySchemas()],
    // Generated in part; the file says which.
    ['docs/scenario.schema.json', (now) => scenarioSchema(now, packSchema(), boxes)],
    // A copy for code that reads packs: a browser has no docs folder.
    ['packages/content/src/file/pack.schema.json', () => packSchema(0)],
  ];
  const questions = (now) =>
    `${now.split(GENERATED_MARK)[0].trimEnd()}\n\n${GENERATED_MARK}\n\n${questionBook(packs[0])}\n`;
  return [...books, ...schemas, ['docs/readings.md', readings], ['docs/questions.md', questions]];
}

/** Each generated document with its current and its wanted text. */
async function generate() {
  const { BOXES, loadBoxes } = await import('@vigil/content');
  const boxes = await loadBoxes(BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id));
  const makers = {
    ...(await import('@vigil/cli/docs')),
    ...(await import('@vigil/lab/scenario')),
    ...(await import('@vigil/rules')),
    boxes,
    packs: boxes.map(({ pack }) => pack),
  };
  return listGenerated(makers).map(([path, make]) => {
    const now = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    return { path, now, wanted: make(now) };
  });
}

async function findStaleDocuments() {
  if (!existsSync(join(root, 'packages', 'cli', 'dist', 'docs', 'index.js'))) {
    return ['packages/cli is not built, so nothing can be generated: npm run build'];
  }
  return (await generate())
    .filter(({ now, wanted }) => now !== wanted)
    .map(({ path }) => `${path} is out of date: npm run regenerate -- docs`);
}

async function writeDocuments() {
  for (const { path, now, wanted } of await generate()) {
    if (now === wanted) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), wanted);
    console.log(`${path}: written`);
  }
}

/** The Markdown of the root, of docs/ and of each package. */
export function listDocuments() {
  const folders = ['.', 'docs', 'scenarios', 'packages'].filter((folder) => existsSync(join(root, folder)));
  return folders
    .flatMap((folder) => {
      const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: folder !== '.' });
      return entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)))
        .filter((path) => !path.includes('node_modules') && !path.includes('dist/'));
    })
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

await runIfMain(import.meta.url, async () => {
  if (process.argv.includes('--write')) await writeDocuments();
  const problems = (await Promise.all(docsChecks.map(({ find }) => find()))).flat();
  for (const line of problems) console.log(line);
  if (problems.length > 0)
    throw new Problem(`${problems.length} places in the documents are out of date, listed above.`);
  console.log('docs: current');
});
