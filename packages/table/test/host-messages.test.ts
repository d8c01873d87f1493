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
const MANNER = { answerForced: true, withViews: false };

/** Loads the base game only. `asked`: records the requested ids. */
function loadBase(asked: string[] = []): LoadBoxes {
  return async (ids) => {
    asked.push(...ids);
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
  if (!decision || !option) throw new Error('nothing is asked');
  return { do: 'answer', decision: decision.id, option: option.id, seen: moves, answerOptions: MANNER };
}

describe('a game behind messages', () => {
  it('shows what lies between two answers event by event, and hands out any moment as a game of its own', async () => {
    const say = createRequestHandler(loadBase());
    let update = expectUpdate(await say(START));
    const told = [...update.events];
    for (let n = 0; n < 60 && update.decisions.length > 0; n++) {
      update = expectUpdate(
        await say({ ...firstAnswer(update), answerOptions: { answerForced: true, withViews: true } } as HostRequest),
      );
      told.push(...update.events);
    }
    const look = async (at: number, event?: number) => {
      const reply = await say({ do: 'look', at, ...(event !== undefined && { event }) });
      if (reply.say !== 'past') throw new Error(JSON.stringify(reply));
      return reply.view;
    };
    // The answer with the most events, and two before and after it, in either direction.
    const events = (at: number) => told.filter((one) => one.at === at).length;
    const busiest = [...new Set(told.map(({ at }) => at))].sort((one, other) => events(other) - events(one));
    const [most = 0, second = 0] = busiest.filter((at) => at > 0);
    for (const at of [most, second, 1, most]) {
      // The views attached when the events occurred.
      const then = told.filter((one) => one.at === at && one.view).map(({ view }) => view);
      for (const [i, view] of then.entries()) expect(await look(at, i + 1)).toEqual(view);
      expect(then.length).toBe(events(at));
      // Beyond the last event the answer is complete.
      expect(await look(at, events(at) + 1)).toEqual(await look(at));
    }
    const between = await look(most, 1);
    expect(events(most)).toBeGreaterThan(3);
    expect(between).not.toEqual(await look(most));
    expect(between).not.toEqual(await look(most - 1));
    // The game itself must be unchanged.
    expect(
      expectUpdate(
        await say({ do: 'answer', decision: 'none', option: 'x', seen: update.moves, answerOptions: MANNER }),
      ).view,
    ).toEqual(update.view);
    const cut = await say({ do: 'cut', at: most });
    if (cut.say !== 'cut' || !cut.cut) throw new Error(JSON.stringify(cut));
    for (const saved of [cut.cut.saved, JSON.parse(JSON.stringify(cut.cut.packed))]) {
      const branch = expectUpdate(await createRequestHandler(loadBase())({ do: 'resume', saved }));
      expect(branch.answers).toBe(most);
      expect(branch.view).toEqual(await look(most));
    }
  });

  it('is begun, answered, taken back and looked at as it was', async () => {
    const say = createRequestHandler(loadBase());
    const begun = expectUpdate(await say(START));
    expect(begun).toMatchObject({ game: 'arkham', seed: 'reception', answers: 0, undoObstacle: 'nothing' });
    const answered = expectUpdate(await say(firstAnswer(begun)));
    expect(answered.answers).toBeGreaterThan(0);
    const past = await say({ do: 'look', at: 0 });
    expect(past).toMatchObject({ say: 'past', at: 0, view: begun.view });
    const back = expectUpdate(await say({ do: 'undo', pastBarrier: true, seen: answered.moves }));
    expect(back.answers).toBe(0);
    expect(back.decisions).toEqual(begun.decisions);
  });

  it('goes on from its save with the same question and the same log', async () => {
    const say = createRequestHandler(loadBase());
    const begun = expectUpdate(await say(START));
    const answered = expectUpdate(await say(firstAnswer(begun)));
    const saved: unknown = JSON.parse(JSON.stringify(answered.saved));
    const resumed = expectUpdate(await createRequestHandler(loadBase())({ do: 'resume', saved }));
    expect(resumed.decisions).toEqual(answered.decisions);
    expect(resumed.events.map(({ event }) => event)).toEqual(
      [...begun.events, ...answered.events].map(({ event }) => event),
    );
  });

  it('asks for the boxes that its set-up names, the base game where it names none', async () => {
    const asked: string[] = [];
    await createRequestHandler(loadBase(asked))(START);
    expect(asked).toEqual(['base']);
    const refused = await createRequestHandler(loadBase(asked))({
      ...START,
      setup: { ...SETUP, packs: ['base', 'dunwich'] },
    });
    expect(refused).toEqual({ say: 'refused', why: 'no box dunwich' });
    expect(asked).toEqual(['base', 'base', 'dunwich']);
  });

  it('asks for those its save names', async () => {
    const asked: string[] = [];
    const saved = { game: 'arkham', origin: { seed: 'x', setup: { ...SETUP, packs: ['innsmouth'] } } };
    expect(await createRequestHandler(loadBase(asked))({ do: 'resume', saved })).toMatchObject({ say: 'refused' });
    expect(asked).toEqual(['innsmouth']);
  });

  it('hears messages in the order they were sent in, however long its boxes take', async () => {
    const slow: LoadBoxes = async (ids) => {
      for (let i = 0; i < 20; i++) await undefined;
      return loadBase()(ids);
    };
    const say = createRequestHandler(slow);
    const replies = await Promise.all([say(START), say({ do: 'look', at: 0 })]);
    expect(replies.map((reply) => reply.say)).toEqual(['update', 'past']);
  });

  it('refuses what is said to no game, and what is no save', async () => {
    const say = createRequestHandler(loadBase());
    expect(await say({ do: 'undo', pastBarrier: false, seen: 0 })).toMatchObject({ say: 'refused' });
    expect(await say({ do: 'resume', saved: undefined })).toMatchObject({ say: 'refused' });
    expect(await say(START)).toMatchObject({ say: 'update' });
  });

  it('passes over an answer that comes too late', async () => {
    const say = createRequestHandler(loadBase());
    const begun = expectUpdate(await say(START));
    const late = firstAnswer(begun);
    const answered = expectUpdate(await say(late));
    const again = expectUpdate(await say(late));
    expect(again.answers).toBe(answered.answers);
    expect(again.fault).toBeUndefined();
    expect(answered.answerIgnored).toBeUndefined();
    expect(again.answerIgnored).toBe('stale-answer');
  });

  it('passes over an answer that was given to a question of that number before it was taken back', async () => {
    const say = createRequestHandler(loadBase());
    const begun = expectUpdate(await say(START));
    const first = firstAnswer(begun);
    const answered = expectUpdate(await say(first));
    const late = firstAnswer(answered);
    const back = expectUpdate(await say({ do: 'undo', pastBarrier: true, seen: answered.moves }));
    expect(back.decisions).toEqual(begun.decisions);
    // The same decision number and answer count: only the moves differ.
    expect(expectUpdate(await say(first))).toMatchObject({ answers: back.answers, answerIgnored: 'stale-answer' });
    const again = expectUpdate(await say(firstAnswer(back)));
    expect(again.decisions).toEqual(answered.decisions);
    expect(expectUpdate(await say(late))).toMatchObject({ answers: again.answers, answerIgnored: 'stale-answer' });
    expect(expectUpdate(await say(firstAnswer(again))).answerIgnored).toBeUndefined();
  });

  it('takes nothing back for somebody who has not seen what would go', async () => {
    const say = createRequestHandler(loadBase());
    const begun = expectUpdate(await say(START));
    const answered = expectUpdate(await say(firstAnswer(begun)));
    const late = expectUpdate(await say({ do: 'undo', pastBarrier: true, seen: begun.moves }));
    expect(late).toMatchObject({ answers: answered.answers, answerIgnored: 'stale-answer' });
  });

  it('says by a code why it opens no game', async () => {
    const say = createRequestHandler(loadBase());
    const { saved } = expectUpdate(await say(START));
    const other = { ...saved, check: 'another' };
    expect(await createRequestHandler(loadBase())({ do: 'resume', saved: other })).toMatchObject({
      say: 'refused',
      code: 'damaged-save',
    });
  });

  it('tells in Haunt what the monsters are about to do', async () => {
    const say = createRequestHandler(loadBase());
    const update = expectUpdate(await say({ ...START, game: 'haunt' } as HostRequest));
    expect(update.monsterPreview?.moves).toBeInstanceOf(Array);
    expect(await say({ do: 'look', at: 0 })).toHaveProperty('monsterPreview.activities');
  });

  it('is opened with the packs from files that come with it, also from a save that names them no more', async () => {
    const own = packOf({ id: 'own', name: 'Own', version: '1', fromFile: true });
    const load: LoadBoxes = async (ids, packFiles = []) =>
      ids.map((id) => ({ pack: id === 'base' ? BASE : ofId(packFiles, id) }));
    const setup = { ...SETUP, packs: ['base', 'own'] };
    const { saved } = expectUpdate(await createRequestHandler(load)({ ...START, setup, packFiles: [own] }));
    expect(saved).toMatchObject({
      version: expect.stringMatching(/^arkham@\d+ base@\d+ own@1$/),
      embedded: { packs: [own] },
    });
    expect(boxesOfSave(saved)).toEqual(['base', 'own']);
    expect(boxesOfSave({ ...saved, origin: { seed: 'x', setup: SETUP } })).toEqual(['base', 'own']);
    expect(embeddedPackIds({ embedded: { packs: [null, {}, { id: 'a' }] } })).toEqual(['a']);
    expect(expectUpdate(await createRequestHandler(load)({ do: 'resume', saved, packFiles: [own] })).saved).toEqual(
      saved,
    );
  });

  it('names its boxes where it began from a position', () => {
    const saved = { game: 'arkham', version: 'arkham@2 base@1 dunwich@1', origin: { seed: 'x', position: {} } };
    expect(boxesOfSave(saved)).toEqual(['base', 'dunwich']);
    expect(boxesOfSave({ ...saved, version: 'arkham@1' })).toEqual(['base']);
  });
});
