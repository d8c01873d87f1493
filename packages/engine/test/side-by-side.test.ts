import { ask, askUnlessMoot, Play, type Rule, type Table, together } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import {
  answerByKey,
  catchPlayError,
  exposeDice,
  openKeys,
  options,
  optionsOf,
  reload,
  snapshot,
  toyGame,
} from './helpers.js';
import { auction } from './tiny-game.js';

interface Pot {
  pot: number;
  log: string[];
}
type PotTable = Table<Pot, string>;
const pot = (n: number): Pot => ({ pot: n, log: [] });

/** A seat takes part of the pot; a seat that finds too little left has nothing to decide. */
function* take({ state }: PotTable, seat: number, key = `take-${seat}`): Rule<number | undefined> {
  const n = yield* askUnlessMoot<number>(() =>
    state.pot === 0
      ? undefined
      : { by: [seat], key, why: '', options: options(...Array.from({ length: state.pot }, (_, i) => i + 1)) },
  );
  state.pot -= n ?? 0;
  state.log.push(`${key}: ${n ?? 'moot'}`);
  return n;
}

/** Asks regardless of the state. */
function* askPlainly(key: string): Rule<string> {
  return yield* ask(() => ({ by: [0], key, why: '', options: options('a', 'b', 'stop') }));
}

/** Holds a seat while it runs, and releases it however it ends. */
function* holdSeat(state: Pot, key: string, inside: Rule<unknown>): Rule<unknown> {
  state.log.push(`${key} begins`);
  try {
    return yield* inside;
  } finally {
    state.log.push(`${key} ends`);
  }
}

class Stop {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

function* askOrStop(key: string): Rule<string> {
  const option = yield* askPlainly(key);
  if (option === 'stop') throw new Stop(key);
  return option;
}

describe('rules side by side', () => {
  it('are open at once, accept answers in any order, and return results in the order of the rules', () => {
    const game = toyGame<Pot, string[]>(function* () {
      return yield* together(['x', 'y', 'z'].map((key) => askPlainly(key)));
    });
    const play = Play.start(game, pot(0), 'a');
    expect(openKeys(play)).toEqual(['x', 'y', 'z']);
    answerByKey(play, 'z', 'a');
    answerByKey(play, 'x', 'b');
    answerByKey(play, 'y', 'stop');
    expect(play.result).toEqual(['b', 'stop', 'a']);
    expect(play.answers).toEqual([
      [3, 'a'],
      [1, 'b'],
      [2, 'stop'],
    ]);
  });

  it('may be none and then end at once', () => {
    const game = toyGame<Pot, string>(function* () {
      const none = yield* together<number>([]);
      const [one] = yield* together([askPlainly('one')]);
      return `${none.length} ${one}`;
    });
    const play = Play.start(game, pot(0), 'a');
    expect(openKeys(play)).toEqual(['one']);
    answerByKey(play, 'one', 'a');
    expect(play.result).toBe('0 a');
  });

  it('may each ask several questions independently', () => {
    const game = toyGame<Pot, number>(function* (table) {
      const rules = [0, 1].map(function* (seat): Rule<number> {
        let sum = 0;
        for (let i = 0; i < 2; i++) sum += (yield* take(table, seat)) ?? 0;
        return sum;
      });
      const [a, b] = yield* together(rules);
      return 10 * (a ?? 0) + (b ?? 0);
    });
    const play = Play.start(game, pot(9), 'a');
    answerByKey(play, 'take-1', '2');
    answerByKey(play, 'take-1', '3');
    expect(openKeys(play)).toEqual(['take-0']);
    answerByKey(play, 'take-0', '1');
    answerByKey(play, 'take-0', '2');
    expect(play.result).toBe(35);
  });

  it('may run rules side by side themselves', () => {
    const game = toyGame<Pot, string[][]>(function* () {
      const pair = (key: string) => together([askPlainly(`${key}1`), askPlainly(`${key}2`)]);
      return yield* together([pair('x'), together<string>([]), together([askPlainly('y')]), pair('z')]);
    });
    const play = Play.start(game, pot(0), 'a');
    expect(openKeys(play)).toEqual(['x1', 'x2', 'y', 'z1', 'z2']);
    for (const key of ['z2', 'x1', 'y', 'x2', 'z1']) answerByKey(play, key, key < 'y' ? 'a' : 'b');
    expect(play.result).toEqual([['a', 'a'], [], ['b'], ['b', 'b']]);
  });

  it('do not overflow the stack in many sets without questions', () => {
    const game = toyGame<Pot, number>(function* ({ state }) {
      const add = function* (): Rule {
        state.pot++;
      };
      for (let i = 0; i < 20_000; i++) yield* together([add(), add()]);
      for (let i = 0; i < 20_000; i++) {
        try {
          yield* together([add(), throwError(new Stop('at once'))]);
        } catch (error) {
          if (!(error instanceof Stop)) throw error;
        }
      }
      return state.pot;
    });
    expect(Play.start(game, pot(0), 'a').result).toBe(60_000);
  });
});

function* throwError(error: unknown): Rule<never> {
  throw error;
}

describe('an open question that is built again after a change', () => {
  const createPotGame = (seats: number) =>
    toyGame<Pot, string>(function* (table) {
      yield* together(Array.from({ length: seats }, (_, seat) => take(table, seat)));
      return table.state.log.join(', ');
    });

  it('has the same decision id and other options after the answer to another question', () => {
    const play = Play.start(createPotGame(3), pot(5), 'a');
    answerByKey(play, 'take-1', '2');
    expect(play.decisions.map(({ id, options }) => [id, options.length])).toEqual([
      ['1', 3],
      ['3', 3],
    ]);
  });

  it('has other options also if it is the only open one', () => {
    const play = Play.start(createPotGame(2), pot(5), 'a');
    answerByKey(play, 'take-1', '2');
    expect(optionsOf(play, 'take-0')).toEqual(['1', '2', '3']);
  });

  it('answers itself when only one option is left', () => {
    const play = Play.start(createPotGame(3), pot(5), 'a');
    answerByKey(play, 'take-0', '4');
    // Seat 1 takes the last coin, and seat 2 finds none.
    expect(play.result).toBe('take-0: 4, take-1: 1, take-2: moot');
    expect(play.answers).toEqual([[1, '4']]);
  });

  it('returns undefined to its rule when it has become moot', () => {
    const play = Play.start(createPotGame(3), pot(5), 'a');
    answerByKey(play, 'take-2', '5');
    expect(play.result).toBe('take-2: 5, take-0: moot, take-1: moot');
  });

  it('stays open with one option if it is a window', () => {
    const game = toyGame<Pot, string>(function* (table) {
      const { state } = table;
      const watch = function* (): Rule<number> {
        const build = () => ({ by: [9], key: 'watch', why: '', options: options(state.pot), window: true });
        return yield* ask<number>(build);
      };
      const [, watched] = yield* together([take(table, 0), watch()]);
      return `saw ${watched}`;
    });
    const play = Play.start(game, pot(3), 'a');
    expect(optionsOf(play, 'watch')).toEqual(['3']);
    answerByKey(play, 'take-0', '2');
    expect(optionsOf(play, 'watch')).toEqual(['1']);
    answerByKey(play, 'watch', '1');
    expect(play.result).toBe('saw 1');
  });

  it('reflects a rule that starts side by side later, before any answer', () => {
    const game = toyGame<Pot, string>(function* (table) {
      const rules = [take(table, 0), take(table, 1), spend(table, 2), take(table, 3)];
      yield* together(rules);
      return table.state.log.join(', ');
    });
    const play = Play.start(game, pot(5), 'a');
    expect(play.decisions.map(({ options }) => options.length)).toEqual([3, 3, 3]);
    const greedy = Play.start(game, pot(2), 'a');
    expect(greedy.result).toBe('take-3: moot, take-0: moot, take-1: moot');
    expect(snapshot(reload(greedy))).toEqual(snapshot(greedy));
  });

  it('reflects changes that the answered rule makes before it asks again', () => {
    const game = toyGame<Pot, string>(function* (table) {
      const twice = function* (): Rule {
        yield* take(table, 0);
        yield* take(table, 0, 'again');
      };
      yield* together<unknown>([twice(), take(table, 1)]);
      return table.state.log.join(', ');
    });
    const play = Play.start(game, pot(6), 'a');
    answerByKey(play, 'take-0', '2');
    expect(optionsOf(play, 'take-1')).toHaveLength(4);
    expect(optionsOf(play, 'again')).toHaveLength(4);
    answerByKey(play, 'take-1', '3');
    expect(play.result).toBe('take-0: 2, take-1: 3, again: 1');
  });

  it('without options ends the rules side by side with it, like any error', () => {
    const game = toyGame<Pot, string>(function* (table) {
      const { state } = table;
      const askWithoutOptions = function* (): Rule<number> {
        const build = () => ({ by: [1], key: 'careless', why: 'rule 7', options: options(...'ab'.slice(state.pot)) });
        yield* ask<string>(build);
        return 0;
      };
      const count = function* (): Rule<number> {
        yield* ask(() => ({ by: [0], key: 'count', why: '', options: options('up', 'down') }));
        state.pot = 2;
        yield* ask(() => ({ by: [0], key: 'count', why: '', options: options('up', 'down') }));
        return 0;
      };
      try {
        yield* together<unknown>([holdSeat(state, 'careless', askWithoutOptions()), holdSeat(state, 'count', count())]);
      } catch (error) {
        state.log.push(String(error));
      }
      return state.log.join(', ');
    });
    const play = Play.start(game, pot(0), 'a');
    answerByKey(play, 'count', 'up');
    expect(play.result).toBe(
      'careless begins, count begins, careless ends, count ends, ' +
        'PlayError: "careless" (rule 7) is asked without any option',
    );
  });

  it('passes an error of its build function to the rule that asks', () => {
    const game = toyGame<Pot, string>(function* (table) {
      const { state } = table;
      const failToBuild = function* (): Rule<unknown> {
        try {
          return yield* ask(() => {
            if (state.pot < 5) throw new Stop('the pot is low');
            return { by: [1], key: 'failing', why: '', options: options('a', 'b') };
          });
        } catch (error) {
          return (error as Stop).why;
        }
      };
      const [, why] = yield* together<unknown>([take(table, 0), failToBuild()]);
      return String(why);
    });
    const play = Play.start(game, pot(5), 'a');
    answerByKey(play, 'take-0', '1');
    expect(play.result).toBe('the pot is low');
  });

  it('takes a checkpoint when its automatic answer ends the step', () => {
    const game = toyGame<Pot, string>(function* (table) {
      yield* together([take(table, 0), take(table, 1)]);
      table.state.log.push('beat');
      if (table.state.log.length > 6) return table.state.log.join(', ');
      table.state.pot = 3;
      return undefined;
    });
    const play = Play.start(game, pot(3), 'a');
    answerByKey(play, 'take-1', '2');
    expect(play.state.log).toEqual(['take-1: 2', 'take-0: 1', 'beat']);
    expect(play.save().checkpoint.answers).toBe(1);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    answerByKey(play, 'take-0', '3');
    expect(play.state.log).toHaveLength(6);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
  });
});

function* spend({ state }: PotTable, n: number): Rule<undefined> {
  state.pot -= Math.min(n, state.pot);
}

describe('an error thrown by one of several rules side by side', () => {
  const ending = toyGame<Pot, string>(function* ({ state }) {
    try {
      yield* holdSeat(
        state,
        'all',
        together([
          holdSeat(state, 'x', askOrStop('x')),
          holdSeat(
            state,
            'y',
            together([holdSeat(state, 'y1', askOrStop('y1')), holdSeat(state, 'y2', askOrStop('y2'))]),
          ),
          holdSeat(state, 'z', askOrStop('z')),
        ]),
      );
    } catch (stop) {
      if (!(stop instanceof Stop)) throw stop;
      state.log.push(`stopped by ${stop.why}`);
      yield* askPlainly('after');
    }
    return state.log.slice(state.log.indexOf('y2 begins') + 2).join(', ');
  });

  it('ends the other rules, lets them clean up, and goes to the rule that started them', () => {
    const play = Play.start(ending, pot(0), 'a');
    answerByKey(play, 'x', 'stop');
    expect(openKeys(play)).toEqual(['after']);
    answerByKey(play, 'after', 'a');
    expect(play.result).toBe('x ends, y1 ends, y2 ends, y ends, z ends, all ends, stopped by x');
  });

  it('goes up through every level that does not catch it', () => {
    const play = Play.start(ending, pot(0), 'a');
    answerByKey(play, 'y2', 'stop');
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    answerByKey(play, 'after', 'a');
    expect(play.result).toBe('y2 ends, y1 ends, y ends, x ends, z ends, all ends, stopped by y2');
  });

  it('does not reach rules that have already ended', () => {
    const play = Play.start(ending, pot(0), 'a');
    answerByKey(play, 'x', 'a');
    answerByKey(play, 'y1', 'b');
    answerByKey(play, 'z', 'stop');
    answerByKey(play, 'after', 'a');
    expect(play.result).toBe('x ends, y1 ends, z ends, y2 ends, y ends, all ends, stopped by z');
  });

  it('at the start prevents later rules of the set from starting', () => {
    const game = toyGame<Pot, string>(function* ({ state }) {
      try {
        yield* together([
          holdSeat(state, 'x', askPlainly('x')),
          throwError(new Stop('second')),
          holdSeat(state, 'z', askPlainly('z')),
        ]);
      } catch (error) {
        state.log.push((error as Stop).why);
      }
      return state.log.join(', ');
    });
    expect(Play.start(game, pot(0), 'a').result).toBe('x begins, x ends, second');
  });

  it('at the start does not affect rules that are run side by side instead', () => {
    const game = toyGame<Pot, string[]>(function* () {
      try {
        return yield* together([throwError(new Stop('first')), askPlainly('never'), askPlainly('never')]);
      } catch {
        return yield* together([askPlainly('x'), askPlainly('y')]);
      }
    });
    const play = Play.start(game, pot(0), 'a');
    expect(openKeys(play)).toEqual(['x', 'y']);
    answerByKey(play, 'y', 'a');
    answerByKey(play, 'x', 'b');
    expect(play.result).toEqual(['b', 'a']);
  });

  it('breaks the game if no rule catches it', () => {
    const game = toyGame<Pot, string>(function* () {
      yield* together<unknown>([together([askOrStop('x'), askPlainly('y')]), askPlainly('z')]);
      return 'never';
    });
    const play = Play.start(game, pot(0), 'a');
    expect(() => answerByKey(play, 'x', 'stop')).toThrow(Stop);
    expect(play.decisions).toEqual([]);
    expect(catchPlayError(() => play.answer('2', 'a')).code).toBe('broken');
  });

  it('is replaced by an error thrown in the clean-up of another rule, and all other rules still end', () => {
    const game = toyGame<Pot, string>(function* ({ state }) {
      const throwInCleanUp = function* (): Rule<unknown> {
        try {
          return yield* askPlainly('clumsy');
        } finally {
          // biome-ignore lint/correctness/noUnsafeFinally: this error must not replace the first
          throw new Stop('clumsy');
        }
      };
      try {
        yield* together<unknown>([askOrStop('x'), throwInCleanUp(), holdSeat(state, 'z', askPlainly('z'))]);
      } catch (error) {
        state.log.push((error as Stop).why);
      }
      return state.log.join(', ');
    });
    const play = Play.start(game, pot(0), 'a');
    answerByKey(play, 'x', 'stop');
    expect(play.result).toBe('z begins, z ends, clumsy');
  });

  it('makes a question in the clean-up of a rule an error that says so', () => {
    const game = toyGame<Pot, string>(function* ({ state }) {
      const askInCleanUp = function* (): Rule<unknown> {
        try {
          return yield* askPlainly('one');
        } finally {
          yield* askPlainly('two');
        }
      };
      try {
        yield* together<unknown>([askOrStop('x'), askInCleanUp(), holdSeat(state, 'z', askPlainly('z'))]);
      } catch (error) {
        state.log.push((error as Error).message);
      }
      return state.log.join(', ');
    });
    const play = Play.start(game, pot(0), 'a');
    answerByKey(play, 'x', 'stop');
    expect(play.result).toBe('z begins, z ends, an abandoned rule must not ask anything');
  });
});

describe('the tiny game', () => {
  it('takes all bids at once and sells to the highest bidder', () => {
    const play = Play.start(exposeDice(auction), 3, 'a');
    expect(play.decisions.map(({ by }) => by)).toEqual([[0], [1], [2]]);
    play.answer('3', 'bid:2');
    play.answer('1', 'bid:4');
    expect(play.state.deck).toHaveLength(6);
    play.answer('2', 'bid:3');
    expect(play.state.deck).toHaveLength(5);
    expect(play.state.players.map(({ coins }) => coins)).toEqual([1, 5, 5]);
    expect(play.state.players.map(({ points }) => points > 0)).toEqual([true, false, false]);
  });
});
