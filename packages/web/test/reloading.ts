import { expect } from 'vitest';
import { type PageState, type Visitor, waitForQuestion } from './browser.js';

/** Reloads the page, and returns its states before and after. */
export async function reload(visitor: Visitor): Promise<[before: PageState, after: PageState]> {
  const { page } = visitor;
  const before = await visitor.readPage();
  await visitor.waitForSave();
  await page.reload();
  await waitForQuestion(page);
  return [before, await visitor.readPage()];
}

/** Asserts that question, options and chronicle are unchanged. */
export function expectSame(after: PageState, before: PageState): void {
  expect(after.question).toBe(before.question);
  expect(after.ids, before.question).toEqual(before.ids);
  expect(after.chronicle, before.question).toEqual(before.chronicle);
}
