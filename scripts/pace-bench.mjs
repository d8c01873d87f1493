/**
 * Measures the speed of the page: the time from a key to the changed table, and frames while dragging the timeline and
 * moving the board. Machines differ and are noisy: compare runs on one machine, in turn.
 *
 *   npm run build && node scripts/pace-bench.mjs [--answers N] [--profile FILE]
 *
 * `--profile` writes a CPU profile of the page's thread during the answers, for Chromium's developer tools. It also
 * prints the slowest functions.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { root, runIfMain } from './lib/run.mjs';

const PAGE = join(root, 'packages', 'web', 'dist');
const GAMES = join(root, 'fixtures', 'games');
/** Finished games of more than 200 answers, one of each game. */
const LONG_GAMES = ['won-gates-sealed', 'haunt-tracks-full'];

async function main() {
  const { values } = parseArgs({
    options: { answers: { type: 'string', default: '100' }, profile: { type: 'string' } },
  });
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@vigil/server');
  const server = await startServer({ page: PAGE, version: 'measured', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
  try {
    for (const [game, investigators] of [
      ['arkham', 4],
      ['haunt', 3],
    ]) {
      const page = await openGame(browser, server.url, game, investigators);
      const profile = values.profile && (await startProfile(page));
      const times = await answerRepeatedly(page, Number(values.answers));
      if (profile) writeProfile(await profile(), `${values.profile}.${game}.cpuprofile`);
      printFigures(`${game}, ${investigators} investigators, ${times.length} answers`, {
        'to the changed table': formatSpread(times.map(({ changed }) => changed)),
        'to the painted frame': formatSpread(times.map(({ painted }) => painted)),
        'of which until the engine had answered': formatSpread(times.map(({ answered }) => answered)),
      });
      await page.context().close();
    }
    for (const file of LONG_GAMES) {
      const page = await openLongGame(browser, server.url, file);
      printFigures(`${file}, a game of ${await page.getAttribute('main.table', 'data-answers')} answers`, {
        'timeline, frames a second': await measureFrames(page, () => dragTimeline(page)),
        'moving the board': await measureFrames(page, () => panBoard(page)),
        'making it larger and smaller': await measureFrames(page, () => zoomBoard(page)),
      });
      await page.context().close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

function printFigures(title, figures) {
  console.log(title);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure}`);
}

async function newPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(watchTimes);
  // Skip the opening, which is not measured.
  await page.addInitScript(() => localStorage.setItem('vigil.settings', '{"opening":false}'));
  await page.goto(`${url}/#new`);
  return page;
}

/** A page with a game started from the form. */
async function openGame(browser, url, game, investigators) {
  const page = await newPage(browser, url);
  await page.waitForSelector('.new-game');
  await page.getByRole('radio', { name: game === 'haunt' ? 'Haunt of the Watchers' : 'Arkham Horror' }).check();
  for (let n = game === 'haunt' ? 2 : 1; n < investigators; n++) await page.getByLabel('One more at random').click();
  await page.getByLabel('Seed').fill('pace');
  await page.getByRole('button', { name: /^Start with/ }).click();
  await page.waitForSelector('.decision h2');
  await page.waitForTimeout(1500);
  return page;
}

/** A page with a finished game of the fixtures, opened as a file. */
async function openLongGame(browser, url, name) {
  const page = await newPage(browser, url);
  await page.goto(`${url}/#home`);
  const file = join(GAMES, `${name}.json`);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  const save = JSON.stringify(saved.save ?? saved);
  await page.waitForSelector('input[type=file]', { state: 'attached' });
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(save),
  });
  await page.waitForSelector('main.table');
  await page.waitForTimeout(1500);
  return page;
}

/** Runs in the page: records the times of a key, the engine's answer, the table's change and its paint. */
function watchTimes() {
  const times = [];
  window.paceTimes = times;
  window.paceFrames = [];
  let now;
  addEventListener(
    'keydown',
    (event) => {
      now = { key: event.timeStamp };
    },
    true,
  );
  const NativeWorker = window.Worker;
  window.Worker = class extends NativeWorker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', () => {
        if (now) now.answered ??= performance.now() - now.key;
      });
    }
  };
  const watch = () => {
    const table = document.querySelector('main.table');
    if (!table) return setTimeout(watch, 50);
    new MutationObserver(() => {
      const one = now;
      now = undefined;
      if (!one) return;
      one.changed = performance.now() - one.key;
      requestAnimationFrame(() => {
        // The message arrives after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          one.painted = performance.now() - one.key;
          times.push(one);
          window.paceTold?.();
        };
        port2.postMessage(undefined);
      });
    }).observe(table, { attributes: true, attributeFilter: ['data-answers'] });
  };
  watch();
  const frame = (at) => {
    window.paceFrames.push(at);
    requestAnimationFrame(frame);
  };
  window.paceFrame = () => requestAnimationFrame(frame);
}

async function answerRepeatedly(page, answers) {
  for (let n = 0; n < answers; n++) {
    const shown = await page.locator('.decision [data-option] kbd').allTextContents();
    const numbers = shown.filter((number) => number !== '');
    if (numbers.length === 0 || (await page.locator('.ending').count()) > 0) break;
    await page.waitForSelector('main.table[data-ready="true"]');
    const key = numbers[(n * 7 + 3) % numbers.length];
    // The page reports when it is done: polling would add to the measured time.
    const done = page.evaluate(() => new Promise((resolve) => (window.paceTold = resolve)));
    await page.keyboard.press(key);
    // An attack that cannot succeed asks for confirmation first.
    const retry = setTimeout(() => page.keyboard.press(key), 3000);
    await done;
    clearTimeout(retry);
    // Like a person, wait for the end of animations and for the save.
    await page.waitForTimeout(450);
  }
  return page.evaluate(() => window.paceTimes);
}

function formatSpread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]?.toFixed(0);
  return `median ${at(0.5)} ms, 90th percentile ${at(0.9)} ms, longest ${at(1)} ms`;
}

/** Frames per second during an action, and the 95th percentile of the gaps. */
async function measureFrames(page, doIt) {
  await page.evaluate(() => {
    window.paceFrames.length = 0;
    window.paceFrame();
  });
  await doIt();
  const frameTimes = await page.evaluate(() => [...window.paceFrames]);
  await page.reload();
  await page.waitForSelector('main.table');
  await page.waitForTimeout(1500);
  const waits = frameTimes.slice(1).map((at, i) => at - frameTimes[i]);
  const whole = (frameTimes.at(-1) - frameTimes[0]) / 1000;
  const sorted = waits.sort((a, b) => a - b);
  return `${(waits.length / whole).toFixed(0)}; 95th percentile ${sorted[Math.floor(sorted.length * 0.95)]?.toFixed(0)} ms between two`;
}

async function dragTimeline(page) {
  const box = await page.locator('.timeline input').boundingBox();
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 8, y);
  await page.mouse.down();
  for (let i = 0; i <= 180; i++) {
    const back = i <= 90 ? i / 90 : (180 - i) / 90;
    await page.mouse.move(box.x + 8 + (box.width - 16) * (1 - back), y);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

async function panBoard(page) {
  const box = await page.locator('.board-frame').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -500);
  await page.mouse.down();
  for (let i = 0; i < 120; i++) {
    await page.mouse.move(x + Math.sin(i / 10) * 150, y + Math.cos(i / 10) * 100);
    await page.waitForTimeout(8);
  }
  await page.mouse.up();
}

async function zoomBoard(page) {
  const box = await page.locator('.board-frame').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (let i = 0; i < 120; i++) {
    await page.mouse.wheel(0, i % 60 < 30 ? -60 : 60);
    await page.waitForTimeout(8);
  }
}

async function startProfile(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Profiler.enable');
  await client.send('Profiler.start');
  return async () => (await client.send('Profiler.stop')).profile;
}

function writeProfile(profile, file) {
  writeFileSync(file, JSON.stringify(profile));
  const own = new Map();
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  for (const [i, id] of profile.samples.entries()) {
    const { functionName, url, lineNumber } = byId.get(id).callFrame;
    const name = `${functionName || '(anonymous)'} ${url.split('/').at(-1)}:${lineNumber}`;
    own.set(name, (own.get(name) ?? 0) + profile.timeDeltas[i] / 1000);
  }
  for (const [name, ms] of [...own].sort((a, b) => b[1] - a[1]).slice(0, 25))
    console.log(`  ${ms.toFixed(0)} ms ${name}`);
}

runIfMain(import.meta.url, main);
