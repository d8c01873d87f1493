/** Plans in Haunt of the Watchers: for the City phases of a day. */
import type { SeatNumber, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestTable } from '../tables/test-server.js';
import { PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('haunt plans');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
const nextPhase = ({ decisions }: TableUpdate) => decisions.find(({ key }) => key === 'q.day');
const dayOf = ({ view }: TableUpdate) => (view as { day: number }).day;

/** A table that asks for the first phase of its day. */
async function atDay(): Promise<{ readonly table: TestTable; readonly update: TableUpdate }> {
  const table = await post.startTable({}, SETUP, 'haunt');
  const update = await post.play(table, [0, 1], (item) => nextPhase(item) !== undefined);
  return { table, update };
}

/** The City phase of a seat with the highest Speed that is left today. */
function fastest(update: TableUpdate, seat: SeatNumber): string | undefined {
  const options = nextPhase(update)?.options.filter(({ key, by }) => key === 'o.city' && by === seat) ?? [];
  const speed = (option: (typeof options)[number]) => Number((option.args as { first: number }).first);
  return options.toSorted((one, other) => speed(other) - speed(one))[0]?.id;
}

it('carries out the way and the encounter of a plan once its City phase begins [PBP-10]', async () => {
  const { table, update } = await atDay();
  const open = nextPhase(update);
  const phase = fastest(update, 0);
  if (!open || phase === undefined) throw new Error('no City phase can begin');
  const intents = [{ do: 'go', to: 'library' }, { do: 'stop' }, { do: 'encounter' }];
  const plan = { turn: dayOf(update), intents };
  const { status, body } = await post.saveSeatSettings(table, 0, 'plan', { plan });
  expect([status, body.costs]).toMatchObject([200, [{ to: 'miskatonic-university' }, { to: 'library' }]]);
  expect((await post.game(table)).plans).toMatchObject([{ seat: 0, intents }]);
  expect((await post.answer(table, 0, open, phase)).status).toBe(200);
  const after = await post.game(table);
  expect(after.view.investigators[0]?.place).toBe('library');
  const planned = after.logEntries.filter(({ by }) => by === 'plan');
  expect(planned.length).toBeGreaterThanOrEqual(3);
  expect(after.events.some(({ event }) => event.type === 'encounter' && event.seat === 0)).toBe(true);
  expect(after.logEntries.filter(({ note }) => note?.what === 'plan-void')).toEqual([]);
});
