import type { GameUpdate, HostPort, HostReply, HostRequest } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { NO_FORESIGHT, Session } from '../../src/play/session.js';
import { loadContent } from '../../src/text/loaded-content.js';
import { Store } from '../../src/ui/store.js';

describe('a store', () => {
  it('notifies its subscribers of changes only', () => {
    const store = new Store(1);
    const values: number[] = [];
    const stop = store.subscribe(() => values.push(store.get()));
    store.set(2);
    store.set(2);
    store.set(3);
    stop();
    store.set(4);
    expect(values).toEqual([2, 3]);
    expect(store.get()).toBe(4);
  });
});

describe('the preview of monsters', () => {
  it('belongs to the moment that is shown', async () => {
    let deliver: (message: HostReply) => void = () => {};
    const port: HostPort = {
      send: () => {},
      onMessage: (listener) => {
        deliver = listener;
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
    deliver({ say: 'past', at: 1, view: {}, monsterPreview: before } as unknown as HostReply);
    expect(session.snapshot().monsterPreview).toBe(before);
    session.lookAt(2);
    deliver({ say: 'past', at: 2, view: {}, monsterPreview: undefined } as unknown as HostReply);
    expect(session.snapshot().monsterPreview).toBe(NO_FORESIGHT);
    session.lookAt(undefined);
    expect(session.snapshot().monsterPreview).toBe(now);
  });
});

describe('a session after changes in another window', () => {
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

  async function openSession() {
    const sent: HostRequest[] = [];
    let deliver: (message: HostReply) => void = () => {};
    const port: HostPort = {
      send: (message) => sent.push(message),
      onMessage: (listener) => {
        deliver = listener;
      },
      close: () => {},
    };
    const session = Session.fromHost('g', await loadContent(['base']), port, update(3, 5));
    return { session, sent, deliver: (message: HostReply) => deliver(message) };
  }

  it('resumes the changed game, and marks answers to earlier questions as outdated', async () => {
    const { session, sent, deliver } = await openSession();
    const before = session.snapshot().moves;
    const replaced = session.replaceWith({ other: true });
    expect(session.isBusy).toBe(true);
    session.answer('1', 'a');
    expect(sent).toEqual([{ do: 'resume', saved: { other: true }, bots: [] }]);
    // The new host counts moves from the start, and reaches the same number.
    deliver({ say: 'update', update: update(5, 5) });
    expect(await replaced).toBe(true);
    expect(session.snapshot().answers).toBe(5);
    expect(session.snapshot().moves).toBeGreaterThan(before);
    session.answer('1', 'a', before);
    expect(sent.at(-1)).toMatchObject({ do: 'answer', seen: -1 });
    deliver({ say: 'update', update: update(5, 5) });
    session.answer('1', 'a', session.snapshot().moves);
    expect(sent.at(-1)).toMatchObject({ do: 'answer', seen: 5 });
  });

  it('is unchanged if the changed game cannot be opened', async () => {
    const { session, deliver } = await openSession();
    const replaced = session.replaceWith('nothing');
    deliver({ say: 'refused', why: 'no game' });
    expect(await replaced).toBe(false);
    expect(session.snapshot()).toMatchObject({ answers: 3, fault: undefined });
    expect(session.isBusy).toBe(false);
  });

  it('keeps its key when it continues under another id', async () => {
    const { session } = await openSession();
    session.setId('h');
    expect([session.id, session.snapshot().id, session.key]).toEqual(['h', 'h', 'g']);
  });
});
