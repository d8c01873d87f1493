/** A real browser at the real server, for tests: what a person would see and do. */
import { join } from 'node:path';
import { type RunningServer, startServer } from '@vigil/server';
import {
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { startOf } from './texts.js';

const PAGE = join(import.meta.dirname, '..', 'dist');
/** Address of the screen on which pages wait. */
const WAITING_ADDRESS = '#credits';
const DESK = { width: 1440, height: 900 };

/** A browser and a server; close both with {@link TestWorld.close}. */
export interface TestWorld {
  readonly browser: Browser;
  readonly server: RunningServer;
  /** Pages that wait for the next visitor. */
  readonly pages: PagePool;
  close(): Promise<void>;
}

/** Worlds of a page of their own, or with service workers. */
export interface OwnWorldOptions {
  /** Folder of the built page. */
  readonly page?: string;
  /** True if windows have service workers where they do not say so themselves. */
  readonly serviceWorkers?: 'allow' | 'block';
}

let sharedBrowser: Promise<Browser> | undefined;
let sharedWorld: Promise<TestWorld> | undefined;

/**
 * Browser and server shared by all test files of a worker (`isolate: false` in vitest.config.ts). `close` leaves them open; they end
 * with the worker.
 */
export async function openSharedWorld(): Promise<TestWorld> {
  sharedWorld ??= openOwnWorld();
  return { ...(await sharedWorld), close: async () => {} };
}

/** A server of one's own on any free port, in the shared browser. `close` ends the server. */
export async function openOwnWorld({
  page = PAGE,
  serviceWorkers = 'block',
}: OwnWorldOptions = {}): Promise<TestWorld> {
  sharedBrowser ??= launch();
  const [server, browser] = await Promise.all([
    startServer({ page, version: 'test', port: 0, host: '127.0.0.1' }),
    sharedBrowser,
  ]);
  const pages = new PagePool(browser, server.url, serviceWorkers);
  return { browser, server, pages, close: () => server.close() };
}

async function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const newContext = browser.newContext.bind(browser);
  // The opening screens stay off; a test of them (opening.test.ts) turns them on.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await presetSettings(context, { opening: false });
    if ((options?.serviceWorkers ?? 'block') === 'block') await disableServiceWorkers(context);
    return context;
  };
  return browser;
}

/** A steady hand has questions take answers at once; any other has the page as it is at first. */
export type HandKind = 'steady' | 'any';

/** Properties of a page that are set before its first load. */
interface PageKind {
  readonly hand: HandKind;
  readonly language: string;
  /** No visitor had it before, and none has it afterwards. */
  readonly isOwn: boolean;
}

/**
 * Pool of pages, reused by one visitor after another: cleared and sent to another address. That costs a third of a new
 * context that loads the page. A page with a lasting change is closed instead.
 */
class PagePool {
  private readonly waiting = new Map<string, Page[]>();
  private readonly browser: Browser;
  private readonly url: string;
  private readonly serviceWorkers: 'allow' | 'block';

  constructor(browser: Browser, url: string, serviceWorkers: 'allow' | 'block') {
    this.browser = browser;
    this.url = url;
    this.serviceWorkers = serviceWorkers;
  }

  /** A page at an address, cleared or newly loaded. */
  async take(kind: PageKind, size: typeof DESK, address: string): Promise<Page> {
    const waiting = kind.isOwn || address === WAITING_ADDRESS ? undefined : this.waiting.get(poolKey(kind))?.pop();
    if (waiting) {
      await waiting.setViewportSize(size);
      await waiting.emulateMedia({ reducedMotion: 'reduce' });
      await waiting.mouse.move(0, 0);
      await waiting.evaluate(clearAndGo, { kept: initialStorage(kind), address });
      await waiting.waitForSelector(`main:not([data-left])${screenSelector(address)}`);
      return waiting;
    }
    const { hand, language } = kind;
    const { serviceWorkers } = this;
    const context = await this.browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers });
    if (hand === 'steady') await disableDelays(context);
    if (language !== 'en') await presetLanguage(context, language);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${this.url}/${address}`);
    await page.waitForSelector(`main${screenSelector(address)}`);
    return page;
  }

  /** Takes a page back, for the next visitor if it is as it was at first. */
  async release(kind: PageKind, page: Page): Promise<void> {
    const isUsable =
      !kind.isOwn &&
      page.context().pages().length === 1 &&
      page.url().startsWith(`${this.url}/`) &&
      (await page.evaluate(hasInitialStorage, initialStorage(kind)));
    if (!isUsable) return page.context().close();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, WAITING_ADDRESS);
    await page.waitForSelector('main.credits');
    const waiting = this.waiting.get(poolKey(kind)) ?? [];
    this.waiting.set(poolKey(kind), [...waiting, page]);
  }
}

/** Sign of a screen that is there: a lesson has no heading. */
const screenSelector = (address: string) =>
  address === '#new' ? ' .new-game' : /^#learn\/\w/.test(address) ? '' : ' h1';
const poolKey = ({ hand, language }: PageKind) => `${hand} ${language}`;

/** Initial storage of a page. */
function initialStorage({ hand, language }: PageKind): Readonly<Record<string, string>> {
  const settings = { opening: false, ...(hand === 'steady' && { pace: 'at-once', answerDelay: 0 }) };
  return {
    'vigil.settings': JSON.stringify(settings),
    ...(language !== 'en' && { 'vigil.language': language }),
  };
}

/** In the page: empties all storage, and goes to an address. */
async function clearAndGo({
  kept,
  address,
}: {
  kept: Readonly<Record<string, string>>;
  address: string;
}): Promise<void> {
  const { usual } = window as unknown as { usual?: typeof window.setTimeout };
  if (usual) window.setTimeout = usual;
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const { name } of await indexedDB.databases()) {
    if (name !== 'vigil') continue;
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        const tx = database.transaction(stores, 'readwrite');
        for (const store of stores) tx.objectStore(store).clear();
        tx.oncomplete = () => {
          database.close();
          resolve();
        };
      };
    });
  }
  document.querySelector('main')?.setAttribute('data-left', '');
  location.hash = address;
}

/** In the page: whether settings and packs are those that it began with. */
async function hasInitialStorage(kept: Readonly<Record<string, string>>): Promise<boolean> {
  const settings = (text: string | null | undefined) => {
    const { opening, pace, answerDelay, ...rest } = JSON.parse(text ?? '{}');
    return JSON.stringify([opening, pace, answerDelay, rest]);
  };
  if (settings(localStorage.getItem('vigil.settings')) !== settings(kept['vigil.settings'])) return false;
  if ((localStorage.getItem('vigil.language') ?? '') !== (kept['vigil.language'] ?? '')) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open('vigil');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(true);
    opening.onsuccess = () => {
      const counting = opening.result.transaction('packs').objectStore('packs').count();
      counting.onsuccess = () => {
        opening.result.close();
        resolve(counting.result === 0);
      };
    };
  });
}

/** A simulated visitor: a window that collects every error in it. */
export class Visitor {
  readonly page: Page;
  /** Errors of the page and what it wrote to its console as an error or a warning. */
  readonly complaints: string[] = [];
  readonly context: BrowserContext;
  private readonly world: TestWorld;
  private readonly kind: PageKind;

  private constructor(world: TestWorld, kind: PageKind, page: Page) {
    this.world = world;
    this.kind = kind;
    this.context = page.context();
    this.page = page;
    page.on('console', this.onConsole);
    page.on('pageerror', this.onPageError);
  }

  private readonly onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
  };
  private readonly onPageError = (error: Error) => this.complaints.push(String(error));

  /**
   * Opens a page for a visitor, as a rule at the form of a new game.
   *
   * @param hand a steady hand has questions take answers at once; others use the default delay
   * @param language the previously chosen language
   * @param isOwn true for a new context, for tests of the first load, of browser storage or of several windows
   */
  static async open(
    world: TestWorld,
    size = DESK,
    address = '#new',
    hand: HandKind = 'steady',
    { language = 'en', isOwn = false }: { readonly language?: string; readonly isOwn?: boolean } = {},
  ): Promise<Visitor> {
    const kind = { hand, language, isOwn };
    return new Visitor(world, kind, await world.pages.take(kind, size, address));
  }

  /** Goes to another address, as by a link. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  }

  /** Leaves the page to the next visitor; a test that fails does not, and its page is used by no other. */
  async leave(): Promise<void> {
    this.page.off('console', this.onConsole);
    this.page.off('pageerror', this.onPageError);
    await this.page.unrouteAll();
    await this.world.pages.release(this.kind, this.page);
  }

  /** Begins a game with so many investigators at random and a seed of one's own. */
  async begin(seed: string, investigators = 1): Promise<void> {
    const { page } = this;
    for (let n = 1; n < investigators; n++) await page.getByLabel('One more at random').click();
    await page.getByLabel('Seed').fill(seed);
    await page.getByRole('button', { name: startOf('ui.start.begin') }).click();
    await this.waitForQuestion();
  }

  /** Waits for a question, and until the protection against accidental answers has passed. */
  async waitForQuestion(): Promise<void> {
    await waitForQuestion(this.page);
  }

  /** Waits until the game as it is shown is in the browser's database. */
  async waitForSave(): Promise<void> {
    const answers = await this.page.getAttribute('main.table', 'data-answers');
    // The game by its name too: another that was kept before may have had as many answers.
    const game = /^#game=([\w-]+)/.exec(new URL(this.page.url()).hash)?.[1];
    await this.page.waitForSelector(`html[data-kept="${game}:${answers}"]`, { state: 'attached' });
  }

  /** Reads the current question from the page, once the form of its answers is loaded. */
  async readPage(): Promise<PageState> {
    await this.page.waitForFunction(() => document.querySelector('.fetching') === null);
    return this.page.evaluate(() => {
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      const titles = texts('title');
      return {
        isOver: document.querySelector('.ending') !== null,
        question: texts('.decision h2').join(),
        options: texts('.options button'),
        ids: [...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option') ?? ''),
        chronicle: texts('.chronicle li'),
        everything: [document.body.textContent ?? '', ...labels, ...titles].join('\n'),
      };
    });
  }

  /** Takes an option by its number: by key, where there is one and it is wanted, else with the mouse. */
  async chooseOption(option: number, byKey: boolean): Promise<void> {
    await this.waitForChange(async () => {
      if (byKey && option < 9) await this.page.keyboard.press(String(option + 1));
      else await this.page.locator('.options button').nth(option).click();
    });
  }

  /**
   * Performs an action that answers or takes back an answer. Waits until the table accepts answers, and then until the
   * engine worker has handled it.
   */
  async waitForChange(action: () => Promise<void>): Promise<void> {
    await this.page.waitForSelector(READY_SELECTOR);
    const before = await this.page.getAttribute('main.table', 'data-answers');
    await action();
    const changed = `main.table:not([data-answers="${before}"])`;
    await this.page.waitForSelector(`${changed}, ${CONFIRM_SELECTOR}`);
    // An attack without any chance is asked for twice.
    const sure = this.page.locator(CONFIRM_SELECTOR);
    if ((await sure.count()) > 0) await sure.click();
    await this.page.waitForSelector(changed);
  }
}

/**
 * Disables service workers. Each new window would fetch and store the whole page beside its test, a third to a half of
 * the test's time. (The page warns with Playwright's own option.)
 */
async function disableServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
  });
}

/** Begins with these settings of the table where the first of them is not set. */
async function presetSettings(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((wanted) => {
    try {
      const before = JSON.parse(localStorage.getItem('vigil.settings') ?? '{}');
      if (Object.keys(wanted)[0]! in before) return;
      localStorage.setItem('vigil.settings', JSON.stringify({ ...before, ...wanted }));
    } catch {
      // A test has damaged what is kept, which is the page's to see; or nothing is kept here.
    }
  }, settings);
}

/** Has the page speak a language, as if it had been chosen earlier. */
async function presetLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((code) => {
    try {
      if (localStorage.getItem('vigil.language') === null) localStorage.setItem('vigil.language', code);
    } catch {
      // Nothing is kept here.
    }
  }, language);
}

/** Has questions take answers at once and nothing shown in between, as the settings of the table offer it. A test that gives many waits for none of them. */
export async function disableDelays(context: BrowserContext): Promise<void> {
  await presetSettings(context, { pace: 'at-once', answerDelay: 0 });
}

/**
 * Keeps each moment on the screen until the test continues, however slow the machine. The next visitor's page is
 * unaffected.
 */
export function freezeMoments(page: Page): Promise<void> {
  return page.evaluate(() => {
    const usual = window.setTimeout;
    const wait = usual.bind(window);
    const slow = (then: TimerHandler, ms = 0, ...rest: unknown[]) => wait(then, ms > 700 ? 60_000 : ms, ...rest);
    Object.assign(window, { setTimeout: slow, usual });
  });
}

/** Opens a page on a phone with touch input. */
export async function openPhonePage({ browser, server }: TestWorld, address: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await disableDelays(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${server.url}/${address}`);
  return page;
}

export interface PageState {
  readonly isOver: boolean;
  readonly question: string;
  readonly options: readonly string[];
  readonly ids: readonly string[];
  readonly chronicle: readonly string[];
  /** All texts of the page, names for screen readers too. */
  readonly everything: string;
}

/** A table that takes answers: an answer that comes sooner after a new question is passed over. */
const CONFIRM_SELECTOR = '.decision [data-sure]';
export const READY_SELECTOR = 'main.table[data-ready="true"]:not(:has(.fetching))';

/** Waits until a question is there, and is taken as seen. */
export async function waitForQuestion(page: Page): Promise<void> {
  await page.waitForSelector(`${READY_SELECTOR} .decision h2`, { timeout: 60_000 });
}

/** Presses what asks first and does it at the second press, if that comes after a moment. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click();
  await button.page().waitForTimeout(400);
  await button.click();
}

/** A choice that looks like chance and is always the same. */
export function pseudoRandomChoice(turn: number, options: number): number {
  return (turn * 7 + 3) % options;
}

/** The middle of what is drawn of something, in the window. */
export async function findCenter(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
