import type { FromHost, Port, Update } from '@vigil/table';
import { describe, expect, it } from 'vitest';
import { Store } from '../../src/frame/store.js';
import { NOTHING_FORESEEN, Session } from '../../src/play/session.js';
import { loadEdition } from '../../src/say/edition.js';

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
    let say: (message: FromHost) => void = () => {};
    const port: Port = {
      send: () => {},
      onMessage: (hear) => {
        say = hear;
      },
      close: () => {},
    };
    const now = { moves: [], activities: [] };
    const first = { game: 'haunt', events: [], decisions: [], answers: 3, chosen: 3, foresight: now } as unknown;
    const session = Session.opened('g', await loadEdition(['base']), port, first as Update);
    expect(session.snapshot().foresight).toBe(now);
    const before = { moves: [], activities: [] };
    session.lookAt(1);
    say({ say: 'past', at: 1, view: {}, foresight: before } as unknown as FromHost);
    expect(session.snapshot().foresight).toBe(before);
    session.lookAt(2);
    say({ say: 'past', at: 2, view: {}, foresight: undefined } as unknown as FromHost);
    expect(session.snapshot().foresight).toBe(NOTHING_FORESEEN);
    session.lookAt(undefined);
    expect(session.snapshot().foresight).toBe(now);
  });
});
