import { Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { catchPlayError, createChooser, exposeDice, randomMove, snapshot } from './helpers.js';
import { type Auction, auction } from './tiny-game.js';

const game = exposeDice(auction);

/** Returns a game after some random answers. */
function playAnswers(seats: number, seed: number, answers: number) {
  const play = Play.start(game, seats, `saves ${seed}`);
  const choose = createChooser(seed);
  while (play.result === undefined && play.answers.length < answers) randomMove(play, choose);
  return play;
}

describe('a fork', () => {
  it('has the same position and the same future', () => {
    for (let seed = 0; seed < 10; seed++) {
      const play = playAnswers(3, seed, 3 + 2 * seed);
      const fork = play.fork();
      expect(snapshot(fork)).toEqual(snapshot(play));
      const [one, other] = [createChooser(seed), createChooser(seed)];
      while (play.result === undefined) {
        randomMove(play, one);
        randomMove(fork, other);
        expect(snapshot(fork)).toEqual(snapshot(play));
      }
    }
  });

  it('is independent of its original and of other forks', () => {
    const play = playAnswers(3, 4, 9);
    const before = snapshot(play);
    const fork = play.fork();
    const second = play.fork();
    const choose = createChooser(99);
    while (fork.result === undefined) randomMove(fork, choose);
    expect(snapshot(play)).toEqual(before);
    const after = snapshot(fork);
    while (play.result === undefined) randomMove(play, choose);
    expect(snapshot(fork)).toEqual(after);
    expect(snapshot(second)).toEqual(before);
  });

  it('equals its original at the time of the fork, even if it is read later', () => {
    for (let seed = 0; seed < 20; seed++) {
      const choose = createChooser(seed);
      const play = playAnswers(3, seed, 4 + choose(12));
      const before = snapshot(play);
      const forks = [play.fork(), play.fork(), play.fork().fork()];
      const moves = forks.map(({ moves }) => moves);
      if (choose(2) === 0 && play.answers.length > 2) play.undo(2, true);
      for (let i = choose(9); i > 0 && play.result === undefined; i--) randomMove(play, choose);
      expect(moves).toEqual(forks.map(() => (before as { answers: unknown[] }).answers.length));
      for (const fork of forks) expect(snapshot(fork.fork())).toEqual(before);
      for (const fork of forks) expect(snapshot(fork)).toEqual(before);
    }
  });

  it('copies no position and builds no question until it is read', () => {
    let copies = 0;
    const counted = {
      ...game,
      clone: (state: Auction) => {
        copies++;
        return game.clone(state);
      },
    };
    const play = Play.start(counted, 3, 'a');
    const choose = createChooser(5);
    for (let i = 0; i < 9; i++) randomMove(play, choose);
    copies = 0;
    const forks = Array.from({ length: 10 }, () => play.fork().fork());
    expect(copies).toBe(0);
    expect(forks[0]?.decisions).toEqual(play.decisions);
    expect(copies).toBeGreaterThan(0);
  });

  it('undoes answers as its original does, even before it is read', () => {
    for (const back of [1, 3, 8]) {
      const play = playAnswers(3, 2, 10);
      const fork = play.fork();
      fork.undo(back, true);
      play.undo(back, true);
      expect(snapshot(fork)).toEqual(snapshot(play));
      expect(fork.moves).toBe(play.moves);
    }
    const fork = playAnswers(3, 2, 10).fork();
    expect(catchPlayError(() => fork.undo(11, true)).code).toBe('nothing-to-undo');
    expect(fork.answers).toHaveLength(10);
  });

  it('emits only events after the start of listening', () => {
    const play = Play.start(game, 2, 'a');
    play.answer('1', 'bid:1');
    const events: unknown[] = [];
    const fork = play.fork();
    fork.listen((event) => events.push(event));
    expect(fork.decisions).toHaveLength(1);
    expect(events).toEqual([]);
    fork.answer('2', 'bid:2');
    expect(events.length).toBeGreaterThan(0);
  });

  it('does not emit to the listener of its original', () => {
    const events: unknown[] = [];
    const play = Play.start(game, 2, 'a', {}, (event) => events.push(event));
    play.answer('1', 'bid:1');
    const fork = play.fork();
    fork.answer('2', 'bid:2');
    expect(events).toEqual([]);
    play.answer('2', 'bid:0');
    expect(events).toHaveLength(1);
  });
});
