/** Findings of a newcomer's trial (docs/first-time.md), by size and language. */
import { aboutOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { findAxeViolations } from './axe.js';
import { freezeMoments, openSharedWorld, Visitor, waitForQuestion } from './browser.js';
import { createPosition, findMomentBefore, importMoment } from './game-moments.js';
import { crossProduct, sampleCases } from './matrix.js';
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
} from './mid-game.js';

const BOTH = crossProduct(['en', 'de'], [DESK, LOW_DESK]).map(([language, size]) => ({
  language,
  size,
  width: size.width,
}));

describe('what is in play', () => {
  it.each(sampleCases('a long rumor', BOTH))(
    'is read whole in the rail: a long rumor ($language, $width)',
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

  it.each(sampleCases('two cards in the rail', BOTH))(
    'is seen in the rail, each of two cards, and read whole once it is pointed at ($language, $width)',
    async ({ language, size }) => {
      const visitor = await openPosition(size, { ...RUMOR, environment: 'raining-cats-and-dogs' }, ['base'], language);
      const { page } = visitor;
      const titles = page.locator('.mythos-card h3');
      expect(await titles.count()).toBe(2);
      expect(await findOutside(page, '.rail', '.mythos-card h3')).toEqual([]);
      for (let n = 0; n < 2; n++) {
        await titles.nth(n).hover();
        const cut = await page
          .locator('.mythos-card')
          .nth(n)
          .evaluate((card) => card.scrollHeight - card.clientHeight);
        expect(cut).toBeLessThanOrEqual(1);
        expect(await findOutside(page, '.rail', '.mythos-card h3, .mythos-card:hover p:last-child')).toEqual([]);
      }
      await visitor.leave();
    },
  );

  it.each(sampleCases('a day in the rail', BOTH))(
    'is named in the rail, each of the cards of a day of Haunt ($language, $width)',
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
    'is read whole, a rumor in German too ($width)',
    async (size) => {
      const before = {
        ...RUMOR,
        rumor: undefined,
        turn: 3,
        investigators: [{ name: 'Kate', sheet: 'kate-winthrop', place: 'easttown' }],
        board: {},
        decks: { mythos: ['the-great-ritual'] },
      };
      const visitor = await Visitor.open(await openSharedWorld(), size, '', 'any', { language: 'de' });
      const { page } = visitor;
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await importMoment(page, createPosition(before as unknown as Document));
      await page.mouse.move(100, 300);
      await page.waitForSelector('html[data-moving]', { state: 'attached' });
      await freezeMoments(page);
      await visitor.waitForChange(() => page.locator('.decision [data-option="stop"]').first().click());
      const reads = page.locator('.moment .reads');
      await reads.waitFor({ state: 'attached' });
      expect(await reads.innerText()).toContain('Gescheitert');
      const cut = await reads.evaluate((one) => {
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
    'stand in columns below each other, in German too ($width)',
    async (size) => {
      const visitor = await openPosition(size, { ...RUMOR, rumor: undefined }, ['base'], 'de');
      const { page } = visitor;
      if (size === PHONE) await page.locator('[data-tab="people"]').click();
      const firsts = page.locator('.sheet .slider tr td:nth-of-type(1)');
      await firsts.first().waitFor();
      const lefts = await firsts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      expect(lefts).toHaveLength(6);
      expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
      await visitor.leave();
    },
  );
});

const TOLD = { investigators: 2, games: 200, answers: 200 } as const;

/** A game one answer before a check and a Mythos phase of which much is told, and that answer. */
const beforeMuchNews = () =>
  findMomentBefore({ ...TOLD, game: 'arkham', seed: 'much-news' }, ({ events, next }) => {
    const types = events.map(({ type }) => type);
    const rolled = events.some((event) => event.type === 'rolled' && event.check);
    return rolled && types.includes('gateOpened') && types.includes('terror') && (next?.options.length ?? 0) > 1;
  });

/** A day of Haunt one answer before dice that a question about a monster, or the check of an encounter, comes after. */
const beforeARoll = (key: string, inCity: boolean) =>
  findMomentBefore({ ...TOLD, game: 'haunt', seed: 'rolled' }, ({ events, next }) => {
    const rolled = events.some((event) => event.type === 'rolled' && event.check && event.dice.length > 1);
    return rolled && next?.key === key && (aboutOf(next).monster === undefined) === inCity;
  });

describe('a question', () => {
  it.each(sampleCases('much news', [DESK, LOW_DESK, TABLET]))(
    'stands in sight with its first answer however much has happened ($width)',
    async (size) => {
      const { save, option } = beforeMuchNews();
      const visitor = await Visitor.open(await openSharedWorld(), size, '', 'any');
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
  ] as const)('stands in sight with its first answer at every size: %s', async (_, key, inCity) => {
    const { save, option } = beforeARoll(key, inCity);
    const visitor = await Visitor.open(await openSharedWorld(), LOW_DESK, '', 'any', { language: 'de' });
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
    'stands in sight with what there is to fight with ($width)',
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
    'says all that a way to fight costs on a phone, casting first too (%s)',
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
      const ways = visitor.page.locator('.both');
      await ways.first().waitFor();
      await visitor.page.waitForTimeout(300);
      const cut = await ways.evaluateAll((all) =>
        all.flatMap((way) => {
          const text = way.querySelector('.option-text small');
          return text && text.scrollHeight > text.clientHeight + 1 ? [text.textContent] : [];
        }),
      );
      expect(cut).toEqual([]);
      expect(await ways.count()).toBeGreaterThanOrEqual(3);
      const third = await ways.nth(2).boundingBox();
      const panel = await visitor.page.locator('.decision').boundingBox();
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
      await visitor.leave();
    },
  );
});

describe('a narrow window', () => {
  it.each([PHONE, TABLET])(
    'has headings in order while something is explained, and links with names (%o)',
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
  it.each(sampleCases('the head of the Ancient One', BOTH))(
    'shows its head above the words ($language, $width)',
    async ({ language, size }) => {
      // The one of whose attack most is to be said.
      const battle = { ...RUMOR, rumor: undefined, phase: 'final-attack', doom: 12, board: {} };
      const visitor = await openPosition(size, battle, ['base'], language);
      const picture = visitor.page.locator('.stage-picture img');
      await picture.waitFor();
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      // All heads are within the upper half of their pictures, of which this is seen.
      const seen = await picture.evaluate((one: HTMLImageElement) => {
        const { width, height } = one.getBoundingClientRect();
        const whole = Math.max(height, (width * 520) / 1000);
        const above =
          ((whole - height) * Number.parseFloat(getComputedStyle(one).objectPosition.split(' ')[1] ?? '')) / 100;
        return { from: above / whole, to: (above + height) / whole };
      });
      expect(seen.from).toBeLessThan(0.06);
      expect(seen.to).toBeGreaterThan(0.6);
      await visitor.leave();
    },
  );
});
