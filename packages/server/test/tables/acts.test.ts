import type { OpenDecision, SeatNumber, TableInfo, TableUpdate } from '@vigil/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../src/tables/decisions.js';
import { newKey, SETUP, TestServer, type TestTable } from './test-server.js';

let served: TestServer;
beforeAll(async () => {
  served = await TestServer.start();
});
afterAll(async () => {
  await served.stop();
  expect(served.reportedErrors).toEqual([]);
});

const FREE = { setup: { ...SETUP, houseRules: { phaseOrder: 'free' } } };

/** Answers for a seat until a decision of a key is open for it, and gives that. */
async function upTo(made: TestTable, seat: SeatNumber, key: string): Promise<OpenDecision> {
  for (let i = 0; i < 200; i++) {
    const { decisions } = await served.game(made);
    const found = decisions.find((one) => one.key === key && one.by.includes(seat));
    if (found) return found;
    // Not always the first answer: some cards can be used again and again.
    await served.step(made, ({ options }) => i % options.length);
  }
  throw new Error(`never asked: ${key}`);
}

const answer = (made: TestTable, seat: SeatNumber, { id, options, mark }: OpenDecision, at = 0, key = newKey()) =>
  served.ask<{ number: number }>('POST', `/tables/${made.id}/answers`, made.seats[seat], {
    decision: id,
    option: options[at]?.id,
    mark,
    key,
  });

const isPolled = ({ polls }: TableUpdate, id: string) => polls.some(({ decision }) => decision === id);

const undo = async (made: TestTable, token: string | undefined, to: number, key = newKey()) =>
  await served.ask('POST', `/tables/${made.id}/undo`, token, { to, seen: (await served.game(made)).number, key });

describe('taking back over the network', () => {
  it('names decisions anew after an undo, and passes over what was meant for the old one', async () => {
    const made = await served.begun();
    const sliders = await upTo(made, 0, 'q.start-speed-sneak');
    const before = await served.game(made);
    await answer(made, 0, sliders, 1);
    const { status } = await undo(made, made.seats[0], before.answers);
    expect(status).toBe(200);
    const after = await served.game(made);
    expect(after.answers).toBe(before.answers);
    const again = after.decisions.find(({ key, by }) => key === sliders.key && by.includes(0));
    expect(again?.id).toBe(`${sliders.id}.1`);
    expect((await answer(made, 0, sliders)).body.refusal?.code).toBe('stale');
    expect((await answer(made, 0, again as OpenDecision)).status).toBe(200);
    // In memory and from what is kept it is the same.
    const standing = await served.game(made);
    await served.tableApp.sessions.forget(made.id);
    expect(await served.game(made)).toEqual(standing);
  });

  it('asks those who answered since then, and waits for all of them', async () => {
    const made = await served.begun();
    const mine = await upTo(made, 0, 'q.start-speed-sneak');
    const before = await served.game(made);
    await answer(made, 0, mine);
    await answer(made, 1, await upTo(made, 1, 'q.start-speed-sneak'));
    expect((await undo(made, made.seats[0], before.answers)).status).toBe(200);
    const asked = (await served.game(made)).undoRequest;
    expect(asked).toMatchObject({ by: 0, to: before.answers, requiredSeats: [1], agreed: [] });
    // It names the answer.
    expect(asked?.answer).toMatchObject({
      seat: 0,
      by: 'seat',
      option: mine.options[0]?.id,
      decision: { key: mine.key },
    });
    const agree = (seat: SeatNumber, yes: boolean) =>
      served.ask('POST', `/tables/${made.id}/agree`, made.seats[seat], { seat, undo: asked?.id, yes, key: newKey() });
    expect((await agree(1, true)).status).toBe(200);
    const after = await served.game(made);
    expect(after.answers).toBe(before.answers);
    expect(after.undoRequest).toBeUndefined();
    expect((await agree(1, true)).body.refusal?.code).toBe('stale');
  });

  it('lets a no, or the next answer, end the asking', async () => {
    const made = await served.begun();
    const before = await served.game(made);
    await answer(made, 0, await upTo(made, 0, 'q.start-speed-sneak'));
    await answer(made, 1, await upTo(made, 1, 'q.start-speed-sneak'));
    await undo(made, made.seats[0], before.answers);
    const { undoRequest } = await served.game(made);
    const no = { seat: 1, undo: undoRequest?.id, yes: false, key: newKey() };
    await served.ask('POST', `/tables/${made.id}/agree`, made.seats[1], no);
    expect((await served.game(made)).undoRequest).toBeUndefined();
    const notes = async () => (await served.game(made)).logEntries.flatMap(({ note }) => (note ? [note] : []));
    expect(await notes()).toEqual([{ what: 'undo-ended', seat: 0, result: 'declined', decliner: 1 }]);
    await undo(made, made.seats[0], before.answers);
    expect((await served.game(made)).undoRequest).toBeDefined();
    await answer(made, 0, await upTo(made, 0, 'q.start-fight-will'));
    expect((await served.game(made)).undoRequest).toBeUndefined();
    expect((await notes()).at(-1)).toEqual({ what: 'undo-ended', seat: 0, result: 'lapsed' });
  });

  it('can be withdrawn by the seat that asked, and is answered by the seats that are asked alone', async () => {
    const made = await served.begun({ setup: { ...SETUP, investigators: [...SETUP.investigators, 'monterey-jack'] } });
    const mine = await upTo(made, 0, 'q.start-speed-sneak');
    const before = await served.game(made);
    await answer(made, 0, mine);
    await answer(made, 1, await upTo(made, 1, 'q.start-speed-sneak'));
    await undo(made, made.seats[0], before.answers);
    const { undoRequest } = await served.game(made);
    const say = async (seat: SeatNumber, yes: boolean) =>
      (
        await served.ask('POST', `/tables/${made.id}/agree`, made.seats[seat], {
          seat,
          undo: undoRequest?.id,
          yes,
          key: newKey(),
        })
      ).body.refusal?.code;
    expect(await say(2, true)).toBe('not-yours');
    expect(await say(2, false)).toBe('not-yours');
    expect(await say(0, true)).toBe('not-now');
    expect(await say(0, false)).toBeUndefined();
    const after = await served.game(made);
    expect(after.undoRequest).toBeUndefined();
    expect(after.logEntries.at(-1)?.note).toEqual({ what: 'undo-ended', seat: 0, result: 'withdrawn' });
    expect(after.answers).toBe(before.answers + 2);
  });

  it('stops where something was revealed; a keeper alone goes back behind it (PBP-28, BOX-59)', async () => {
    const made = await served.begun({ settings: { pace: 'live', keeper: true } });
    const movement = await upTo(made, 0, 'q.movement');
    const { answers, number } = await served.game(made);
    expect(number).toBeGreaterThan(0);
    expect((await undo(made, made.seats[0], 0)).body.refusal?.code).toBe('undo-barrier');
    expect((await undo(made, made.host, 0)).status).toBe(200);
    const back = await served.game(made);
    expect(back.answers).toBeLessThan(answers);
    expect(back.logEntries.at(-1)).toMatchObject({ kind: 'undo', by: 'keeper' });
    expect(movement.id).not.toContain('.');
  });
});

describe('answers to several open decisions', () => {
  it('are taken as long as that very decision stands as it was seen, whatever came between (BOX-60)', async () => {
    const made = await served.begun(FREE);
    const mine = await upTo(made, 0, 'q.start-speed-sneak');
    const theirs = await upTo(made, 1, 'q.start-speed-sneak');
    expect((await answer(made, 1, theirs)).status).toBe(200);
    expect((await answer(made, 0, mine)).status).toBe(200);
    const otherwise = { ...(await upTo(made, 0, 'q.start-fight-will')), mark: '00000000' };
    expect((await answer(made, 0, otherwise)).body.refusal?.code).toBe('stale');
  });

  it('are taken if a partner began something beside the question meanwhile (BOX-60)', async () => {
    const made = await served.begun(FREE);
    const asideOf = ({ asides }: OpenDecision, seat: SeatNumber) =>
      asides.find(({ key, by }) => key === 'o.trade' && by === seat);
    let mine: OpenDecision | undefined;
    for (let i = 0; i < 300 && !mine; i++) {
      const { decisions } = await served.game(made);
      mine = decisions.find((open) => open.by.includes(0) && !open.by.includes(1) && asideOf(open, 1) !== undefined);
      if (!mine) await served.step(made, ({ options }) => i % options.length);
    }
    if (!mine) throw new Error('nobody could offer a trade');
    const offering = { decision: mine.id, option: asideOf(mine, 1)?.id, key: newKey() };
    expect((await served.ask('POST', `/tables/${made.id}/answers`, made.seats[1], offering)).status).toBe(200);
    const now = (await served.game(made)).decisions.find(({ id }) => id === mine.id);
    expect(now?.mark).toBe(mine.mark);
    // The list of asides is everyone's, and is no part of the question.
    expect(fingerprintOf({ ...mine, asides: [] })).toBe(mine.mark);
    expect(fingerprintOf({ ...mine, options: [] })).not.toBe(mine.mark);
    expect((await answer(made, 0, mine)).status).toBe(200);
  });

  it('are given by one who holds several seats for each of them (PBP-30)', async () => {
    const made = await served.begun(FREE);
    const line = await served.line();
    line.say({ do: 'hello', table: made.id, tokens: made.seats });
    const update = await line.at(1);
    expect(line.table?.you).toEqual({ seats: [0, 1], host: false, keeper: false });
    const open = update.decisions.filter(({ key }) => key === 'q.start-speed-sneak');
    // The order of the two seats depends on the first player.
    expect(open.flatMap(({ by }) => by).sort()).toEqual([0, 1]);
    for (const { id, options, mark } of open) {
      line.say({ do: 'answer', decision: id, option: options[0]?.id ?? '', mark, key: newKey() });
    }
    await line.until((message) => message.say === 'update' && message.update.answers >= update.answers + 2);
    expect(line.update?.logEntries.every(({ by }) => by === 'seat' || by === 'table')).toBe(true);
    line.hangUp();
  });
});

describe('a press that comes too late', () => {
  it('is told whose answer came first, and which', async () => {
    const made = await served.begun({ settings: { pace: 'live', keeper: true } });
    const open = await upTo(made, 0, 'q.start-speed-sneak');
    await answer(made, 0, open, 1);
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey() };
    const { body } = await served.ask('POST', `/tables/${made.id}/answers`, made.host, sent);
    expect(body.refusal).toMatchObject({
      code: 'stale',
      answered: { decision: open.id, option: open.options[1]?.id, seat: 0, by: 'seat', name: 'Player 1' },
    });
  });
});

describe('a trade by post', () => {
  it('that is no longer possible before it is answered leaves a note in the log [PBP-17]', async () => {
    const made = await served.begun({ settings: { pace: 'post', keeper: true } });
    await upTo(made, 0, 'q.movement');
    const correct = (seat: SeatNumber, to: string) =>
      served.ask('POST', `/tables/${made.id}/overrides`, made.host, {
        correction: { do: 'move', seat, to },
        why: 'Together.',
        key: newKey(),
      });
    const place = (await served.game(made)).view.investigators[0]?.place ?? '';
    await correct(1, place);
    const take = async (pick: (decision: OpenDecision) => string | undefined) => {
      const { decisions } = await served.game(made);
      for (const open of decisions) {
        const option = pick(open);
        if (option === undefined) continue;
        const sent = { decision: open.id, option, key: newKey() };
        const { status } = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[0], sent);
        return status;
      }
      return undefined;
    };
    expect(await take(({ asides }) => asides.find(({ by, id }) => by === 0 && id.startsWith('trade'))?.id)).toBe(200);
    const step = (find: (key: string) => boolean) =>
      take(({ key, options }) => (key === 'q.trade' ? options.find((option) => find(option.key))?.id : undefined));
    expect(await step((key) => !['o.cancel', 'o.offer'].includes(key))).toBe(200);
    expect(await step((key) => key === 'o.offer')).toBe(200);
    expect((await served.game(made)).decisions.some(({ key }) => key === 'q.trade-accept')).toBe(true);
    await correct(1, 'woods');
    const after = await served.game(made);
    expect(after.decisions.some(({ key }) => key === 'q.trade-accept')).toBe(false);
    expect(after.logEntries.at(-1)?.note).toEqual({ what: 'offer-lapsed', seat: 0, to: 1 });
  });
});

describe('a keeper', () => {
  const KEPT = {
    settings: { pace: 'post', keeper: true },
    setup: { ...SETUP, houseRules: { mythosDriver: 'keeper' } },
  };

  it('answers for others, and that is told', async () => {
    const made = await served.begun(KEPT);
    const { decisions } = await served.game(made);
    const [open] = decisions as [OpenDecision];
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey(), narration: 'Night falls *early*.' };
    expect((await served.ask('POST', `/tables/${made.id}/answers`, made.host, sent)).status).toBe(200);
    const { logEntries } = await served.game(made);
    expect(logEntries.find(({ kind }) => kind === 'answer')).toMatchObject({ seat: open.by[0], by: 'keeper' });
    const { body: said } = await served.ask<{ kind: string; text: string; number: number }[]>(
      'GET',
      `/tables/${made.id}/talk`,
      made.seats[0],
    );
    expect(said).toMatchObject([{ kind: 'narration', text: 'Night falls *early*.', number: 2 }]);
  });

  it('has the Mythos begin: the table does not do it by itself [PBP-11]', async () => {
    const made = await served.begun(KEPT);
    const asked = async () => (await served.game(made)).decisions.find(({ key }) => key === 'q.keeper');
    for (let i = 0; i < 200 && !(await asked()); i++) await served.step(made);
    const open = await asked();
    expect(open?.options.map(({ id }) => id)).toEqual(['begin']);
    expect((await served.game(made)).view.step.phase).toBe('mythos');
    const sent = { decision: open?.id, option: 'begin', mark: open?.mark, key: newKey() };
    // The Mythos waits for the keeper, even without a seat, and for no one else. The first player is neither asked nor
    // may begin it.
    const waits = async (token: string | undefined) => {
      const { body } = await served.ask<{ tables: { waits: object[]; keeperAsked: boolean }[] }>(
        'POST',
        '/mine',
        undefined,
        { links: [{ table: made.id, token }] },
      );
      return body.tables[0];
    };
    expect(await waits(made.host)).toMatchObject({ waits: [{ decision: open?.id, kind: 'keeper' }], waiting: [] });
    for (const token of made.seats) expect(await waits(token)).toMatchObject({ waits: [], waitsForKeeper: true });
    const first = open?.by[0] ?? 0;
    const { body } = await served.ask('POST', `/tables/${made.id}/answers`, made.seats[first], sent);
    expect(body.refusal?.code).toBe('not-yours');
    expect((await served.ask('POST', `/tables/${made.id}/answers`, made.host, sent)).status).toBe(200);
    expect(await asked()).toBeUndefined();
  });

  it('is nobody where the table has none: its host decides nothing for others', async () => {
    const made = await served.begun();
    const [open] = (await served.game(made)).decisions as [OpenDecision];
    const sent = { decision: open.id, option: open.options[0]?.id, key: newKey() };
    const { body } = await served.ask('POST', `/tables/${made.id}/answers`, made.host, sent);
    expect(body.refusal?.code).toBe('not-yours');
  });

  it('puts something right, which is told with its reason, kept, and taken back by him alone', async () => {
    const made = await served.begun(KEPT);
    await upTo(made, 0, 'q.movement');
    const override = (correction: object, token: string | undefined) =>
      served.ask('POST', `/tables/${made.id}/overrides`, token, { correction, why: 'A clue too few.', key: newKey() });
    const clues = { do: 'figure', seat: 0, what: 'clue', to: 5 };
    expect((await override(clues, made.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await override({ ...clues, to: -1 }, made.host)).body.refusal).toMatchObject({ place: 'correction' });
    expect((await override(clues, made.host)).body.refusal).toBeUndefined();
    const after = await served.game(made);
    expect(after.view.investigators[0]).toMatchObject({ clues: 5 });
    expect(after.logEntries.at(-1)).toMatchObject({ kind: 'override', by: 'keeper', why: 'A clue too few.' });
    expect(after.events.at(-1)?.event.type).toBe('corrected');
    await served.tableApp.sessions.forget(made.id);
    expect(await served.game(made)).toEqual(after);
    expect((await undo(made, made.seats[0], after.answers - 1)).body.refusal?.code).toBe('undo-barrier');
    expect((await undo(made, made.host, after.answers - 1)).status).toBe(200);
    expect((await served.game(made)).view.investigators[0]).not.toMatchObject({ clues: 5 });
  });

  it('pauses the game: nobody answers until it goes on', async () => {
    const made = await served.begun(KEPT);
    const pause = (paused: boolean, token: string | undefined) =>
      served.ask<TableInfo>('POST', `/tables/${made.id}/pause`, token, { paused });
    expect((await pause(true, made.seats[0])).body.refusal?.code).toBe('not-yours');
    expect((await pause(true, made.host)).body.paused).toBe(true);
    expect((await served.step(made)).body.refusal?.code).toBe('paused');
    await pause(false, made.host);
    expect((await served.step(made)).status).toBe(200);
  });
});

describe('a poll by post (PBP-23)', () => {
  it('is settled when all vote alike, and a vote can be changed until then', async () => {
    const made = await served.begun({
      game: 'haunt',
      settings: { pace: 'post' },
      setup: { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' },
    });
    const group = async (): Promise<{ update: TableUpdate; open: OpenDecision }> => {
      for (let i = 0; i < 100; i++) {
        const update = await served.game(made);
        const open = update.decisions.find(({ id, options }) => options.length > 1 && isPolled(update, id));
        if (open) return { update, open };
        await served.step(made);
      }
      throw new Error('nobody decides anything together');
    };
    const { update, open } = await group();
    const vote = (seat: SeatNumber, at: number) =>
      served.ask('POST', `/tables/${made.id}/votes`, made.seats[seat], {
        seat,
        decision: open.id,
        option: open.options[at]?.id,
        key: newKey(),
      });
    await vote(0, 0);
    await vote(1, 1);
    const standing = await served.game(made);
    expect(standing.number).toBe(update.number);
    expect(standing.polls[0]?.votes).toEqual([
      { seat: 0, option: open.options[0]?.id },
      { seat: 1, option: open.options[1]?.id },
    ]);
    // An answer of one of them is a vote as well.
    await answer(made, 1, open, 0);
    const after = await served.game(made);
    expect(after.logEntries.find(({ number }) => number === update.number + 1)).toMatchObject({ by: 'poll' });
    expect(after.polls.every(({ votes }) => votes.length === 0)).toBe(true);
  });
});
