import { ask, askUnlessMoot, Play, PlayError, type Question } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import {
  answerByKey,
  catchPlayError,
  expectRefused,
  exposeDice,
  openKeys,
  options,
  optionsOf,
  snapshot,
  toyGame,
} from './helpers.js';
import { auction } from './tiny-game.js';

const start = (seats = 3, seed = 'a') => Play.start(exposeDice(auction), seats, seed);

/** Asks `key` with the given options repeatedly and records the answers in the state. */
const createAskingGame = (question: (state: { taken: unknown[] }) => Partial<Question>) =>
  toyGame<{ taken: unknown[] }>(function* ({ state }) {
    const build = () => ({ by: [0], key: 'q', why: 'rule 1', options: options('a', 'b'), ...question(state) });
    state.taken.push(yield* ask<unknown>(build));
    return state.taken.length >= 3 ? 'done' : undefined;
  });

describe('a decision', () => {
  it('is plain data: seats, question, clause, every option and every aside', () => {
    const [decision] = start().decisions;
    expect(decision).toEqual({
      id: '1',
      by: [0],
      key: 'how-many-coins',
      why: 'rule 1',
      options: [0, 1, 2, 3, 4, 5].map((n) => ({ id: `bid:${n}`, key: 'coins', args: { n } })),
      asides: [
        { id: 'give:1', by: 0, key: 'give-a-coin' },
        { id: 'give:2', by: 0, key: 'give-a-coin' },
      ],
    });
  });

  it('is unchanged after a round trip through JSON', () => {
    const { decisions } = start();
    expect(JSON.parse(JSON.stringify(decisions))).toStrictEqual(decisions);
  });

  it('contains no private data of an option, not even fields unknown to the types', () => {
    const secret = { id: 'a', value: { hidden: 1 }, key: 'o', args: { n: 1 }, on: 'token', by: 2, extra: () => 'x' };
    const play = Play.start(
      createAskingGame(() => ({
        options: [secret, ...options('b')],
        asides: () => [{ id: 'c', by: 1, key: 'a', on: 'card', args: { m: 2 }, run: function* () {}, extra: 1 }],
      })),
      { taken: [] },
      'a',
    );
    expect(play.decisions[0]).toStrictEqual({
      id: '1',
      by: [0],
      key: 'q',
      why: 'rule 1',
      options: [
        { id: 'a', key: 'o', args: { n: 1 }, on: 'token', by: 2 },
        { id: 'b', key: 'option' },
      ],
      asides: [{ id: 'c', key: 'a', args: { m: 2 }, on: 'card', by: 1 }],
    });
  });

  it('shows its subject as it was when the decision was read', () => {
    const rolled = [1, 2];
    const about = () => ({ rolled, bonus: undefined, again: () => 3 });
    const question = createAskingGame(() => ({ about, args: { monster: 'x' } }));
    const [decision] = Play.start(question, { taken: [] }, 'a').decisions;
    rolled.push(6);
    expect(decision?.about).toStrictEqual({ rolled: [1, 2] });
    expect(decision?.args).toEqual({ monster: 'x' });
  });

  it('builds its asides and its subject only when it is read', () => {
    const built: string[] = [];
    const asides = () => {
      built.push('asides');
      return [];
    };
    const about = () => built.push('about');
    const play = Play.start(
      createAskingGame(() => ({ asides, about })),
      { taken: [] },
      'a',
    );
    play.answer('1', 'a');
    play.choose(0, 1);
    expect(built).toEqual([]);
    expect(play.decisions).toHaveLength(1);
    expect(built.sort()).toEqual(['about', 'asides']);
  });

  it('has a consecutive number and is answered by its id and an option id', () => {
    const play = start(2);
    expect(play.decisions.map(({ id }) => id)).toEqual(['1', '2']);
    play.answer('2', 'bid:3');
    expect(play.decisions.map(({ id }) => id)).toEqual(['1']);
    play.answer('1', 'bid:0');
    expect(play.decisions.map(({ id }) => id)).toEqual(['3', '4']);
    expect(play.state.players.map(({ coins }) => coins)).toEqual([5, 2]);
    expect(play.answers).toEqual([
      [2, 'bid:3'],
      [1, 'bid:0'],
    ]);
    expect(play.decisionCount).toBe(4);
  });

  it('returns the value of the chosen option to the rule unchanged', () => {
    const value = { deep: [() => 1] };
    let received: unknown;
    const game = toyGame<{ n: number }>(function* () {
      received = yield* ask<unknown>(() => ({
        by: [0],
        key: 'q',
        why: '',
        options: [{ id: 'x', key: 'o', value }, ...options('y')],
      }));
      return 'done';
    });
    const play = Play.start(game, { n: 0 }, 'a');
    play.answer('1', 'x');
    expect(received).toBe(value);
    expect(play.result).toBe('done');
  });

  it('prefers an option to an aside with the same id', () => {
    const asides = () => [
      {
        id: 'a',
        by: 0,
        key: 'a',
        *run() {
          throw new Error('not this one');
        },
      },
    ];
    const play = Play.start(
      createAskingGame(() => ({ asides })),
      { taken: [] },
      'a',
    );
    play.answer('1', 'a');
    expect(play.state.taken).toEqual(['a']);
  });

  it('with a single option answers itself and takes no number', () => {
    const play = Play.start(
      createAskingGame(({ taken }) => ({ options: taken.length === 1 ? options('a', 'b') : options('only') })),
      { taken: [] },
      'a',
    );
    expect(play.state.taken).toEqual(['only']);
    expect(play.decisions.map(({ id }) => id)).toEqual(['1']);
    play.answer('1', 'b');
    expect(play.state.taken).toEqual(['only', 'b', 'only']);
    expect(play.answers).toEqual([[1, 'b']]);
    expect(play.result).toBe('done');
  });

  it('with a single option stays open if it is a window', () => {
    const play = Play.start(
      createAskingGame(() => ({ options: options('only'), window: true })),
      { taken: [] },
      'a',
    );
    expect(optionsOf(play, 'q')).toEqual(['only']);
    play.answer('1', 'only');
    expect(play.decisions).toHaveLength(1);
  });

  it('is not asked if it is moot from the start', () => {
    const game = toyGame<{ got: string }>(function* ({ state }) {
      state.got = String(yield* askUnlessMoot<string>(() => undefined));
      return 'done';
    });
    expect(Play.start(game, { got: '' }, 'a').state.got).toBe('undefined');
  });

  it('without options throws an error that names the question and the clause', () => {
    const error = catchPlayError(() =>
      Play.start(
        createAskingGame(() => ({ options: [] })),
        { taken: [] },
        'a',
      ),
    );
    expect(error.code).toBe('no-option');
    expect(error.message).toBe('"q" (rule 1) is asked without any option');
    const moot = toyGame<{ n: number }>(function* () {
      yield* askUnlessMoot(() => ({ by: [0], key: 'm', why: 'rule 2', options: [] }));
      return 'done';
    });
    expect(catchPlayError(() => Play.start(moot, { n: 0 }, 'a')).code).toBe('no-option');
  });
});

describe('a refused answer changes nothing', () => {
  it('for a decision that was settled before', () => {
    const play = start();
    play.answer('1', 'bid:1');
    expect(expectRefused(play, 'stale-decision', () => play.answer('1', 'bid:1')).message).toBe(
      'decision 1 has been settled; open now: 2, 3',
    );
  });

  it.each(['4', '0', '-1', '1.5', '01', ' 1', '1e0', '0x1', '', 'bid', 'NaN', 'Infinity'])(
    'for a decision that does not exist: "%s"',
    (id) => {
      const play = start();
      expect(expectRefused(play, 'unknown-decision', () => play.answer(id, 'bid:1')).message).toBe(
        `there is no decision "${id}"; open now: 1, 2, 3`,
      );
    },
  );

  it('for an option that the decision does not have', () => {
    const play = start();
    const error = expectRefused(play, 'unknown-option', () => play.answer('1', 'bid:6'));
    expect(error.message).toBe('decision 1 has no option "bid:6"; it has: bid:0, bid:1, bid:2, bid:3, bid:4, bid:5');
    expectRefused(play, 'unknown-option', () => play.answer('1', ''));
    expectRefused(play, 'unknown-option', () => play.answer('1', 'give:0'));
  });

  it('for the index of a question or option that does not exist', () => {
    const play = start();
    expectRefused(play, 'unknown-option', () => play.choose(3, 0));
    expectRefused(play, 'unknown-option', () => play.choose(0, 6));
    expectRefused(play, 'unknown-option', () => play.choose(-1, 0));
    expectRefused(play, 'unknown-decision', () => play.takeAside(3, 'give:1'));
  });

  it('for an option that was removed while the question was open', () => {
    const play = start();
    play.answer('1', 'give:2');
    answerByKey(play, 'take-a-coin', 'take');
    expectRefused(play, 'unknown-option', () => play.answer('1', 'bid:5'));
  });

  it('for any decision after the end of the game', () => {
    const play = Play.start(
      createAskingGame(({ taken }) => ({ key: `q${taken.length}` })),
      { taken: [1, 2] },
      'a',
    );
    answerByKey(play, 'q2', 'a');
    expect(play.result).toBe('done');
    expect(play.decisions).toEqual([]);
    expect(play.questions).toEqual([]);
    expect(expectRefused(play, 'over', () => play.answer('1', 'a')).message).toBe('the game is over');
    expectRefused(play, 'over', () => play.choose(0, 0));
    expectRefused(play, 'over', () => play.takeAside(0, 'x'));
  });
});

describe('a program that plays', () => {
  it('answers by the index of question and option, with the same outcome', () => {
    const [byId, byPlace] = [start(), start()];
    byId.answer('2', 'bid:4');
    byPlace.choose(1, 4);
    byId.answer('3', 'give:0');
    byPlace.takeAside(1, byPlace.questions[1]!.asides!()[0]!.id);
    expect(snapshot(byPlace)).toEqual(snapshot(byId));
    expect(openKeys(byPlace)).toEqual(['how-many-coins', 'how-many-coins', 'take-a-coin']);
  });

  it('sees only the public data of a question', () => {
    const play = start();
    for (const [i, question] of play.questions.entries()) {
      const { id: _, ...decision } = play.decisions[i]!;
      const { by, key, args, why, options, asides } = question;
      expect({ by, key, args, why, options, asides: asides!() }).toStrictEqual({ args: {}, ...decision });
      expect(question.count).toBe(decision.options.length);
      // Its source must not be reachable.
      expect(Reflect.ownKeys(question)).toEqual([]);
      expect(JSON.stringify(options)).not.toContain('value');
    }
    expect(Object.keys(play.questions[0]!.asides!()[0]!)).not.toContain('run');
  });

  it('is refused an aside that does not exist', () => {
    expectRefused(start(), 'unknown-option', () => start().takeAside(0, 'bid:1'));
  });
});

describe('a game whose rules throw an error', () => {
  const fragile = toyGame<{ n: number }>(function* ({ state, dice }) {
    const what = yield* ask(() => ({ by: [0], key: 'q', why: '', options: options('go', 'roll', 'bad', 'worse') }));
    state.n++;
    if (what === 'roll' || what === 'worse') dice.d6();
    if (what === 'bad') throw undefined;
    if (what === 'worse') throw new Error('a rule is wrong');
    return undefined;
  });
  const playToError = (last: string) => {
    const play = Play.start(fragile, { n: 0 }, 'a');
    play.answer('1', 'roll');
    play.answer('2', 'go');
    let thrownError: unknown = 'nothing';
    try {
      play.answer('3', last);
    } catch (error) {
      thrownError = error;
    }
    return { play, thrown: thrownError };
  };

  it('passes the error of the rules on unchanged', () => {
    expect(playToError('worse').thrown).toEqual(new Error('a rule is wrong'));
    expect(playToError('bad').thrown).toBeUndefined();
  });

  it.each(['bad', 'worse'])('opens no more decisions and refuses every further answer (%s)', (last) => {
    const { play } = playToError(last);
    expect(play.result).toBeUndefined();
    expect(play.decisions).toEqual([]);
    expectRefused(play, 'broken', () => play.answer('3', 'go'));
    expectRefused(play, 'broken', () => play.answer('4', 'go'));
    expectRefused(play, 'broken', () => play.choose(0, 0));
    expect(catchPlayError(() => play.answer('3', 'go')).message).toContain('the game failed earlier');
  });

  it('still saves, and the save breaks in the same way when it is loaded', () => {
    const { play } = playToError('worse');
    const report = JSON.parse(JSON.stringify(play.save()));
    expect(report.answers).toEqual([
      [1, 'roll'],
      [2, 'go'],
      [3, 'worse'],
    ]);
    expect(() => Play.load(fragile, report)).toThrow(new Error('a rule is wrong'));
    expect(() => Play.replay(fragile, report)).toThrow(new Error('a rule is wrong'));
    expect(() => play.fork()).toThrow(new Error('a rule is wrong'));
  });

  it('reports an error in the rules as such, not as damage to the save', () => {
    const empty = toyGame<{ n: number }>(function* ({ state }) {
      state.n++;
      yield* ask(() => ({ by: [0], key: 'q', why: '', options: state.n > 1 ? [] : options('a', 'b') }));
      return undefined;
    });
    const play = Play.start(empty, { n: 0 }, 'a');
    expect(catchPlayError(() => play.answer('1', 'a')).code).toBe('no-option');
    expect(catchPlayError(() => Play.load(empty, structuredClone(play.save()))).code).toBe('no-option');
  });

  it('continues after undo of the failed answer', () => {
    const { play } = playToError('bad');
    play.undo();
    expect(play.state.n).toBe(2);
    play.answer('3', 'go');
    expect(play.state.n).toBe(3);
  });

  it('keeps the undo barrier of a die rolled before the error', () => {
    const { play } = playToError('worse');
    expect(play.undoable).toBe(0);
    expectRefused(play, 'undo-barrier', () => play.undo());
    play.undo(1, true);
    expect(openKeys(play)).toEqual(['q']);
  });

  it('throws an error before the first question out of Play.start', () => {
    const game = toyGame<{ n: number }>(function* () {
      throw new PlayError('no-dice', 'from a rule');
    });
    expect(catchPlayError(() => Play.start(game, { n: 0 }, 'a')).code).toBe('no-dice');
  });
});
