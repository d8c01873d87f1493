/** Settings and roles that change while a game runs, by the host, the keeper, a vote, or the operator. */
import { loadBoxes } from '@vigil/content';
import {
  deadlineOf,
  type ExportedTable,
  type LogEntry,
  openGame,
  type SeatNumber,
  type SettingsChange,
  type TableChange,
  type TableInfo,
  verifyTable,
} from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeAsOperator } from '../../src/tables/table-changes.js';
import { newKey, type TestTable } from '../tables/test-server.js';
import { DAY, HOUR, PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('changes');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'monterey-jack'],
  ancientOne: 'yig',
  houseRules: { mythosDriver: 'keeper' },
};

const readInfo = async (table: TestTable, token = table.seats[0]) =>
  (await post.server.ask<TableInfo>('GET', `/tables/${table.id}`, token)).body;
const changeSettings = (table: TestTable, token: string | undefined, settings: SettingsChange, key = newKey()) =>
  post.server.ask<{ number: number }>('PATCH', `/tables/${table.id}/settings`, token, { settings, key });
const passRole = (table: TestTable, token: string | undefined, role: string, to: SeatNumber | null) =>
  post.server.ask<{ number: number }>('POST', `/tables/${table.id}/roles`, token, { role, to, key: newKey() });
const propose = (table: TestTable, seat: SeatNumber, change: TableChange) =>
  post.server.ask<TableInfo>('POST', `/tables/${table.id}/proposals`, table.seats[seat], { seat, change });
const voteOn = (table: TestTable, token: string | undefined, proposal: string | undefined, vote: object) =>
  post.server.ask<TableInfo>('POST', `/tables/${table.id}/proposals/${proposal}`, token, vote);
const readLog = async (table: TestTable): Promise<readonly LogEntry[]> =>
  (await post.server.game(table, table.seats[0])).logEntries;

describe('the settings of a table', () => {
  it('can be changed by its host during the game, which the log records', async () => {
    const table = await post.startTable({ deadline: 72, absence: 'wait' }, SETUP);
    const key = newKey();
    const first = await changeSettings(table, table.host, { deadline: 24, absence: 'harmless', undo: 'free' }, key);
    expect(first.status).toBe(200);
    expect(
      (await changeSettings(table, table.host, { deadline: 24, absence: 'harmless', undo: 'free' }, key)).body,
    ).toEqual(first.body);
    expect((await changeSettings(table, table.host, { deadline: 12 }, key)).body.refusal?.code).toBe('key-reused');
    expect((await readInfo(table)).settings).toMatchObject({
      deadline: 24,
      absence: 'harmless',
      undo: 'free',
      away: 14,
    });
    expect((await readLog(table)).at(-1)).toMatchObject({
      number: first.body.number,
      kind: 'settings',
      by: 'host',
      change: { kind: 'settings', settings: { deadline: 24, absence: 'harmless', undo: 'free' } },
    });
    // The same settings are refused, and so is a player who changes them alone.
    expect((await changeSettings(table, table.host, { deadline: 24 })).body.refusal?.code).toBe('not-now');
    expect((await changeSettings(table, table.seats[1], { deadline: 48 })).body.refusal?.code).toBe('not-yours');
    expect((await changeSettings(table, table.host, { absence: 'keeper' })).body.refusal?.place).toBe(
      'settings.absence',
    );
    // It is the same from memory and from the storage.
    const before = await post.game(table);
    await post.server.tableApp.sessions.forget(table.id);
    expect(await post.game(table)).toEqual(before);
  });

  it('restart deadlines: a question that waited in vain is resolved, but not before a day has passed', async () => {
    const table = await post.startTable({ deadline: 24, absence: 'wait' }, SETUP);
    await post.play(table, [1, 2]);
    await post.advanceHours(21 * 24);
    const { waits } = await post.game(table);
    expect(waits.map(({ seat, due }) => [seat, due])).toEqual([[0, undefined]]);
    await changeSettings(table, table.host, { absence: 'bot', deadline: 48 });
    const [wait] = (await post.game(table)).waits;
    expect(wait).toMatchObject({ seat: 0, since: waits[0]?.since, due: post.now + DAY });
    await post.advanceHours(23);
    expect((await readLog(table)).filter(({ by }) => by === 'bot')).toEqual([]);
    await post.advanceHours(2);
    const [botAnswer] = (await readLog(table)).filter(({ by }) => by === 'bot');
    expect(botAnswer).toMatchObject({ seat: 0, missed: wait?.due });
    // Without a deadline nothing is due.
    await changeSettings(table, table.host, { deadline: null });
    expect((await post.game(table)).waits.map(({ due }) => due)).toEqual([undefined]);
    expect((await readInfo(table)).settings).not.toHaveProperty('deadline');
  });

  it('can be changed by a majority vote, also while the game is paused', async () => {
    const table = await post.startTable({ deadline: 48 }, SETUP);
    await post.server.ask('POST', `/tables/${table.id}/pause`, table.host, { paused: true });
    const change: TableChange = { kind: 'settings', settings: { absence: 'vote' } };
    const { body } = await propose(table, 1, change);
    expect(body.proposals).toMatchObject([
      { seat: 1, change, votes: [{ seat: 1, yes: true }], due: post.now + 48 * HOUR },
    ]);
    // A proposal that is sent twice is the same proposal.
    expect((await propose(table, 1, change)).body.proposals).toEqual(body.proposals);
    const id = body.proposals[0]?.id;
    expect((await voteOn(table, table.spectator, id, { seat: 2, yes: true })).body.refusal?.code).toBe('not-yours');
    const reply = await voteOn(table, table.seats[2], id, { seat: 2, yes: true });
    expect(reply.body).toMatchObject({ proposals: [], settings: { absence: 'vote' }, paused: true });
    expect((await readLog(table)).at(-1)).toMatchObject({
      kind: 'settings',
      by: 'vote',
      seat: 1,
      name: 'Player 2',
      agreed: [1, 2],
    });
    expect((await voteOn(table, table.seats[0], id, { seat: 0, yes: false })).body.refusal?.code).toBe('stale');
  });

  it('stay the same if the vote fails, is withdrawn, or expires', async () => {
    const table = await post.startTable({ deadline: 24 }, SETUP);
    const change: TableChange = { kind: 'settings', settings: { undo: 'none' } };
    const open = async () => (await readInfo(table)).proposals.map(({ id }) => id);
    const first = (await propose(table, 0, change)).body.proposals[0]?.id;
    await voteOn(table, table.seats[1], first, { seat: 1, yes: false });
    expect(await open()).toEqual([first]);
    await voteOn(table, table.seats[2], first, { seat: 2, yes: false });
    expect(await open()).toEqual([]);
    const second = (await propose(table, 0, change)).body.proposals[0]?.id;
    await voteOn(table, table.seats[0], second, { seat: 0, yes: false });
    expect(await open()).toEqual([]);
    await propose(table, 0, change);
    await post.advanceHours(25);
    expect(await open()).toEqual([]);
    expect((await readInfo(table)).settings.undo).toBe('ask');
    expect((await readLog(table)).filter(({ kind }) => kind === 'settings')).toEqual([]);
    // The log records each reason.
    expect((await readLog(table)).flatMap(({ note }) => (note ? [note] : []))).toEqual(
      ['lost', 'withdrawn', 'expired'].map((result) => ({ what: 'proposal-failed', seat: 0, change, result })),
    );
  });

  it('can also be changed before the game, without a log', async () => {
    const table = await post.server.fillTable({ settings: { pace: 'post' }, setup: SETUP });
    expect((await changeSettings(table, table.host, { keeper: true, deadline: 12 })).body).toEqual({ number: 0 });
    expect((await readInfo(table)).settings).toMatchObject({ keeper: true, deadline: 12 });
    expect((await passRole(table, table.host, 'keeper', 2)).body).toEqual({ number: 0 });
    expect((await readInfo(table, table.seats[2])).you).toEqual({ seats: [2], host: false, keeper: true });
  });
});

describe('a keeper who is away for good', () => {
  it('is replaced by vote: the Mythos begins, and the log says by whose decision', async () => {
    const table = await post.startTable({ deadline: 48, absence: 'wait', keeper: true }, SETUP);
    const isKeeperAwaited = ({ waits }: { waits: readonly { kind: string }[] }) =>
      waits.some(({ kind }) => kind === 'keeper');
    await post.play(table, [0, 1, 2], isKeeperAwaited);
    await post.advanceHours(30 * 24);
    expect(isKeeperAwaited(await post.game(table))).toBe(true);
    const change: TableChange = { kind: 'role', role: 'keeper', to: 1 };
    const id = (await propose(table, 0, change)).body.proposals[0]?.id;
    await voteOn(table, table.seats[1], id, { seat: 1, yes: true });
    await voteOn(table, table.seats[2], id, { seat: 2, yes: true });
    // Even if all agree, the keeper has time to object.
    await post.advanceHours(47);
    expect((await readInfo(table, table.seats[1])).you.keeper).toBe(false);
    await post.advanceHours(2);
    expect((await readInfo(table, table.seats[1])).you).toEqual({ seats: [1], host: false, keeper: true });
    expect((await readInfo(table, table.host)).you).toEqual({ seats: [], host: true, keeper: false });
    expect((await readLog(table)).at(-1)).toMatchObject({
      kind: 'role',
      by: 'vote',
      agreed: [0, 1, 2],
      change: { kind: 'role', role: 'keeper', to: 1 },
    });
    const { decisions } = await post.game(table);
    const open = decisions.find(({ key }) => key === 'q.keeper');
    if (!open) throw new Error('the Mythos does not wait');
    const begin = (token: string | undefined) =>
      post.server.ask('POST', `/tables/${table.id}/answers`, token, {
        decision: open.id,
        option: 'begin',
        key: newKey(),
      });
    expect((await begin(table.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await begin(table.seats[1])).status).toBe(200);
    expect((await readLog(table)).find(({ by, kind }) => by === 'keeper' && kind === 'answer')).toMatchObject({
      name: 'Player 2',
    });
  });

  it('can end the vote by an objection, can hand over the role, and can be replaced by the host', async () => {
    const table = await post.startTable({ deadline: 48, keeper: true }, SETUP);
    const change: TableChange = { kind: 'role', role: 'keeper', to: 1 };
    const id = (await propose(table, 0, change)).body.proposals[0]?.id;
    await voteOn(table, table.seats[1], id, { seat: 1, yes: true });
    expect((await voteOn(table, table.host, id, { yes: false })).body.proposals).toEqual([]);
    expect((await readLog(table)).at(-1)?.note).toMatchObject({ what: 'proposal-failed', result: 'objection' });
    await post.advanceHours(200);
    expect((await readInfo(table)).roles).toEqual({});
    expect((await passRole(table, table.seats[1], 'keeper', 1)).body.refusal?.code).toBe('not-yours');
    expect((await passRole(table, table.host, 'keeper', 1)).status).toBe(200);
    expect((await passRole(table, table.seats[1], 'keeper', 2)).status).toBe(200);
    expect((await readInfo(table)).roles).toEqual({ keeper: 2 });
    expect((await passRole(table, table.host, 'keeper', null)).status).toBe(200);
    expect((await readInfo(table, table.host)).you.keeper).toBe(true);
    expect((await readLog(table)).filter(({ kind }) => kind === 'role').map(({ by, name }) => [by, name])).toEqual([
      ['host', undefined],
      ['keeper', 'Player 2'],
      ['host', undefined],
    ]);
  });
});

describe('a host who is away for good', () => {
  it('is replaced by vote: the old link loses its rights, and the new host gets them all', async () => {
    const table = await post.startTable({ deadline: 24 }, SETUP);
    const id = (await propose(table, 2, { kind: 'role', role: 'host', to: 0 })).body.proposals[0]?.id;
    await voteOn(table, table.seats[0], id, { seat: 0, yes: true });
    await post.advanceHours(25);
    expect((await readInfo(table)).you).toEqual({ seats: [0], host: true, keeper: false });
    expect((await post.server.ask('GET', `/tables/${table.id}`, table.host)).status).toBe(401);
    expect((await changeSettings(table, table.seats[0], { away: 28 })).status).toBe(200);
    const link = await post.server.ask<{ token: string }>('POST', `/tables/${table.id}/links`, table.seats[0], {
      role: 'seat',
      seat: 1,
      only: true,
    });
    expect(link.status).toBe(200);
    expect((await post.server.ask('GET', `/tables/${table.id}`, table.seats[1])).status).toBe(401);
    expect((await post.server.ask('POST', `/tables/${table.id}/close`, table.seats[0])).status).toBe(200);
  });

  it('can hand over only to a player, never to an empty seat or a bot', async () => {
    const table = await post.server.fillTable({ settings: { pace: 'post' }, setup: SETUP });
    await post.server.ask('PUT', `/tables/${table.id}/seats/2/bot`, table.seats[2], { bot: true });
    expect((await passRole(table, table.host, 'host', 2)).body.refusal?.place).toBe('to');
    expect((await passRole(table, table.host, 'host', 7)).body.refusal?.place).toBe('to');
    expect((await passRole(table, table.host, 'host', null)).body.refusal?.place).toBe('to');
    expect((await passRole(table, table.host, 'host', 1)).status).toBe(200);
    expect((await readInfo(table, table.seats[1])).you.host).toBe(true);
  });

  it('is replaced by the operator of the server', async () => {
    const table = await post.startTable({ deadline: 24 }, SETUP);
    const session = await post.server.tableApp.sessions.find(table.id);
    await changeAsOperator(session, { kind: 'role', role: 'host', to: 2 });
    expect((await readInfo(table, table.seats[2])).you.host).toBe(true);
    expect((await readLog(table)).at(-1)).toMatchObject({ kind: 'role', by: 'operator' });
  });
});

describe('the log of a table', () => {
  it('says who answered for whom, by which authority, and after which missed deadline (BOX-57)', async () => {
    const table = await post.startTable({ deadline: 24, absence: 'harmless' }, SETUP);
    const first = ((await post.game(table)).view as unknown as { first: SeatNumber }).first;
    const absent = ((first + 1) % 3) as SeatNumber;
    const others = [0, 1, 2].filter((seat) => seat !== absent);
    let standIns: LogEntry | undefined;
    for (let day = 0; day < 80 && !standIns; day++) {
      await post.play(table, others);
      await post.advanceHours(25);
      standIns = (await readLog(table)).find(({ by }) => by === 'stand-in');
    }
    expect(standIns).toMatchObject({
      seat: absent,
      name: expect.stringMatching(/^Player/),
      missed: expect.any(Number),
    });
    expect(others).toContain(standIns?.actor);
    expect(standIns?.missed).toBeLessThan(standIns?.at ?? 0);
    const own = (await readLog(table)).find(({ by, seat }) => by === 'seat' && seat === first);
    expect(own).toMatchObject({ name: `Player ${first + 1}` });
    // The export contains the change, and its proof holds.
    await changeSettings(table, table.host, { reminder: 6 });
    await post.server.ask('POST', `/tables/${table.id}/close`, table.host);
    const { body: file } = await post.server.ask<ExportedTable>('GET', `/tables/${table.id}/export`, table.host);
    const bodies = file.online.entries.map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.objectContaining({ by: 'stand-in', actor: standIns?.actor, missed: standIns?.missed }),
    );
    expect(bodies).toContainEqual(expect.objectContaining({ kind: 'settings', by: 'host', settings: { reminder: 6 } }));
    const { definition } = await openGame('arkham', await loadBoxes(['base']));
    expect(verifyTable(definition, file).findings).toEqual([]);
    for (const lang of ['en', 'de'] as const) {
      const reply = await fetch(`${post.server.url}/api/v1/tables/${table.id}/chronicle.txt?lang=${lang}`, {
        headers: { Authorization: `Bearer ${table.seats[0]}` },
      });
      const text = await reply.text();
      expect(text).not.toContain('⟦');
      expect(text).toContain(lang === 'de' ? 'Erinnerung alle 6 Stunden' : 'reminders every 6 hours');
    }
  }, 180_000);
});

describe('deadlines of a table', () => {
  it('pause on weekends of a time zone if that was agreed, and name the answer that counts after them [PBP-24]', async () => {
    const table = await post.startTable({ deadline: 72, absence: 'harmless' }, SETUP);
    await changeSettings(table, table.host, { weekendZone: 'Europe/Berlin' });
    expect((await readInfo(table)).settings.weekendZone).toBe('Europe/Berlin');
    const invalid = await changeSettings(table, table.host, { weekendZone: 'Arkham/Uptown' });
    expect(invalid.body.refusal).toMatchObject({ code: 'bad-request', place: 'body.settings.weekendZone' });
    const update = await post.play(table, [0, 1, 2], ({ waits }) =>
      waits.some(({ fallback }) => fallback !== undefined),
    );
    const wait = update.waits.find(({ fallback }) => fallback !== undefined);
    const open = update.decisions.find(({ id }) => id === wait?.decision);
    expect(open?.options.map(({ id }) => id)).toContain(wait?.fallback);
    const { settings } = await readInfo(table);
    expect(wait?.due).toBe(deadlineOf(wait?.since ?? 0, settings, undefined, []));
    expect(wait?.due).not.toBe((wait?.since ?? 0) + 3 * DAY);
    await changeSettings(table, table.host, { weekendZone: null });
    expect((await readInfo(table)).settings).not.toHaveProperty('weekendZone');
  });
});

describe('a missed deadline', () => {
  it('is announced with its consequence, for each policy [PBP-24, PBP-25]', async () => {
    const table = await post.startTable({ deadline: 24, absence: 'harmless' }, SETUP);
    const { waits } = await post.play(table, [0, 1, 2], (update) =>
      update.waits.some(({ kind, fallback }) => kind === 'decision' && fallback !== undefined),
    );
    const wait = waits.find(({ fallback }) => fallback !== undefined);
    const announcedRule = async (settings: SettingsChange) => {
      await changeSettings(table, table.host, settings);
      const update = await post.game(table);
      return update.waits.find((item) => item.decision === wait?.decision && item.seat === wait.seat)?.atDeadline;
    };
    expect(wait?.atDeadline).toEqual({ do: 'answer', by: 'absence', option: wait?.fallback });
    expect(await announcedRule({ absence: 'bot' })).toEqual({ do: 'answer', by: 'bot' });
    const others = [0, 1, 2].filter((seat) => seat !== wait?.seat);
    expect(await announcedRule({ absence: 'vote' })).toEqual({ do: 'poll', voters: others });
    expect(await announcedRule({ absence: 'keeper', keeper: true })).toEqual({ do: 'ask', who: 'keeper' });
    expect(await announcedRule({ absence: 'wait' })).toEqual({ do: 'wait' });
    expect(await announcedRule({ deadline: null })).toBeUndefined();
    await announcedRule({ deadline: 24, absence: 'harmless' });
    await post.advanceHours(25);
    const botAnswer = (await readLog(table)).find(({ by }) => by === 'absence');
    expect(botAnswer).toMatchObject({ seat: wait?.seat });
  });
});

describe('the arrival rule', () => {
  const houseRuleAt = async (table: TestTable) =>
    ((await post.game(table)).view as { houseRules: { arrival: string } }).houseRules.arrival;

  it('can change between two Movement Phases, as part of the game that the export proves [PBP-05]', async () => {
    const table = await post.startTable({}, { ...SETUP, houseRules: {} });
    await post.play(table, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const early = await changeSettings(table, table.host, { arrival: 'speedCheck' });
    expect(early.body.refusal).toMatchObject({ code: 'bad-request', why: expect.stringContaining('Movement Phase') });
    await post.play(table, [0, 1, 2], ({ view }) => !['movement', 'set-up'].includes(phaseOf(view)));
    expect(await houseRuleAt(table)).toBe('agree');
    expect((await changeSettings(table, table.host, { arrival: 'speedCheck' })).status).toBe(200);
    expect(await houseRuleAt(table)).toBe('speedCheck');
    expect((await changeSettings(table, table.host, { arrival: 'speedCheck' })).body.refusal?.code).toBe('not-now');
    expect((await readLog(table)).at(-1)).toMatchObject({
      kind: 'settings',
      change: { settings: { arrival: 'speedCheck' } },
    });
    const before = await post.game(table);
    await post.server.tableApp.sessions.forget(table.id);
    expect(await post.game(table)).toEqual(before);
    await post.server.ask('POST', `/tables/${table.id}/close`, table.host);
    const { body: file } = await post.server.ask<ExportedTable>('GET', `/tables/${table.id}/export`, table.host);
    const { definition } = await openGame('arkham', await loadBoxes(['base']));
    expect(verifyTable(definition, file).findings).toEqual([]);
  });

  it('changes after the Movement Phase if players agree on it during that phase, even after the end of the vote [PBP-05]', async () => {
    const table = await post.startTable({ deadline: 24 }, { ...SETUP, houseRules: {} });
    await post.play(table, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const change: TableChange = { kind: 'settings', settings: { arrival: 'speedCheck', reminder: 12 } };
    const id = (await propose(table, 1, change)).body.proposals[0]?.id;
    const voted = await voteOn(table, table.seats[2], id, { seat: 2, yes: true });
    expect(voted.body.proposals).toMatchObject([{ id, agreed: true }]);
    expect(voted.body.settings).not.toHaveProperty('reminder');
    await post.advanceHours(25);
    expect((await readInfo(table)).proposals).toMatchObject([{ id, agreed: true }]);
    expect(await houseRuleAt(table)).toBe('agree');
    await post.play(table, [0, 1, 2], ({ view }) => phaseOf(view) !== 'movement');
    expect(await houseRuleAt(table)).toBe('speedCheck');
    expect(await readInfo(table)).toMatchObject({ proposals: [], settings: { reminder: 12 } });
    expect((await readLog(table)).filter(({ kind, note }) => kind === 'settings' || note)).toMatchObject([
      { by: 'vote', seat: 1, agreed: [1, 2], change },
    ]);
  });

  it('stays the same if an agreed vote is withdrawn before the Movement Phase is over [PBP-05]', async () => {
    const table = await post.startTable({ deadline: 24 }, { ...SETUP, houseRules: {} });
    await post.play(table, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const id = (await propose(table, 1, { kind: 'settings', settings: { arrival: 'speedCheck' } })).body.proposals[0]
      ?.id;
    await voteOn(table, table.seats[2], id, { seat: 2, yes: true });
    expect((await voteOn(table, table.seats[1], id, { seat: 1, yes: false })).body.proposals).toEqual([]);
    await post.play(table, [0, 1, 2], ({ view }) => phaseOf(view) !== 'movement');
    expect(await houseRuleAt(table)).toBe('agree');
    expect((await readLog(table)).flatMap(({ note }) => note ?? [])).toMatchObject([{ result: 'withdrawn' }]);
  });

  it('changes the set-up before the game, and does not exist in Haunt of the Watchers', async () => {
    const table = await post.server.fillTable({ settings: { pace: 'post' }, setup: SETUP });
    expect((await changeSettings(table, table.host, { arrival: 'speedCheck' })).status).toBe(200);
    expect((await readInfo(table)).setup).toMatchObject({ houseRules: { arrival: 'speedCheck' } });
    const haunt = await post.startTable({}, { ...SETUP, houseRules: {} }, 'haunt');
    expect((await changeSettings(haunt, haunt.host, { arrival: 'agree' })).body.refusal?.place).toBe(
      'settings.arrival',
    );
  });
});

const phaseOf = (view: unknown) => (view as { step: { phase: string } }).step.phase;
