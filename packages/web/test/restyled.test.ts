/** Number of elements that an answer restyles. Counted, since times vary. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedWorld, type TestWorld, Visitor } from './browser.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openSharedWorld();
});
afterAll(() => world.close());

/** The board alone has about two thousand elements. */
const MAX_RESTYLED = 500;
const ANSWERS = 20;

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

it('an answer restyles only the changed parts of the table', async () => {
  const visitor = await Visitor.open(world);
  const { page } = visitor;
  await visitor.begin('pace', 4);
  const client = await visitor.context.newCDPSession(page);
  const traced: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => traced.push(...(value as unknown as TraceEvent[])));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  // The first answers load further code.
  for (let n = 0; n < 4; n++) await visitor.chooseOption(0, true);
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  for (let n = 0; n < ANSWERS; n++) await visitor.chooseOption(0, true);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  const counts = traced.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : []));
  expect(await page.locator('.board *').count()).toBeGreaterThan(2 * MAX_RESTYLED);
  expect(counts.length).toBeGreaterThanOrEqual(ANSWERS);
  expect(counts.reduce((sum, count) => sum + count, 0) / ANSWERS).toBeLessThan(MAX_RESTYLED);
  expect(visitor.pageErrors).toEqual([]);
  await visitor.leave();
});
