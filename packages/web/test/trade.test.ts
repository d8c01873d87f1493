import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tabTo } from './answer-methods.js';
import { findCenter, openSharedWorld, type TestWorld, Visitor } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { ARKHAM, HAUNT, JOE, openWithSheet } from './table-positions.js';
import { textOf } from './texts.js';

const SHOP = {
  name: 'three cards on offer',
  investigators: [{ ...JOE, place: 'general-store', cards: ['axe'] }],
  ancientOne: 'yig',
  phase: 'arkham-encounters',
  decks: { common: ['tommy-gun', 'knife', '45-automatic'] },
} as const;

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

async function leave(visitor: Visitor): Promise<void> {
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
}

/** Drags an element with the mouse, and drops it on another. */
async function drag(page: Page, what: string, to: string): Promise<void> {
  const from = await findCenter(page, what);
  const target = await findCenter(page, to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await page.mouse.up();
}

/** The prompt below the name of the deciding investigator. */
const promptOf = async (page: Page) =>
  (await page.locator('.decision > header b, .decision h2').allInnerTexts()).join(': ');
const logLines = (page: Page) => page.locator('.chronicle li').allInnerTexts();
const personSelector = (id: string) => `.party [data-about="${id}"]`;
const cardsIn = (page: Page, selector: string) =>
  page.locator(`${selector} .card`).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-about')));
const GIVE_HALF = '.trade-half[data-drop="table:give"]';
const ASK_HALF = '.trade-half[data-drop="table:ask"]';

describe('a trade in Arkham', () => {
  it('begins when a card is dragged to another investigator, and exchanges the offered cards and money', async () => {
    const visitor = await openWithSheet(ARKHAM);
    const { page } = visitor;
    await drag(page, '[data-held="0:wither"]', personSelector('kate-winthrop'));
    await page.waitForSelector('.trade');
    await page.locator(`${GIVE_HALF} [data-option="back:give:wither"]`).waitFor();
    expect(await promptOf(page)).toMatch(/Kate Winthrop/i);
    await visitor.waitForChange(() => drag(page, '[data-held="0:45-automatic"]', GIVE_HALF));
    await visitor.waitForChange(() => drag(page, '.trade [data-option="ask:shotgun"]', ASK_HALF));
    await visitor.waitForChange(() => drag(page, '.trade [data-option="back:give:wither"]', '[data-drop="hand:give"]'));
    await visitor.waitForChange(() => page.getByRole('button', { name: textOf('ui.trade.give.money') }).click());
    expect(await cardsIn(page, GIVE_HALF)).toEqual(['45-automatic']);
    expect(await cardsIn(page, ASK_HALF)).toEqual(['shotgun']);
    await visitor.waitForChange(() => page.getByRole('button', { name: textOf('ui.trade.offer') }).click());
    expect(await promptOf(page)).toMatch(/^Kate Winthrop.*: Accept the offer from Joe Diamond\?$/i);
    await visitor.waitForChange(() => page.getByRole('button', { name: textOf('ui.trade.accept') }).click());
    expect((await logLines(page)).slice(-3)).toEqual([
      'Joe Diamond gives .45 Automatic to Kate Winthrop.',
      'Joe Diamond gives $1 to Kate Winthrop.',
      'Kate Winthrop gives Shotgun to Joe Diamond.',
    ]);
    await page.waitForSelector('[data-held="0:shotgun"]');
    expect(await page.locator('[data-held="0:45-automatic"]').count()).toBe(0);
    await leave(visitor);
  });

  it('can be made with the keyboard only, with the focus following, and a declined offer changes nothing', async () => {
    const visitor = await openWithSheet(ARKHAM);
    const { page } = visitor;
    await tabTo(page, '[data-held="0:wither"]');
    await page.keyboard.press('i');
    await page.waitForSelector('.inspector .give button:focus');
    await page.keyboard.press('Enter');
    await page.locator(`${GIVE_HALF} [data-option="back:give:wither"]`).waitFor();
    const press = async (option: string) => {
      const key = await page.locator(`.trade [data-option="${option}"]`).getAttribute('data-key');
      await visitor.waitForChange(() => page.keyboard.press(key as string));
    };
    await press('ask:find-gate');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toBeNull();
    await tabTo(page, '.trade [data-option="give-money"]');
    await visitor.waitForChange(() => page.keyboard.press('Enter'));
    await visitor.waitForChange(() => page.keyboard.press('Enter'));
    expect(await page.locator(`${GIVE_HALF} .trade-money b`).innerText()).toBe('$2');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toBe('give-money');
    await press('back:ask:find-gate');
    expect(await cardsIn(page, ASK_HALF)).toEqual([]);
    const offer = await page.locator('[data-option="offer"] kbd').innerText();
    await visitor.waitForChange(() => page.keyboard.press(offer));
    const decline = await page.locator('[data-option="decline"] kbd').innerText();
    await visitor.waitForChange(() => page.keyboard.press(decline));
    expect(await promptOf(page)).toMatch(/^Joe Diamond.*: Choose a destination/i);
    expect((await logLines(page)).join()).not.toContain('gives');
    await page.waitForSelector('[data-held="0:wither"]');
    await leave(visitor);
  });

  it('is refused with its reason for an Ally, and for an investigator at another place', async () => {
    const visitor = await openWithSheet(ARKHAM);
    const { page } = visitor;
    const answers = await page.getAttribute('main.table', 'data-answers');
    const from = await findCenter(page, '[data-held="0:duke"]');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y, { steps: 3 });
    expect(await page.locator('.carried').innerText()).toContain('A-MISC-10');
    expect(await page.locator('.receives').count()).toBe(0);
    const kate = await findCenter(page, personSelector('kate-winthrop'));
    await page.mouse.move(kate.x, kate.y, { steps: 4 });
    await page.mouse.up();
    await drag(page, '[data-held="0:wither"]', personSelector('mandy-thompson'));
    // Escape cancels a drag.
    const weapon = await findCenter(page, '[data-held="0:45-automatic"]');
    await page.mouse.move(weapon.x, weapon.y);
    await page.mouse.down();
    await page.mouse.move(kate.x, kate.y, { steps: 4 });
    expect(await page.locator('.party .receives.over').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.carried').count()).toBe(0);
    await page.mouse.up();
    expect(await page.getAttribute('main.table', 'data-answers')).toBe(answers);
    await leave(visitor);
  });
});

describe('giving assets, Clues and money in Haunt', () => {
  it('works by dragging to another investigator, and shows the reason where it is not allowed', async () => {
    const visitor = await openWithSheet(HAUNT);
    const { page } = visitor;
    await visitor.waitForChange(() => drag(page, '.vitals [data-about="clue"]', personSelector('kate-winthrop')));
    expect((await logLines(page)).at(-1)).toBe('Joe Diamond gives 1 Clue to Kate Winthrop.');
    const weapon = await findCenter(page, '[data-held="0:45-automatic"]');
    await page.mouse.move(weapon.x, weapon.y);
    await page.mouse.down();
    await page.mouse.move(weapon.x, weapon.y - 30, { steps: 3 });
    expect(await page.locator('.carried').innerText()).toContain('H-ASSET-06');
    await page.mouse.up();
    const city = await page.locator('[data-option^="city:"]').first().getAttribute('data-option');
    await visitor.waitForChange(() => page.locator(`[data-option="${city}"]`).click());
    await page.waitForSelector('[data-held="0:45-automatic"]');
    await visitor.waitForChange(() => drag(page, '[data-held="0:45-automatic"]', personSelector('kate-winthrop')));
    expect((await logLines(page)).at(-1)).toBe('Joe Diamond gives .45 Automatic to Kate Winthrop.');
    await visitor.waitForChange(() => drag(page, '.vitals [data-about="money"]', personSelector('kate-winthrop')));
    expect(await promptOf(page)).toMatch(/Kate Winthrop/i);
    await visitor.waitForChange(() => page.locator('[data-option="n:4"]').click());
    expect((await logLines(page)).at(-1)).toBe('Joe Diamond gives $4 to Kate Winthrop.');
    await leave(visitor);
  });
});

describe('the comparison of cards', () => {
  it('shows the cards on offer side by side at one key, and marks the rows that differ', async () => {
    const visitor = await openWithSheet(SHOP);
    const { page } = visitor;
    await visitor.waitForChange(() => page.locator('[data-option="ability:1"]').click());
    await page.waitForSelector('.compare-offered');
    await page.keyboard.press('c');
    await page.waitForSelector('dialog.compare[open] thead th');
    const heads = () => page.locator('.compare thead th a').allInnerTexts();
    expect(await heads()).toEqual(['Tommy Gun', 'Knife', '.45 Automatic']);
    const row = (name: string) => page.locator('.compare tbody tr', { hasText: name });
    expect(await row('Price').locator('td').allInnerTexts()).toEqual(['$7', '$2', '$5']);
    expect(await row('Price').getAttribute('class')).toBe('differs');
    expect((await row('Kind').getAttribute('class')) ?? '').toBe('');
    await page.getByLabel(textOf('ui.compare.add')).selectOption('axe');
    expect(await heads()).toContain('Axe');
    await page.getByLabel(textOf('ui.compare.remove', { name: 'Knife' })).click();
    expect(await heads()).toEqual(['Tommy Gun', '.45 Automatic', 'Axe']);
    await page.keyboard.press('Escape');
    await page.locator('dialog.compare').waitFor({ state: 'detached' });
    await leave(visitor);
  });

  it('shows held cards or investigators side by side, and returns the focus', async () => {
    const visitor = await openWithSheet(ARKHAM);
    const { page } = visitor;
    await tabTo(page, '.compare-card');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.compare[open] thead th');
    expect(await page.locator('.compare thead th').count()).toBe(3);
    await page.getByRole('button', { name: textOf('ui.compare.tab.people') }).click();
    expect(await page.locator('.compare thead th').allInnerTexts()).toEqual([
      'Joe Diamond',
      'Kate Winthrop',
      'Mandy Thompson',
    ]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.compare-card:focus');
    await leave(visitor);
  });
});

describe('an explanation', () => {
  it('explains the rules of the current game', async () => {
    for (const [position, terror] of [
      [ARKHAM, 'Closes for good'],
      [HAUNT, 'You may buy 1 of them'],
    ] as const) {
      const visitor = await openWithSheet(position);
      await visitor.page.hover('[data-place="general-store"]', { force: true });
      expect(await visitor.page.locator('.inspector').innerText()).toContain(terror);
      await visitor.page.hover('.rail [data-about^="zombie"]');
      await visitor.page.waitForSelector('.inspector[aria-label="Zombie"]');
      const monster = await visitor.page.locator('.inspector').innerText();
      expect(monster.includes('along the white or the black arrow')).toBe(position === ARKHAM);
      expect(monster.includes('Now: hunts')).toBe(position === HAUNT);
      await leave(visitor);
    }
  });

  it('stays while the pointer moves onto it, and describes the focused element', async () => {
    const visitor = await openWithSheet(ARKHAM);
    const { page } = visitor;
    await page.hover('.rail [data-about="terror"]');
    const box = await findCenter(page, '.inspector');
    await page.mouse.move(box.x, box.y, { steps: 2 });
    await page.waitForTimeout(900);
    expect(await page.locator('.inspector').getAttribute('aria-label')).toBe('Terror');
    await page.mouse.move(1150, 880);
    await page.waitForSelector('.inspector', { state: 'detached' });
    await tabTo(page, '[data-held="0:wither"]');
    await page.locator('.inspector').waitFor();
    expect(
      await page.evaluate(() => {
        const by = document.activeElement?.getAttribute('aria-describedby');
        return by && document.getElementById(by)?.textContent;
      }),
    ).toContain('Wither');
    await page.keyboard.press('i');
    await page.waitForSelector('.inspector :focus');
    await page.getByRole('button', { name: textOf('ui.compare.sheet') }).click();
    await page.waitForSelector('dialog.compare[open]');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.inspector .close', { state: 'detached' });
    await leave(visitor);
  });
});

/** A simulated finger on a touch screen. */
class Finger {
  private readonly session: CDPSession;
  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async on(page: Page): Promise<Finger> {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    return new Finger(session);
  }

  async down(at: { x: number; y: number }): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  }

  async glide(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    for (let n = 1; n <= 8; n++) {
      const at = { x: from.x + ((to.x - from.x) * n) / 8, y: from.y + ((to.y - from.y) * n) / 8 };
      await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
    }
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

describe('touching a card', () => {
  it('scrolls on an immediate move, explains on a long press, and drags on a move after a long press', async () => {
    const visitor = await openWithSheet(ARKHAM, { width: 390, height: 844 }, true);
    const { page } = visitor;
    await page.getByRole('button', { name: textOf('ui.pane.people') }).click();
    const card = '[data-held="0:wither"]';
    await page.locator(card).scrollIntoViewIfNeeded();
    const finger = await Finger.on(page);
    const top = () => page.evaluate(() => document.querySelector('.sheets')?.scrollTop ?? 0);
    const answers = () => page.getAttribute('main.table', 'data-answers');
    const before = await answers();

    const topBefore = await top();
    let at = await findCenter(page, card);
    await finger.down(at);
    await finger.glide(at, { x: at.x, y: at.y + 90 });
    await finger.up();
    await page.waitForFunction((previous) => document.querySelector('.sheets')?.scrollTop !== previous, topBefore);
    expect(await page.locator('.carried, .inspector').count()).toBe(0);

    await page.locator(card).scrollIntoViewIfNeeded();
    at = await findCenter(page, card);
    await finger.down(at);
    await page.waitForSelector('.inspector[aria-label="Wither"] .close');
    await finger.up();
    expect(await page.locator('.inspector .give button').innerText()).toBe(
      textOf('ui.give.button', { giver: 'Joe Diamond', name: 'Kate Winthrop' }),
    );
    expect(await answers()).toBe(before);
    await page.locator('.inspector .close').click();

    at = await findCenter(page, card);
    await finger.down(at);
    await page.waitForSelector(`${card}.picked-up`);
    await finger.glide(at, { x: at.x, y: at.y - 40 });
    await page.waitForSelector('.carried');
    // The row of investigators has scrolled into view.
    const kate = await findCenter(page, personSelector('kate-winthrop'));
    await finger.glide({ x: at.x, y: at.y - 40 }, kate);
    await finger.up();
    await page.locator(`${GIVE_HALF} [data-option="back:give:wither"]`).waitFor();
    await leave(visitor);
  });
});

describe('a weapon in a fight', () => {
  it('can be dragged only from the sheet to the hands, and away from the hands', async () => {
    const visitor = await Visitor.open(world, undefined, '');
    const { page } = visitor;
    const hasThreeOptions = (decision: { options: readonly unknown[] }) => decision.options.length === 3;
    await importMoment(
      page,
      findMoment({ game: 'arkham', investigators: 3, seed: 'two', question: 'q.hands', matches: hasThreeOptions }),
    );
    const weapon = page.locator('.hands .single .weapon:not(.held)').first();
    const card = await weapon.getAttribute('data-about');
    const held = page.locator(`.hands .weapon.held[data-about="${card}"]`);
    const answers = () => page.getAttribute('main.table', 'data-answers');
    const before = await answers();
    await page.waitForSelector('main.table[data-ready="true"]');
    await drag(page, `.holdings [data-about="${card}"]`, '.decision > header');
    expect([await answers(), await held.count()]).toEqual([before, 0]);
    await page.locator('.hands .both').first().scrollIntoViewIfNeeded();
    await visitor.waitForChange(() => drag(page, `.holdings [data-about="${card}"]`, '.hands .both'));
    await held.waitFor();
    await page.waitForSelector('main.table[data-ready="true"]');
    await page.locator('.hands .single .weapon').first().scrollIntoViewIfNeeded();
    await visitor.waitForChange(() => drag(page, `.holdings [data-about="${card}"]`, '.hands .single .weapon'));
    expect(await held.count()).toBe(0);
    await leave(visitor);
  });
});
