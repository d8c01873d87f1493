import { expect } from 'vitest';
import { askedAt, type Sight, type Visitor } from './browser.js';

/** Loads the page anew; everything that is seen is as before, cards in hand and open lists among it. */
export async function reloaded(visitor: Visitor): Promise<[before: Sight, after: Sight]> {
  const { page } = visitor;
  const before = await visitor.see();
  await visitor.kept();
  await page.reload();
  await askedAt(page);
  return [before, await visitor.see()];
}

/** Asserts that the same is asked and told as before. */
export function same(after: Sight, before: Sight): void {
  expect(after.question).toBe(before.question);
  expect(after.ids, before.question).toEqual(before.ids);
  expect(after.chronicle, before.question).toEqual(before.chronicle);
}
