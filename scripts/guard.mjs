/**
 * Guards the content against unnoticed changes. It runs on the sources.
 *
 *   npm run guard [-- compare BOX...]
 *       compares boxes with their readings; without BOX all finished ones.
 *   npm run guard -- read BOX FOLDER [revised [OVER]]
 *       writes the reading of a box from a folder of facts; only the differences from OVER, if given.
 *   npm run guard -- texts BOX...
 *       saves the current sentences, names and other texts, and prints those that changed, and names that are missing.
 *   npm run guard -- changes [NUMBER] [SEED] [BOX]
 *       makes random changes to the content, and as many to its texts; each must be noticed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createServer, defaultServerConditions } from 'vite';
import { root } from './lib/run.mjs';

const conditions = ['@vigil/source', ...defaultServerConditions];
const server = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, ws: false, hmr: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions }, noExternal: [/^@vigil\//] },
});
const load = (path) => server.ssrLoadModule(`/packages/content/${path}`);

async function compare(...boxes) {
  const { loadGuardedBox, findDifferences, findDifferencesSoFar, listMissingComponents } =
    await load('test/guard/guarded-box.ts');
  const { BOXES } = await load('src/registry.ts');
  const whole = BOXES.entries.filter(({ unfinished }) => !unfinished).map(({ id }) => id);
  let wrong = 0;
  for (const id of boxes.length > 0 ? boxes : whole) {
    const box = await loadGuardedBox(id);
    const found = whole.includes(id) ? findDifferences(box) : findDifferencesSoFar(box);
    for (const { at, reading, content } of found) {
      wrong++;
      console.log(`${id}: ${at}\n  reading  ${reading}\n  content  ${content}`);
    }
    const missing = whole.includes(id) ? [] : listMissingComponents(box);
    if (missing.length > 0) console.log(`${id}: not there yet, ${missing.length}: ${missing.join(' ')}`);
    for (const each of box.stale) console.log(`${id}: a departure that changes nothing: ${each}`);
    wrong += box.stale.length;
    const texts = await load('test/guard/texts/text-readings.ts');
    const { loadBoxTexts } = await load('test/guard/texts/box-texts.ts');
    const others = texts.findTextDifferences(texts.loadTextReadings(id), await loadBoxTexts(id));
    for (const each of others) printDifference(id, each);
    wrong += others.length;
  }
  console.log(wrong === 0 ? 'content and readings agree' : `${wrong} differences`);
  return wrong;
}

async function read(box, folder, edition, over) {
  const { readFacts } = await load('test/guard/facts/read-facts.ts');
  const { formatReadingFiles, loadReadingFiles, loadReading, applyManualReading, loadManualReading, subtractReading } =
    await load('test/guard/reading-files.ts');
  const { findQuotedWords } = await load('test/guard/normal-form.ts');
  const { reading: bare, unread, unknown } = readFacts(resolve(folder), edition === 'revised');
  const all = applyManualReading(bare, loadManualReading(box));
  const reading = over ? subtractReading(all, loadReading(over)) : all;
  for (const { at, why } of unread) {
    const [kind, id] = at.split('/');
    if (findQuotedWords(reading[kind]?.[id] ?? '').includes(why)) console.log(`${at}: ${why}`);
  }
  if (unknown.length > 0) console.log(`no reader for: ${unknown.join(', ')}`);
  const entries = Object.values(reading).reduce((sum, kind) => sum + Object.keys(kind).length, 0);
  const target = join(root, 'packages', 'content', 'reading', box);
  mkdirSync(target, { recursive: true });
  for (const name of Object.keys(loadReadingFiles(box))) rmSync(join(target, name));
  for (const [name, text] of Object.entries(formatReadingFiles(reading))) writeFileSync(join(target, name), text);
  console.log(`${entries} components read; ${unread.length} times words that the reader has none of its own for`);
  return 0;
}

/** Prints a text that differs from the saved one. */
const printDifference = (box, { at, kept, text }) => console.log(`${box}: ${at}\n  kept  ${kept}\n  text  ${text}`);

async function texts(...boxes) {
  const { loadTextReadings, findTextDifferences, formatTextFiles } = await load('test/guard/texts/text-readings.ts');
  const { findMissingNames, loadBoxTexts } = await load('test/guard/texts/box-texts.ts');
  let missing = 0;
  for (const box of boxes) {
    for (const each of await findMissingNames(box)) {
      missing++;
      console.log(`${box}: ${each}`);
    }
    const own = await loadBoxTexts(box);
    const changed = findTextDifferences(loadTextReadings(box), own);
    for (const [path, text] of Object.entries(formatTextFiles(box, own))) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    for (const each of changed) printDifference(box, each);
    console.log(`${box}: ${changed.length} kept otherwise than before`);
  }
  return missing;
}

async function changes(number = '1000', seed = '1', box = 'base') {
  const { loadGuardedBox, tryMutations } = await load('test/guard/guarded-box.ts');
  const { other, error, unnoticed } = tryMutations(await loadGuardedBox(box), Number(number), Number(seed));
  for (const { kind, id, what } of unnoticed) console.log(`unnoticed: ${kind}/${id}: ${what}`);
  console.log(
    `${other + error} of ${number} changes noticed, ${error} of them since nothing says such a thing (seed ${seed})`,
  );
  const { findUnnoticedTextMutations } = await load('test/guard/texts/try-text-mutations.ts');
  const missed = await findUnnoticedTextMutations(box, Number(number), Number(seed));
  for (const { kind, language, id, what } of missed) console.log(`unnoticed: ${kind}/${language}/${id}: ${what}`);
  console.log(`${number - missed.length} of ${number} changes to its texts noticed (seed ${seed})`);
  return unnoticed.length + missed.length;
}

const [command, ...args] = process.argv.slice(2);
try {
  const run = { compare, read, texts, changes }[command] ?? compare;
  process.exitCode = (await run(...args)) === 0 ? 0 : 1;
} finally {
  await server.close();
}
