/**
 * Measures what of the table is in sight in positions of random games, at two sizes of window:
 *
 *   npm run build && node scripts/layout-budget.mjs [--games 300] [--from N] [--seed S] [--language de] [--list]
 *
 * `--list` prints every position that misses an aim. The aims are in lib/measure-layout.mjs and in
 * docs/design-language.md.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import {
  BOARD_SHARE,
  BUDGET_SIZES,
  FITTING_SHARE,
  LEAST_LETTERING,
  LOG_ENTRIES,
  measureLayout,
} from './lib/measure-layout.mjs';
import { findRandomPosition } from './lib/random-positions.mjs';
import { log, root, runIfMain } from './lib/run.mjs';

const PAGE = join(root, 'packages', 'web', 'dist');

async function main() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '300' },
      from: { type: 'string', default: '0' },
      seed: { type: 'string', default: 'layout' },
      language: { type: 'string', default: 'en' },
      list: { type: 'boolean', default: false },
    },
  });
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@vigil/server');
  const server = await startServer({ page: PAGE, version: 'measured', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
  try {
    const page = await openHome(browser, server.url, values.language);
    const found = new Map(BUDGET_SIZES.map(({ width }) => [width, []]));
    const first = Number(values.from);
    for (let n = first; n < first + Number(values.games); n++) {
      const position = await findRandomPosition(n, values.seed);
      if (!position) continue;
      for (const measure of await measurePosition(page, position)) found.get(measure.width).push(measure);
      if ((n + 1) % 25 === 0) log(`${n + 1 - first} games`);
    }
    for (const { width, height } of BUDGET_SIZES) printTable(`${width} x ${height}`, found.get(width), values.list);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function openHome(browser, url, language) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.addInitScript((code) => {
    localStorage.setItem('vigil.settings', '{"opening":false,"pace":"at-once","answerDelay":0}');
    localStorage.setItem('vigil.language', code);
  }, language);
  await page.goto(`${url}/#home`);
  return page;
}

/** Opens a position in the page and measures it at every size. */
async function measurePosition(page, { save, key, game, n, answers }) {
  await page.setViewportSize(BUDGET_SIZES[0]);
  await page.evaluate(() => {
    location.hash = '#home';
  });
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', { name: 'game.json', mimeType: 'application/json', buffer: save });
  await page.waitForSelector('main.table[data-ready="true"] .decision h2');
  await page.waitForFunction(() => document.querySelector('.fetching') === null);
  const measures = [];
  for (const size of BUDGET_SIZES) {
    await page.setViewportSize(size);
    // Two frames: the size of the board follows that of its frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    measures.push({
      ...(await page.evaluate(measureLayout, LEAST_LETTERING)),
      key,
      game,
      n,
      answers,
      width: size.width,
    });
  }
  return measures;
}

function printTable(title, measures, withList) {
  console.log(`\n${title}, ${measures.length} positions`);
  const least = (of) => Math.min(...measures.map(of));
  const percent = (share) => `${(share * 100).toFixed(1)} %`;
  const missed = {
    board: measures.filter(({ boardShare }) => boardShare < BOARD_SHARE),
    lettering: measures.filter(({ lettering }) => lettering.length > 0),
    question: measures.filter(({ cut }) => cut.length > 0),
    news: measures.filter(({ newsCut }) => newsCut > 0),
    log: measures.filter(({ logEntries, logTotal }) => logEntries < Math.min(LOG_ENTRIES, logTotal)),
    'hidden cards': measures.filter(({ hiddenCards }) => hiddenCards.length > 0),
    'cut cards': measures.filter(({ cutCards }) => cutCards.length > 0),
  };
  const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  console.log(`  board's frame: at least ${percent(least(({ boardShare }) => boardShare))} of the stage`);
  console.log(`  board's drawing: at least ${percent(least(({ drawnShare }) => drawnShare))} of the stage`);
  const smallest = measures.flatMap(({ lettering }) => lettering.map(({ size }) => size));
  console.log(
    `  lettering below ${LEAST_LETTERING} px: ${smallest.length > 0 ? `from ${Math.min(...smallest)} px` : 'none'}`,
  );
  console.log(
    `  questions without scrolling: ${percent(1 - missed.question.length / measures.length)} (aim ${percent(FITTING_SHARE)})`,
  );
  console.log(`  news whole: ${percent(1 - missed.news.length / measures.length)}`);
  console.log(
    `  entries of the log: median ${median(measures.map(({ logEntries }) => logEntries))}; ` +
      `${LOG_ENTRIES} or all in ${percent(1 - missed.log.length / measures.length)}`,
  );
  console.log(`  cards in play neither whole nor named: in ${missed['hidden cards'].length} positions`);
  console.log(`  cards in play cut in the middle of a text: in ${missed['cut cards'].length} positions`);
  printByQuestion(measures);
  if (!withList) return;
  for (const [aim, list] of Object.entries(missed))
    for (const { n, game, key, answers, ...rest } of list)
      console.log(`  ${aim}: game ${n} (${game}), ${key} after ${answers}: ${describeMiss(aim, rest)}`);
}

function describeMiss(aim, { boardShare, lettering, cut, newsCut, logEntries, hiddenCards, cutCards }) {
  return {
    board: boardShare.toFixed(3),
    lettering: lettering.map(({ size, text }) => `${size} px: ${text}`).join(', '),
    question: cut.map(([part, by]) => `${part} by ${by}`).join(', '),
    news: `${newsCut} px`,
    log: `${logEntries}`,
    'hidden cards': hiddenCards.join(', '),
    'cut cards': cutCards.join(', '),
  }[aim];
}

/** Kinds of questions with those that do not fit. */
function printByQuestion(measures) {
  const kinds = new Map();
  for (const one of measures) {
    const kind = `${one.game} ${one.key}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  for (const [kind, all] of [...kinds].sort(([, a], [, b]) => b.length - a.length)) {
    const cut = all.filter((one) => one.cut.length > 0);
    if (cut.length > 0) console.log(`    ${kind}: ${cut.length} of ${all.length} need scrolling`);
  }
}

runIfMain(import.meta.url, main);
