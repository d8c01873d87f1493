import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { Event, State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamLab } from '../src/index.js';
import { EventReplay } from '../src/invariants/event-replay.js';

/** Plays some turns and replays their events, changed by `change`. Returns the first difference. */
function findReplayDifference(change: (event: Event) => readonly Event[]): string | undefined {
  const { definition, setup } = arkhamLab([{ pack: BASE }]);
  const events: Event[] = [];
  const bot = randomBot('retold');
  const play = Play.start(definition, setup(0, { investigators: [3] }), 'retold', {}, (event) => events.push(event));
  events.length = 0;
  const replay = new EventReplay(play.state as State);
  while (play.result === undefined && play.state.turn < 6) {
    bot.move(play);
    for (const event of events.splice(0).flatMap(change)) replay.handleEvent(event);
    const difference = replay.compare(play.state as State);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

describe('a replay of events', () => {
  it('gives the position of the game at every decision', () => {
    expect(findReplayDifference((event) => [event])).toBeUndefined();
  });

  it.each(['moved', 'gained', 'doom', 'monsterPlaced', 'received', 'gateOpened', 'clue'] as const)(
    'reports a missing event: %s',
    (type) => {
      expect(findReplayDifference((event) => (event.type === type ? [] : [event]))).toMatch(
        /was reported as|the events give/,
      );
    },
  );

  it.each(['moved', 'monsterMoved', 'gateOpened', 'encounter', 'mythos'] as const)(
    'reports an event that was emitted twice: %s',
    (type) => {
      expect(findReplayDifference((event) => (event.type === type ? [event, event] : [event]))).toMatch(
        /reported twice|reported again/,
      );
    },
  );

  it('allows each of two equal cards to be exhausted once', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'equals', {});
    const [who] = (state as State).investigators;
    if (!who) throw new Error('there is no investigator');
    who.cards = [{ card: 'cross' }, { card: 'cross' }, { card: 'whiskey' }];
    const replayDifference = (times: number, card: string) => {
      const replay = new EventReplay(state as State);
      for (let i = 0; i < times; i++) replay.handleEvent({ type: 'exhausted', seat: 0, card });
      return replay.compare(state as State);
    };
    expect([replayDifference(2, 'cross'), replayDifference(1, 'whiskey')]).toEqual([undefined, undefined]);
    expect([replayDifference(3, 'cross'), replayDifference(2, 'whiskey')]).toEqual([
      expect.stringContaining('reported twice'),
      expect.stringContaining('reported twice'),
    ]);
  });

  it('allows the same payment twice in a row, but no more than was paid', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'dice', {});
    const [who] = (state as State).investigators;
    if (!who) throw new Error('there is no investigator');
    const replayDifference = (times: number) => {
      who.clues = 3;
      const replay = new EventReplay(state as State);
      for (let i = 0; i < times; i++)
        replay.handleEvent({ type: 'paid', seat: 0, what: 'clue', amount: 1, from: 'a card' });
      who.clues = 1;
      return replay.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('was reported as')]);
  });

  it('allows each of two equal cards at a place to lose its token once', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'bombs', {});
    const bomb = { card: 'bomb', as: 'bomb', at: 'easttown', tokens: 1 };
    (state as State).inPlay = [bomb, { ...bomb }];
    const replayDifference = (times: number) => {
      const replay = new EventReplay(state as State);
      for (let i = 0; i < times; i++) {
        replay.handleEvent({ type: 'tokens', on: 'bomb', by: -1, tokens: 0, at: 'easttown' });
      }
      return replay.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('reported twice')]);
  });

  it('allows each of two equal cards at a place to leave play once', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'bombs', {});
    const bomb = { card: 'bomb', as: 'bomb', at: 'easttown' };
    const replayDifference = (times: number) => {
      (state as State).inPlay = [bomb, { ...bomb }];
      const replay = new EventReplay(state as State);
      for (let i = 0; i < times; i++) replay.handleEvent({ type: 'outOfPlay', card: 'bomb', at: 'easttown' });
      (state as State).inPlay = [];
      return replay.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('reported twice')]);
  });
});
