import { firstSeat, type LogEntry, type SeatNumber, type TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR, PostTestServer } from './by-post.js';

let post: PostTestServer;
beforeAll(async () => {
  post = await PostTestServer.start('weeks');
});
afterAll(async () => {
  await post.stop();
  expect(post.server.reportedErrors).toEqual([]);
});

const SETUP = {
  investigators: ['kate-winthrop', 'joe-diamond', 'monterey-jack'],
  ancientOne: 'yig',
  houseRules: { phaseOrder: 'free' },
};
const turnOf = ({ view }: TableUpdate) => (view as { turn: number }).turn;
const entriesBy = (logEntries: readonly LogEntry[], how: string) => logEntries.filter((entry) => entry.by === how);

/** Starts a table and plays until all three seats have an open decision at the same time. */
async function startSimultaneousDecision(settings: Parameters<PostTestServer['startTable']>[0]) {
  const table = await post.startTable(settings, SETUP);
  await post.play(table, [0, 1, 2], ({ decisions }) => decisions.length === 3);
  return table;
}

/** Starts a table and plays until a poll is open, which happens soon in Haunt of the Watchers. */
async function startPoll(settings: Parameters<PostTestServer['startTable']>[0]) {
  const table = await post.startTable(settings, { ...SETUP, houseRules: {} }, 'haunt');
  await post.play(table, [0, 1, 2], ({ waits }) => waits.some(({ kind }) => kind === 'poll'));
  return table;
}

describe('a game by post over weeks', () => {
  it('goes on without a player who never comes: by a reminder, a harmless answer, or the first player [PBP-24, PBP-25]', async () => {
    const table = await post.startTable({ deadline: 48, reminder: 20, absence: 'harmless' }, SETUP);
    const start = post.now;
    const allWaits: { seat: SeatNumber; since: number; due: number | undefined }[] = [];
    for (let day = 0; day < 60 && turnOf(await post.game(table)) < 4; day += 0.5) {
      const { waits } = await post.play(table, [0, 1]);
      allWaits.push(...waits);
      await post.advanceHours(12);
    }
    const update = await post.game(table);
    expect(turnOf(update)).toBeGreaterThanOrEqual(4);
    expect(post.now - start).toBeGreaterThan(14 * DAY);
    // Each open decision has its owner and its deadline.
    expect(allWaits.every(({ since, due }) => due === undefined || due === since + 2 * DAY)).toBe(true);
    const absent = entriesBy(update.logEntries, 'absence');
    expect(absent.length).toBeGreaterThan(5);
    expect(absent.every(({ seat }) => seat === 2)).toBe(true);
    expect(entriesBy(update.logEntries, 'seat').some(({ seat }) => seat === 2)).toBe(false);
    // The absent player was reminded; players who come every day were not.
    expect(post.reminders.some(({ seat }) => seat === 2)).toBe(true);
    expect(
      post.reminders.every(({ seat, since, remindedAt }) => seat === 2 || (remindedAt ?? 0) - since >= 20 * HOUR),
    ).toBe(true);
  }, 180_000);

  it('closes its polls with the choice of the first player, or of the next one who voted (BOX-56, BOX-57) [PBP-23]', async () => {
    const table = await startPoll({ deadline: 24, absence: 'harmless' });
    let update = await post.game(table);
    const [poll] = update.waits.filter(({ kind }) => kind === 'poll');
    const open = update.decisions.find(({ id }) => id === poll?.decision);
    if (!poll || !open) throw new Error('there is no open poll');
    const voters = update.waits.filter(({ decision }) => decision === open.id).map(({ seat }) => seat);
    const first = firstSeat(update.view);
    const other = voters.find((seat) => seat !== first) as SeatNumber;
    const option = open.options.at(-1)?.id as string;
    expect((await post.answer(table, other, open, option)).status).toBe(200);
    const before = (await post.game(table)).number;
    expect(before).toBe(update.number);
    await post.advanceHours(23);
    expect((await post.game(table)).number).toBe(before);
    await post.advanceHours(1);
    update = await post.game(table);
    expect(update.logEntries.find(({ number }) => number === before + 1)).toMatchObject({ by: 'poll' });
  }, 180_000);

  it('extends a poll without votes, records that, and takes the next vote (BOX-57) [PBP-23]', async () => {
    const table = await startPoll({ deadline: 24, absence: 'vote' });
    const update = await post.game(table);
    const decision = update.waits.find(({ kind }) => kind === 'poll')?.decision;
    const waits = async () => (await post.game(table)).waits.filter((wait) => wait.decision === decision);
    const isVoter = ({ seat }: { seat: SeatNumber }) => seat !== firstSeat(update.view);
    await post.advanceHours(24);
    expect((await waits()).map(({ kind, due }) => [kind, due])).toEqual(
      (await waits()).map(() => ['late', post.now + DAY]),
    );
    const notes = async () => (await post.game(table)).logEntries.filter(({ note }) => note?.what === 'poll-late');
    expect(await notes()).toHaveLength(1);
    // The log notes it once, however long it takes.
    await post.advanceHours(24);
    expect(await notes()).toHaveLength(1);
    expect((await waits()).every(({ due }) => due === post.now + DAY)).toBe(true);
    const late = await post.game(table);
    const open = late.decisions.find(({ id }) => id === decision);
    const voter = (await waits()).find(isVoter)?.seat;
    if (!open || voter === undefined) throw new Error('no seat is asked');
    expect((await post.answer(table, voter, open, open.options.at(-1)?.id ?? '')).status).toBe(200);
    expect((await post.game(table)).logEntries.find(({ number }) => number === late.number + 1)).toMatchObject({
      by: 'poll',
      agreed: [voter],
    });
  }, 180_000);

  it('asks the first player in place of an absent one, whose own answer still counts (BOX-57) [PBP-25]', async () => {
    const table = await startSimultaneousDecision({ deadline: 24, absence: 'harmless' });
    const { decisions, view } = await post.game(table);
    const { first } = view as { first: SeatNumber };
    const absent = (first + 1) % 3;
    const ownDecision = decisions.find(({ by }) => by[0] === absent);
    if (!ownDecision) throw new Error('the seat is not asked');
    expect((await post.answer(table, first, ownDecision, ownDecision.options[0]?.id ?? '')).status).toBe(403);
    await post.advanceHours(24);
    const update = await post.game(table);
    expect(update.waits.find(({ decision, seat }) => decision === ownDecision.id && seat === first)?.due).toBe(
      post.now + DAY,
    );
    expect((await post.answer(table, first, ownDecision, ownDecision.options[0]?.id ?? '')).status).toBe(200);
    const { logEntries } = await post.game(table);
    expect(entriesBy(logEntries, 'stand-in')).toMatchObject([
      { seat: absent, actor: first, name: `Player ${first + 1}` },
    ]);
  });

  it('asks one player after the other, and waits if none is left', async () => {
    const table = await startSimultaneousDecision({ deadline: 24, absence: 'harmless' });
    const { decisions, number: before } = await post.game(table);
    const [ownDecision] = decisions;
    for (let days = 0; days < 5; days++) await post.advanceHours(24);
    const { waits, number } = await post.game(table);
    const ownWaits = waits.filter(({ decision }) => decision === ownDecision?.id);
    expect(ownWaits.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
    expect(ownWaits.every(({ due }) => due === undefined)).toBe(true);
    expect(number).toBe(before);
  });

  it('votes for absent players if that was agreed', async () => {
    const table = await startSimultaneousDecision({ deadline: 24, absence: 'vote' });
    const decision = (await post.game(table)).decisions.find(({ by }) => by[0] === 2);
    if (!decision) throw new Error('the seat is not asked');
    await post.advanceHours(24);
    const option = decision.options[1]?.id ?? '';
    await post.answer(table, 0, decision, option);
    await post.answer(table, 1, decision, option);
    const { logEntries } = await post.game(table);
    expect(entriesBy(logEntries, 'poll')).toMatchObject([{ seat: 2 }]);
  });

  it('waits for the keeper if the keeper decides, and forever if that was agreed', async () => {
    for (const absence of ['keeper', 'wait'] as const) {
      const table = await startSimultaneousDecision({ deadline: 24, absence, keeper: absence === 'keeper' });
      const before = (await post.game(table)).number;
      await post.advanceHours(48);
      const { waits, number } = await post.game(table);
      expect(number).toBe(before);
      expect(waits.every(({ due }) => due === undefined)).toBe(true);
      // The keeper is asked as well, as a keeper for an absent player.
      expect(new Set(waits.map(({ kind }) => kind))).toEqual(new Set([absence === 'keeper' ? 'absent' : 'decision']));
    }
  });

  it('begins the Mythos in time without an absent keeper, or waits for the keeper, as agreed [PBP-11, PBP-24]', async () => {
    const setup = { ...SETUP, houseRules: { phaseOrder: 'free', mythosDriver: 'keeper' } };
    for (const absence of ['harmless', 'keeper'] as const) {
      const testTable = await post.startTable({ deadline: 24, reminder: 12, absence, keeper: true }, setup);
      const isKeeperAwaited = ({ waits }: TableUpdate) => waits.some(({ kind }) => kind === 'keeper');
      const { number } = await post.play(testTable, [0, 1, 2], isKeeperAwaited);
      await post.advanceHours(13);
      expect(post.reminders.findLast(({ table }) => table === testTable.id)).toMatchObject({
        kind: 'keeper',
        reminders: 1,
      });
      await post.advanceHours(12);
      const { logEntries, waits } = await post.game(testTable);
      const firstEntry = logEntries.find((entry) => entry.number === number + 1);
      expect(firstEntry?.by).toBe(absence === 'harmless' ? 'absence' : undefined);
      expect(waits.some(({ kind }) => kind === 'keeper')).toBe(absence === 'keeper');
    }
  });
});

describe('time that does not count', () => {
  const dueOf = async (table: Awaited<ReturnType<typeof post.startTable>>, seat: SeatNumber) =>
    (await post.game(table)).waits.find((wait) => wait.seat === seat)?.due;

  it('includes an absence, up to the limit of the table (BOX-58)', async () => {
    const table = await startSimultaneousDecision({ deadline: 24, absence: 'harmless', away: 7 });
    const { now } = post;
    const away = { from: now + 12 * HOUR, until: now + 3 * DAY };
    expect((await post.saveSeatSettings(table, 2, 'away', { away: { from: now, until: now + 8 * DAY } })).status).toBe(
      400,
    );
    expect((await post.saveSeatSettings(table, 2, 'away', { away })).status).toBe(200);
    expect(await dueOf(table, 2)).toBe(now + 3 * DAY + 12 * HOUR);
    expect(await dueOf(table, 1)).toBe(now + DAY);
    await post.saveSeatSettings(table, 2, 'away', { away: null });
    expect(await dueOf(table, 2)).toBe(now + DAY);
  });

  it('includes each absence in a player’s calendar, and ends with the return (BOX-58)', async () => {
    const table = await startSimultaneousDecision({ deadline: 72, absence: 'harmless', away: 7 });
    const { now } = post;
    const first = { from: now + 12 * HOUR, until: now + 3 * DAY };
    const second = { from: now + 5 * DAY, until: now + 6 * DAY };
    const settings = () =>
      post.server.ask<{ away?: object; absences: object[] }>(
        'GET',
        `/tables/${table.id}/seats/2/settings`,
        table.seats[2],
      );
    const close = await post.saveSeatSettings(table, 2, 'away', {
      away: [first, { ...second, from: first.until + HOUR }],
    });
    expect(close.body.refusal).toMatchObject({ code: 'bad-request', place: 'from' });
    await post.saveSeatSettings(table, 2, 'away', { away: [second, first] });
    expect((await settings()).body).toMatchObject({ away: first, absences: [first, second] });
    expect(await dueOf(table, 2)).toBe(now + 6 * DAY + 12 * HOUR);
    await post.advanceHours(24);
    // The half day that has passed still does not count.
    await post.saveSeatSettings(table, 2, 'away', { away: [second] });
    expect((await settings()).body).toMatchObject({ away: second, absences: [second] });
    expect(await dueOf(table, 2)).toBe(now + 3 * DAY + 12 * HOUR);
  });

  it('includes a pause', async () => {
    const table = await startSimultaneousDecision({ deadline: 24, absence: 'harmless', keeper: true });
    const dueBefore = (await dueOf(table, 2)) as number;
    const setPaused = (paused: boolean) => post.server.ask('POST', `/tables/${table.id}/pause`, table.host, { paused });
    const { number } = await post.game(table);
    await setPaused(true);
    await post.advanceHours(100);
    expect((await post.game(table)).number).toBe(number);
    await setPaused(false);
    expect(await dueOf(table, 2)).toBe(dueBefore + 100 * HOUR);
  });

  it('delays reminders: after a pause of a week the next one comes after the rest of its interval [PBP-25]', async () => {
    const testTable = await startSimultaneousDecision({
      deadline: 96,
      reminder: 24,
      absence: 'harmless',
      keeper: true,
    });
    const setPaused = (paused: boolean) =>
      post.server.ask('POST', `/tables/${testTable.id}/pause`, testTable.host, { paused });
    const countReminders = () =>
      post.reminders.filter(({ table, seat }) => table === testTable.id && seat === 2).length;
    const start = post.now;
    await post.advanceHours(25);
    expect(countReminders()).toBe(1);
    for (const week of [1, 2]) {
      await setPaused(true);
      await post.advanceHours(7 * 24);
      await setPaused(false);
      await post.timer.work();
      expect(countReminders()).toBe(week);
      // The interval goes on where it was.
      await post.advanceHours(23);
      expect(countReminders()).toBe(week);
      await post.advanceHours(1);
      expect(countReminders()).toBe(week + 1);
    }
    expect(await dueOf(testTable, 2)).toBe(start + 4 * DAY + 14 * DAY);
  });

  it('is excluded once for an absence during a pause, even if it is announced later (BOX-58)', async () => {
    const table = await startSimultaneousDecision({ deadline: 48, absence: 'harmless', keeper: true, away: 10 });
    const setPaused = (paused: boolean) => post.server.ask('POST', `/tables/${table.id}/pause`, table.host, { paused });
    const { now } = post;
    await post.saveSeatSettings(table, 1, 'away', { away: { from: now + DAY, until: now + 5 * DAY } });
    await post.advanceHours(24);
    await setPaused(true);
    await post.advanceHours(2 * 24);
    await setPaused(false);
    expect(await dueOf(table, 0)).toBe(now + 4 * DAY);
    // Away for four days, two of them within the pause.
    expect(await dueOf(table, 1)).toBe(now + 6 * DAY);
    // An absence after a pause is added to it.
    await post.saveSeatSettings(table, 2, 'away', {
      away: { from: post.now + HOUR, until: post.now + 2 * DAY + HOUR },
    });
    expect(await dueOf(table, 2)).toBe(now + 4 * DAY + 2 * DAY);
  });
});

describe('the clock', () => {
  it('belongs to one process at a time', async () => {
    const other = await post.server.storage.lease('post', 'somebody else', post.now + 90_001, post.now + DAY);
    expect(other).toBe(true);
    expect(await post.timer.work()).toBe(0);
    await post.advanceHours(25);
  });
});
