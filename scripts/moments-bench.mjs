/**
 * Measures the smoothness of moments, from a trace:
 *
 *   - frames drawn, frames made by the page's thread, and the longest gap between two;
 *   - processor time of the browser and of the page's thread.
 *
 * In headless Chromium the processor paints everything. A bare page, in the same run, shows the limit of the machine.
 *
 *   npm run build && node scripts/moments-bench.mjs [--cold] [--trace] [MOMENT...]
 *
 * `--cold`: first view, with an empty cache. `--trace`: the work of the page's thread, by name.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { chooseOption, createSaveBefore, MOMENTS, waitForMoment } from './lib/moments.mjs';
import { Problem, root, runIfMain } from './lib/run.mjs';

const PAGE = join(root, 'packages', 'web', 'dist');
const SIZE = { width: 1440, height: 900 };

async function main() {
  const { values, positionals } = parseArgs({
    options: { cold: { type: 'boolean' }, trace: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !(name in MOMENTS));
  if (unknown !== undefined)
    throw new Problem(`There is no moment "${unknown}", only ${Object.keys(MOMENTS).join(', ')}.`);
  const { chromium } = await import('playwright-core');
  const { startServer } = await import('@vigil/server');
  const server = await startServer({ page: PAGE, version: 'measured', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: await ensureBrowser() });
  try {
    console.log('bare page'.padEnd(14), formatLine(await measureBarePage(browser)));
    for (const [name, moment] of Object.entries(MOMENTS)) {
      if (positionals.length > 0 && !positionals.includes(name)) continue;
      const { save, option } = await createSaveBefore(moment);
      const context = await browser.newContext({ viewport: SIZE, locale: 'en' });
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('vigil.settings', '{"paceChosen":true,"opening":false}'));
      const plan = { url: server.url, save, option, kind: moment.kind ?? name };
      // Twice: the second time pictures and script are cached, as after a first turn.
      const first = await watchMoment(page, plan);
      const result = values.cold ? first : await watchMoment(page, plan);
      console.log(name.padEnd(14), formatLine(result));
      if (values.trace)
        for (const [what, ms] of result.parts) console.log(`${' '.repeat(14)} ${ms.toFixed(0)} ms ${what}`);
      await context.close();
    }
    console.log('bare page'.padEnd(14), formatLine(await measureBarePage(browser)));
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Measures a page with one moving element. */
async function measureBarePage(browser) {
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(
    '<style>@keyframes a{to{transform:translateX(900px)}}p{width:90px;height:90px;background:#888;animation:a 2s}</style><p>',
  );
  const result = await trace(browser, page, async () => {
    await page.evaluate(watchFrames);
    await page.waitForTimeout(1800);
  });
  await page.close();
  return result;
}

/** Opens a game just before an answer, answers, and watches the moment of that kind until its end. */
async function watchMoment(page, { url, save, option, kind }) {
  await page.goto('about:blank');
  await page.goto(`${url}/`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: save });
  await page.waitForSelector('.decision h2');
  // The code of animations loads on the first user input.
  await page.mouse.move(100, 300);
  await page.waitForSelector('html[data-moving]', { state: 'attached' });
  await page.waitForSelector('main.table[data-ready="true"]');
  await page.waitForTimeout(700);
  await page.evaluate(watchFrames, kind);
  return trace(page.context().browser(), page, async () => {
    await chooseOption(page, option);
    await waitForMoment(page, kind);
    await page.waitForFunction((k) => !document.querySelector(`.moment[data-moment="${k}"]`), kind, { polling: 100 });
  });
}

/**
 * Runs in the page: records each frame during a moment of a kind, or always without one. A tiny animation runs all the
 * while: without any, no frame is drawn or missed.
 */
function watchFrames(kind) {
  const pulse = document.createElement('i');
  pulse.style.cssText = 'position:fixed;left:0;bottom:0;width:2px;height:2px;background:#888;will-change:transform';
  pulse.animate([{ transform: 'none' }, { transform: 'translateX(40px)' }], { duration: 400, iterations: 99 });
  document.body.append(pulse);
  window.frameTimes = [];
  const look = (at) => {
    const on = !kind || document.querySelector(`.moment[data-moment="${kind}"]`);
    if (on) {
      if (window.frameTimes.length === 0) performance.mark('watched');
      window.frameTimes.push(at);
    } else if (window.frameTimes.length > 0) {
      performance.mark('seen');
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs `doIt` under a trace. Returns the frames and the time of the threads. */
async function trace(browser, page, doIt) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'toplevel', '__metadata', 'viz', 'cc'],
  });
  await doIt();
  const times = await page.evaluate(() => window.frameTimes);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mark = (name) => traceEvents.find((one) => one.name === name && one.cat.includes('user_timing'));
  const begin = mark('watched');
  const end = mark('seen')?.ts ?? Number.POSITIVE_INFINITY;
  const within = (one) => one.ph === 'X' && one.ts >= begin.ts && one.ts <= end;
  const own = traceEvents.filter((one) => within(one) && one.pid === begin.pid && one.tid === begin.tid);
  const parts = new Map();
  for (const { name, tdur = 0 } of own)
    if (PRINTED_WORK.has(name)) parts.set(name, (parts.get(name) ?? 0) + tdur / 1000);
  const sum = (events) => events.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000;
  // Also counts frames without work of the page's thread: animations of transform and opacity alone.
  const drawTimes = traceEvents
    .filter((one) => within(one) && one.name === 'Display::DrawAndSwap')
    .map(({ ts }) => ts / 1000);
  const waits = drawTimes.slice(1).map((at, i) => at - drawTimes[i]);
  return {
    frames: drawTimes.length,
    made: times.length,
    whole: times.at(-1) - times[0],
    waits: waits.sort((a, b) => a - b),
    thread: sum(own.filter(isTask)),
    all: sum(traceEvents.filter((one) => within(one) && isTask(one))),
    late: own.filter((one) => isTask(one) && one.tdur > 16_000).map(({ tdur }) => Math.round(tdur / 1000)),
    parts: [...parts].sort((a, b) => b[1] - a[1]),
  };
}

/** Kinds of work of the page's thread that `--trace` prints. */
const PRINTED_WORK = new Set([
  ...['FunctionCall', 'EvaluateScript', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'],
  ...[
    'HitTest',
    'ParseAuthorStyleSheet',
    'FireAnimationFrame',
    'Decode Image',
    'MinorGC',
    'MajorGC',
    'v8.callFunction',
  ],
]);

/** True for a task of any thread; nested events are part of their task. */
const isTask = ({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'ThreadPool_RunTask';

function formatLine({ frames, made, whole, waits, thread, all, late }) {
  const each = (ms) => (ms / Math.max(1, frames)).toFixed(1);
  return [
    `${((frames * 1000) / whole).toFixed(0).padStart(3)} drawn a second, ${((made * 1000) / whole).toFixed(0)} made`,
    `95 of 100 within ${waits[Math.floor(waits.length * 0.95)]?.toFixed(0)} ms, longest ${waits.at(-1)?.toFixed(0)}`,
    `processor ${each(all)} ms a frame, of which the page's thread ${each(thread)}`,
    `${frames} in ${whole.toFixed(0)} ms`,
    ...(late.length > 0 ? [`pieces of work above 16 ms: ${late.join(', ')}`] : []),
  ].join('; ');
}

runIfMain(import.meta.url, main);
