import { ask, fingerprint, Play, type SavedPlay } from '@vigil/engine';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
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

// A busy machine may be slow.
vi.setConfig({ testTimeout: 120_000 });

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
    expect(error.message).toBe('a die is rolled, but the script holds no more dice');
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

/** Returns the paths of all values in JSON. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const keys = Array.isArray(value) ? value.map((_, i) => i) : Object.keys(value);
  const inner = keys.flatMap((key) => placesIn((value as Record<string | number, unknown>)[key], [...at, key]));
  return at.length > 0 ? [at, ...inner] : inner;
}

/** Returns a copy of a save with another value (undefined: none) at a path. */
function withValueAt(save: unknown, at: readonly (string | number)[], value: unknown): unknown {
  const copy = json(save);
  let within = copy;
  for (const key of at.slice(0, -1)) within = within[key];
  const key = at.at(-1) as string | number;
  if (value !== undefined) within[key] = value;
  else if (Array.isArray(within)) within.splice(Number(key), 1);
  else delete within[key];
  return copy;
}

/** Returns a save with a correct checksum, whatever else is wrong with it. */
function withChecksum(save: unknown): unknown {
  const { check: _, ...rest } = save as SavedPlay;
  return { ...rest, check: fingerprint(rest) };
}

describe('the refusal of a damaged save', () => {
  const save = json(playAnswers(3, 8, 12).save());
  const cases: [string, (string | number)[], unknown][] = [
    ['format', ['format'], 'other'],
    ['format', ['format'], undefined],
    ['formatVersion', ['formatVersion'], 8],
    ['formatVersion', ['formatVersion'], '1'],
    ['game', ['game'], undefined],
    ['game', ['game'], 7],
    ['version', ['version'], null],
    ['origin', ['origin'], undefined],
    ['origin', ['origin'], []],
    ['origin.seed', ['origin', 'seed'], 5],
    ['origin', ['origin', 'setup'], undefined],
    ['origin.dice', ['origin', 'dice'], 'six'],
    ['origin.dice[1]', ['origin', 'dice'], [6, 0]],
    ['answers', ['answers'], undefined],
    ['answers', ['answers'], {}],
    ['answers[2]', ['answers', 2], 'bid:1'],
    ['answers[2]', ['answers', 2], [1]],
    ['answers[2]', ['answers', 2], [1, 'a', 'b']],
    ['answers[2]', ['answers', 2], ['1', 'a']],
    ['answers[2]', ['answers', 2], [1.5, 'a']],
    ['checkpoint', ['checkpoint'], null],
    ['checkpoint.state', ['checkpoint', 'state'], 4],
    ['checkpoint.dice', ['checkpoint', 'dice'], undefined],
    ['checkpoint.dice.key', ['checkpoint', 'dice', 'key'], 'abc'],
    ['checkpoint.dice.key', ['checkpoint', 'dice', 'key'], undefined],
    ['checkpoint.dice.at', ['checkpoint', 'dice', 'at'], -1],
    ['checkpoint.dice.at', ['checkpoint', 'dice', 'at'], 1.5],
    ['checkpoint.dice.script', ['checkpoint', 'dice', 'script'], 3],
    ['checkpoint.dice.script[0]', ['checkpoint', 'dice', 'script'], [9]],
    ['checkpoint.decisionCount', ['checkpoint', 'decisionCount'], '3'],
    ['checkpoint.answers', ['checkpoint', 'answers'], 13],
    ['checkpoint.answers', ['checkpoint', 'answers'], undefined],
    ['barrier', ['barrier'], 13],
    ['barrier', ['barrier'], -1],
    ['check', ['check'], undefined],
    ['check', ['check'], '00000000'],
    ['check', ['checkpoint', 'state', 'players', 1, 'coins'], 99],
    ['check', ['checkpoint', 'dice', 'at'], 99_999],
    ['check', ['origin', 'seed'], 'another'],
    ['check', ['checkpoint', 'extra'], 1],
  ];
  it.each(cases)('names %s where the value at %j becomes %j', (place, at, value) => {
    const error = catchPlayError(() => Play.load(game, withValueAt(save, at, value)));
    expect(error).toMatchObject({ code: 'damaged-save', place });
    expect(error.message.startsWith(`${place}: `)).toBe(true);
    expect(catchPlayError(() => Play.replay(game, withValueAt(save, at, value))).message).toBe(error.message);
  });

  it.each([undefined, null, 7, 'text', [], true])('names "save" for a value that is not a save: %j', (input) => {
    expect(catchPlayError(() => Play.load(game, input))).toMatchObject({ code: 'damaged-save', place: 'save' });
  });

  it('names an answer that does not fit, in a save with a correct checksum', () => {
    const last = save.answers.length - 1;
    expect(save.checkpoint.answers).toBeGreaterThan(0);
    expect(save.checkpoint.answers).toBeLessThanOrEqual(last);
    const other = (at: number, answer: unknown) => withChecksum(withValueAt(save, ['answers', at], answer));
    const loading = (input: unknown) => catchPlayError(() => Play.load(game, input));
    expect(loading(other(last, [999, 'bid:0']))).toMatchObject({
      code: 'damaged-save',
      place: `answers[${last}]`,
      message: expect.stringContaining('there is no decision "999"'),
    });
    expect(loading(other(last, [1, 'bid:0'])).message).toContain(`answers[${last}]: decision 1 has been settled`);
    expect(loading(other(last, [save.answers[last][0], 'bid:x'])).message).toContain('has no option "bid:x"');
    // Only a replay reads answers before the checkpoint.
    const early = other(0, [1, 'bid:99']);
    expect(Play.load(game, early).answers).toHaveLength(last + 1);
    expect(catchPlayError(() => Play.replay(game, early))).toMatchObject({ code: 'damaged-save', place: 'answers[0]' });
  });

  it('names an answer after the end of the game, in a save with a correct checksum', () => {
    const over = json(playAnswers(2, 6, Number.POSITIVE_INFINITY).save());
    over.answers.push([1, 'bid:0']);
    const error = catchPlayError(() => Play.load(game, withChecksum(over)));
    expect(error).toMatchObject({ code: 'damaged-save', place: `answers[${over.answers.length - 1}]` });
    expect(error.message).toContain('the game is over');
  });

  it('names the other game of a save of another game', () => {
    const error = catchPlayError(() => Play.load({ ...game, id: 'chess' }, save));
    expect(error).toMatchObject({ code: 'wrong-game', place: 'game' });
    expect(error.message).toBe('game: this is a game of "auction", not of "chess"');
  });

  it('names a place for any change of any value', () => {
    const saves = Array.from({ length: 8 }, (_, i) => json(playAnswers(2 + (i % 3), 20 + i, 4 * i).save()));
    const other = fc.oneof(fc.constant(undefined), fc.jsonValue({ maxDepth: 1 }));
    const property = fc.property(fc.nat(), fc.nat(), other, (which, where, value) => {
      const original = saves[which % saves.length];
      const all = placesIn(original);
      const at = all[where % all.length] as (string | number)[];
      const input = json(withValueAt(original, at, value));
      if (JSON.stringify(input) === JSON.stringify(original)) return;
      const error = catchPlayError(() => Play.load(game, input));
      expect(error.code).toBe(at[0] === 'game' && typeof value === 'string' ? 'wrong-game' : 'damaged-save');
      expect(error.place).toBeTruthy();
      expect(error.message.startsWith(`${error.place}: `)).toBe(true);
    });
    fc.assert(property, { seed: 1, numRuns: 600 });
  });

  it('covers a text that was cut short or has a wrong character', () => {
    const text = JSON.stringify(save);
    const loading = (input: string) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(input);
      } catch {
        return;
      }
      if (JSON.stringify(parsed) === text) return;
      expect(['damaged-save', 'wrong-game']).toContain(catchPlayError(() => Play.load(game, parsed)).code);
    };
    for (let cut = 0; cut < text.length; cut++) loading(text.slice(0, cut));
    for (let at = 0; at < text.length; at++) {
      for (const char of ['0', '7', 'x', '"']) loading(text.slice(0, at) + char + text.slice(at + 1));
    }
  });
});
