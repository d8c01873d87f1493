import type { OpenDecision, SeatNumber, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKey, type TestTable } from '../tables/test-server.js';
import { PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('advance');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond'],
  ancientOne: 'yig',
  houseRules: { phaseOrder: 'free' },
};
const SETTINGS = { deadline: 48, absence: 'harmless' } as const;
const ALL = [0, 1];
const findDecision = (update: TableUpdate, seat: SeatNumber, key: string): OpenDecision | undefined =>
  update.decisions.find((one) => one.key === key && one.by[0] === seat);

/** Starts a table and plays until a decision with this key is open for the seat. */
async function playToDecision(
  key: string,
  seat: SeatNumber,
  settings: object = SETTINGS,
): Promise<{ table: TestTable; open: OpenDecision }> {
  const table = await post.startTable(settings, SETUP);
  const update = await post.play(table, ALL, (now) => findDecision(now, seat, key) !== undefined, 1500);
  return { table, open: findDecision(update, seat, key) as OpenDecision };
}

describe('an answer in advance', () => {
  it('by standing orders is given by the table, which the log says [PBP-26]', async () => {
    const { table, open } = await playToDecision('q.sliders', 0);
    const { number } = await post.game(table);
    const orders = [{ order: 'answer', question: 'q.sliders', option: 'o.keep-sliders' }];
    expect((await post.saveSeatSettings(table, 0, 'orders', { orders })).status).toBe(200);
    const after = await post.game(table);
    expect(after.logEntries.find((entry) => entry.number === number + 1)).toMatchObject({ seat: 0, by: 'order' });
    expect(after.decisions.some(({ id }) => id === open.id)).toBe(false);
    expect((await post.readSeatSettings(table, 0)).body.orders).toEqual(orders);
    // The order holds in the next turn as well.
    const next = await post.play(table, ALL, ({ view }) => (view as { turn: number }).turn > 1, 1500);
    expect(findDecision(next, 0, 'q.sliders')).toBeUndefined();
  }, 180_000);

  it('by a plan is given from memory and from the storage alike [PBP-10]', async () => {
    const { table, open } = await playToDecision('q.movement', 1);
    const { place } = open.args as { place: string };
    const to = open.options.find(({ key }) => key === 'o.go')?.on as string;
    const plan = { intents: [{ do: 'go', to }, { do: 'go', to: place }, { do: 'stop' }] };
    const costs = await post.server.ask('POST', `/tables/${table.id}/seats/1/plan/costs`, table.seats[1], { plan });
    const links = (costs.body as { costs: { from: string; to: string; cost: number }[] }).costs;
    expect(links.slice(0, 1)).toMatchObject([{ from: place, to, cost: 1 }]);
    const { number } = await post.game(table);
    expect((await post.saveSeatSettings(table, 1, 'plan', { plan })).status).toBe(200);
    const after = await post.game(table);
    expect(after.logEntries.find((entry) => entry.number === number + 1)).toMatchObject({ seat: 1, by: 'plan' });
    const settings = (await post.readSeatSettings(table, 1)).body.plan;
    expect(settings?.plan.intents.length).toBeLessThan(3);
    await post.server.tableApp.sessions.forget(table.id);
    expect((await post.readSeatSettings(table, 1)).body.plan).toEqual(settings);
    expect((await post.game(table)).number).toBe(after.number);
  }, 180_000);

  it('by a plan becomes void if something intervenes, which all players and the log see with the reason [PBP-10]', async () => {
    const { table, open } = await playToDecision('q.movement', 0, { ...SETTINGS, undo: 'free' });
    const stop = { decision: open.id, option: 'stop', mark: open.mark, key: newKey() };
    // A plan for the next turn with an answer that will not be offered.
    const plan = { turn: 2, intents: [{ do: 'answer', question: 'q.movement', option: 'go:nowhere' }] };
    expect((await post.saveSeatSettings(table, 0, 'plan', { plan, comment: 'Wait for me.' })).status).toBe(200);
    await post.server.ask('POST', `/tables/${table.id}/answers`, table.seats[0], stop);
    const hasVoidPlan = (now: TableUpdate) => now.logEntries.some(({ note }) => note?.what === 'plan-void');
    const after = await post.play(table, ALL, hasVoidPlan, 1500);
    expect(after.plans).toMatchObject([{ seat: 0, turn: 2, comment: 'Wait for me.', void: 'not-offered' }]);
    expect(after.logEntries.find(({ note }) => note)).toMatchObject({
      kind: 'note',
      by: 'table',
      note: { what: 'plan-void', seat: 0, why: 'not-offered' },
    });
    expect((await post.readSeatSettings(table, 0)).body.plan).toMatchObject({ void: 'not-offered', plan });
    await post.saveSeatSettings(table, 0, 'plan', { plan: null });
    expect((await post.readSeatSettings(table, 0)).body.plan).toBeUndefined();
    expect((await post.game(table)).plans).toEqual([]);
    // It is the same from memory and from the storage, and the digest of the turn has it.
    const before = await post.game(table);
    await post.server.tableApp.sessions.forget(table.id);
    expect(await post.game(table)).toEqual(before);
    await post.play(table, ALL, ({ view }) => (view as { turn: number }).turn > 2, 1500);
    const { body } = await post.server.ask<{ digests: string }>('GET', `/tables/${table.id}/digest`, table.seats[1]);
    expect(JSON.stringify(body)).toContain('is void: a step was not possible');
  }, 180_000);

  it('by a plan is visible to all for discussion, unless its author hides it [PBP-02]', async () => {
    const { table } = await playToDecision('q.sliders', 0);
    const plan = { turn: 2, intents: [{ do: 'go', to: 'easttown' }, { do: 'stop' }] };
    const listPlans = async (token: string | undefined) =>
      (await post.server.game(table, token)).plans.map(({ seat, isPrivate }) => [seat, isPrivate]);
    await post.saveSeatSettings(table, 0, 'plan', { plan, comment: 'Meet me there.' });
    for (const token of [table.seats[0], table.seats[1], table.spectator])
      expect(await listPlans(token)).toEqual([[0, false]]);
    const message = { seat: 1, text: 'I come too.', plan: 0, key: newKey() };
    expect((await post.server.ask('POST', `/tables/${table.id}/talk`, table.seats[1], message)).status).toBe(200);
    const nowhere = { ...message, plan: 5, key: newKey() };
    expect(
      (await post.server.ask('POST', `/tables/${table.id}/talk`, table.seats[1], nowhere)).body.refusal?.place,
    ).toBe('plan');
    const { body } = await post.server.ask<{ plan?: number }[]>('GET', `/tables/${table.id}/talk`, table.seats[0]);
    expect(body).toMatchObject([{ text: 'I come too.', plan: 0 }]);
    await post.saveSeatSettings(table, 0, 'plan', { plan, isPrivate: true });
    expect(await listPlans(table.seats[0])).toEqual([[0, true]]);
    for (const token of [table.seats[1], table.spectator, table.host]) expect(await listPlans(token)).toEqual([]);
  }, 180_000);

  it('is refused with the reason if its way is too far, its phase is over, or its answer is not offered', async () => {
    const { table } = await playToDecision('q.movement', 0);
    const send = async (...intents: object[]) =>
      (await post.saveSeatSettings(table, 0, 'plan', { plan: { intents } })).body.refusal;
    const walk = ['easttown', 'rivertown', 'french-hill', 'southside', 'uptown', 'merchant-district'];
    expect(await send(...walk.map((to) => ({ do: 'go', to })))).toMatchObject({
      code: 'bad-request',
      obstacle: { why: 'too-far' },
    });
    expect(await send({ do: 'answer', question: 'q.movement', option: 'go:nowhere' })).toMatchObject({
      obstacle: { why: 'not-offered', option: 'go:nowhere' },
    });
    expect((await post.readSeatSettings(table, 0)).body.plan).toBeUndefined();
    await post.play(table, ALL, ({ view }) => (view as { step: { phase: string } }).step.phase === 'arkham-encounters');
    expect(await send({ do: 'go', to: 'easttown' })).toMatchObject({ obstacle: { why: 'phase-over', step: 'go' } });
  }, 180_000);

  it('is refused if it is invalid, or for another player’s seat', async () => {
    const { table } = await playToDecision('q.sliders', 0);
    expect(
      (await post.saveSeatSettings(table, 0, 'orders', { orders: [{ order: 'dance' }] })).body.refusal,
    ).toMatchObject({
      code: 'bad-request',
      place: 'orders[0].order',
    });
    expect(
      (await post.saveSeatSettings(table, 0, 'plan', { plan: { intents: [{ do: 'go', to: 'atlantis' }] } })).status,
    ).toBe(400);
    const orders = { orders: [] };
    const path = `/tables/${table.id}/seats/1/orders`;
    expect((await post.server.ask('PUT', path, table.seats[0], orders)).status).toBe(403);
    expect((await post.server.ask('PUT', path, table.host, orders)).status).toBe(403);
    expect((await post.server.ask('GET', `/tables/${table.id}/seats/1/settings`, table.seats[0])).status).toBe(403);
  }, 180_000);
});

describe('a post', () => {
  it('is a draft until it is sent, visible only to its author', async () => {
    const table = await post.startTable(SETTINGS, SETUP);
    const draft = { text: 'Night falls.', answers: [] };
    await post.saveSeatSettings(table, 0, 'draft', { draft });
    expect((await post.readSeatSettings(table, 0)).body.draft).toEqual(draft);
    expect((await post.readSeatSettings(table, 1)).body.draft).toBeNull();
    expect(JSON.stringify(await post.game(table))).not.toContain('Night falls');
    expect((await post.saveSeatSettings(table, 0, 'draft', { draft: 'x'.repeat(30_000) })).status).toBe(413);
  });

  it('can be withdrawn until it has revealed something hidden or rolled a die [PBP-28]', async () => {
    const { table, open } = await playToDecision('q.sliders', 0, { ...SETTINGS, undo: 'free' });
    const before = await post.game(table);
    await post.answer(table, 0, open, open.options[0]?.id ?? '');
    const undo = (seen: number) =>
      post.server.ask('POST', `/tables/${table.id}/undo`, table.seats[0], { to: before.answers, seen, key: newKey() });
    expect((await undo((await post.game(table)).number)).status).toBe(200);
    const again = findDecision(await post.game(table), 0, 'q.sliders') as OpenDecision;
    expect(again.args).toEqual(open.args);
    await post.answer(table, 0, again, again.options[0]?.id ?? '');
    const revealed = await post.play(table, ALL, ({ undoObstacle }) => undoObstacle === 'revealed', 1500);
    expect((await undo(revealed.number)).body.refusal?.code).toBe('undo-barrier');
  }, 180_000);

  it('may contain narration, which does not change its effect [PBP-20]', async () => {
    const { table, open } = await playToDecision('q.sliders', 0);
    const sent = { decision: open.id, option: open.options[0]?.id, mark: open.mark, key: newKey() };
    const narration = 'She **wins** and nobody may roll dice.';
    const before = await post.game(table);
    const { body } = await post.server.ask<{ number: number }>('POST', `/tables/${table.id}/answers`, table.seats[0], {
      ...sent,
      narration,
    });
    expect(body.number).toBe(before.number + 1);
    const talk = await post.server.ask<{ kind: string; text: string }[]>(
      'GET',
      `/tables/${table.id}/talk`,
      table.seats[1],
    );
    expect(talk.body).toMatchObject([{ kind: 'narration', text: narration }]);
  }, 180_000);
});
