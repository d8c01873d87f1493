/** How much of the table an answer has styled anew: what it changes, and not all of the board. Counted, not timed. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, Visitor, type World } from './browser.js';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The board alone has about two thousand elements. */
const MOST = 500;
const ANSWERS = 20;

interface Traced {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

it('an answer restyles what it changes, and not all that stands on the table', async () => {
  const visitor = await Visitor.at(world);
  const { page } = visitor;
  await visitor.begin('pace', 4);
  const client = await visitor.context.newCDPSession(page);
  const traced: Traced[] = [];
  client.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as Traced[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  // The first ones fetch what shows them.
  for (let n = 0; n < 4; n++) await visitor.take(0, true);
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  for (let n = 0; n < ANSWERS; n++) await visitor.take(0, true);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  const counts = traced.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  expect(await page.locator('.board *').count()).toBeGreaterThan(2 * MOST);
  expect(counts.length).toBeGreaterThanOrEqual(ANSWERS);
  expect(counts.reduce((sum, count) => sum + count, 0) / ANSWERS).toBeLessThan(MOST);
  expect(visitor.complaints).toEqual([]);
  await visitor.leave();
});
