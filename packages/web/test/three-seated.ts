/** Three at a table: two in one place with things to change hands, and one elsewhere. */
import type { ScenarioDocument } from '@vigil/lab/scenario';
import type { Page } from 'playwright-core';
import { openSharedWorld, Visitor } from './browser.js';
import { createPosition, importMoment } from './game-moments.js';

export const JOE = { name: 'Joe', sheet: 'joe-diamond', place: 'northside', money: 6, clues: 3 };
const KATE = { name: 'Kate', sheet: 'kate-winthrop', place: 'northside', money: 3, clues: 1 };
const FAR_PLACE = { name: 'Mandy', sheet: 'mandy-thompson', place: 'uptown', cards: ['rifle'] };

export const ARKHAM = {
  name: 'two who can trade',
  investigators: [
    { ...JOE, cards: ['45-automatic', 'wither', 'duke'], monsterTrophies: ['ghoul'] },
    { ...KATE, cards: ['shotgun', 'find-gate'] },
    FAR_PLACE,
  ],
  ancientOne: 'yig',
  phase: 'movement',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'], rivertown: ['dark-young'] } },
} as const;

export const HAUNT = {
  name: 'two who can hand things over',
  game: 'haunt',
  investigators: [{ ...JOE, cards: ['45-automatic', 'duke'] }, { ...KATE, cards: ['shotgun'] }, FAR_PLACE],
  ancientOne: 'yig',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'] } },
} as const;

/** Sits down at a position. `own`: in a browser of one's own. */
export async function openSeated(
  position: Omit<ScenarioDocument, 'steps'>,
  size?: { width: number; height: number },
  own = false,
) {
  const visitor = await Visitor.open(await openSharedWorld(), size, '', 'steady', { isOwn: own });
  await importMoment(visitor.page, createPosition(position));
  if (position.game === 'haunt') await showSheet(visitor.page);
  return visitor;
}

/** Shows the sheet; in Haunt the plan takes its place until then. */
async function showSheet(page: Page): Promise<void> {
  await page.locator('.planner .mornings').waitFor({ state: 'attached' });
  if (await page.locator('.planner').isVisible()) await page.keyboard.press('w');
}
