import { expect } from 'vitest';
import { type PageState, type Visitor, waitForQuestion } from './browser.js';

/** Loads the page anew; everything that is seen is as before, cards in hand and open lists among it. */
export async function reload(visitor: Visitor): Promise<[before: PageState, after: PageState]> {
  const { page } = visitor;
  const before = await visitor.readPage();
  await visitor.waitForSave();
  await page.reload();
  await waitForQuestion(page);
  return [before, await visitor.readPage()];
}

/** Asserts that the same is asked and told as before. */
export function expectSame(after: PageState, before: PageState): void {
  expect(after.question).toBe(before.question);
  expect(after.ids, before.question).toEqual(before.ids);
  expect(after.chronicle, before.question).toEqual(before.chronicle);
}
