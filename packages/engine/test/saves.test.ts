import { ask, Play } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import {
  catchPlayError,
  createChooser,
  diceOf,
  exposeDice,
  options,
  randomMove,
  reload,
  snapshot,
  toyGame,
} from './helpers.js';
import { type Auction, auction } from './tiny-game.js';

const game = exposeDice(auction);

/** Returns a game after some random answers. */
function playAnswers(seats: number, seed: number, answers: number) {
  const play = Play.start(game, seats, `saves ${seed}`);
  const choose = createChooser(seed);
  while (play.result === undefined && play.answers.length < answers) randomMove(play, choose);
  return play;
}

const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a position at the start of a game', () => {
  const never = toyGame<{ coins: number }>(function* () {
    return undefined;
  });

  it('is refused with the place of the error if the game does not accept it', () => {
    const strict = {
      ...toyGame<{ coins: number }>(function* () {
        yield* ask(() => ({ by: [0], key: 'q', why: 'rule 1', options: options('a', 'b') }));
        return 'over';
      }),
      validate: (position: unknown) =>
        (position as { coins?: unknown } | undefined)?.coins === 1 ? undefined : { place: 'coins', why: 'is not 1' },
    };
    expect(catchPlayError(() => Play.from(strict, { coins: 2 }, 'a'))).toMatchObject({
      code: 'bad-position',
      place: 'position.coins',
      message: 'position.coins: is not 1',
    });
    expect(Play.from(strict, { coins: 1 }, 'a').decisions).toHaveLength(1);
  });

  it('breaks the game as endless if its rules never ask a question', () => {
    expect(catchPlayError(() => Play.from(never, { coins: 1 }, 'a')).code).toBe('endless');
    expect(catchPlayError(() => Play.start(never, { coins: 1 }, 'a')).code).toBe('endless');
  });
});

describe('a save', () => {
  it('is plain JSON: origin, every answer, the last checkpoint and its number of answers', () => {
    const play = Play.start(game, 2, 'a');
    play.answer('1', 'bid:1');
    play.answer('2', 'bid:2');
    play.answer('3', 'bid:0');
    const save = play.save();
    expect(json(save)).toStrictEqual(save);
    expect(save).toMatchObject({
      format: 'vigil-play',
      formatVersion: 6,
      game: 'auction',
      version: '1',
      origin: { seed: 'a', setup: 2 },
      answers: [
        [1, 'bid:1'],
        [2, 'bid:2'],
        [3, 'bid:0'],
      ],
      checkpoint: { decisionCount: 2, answers: 2 },
      barrier: 2,
    });
    expect(save.checkpoint.state.players.map(({ coins }) => coins)).toEqual([5, 3]);
    expect(save.check).toMatch(/^[0-9a-f]{8}$/);
  });

  it('loads without replay if nothing was answered after its checkpoint', () => {
    const play = Play.start(game, 2, 'a');
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    play.answer('1', 'bid:1');
    play.answer('2', 'bid:2');
    expect(play.save().checkpoint.answers).toBe(play.answers.length);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
  });

  it.each([false, 0, 1, 4, 1000])('of a play with fewer checkpoints (%j) loads to the same position', (checkpoints) => {
    const [quick, careful] = [Play.start(game, 3, 'b', { checkpoints }), Play.start(game, 3, 'b')];
    const [choose, again] = [createChooser(7), createChooser(7)];
    for (let i = 0; i < 30 && quick.result === undefined; i++) {
      randomMove(quick, choose);
      randomMove(careful, again);
      expect(snapshot(quick)).toEqual(snapshot(careful));
      expect(snapshot(reload(quick))).toEqual(snapshot(quick));
      const fork = quick.fork();
      expect(snapshot(fork)).toEqual(snapshot(quick));
      fork.undo(1 + choose(fork.answers.length), true);
      again(1);
      expect(snapshot(reload(fork))).toEqual(snapshot(fork));
      const { checkpoint } = quick.save();
      if (!checkpoints || checkpoints === 1000) expect(checkpoint).toMatchObject({ decisionCount: 0, answers: 0 });
      else expect(checkpoint.answers).toBeLessThanOrEqual(careful.save().checkpoint.answers);
    }
  });

  it('of a finished game loads as finished', () => {
    const play = playAnswers(3, 1, Number.POSITIVE_INFINITY);
    const again = reload(play);
    expect(again.result).toEqual(play.result);
    expect(snapshot(again)).toEqual(snapshot(play));
  });

  it('is saved again identically after loading', () => {
    const play = playAnswers(3, 8, 12);
    expect(JSON.stringify(reload(play).save())).toBe(JSON.stringify(play.save()));
  });

  it('is independent of later answers, and the play is independent of changes to the save', () => {
    const play = playAnswers(2, 3, 5);
    const text = JSON.stringify(play.save());
    const save = play.save();
    const before = snapshot(play);
    (save.checkpoint.state as Auction).players.length = 0;
    (save.answers as unknown[]).length = 0;
    expect(snapshot(play)).toEqual(before);
    const saved = play.save();
    randomMove(play, createChooser(1));
    expect(JSON.stringify(saved)).toBe(text);
  });

  it('holds the origin, even if the given setup, position or save is changed later', () => {
    const greedy = toyGame<{ hand: number[] }>(function* ({ state }) {
      // A setup that became part of the state and is consumed.
      yield* ask(() => ({ by: [0], key: 'q', why: '', options: options('a', 'b') }));
      state.hand.pop();
      return undefined;
    });
    const setup = { hand: [1, 2, 3] };
    const play = Play.start(greedy, setup, 'a');
    setup.hand.push(4);
    play.answer('1', 'a');
    expect(play.state).toEqual({ hand: [1, 2] });
    expect(play.origin).toEqual({ seed: 'a', setup: { hand: [1, 2, 3] } });
    const save = json(play.save());
    const loaded = Play.load(greedy, save);
    save.origin.setup.hand.length = 0;
    save.answers.length = 0;
    loaded.undo();
    expect(loaded.state).toEqual({ hand: [1, 2, 3] });
    const position = { hand: [1, 2] };
    const from = Play.from(greedy, position, 'a');
    position.hand.length = 0;
    from.answer('1', 'b');
    expect(from.state).toEqual({ hand: [1] });
    (from.save().origin as { position: typeof position }).position.hand.push(9);
    from.undo();
    expect(from.state).toEqual({ hand: [1, 2] });
    expect(from.origin).toEqual({ seed: 'a', position: { hand: [1, 2] } });
  });

  it('needs no setup', () => {
    const alone = toyGame<never[]>(function* () {
      yield* ask(() => ({ by: [0], key: 'q', why: '', options: options('a', 'b') }));
      return undefined;
    });
    const nothing = { ...alone, begin: () => [] };
    const play = Play.start(nothing as typeof alone, undefined as never, 'a');
    play.answer('1', 'a');
    const list = { ...nothing, begin: () => ({}) } as unknown as typeof alone;
    const other = Play.start(list, undefined as never, 'a');
    other.answer('1', 'b');
    expect(snapshot(Play.load(list, json(other.save())))).toEqual(snapshot(other));
  });
});

describe('a game from a position', () => {
  const position: Auction = {
    players: [
      { seat: 0, coins: 2, points: 7 },
      { seat: 1, coins: 1, points: 8 },
    ],
    deck: [4, 1],
  };
  const startWithDice = (...dice: number[]) => Play.from(game, position, 'a', dice);

  it('continues from the position with its scripted dice', () => {
    const play = startWithDice(3, 5);
    play.answer('1', 'bid:2');
    play.answer('2', 'bid:0');
    // Seat 0 has no coin left and is not asked; equal bids of nothing go to seat 0.
    expect(play.state.players.map(({ points }) => points)).toEqual([11, 8]);
    expect(play.unrolledDice).toBe(1);
    play.answer('3', 'bid:1');
    expect(play.state.players.map(({ points }) => points)).toEqual([11, 17]);
    expect(play.unrolledDice).toBe(0);
    expect(play.result).toEqual({ winner: 1 });
  });

  it('reports the number of scripted dice not rolled yet', () => {
    expect(startWithDice(1, 2, 3).unrolledDice).toBe(3);
    expect(startWithDice().unrolledDice).toBe(0);
    expect(Play.from(game, position, 'a').unrolledDice).toBeUndefined();
    expect(Play.start(game, 2, 'a').unrolledDice).toBeUndefined();
  });

  it('breaks when a die is rolled after the last scripted die', () => {
    const play = startWithDice();
    play.answer('1', 'bid:2');
    const error = catchPlayError(() => play.answer('2', 'bid:0'));
    expect(error.code).toBe('no-dice');
    expect(error.message).toBe('a die is rolled, but the script has no more dice');
    expect(catchPlayError(() => play.answer('2', 'bid:0')).code).toBe('broken');
    expect(catchPlayError(() => Play.load(game, json(play.save()))).code).toBe('no-dice');
  });

  it('refuses dice without six faces', () => {
    const error = catchPlayError(() => startWithDice(1, 6, 7));
    expect(error).toMatchObject({ code: 'bad-dice', place: 'dice[2]', message: 'dice[2]: 7 is not a die from 1 to 6' });
    for (const die of [0, -1, 1.5, Number.NaN]) expect(catchPlayError(() => startWithDice(die)).code).toBe('bad-dice');
  });

  it('leaves the given position unchanged', () => {
    const before = structuredClone(position);
    const play = startWithDice(6, 6);
    play.answer('1', 'bid:1');
    play.answer('2', 'bid:0');
    expect(position).toEqual(before);
  });

  it('saves, forks, replays and undoes with its position and its scripted dice', () => {
    const play = startWithDice(3, 5);
    play.answer('1', 'bid:2');
    expect(play.save().origin).toEqual({ seed: 'a', position, dice: [3, 5] });
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    play.answer('2', 'bid:0');
    expect(play.save().checkpoint.dice.script).toEqual([5]);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    expect(snapshot(play.fork())).toEqual(snapshot(play));
    expect(snapshot(Play.replay(game, json(play.save())))).toEqual(snapshot(play));
    play.undo(1, true);
    expect(play.unrolledDice).toBe(2);
    play.answer('2', 'bid:0');
    expect(diceOf(play).unrolled).toBe(1);
  });
});
