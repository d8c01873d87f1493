/** Three at a table: two in one place with things to change hands, and one elsewhere. */
import type { ScenarioDocument } from '@vigil/lab/scenario';
import type { Page } from 'playwright-core';
import { openWorld, Visitor } from './browser.js';
import { positionOf, takeIn } from './moments.js';

export const JOE = { name: 'Joe', sheet: 'joe-diamond', place: 'northside', money: 6, clues: 3 };
const KATE = { name: 'Kate', sheet: 'kate-winthrop', place: 'northside', money: 3, clues: 1 };
const FAR = { name: 'Mandy', sheet: 'mandy-thompson', place: 'uptown', cards: ['rifle'] };

export const ARKHAM = {
  name: 'two who can trade',
  investigators: [
    { ...JOE, cards: ['45-automatic', 'wither', 'duke'], monsterTrophies: ['ghoul'] },
    { ...KATE, cards: ['shotgun', 'find-gate'] },
    FAR,
  ],
  ancientOne: 'yig',
  phase: 'movement',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'], rivertown: ['dark-young'] } },
} as const;

export const HAUNT = {
  name: 'two who can hand things over',
  game: 'haunt',
  investigators: [{ ...JOE, cards: ['45-automatic', 'duke'] }, { ...KATE, cards: ['shotgun'] }, FAR],
  ancientOne: 'yig',
  board: { gates: { woods: 'abyss' }, monsters: { easttown: ['zombie'] } },
} as const;

/** Sits down at a position. `own`: in a browser of one's own. */
export async function seatedAt(
  position: Omit<ScenarioDocument, 'steps'>,
  size?: { width: number; height: number },
  own = false,
) {
  const visitor = await Visitor.at(await openWorld(), size, '', 'steady', { own });
  await takeIn(visitor.page, positionOf(position));
  if (position.game === 'haunt') await turnsToSheet(visitor.page);
  return visitor;
}

/** In Haunt the plan stands where the sheet is, until somebody wants that. */
async function turnsToSheet(page: Page): Promise<void> {
  await page.locator('.planner .mornings').waitFor({ state: 'attached' });
  if (await page.locator('.planner').isVisible()) await page.keyboard.press('w');
}
