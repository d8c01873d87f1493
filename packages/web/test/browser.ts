/** A real browser at the real server, for tests: what a person would see and do. */
import { join } from 'node:path';
import { type RunningServer, startServer } from '@vigil/server';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';

const PAGE = join(import.meta.dirname, '..', 'dist');

/** A browser and a server; close both with {@link World.close}. */
export interface World {
  readonly browser: Browser;
  readonly server: RunningServer;
  close(): Promise<void>;
}

/**
 * Starts the server on any free port, and a browser. `page`: the folder of the built page; `executablePath`: another browser;
 * `serviceWorkers`: whether windows have them where they do not say so themselves.
 */
export async function openWorld(
  page = PAGE,
  executablePath = process.env.CHROMIUM_PATH,
  serviceWorkers: BrowserContextOptions['serviceWorkers'] = 'block',
): Promise<World> {
  const server = await startServer({ page, version: 'test', port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) });
  const newContext = browser.newContext.bind(browser);
  // What is shown before a game stands over its first question: who tests that asks for it (opening.test.ts).
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await kept(context, { opening: false });
    if ((options?.serviceWorkers ?? serviceWorkers) === 'block') await keptByNobody(context);
    return context;
  };
  return {
    browser,
    server,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Somebody at the page: a window of their own, with everything that goes wrong in it. */
export class Visitor {
  readonly page: Page;
  /** Errors of the page and what it wrote to its console as an error or a warning. */
  readonly complaints: string[] = [];
  readonly context: BrowserContext;

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
  }

  /**
   * Somebody who comes to an address of the page, as a rule to the form of a new game. `hand`: a steady one has questions
   * take answers at once; others have the page as it is at first.
   */
  static async at(
    world: World,
    size = { width: 1440, height: 900 },
    address = '#new',
    hand: 'steady' | 'any' = 'steady',
  ): Promise<Visitor> {
    const context = await world.browser.newContext({ viewport: size, reducedMotion: 'reduce' });
    if (hand === 'steady') await steady(context);
    const visitor = new Visitor(context, await context.newPage());
    visitor.page.setDefaultTimeout(15_000);
    await visitor.page.goto(`${world.server.url}/${address}`);
    await visitor.page.waitForSelector(address === '#new' ? '.new-game' : 'h1');
    return visitor;
  }

  /** Goes to another address, as by a link. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  }

  leave(): Promise<void> {
    return this.context.close();
  }

  /** Begins a game with so many investigators at random and a seed of one's own. */
  async begin(seed: string, investigators = 1): Promise<void> {
    const { page } = this;
    for (let n = 1; n < investigators; n++) await page.getByLabel('One more at random').click();
    await page.getByLabel('Seed').fill(seed);
    await page.getByRole('button', { name: /^Begin with/ }).click();
    await this.asked();
  }

  /** Waits until a question is there and has stood for as long as nobody can have meant to answer it. */
  async asked(): Promise<void> {
    await askedAt(this.page);
  }

  /** Waits until the game as it is shown is in the browser's database. */
  async kept(): Promise<void> {
    const answers = await this.page.getAttribute('main.table', 'data-answers');
    // The game by its name too: another that was kept before may have had as many answers.
    const game = /^#game=([\w-]+)/.exec(new URL(this.page.url()).hash)?.[1];
    await this.page.waitForSelector(`html[data-kept="${game}:${answers}"]`, { state: 'attached' });
  }

  /** What the page shows of the question now, once the form of its answers is there. */
  async see(): Promise<Sight> {
    await this.page.waitForFunction(() => document.querySelector('.fetching') === null);
    return this.page.evaluate(() => {
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label') ?? '');
      const titles = texts('title');
      return {
        over: document.querySelector('.ending') !== null,
        question: texts('.decision h2').join(),
        options: texts('.options button'),
        ids: [...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option') ?? ''),
        chronicle: texts('.chronicle li'),
        everything: [document.body.textContent ?? '', ...labels, ...titles].join('\n'),
      };
    });
  }

  /** Takes an option by its number: by key, where there is one and it is wanted, else with the mouse. */
  async take(option: number, byKey: boolean): Promise<void> {
    await this.changes(async () => {
      if (byKey && option < 9) await this.page.keyboard.press(String(option + 1));
      else await this.page.locator('.options button').nth(option).click();
    });
  }

  /**
   * Does something that answers or takes an answer back, as soon as the table takes answers, and waits until the engine's
   * worker has seen to it.
   */
  async changes(action: () => Promise<void>): Promise<void> {
    await this.page.waitForSelector(READY);
    const before = await this.page.getAttribute('main.table', 'data-answers');
    await action();
    const changed = `main.table:not([data-answers="${before}"])`;
    await this.page.waitForSelector(`${changed}, ${SURE}`);
    // An attack without any chance is asked for twice.
    const sure = this.page.locator(SURE);
    if ((await sure.count()) > 0) await sure.click();
    await this.page.waitForSelector(changed);
  }
}

/**
 * No service worker comes: each new window would fetch and write down the whole page beside its test, which took a third to
 * a half of the test's time. (Playwright's own way of it has the page warn.)
 */
export async function keptByNobody(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if ('serviceWorker' in navigator) navigator.serviceWorker.register = () => new Promise(() => {});
  });
}

/** Begins with these settings of the table where the first of them is not set. */
async function kept(context: BrowserContext, settings: Record<string, unknown>): Promise<void> {
  await context.addInitScript((wanted) => {
    try {
      const before = JSON.parse(localStorage.getItem('vigil.table') ?? '{}');
      if (Object.keys(wanted)[0]! in before) return;
      localStorage.setItem('vigil.table', JSON.stringify({ ...before, ...wanted }));
    } catch {
      // A test has damaged what is kept, which is the page's to see; or nothing is kept here.
    }
  }, settings);
}

/** Has questions take answers at once and nothing shown in between, as the settings of the table offer it. A test that gives many waits for none of them. */
export async function steady(context: BrowserContext): Promise<void> {
  await kept(context, { pace: 'at-once', unseen: 0 });
}

/** A moment stands from now on until somebody goes on, however slow the machine. */
export function slowed(page: Page): Promise<void> {
  return page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    const slow = (then: TimerHandler, ms = 0, ...rest: unknown[]) => wait(then, ms > 700 ? 60_000 : ms, ...rest);
    window.setTimeout = slow as typeof window.setTimeout;
  });
}

/** Somebody with a phone who uses fingers: the page at an address. */
export async function onPhone({ browser, server }: World, address: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  await steady(context);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(`${server.url}/${address}`);
  return page;
}

export interface Sight {
  readonly over: boolean;
  readonly question: string;
  readonly options: readonly string[];
  readonly ids: readonly string[];
  readonly chronicle: readonly string[];
  /** All texts of the page, names for screen readers too. */
  readonly everything: string;
}

/** A table that takes answers: an answer that comes sooner after a new question is passed over. */
const SURE = '.decision [data-sure]';
export const READY = 'main.table[data-ready="true"]:not(:has(.fetching))';

/** Waits until a question is there, and is taken as seen. */
export async function askedAt(page: Page): Promise<void> {
  await page.waitForSelector(`${READY} .decision h2`, { timeout: 60_000 });
}

/** Presses what asks first and does it at the second press, if that comes after a moment. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click();
  await button.page().waitForTimeout(400);
  await button.click();
}

/** A choice that looks like chance and is always the same. */
export function choice(turn: number, options: number): number {
  return (turn * 7 + 3) % options;
}

/** The middle of what is drawn of something, in the window. */
export async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
