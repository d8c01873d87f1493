/** Positions and visibility checks for the findings of docs/first-time.md. */
import { loadBoxes } from '@vigil/content';
import type { Page } from 'playwright-core';
import { openSharedWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

export const DESK = { width: 1440, height: 900 };
export const LOW_DESK = { width: 1366, height: 768 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 390, height: 844 };

export type Document = Parameters<typeof createPosition>[0];

/** Opens a position at a window size and in a language. */
export async function openPosition(
  size: typeof DESK,
  document: object,
  packs: readonly string[] = ['base'],
  language = 'en',
  answers: readonly string[] = [],
): Promise<Visitor> {
  const visitor = await Visitor.open(await openSharedWorld(), size, '', 'no-delay', { language });
  await importMoment(visitor.page, createPosition(document as Document, answers, await loadBoxes(packs)));
  return visitor;
}

/** The question and its first answer, as far as they are outside the visible panel. */
export function findOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const panel = document.querySelector('.decision')?.getBoundingClientRect();
    return [...document.querySelectorAll('.decision h2, .decision [data-option]')].slice(0, 2).flatMap((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return panel && top >= panel.top && bottom <= panel.bottom ? [] : [(one.textContent ?? '').slice(0, 60)];
    });
  });
}

/** Elements that are not fully within another element vertically. */
export function findOutside(page: Page, container: string, elements: string): Promise<string[]> {
  return page.evaluate(
    ([outer, inner]) => {
      const frame = document.querySelector(outer)?.getBoundingClientRect();
      return [...document.querySelectorAll(inner)].flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return frame && top >= frame.top && bottom <= frame.bottom ? [] : [(one.textContent ?? '').slice(0, 60)];
      });
    },
    [container, elements] as const,
  );
}

/** A position with a rumor in play. */
export const RUMOR = {
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
