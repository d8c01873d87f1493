/**
 * Takes the pictures in docs/screens, from the last build of the page and games that are always the same:
 *
 *   npm run build && (cd packages/web && npx vite build) && node scripts/screens.mjs
 *   node scripts/screens.mjs table haunt-      only those whose name contains one of these.
 *   node scripts/screens.mjs online/           those of tables over the network, each at four sizes.
 *
 * PAGE may name another folder of the built page, TO another one for the pictures.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { chooseOption, createSaveBefore, MOMENTS, pauseAt, playToMoment } from './lib/moments.mjs';
import { openScene, SCENES_AT, startScenes } from './lib/online-scenes.mjs';
import { log, Problem, root, runIfMain } from './lib/run.mjs';
import { DESK, PHONE, PICTURES } from './lib/screen-pictures.mjs';
import { compressPng } from './lib/small-png.mjs';

const PAGE = process.env.PAGE ?? join(root, 'packages', 'web', 'dist');
const TO = process.env.TO ?? join(root, 'docs', 'screens');
/** A phone: touch, without mouse and keys. */
const FINGERS = { hasTouch: true, isMobile: true };

/** Sizes of the screens of tables over the network: two to look at, and two smaller ones. `scale`: of the picture. */
const ONLINE_SIZES = [
  { width: 1440, height: 900, scale: 1 },
  { width: 390, height: 844, scale: 1 },
  { width: 768, height: 1024, scale: 0.5 },
  { width: 1920, height: 1080, scale: 0.5 },
];

async function takePictures(parts) {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Problem(`${PAGE} holds no page: build it first.`);
  const { startServer } = await import('@vigil/server');
  const { chromium } = await import('playwright-core');
  mkdirSync(TO, { recursive: true });
  const executablePath = await ensureBrowser();
  const server = await startServer({ page: PAGE, version: 'pictures', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
  try {
    for (const picture of PICTURES) {
      if (parts.length > 0 && !parts.some((part) => picture.name.includes(part))) continue;
      if (picture.reel) await takeReel(browser, server.url, picture);
      else if (picture.stills) await takeStills(browser, server.url, picture);
      else await take(browser, server.url, picture);
    }
    await takeOnline(browser, parts);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The screens of tables over the network, at a server that has some. */
async function takeOnline(browser, parts) {
  const wanted = (name) => parts.length === 0 || parts.some((part) => name.includes(part));
  // These are many: skip them if other pictures are named.
  if (!parts.every((part) => part.startsWith('online/'))) return;
  const { url, scenes, reportedErrors, close } = await startScenes(PAGE);
  mkdirSync(join(TO, 'online'), { recursive: true });
  try {
    for (const scene of scenes) {
      const name = `online/${scene.name}`;
      if (!wanted(name)) continue;
      for (const size of ONLINE_SIZES) {
        const context = await browser.newContext({
          viewport: size,
          ...(size.width === PHONE.width && FINGERS),
          reducedMotion: 'reduce',
          locale: 'en',
          timezoneId: 'UTC',
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => log(`${name}: ${error}`));
        await page.clock.setFixedTime(SCENES_AT);
        await openScene(page, url, scene);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(500);
        writeFileSync(join(TO, `${name}-${size.width}.webp`), await webpOf(page, size));
        await context.close();
      }
      log(name);
    }
  } finally {
    await close();
  }
  if (reportedErrors.length > 0) throw new Problem(reportedErrors.join('\n'));
}

/** The visible part of a page, as a small but readable WebP. */
async function webpOf(page, { width, height, scale }) {
  const devtools = await page.context().newCDPSession(page);
  // The clip is relative to the page, not to the window.
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    clip: { x, y, width, height, scale },
  });
  return Buffer.from(data, 'base64');
}

async function take(
  browser,
  url,
  { name, address = '', wait, then, games = [], moment, film, sheet, size = DESK, language = 'en' },
) {
  const context = await browser.newContext({
    viewport: size,
    ...(size === PHONE && { ...FINGERS, deviceScaleFactor: 2 }),
    reducedMotion: film ? 'no-preference' : 'reduce',
    locale: language,
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => log(`${name}: ${error}`));
  // Fixed, so that pictures do not change from day to day.
  await page.clock.setFixedTime('2026-01-31T20:00:00Z');
  // The pace is already chosen at this table.
  await page.addInitScript(() => localStorage.setItem('vigil.settings', '{"paceChosen":true,"opening":false}'));
  await page.goto(`${url}/${games.length > 0 || moment || film ? '' : address}`);
  for (const game of games) {
    await page.goto(`${url}/`);
    await openSave(page, readFileSync(fileOf(game)));
    const answers = await page.getAttribute('main.table', 'data-answers');
    await page.waitForSelector(`html[data-saved="${new URL(page.url()).hash.replace('#game=', '')}:${answers}"]`, {
      state: 'attached',
    });
  }
  if (games.length > 0) await page.goto(`${url}/${address}`);
  if (sheet) await page.setContent(sheetOf(sheet));
  if (moment) await openSave(page, await createSaveAt(moment));
  if (film) await playToTime(page, film);
  if (wait) await page.locator(wait).first().waitFor();
  await then?.(page);
  await page.evaluate(() => document.fonts.ready);
  // Pictures of a screen load shortly after it.
  await page.waitForTimeout(500);
  writeFileSync(join(TO, `${name}.png`), compressPng(await page.screenshot()));
  await context.close();
  log(name);
}

/** Times of the frames of a moment, as shares of its length, and their width on the sheet. */
const REEL = { at: [0.16, 0.36, 0.56, 0.88], width: 340 };

/** Takes moments from beginning to end on one sheet, one row each; on a phone several per row. */
async function takeReel(browser, url, { name, reel, size = DESK, language = 'en', at = REEL.at, width = REEL.width }) {
  const rows = [];
  for (const one of reel) {
    const { page, definition, option } = await openBeforeMoment(browser, url, one, {
      viewport: size,
      locale: language,
      ...(size === PHONE && FINGERS),
    });
    const ms = await playToMoment(page, { option, kind: definition.kind ?? one });
    const clip = await page.locator('.moment').boundingBox();
    const frames = [];
    for (const far of at) {
      await pauseAt(page, ms * far);
      frames.push(await page.screenshot({ clip }));
    }
    rows.push(frames);
    await page.context().close();
  }
  const across = Math.max(1, Math.floor((REEL.at.length * REEL.width) / (width * at.length)));
  await takeSheet(browser, name, rows, { width, columns: across * at.length });
}

/** Takes the still pictures that replace moments under reduced motion, on one sheet. */
async function takeStills(browser, url, { name, stills, language = 'en', columns = 3 }) {
  const rows = [];
  for (const one of stills) {
    const how = { viewport: DESK, locale: language, reducedMotion: 'reduce' };
    const { page, option } = await openBeforeMoment(browser, url, one, how);
    await page.waitForSelector('main.table[data-ready="true"]');
    await chooseOption(page, option);
    const still = page.locator('.stills').first();
    await page.waitForTimeout(1500);
    // An ending has a picture of its own instead, and an encounter appears on the sheet.
    if (await still.isVisible()) rows.push([await still.screenshot()]);
    else log(`${name}: nothing stays of ${one}`);
    await page.context().close();
  }
  await takeSheet(browser, name, rows, { width: 420, columns });
}

/** A page with a table just before a moment. */
async function openBeforeMoment(browser, url, one, how) {
  const context = await browser.newContext({ timezoneId: 'UTC', ...how });
  const page = await context.newPage();
  page.on('pageerror', (error) => log(`${one}: ${error}`));
  await page.addInitScript(() => localStorage.setItem('vigil.settings', '{"paceChosen":true,"opening":false}'));
  await page.goto(`${url}/`);
  const definition = MOMENTS[one];
  const { save, option } = await createSaveBefore(definition);
  await openSave(page, save);
  return { page, definition, option };
}

/** Pictures on one sheet. */
async function takeSheet(browser, name, rows, { width, columns }) {
  const sheet = await browser.newPage({ viewport: { width: columns * (width + 5) + 5, height: 200 } });
  const pictures = rows
    .flat()
    .map((one) => `<img width="${width}" src="data:image/png;base64,${one.toString('base64')}" alt="">`);
  const style = `margin:5px;background:#2f4044;display:grid;gap:5px;align-items:start;grid-template-columns:repeat(${columns},${width}px)`;
  await sheet.setContent(`<body style="${style}">${pictures.join('')}`);
  await sheet.waitForTimeout(300);
  writeFileSync(join(TO, `${name}.png`), compressPng(await sheet.screenshot({ fullPage: true })));
  await sheet.close();
  log(name);
}

/** HTML with all pictures of some folders of the art, side by side. */
function sheetOf(folders) {
  const files = folders.flatMap((folder) => {
    const from = join(root, 'packages', 'web', 'src', 'art', folder);
    return readdirSync(from).map((file) => readFileSync(join(from, file)).toString('base64'));
  });
  const pictures = files.map((file) => `<img src="data:image/svg+xml;base64,${file}" width="233" height="131" alt="">`);
  return `<body style="margin:6px;background:#0a1013;display:flex;flex-wrap:wrap;align-content:flex-start;gap:5px">${pictures.join('')}</body>`;
}

/** Plays a moment at a table and pauses it at a time. */
async function playToTime(page, { moment, at }) {
  const { save, option } = await createSaveBefore(MOMENTS[moment]);
  await openSave(page, save);
  await playToMoment(page, { option, kind: MOMENTS[moment].kind ?? moment });
  await pauseAt(page, at);
}

async function openSave(page, buffer) {
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.waitForSelector('.decision h2, .ending h2');
}

/** A saved game up to a moment, as the content of a file. */
async function createSaveAt({ game, question, aside, after = 0, arranged, answers }) {
  if (arranged) return createArrangedSave(arranged, answers);
  const saved = JSON.parse(readFileSync(fileOf(game), 'utf8'));
  if (!question && !aside) return Buffer.from(JSON.stringify(saved));
  const { BASE } = await import('@vigil/content');
  const { Play } = await import('@vigil/engine');
  const { Content, ...games } = await import('@vigil/rules');
  const rules = games[saved.game](new Content([BASE]));
  const { seed, setup, position } = saved.origin;
  const play = setup ? Play.start(rules, setup, seed) : Play.from(rules, rules.upgrade?.(position) ?? position, seed);
  for (const [i, [decision, option]] of saved.answers.entries()) {
    const [first] = play.decisions;
    const wanted = question ? question.includes(first?.key) : first?.asides.some(({ id }) => id.startsWith(aside));
    if (i >= after && wanted) return Buffer.from(JSON.stringify(play.save()));
    play.answer(String(decision), option);
  }
  throw new Problem(`${game} asks none of ${(question ?? [aside]).join(', ')} after ${after} answers`);
}

/** A save of a position of this script, after some answers. */
async function createArrangedSave(document, answers) {
  const { loadBoxes } = await import('@vigil/content');
  const { Play } = await import('@vigil/engine');
  const { gameOf } = await import('@vigil/lab/scenario');
  const { contentOfBoxes, arkhamRulesOf, hauntRulesOf, ...games } = await import('@vigil/rules');
  const boxes = await loadBoxes(document.packs ?? ['base']);
  const rules = { arkham: arkhamRulesOf, haunt: hauntRulesOf }[document.game](boxes);
  const { state } = gameOf(document).setUp(document, boxes);
  // Without the scenario's own pack: no page has it.
  const play = Play.from(games[document.game](contentOfBoxes(boxes), rules), state, document.name);
  for (const answer of answers) play.answer(play.decisions[0]?.id, answer);
  return Buffer.from(JSON.stringify(play.save()));
}

function fileOf(game) {
  return join(root, 'fixtures', 'games', `${game}.json`);
}

await runIfMain(import.meta.url, () => takePictures(process.argv.slice(2)));
