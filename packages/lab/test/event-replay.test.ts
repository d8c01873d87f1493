import { randomBot } from '@vigil/bots';
import { BASE } from '@vigil/content';
import { Play } from '@vigil/engine';
import type { Event, State } from '@vigil/rules';
import { describe, expect, it } from 'vitest';
import { arkhamLab } from '../src/index.js';
import { EventReplay } from '../src/invariants/event-replay.js';

/** Plays some turns, with what is told passed on as `told` gives it; what is found wrong first. */
function playedAs(told: (event: Event) => readonly Event[]): string | undefined {
  const { definition, setup } = arkhamLab([{ pack: BASE }]);
  const heard: Event[] = [];
  const bot = randomBot('retold');
  const play = Play.start(definition, setup(0, { investigators: [3] }), 'retold', {}, (event) => heard.push(event));
  heard.length = 0;
  const retelling = new EventReplay(play.state as State);
  while (play.result === undefined && play.state.turn < 6) {
    bot.move(play);
    for (const event of heard.splice(0).flatMap(told)) retelling.handleEvent(event);
    const wrong = retelling.compare(play.state as State);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

describe('a game retold from what is told', () => {
  it('comes to the position it is in, at every decision', () => {
    expect(playedAs((event) => [event])).toBeUndefined();
  });

  it.each(['moved', 'gained', 'doom', 'monsterPlaced', 'received', 'gateOpened', 'clue'] as const)(
    'shows that a change was not told: %s',
    (type) => {
      expect(playedAs((event) => (event.type === type ? [] : [event]))).toMatch(/is told as|is said to be/);
    },
  );

  it.each(['moved', 'monsterMoved', 'gateOpened', 'encounter', 'mythos'] as const)(
    'shows that something was told twice: %s',
    (type) => {
      expect(playedAs((event) => (event.type === type ? [event, event] : [event]))).toMatch(/told twice|told anew/);
    },
  );

  it('lets each of two equal cards be exhausted, and neither of them twice', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'equals', {});
    const [who] = (state as State).investigators;
    if (!who) throw new Error('nobody plays');
    who.cards = [{ card: 'cross' }, { card: 'cross' }, { card: 'whiskey' }];
    const replayDifference = (times: number, card: string) => {
      const retelling = new EventReplay(state as State);
      for (let i = 0; i < times; i++) retelling.handleEvent({ type: 'exhausted', seat: 0, card });
      return retelling.compare(state as State);
    };
    expect([replayDifference(2, 'cross'), replayDifference(1, 'whiskey')]).toEqual([undefined, undefined]);
    expect([replayDifference(3, 'cross'), replayDifference(2, 'whiskey')]).toEqual([
      expect.stringContaining('told twice'),
      expect.stringContaining('told twice'),
    ]);
  });

  it('lets somebody pay the same twice in a row, for each of two dice, and no oftener than he has paid', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'dice', {});
    const [who] = (state as State).investigators;
    if (!who) throw new Error('nobody plays');
    const replayDifference = (times: number) => {
      who.clues = 3;
      const retelling = new EventReplay(state as State);
      for (let i = 0; i < times; i++)
        retelling.handleEvent({ type: 'paid', seat: 0, what: 'clue', amount: 1, from: 'a card' });
      who.clues = 1;
      return retelling.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('is told as')]);
  });

  it('lets each of two equal cards that lie at a place lose a token, and neither of them twice', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'bombs', {});
    const bomb = { card: 'bomb', as: 'bomb', at: 'easttown', tokens: 1 };
    (state as State).inPlay = [bomb, { ...bomb }];
    const replayDifference = (times: number) => {
      const retelling = new EventReplay(state as State);
      for (let i = 0; i < times; i++) {
        retelling.handleEvent({ type: 'tokens', on: 'bomb', by: -1, tokens: 0, at: 'easttown' });
      }
      return retelling.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('told twice')]);
  });

  it('lets each of two equal cards that lie at a place go off, and neither of them twice', () => {
    const { definition, setup } = arkhamLab([{ pack: BASE }]);
    const { state } = Play.start(definition, setup(0, { investigators: [1] }), 'bombs', {});
    const bomb = { card: 'bomb', as: 'bomb', at: 'easttown' };
    const replayDifference = (times: number) => {
      (state as State).inPlay = [bomb, { ...bomb }];
      const retelling = new EventReplay(state as State);
      for (let i = 0; i < times; i++) retelling.handleEvent({ type: 'outOfPlay', card: 'bomb', at: 'easttown' });
      (state as State).inPlay = [];
      return retelling.compare(state as State);
    };
    expect([replayDifference(2), replayDifference(3)]).toEqual([undefined, expect.stringContaining('told twice')]);
  });
});
