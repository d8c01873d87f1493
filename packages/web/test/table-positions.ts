/** Positions of three investigators: two at one place with cards to trade or give, and one at another place. */
import type { ScenarioDocument } from '@vigil/lab/scenario';
import type { Page } from 'playwright-core';
import { openSharedWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

export const JOE = { name: 'Joe', sheet: 'joe-diamond', place: 'northside', money: 6, clues: 3 };
const KATE = { name: 'Kate', sheet: 'kate-winthrop', place: 'northside', money: 3, clues: 1 };
const MANDY = { name: 'Mandy', sheet: 'mandy-thompson', place: 'uptown', cards: ['rifle'] };

export const ARKHAM = {
  name: 'two who can trade',
  investigators: [
    { ...JOE, cards: ['45-automatic', 'wither', 'duke'], monsterTrophies: ['ghoul'] },
    { ...KATE, cards: ['shotgun', 'find-gate'] },
    MANDY,
  ],
  ancientOne: 'yig',
  phase: 'movement',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'], rivertown: ['dark-young'] } },
} as const;

export const HAUNT = {
  name: 'two who can hand things over',
  game: 'haunt',
  investigators: [{ ...JOE, cards: ['45-automatic', 'duke'] }, { ...KATE, cards: ['shotgun'] }, MANDY],
  ancientOne: 'yig',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'] } },
} as const;

/** Opens a position and shows the sheet. `isOwn`: whether to use a new browser context. */
export async function openWithSheet(
  position: Omit<ScenarioDocument, 'steps'>,
  size?: { width: number; height: number },
  isOwn = false,
) {
  const visitor = await Visitor.open(await openSharedWorld(), size, '', 'no-delay', { isOwn });
  await importMoment(visitor.page, createPosition(position));
  if (position.game === 'haunt') await showSheet(visitor.page);
  return visitor;
}

/** Shows the sheet in place of the planner. */
async function showSheet(page: Page): Promise<void> {
  await page.locator('.planner .mornings').waitFor({ state: 'attached' });
  if (await page.locator('.planner').isVisible()) await page.keyboard.press('w');
}
