/** What a trial as a newcomer met (docs/first-time.md): texts that were cut, and questions that were out of sight. */
import { loadBoxes } from '@vigil/content';
import { aboutOf } from '@vigil/rules';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './axe.js';
import { askedAt, openWorld, READY, slowed, Visitor, type World } from './browser.js';
import { momentBefore, momentOf, positionOf, takeIn } from './moments.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const DESK = { width: 1440, height: 900 };
const LOW = { width: 1366, height: 768 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 390, height: 844 };

type Document = Parameters<typeof positionOf>[0];

/** A table in the middle of a game, at a size and in a language. */
async function at(
  size: typeof DESK,
  document: object,
  packs: readonly string[] = ['base'],
  language = 'en',
  answers: readonly string[] = [],
) {
  const visitor = await Visitor.at(world, size, '');
  await visitor.page.evaluate((kept) => localStorage.setItem('vigil.language', kept), language);
  await visitor.page.reload();
  await takeIn(visitor.page, positionOf(document as Document, answers, await loadBoxes(packs)));
  return visitor;
}

/** Where the question and its first answer end below the edge of what they stand in. */
function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.decision')?.getBoundingClientRect();
    return [...document.querySelectorAll('.decision h2, .decision [data-option]')].slice(0, 2).flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return panel && top >= panel.top && bottom <= panel.bottom ? [] : [(one.textContent ?? '').slice(0, 60)];
    });
  });
}

/** What is not wholly within something. */
function outOf(page: Page, within: string, what: string): Promise<string[]> {
  return page.evaluate(
    ([outer, inner]) => {
      const frame = document.querySelector(outer)?.getBoundingClientRect();
      return [...document.querySelectorAll(inner)].flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return frame && top >= frame.top && bottom <= frame.bottom ? [] : [(one.textContent ?? '').slice(0, 60)];
      });
    },
    [within, what] as const,
  );
}

const RUMOR = {
  name: 'a rumor is in play',
  game: 'arkham',
  covers: [],
  ancientOne: 'shub-niggurath',
  turn: 9,
  phase: 'movement',
  doom: 6,
  terror: 2,
  rumor: { card: 'the-great-ritual', tokens: 3, since: 2 },
  investigators: [
    { name: 'Kate', sheet: 'kate-winthrop', place: 'easttown', clues: 1, skills: { speed: 3 } },
    { name: 'Joe', sheet: 'joe-diamond', place: 'woods' },
  ],
  board: { gates: { graveyard: 'abyss' }, monsters: { rivertown: ['ghoul'] } },
};

describe('what is in play', () => {
  it.each([
    ['en', DESK],
    ['de', DESK],
    ['en', LOW],
    ['de', LOW],
  ] as const)('is read whole in the rail: a long rumor (%s, %o)', async (language, size) => {
    const visitor = await at(size, RUMOR, ['base'], language);
    const below = await visitor.page.evaluate(() => {
      const rail = document.querySelector('.rail')?.getBoundingClientRect();
      const last = document.querySelector('.mythos-card p:last-child')?.getBoundingClientRect();
      return rail && last ? Math.round(last.bottom - rail.bottom) : Infinity;
    });
    expect(below).toBeLessThanOrEqual(0);
    await visitor.leave();
  });

  it.each([
    ['en', DESK],
    ['de', DESK],
    ['en', LOW],
    ['de', LOW],
  ] as const)(
    'is seen in the rail, each of two cards, and read whole once it is pointed at (%s, %o)',
    async (language, size) => {
      const visitor = await at(size, { ...RUMOR, environment: 'raining-cats-and-dogs' }, ['base'], language);
      const { page } = visitor;
      const titles = page.locator('.mythos-card h3');
      expect(await titles.count()).toBe(2);
      expect(await outOf(page, '.rail', '.mythos-card h3')).toEqual([]);
      for (let n = 0; n < 2; n++) {
        await titles.nth(n).hover();
        const cut = await page
          .locator('.mythos-card')
          .nth(n)
          .evaluate((card) => card.scrollHeight - card.clientHeight);
        expect(cut).toBeLessThanOrEqual(1);
        expect(await outOf(page, '.rail', '.mythos-card h3, .mythos-card:hover p:last-child')).toEqual([]);
      }
      await visitor.leave();
    },
  );

  it.each([
    ['en', DESK],
    ['de', DESK],
    ['en', LOW],
    ['de', LOW],
  ] as const)('is named in the rail, each of the cards of a day of Haunt (%s, %o)', async (language, size) => {
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
    const visitor = await at(size, day, ['base'], language);
    const titles = visitor.page.locator('.mythos-card h3');
    expect(await titles.count()).toBe(3);
    expect(await outOf(visitor.page, '.rail', '.mythos-card h3')).toEqual([]);
    await visitor.leave();
  });

  it('names the shop that terror closes next in the language of the page', async () => {
    const visitor = await at(DESK, RUMOR, ['base'], 'de');
    expect(await visitor.page.locator('.rail').innerText()).toContain('Krämerladen');
    await visitor.leave();
  });
});

describe('the card of a moment', () => {
  it.each([DESK, PHONE])('is read whole, a rumor in German too (%o)', async (size) => {
    const before = {
      ...RUMOR,
      rumor: undefined,
      turn: 3,
      investigators: [{ name: 'Kate', sheet: 'kate-winthrop', place: 'easttown' }],
      board: {},
      decks: { mythos: ['the-great-ritual'] },
    };
    const visitor = await Visitor.at(world, size, '', 'any');
    const { page } = visitor;
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.reload();
    await takeIn(page, positionOf(before as unknown as Document));
    await page.mouse.move(100, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await slowed(page);
    await visitor.changes(() => page.locator('.decision [data-option="stop"]').first().click());
    const reads = page.locator('.moment .reads');
    await reads.waitFor({ state: 'attached' });
    expect(await reads.innerText()).toContain('Gescheitert');
    const cut = await reads.evaluate((one) => {
      const front = one.closest('.front') as HTMLElement;
      return [one.scrollHeight - one.clientHeight, front.scrollHeight - front.clientHeight];
    });
    expect(Math.max(...cut)).toBeLessThanOrEqual(1);
    await visitor.leave();
  });
});

describe('who follows somebody lost', () => {
  it('is read on a tablet by whoever came from the form of a new game', async () => {
    const save = momentOf({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.at(world, TABLET);
    const { page } = visitor;
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    await takeIn(page, save);
    await page.locator('.looked-at .short-sheet').waitFor();
    expect(await faults(page)).toEqual([]);
    await visitor.leave();
  });
});

describe('who comes into the game', () => {
  it('is shown on a phone with headings in order, while it is a moment too', async () => {
    const save = momentOf({ game: 'haunt', investigators: 2, seed: 'follows', question: 'q.newcomer' });
    const visitor = await Visitor.at(world, PHONE, '', 'any');
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await takeIn(page, save);
    await page.mouse.move(100, 300);
    await page.waitForSelector('html[data-moving]', { state: 'attached' });
    await slowed(page);
    await visitor.changes(() => page.locator('.decision .comes').click());
    await page.waitForSelector('.moment.of-comes');
    expect(await faults(page)).toEqual([]);
    await visitor.leave();
  });
});

describe('a monster that is met', () => {
  it('is called as the page calls it', async () => {
    const met = { ...RUMOR, rumor: undefined, board: { monsters: { easttown: ['fire-vampire'] } } };
    const visitor = await at(DESK, met, ['base'], 'de');
    await visitor.page.locator('.options button, .destination').first().click();
    await visitor.page.locator('.foe-head h3').waitFor();
    expect(await visitor.page.locator('.foe-head h3').innerText()).toContain('Feuervampir');
    await visitor.leave();
  });
});

describe('the skills of a sheet', () => {
  it.each([DESK, LOW, PHONE])('stand in columns below each other, in German too (%o)', async (size) => {
    const visitor = await at(size, { ...RUMOR, rumor: undefined }, ['base'], 'de');
    const { page } = visitor;
    if (size === PHONE) await page.locator('[data-tab="people"]').click();
    const firsts = page.locator('.sheet .slider tr td:nth-of-type(1)');
    await firsts.first().waitFor();
    const lefts = await firsts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(6);
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(1);
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
    const visitor = await at(DESK, held, ['base'], 'de');
    const trophies = visitor.page.locator('.card.trophy');
    expect(await trophies.count()).toBe(3);
    expect(await trophies.locator('.token-cut').count()).toBe(2);
    expect(await trophies.filter({ hasText: 'Feuervampir' }).locator('.plate.flying').count()).toBe(1);
    await visitor.leave();
  });
});

const TOLD = { investigators: 2, games: 200, answers: 200 } as const;

/** A game one answer before a check and a Mythos phase of which much is told, and that answer. */
const beforeMuchNews = () =>
  momentBefore({ ...TOLD, game: 'arkham', seed: 'much-news' }, ({ told, next }) => {
    const types = told.map(({ type }) => type);
    const rolled = told.some((event) => event.type === 'rolled' && event.check);
    return rolled && types.includes('gateOpened') && types.includes('terror') && (next?.options.length ?? 0) > 1;
  });

/** A day of Haunt one answer before dice that a question about a monster, or the check of an encounter, comes after. */
const beforeARoll = (key: string, inCity: boolean) =>
  momentBefore({ ...TOLD, game: 'haunt', seed: 'rolled' }, ({ told, next }) => {
    const rolled = told.some((event) => event.type === 'rolled' && event.check && event.dice.length > 1);
    return rolled && next?.key === key && (aboutOf(next).monster === undefined) === inCity;
  });

describe('a question', () => {
  it.each([DESK, TABLET])('stands in sight with its first answer however much has happened (%o)', async (size) => {
    const { save, option } = beforeMuchNews();
    const visitor = await Visitor.at(world, size, '', 'any');
    const { page } = visitor;
    await takeIn(page, save);
    await visitor.changes(() => page.locator(`.decision [data-option="${option}"]`).click());
    await page.locator('.news .stills').waitFor();
    await page.waitForSelector('.news .roll-told');
    await askedAt(page);
    expect(await outOfSight(page)).toEqual([]);
    expect(await faults(page)).toEqual([]);
    await visitor.leave();
  });

  it.each([
    ['a bonus in a fight after a roll', 'q.bonus', false],
    ['a check of an encounter that has failed so far', 'q.after-roll', true],
  ] as const)('stands in sight with its first answer at every size: %s', async (_, key, inCity) => {
    const { save, option } = beforeARoll(key, inCity);
    const visitor = await Visitor.at(world, LOW, '', 'any');
    const { page } = visitor;
    await page.evaluate(() => localStorage.setItem('vigil.language', 'de'));
    await page.reload();
    await takeIn(page, save);
    await visitor.changes(() => page.locator(`[data-option="${option}"]`).first().click());
    await page.waitForSelector('.decision .roll');
    await askedAt(page);
    for (const size of [LOW, DESK, { width: 1920, height: 1080 }, TABLET]) {
      await page.setViewportSize(size);
      await page.waitForTimeout(200);
      expect([size.width, ...(await outOfSight(page))]).toEqual([size.width]);
    }
    await visitor.leave();
  });

  it.each([DESK, LOW])('stands in sight with what there is to fight with (%o)', async (size) => {
    const fight = {
      ...RUMOR,
      rumor: undefined,
      investigators: [{ name: 'Harvey', sheet: 'harvey-walters', place: 'easttown', cards: ['45-automatic', 'axe'] }],
      board: { monsters: { easttown: ['dark-young'] } },
    };
    const visitor = await at(size, fight, ['base'], 'de', ['stop', 'fight', 'fight']);
    await visitor.page.locator('.hands').waitFor();
    await visitor.page.waitForTimeout(300);
    const below = await visitor.page.evaluate(() => {
      const panel = document.querySelector('.decision')?.getBoundingClientRect();
      const first = document.querySelector('.hands .options li')?.getBoundingClientRect();
      return panel && first ? first.bottom - panel.bottom : Infinity;
    });
    expect(below).toBeLessThanOrEqual(0);
    await visitor.leave();
  });

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
    const visitor = await at(DESK, fight, ['base'], 'en', ['stop']);
    const { page } = visitor;
    // Until what there is to fight with is asked: the Horror check comes first, and is left as it fell.
    for (let n = 0; n < 4 && (await page.locator('.hands').count()) === 0; n++) {
      await page.waitForSelector(`${READY} [data-option]`);
      const enough = (await page.locator('[data-option="enough"]').count()) > 0;
      await visitor.changes(() =>
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
      const visitor = await at(PHONE, fight, ['base'], language, ['stop', 'fight', 'enough', 'fight']);
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

  it('keeps its answers where they are while one way after another is looked at', async () => {
    const visitor = await at(TABLET, { ...RUMOR, rumor: undefined });
    const { page } = visitor;
    await page.waitForSelector(READY);
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
    const visitor = await at(DESK, explored);
    const { page } = visitor;
    await page.locator('.decision [data-option="lore"]').waitFor();
    expect((await page.locator('.decision').innerText()).match(/Passed: the gate is a trophy/g)).toHaveLength(1);
    await visitor.leave();
  });
});

describe('a narrow window', () => {
  it.each([PHONE, TABLET])(
    'has headings in order while something is explained, and links with names (%o)',
    async (size) => {
      const visitor = await at(size, RUMOR);
      const { page } = visitor;
      await page.locator('[data-tab="threat"]').click();
      await page.locator('.ancient h2 button').click();
      await page.locator('[data-tab="decide"]').click();
      await page.locator('.inspector').waitFor();
      expect(await faults(page)).toEqual([]);
      await visitor.leave();
    },
  );

  it('has another town pinned within the frame of the board, and none before the Ancient One itself', async () => {
    const town = { ...RUMOR, rumor: undefined, board: { monsters: { easttown: ['ghoul'] } } };
    const visitor = await at(TABLET, town, ['base', 'dunwich']);
    const { page } = visitor;
    await page.locator('.options button, .destination').first().click();
    await page.locator('.foe-head').waitFor();
    await page.waitForTimeout(300);
    const [pin, frame] = await Promise.all(['.pinned', '.board-frame'].map((one) => page.locator(one).boundingBox()));
    expect((pin?.y ?? 0) + (pin?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0));
    await visitor.leave();
    const battle = await at(TABLET, { ...town, phase: 'final-attack', doom: 12 }, ['base', 'dunwich']);
    await battle.page.locator('.stage').waitFor();
    expect(await battle.page.locator('.pinned').isVisible()).toBe(false);
    await battle.leave();
  });
});

describe('the Ancient One in the final battle', () => {
  it.each([
    ['en', DESK],
    ['de', DESK],
    ['en', LOW],
    ['de', LOW],
  ] as const)('shows its head above the words (%s, %o)', async (language, size) => {
    // The one of whose attack most is to be said.
    const battle = { ...RUMOR, rumor: undefined, phase: 'final-attack', doom: 12, board: {} };
    const visitor = await at(size, battle, ['base'], language);
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
  });
});

describe('a percentage', () => {
  it('stays in the line of its number', async () => {
    const visitor = await at(PHONE, RUMOR, ['base'], 'de');
    const text = await visitor.page.locator('.decision').evaluate((one) => one.textContent ?? '');
    expect(text).not.toMatch(/\d %/);
    await visitor.leave();
  });
});
