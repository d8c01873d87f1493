import { ask, type Decision, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { answerByKey, createChooser, exposeDice, options, randomMove, reload, snapshot, toyGame } from './helpers.js';
import { type AuctionEvent, auction } from './tiny-game.js';

const game = exposeDice(auction);

/** Plays a whole random game and records its events. */
function recordEvents(seats: number, seed: number) {
  const events: AuctionEvent[] = [];
  const choose = createChooser(seed);
  const play = Play.start(game, seats, `telling ${seed}`, {}, (event) => events.push(event));
  while (play.result === undefined) randomMove(play, choose);
  return { play, events };
}

describe('event listening', () => {
  const built: number[] = [];
  const counting = toyGame<{ n: number }>(function* (table) {
    const event = () => {
      built.push(table.state.n);
      return `n is ${table.state.n}`;
    };
    table.emit?.(event());
    table.state.n++;
    yield* ask(() => ({ by: [0], key: 'q', why: '', options: options('a', 'b') }));
    table.emit?.(event());
    return undefined;
  });

  it('builds no events while nothing listens', () => {
    built.length = 0;
    const play = Play.start(counting, { n: 0 }, 'a');
    answerByKey(play, 'q', 'a');
    play.fork();
    play.undo();
    reload(play);
    Play.replay(counting, structuredClone(play.save()));
    expect(built).toEqual([]);
  });

  it('receives all events in order, from the first step on', () => {
    const events: string[] = [];
    const play = Play.start(counting, { n: 0 }, 'a', {}, (event) => events.push(event));
    expect(events).toEqual(['n is 0']);
    answerByKey(play, 'q', 'a');
    expect(events).toEqual(['n is 0', 'n is 1', 'n is 1']);
    const middle: string[] = [];
    Play.from(counting, { n: 5 }, 'a', undefined, (event) => middle.push(event));
    expect(middle).toEqual(['n is 5']);
  });

  it('can be started and stopped at any time', () => {
    const events: string[] = [];
    const play = Play.start(counting, { n: 0 }, 'a');
    play.listen((event) => events.push(event));
    answerByKey(play, 'q', 'a');
    play.listen(undefined);
    answerByKey(play, 'q', 'a');
    expect(events).toEqual(['n is 1', 'n is 1']);
  });

  it('changes nothing in the game', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { play } = recordEvents(3, seed);
      const choose = createChooser(seed);
      const silent = Play.start(game, 3, `telling ${seed}`);
      while (silent.result === undefined) randomMove(silent, choose);
      expect(snapshot(silent)).toEqual(snapshot(play));
    }
  });
});

describe('a replay', () => {
  it('uses only the origin and the answers, emits every event again, and ends in the same position', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { play, events } = recordEvents(2 + (seed % 3), seed);
      const again: AuctionEvent[] = [];
      const replayed = Play.replay(game, structuredClone(play.save()), (event) => again.push(event));
      expect(again).toEqual(events);
      expect(again.filter(({ type }) => type === 'sold')).toHaveLength(6);
      expect(snapshot(replayed)).toEqual(snapshot(play));
    }
  });

  it('reports every answer before it is given, with its decision as it was asked', () => {
    const { play } = recordEvents(3, 1);
    const decisions: Decision[] = [];
    const reported: [string, string, number][] = [];
    Play.replay(game, structuredClone(play.save()), undefined, (decision, option, index) => {
      if (!decision) throw new Error('there was no correction');
      decisions.push(decision);
      reported.push([decision.id, option, index]);
    });
    expect(reported).toEqual(play.answers.map(([decision, option], index) => [String(decision), option, index]));
    for (const [i, { options, asides }] of decisions.entries()) {
      expect([...options, ...asides].map(({ id }) => id)).toContain(reported[i]?.[1]);
    }
  });

  it('of an unfinished game has the same position and undo barrier', () => {
    const play = Play.start(game, 3, 'x');
    const choose = createChooser(3);
    for (let i = 0; i < 7; i++) {
      randomMove(play, choose);
      expect(snapshot(Play.replay(game, structuredClone(play.save())))).toEqual(snapshot(play));
    }
  });

  it('gives the same game for the same seed and another game for another seed', () => {
    const decks = (seeds: string[]) => seeds.map((seed) => Play.start(game, 3, seed).state.deck.join());
    expect(decks(['a', 'a'])).toEqual(Array(2).fill(decks(['a'])[0]));
    const many = Array.from({ length: 50 }, (_, i) => String(i));
    expect(new Set(decks(many)).size).toBeGreaterThan(40);
  });
});

describe('a view', () => {
  it('contains what the game shows to a seat, or to a spectator if no seat is given', () => {
    const play = Play.start(game, 2, 'a');
    play.answer('1', 'bid:3');
    expect(play.view(0)).toEqual({
      cards: 6,
      players: [
        { seat: 0, coins: 2, points: 0 },
        { seat: 1, points: 0 },
      ],
    });
    expect(play.view()).toEqual({
      cards: 6,
      players: [
        { seat: 0, points: 0 },
        { seat: 1, points: 0 },
      ],
    });
  });

  it('contains neither deck nor seed at any time of the game', () => {
    for (let seed = 0; seed < 10; seed++) {
      const play = Play.start(game, 3, `secret ${seed}`);
      const choose = createChooser(seed);
      while (play.result === undefined) {
        for (const seat of [undefined, 0, 1, 2]) expect(JSON.stringify(play.view(seat))).not.toMatch(/deck|secret|key/);
        randomMove(play, choose);
      }
    }
  });
});
