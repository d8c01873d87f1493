import { BASE } from '@vigil/content';
import { type Pack, packOf } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import {
  boxesOfSave,
  createRequestHandler,
  embeddedPackIds,
  type GameUpdate,
  type HostReply,
  type HostRequest,
  type LoadBoxes,
} from '../src/index.js';

const SETUP = { investigators: ['kate-winthrop', 'joe-diamond'], ancientOne: 'yig' };
const START: HostRequest = { do: 'start', game: 'arkham', setup: SETUP, seed: 'reception' };
const ANSWER_OPTIONS = { answerForced: true, withViews: false };

/** Loads the base game only. `requestedIds`: records the requested ids. */
function loadBase(requestedIds: string[] = []): LoadBoxes {
  return async (ids) => {
    requestedIds.push(...ids);
    const missing = ids.find((id) => id !== 'base');
    if (missing !== undefined) throw new Error(`no box ${missing}`);
    return [{ pack: BASE }];
  };
}

function ofId(packs: readonly Pack[], id: string): Pack {
  const found = packs.find((pack) => pack.id === id);
  if (!found) throw new Error(`no box ${id}`);
  return found;
}

function expectUpdate(reply: HostReply): GameUpdate {
  if (reply.say !== 'update') throw new Error(JSON.stringify(reply));
  return reply.update;
}

/** Gives the first available answer. */
function firstAnswer({ decisions, moves }: GameUpdate): HostRequest {
  const [decision] = decisions;
  const option = decision?.options[0];
  if (!decision || !option) throw new Error('no decision is open');
  return { do: 'answer', decision: decision.id, option: option.id, seen: moves, answerOptions: ANSWER_OPTIONS };
}

describe('the request handler of a game', () => {
  it('shows the position after each event of an answer, and exports the game up to any answer', async () => {
    const request = createRequestHandler(loadBase());
    let update = expectUpdate(await request(START));
    const events = [...update.events];
    for (let n = 0; n < 60 && update.decisions.length > 0; n++) {
      update = expectUpdate(
        await request({
          ...firstAnswer(update),
          answerOptions: { answerForced: true, withViews: true },
        } as HostRequest),
      );
      events.push(...update.events);
    }
    const viewAt = async (at: number, event?: number) => {
      const reply = await request({ do: 'look', at, ...(event !== undefined && { event }) });
      if (reply.say !== 'past') throw new Error(JSON.stringify(reply));
      return reply.view;
    };
    // The answer with the most events, and two before and after it, in either direction.
    const eventCount = (at: number) => events.filter((one) => one.at === at).length;
    const busiest = [...new Set(events.map(({ at }) => at))].sort((one, other) => eventCount(other) - eventCount(one));
    const [most = 0, second = 0] = busiest.filter((at) => at > 0);
    for (const at of [most, second, 1, most]) {
      // The views attached when the events occurred.
      const then = events.filter((one) => one.at === at && one.view).map(({ view }) => view);
      for (const [i, view] of then.entries()) expect(await viewAt(at, i + 1)).toEqual(view);
      expect(then.length).toBe(eventCount(at));
      // Beyond the last event the answer is complete.
      expect(await viewAt(at, eventCount(at) + 1)).toEqual(await viewAt(at));
    }
    const between = await viewAt(most, 1);
    expect(eventCount(most)).toBeGreaterThan(3);
    expect(between).not.toEqual(await viewAt(most));
    expect(between).not.toEqual(await viewAt(most - 1));
    // The game itself must be unchanged.
    expect(
      expectUpdate(
        await request({
          do: 'answer',
          decision: 'none',
          option: 'x',
          seen: update.moves,
          answerOptions: ANSWER_OPTIONS,
        }),
      ).view,
    ).toEqual(update.view);
    const cut = await request({ do: 'cut', at: most });
    if (cut.say !== 'cut' || !cut.cut) throw new Error(JSON.stringify(cut));
    for (const saved of [cut.cut.saved, JSON.parse(JSON.stringify(cut.cut.packed))]) {
      const branch = expectUpdate(await createRequestHandler(loadBase())({ do: 'resume', saved }));
      expect(branch.answers).toBe(most);
      expect(branch.view).toEqual(await viewAt(most));
    }
  });

  it('starts a game, answers, undoes and shows an earlier position', async () => {
    const request = createRequestHandler(loadBase());
    const started = expectUpdate(await request(START));
    expect(started).toMatchObject({ game: 'arkham', seed: 'reception', answers: 0, undoObstacle: 'nothing' });
    const answered = expectUpdate(await request(firstAnswer(started)));
    expect(answered.answers).toBeGreaterThan(0);
    const past = await request({ do: 'look', at: 0 });
    expect(past).toMatchObject({ say: 'past', at: 0, view: started.view });
    const back = expectUpdate(await request({ do: 'undo', pastBarrier: true, seen: answered.moves }));
    expect(back.answers).toBe(0);
    expect(back.decisions).toEqual(started.decisions);
  });

  it('resumes a save with the same question and the same log', async () => {
    const request = createRequestHandler(loadBase());
    const started = expectUpdate(await request(START));
    const answered = expectUpdate(await request(firstAnswer(started)));
    const saved: unknown = JSON.parse(JSON.stringify(answered.saved));
    const resumed = expectUpdate(await createRequestHandler(loadBase())({ do: 'resume', saved }));
    expect(resumed.decisions).toEqual(answered.decisions);
    expect(resumed.events.map(({ event }) => event)).toEqual(
      [...started.events, ...answered.events].map(({ event }) => event),
    );
  });

  it('loads the boxes of the set-up, or the base game if the set-up names none', async () => {
    const requestedIds: string[] = [];
    await createRequestHandler(loadBase(requestedIds))(START);
    expect(requestedIds).toEqual(['base']);
    const refused = await createRequestHandler(loadBase(requestedIds))({
      ...START,
      setup: { ...SETUP, packs: ['base', 'dunwich'] },
    });
    expect(refused).toEqual({ say: 'refused', why: 'no box dunwich' });
    expect(requestedIds).toEqual(['base', 'base', 'dunwich']);
  });

  it('loads the boxes of a save', async () => {
    const requestedIds: string[] = [];
    const saved = { game: 'arkham', origin: { seed: 'x', setup: { ...SETUP, packs: ['innsmouth'] } } };
    expect(await createRequestHandler(loadBase(requestedIds))({ do: 'resume', saved })).toMatchObject({
      say: 'refused',
    });
    expect(requestedIds).toEqual(['innsmouth']);
  });

  it('handles messages in the order in which they were sent, even if boxes load slowly', async () => {
    const slow: LoadBoxes = async (ids) => {
      for (let i = 0; i < 20; i++) await undefined;
      return loadBase()(ids);
    };
    const request = createRequestHandler(slow);
    const replies = await Promise.all([request(START), request({ do: 'look', at: 0 })]);
    expect(replies.map((reply) => reply.say)).toEqual(['update', 'past']);
  });

  it('refuses a message without a game, and a save that is not one', async () => {
    const request = createRequestHandler(loadBase());
    expect(await request({ do: 'undo', pastBarrier: false, seen: 0 })).toMatchObject({ say: 'refused' });
    expect(await request({ do: 'resume', saved: undefined })).toMatchObject({ say: 'refused' });
    expect(await request(START)).toMatchObject({ say: 'update' });
  });

  it('ignores an answer that was given already', async () => {
    const request = createRequestHandler(loadBase());
    const started = expectUpdate(await request(START));
    const late = firstAnswer(started);
    const answered = expectUpdate(await request(late));
    const again = expectUpdate(await request(late));
    expect(again.answers).toBe(answered.answers);
    expect(again.fault).toBeUndefined();
    expect(answered.answerIgnored).toBeUndefined();
    expect(again.answerIgnored).toBe('stale-answer');
  });

  it('ignores an answer given before an undo to a question with the same number', async () => {
    const request = createRequestHandler(loadBase());
    const started = expectUpdate(await request(START));
    const first = firstAnswer(started);
    const answered = expectUpdate(await request(first));
    const late = firstAnswer(answered);
    const back = expectUpdate(await request({ do: 'undo', pastBarrier: true, seen: answered.moves }));
    expect(back.decisions).toEqual(started.decisions);
    // The same decision number and answer count: only the moves differ.
    expect(expectUpdate(await request(first))).toMatchObject({ answers: back.answers, answerIgnored: 'stale-answer' });
    const again = expectUpdate(await request(firstAnswer(back)));
    expect(again.decisions).toEqual(answered.decisions);
    expect(expectUpdate(await request(late))).toMatchObject({ answers: again.answers, answerIgnored: 'stale-answer' });
    expect(expectUpdate(await request(firstAnswer(again))).answerIgnored).toBeUndefined();
  });

  it('ignores an undo that was sent for an earlier position', async () => {
    const request = createRequestHandler(loadBase());
    const started = expectUpdate(await request(START));
    const answered = expectUpdate(await request(firstAnswer(started)));
    const late = expectUpdate(await request({ do: 'undo', pastBarrier: true, seen: started.moves }));
    expect(late).toMatchObject({ answers: answered.answers, answerIgnored: 'stale-answer' });
  });

  it('refuses a damaged save with an error code', async () => {
    const request = createRequestHandler(loadBase());
    const { saved } = expectUpdate(await request(START));
    const other = { ...saved, check: 'another' };
    expect(await createRequestHandler(loadBase())({ do: 'resume', saved: other })).toMatchObject({
      say: 'refused',
      code: 'damaged-save',
    });
  });

  it('previews the activities of monsters in Haunt', async () => {
    const request = createRequestHandler(loadBase());
    const update = expectUpdate(await request({ ...START, game: 'haunt' } as HostRequest));
    expect(update.monsterPreview?.moves).toBeInstanceOf(Array);
    expect(await request({ do: 'look', at: 0 })).toHaveProperty('monsterPreview.activities');
  });

  it('opens a game with packs from files, also from a save that no longer names them', async () => {
    const custom = packOf({ id: 'own', name: 'Own', version: '1', fromFile: true });
    const load: LoadBoxes = async (ids, packFiles = []) =>
      ids.map((id) => ({ pack: id === 'base' ? BASE : ofId(packFiles, id) }));
    const setup = { ...SETUP, packs: ['base', 'own'] };
    const { saved } = expectUpdate(await createRequestHandler(load)({ ...START, setup, packFiles: [custom] }));
    expect(saved).toMatchObject({
      version: expect.stringMatching(/^arkham@\d+ base@\d+ own@1$/),
      embedded: { packs: [custom] },
    });
    expect(boxesOfSave(saved)).toEqual(['base', 'own']);
    expect(boxesOfSave({ ...saved, origin: { seed: 'x', setup: SETUP } })).toEqual(['base', 'own']);
    expect(embeddedPackIds({ embedded: { packs: [null, {}, { id: 'a' }] } })).toEqual(['a']);
    expect(expectUpdate(await createRequestHandler(load)({ do: 'resume', saved, packFiles: [custom] })).saved).toEqual(
      saved,
    );
  });

  it('reads the boxes of a game from a position from its version', () => {
    const saved = { game: 'arkham', version: 'arkham@2 base@1 dunwich@1', origin: { seed: 'x', position: {} } };
    expect(boxesOfSave(saved)).toEqual(['base', 'dunwich']);
    expect(boxesOfSave({ ...saved, version: 'arkham@1' })).toEqual(['base']);
  });
});
