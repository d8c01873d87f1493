/** Findings of a trial by a new player (docs/first-time.md). Those by size and language are in first-time.matrix.test.ts. */
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { freezeMoments, openSharedWorld, READY_SELECTOR, Visitor } from './browser.js';
import { DESK, openPosition, PHONE, RUMOR, TABLET } from './first-time-positions.js';
import { findMoment, importMoment } from './game-moments.js';

describe('the rail', () => {
  it('names the shop that terror closes next in the language of the page', async () => {
    const visitor = await openPosition(DESK, RUMOR, ['base'], 'de');
    expect(await visitor.page.locator('.rail').innerText()).toContain('Krämerladen');
    await visitor.leave();
  });
});

describe('the choice of a new investigator', () => {
  it('is accessible on a tablet after the form of a new game', async () => {
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

describe('the arrival of a new investigator', () => {
  it('is accessible on a phone while its moment is shown', async () => {
    const save = findMoment({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.open(await openSharedWorld(), PHONE, '', 'default-delay');
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

describe('a monster in an encounter', () => {
  it('has its name in the language of the page', async () => {
    const encounter = { ...RUMOR, rumor: undefined, board: { monsters: { easttown: ['fire-vampire'] } } };
    const visitor = await openPosition(DESK, encounter, ['base'], 'de');
    await visitor.page.locator('.options button, .destination').first().click();
    const name = visitor.page.locator('.stage .foe-head h3');
    await name.waitFor();
    expect(await name.innerText()).toContain('Feuervampir');
    await visitor.leave();
  });
});

describe('a trophy', () => {
  it('shows the token of its monster, with its name in the language of the page', async () => {
    const withTrophies = {
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
    const visitor = await openPosition(DESK, withTrophies, ['base'], 'de');
    const trophies = visitor.page.locator('.card.trophy');
    expect(await trophies.count()).toBe(3);
    expect(await trophies.locator('.token-cut').count()).toBe(2);
    expect(await trophies.filter({ hasText: 'Feuervampir' }).locator('.plate.flying').count()).toBe(1);
    await visitor.leave();
  });
});

describe('a question', () => {
  it('is visible with the two best loadouts after the roll of the Horror check', async () => {
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
    // Accept the roll of the Horror check, until the question of weapons.
    for (let n = 0; n < 4 && (await page.locator('.hands').count()) === 0; n++) {
      await page.waitForSelector(`${READY_SELECTOR} [data-option]`);
      const canAccept = (await page.locator('[data-option="enough"]').count()) > 0;
      await visitor.waitForChange(() =>
        page
          .locator(`[data-option="${canAccept ? 'enough' : 'fight'}"]`)
          .first()
          .click(),
      );
    }
    await page.locator('.hands').waitFor();
    await page.locator('.news .roll').waitFor();
    await page.waitForTimeout(300);
    const visibleLoadouts = await page.evaluate(() => {
      const panel = document.querySelector('.decision')?.getBoundingClientRect();
      const loadouts = [...document.querySelectorAll('.hands .options')]
        .slice(0, 1)
        .flatMap((list) => [...list.children]);
      return loadouts.filter((one) => panel && one.getBoundingClientRect().bottom <= panel.bottom).length;
    });
    expect(visibleLoadouts).toBeGreaterThanOrEqual(2);
    await visitor.leave();
  });

  it('keeps its answers in place while the pointer moves over them', async () => {
    const visitor = await openPosition(TABLET, { ...RUMOR, rumor: undefined });
    const { page } = visitor;
    await page.waitForSelector(READY_SELECTOR);
    const destinations = page.locator('.destination');
    const tops: number[] = [];
    for (let n = 0; n < (await destinations.count()); n++) {
      await destinations.nth(n).hover();
      tops.push(Math.round((await destinations.first().boundingBox())?.y ?? 0));
    }
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
    await visitor.leave();
  });

  it('shows the result of closing a gate once for both skills', async () => {
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
  it('pins the other town within the frame of the board, but not during the final battle', async () => {
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
  it('does not break between number and sign', async () => {
    const visitor = await openPosition(PHONE, RUMOR, ['base'], 'de');
    const text = await visitor.page.locator('.decision').evaluate((one) => one.textContent ?? '');
    expect(text).not.toMatch(/\d %/);
    await visitor.leave();
  });
});
