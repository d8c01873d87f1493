/** Findings of a trial by a new player (docs/first-time.md), by size and language. */
import { aboutOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { freezeMoments, openSharedWorld, Visitor, waitForQuestion } from './browser.js';
import {
  DESK,
  type Document,
  findOutOfSight,
  findOutside,
  LOW_DESK,
  openPosition,
  PHONE,
  RUMOR,
  TABLET,
} from './first-time-positions.js';
import { createPosition, findMomentBefore, importMoment } from './game-moments.js';
import { crossProduct, sampleCases } from './matrix.js';

const LANGUAGES_AND_SIZES = crossProduct(['en', 'de'], [DESK, LOW_DESK]).map(([language, size]) => ({
  language,
  size,
  width: size.width,
}));

describe('the Mythos cards in the rail', () => {
  it.each(sampleCases('a long rumor', LANGUAGES_AND_SIZES))(
    'show a long rumor in full ($language, $width)',
    async ({ language, size }) => {
      const visitor = await openPosition(size, RUMOR, ['base'], language);
      const below = await visitor.page.evaluate(() => {
        const rail = document.querySelector('.rail')?.getBoundingClientRect();
        const last = document.querySelector('.mythos-card p:last-child')?.getBoundingClientRect();
        return rail && last ? Math.round(last.bottom - rail.bottom) : Infinity;
      });
      expect(below).toBeLessThanOrEqual(0);
      await visitor.leave();
    },
  );

  it.each(sampleCases('two cards in the rail', LANGUAGES_AND_SIZES))(
    'show the names of two cards, and each text whole or in its explanation ($language, $width)',
    async ({ language, size }) => {
      const visitor = await openPosition(size, { ...RUMOR, environment: 'raining-cats-and-dogs' }, ['base'], language);
      const { page } = visitor;
      const titles = page.locator('.mythos-card h3');
      expect(await titles.count()).toBe(2);
      expect(await findOutside(page, '.rail', '.mythos-card h3')).toEqual([]);
      const before = await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      for (let n = 0; n < 2; n++) {
        const card = page.locator('.mythos-card').nth(n);
        const isShort = await card.evaluate((one) => one.dataset.short !== undefined);
        const last = card.locator('.mythos-card-text p').last();
        expect(await last.isVisible()).toBe(!isShort);
        if (!isShort) continue;
        await titles.nth(n).hover();
        await page.locator('.inspector', { hasText: (await last.textContent()) ?? '' }).waitFor();
      }
      expect(await titles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).toEqual(before);
      await visitor.leave();
    },
  );

  it.each(sampleCases('a day in the rail', LANGUAGES_AND_SIZES))(
    'show the names of all cards of a day of Haunt ($language, $width)',
    async ({ language, size }) => {
      const day = {
        name: 'a day of three',
        game: 'haunt',
        covers: [],
        ancientOne: 'nyarlathotep',
        investigators: [
          { name: 'Kate', sheet: 'kate-winthrop', place: 'easttown' },
          { name: 'Joe', sheet: 'joe-diamond', place: 'woods' },
          { name: 'Amanda', sheet: 'amanda-sharpe', place: 'southside' },
        ],
        phase: 'city',
        segment: 5,
        active: 'Kate',
        doom: 4,
        terror: 3,
        mythos: ['bizarre-dreams-plague-citizens', 'vigilante-guards-the-night', 'blackest-night'],
        board: { gates: { woods: 'abyss' } },
      };
      const visitor = await openPosition(size, day, ['base'], language);
      const titles = visitor.page.locator('.mythos-card h3');
      expect(await titles.count()).toBe(3);
      expect(await findOutside(visitor.page, '.rail', '.mythos-card h3')).toEqual([]);
      await visitor.leave();
    },
  );
});

describe('the card of a moment', () => {
  it.each(sampleCases('the card of a moment', [DESK, LOW_DESK, PHONE]))(
    'shows a rumor in German in full ($width)',
    async (size) => {
      const before = {
        ...RUMOR,
        rumor: undefined,
        turn: 3,
        investigators: [{ name: 'Kate', sheet: 'kate-winthrop', place: 'easttown' }],
        board: {},
        decks: { mythos: ['the-great-ritual'] },
      };
      const visitor = await Visitor.open(await openSharedWorld(), size, '', 'default-delay', { language: 'de' });
      const { page } = visitor;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await importMoment(page, createPosition(before as unknown as Document));
      await page.mouse.move(100, 300);
      await page.waitForSelector('html[data-moving]', { state: 'attached' });
      await freezeMoments(page);
      await visitor.waitForChange(() => page.locator('.decision [data-option="stop"]').first().click());
      const text = page.locator('.moment .reads');
      await text.waitFor({ state: 'attached' });
      expect(await text.innerText()).toContain('Gescheitert');
      const cut = await text.evaluate((one) => {
        const front = one.closest('.front') as HTMLElement;
        return [one.scrollHeight - one.clientHeight, front.scrollHeight - front.clientHeight];
      });
      expect(Math.max(...cut)).toBeLessThanOrEqual(1);
      await visitor.leave();
    },
  );
});

describe('the skills of a sheet', () => {
  it.each(sampleCases('skills of a sheet', [DESK, LOW_DESK, PHONE]))(
    'are aligned in columns in German ($width)',
    async (size) => {
      const visitor = await openPosition(size, { ...RUMOR, rumor: undefined }, ['base'], 'de');
      const { page } = visitor;
      if (size === PHONE) await page.locator('[data-tab="people"]').click();
      const firstValues = page.locator('.sheet .slider tr td:nth-of-type(1)');
      await firstValues.first().waitFor();
      const lefts = await firstValues.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect(lefts).toHaveLength(6);
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
      await visitor.leave();
    },
  );
});

const SEARCH = { investigators: 2, games: 200, answers: 200 } as const;

/** A game one answer before a check and a Mythos phase with many events, and that answer. */
const findManyEvents = () =>
  findMomentBefore({ ...SEARCH, game: 'arkham', seed: 'much-news' }, ({ events, next }) => {
    const types = events.map(({ type }) => type);
    const rolled = events.some((event) => event.type === 'rolled' && event.check);
    return rolled && types.includes('gateOpened') && types.includes('terror') && (next?.options.length ?? 0) > 1;
  });

/** A game of Haunt one answer before a roll and a question of a kind, in the city or outside. With that answer. */
const findRoll = (key: string, inCity: boolean) =>
  findMomentBefore({ ...SEARCH, game: 'haunt', seed: 'rolled' }, ({ events, next }) => {
    const rolled = events.some((event) => event.type === 'rolled' && event.check && event.dice.length > 1);
    return rolled && next?.key === key && (aboutOf(next).monster === undefined) === inCity;
  });

describe('a question', () => {
  it.each(sampleCases('much news', [DESK, LOW_DESK, TABLET]))(
    'is visible with its first answer below a long report of events ($width)',
    async (size) => {
      const { save, option } = findManyEvents();
      const visitor = await Visitor.open(await openSharedWorld(), size, '', 'default-delay');
      const { page } = visitor;
      await importMoment(page, save);
      await visitor.waitForChange(() => page.locator(`.decision [data-option="${option}"]`).click());
      await page.locator('.news .stills').waitFor();
      await page.waitForSelector('.news .roll-news');
      await waitForQuestion(page);
      expect(await findOutOfSight(page)).toEqual([]);
      expect(await findAxeViolations(page)).toEqual([]);
      await visitor.leave();
    },
  );

  it.each([
    ['a bonus in a fight after a roll', 'q.bonus', false],
    ['a check of an encounter that has failed so far', 'q.after-roll', true],
  ] as const)('is visible with its first answer at every size: %s', async (_, key, inCity) => {
    const { save, option } = findRoll(key, inCity);
    const visitor = await Visitor.open(await openSharedWorld(), LOW_DESK, '', 'default-delay', { language: 'de' });
    const { page } = visitor;
    await importMoment(page, save);
    await visitor.waitForChange(() => page.locator(`[data-option="${option}"]`).first().click());
    await page.waitForSelector('.decision .roll');
    await waitForQuestion(page);
    for (const size of [LOW_DESK, DESK, { width: 1920, height: 1080 }, TABLET]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(200);
      expect([size.width, ...(await findOutOfSight(page))]).toEqual([size.width]);
    }
    await visitor.leave();
  });

  it.each(sampleCases('what there is to fight with', [DESK, LOW_DESK, TABLET]))(
    'is visible with the first weapon of a fight ($width)',
    async (size) => {
      const fight = {
        ...RUMOR,
        rumor: undefined,
        investigators: [{ name: 'Harvey', sheet: 'harvey-walters', place: 'easttown', cards: ['45-automatic', 'axe'] }],
        board: { monsters: { easttown: ['dark-young'] } },
      };
      const visitor = await openPosition(size, fight, ['base'], 'de', ['stop', 'fight', 'fight']);
      await visitor.page.locator('.hands').waitFor();
      await visitor.page.waitForTimeout(300);
      const below = await visitor.page.evaluate(() => {
        const panel = document.querySelector('.decision')?.getBoundingClientRect();
        const first = document.querySelector('.hands .options li')?.getBoundingClientRect();
        return panel && first ? first.bottom - panel.bottom : Infinity;
      });
      expect(below).toBeLessThanOrEqual(0);
      await visitor.leave();
    },
  );

  it.each(['en', 'de'] as const)(
    'shows the full cost of each loadout on a phone, including casting (%s)',
    async (language) => {
      const fight = {
        ...RUMOR,
        rumor: undefined,
        investigators: [
          {
            name: 'Harvey',
            sheet: 'harvey-walters',
            place: 'easttown',
            clues: 2,
            cards: ['45-automatic', 'shrivelling', 'dread-curse-of-azathoth', 'wither', 'bind-monster'],
          },
        ],
        board: { monsters: { easttown: ['dark-young'] } },
      };
      const visitor = await openPosition(PHONE, fight, ['base'], language, ['stop', 'fight', 'enough', 'fight']);
      const loadouts = visitor.page.locator('.both');
      await loadouts.first().waitFor();
      await visitor.page.waitForTimeout(300);
      const cut = await loadouts.evaluateAll((all) =>
        all.flatMap((way) => {
          const text = way.querySelector('.option-text small');
          return text && text.scrollHeight > text.clientHeight + 1 ? [text.textContent] : [];
        }),
      );
      expect(cut).toEqual([]);
      expect(await loadouts.count()).toBeGreaterThanOrEqual(3);
      const third = await loadouts.nth(2).boundingBox();
      const panel = await visitor.page.locator('.decision').boundingBox();
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
      await visitor.leave();
    },
  );
});

describe('a narrow window', () => {
  it.each([PHONE, TABLET])(
    'has headings in order and links with names while an explanation is open (%o)',
    async (size) => {
      const visitor = await openPosition(size, RUMOR);
      const { page } = visitor;
      await page.locator('[data-tab="threat"]').click();
      await page.locator('.ancient h2 button').click();
      await page.locator('[data-tab="decide"]').click();
      await page.locator('.inspector').waitFor();
      expect(await findAxeViolations(page)).toEqual([]);
      await visitor.leave();
    },
  );
});

describe('the Ancient One in the final battle', () => {
  it.each(sampleCases('the head of the Ancient One', LANGUAGES_AND_SIZES))(
    'shows its head above the words ($language, $width)',
    async ({ language, size }) => {
      // The Ancient One with the longest text of its attack.
      const battle = { ...RUMOR, rumor: undefined, phase: 'final-attack', doom: 12, board: {} };
      const visitor = await openPosition(size, battle, ['base'], language);
      const picture = visitor.page.locator('.stage-picture img');
      await picture.waitFor();
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      // All heads are within the upper half of their pictures.
      const visible = await picture.evaluate((one: HTMLImageElement) => {
        const { width, height } = one.getBoundingClientRect();
        const full = Math.max(height, (width * 520) / 1000);
        const above =
          ((full - height) * Number.parseFloat(getComputedStyle(one).objectPosition.split(' ')[1] ?? '')) / 100;
        return { from: above / full, to: (above + height) / full };
      });
      expect(visible.from).toBeLessThan(0.06);
      expect(visible.to).toBeGreaterThan(0.6);
      await visitor.leave();
    },
  );
});
