import type { GameUpdate, HostPort, HostReply, HostRequest } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { NO_FORESIGHT, Session } from '../../src/play/session.js';
import { loadContent } from '../../src/text/loaded-content.js';
import { Store } from '../../src/ui/store.js';

describe('a store', () => {
  it('tells who follows it of each change, and of nothing else', () => {
    const store = new Store(1);
    const heard: number[] = [];
    const stop = store.subscribe(() => heard.push(store.get()));
    store.set(2);
    store.set(2);
    store.set(3);
    stop();
    store.set(4);
    expect(heard).toEqual([2, 3]);
    expect(store.get()).toBe(4);
  });
});

describe('what the monsters are about to do', () => {
  it('goes with the moment that is shown', async () => {
    let say: (message: HostReply) => void = () => {};
    const port: HostPort = {
      send: () => {},
      onMessage: (hear) => {
        say = hear;
      },
      close: () => {},
    };
    const now = { moves: [], activities: [] };
    const first = {
      game: 'haunt',
      events: [],
      decisions: [],
      answers: 3,
      lastChoice: 3,
      monsterPreview: now,
    } as unknown;
    const session = Session.fromHost('g', await loadContent(['base']), port, first as GameUpdate);
    expect(session.snapshot().monsterPreview).toBe(now);
    const before = { moves: [], activities: [] };
    session.lookAt(1);
    say({ say: 'past', at: 1, view: {}, monsterPreview: before } as unknown as HostReply);
    expect(session.snapshot().monsterPreview).toBe(before);
    session.lookAt(2);
    say({ say: 'past', at: 2, view: {}, monsterPreview: undefined } as unknown as HostReply);
    expect(session.snapshot().monsterPreview).toBe(NO_FORESIGHT);
    session.lookAt(undefined);
    expect(session.snapshot().monsterPreview).toBe(now);
  });
});

describe('a game that another window has played on', () => {
  const update = (answers: number, moves: number) =>
    ({
      game: 'arkham',
      events: [],
      decisions: [],
      answers,
      moves,
      lastChoice: answers,
      view: {},
    }) as unknown as GameUpdate;

  async function session() {
    const sent: HostRequest[] = [];
    let say: (message: HostReply) => void = () => {};
    const port: HostPort = {
      send: (message) => sent.push(message),
      onMessage: (hear) => {
        say = hear;
      },
      close: () => {},
    };
    const one = Session.fromHost('g', await loadContent(['base']), port, update(3, 5));
    return { one, sent, say: (message: HostReply) => say(message) };
  }

  it('is taken up, and takes no answer that was given to what stood there before', async () => {
    const { one, sent, say } = await session();
    const before = one.snapshot().moves;
    const taken = one.replaceWith({ other: true });
    expect(one.isBusy).toBe(true);
    one.answer('1', 'a');
    expect(sent).toEqual([{ do: 'resume', saved: { other: true }, bots: [] }]);
    // The host that takes it up counts anew, and comes to the same figure.
    say({ say: 'update', update: update(5, 5) });
    expect(await taken).toBe(true);
    expect(one.snapshot().answers).toBe(5);
    expect(one.snapshot().moves).toBeGreaterThan(before);
    one.answer('1', 'a', before);
    expect(sent.at(-1)).toMatchObject({ do: 'answer', seen: -1 });
    say({ say: 'update', update: update(5, 5) });
    one.answer('1', 'a', one.snapshot().moves);
    expect(sent.at(-1)).toMatchObject({ do: 'answer', seen: 5 });
  });

  it('stays as it was where that cannot be opened', async () => {
    const { one, say } = await session();
    const taken = one.replaceWith('nothing');
    say({ say: 'refused', why: 'no game' });
    expect(await taken).toBe(false);
    expect(one.snapshot()).toMatchObject({ answers: 3, fault: undefined });
    expect(one.isBusy).toBe(false);
  });

  it('bears another id where it goes on by itself, and is the same to the page', async () => {
    const { one } = await session();
    one.setId('h');
    expect([one.id, one.snapshot().id, one.key]).toEqual(['h', 'h', 'g']);
  });
});
