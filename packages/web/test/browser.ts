/** A browser at a running server, for tests that act and look like a player. */
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

/** Options of a world that is not shared. */
export interface OwnWorldOptions {
  /** Folder of the built page. */
  readonly page?: string;
  /** True if windows have service workers by default. */
  readonly serviceWorkers?: 'allow' | 'block';
}

let sharedBrowser: Promise<Browser> | undefined;
let sharedWorld: Promise<TestWorld> | undefined;

/**
 * Browser and server shared by all test files of a worker (`isolate: false` in vitest.config.ts). `close` leaves them
 * open; they end with the worker.
 */
export async function openSharedWorld(): Promise<TestWorld> {
  sharedWorld ??= openOwnWorld();
  return { ...(await sharedWorld), close: async () => {} };
}

/** A server for one test file on any free port, with the shared browser. `close` ends the server. */
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
  // The opening screens are off; opening.test.ts turns them on.
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await presetSettings(context, { opening: false });
    if ((options?.serviceWorkers ?? 'block') === 'block') await disableServiceWorkers(context);
    return context;
  };
  return browser;
}

/** Delay before a new question accepts answers: none, or the default of the page. */
export type AnswerDelay = 'no-delay' | 'default-delay';

/** Properties of a page that are set before its first load. */
interface PageKind {
  readonly delay: AnswerDelay;
  readonly language: string;
  /** The page is not reused: no earlier and no later visitor has it. */
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
      await waiting.evaluate(clearAndGo, { stored: initialStorage(kind), address });
      await waiting.waitForSelector(`main:not([data-left])${screenSelector(address)}`);
      return waiting;
    }
    const { delay, language } = kind;
    const { serviceWorkers } = this;
    const context = await this.browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers });
    if (delay === 'no-delay') await disableDelays(context);
    if (language !== 'en') await presetLanguage(context, language);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(`${this.url}/${address}`);
    await page.waitForSelector(`main${screenSelector(address)}`);
    return page;
  }

  /** Takes a page back. The next visitor gets it if its storage is unchanged; otherwise it is closed. */
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

/** Selector of a loaded screen. A lesson has no heading. */
const screenSelector = (address: string) =>
  address === '#new' ? ' .new-game' : /^#learn\/\w/.test(address) ? '' : ' h1';
const poolKey = ({ delay, language }: PageKind) => `${delay} ${language}`;

/** Initial storage of a page. */
function initialStorage({ delay, language }: PageKind): Readonly<Record<string, string>> {
  const settings = {
    opening: false,
    analysis: false,
    ...(delay === 'no-delay' && { pace: 'at-once', answerDelay: 0 }),
  };
  return {
    'vigil.settings': JSON.stringify(settings),
    ...(language !== 'en' && { 'vigil.language': language }),
  };
}

/** Runs in the page: clears all storage, and goes to an address. */
async function clearAndGo({
  stored,
  address,
}: {
  stored: Readonly<Record<string, string>>;
  address: string;
}): Promise<void> {
  const { originalSetTimeout } = window as unknown as { originalSetTimeout?: typeof window.setTimeout };
  if (originalSetTimeout) window.setTimeout = originalSetTimeout;
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
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

/** Runs in the page: returns true if settings and packs are unchanged. */
async function hasInitialStorage(initial: Readonly<Record<string, string>>): Promise<boolean> {
  const settings = (text: string | null | undefined) => {
    const { opening, pace, answerDelay, ...rest } = JSON.parse(text ?? '{}');
    return JSON.stringify([opening, pace, answerDelay, rest]);
  };
  if (settings(localStorage.getItem('vigil.settings')) !== settings(initial['vigil.settings'])) return false;
  if ((localStorage.getItem('vigil.language') ?? '') !== (initial['vigil.language'] ?? '')) return false;
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
  /** Errors of the page, and errors and warnings in its console. */
  readonly pageErrors: string[] = [];
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
    if (['error', 'warning'].includes(message.type())) this.pageErrors.push(message.text());
  };
  private readonly onPageError = (error: Error) => this.pageErrors.push(String(error));

  /**
   * Opens a page for a visitor, by default at the form of a new game.
   *
   * @param delay whether a new question accepts answers at once
   * @param language the previously chosen language
   * @param isOwn whether to use a new context: for tests of the first load, of browser storage or of several windows
   */
  static async open(
    world: TestWorld,
    size = DESK,
    address = '#new',
    delay: AnswerDelay = 'no-delay',
    { language = 'en', isOwn = false }: { readonly language?: string; readonly isOwn?: boolean } = {},
  ): Promise<Visitor> {
    const kind = { delay, language, isOwn };
    return new Visitor(world, kind, await world.pages.take(kind, size, address));
  }

  /** Goes to another address, as a link would. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  }

  /** Releases the page to the next visitor. A failed test does not get here, so that its page is not reused. */
  async leave(): Promise<void> {
    this.page.off('console', this.onConsole);
    this.page.off('pageerror', this.onPageError);
    await this.page.unrouteAll();
    await this.world.pages.release(this.kind, this.page);
  }

  /** Begins a game with a number of random investigators and a seed. */
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

  /** Waits until the current state of the game is in the browser's database. */
  async waitForSave(): Promise<void> {
    const answers = await this.page.getAttribute('main.table', 'data-answers');
    // Include the game's id: another saved game may have the same number of answers.
    const game = /^#game=([\w-]+)/.exec(new URL(this.page.url()).hash)?.[1];
    await this.page.waitForSelector(`html[data-saved="${game}:${answers}"]`, { state: 'attached' });
  }

  /** Reads the state of the page, once the form of the answers is loaded. */
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
        allText: [document.body.textContent ?? '', ...labels, ...titles].join('\n'),
      };
    });
  }

  /** Chooses an option by its index: with its key if `byKey` and there is one, otherwise with the mouse. */
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
    // An attack that cannot succeed needs confirmation.
    const confirm = this.page.locator(CONFIRM_SELECTOR);
    if ((await confirm.count()) > 0) await confirm.click();
    await this.page.waitForSelector(changed);
  }
}

/**
 * Disables service workers. Otherwise each new window fetches and stores the whole page, a third to a half of the
 * test's time. (Playwright's own option makes the page write a warning.)
 */
async function disableServiceWorkers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
  });
}

/** Stores settings of the table, unless the first of them is already set. */
async function presetSettings(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((preset) => {
    try {
      const before = JSON.parse(localStorage.getItem('vigil.settings') ?? '{}');
      if (Object.keys(preset)[0]! in before) return;
      localStorage.setItem('vigil.settings', JSON.stringify({ ...before, ...preset }));
    } catch {
      // A test has damaged the stored settings, or this address has no storage.
    }
  }, settings);
}

/** Stores the language of the page, unless one is already stored. */
async function presetLanguage(context: BrowserContext, language: string): Promise<void> {
  await context.addInitScript((code) => {
    try {
      if (localStorage.getItem('vigil.language') === null) localStorage.setItem('vigil.language', code);
    } catch {
      // This address has no storage.
    }
  }, language);
}

/** Sets the table to accept answers at once and to skip animations. */
export async function disableDelays(context: BrowserContext): Promise<void> {
  await presetSettings(context, { pace: 'at-once', answerDelay: 0 });
}

/**
 * Keeps each moment on the screen until the test continues, however slow the machine is. The next visitor of the page
 * is unaffected.
 */
export function freezeMoments(page: Page): Promise<void> {
  return page.evaluate(() => {
    const originalSetTimeout = window.setTimeout;
    const wait = originalSetTimeout.bind(window);
    const slow = (then: TimerHandler, ms = 0, ...rest: unknown[]) => wait(then, ms > 700 ? 60_000 : ms, ...rest);
    Object.assign(window, { setTimeout: slow, originalSetTimeout });
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

/** Texts and options of a page at one time. */
export interface PageState {
  readonly isOver: boolean;
  readonly question: string;
  readonly options: readonly string[];
  readonly ids: readonly string[];
  readonly chronicle: readonly string[];
  /** All texts of the page, including names for screen readers. */
  readonly allText: string;
}

const CONFIRM_SELECTOR = '.decision [data-sure]';
/** A table that accepts answers. It ignores answers that come too soon after a new question. */
export const READY_SELECTOR = 'main.table[data-ready="true"]:not(:has(.fetching))';

/** Waits for a question that accepts answers. */
export async function waitForQuestion(page: Page): Promise<void> {
  await page.waitForSelector(`${READY_SELECTOR} .decision h2`, { timeout: 60_000 });
}

/** Presses a button that needs a second press, some time after the first. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click();
  await button.page().waitForTimeout(400);
  await button.click();
}

/** A deterministic choice that varies with the turn. */
export function pseudoRandomChoice(turn: number, options: number): number {
  return (turn * 7 + 3) % options;
}

/** The center of an element, in window coordinates. */
export async function findCenter(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
