/**
 * Scenes for all screens of tables over the network. The pictures (scripts/screens.mjs) and a test
 * (packages/web/test/online-screens.matrix.test.ts) use them.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const THREE = { investigators: ['kate-winthrop', 'joe-diamond', 'gloria-goldberg'], ancientOne: 'yig' };
const NAMES = ['Anna', 'Ben', 'Cleo'];
const LIVE = { pace: 'live', absence: 'wait', away: 14, keeper: false, undo: 'ask' };
const POST = { pace: 'post', deadline: 48, reminder: 24, absence: 'bot', away: 14, keeper: true, undo: 'ask' };

/** Time of all scenes, so that pictures do not change from day to day. */
export const SCENES_AT = '2026-01-31T20:00:00Z';
const OPERATOR = 'scenes-operator-token-000000';

/**
 * Starts a server with tables of every kind, whose dice and clock are always the same, and returns its scenes. A scene
 * has its address, its links, and the steps before it is shown. `page`: the folder of the built page.
 */
export async function startScenes(page) {
  const { createTableReader, TableApp, Metrics, Notify, openLog, openStorage, settingsFrom, startServer } =
    await import('@vigil/server');
  const folder = mkdtempSync(join(tmpdir(), 'vigil-scenes-'));
  const storage = await openStorage({ folder });
  await storage.migrate();
  let count = 0;
  const random = (bytes) => {
    count++;
    const part = (n) => createHash('sha256').update(`scenes ${count} ${n}`).digest();
    return Buffer.concat(Array.from({ length: Math.ceil(bytes / 32) }, (_, n) => part(n))).subarray(0, bytes);
  };
  const environment = { now: () => Date.parse(SCENES_AT), random };
  const reportedErrors = [];
  const onError = (where, error) => reportedErrors.push(`${where}: ${error}`);
  const app = new TableApp({ storage, environment, onError });
  // Nothing is sent: the notifications are not started.
  const mail = { smtp: 'smtp://127.0.0.1:9', from: 'Vigil <vigil@example.org>' };
  const notifySettings = { base: 'https://vigil.example/', mail, reach: { allowHttp: false, allowInternal: false } };
  const notify = await Notify.open(storage, environment, notifySettings, createTableReader(app), onError);
  const settings = settingsFrom({ VIGIL_OPERATOR_TOKEN: OPERATOR, VIGIL_REQUESTS_PER_MINUTE: '100000' });
  const operations = { settings, log: openLog('silent'), metrics: new Metrics() };
  const server = await startServer({
    page,
    version: 'scenes',
    port: 0,
    host: '127.0.0.1',
    tableApp: app,
    notify,
    operations,
  });
  return {
    url: server.url,
    scenes: await makeScenes(server.url, folder),
    reportedErrors,
    async close() {
      await server.close();
      await notify.close();
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates the tables and returns their scenes. `folder`: for a file that is uploaded to a page. */
async function makeScenes(url, folder) {
  const ask = createClient(url);
  const now = Date.parse(SCENES_AT);
  const live = await startTable(ask, { name: 'Thursdays', game: 'arkham', setup: THREE, settings: LIVE });
  await playTo(ask, live, 'q.movement', 0);
  const messages = ['Shall I look at the **Graveyard** first?', 'Rather the Woods: two Clues lie there.'];
  for (const [seat, text] of messages.entries()) {
    await ask(live, seat + 1, 'POST', '/talk', { seat: seat + 1, text, key: newKey() });
  }
  const post = await startTable(ask, { name: 'Letters from Arkham', game: 'arkham', setup: THREE, settings: POST });
  await playTo(ask, post, 'q.movement', 0, 2);
  const away = { away: { from: now, until: now + 6 * DAY } };
  await ask(post, 2, 'PUT', '/seats/2/away', away);
  await ask(post, 0, 'POST', '/addresses', { channel: 'mail', mail: 'anna@example.org' });
  await ask(post, 0, 'POST', '/addresses', { channel: 'feed' });
  const haunt = await startTable(ask, {
    name: 'Haunted by post',
    game: 'haunt',
    setup: THREE,
    settings: { ...POST, keeper: false },
  });
  await vote(ask, haunt);
  const others = await startTable(ask, { name: 'Sundays', game: 'arkham', setup: THREE, settings: POST });
  await playTo(ask, others, 'q.movement', 1);
  const undone = await startTable(ask, { name: 'Undone', game: 'arkham', setup: THREE, settings: LIVE });
  const concerned = await requestUndo(ask, undone);
  const gathers = await createTable(ask, { name: 'Next winter', game: 'arkham', setup: THREE, settings: POST });
  await claim(ask, gathers, 0);
  const open = await createTable(ask, { name: 'Next winter', game: 'arkham', setup: THREE, settings: POST });
  await claim(ask, open, 0);
  const over = await startTable(ask, { name: 'Last summer', game: 'arkham', setup: THREE, settings: LIVE });
  await playTo(ask, over, 'q.movement', 0);
  await ask(over, 'host', 'POST', '/close');
  const exported = join(folder, 'exported.json');
  writeFileSync(exported, JSON.stringify(await ask(over, 0, 'GET', '/export')));
  const revoked = {
    ...live,
    seats: live.seats.map((token) => token.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))),
  };

  const QUESTION = 'main.table .decision h2';
  const sheet = (part) => async (page) => {
    await page.locator('.table-button').click();
    await page.locator('.table-sheet h3').first().waitFor();
    for (const one of await page.locator('.table-sheet details').all())
      await one.evaluate((it) => it.setAttribute('open', ''));
    await page.locator(part).first().waitFor();
    await page
      .locator(part)
      .first()
      .evaluate((it) => it.scrollIntoView({ block: 'start' }));
  };
  const openChat = async (page) => {
    const log = page.locator('.tabs button').last();
    if (await log.isVisible()) await log.click();
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.locator('.talk li').first().waitFor();
  };
  return [
    {
      name: 'tables-none',
      about: 'Tables with others, while there are none',
      address: '#tables',
      wait: '.tables-none',
    },
    {
      name: 'tables',
      about: 'Tables with others: decisions that wait come first',
      links: [
        linkOf(post, 0),
        linkOf(live, 0),
        linkOf(others, 0),
        linkOf(gathers, 'host'),
        linkOf(over, 0),
        { ...linkOf(revoked, 0), table: 'zzzzzzzzzzzz', name: 'Long ago' },
      ],
      address: '#tables',
      wait: '.tables-group.lit',
    },
    {
      name: 'new',
      about: 'A new game over the network, by post',
      address: '#new?where=online',
      wait: '.table-settings',
      then: async (page) => {
        await page.getByLabel('By post').check();
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
    {
      name: 'gathering',
      about: 'The table gathers: the host sends the links',
      at: linkOf(gathers, 'host'),
      wait: '.seats',
    },
    {
      name: 'invited',
      about: 'A player who follows a link is asked to take a seat',
      at: linkOf(open, 1),
      wait: '.seat.mine form',
    },
    {
      name: 'live-asked',
      about: 'A live table: your own decision, and those of others',
      at: linkOf(live, 0),
      wait: QUESTION,
    },
    { name: 'live-waiting', about: 'A live table: waiting for others', at: linkOf(live, 1), wait: QUESTION },
    { name: 'live-talk', about: 'The chat', at: linkOf(live, 0), wait: QUESTION, then: openChat },
    {
      name: 'undo',
      about: 'A player asks to undo answers',
      at: linkOf(undone, concerned),
      wait: '.undo-request',
    },
    {
      name: 'post-draft',
      about: 'By post: a draft of an answer, with a note for the chronicle',
      at: linkOf(post, 0),
      wait: QUESTION,
      then: async (page) => {
        await page.waitForSelector('main.table[data-ready="true"]');
        await page.locator('.decision [data-option]').nth(1).click();
        await page.locator('.draft textarea').fill('She takes the lamp with her: *it will be late.*');
      },
    },
    {
      name: 'post-vote',
      about: 'By post: a decision of the group, with the votes so far',
      at: linkOf(haunt, 0),
      wait: '.votes',
    },
    {
      name: 'sheet',
      about: 'Seats, absences and settings of a table',
      at: linkOf(post, 0),
      wait: QUESTION,
      then: sheet('.table-sheet h2'),
    },
    {
      name: 'advance',
      about: 'In advance: absences, standing orders, the plan of a turn',
      at: linkOf(post, 0),
      wait: QUESTION,
      then: sheet('.in-advance'),
    },
    {
      name: 'notifications',
      about: 'Notifications of decisions that wait',
      at: linkOf(post, 0),
      wait: QUESTION,
      then: sheet('.notifications-mail'),
    },
    {
      name: 'keeper',
      about: 'Controls of the keeper',
      at: linkOf(post, 'host'),
      wait: QUESTION,
      then: sheet('.table-sheet .rollback'),
    },
    { name: 'ended', about: 'A table that was closed', at: linkOf(over, 0), wait: 'main.table' },
    { name: 'gone', about: 'A link that is no longer valid', at: linkOf(revoked, 0), wait: '.error-message' },
    {
      name: 'no-link',
      about: 'A table to which this browser has no link',
      address: '#table/zzzzzzzzzzzz',
      wait: 'main p a',
    },
    {
      name: 'verify',
      about: 'The page that verifies an exported table',
      address: '#verify',
      wait: '.verify-drop',
      then: async (page) => {
        await page.setInputFiles('input[type=file]', exported);
        await page.locator('.verdict').waitFor();
      },
    },
    {
      name: 'chronicle',
      about: 'The chronicle as a page',
      path: `/api/v1/tables/${post.id}/chronicle.html`,
      bearer: post.seats[0],
      wait: 'h1',
    },
    {
      name: 'digest',
      about: 'The digest of a Mythos Phase in the chronicle',
      path: `/api/v1/tables/${post.id}/chronicle.html`,
      bearer: post.seats[0],
      wait: '.mythos',
      then: (page) =>
        page
          .locator('.mythos')
          .last()
          .evaluate((it) => it.scrollIntoView({ block: 'start' })),
    },
    { name: 'operator', about: 'The operator’s page', path: '/operator', bearer: OPERATOR, wait: 'h1' },
  ];
}

/** Opens a scene in a fresh page, and resolves when it is complete. */
export async function openScene(page, url, { address, at: link, links = [], path, bearer, wait, then }) {
  // Skip the opening, which would cover the screen.
  await page.addInitScript(() => localStorage.setItem('vigil.settings', '{"paceChosen":true,"opening":false}'));
  if (path) {
    await page.setExtraHTTPHeaders({ Authorization: `Bearer ${bearer}` });
    await page.goto(url + path);
  } else if (link) {
    if (link.createdLinks.length > 0) await storeLinks(page, url, [link]);
    await page.goto(`${url}/t/${link.table}#${link.tokens[0]}`);
  } else {
    if (links.length > 0) await storeLinks(page, url, links);
    await page.goto(`${url}/${address}`);
  }
  await page.locator(wait).first().waitFor();
  if (link) await page.locator('.waiting').waitFor({ state: 'detached' });
  await then?.(page);
}

/** Stores links in the browser, as if it had created or joined their tables. */
async function storeLinks(page, url, links) {
  // A page of the server that stores nothing.
  await page.goto(`${url}/health`);
  await page.evaluate(
    (all) =>
      new Promise((done, failed) => {
        localStorage.setItem('vigil.has-links', 'yes');
        const opening = indexedDB.open('vigil-tables', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('links', { keyPath: 'table' });
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('links', 'readwrite');
          for (const one of all) change.objectStore('links').put(one);
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    links,
  );
}

const DAY = 86_400_000;

let keys = 0;
const newKey = () => `scene-key-${++keys}`;

/** The link of a seat or of the host, as a browser stores it. */
function linkOf({ id, name, host, seats, spectator }, who) {
  const createdLinks = [
    ...seats.map((token, seat) => ({ role: 'seat', seat, token })),
    { role: 'host', token: host },
    { role: 'spectator', token: spectator },
  ];
  const mine = who === 'host' ? [host, seats[0]] : [seats[who]];
  return { table: id, name, tokens: mine, createdLinks: who === 'host' ? createdLinks : [], lastViewedAt: 0 };
}

/** Sends requests about a table, with the token of a seat or of its host. */
function createClient(url) {
  return async (table, who, method, path, body) => {
    const token = who === 'host' ? table.host : table.seats?.[who];
    const response = await fetch(`${url}/api/v1/tables${table.id === undefined ? '' : `/${table.id}`}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const reply = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${reply}`);
    return reply === '' ? undefined : JSON.parse(reply);
  };
}

async function createTable(ask, wanted) {
  const table = await ask({}, undefined, 'POST', '', wanted);
  return { ...table, name: wanted.name };
}

const claim = (ask, table, seat) => ask(table, seat, 'POST', '/claim', { seat, name: NAMES[seat], language: 'en' });

async function startTable(ask, wanted) {
  const table = await createTable(ask, wanted);
  for (const seat of table.seats.keys()) await claim(ask, table, seat);
  await ask(table, 'host', 'POST', '/begin', { key: newKey() });
  return table;
}

/** Answers with the first option until a seat gets a certain question; `times`: on so many different turns. */
async function playTo(ask, table, key, seat, times = 1) {
  let left = times;
  let turn;
  for (let i = 0; i < 400; i++) {
    const { decisions, view } = await ask(table, 'host', 'GET', '/game');
    const found = decisions.find((one) => one.key === key && one.by.includes(seat));
    if (found && view.turn !== turn) {
      turn = view.turn;
      if (--left === 0) return;
    }
    const [first] = decisions;
    const option = first.options[0];
    const by = option.by ?? first.by[0];
    await ask(table, by, 'POST', '/answers', {
      seat: by,
      decision: first.id,
      option: option.id,
      mark: first.mark,
      key: newKey(),
    });
  }
  throw new Error(`No seat is asked ${key}.`);
}

/** Votes from one seat on a decision of all. */
async function vote(ask, table) {
  const { decisions } = await ask(table, 'host', 'GET', '/game');
  const [first] = decisions;
  const answer = { decision: first.id, option: first.options[2].id, mark: first.mark };
  await ask(table, 1, 'POST', '/answers', { seat: 1, ...answer, key: newKey() });
}

/** Answers until one seat can request the undo of another's answer. Returns the seat of that answer. */
async function requestUndo(ask, table) {
  for (let i = 0; i < 40; i++) {
    const { decisions } = await ask(table, 'host', 'GET', '/game');
    const [first] = decisions;
    const by = first.options[0].by ?? first.by[0];
    const answer = { seat: by, decision: first.id, option: first.options[0].id, mark: first.mark, key: newKey() };
    await ask(table, by, 'POST', '/answers', answer);
    const now = await ask(table, 'host', 'GET', '/game');
    const other = (by + 1) % table.seats.length;
    try {
      await ask(table, other, 'POST', '/undo', { to: now.answers - 1, seen: now.number, key: newKey() });
      return by;
    } catch {
      // The answer revealed something: try the next one.
    }
  }
  throw new Error('Nothing can be taken back.');
}
