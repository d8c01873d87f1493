/** Findings of a newcomer's trial (docs/first-time.md). Those of every size and language are in first-time.matrix.test.ts. */
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { freezeMoments, openSharedWorld, READY_SELECTOR, Visitor } from './browser.js';
import { findMoment, importMoment } from './game-moments.js';
import { DESK, openPosition, PHONE, RUMOR, TABLET } from './mid-game.js';

describe('what is in play', () => {
  it('names the shop that terror closes next in the language of the page', async () => {
    const visitor = await openPosition(DESK, RUMOR, ['base'], 'de');
    expect(await visitor.page.locator('.rail').innerText()).toContain('Krämerladen');
    await visitor.leave();
  });
});

describe('who follows somebody lost', () => {
  it('is read on a tablet by whoever came from the form of a new game', async () => {
    const save = findMoment({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.open(await openSharedWorld(), TABLET);
    const { page } = visitor;
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await importMoment(page, save);
    await page.locator('.selected-newcomer .short-sheet').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.leave();
  });
});

describe('who comes into the game', () => {
  it('is shown on a phone with headings in order, while it is a moment too', async () => {
    const save = findMoment({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.open(await openSharedWorld(), PHONE, '', 'any');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await importMoment(page, save);
    await page.mouse.move(100, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await freezeMoments(page);
    await visitor.waitForChange(() => page.locator('.decision .comes').click());
    await page.waitForSelector('.moment.of-comes');
    expect(await findAxeViolations(page)).toEqual([]);
    await visitor.leave();
  });
});

describe('a monster that is met', () => {
  it('is called as the page calls it', async () => {
    const met = { ...RUMOR, rumor: undefined, board: { monsters: { easttown: ['fire-vampire'] } } };
    const visitor = await openPosition(DESK, met, ['base'], 'de');
    await visitor.page.locator('.options button, .destination').first().click();
    const name = visitor.page.locator('.stage .foe-head h3');
    await name.waitFor();
    expect(await name.innerText()).toContain('Feuervampir');
    await visitor.leave();
  });
});

describe('a trophy', () => {
  it('bears the token of its monster, with the name it has on the page', async () => {
    const held = {
      ...RUMOR,
      rumor: undefined,
      investigators: [
        {
          name: 'Kate',
          sheet: 'kate-winthrop',
          place: 'easttown',
          monsterTrophies: ['fire-vampire', 'ghoul'],
          gateTrophies: ['yuggoth'],
        },
      ],
      board: {},
    };
    const visitor = await openPosition(DESK, held, ['base'], 'de');
    const trophies = visitor.page.locator('.card.trophy');
    expect(await trophies.count()).toBe(3);
    expect(await trophies.locator('.token-cut').count()).toBe(2);
    expect(await trophies.filter({ hasText: 'Feuervampir' }).locator('.plate.flying').count()).toBe(1);
    await visitor.leave();
  });
});

describe('a question', () => {
  it('stands in sight with the two best ways to fight when the Horror check was rolled just before', async () => {
    const fight = {
      ...RUMOR,
      rumor: undefined,
      investigators: [
        {
          name: 'Joe',
          sheet: 'joe-diamond',
          place: 'woods',
          clues: 3,
          cards: ['tommy-gun', 'knife', 'cavalry-saber', 'shrivelling'],
        },
      ],
      board: { monsters: { woods: ['ghoul'] } },
    };
    const visitor = await openPosition(DESK, fight, ['base'], 'en', ['stop']);
    const { page } = visitor;
    // Until what there is to fight with is asked: the Horror check comes first, and is left as it fell.
    for (let n = 0; n < 4 && (await page.locator('.hands').count()) === 0; n++) {
      await page.waitForSelector(`${READY_SELECTOR} [data-option]`);
      const enough = (await page.locator('[data-option="enough"]').count()) > 0;
      await visitor.waitForChange(() =>
        page
          .locator(`[data-option="${enough ? 'enough' : 'fight'}"]`)
          .first()
          .click(),
      );
    }
    await page.locator('.hands').waitFor();
    await page.locator('.news .roll').waitFor();
    await page.waitForTimeout(300);
    const seen = await page.evaluate(() => {
      const panel = document.querySelector('.decision')?.getBoundingClientRect();
      const ways = [...document.querySelectorAll('.hands .options')].slice(0, 1).flatMap((list) => [...list.children]);
      return ways.filter((one) => panel && one.getBoundingClientRect().bottom <= panel.bottom).length;
    });
    expect(seen).toBeGreaterThanOrEqual(2);
    await visitor.leave();
  });

  it('keeps its answers where they are while one way after another is looked at', async () => {
    const visitor = await openPosition(TABLET, { ...RUMOR, rumor: undefined });
    const { page } = visitor;
    await page.waitForSelector(READY_SELECTOR);
    const ways = page.locator('.destination');
    const tops: number[] = [];
    for (let n = 0; n < (await ways.count()); n++) {
      await ways.nth(n).hover();
      tops.push(Math.round((await ways.first().boundingBox())?.y ?? 0));
    }
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    await visitor.leave();
  });

  it('says once what closing a gate brings, with either skill', async () => {
    const explored = {
      ...RUMOR,
      rumor: undefined,
      phase: 'arkham-encounters',
      investigators: [{ name: 'Kate', sheet: 'kate-winthrop', place: 'graveyard', explored: true }],
    };
    const visitor = await openPosition(DESK, explored);
    const { page } = visitor;
    await page.locator('.decision [data-option="lore"]').waitFor();
    expect((await page.locator('.decision').innerText()).match(/Passed: you take the gate as a trophy/g)).toHaveLength(
      1,
    );
    await visitor.leave();
  });
});

describe('a narrow window', () => {
  it('has another town pinned within the frame of the board, and none before the Ancient One itself', async () => {
    const town = { ...RUMOR, rumor: undefined, board: { monsters: { easttown: ['ghoul'] } } };
    const visitor = await openPosition(TABLET, town, ['base', 'dunwich']);
    const { page } = visitor;
    await page.locator('.options button, .destination').first().click();
    await page.locator('.foe-head').waitFor();
    await page.waitForTimeout(300);
    const [pin, frame] = await Promise.all(['.pinned', '.board-frame'].map((one) => page.locator(one).boundingBox()));
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    await visitor.leave();
    const battle = await openPosition(TABLET, { ...town, phase: 'final-attack', doom: 12 }, ['base', 'dunwich']);
    await battle.page.locator('.stage').waitFor();
    expect(await battle.page.locator('.pinned').isVisible()).toBe(false);
    await battle.leave();
  });
});

describe('a percentage', () => {
  it('stays in the line of its number', async () => {
    const visitor = await openPosition(PHONE, RUMOR, ['base'], 'de');
    const text = await visitor.page.locator('.decision').evaluate((one) => one.textContent ?? '');
    expect(text).not.toMatch(/\d %/);
    await visitor.leave();
  });
});
