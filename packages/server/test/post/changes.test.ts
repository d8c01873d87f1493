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
  expect(post.served.reportedErrors).toEqual([]);
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'monterey-jack'],
  ancientOne: 'yig',
  houseRules: { mythosDriver: 'keeper' },
};

const info = async (made: TestTable, token = made.seats[0]) =>
  (await post.served.ask<TableInfo>('GET', `/tables/${made.id}`, token)).body;
const change = (made: TestTable, token: string | undefined, settings: SettingsChange, key = newKey()) =>
  post.served.ask<{ number: number }>('PATCH', `/tables/${made.id}/settings`, token, { settings, key });
const hand = (made: TestTable, token: string | undefined, role: string, to: SeatNumber | null) =>
  post.served.ask<{ number: number }>('POST', `/tables/${made.id}/roles`, token, { role, to, key: newKey() });
const propose = (made: TestTable, seat: SeatNumber, wanted: TableChange) =>
  post.served.ask<TableInfo>('POST', `/tables/${made.id}/proposals`, made.seats[seat], { seat, change: wanted });
const voteOn = (made: TestTable, token: string | undefined, proposal: string | undefined, vote: object) =>
  post.served.ask<TableInfo>('POST', `/tables/${made.id}/proposals/${proposal}`, token, vote);
const log = async (made: TestTable): Promise<readonly LogEntry[]> =>
  (await post.served.game(made, made.seats[0])).logEntries;

describe('the settings of a table', () => {
  it('change while the game runs, by its host, which the log records', async () => {
    const made = await post.begun({ deadline: 72, absence: 'wait' }, SETUP);
    const key = newKey();
    const first = await change(made, made.host, { deadline: 24, absence: 'harmless', undo: 'free' }, key);
    expect(first.status).toBe(200);
    expect((await change(made, made.host, { deadline: 24, absence: 'harmless', undo: 'free' }, key)).body).toEqual(
      first.body,
    );
    expect((await change(made, made.host, { deadline: 12 }, key)).body.refusal?.code).toBe('key-reused');
    expect((await info(made)).settings).toMatchObject({ deadline: 24, absence: 'harmless', undo: 'free', away: 14 });
    expect((await log(made)).at(-1)).toMatchObject({
      number: first.body.number,
      kind: 'settings',
      by: 'host',
      change: { kind: 'settings', settings: { deadline: 24, absence: 'harmless', undo: 'free' } },
    });
    // The same settings are refused, and so is a player who changes them alone.
    expect((await change(made, made.host, { deadline: 24 })).body.refusal?.code).toBe('not-now');
    expect((await change(made, made.seats[1], { deadline: 48 })).body.refusal?.code).toBe('not-yours');
    expect((await change(made, made.host, { absence: 'keeper' })).body.refusal?.place).toBe('settings.absence');
    // In memory and from what is stored it is the same.
    const before = await post.game(made);
    await post.served.tableApp.sessions.forget(made.id);
    expect(await post.game(made)).toEqual(before);
  });

  it('start deadlines anew: a question that waited in vain is resolved, but not before a day has passed', async () => {
    const made = await post.begun({ deadline: 24, absence: 'wait' }, SETUP);
    await post.play(made, [1, 2]);
    await post.pass(21 * 24);
    const { waits } = await post.game(made);
    expect(waits.map(({ seat, due }) => [seat, due])).toEqual([[0, undefined]]);
    await change(made, made.host, { absence: 'bot', deadline: 48 });
    const [wait] = (await post.game(made)).waits;
    expect(wait).toMatchObject({ seat: 0, since: waits[0]?.since, due: post.now + DAY });
    await post.pass(23);
    expect((await log(made)).filter(({ by }) => by === 'bot')).toEqual([]);
    await post.pass(2);
    const [given] = (await log(made)).filter(({ by }) => by === 'bot');
    expect(given).toMatchObject({ seat: 0, missed: wait?.due });
    // Without a deadline nothing is due.
    await change(made, made.host, { deadline: null });
    expect((await post.game(made)).waits.map(({ due }) => due)).toEqual([undefined]);
    expect((await info(made)).settings).not.toHaveProperty('deadline');
  });

  it('change by vote of more than half of the players, also while the game is paused', async () => {
    const made = await post.begun({ deadline: 48 }, SETUP);
    await post.served.ask('POST', `/tables/${made.id}/pause`, made.host, { paused: true });
    const wanted: TableChange = { kind: 'settings', settings: { absence: 'vote' } };
    const { body } = await propose(made, 1, wanted);
    expect(body.proposals).toMatchObject([
      { seat: 1, change: wanted, votes: [{ seat: 1, yes: true }], due: post.now + 48 * HOUR },
    ]);
    // Sent twice, it is the same proposal.
    expect((await propose(made, 1, wanted)).body.proposals).toEqual(body.proposals);
    const id = body.proposals[0]?.id;
    expect((await voteOn(made, made.spectator, id, { seat: 2, yes: true })).body.refusal?.code).toBe('not-yours');
    const done = await voteOn(made, made.seats[2], id, { seat: 2, yes: true });
    expect(done.body).toMatchObject({ proposals: [], settings: { absence: 'vote' }, paused: true });
    expect((await log(made)).at(-1)).toMatchObject({
      kind: 'settings',
      by: 'vote',
      seat: 1,
      name: 'Player 2',
      agreed: [1, 2],
    });
    expect((await voteOn(made, made.seats[0], id, { seat: 0, yes: false })).body.refusal?.code).toBe('stale');
  });

  it('stay if the vote fails, is withdrawn, or ends', async () => {
    const made = await post.begun({ deadline: 24 }, SETUP);
    const wanted: TableChange = { kind: 'settings', settings: { undo: 'none' } };
    const open = async () => (await info(made)).proposals.map(({ id }) => id);
    const first = (await propose(made, 0, wanted)).body.proposals[0]?.id;
    await voteOn(made, made.seats[1], first, { seat: 1, yes: false });
    expect(await open()).toEqual([first]);
    await voteOn(made, made.seats[2], first, { seat: 2, yes: false });
    expect(await open()).toEqual([]);
    const second = (await propose(made, 0, wanted)).body.proposals[0]?.id;
    await voteOn(made, made.seats[0], second, { seat: 0, yes: false });
    expect(await open()).toEqual([]);
    await propose(made, 0, wanted);
    await post.pass(25);
    expect(await open()).toEqual([]);
    expect((await info(made)).settings.undo).toBe('ask');
    expect((await log(made)).filter(({ kind }) => kind === 'settings')).toEqual([]);
    // The log says each time why.
    expect((await log(made)).flatMap(({ note }) => (note ? [note] : []))).toEqual(
      ['lost', 'withdrawn', 'expired'].map((result) => ({ what: 'proposal-failed', seat: 0, change: wanted, result })),
    );
  });

  it('change before the game as well, where there is no log yet', async () => {
    const made = await post.served.gathered({ settings: { pace: 'post' }, setup: SETUP });
    expect((await change(made, made.host, { keeper: true, deadline: 12 })).body).toEqual({ number: 0 });
    expect((await info(made)).settings).toMatchObject({ keeper: true, deadline: 12 });
    expect((await hand(made, made.host, 'keeper', 2)).body).toEqual({ number: 0 });
    expect((await info(made, made.seats[2])).you).toEqual({ seats: [2], host: false, keeper: true });
  });
});

describe('a keeper who is away for good', () => {
  it('is succeeded by vote: the Mythos begins, and the log says by whose decision', async () => {
    const made = await post.begun({ deadline: 48, absence: 'wait', keeper: true }, SETUP);
    const waitsForKeeper = ({ waits }: { waits: readonly { kind: string }[] }) =>
      waits.some(({ kind }) => kind === 'keeper');
    await post.play(made, [0, 1, 2], waitsForKeeper);
    await post.pass(30 * 24);
    expect(waitsForKeeper(await post.game(made))).toBe(true);
    const wanted: TableChange = { kind: 'role', role: 'keeper', to: 1 };
    const id = (await propose(made, 0, wanted)).body.proposals[0]?.id;
    await voteOn(made, made.seats[1], id, { seat: 1, yes: true });
    await voteOn(made, made.seats[2], id, { seat: 2, yes: true });
    // Even if all agree, the keeper has time to object.
    await post.pass(47);
    expect((await info(made, made.seats[1])).you.keeper).toBe(false);
    await post.pass(2);
    expect((await info(made, made.seats[1])).you).toEqual({ seats: [1], host: false, keeper: true });
    expect((await info(made, made.host)).you).toEqual({ seats: [], host: true, keeper: false });
    expect((await log(made)).at(-1)).toMatchObject({
      kind: 'role',
      by: 'vote',
      agreed: [0, 1, 2],
      change: { kind: 'role', role: 'keeper', to: 1 },
    });
    const { decisions } = await post.game(made);
    const open = decisions.find(({ key }) => key === 'q.keeper');
    if (!open) throw new Error('the Mythos does not wait');
    const begin = (token: string | undefined) =>
      post.served.ask('POST', `/tables/${made.id}/answers`, token, {
        decision: open.id,
        option: 'begin',
        key: newKey(),
      });
    expect((await begin(made.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await begin(made.seats[1])).status).toBe(200);
    expect((await log(made)).find(({ by, kind }) => by === 'keeper' && kind === 'answer')).toMatchObject({
      name: 'Player 2',
    });
  });

  it('ends the vote by objecting, hands over in person, and is replaced again by the host', async () => {
    const made = await post.begun({ deadline: 48, keeper: true }, SETUP);
    const wanted: TableChange = { kind: 'role', role: 'keeper', to: 1 };
    const id = (await propose(made, 0, wanted)).body.proposals[0]?.id;
    await voteOn(made, made.seats[1], id, { seat: 1, yes: true });
    expect((await voteOn(made, made.host, id, { yes: false })).body.proposals).toEqual([]);
    expect((await log(made)).at(-1)?.note).toMatchObject({ what: 'proposal-failed', result: 'objection' });
    await post.pass(200);
    expect((await info(made)).roles).toEqual({});
    expect((await hand(made, made.seats[1], 'keeper', 1)).body.refusal?.code).toBe('not-yours');
    expect((await hand(made, made.host, 'keeper', 1)).status).toBe(200);
    expect((await hand(made, made.seats[1], 'keeper', 2)).status).toBe(200);
    expect((await info(made)).roles).toEqual({ keeper: 2 });
    expect((await hand(made, made.host, 'keeper', null)).status).toBe(200);
    expect((await info(made, made.host)).you.keeper).toBe(true);
    expect((await log(made)).filter(({ kind }) => kind === 'role').map(({ by, name }) => [by, name])).toEqual([
      ['host', undefined],
      ['keeper', 'Player 2'],
      ['host', undefined],
    ]);
  });
});

describe('a host who is away for good', () => {
  it('is succeeded by vote: the old link loses its rights, and the new host has them all', async () => {
    const made = await post.begun({ deadline: 24 }, SETUP);
    const id = (await propose(made, 2, { kind: 'role', role: 'host', to: 0 })).body.proposals[0]?.id;
    await voteOn(made, made.seats[0], id, { seat: 0, yes: true });
    await post.pass(25);
    expect((await info(made)).you).toEqual({ seats: [0], host: true, keeper: false });
    expect((await post.served.ask('GET', `/tables/${made.id}`, made.host)).status).toBe(401);
    expect((await change(made, made.seats[0], { away: 28 })).status).toBe(200);
    const link = await post.served.ask<{ token: string }>('POST', `/tables/${made.id}/links`, made.seats[0], {
      role: 'seat',
      seat: 1,
      only: true,
    });
    expect(link.status).toBe(200);
    expect((await post.served.ask('GET', `/tables/${made.id}`, made.seats[1])).status).toBe(401);
    expect((await post.served.ask('POST', `/tables/${made.id}/close`, made.seats[0])).status).toBe(200);
  });

  it('hands over to a player only, never to an empty or a bot’s seat', async () => {
    const made = await post.served.gathered({ settings: { pace: 'post' }, setup: SETUP });
    await post.served.ask('PUT', `/tables/${made.id}/seats/2/bot`, made.seats[2], { bot: true });
    expect((await hand(made, made.host, 'host', 2)).body.refusal?.place).toBe('to');
    expect((await hand(made, made.host, 'host', 7)).body.refusal?.place).toBe('to');
    expect((await hand(made, made.host, 'host', null)).body.refusal?.place).toBe('to');
    expect((await hand(made, made.host, 'host', 1)).status).toBe(200);
    expect((await info(made, made.seats[1])).you.host).toBe(true);
  });

  it('is replaced by the operator of the server', async () => {
    const made = await post.begun({ deadline: 24 }, SETUP);
    const session = await post.served.tableApp.sessions.find(made.id);
    await changeAsOperator(session, { kind: 'role', role: 'host', to: 2 });
    expect((await info(made, made.seats[2])).you.host).toBe(true);
    expect((await log(made)).at(-1)).toMatchObject({ kind: 'role', by: 'operator' });
  });
});

describe('the log of a table', () => {
  it('says who answered for whom, by which authority, and after which missed deadline (BOX-57)', async () => {
    const made = await post.begun({ deadline: 24, absence: 'harmless' }, SETUP);
    const first = ((await post.game(made)).view as unknown as { first: SeatNumber }).first;
    const absent = ((first + 1) % 3) as SeatNumber;
    const others = [0, 1, 2].filter((seat) => seat !== absent);
    let stoodIn: LogEntry | undefined;
    for (let day = 0; day < 80 && !stoodIn; day++) {
      await post.play(made, others);
      await post.pass(25);
      stoodIn = (await log(made)).find(({ by }) => by === 'stand-in');
    }
    expect(stoodIn).toMatchObject({ seat: absent, name: expect.stringMatching(/^Player/), missed: expect.any(Number) });
    expect(others).toContain(stoodIn?.actor);
    expect(stoodIn?.missed).toBeLessThan(stoodIn?.at ?? 0);
    const own = (await log(made)).find(({ by, seat }) => by === 'seat' && seat === first);
    expect(own).toMatchObject({ name: `Player ${first + 1}` });
    // The export carries it, and is proved with it.
    await change(made, made.host, { reminder: 6 });
    await post.served.ask('POST', `/tables/${made.id}/close`, made.host);
    const { body: file } = await post.served.ask<ExportedTable>('GET', `/tables/${made.id}/export`, made.host);
    const bodies = file.online.entries.map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.objectContaining({ by: 'stand-in', actor: stoodIn?.actor, missed: stoodIn?.missed }),
    );
    expect(bodies).toContainEqual(expect.objectContaining({ kind: 'settings', by: 'host', settings: { reminder: 6 } }));
    const { definition } = await openGame('arkham', await loadBoxes(['base']));
    expect(verifyTable(definition, file).findings).toEqual([]);
    for (const lang of ['en', 'de'] as const) {
      const reply = await fetch(`${post.served.url}/api/v1/tables/${made.id}/chronicle.txt?lang=${lang}`, {
        headers: { Authorization: `Bearer ${made.seats[0]}` },
      });
      const text = await reply.text();
      expect(text).not.toContain('⟦');
      expect(text).toContain(lang === 'de' ? 'Erinnerung alle 6 Stunden' : 'reminders every 6 hours');
    }
  }, 180_000);
});

describe('deadlines of a table', () => {
  it('rest on weekends in a time zone where that was agreed, and name the answer that counts after them [PBP-24]', async () => {
    const made = await post.begun({ deadline: 72, absence: 'harmless' }, SETUP);
    await change(made, made.host, { weekendZone: 'Europe/Berlin' });
    expect((await info(made)).settings.weekendZone).toBe('Europe/Berlin');
    const bad = await change(made, made.host, { weekendZone: 'Arkham/Uptown' });
    expect(bad.body.refusal).toMatchObject({ code: 'bad-request', place: 'body.settings.weekendZone' });
    const update = await post.play(made, [0, 1, 2], ({ waits }) =>
      waits.some(({ fallback }) => fallback !== undefined),
    );
    const wait = update.waits.find(({ fallback }) => fallback !== undefined);
    const open = update.decisions.find(({ id }) => id === wait?.decision);
    expect(open?.options.map(({ id }) => id)).toContain(wait?.fallback);
    const { settings } = await info(made);
    expect(wait?.due).toBe(deadlineOf(wait?.since ?? 0, settings, undefined, []));
    expect(wait?.due).not.toBe((wait?.since ?? 0) + 3 * DAY);
    await change(made, made.host, { weekendZone: null });
    expect((await info(made)).settings).not.toHaveProperty('weekendZone');
  });
});

describe('a missed deadline', () => {
  it('is announced with what happens then, for each policy [PBP-24, PBP-25]', async () => {
    const made = await post.begun({ deadline: 24, absence: 'harmless' }, SETUP);
    const { waits } = await post.play(made, [0, 1, 2], (update) =>
      update.waits.some(({ kind, fallback }) => kind === 'decision' && fallback !== undefined),
    );
    const wait = waits.find(({ fallback }) => fallback !== undefined);
    const announced = async (settings: SettingsChange) => {
      await change(made, made.host, settings);
      const update = await post.game(made);
      return update.waits.find((item) => item.decision === wait?.decision && item.seat === wait.seat)?.atDeadline;
    };
    expect(wait?.atDeadline).toEqual({ do: 'answer', by: 'absence', option: wait?.fallback });
    expect(await announced({ absence: 'bot' })).toEqual({ do: 'answer', by: 'bot' });
    const others = [0, 1, 2].filter((seat) => seat !== wait?.seat);
    expect(await announced({ absence: 'vote' })).toEqual({ do: 'poll', voters: others });
    expect(await announced({ absence: 'keeper', keeper: true })).toEqual({ do: 'ask', who: 'keeper' });
    expect(await announced({ absence: 'wait' })).toEqual({ do: 'wait' });
    expect(await announced({ deadline: null })).toBeUndefined();
    await announced({ deadline: 24, absence: 'harmless' });
    await post.pass(25);
    const given = (await log(made)).find(({ by }) => by === 'absence');
    expect(given).toMatchObject({ seat: wait?.seat });
  });
});

describe('the arrival rule', () => {
  const rule = async (made: TestTable) =>
    ((await post.game(made)).view as { houseRules: { arrival: string } }).houseRules.arrival;

  it('changes between two Movement Phases, as a part of the game that the export proves [PBP-05]', async () => {
    const made = await post.begun({}, { ...SETUP, houseRules: {} });
    await post.play(made, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const early = await change(made, made.host, { arrival: 'speedCheck' });
    expect(early.body.refusal).toMatchObject({ code: 'bad-request', why: expect.stringContaining('Movement Phase') });
    await post.play(made, [0, 1, 2], ({ view }) => !['movement', 'set-up'].includes(phaseOf(view)));
    expect(await rule(made)).toBe('agree');
    expect((await change(made, made.host, { arrival: 'speedCheck' })).status).toBe(200);
    expect(await rule(made)).toBe('speedCheck');
    expect((await change(made, made.host, { arrival: 'speedCheck' })).body.refusal?.code).toBe('not-now');
    expect((await log(made)).at(-1)).toMatchObject({
      kind: 'settings',
      change: { settings: { arrival: 'speedCheck' } },
    });
    const before = await post.game(made);
    await post.served.tableApp.sessions.forget(made.id);
    expect(await post.game(made)).toEqual(before);
    await post.served.ask('POST', `/tables/${made.id}/close`, made.host);
    const { body: file } = await post.served.ask<ExportedTable>('GET', `/tables/${made.id}/export`, made.host);
    const { definition } = await openGame('arkham', await loadBoxes(['base']));
    expect(verifyTable(definition, file).findings).toEqual([]);
  });

  it('waits, if players agree on it during the Movement Phase, until that is over, even past the vote’s end [PBP-05]', async () => {
    const made = await post.begun({ deadline: 24 }, { ...SETUP, houseRules: {} });
    await post.play(made, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const wanted: TableChange = { kind: 'settings', settings: { arrival: 'speedCheck', reminder: 12 } };
    const id = (await propose(made, 1, wanted)).body.proposals[0]?.id;
    const voted = await voteOn(made, made.seats[2], id, { seat: 2, yes: true });
    expect(voted.body.proposals).toMatchObject([{ id, agreed: true }]);
    expect(voted.body.settings).not.toHaveProperty('reminder');
    await post.pass(25);
    expect((await info(made)).proposals).toMatchObject([{ id, agreed: true }]);
    expect(await rule(made)).toBe('agree');
    await post.play(made, [0, 1, 2], ({ view }) => phaseOf(view) !== 'movement');
    expect(await rule(made)).toBe('speedCheck');
    expect(await info(made)).toMatchObject({ proposals: [], settings: { reminder: 12 } });
    expect((await log(made)).filter(({ kind, note }) => kind === 'settings' || note)).toMatchObject([
      { by: 'vote', seat: 1, agreed: [1, 2], change: wanted },
    ]);
  });

  it('stays the same if an agreed vote is withdrawn before the Movement Phase is over [PBP-05]', async () => {
    const made = await post.begun({ deadline: 24 }, { ...SETUP, houseRules: {} });
    await post.play(made, [0, 1, 2], ({ view }) => phaseOf(view) === 'movement');
    const id = (await propose(made, 1, { kind: 'settings', settings: { arrival: 'speedCheck' } })).body.proposals[0]
      ?.id;
    await voteOn(made, made.seats[2], id, { seat: 2, yes: true });
    expect((await voteOn(made, made.seats[1], id, { seat: 1, yes: false })).body.proposals).toEqual([]);
    await post.play(made, [0, 1, 2], ({ view }) => phaseOf(view) !== 'movement');
    expect(await rule(made)).toBe('agree');
    expect((await log(made)).flatMap(({ note }) => note ?? [])).toMatchObject([{ result: 'withdrawn' }]);
  });

  it('changes the set-up before the game, and is none of Haunt of the Watchers', async () => {
    const made = await post.served.gathered({ settings: { pace: 'post' }, setup: SETUP });
    expect((await change(made, made.host, { arrival: 'speedCheck' })).status).toBe(200);
    expect((await info(made)).setup).toMatchObject({ houseRules: { arrival: 'speedCheck' } });
    const haunt = await post.begun({}, { ...SETUP, houseRules: {} }, 'haunt');
    expect((await change(haunt, haunt.host, { arrival: 'agree' })).body.refusal?.place).toBe('settings.arrival');
  });
});

const phaseOf = (view: unknown) => (view as { step: { phase: string } }).step.phase;
