import type { OpenDecision, SeatNumber, TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../src/tables/decisions.js';
import { newKey, SETUP, TestServer, type TestTable } from './test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(async () => {
  await server.stop();
  expect(server.reportedErrors).toEqual([]);
});

const FREE = { setup: { ...SETUP, houseRules: { phaseOrder: 'free' } } };

/** Answers until a decision with this key is open for the seat. Returns it. */
async function playToDecision(table: TestTable, seat: SeatNumber, key: string): Promise<OpenDecision> {
  for (let i = 0; i < 200; i++) {
    const { decisions } = await server.game(table);
    const found = decisions.find((one) => one.key === key && one.by.includes(seat));
    if (found) return found;
    // Not always the first answer: some cards can be used again and again.
    await server.answerNext(table, ({ options }) => i % options.length);
  }
  throw new Error(`never asked: ${key}`);
}

const answer = (table: TestTable, seat: SeatNumber, { id, options, mark }: OpenDecision, at = 0, key = newKey()) =>
  server.ask<{ number: number }>('POST', `/tables/${table.id}/answers`, table.seats[seat], {
    decision: id,
    option: options[at]?.id,
    mark,
    key,
  });

const isPolled = ({ polls }: TableUpdate, id: string) => polls.some(({ decision }) => decision === id);

const undo = async (table: TestTable, token: string | undefined, to: number, key = newKey()) =>
  await server.ask('POST', `/tables/${table.id}/undo`, token, { to, seen: (await server.game(table)).number, key });

describe('an undo over the network', () => {
  it('gives decisions new ids, and refuses answers to the old ones', async () => {
    const table = await server.startTable();
    const sliders = await playToDecision(table, 0, 'q.start-speed-sneak');
    const before = await server.game(table);
    await answer(table, 0, sliders, 1);
    const { status } = await undo(table, table.seats[0], before.answers);
    expect(status).toBe(200);
    const after = await server.game(table);
    expect(after.answers).toBe(before.answers);
    const again = after.decisions.find(({ key, by }) => key === sliders.key && by.includes(0));
    expect(again?.id).toBe(`${sliders.id}.1`);
    expect((await answer(table, 0, sliders)).body.refusal?.code).toBe('stale');
    expect((await answer(table, 0, again as OpenDecision)).status).toBe(200);
    // It is the same from memory and from the storage.
    const current = await server.game(table);
    await server.tableApp.sessions.forget(table.id);
    expect(await server.game(table)).toEqual(current);
  });

  it('asks the seats that have answered since, and waits for all of them', async () => {
    const table = await server.startTable();
    const ownDecision = await playToDecision(table, 0, 'q.start-speed-sneak');
    const before = await server.game(table);
    await answer(table, 0, ownDecision);
    await answer(table, 1, await playToDecision(table, 1, 'q.start-speed-sneak'));
    expect((await undo(table, table.seats[0], before.answers)).status).toBe(200);
    const undoRequest = (await server.game(table)).undoRequest;
    expect(undoRequest).toMatchObject({ by: 0, to: before.answers, requiredSeats: [1], agreed: [] });
    // The request names the answer.
    expect(undoRequest?.answer).toMatchObject({
      seat: 0,
      by: 'seat',
      option: ownDecision.options[0]?.id,
      decision: { key: ownDecision.key },
    });
    const agree = (seat: SeatNumber, yes: boolean) =>
      server.ask('POST', `/tables/${table.id}/agree`, table.seats[seat], {
        seat,
        undo: undoRequest?.id,
        yes,
        key: newKey(),
      });
    expect((await agree(1, true)).status).toBe(200);
    const after = await server.game(table);
    expect(after.answers).toBe(before.answers);
    expect(after.undoRequest).toBeUndefined();
    expect((await agree(1, true)).body.refusal?.code).toBe('stale');
  });

  it('is ended by a refusal or by the next answer', async () => {
    const table = await server.startTable();
    const before = await server.game(table);
    await answer(table, 0, await playToDecision(table, 0, 'q.start-speed-sneak'));
    await answer(table, 1, await playToDecision(table, 1, 'q.start-speed-sneak'));
    await undo(table, table.seats[0], before.answers);
    const { undoRequest } = await server.game(table);
    const no = { seat: 1, undo: undoRequest?.id, yes: false, key: newKey() };
    await server.ask('POST', `/tables/${table.id}/agree`, table.seats[1], no);
    expect((await server.game(table)).undoRequest).toBeUndefined();
    const notes = async () => (await server.game(table)).logEntries.flatMap(({ note }) => (note ? [note] : []));
    expect(await notes()).toEqual([{ what: 'undo-ended', seat: 0, result: 'declined', decliner: 1 }]);
    await undo(table, table.seats[0], before.answers);
    expect((await server.game(table)).undoRequest).toBeDefined();
    await answer(table, 0, await playToDecision(table, 0, 'q.start-fight-will'));
    expect((await server.game(table)).undoRequest).toBeUndefined();
    expect((await notes()).at(-1)).toEqual({ what: 'undo-ended', seat: 0, result: 'lapsed' });
  });

  it('can be withdrawn by the seat that asked, and is answered only by the seats that are asked', async () => {
    const table = await server.startTable({
      setup: { ...SETUP, investigators: [...SETUP.investigators, 'monterey-jack'] },
    });
    const ownDecision = await playToDecision(table, 0, 'q.start-speed-sneak');
    const before = await server.game(table);
    await answer(table, 0, ownDecision);
    await answer(table, 1, await playToDecision(table, 1, 'q.start-speed-sneak'));
    await undo(table, table.seats[0], before.answers);
    const { undoRequest } = await server.game(table);
    const respond = async (seat: SeatNumber, yes: boolean) =>
      (
        await server.ask('POST', `/tables/${table.id}/agree`, table.seats[seat], {
          seat,
          undo: undoRequest?.id,
          yes,
          key: newKey(),
        })
      ).body.refusal?.code;
    expect(await respond(2, true)).toBe('not-yours');
    expect(await respond(2, false)).toBe('not-yours');
    expect(await respond(0, true)).toBe('not-now');
    expect(await respond(0, false)).toBeUndefined();
    const after = await server.game(table);
    expect(after.undoRequest).toBeUndefined();
    expect(after.logEntries.at(-1)?.note).toEqual({ what: 'undo-ended', seat: 0, result: 'withdrawn' });
    expect(after.answers).toBe(before.answers + 2);
  });

  it('stops where something was revealed, except for a keeper (PBP-28, BOX-59)', async () => {
    const table = await server.startTable({ settings: { pace: 'live', keeper: true } });
    const movement = await playToDecision(table, 0, 'q.movement');
    const { answers, number } = await server.game(table);
    expect(number).toBeGreaterThan(0);
    expect((await undo(table, table.seats[0], 0)).body.refusal?.code).toBe('undo-barrier');
    expect((await undo(table, table.host, 0)).status).toBe(200);
    const back = await server.game(table);
    expect(back.answers).toBeLessThan(answers);
    expect(back.logEntries.at(-1)).toMatchObject({ kind: 'undo', by: 'keeper' });
    expect(movement.id).not.toContain('.');
  });
});

describe('answers to several open decisions', () => {
  it('are accepted while their decision is as it was seen, whatever happened between (BOX-60)', async () => {
    const table = await server.startTable(FREE);
    const ownDecision = await playToDecision(table, 0, 'q.start-speed-sneak');
    const otherDecision = await playToDecision(table, 1, 'q.start-speed-sneak');
    expect((await answer(table, 1, otherDecision)).status).toBe(200);
    expect((await answer(table, 0, ownDecision)).status).toBe(200);
    const changedDecision = { ...(await playToDecision(table, 0, 'q.start-fight-will')), mark: '00000000' };
    expect((await answer(table, 0, changedDecision)).body.refusal?.code).toBe('stale');
  });

  it('are accepted if a partner has taken an aside of the question meanwhile (BOX-60)', async () => {
    let table = await server.startTable(FREE);
    const asideOf = ({ asides }: OpenDecision, seat: SeatNumber) =>
      asides.find(({ key, by }) => key === 'o.trade' && by === seat);
    let ownDecision: OpenDecision | undefined;
    for (let i = 0; i < 300 && !ownDecision; i++) {
      const { decisions } = await server.game(table);
      // A game may end first.
      if (decisions.length === 0) {
        table = await server.startTable(FREE);
        continue;
      }
      ownDecision = decisions.find(
        (open) => open.by.includes(0) && !open.by.includes(1) && asideOf(open, 1) !== undefined,
      );
      if (!ownDecision) await server.answerNext(table, ({ options }) => i % options.length);
    }
    if (!ownDecision) throw new Error('no seat could offer a trade');
    const tradeOffer = { decision: ownDecision.id, option: asideOf(ownDecision, 1)?.id, key: newKey() };
    expect((await server.ask('POST', `/tables/${table.id}/answers`, table.seats[1], tradeOffer)).status).toBe(200);
    const now = (await server.game(table)).decisions.find(({ id }) => id === ownDecision.id);
    expect(now?.mark).toBe(ownDecision.mark);
    // The list of asides belongs to all seats, and is not part of the question.
    expect(fingerprintOf({ ...ownDecision, asides: [] })).toBe(ownDecision.mark);
    expect(fingerprintOf({ ...ownDecision, options: [] })).not.toBe(ownDecision.mark);
    expect((await answer(table, 0, ownDecision)).status).toBe(200);
  });

  it('are given by the holder of several seats for each of them (PBP-30)', async () => {
    const table = await server.startTable(FREE);
    const connection = await server.connect();
    connection.send({ do: 'hello', table: table.id, tokens: table.seats });
    const update = await connection.waitForAnswer(1);
    expect(connection.table?.you).toEqual({ seats: [0, 1], host: false, keeper: false });
    const open = update.decisions.filter(({ key }) => key === 'q.start-speed-sneak');
    // The order of the two seats depends on the first player.
    expect(open.flatMap(({ by }) => by).sort()).toEqual([0, 1]);
    for (const { id, options, mark } of open) {
      connection.send({ do: 'answer', decision: id, option: options[0]?.id ?? '', mark, key: newKey() });
    }
    await connection.waitForMessage(
      (message) => message.say === 'update' && message.update.answers >= update.answers + 2,
    );
    expect(connection.update?.logEntries.every(({ by }) => by === 'seat' || by === 'table')).toBe(true);
    connection.disconnect();
  });
});

describe('a late answer', () => {
  it('is refused with the earlier answer and its seat', async () => {
    const table = await server.startTable({ settings: { pace: 'live', keeper: true } });
    const open = await playToDecision(table, 0, 'q.start-speed-sneak');
    await answer(table, 0, open, 1);
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey() };
    const { body } = await server.ask('POST', `/tables/${table.id}/answers`, table.host, sent);
    expect(body.refusal).toMatchObject({
      code: 'stale',
      answered: { decision: open.id, option: open.options[1]?.id, seat: 0, by: 'seat', name: 'Player 1' },
    });
  });
});

describe('a trade by post', () => {
  it('that becomes impossible before it is answered leaves a note in the log [PBP-17]', async () => {
    const table = await server.startTable({ settings: { pace: 'post', keeper: true } });
    await playToDecision(table, 0, 'q.movement');
    const correct = (seat: SeatNumber, to: string) =>
      server.ask('POST', `/tables/${table.id}/overrides`, table.host, {
        correction: { do: 'move', seat, to },
        why: 'Together.',
        key: newKey(),
      });
    const place = (await server.game(table)).view.investigators[0]?.place ?? '';
    await correct(1, place);
    const answerOwn = async (pick: (decision: OpenDecision) => string | undefined) => {
      const { decisions } = await server.game(table);
      for (const open of decisions) {
        const option = pick(open);
        if (option === undefined) continue;
        const sent = { decision: open.id, option, key: newKey() };
        const { status } = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[0], sent);
        return status;
      }
      return undefined;
    };
    expect(await answerOwn(({ asides }) => asides.find(({ by, id }) => by === 0 && id.startsWith('trade'))?.id)).toBe(
      200,
    );
    const step = (find: (key: string) => boolean) =>
      answerOwn(({ key, options }) => (key === 'q.trade' ? options.find((option) => find(option.key))?.id : undefined));
    expect(await step((key) => !['o.cancel', 'o.offer'].includes(key))).toBe(200);
    expect(await step((key) => key === 'o.offer')).toBe(200);
    expect((await server.game(table)).decisions.some(({ key }) => key === 'q.trade-accept')).toBe(true);
    await correct(1, 'woods');
    const after = await server.game(table);
    expect(after.decisions.some(({ key }) => key === 'q.trade-accept')).toBe(false);
    expect(after.logEntries.at(-1)?.note).toEqual({ what: 'offer-lapsed', seat: 0, to: 1 });
  });
});

describe('a keeper', () => {
  const WITH_KEEPER = {
    settings: { pace: 'post', keeper: true },
    setup: { ...SETUP, houseRules: { mythosDriver: 'keeper' } },
  };

  it('can answer for others, which the log records', async () => {
    const table = await server.startTable(WITH_KEEPER);
    const { decisions } = await server.game(table);
    const [open] = decisions as [OpenDecision];
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey(), narration: 'Night falls *early*.' };
    expect((await server.ask('POST', `/tables/${table.id}/answers`, table.host, sent)).status).toBe(200);
    const { logEntries } = await server.game(table);
    expect(logEntries.find(({ kind }) => kind === 'answer')).toMatchObject({ seat: open.by[0], by: 'keeper' });
    const { body: messages } = await server.ask<{ kind: string; text: string; number: number }[]>(
      'GET',
      `/tables/${table.id}/talk`,
      table.seats[0],
    );
    expect(messages).toMatchObject([{ kind: 'narration', text: 'Night falls *early*.', number: 2 }]);
  });

  it('begins the Mythos, which the table does not begin by itself [PBP-11]', async () => {
    const table = await server.startTable(WITH_KEEPER);
    const undoRequest = async () => (await server.game(table)).decisions.find(({ key }) => key === 'q.keeper');
    for (let i = 0; i < 200 && !(await undoRequest()); i++) await server.answerNext(table);
    const open = await undoRequest();
    expect(open?.options.map(({ id }) => id)).toEqual(['begin']);
    expect((await server.game(table)).view.step.phase).toBe('mythos');
    const sent = { decision: open?.id, option: 'begin', mark: open?.mark, key: newKey() };
    // The Mythos waits for the keeper, even without a seat, and for no one else. The first player is neither asked nor
    // may begin it.
    const waitsOf = async (token: string | undefined) => {
      const { body } = await server.ask<{ tables: { waits: object[]; keeperAsked: boolean }[] }>(
        'POST',
        '/mine',
        undefined,
        { links: [{ table: table.id, token }] },
      );
      return body.tables[0];
    };
    expect(await waitsOf(table.host)).toMatchObject({ waits: [{ decision: open?.id, kind: 'keeper' }], waiting: [] });
    for (const token of table.seats) expect(await waitsOf(token)).toMatchObject({ waits: [], waitsForKeeper: true });
    const first = open?.by[0] ?? 0;
    const { body } = await server.ask('POST', `/tables/${table.id}/answers`, table.seats[first], sent);
    expect(body.refusal?.code).toBe('not-yours');
    expect((await server.ask('POST', `/tables/${table.id}/answers`, table.host, sent)).status).toBe(200);
    expect(await undoRequest()).toBeUndefined();
  });

  it('exists only if the settings say so: a host does not decide for others', async () => {
    const table = await server.startTable();
    const [open] = (await server.game(table)).decisions as [OpenDecision];
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey() };
    const { body } = await server.ask('POST', `/tables/${table.id}/answers`, table.host, sent);
    expect(body.refusal?.code).toBe('not-yours');
  });

  it('corrects the game, which is logged with its reason, saved, and undone only by the keeper', async () => {
    const table = await server.startTable(WITH_KEEPER);
    await playToDecision(table, 0, 'q.movement');
    const override = (correction: object, token: string | undefined) =>
      server.ask('POST', `/tables/${table.id}/overrides`, token, { correction, why: 'A clue too few.', key: newKey() });
    const clues = { do: 'figure', seat: 0, what: 'clue', to: 5 };
    expect((await override(clues, table.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await override({ ...clues, to: -1 }, table.host)).body.refusal).toMatchObject({ place: 'correction' });
    expect((await override(clues, table.host)).body.refusal).toBeUndefined();
    const after = await server.game(table);
    expect(after.view.investigators[0]).toMatchObject({ clues: 5 });
    expect(after.logEntries.at(-1)).toMatchObject({ kind: 'override', by: 'keeper', why: 'A clue too few.' });
    expect(after.events.at(-1)?.event.type).toBe('corrected');
    await server.tableApp.sessions.forget(table.id);
    expect(await server.game(table)).toEqual(after);
    expect((await undo(table, table.seats[0], after.answers - 1)).body.refusal?.code).toBe('undo-barrier');
    expect((await undo(table, table.host, after.answers - 1)).status).toBe(200);
    expect((await server.game(table)).view.investigators[0]).not.toMatchObject({ clues: 5 });
  });

  it('pauses the game, and no seat can answer until it goes on', async () => {
    const table = await server.startTable(WITH_KEEPER);
    const pause = (paused: boolean, token: string | undefined) =>
      server.ask<TableInfo>('POST', `/tables/${table.id}/pause`, token, { paused });
    expect((await pause(true, table.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await pause(true, table.host)).body.paused).toBe(true);
    expect((await server.answerNext(table)).body.refusal?.code).toBe('paused');
    await pause(false, table.host);
    expect((await server.answerNext(table)).status).toBe(200);
  });
});

describe('a poll by post (PBP-23)', () => {
  it('is settled by a unanimous vote, and a vote can be changed until then', async () => {
    const table = await server.startTable({
      game: 'haunt',
      settings: { pace: 'post' },
      setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
    });
    const group = async (): Promise<{ update: TableUpdate; open: OpenDecision }> => {
      for (let i = 0; i < 100; i++) {
        const update = await server.game(table);
        const open = update.decisions.find(({ id, options }) => options.length > 1 && isPolled(update, id));
        if (open) return { update, open };
        await server.answerNext(table);
      }
      throw new Error('there is no joint decision');
    };
    const { update, open } = await group();
    const vote = (seat: SeatNumber, at: number) =>
      server.ask('POST', `/tables/${table.id}/votes`, table.seats[seat], {
        seat,
        decision: open.id,
        option: open.options[at]?.id,
        key: newKey(),
      });
    await vote(0, 0);
    await vote(1, 1);
    const before = await server.game(table);
    expect(before.number).toBe(update.number);
    expect(before.polls[0]?.votes).toEqual([
      { seat: 0, option: open.options[0]?.id },
      { seat: 1, option: open.options[1]?.id },
    ]);
    // An answer by one of the seats is a vote as well.
    await answer(table, 1, open, 0);
    const after = await server.game(table);
    expect(after.logEntries.find(({ number }) => number === update.number + 1)).toMatchObject({ by: 'poll' });
    expect(after.polls.every(({ votes }) => votes.length === 0)).toBe(true);
  });
});
