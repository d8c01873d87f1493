import { type Aside, ask, askUnlessMoot, Play, type Rule, type Table, together } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import {
  answerByKey,
  diceOf,
  expectRefused,
  exposeDice,
  openKeys,
  options,
  optionsOf,
  reload,
  snapshot,
  toyGame,
} from './helpers.js';
import { auction } from './tiny-game.js';

/** Two purses, a clock, and a log of events. */
interface Purses {
  coins: number[];
  hour: number;
  log: string[];
}
type PursesTable = Table<Purses, string>;
const purses = (...coins: number[]): Purses => ({ coins, hour: 0, log: [] });

class Alarm {
  readonly by: string;
  constructor(by: string) {
    this.by = by;
  }
}

function aside(id: string, run: () => Rule<unknown>): Aside {
  return { id, by: 0, key: id, concurrent: true, run };
}

/** Asides open at any time. */
function asides(table: PursesTable): Aside[] {
  const { state, dice } = table;
  const [a = 0] = state.coins;
  const list = [
    aside('give', function* () {
      if (a === 0) return;
      state.coins = [a - 1, (state.coins[1] ?? 0) + 1];
    }),
    aside('offer', function* () {
      state.log.push('offer begins');
      try {
        const accepted = yield* askUnlessMoot<string>(() =>
          state.coins[0] === 0
            ? undefined
            : { by: [1], key: 'offered', why: '', options: options('take', 'leave'), asides: () => asides(table) },
        );
        state.log.push(`offer: ${accepted ?? 'moot'}`);
        if (accepted === 'take') state.coins = [(state.coins[0] ?? 0) - 1, (state.coins[1] ?? 0) + 1];
      } finally {
        state.log.push('offer ends');
      }
    }),
    aside('both', function* () {
      const result = yield* together([question('both-1'), question('both-2')]);
      state.log.push(result.join('+'));
    }),
    aside('roll', function* () {
      state.log.push(`rolled ${dice.d6()}`);
    }),
    aside('alarm', function* () {
      throw new Alarm('aside');
    }),
    {
      ...aside('sudden alarm', function* () {}),
      run: () => {
        throw new Alarm('sudden');
      },
    },
    aside('late alarm', function* () {
      yield* question('when');
      throw new Alarm('late');
    }),
    aside('alarm of several', function* () {
      yield* together([question('quiet'), raiseAlarm()]);
    }),
    aside('end', function* () {
      throw new Alarm('end');
    }),
    aside('fault', function* () {
      throw new Error('a rule is wrong');
    }),
  ];
  return list;
}

function* raiseAlarm(): Rule<string> {
  const result = yield* question('loud');
  throw new Alarm(result);
}

function* question(key: string): Rule<string> {
  return yield* ask(() => ({ by: [0], key, why: '', options: options('a', 'b') }));
}

/** Pays from a purse, with the asides open meanwhile. */
function* pay(table: PursesTable, seat: number): Rule<number> {
  const { state } = table;
  return yield* ask<number>(() => ({
    by: [seat],
    key: `pay-${seat}`,
    why: '',
    options: options(...Array.from({ length: (state.coins[seat] ?? 0) + 1 }, (_, i) => i)),
    window: true,
    asides: () => asides(table),
  }));
}

/** An hour: all pay side by side. An alarm interrupts everyone; a second one in the same hour ends the game. */
const hours = toyGame<Purses, string>(function* (table) {
  const { state } = table;
  const work = function* (): Rule {
    try {
      const amounts = yield* together(state.coins.map((_, seat) => pay(table, seat)));
      state.coins = state.coins.map((coins, seat) => coins - (amounts[seat] ?? 0));
    } finally {
      state.log.push('work ends');
    }
  };
  try {
    yield* work();
  } catch (alarm) {
    if (!(alarm instanceof Alarm)) throw alarm;
    state.log.push(`alarm: ${alarm.by}`);
    if (alarm.by === 'end') return 'over';
    try {
      yield* ask(() => ({ by: [0], key: 'woken', why: '', options: options('a', 'b'), asides: () => asides(table) }));
    } catch {
      return 'two alarms';
    }
  }
  state.hour++;
  return state.hour > 3 ? 'dawn' : undefined;
});

const start = (...coins: number[]) => Play.start(hours, purses(...coins), 'a');
/** A loaded play must equal the saved one. */
const expectSameWhenLoaded = (play: ReturnType<typeof start>) => expect(snapshot(reload(play))).toEqual(snapshot(play));

describe('an aside', () => {
  it('runs as an independent rule, after which the question it interrupted is open again', () => {
    const play = start(2, 0);
    answerByKey(play, 'pay-0', 'give');
    expect(play.decisions.map(({ id, key, options }) => [id, key, options.length])).toEqual([
      ['1', 'pay-0', 2],
      ['2', 'pay-1', 2],
    ]);
    expect(play.answers).toEqual([[1, 'give']]);
  });

  it('may ask a question, which may be answered before or after the interrupted one', () => {
    const play = start(2, 0);
    answerByKey(play, 'pay-0', 'offer');
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1', 'offered']);
    const other = play.fork();
    answerByKey(play, 'offered', 'take');
    expect(optionsOf(play, 'pay-1')).toEqual(['0', '1']);
    answerByKey(other, 'pay-0', '0');
    answerByKey(other, 'offered', 'take');
    expect(openKeys(other)).toEqual(['pay-1']);
    expect(optionsOf(other, 'pay-1')).toEqual(['0', '1']);
  });

  it('may ask several questions side by side', () => {
    const play = start(2, 0);
    answerByKey(play, 'pay-1', 'both');
    answerByKey(play, 'both-2', 'b');
    answerByKey(play, 'both-1', 'a');
    expect(play.state.log).toEqual(['a+b']);
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1']);
  });

  it('may be open several times and may begin within another aside', () => {
    const play = start(2, 0);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'offered', 'offer');
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1', 'offered', 'offered']);
    const [, , first, second] = play.decisions;
    play.answer(second!.id, 'take');
    play.answer(first!.id, 'take');
    expect(play.state.coins).toEqual([0, 2]);
    expectSameWhenLoaded(play);
  });

  it('ends when its question becomes moot', () => {
    const play = start(1, 0);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'pay-0', 'give');
    expect(play.state.log).toEqual(['offer begins', 'offer: moot', 'offer ends']);
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1']);
  });

  it('stays open when the question it was taken in is answered', () => {
    const play = start(3, 0);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'pay-0', '1');
    answerByKey(play, 'pay-1', '0');
    expect(openKeys(play)).toEqual(['offered', 'pay-0', 'pay-1']);
    expect(play.state.hour).toBe(1);
    answerByKey(play, 'offered', 'take');
    expect(play.state.coins).toEqual([1, 1]);
  });

  it('is refused if it is not offered', () => {
    const play = start(2, 0);
    expectRefused(play, 'unknown-option', () => play.answer('1', 'steal'));
    answerByKey(play, 'pay-0', 'both');
    const [, , both] = play.decisions;
    expectRefused(play, 'unknown-option', () => play.answer(both!.id, 'give'));
  });
});

describe('an open aside', () => {
  it('marks its own question as the question of an aside, and no other question', () => {
    const play = start(2, 2);
    const asideKeys = () => play.decisions.filter(({ aside }) => aside).map(({ key }) => key);
    expect(asideKeys()).toEqual([]);
    answerByKey(play, 'pay-0', 'offer');
    expect(asideKeys()).toEqual(['offered']);
    answerByKey(play, 'offered', 'leave');
    expect(asideKeys()).toEqual([]);
  });

  it('prevents checkpoints, so that a save holds the previous checkpoint and all answers since', () => {
    const play = start(3, 0);
    answerByKey(play, 'pay-0', '1');
    answerByKey(play, 'pay-1', 'offer');
    answerByKey(play, 'pay-1', '0');
    expect(play.state.hour).toBe(1);
    expect(play.save().checkpoint.answers).toBe(0);
    expectSameWhenLoaded(play);
    answerByKey(play, 'pay-0', '1');
    answerByKey(play, 'pay-1', '0');
    expect(play.state.hour).toBe(2);
    expect(play.save().checkpoint.answers).toBe(0);
    expectSameWhenLoaded(play);
    answerByKey(play, 'offered', 'leave');
    expect(play.save().checkpoint.answers).toBe(0);
    answerByKey(play, 'pay-0', '0');
    answerByKey(play, 'pay-1', '0');
    expect(play.save().checkpoint.answers).toBe(8);
    expectSameWhenLoaded(play);
  });

  it('is copied by a fork, after which both games are independent', () => {
    const play = start(2, 2);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'pay-1', '1');
    const before = snapshot(play);
    const fork = play.fork();
    expect(snapshot(fork)).toEqual(before);
    answerByKey(fork, 'offered', 'take');
    answerByKey(fork, 'pay-0', '1');
    expect(snapshot(play)).toEqual(before);
    expect(fork.state.coins).toEqual([0, 2]);
  });

  it('allows undo of its answers one by one, and then of the aside itself', () => {
    const play = start(2, 0);
    const steps = [snapshot(play)];
    for (const [key, option] of [
      ['pay-0', 'offer'],
      ['pay-0', 'both'],
      ['both-2', 'a'],
      ['offered', 'take'],
      ['both-1', 'b'],
    ] as const) {
      answerByKey(play, key, option);
      steps.push(snapshot(play));
    }
    expect(play.undoable).toBe(5);
    for (let i = 4; i >= 0; i--) {
      play.undo();
      expect(snapshot(play)).toEqual(steps[i]);
    }
  });

  it('is closed when the game ends', () => {
    const play = start(0, 0);
    answerByKey(play, 'pay-0', 'both');
    for (let hour = 0; hour < 4; hour++) {
      expectSameWhenLoaded(play);
      answerByKey(play, 'pay-0', '0');
      answerByKey(play, 'pay-1', '0');
    }
    expect(play.result).toBe('dawn');
    expect(play.decisions).toEqual([]);
    expectSameWhenLoaded(play);
    play.undo();
    expect(openKeys(play)).toEqual(['both-1', 'both-2', 'pay-1']);
  });
});

describe('an error thrown by an aside', () => {
  it('goes to the main rule where it waits and cancels the rules that it runs side by side', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-1', 'alarm');
    expect(play.state.log).toEqual(['work ends', 'alarm: aside']);
    expect(openKeys(play)).toEqual(['woken']);
    expectSameWhenLoaded(play);
    answerByKey(play, 'woken', 'a');
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1']);
    expect(play.save().checkpoint.answers).toBe(2);
  });

  it('goes to the main rule also after a question of the aside, and from rules side by side in the aside', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-1', 'late alarm');
    answerByKey(play, 'pay-0', 'alarm of several');
    answerByKey(play, 'when', 'b');
    expect(play.state.log).toEqual(['work ends', 'alarm: late']);
    expect(openKeys(play)).toEqual(['quiet', 'loud', 'woken']);
    expectSameWhenLoaded(play);
    answerByKey(play, 'loud', 'a');
    expect(play.result).toBe('two alarms');
    expectSameWhenLoaded(play);
  });

  it('goes to the main rule also when the aside throws before it returns a rule', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-0', 'sudden alarm');
    expect(play.state.log).toEqual(['work ends', 'alarm: sudden']);
    expect(openKeys(play)).toEqual(['woken']);
  });

  it('may end the game', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'pay-0', 'end');
    expect(play.result).toBe('over');
    expect(play.decisions).toEqual([]);
    expectRefused(play, 'over', () => play.answer('3', 'take'));
    expectSameWhenLoaded(play);
    expect(snapshot(Play.replay(hours, structuredClone(play.save())))).toEqual(snapshot(play));
  });

  it('goes to the main question of a later step if the aside is still open then', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-0', 'late alarm');
    answerByKey(play, 'pay-0', '0');
    answerByKey(play, 'pay-1', '0');
    expect(play.state.hour).toBe(1);
    answerByKey(play, 'when', 'a');
    expect(openKeys(play)).toEqual(['woken']);
    expect(play.state.log).toEqual(['work ends', 'work ends', 'alarm: late']);
    expectSameWhenLoaded(play);
  });

  it('breaks the game if the main rule does not catch it', () => {
    const play = start(1, 1);
    expect(() => answerByKey(play, 'pay-0', 'fault')).toThrow('a rule is wrong');
    expect(play.state.log).toEqual(['work ends']);
    expectRefused(play, 'broken', () => play.answer('1', '0'));
    play.undo();
    expect(openKeys(play)).toEqual(['pay-0', 'pay-1']);
  });

  it('leaves other asides open, since they are independent rules', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-0', 'offer');
    answerByKey(play, 'pay-0', 'alarm');
    expect(openKeys(play)).toEqual(['offered', 'woken']);
    answerByKey(play, 'offered', 'take');
    expect(play.state.coins).toEqual([0, 2]);
  });
});

describe('an error thrown by the main rule', () => {
  it('leaves an open aside unchanged if the main rule catches it', () => {
    const game = toyGame<Purses, string>(function* (table) {
      const build = () => ({
        by: [0],
        key: 'go',
        why: '',
        options: options('on', 'alarm'),
        asides: () => asides(table),
      });
      try {
        const result = yield* ask<string>(build);
        if (result === 'alarm') throw new Alarm('main');
      } catch {
        table.state.coins = [0, 0];
      }
      table.state.hour++;
      return undefined;
    });
    const play = Play.start(game, purses(2, 0), 'a');
    answerByKey(play, 'go', 'offer');
    expect(openKeys(play)).toEqual(['go', 'offered']);
    answerByKey(play, 'go', 'alarm');
    // The offer was rebuilt and turned out to be moot; no checkpoint was possible before that.
    expect(play.state.log).toEqual(['offer begins', 'offer: moot', 'offer ends']);
    expect(play.save().checkpoint.answers).toBe(0);
    expect(snapshot(reload(play))).toEqual(snapshot(play));
    answerByKey(play, 'go', 'on');
    expect(play.save().checkpoint.answers).toBe(3);
  });
});

describe('chance in an aside', () => {
  it('raises the undo barrier like any other chance', () => {
    const play = start(1, 1);
    answerByKey(play, 'pay-0', 'give');
    const before = diceOf(play).state();
    answerByKey(play, 'pay-0', 'roll');
    expect(diceOf(play).state()).not.toEqual(before);
    expect(play.undoable).toBe(0);
    expectSameWhenLoaded(play);
  });
});

describe('an aside of the tiny game', () => {
  it('gives an offered coin to the other seat when the offer is accepted', () => {
    const play = Play.start(exposeDice(auction), 2, 'a');
    play.answer('1', 'give:1');
    expect(play.decisions.map(({ id, by, key }) => [id, by, key])).toEqual([
      ['1', [0], 'how-many-coins'],
      ['2', [1], 'how-many-coins'],
      ['3', [1], 'take-a-coin'],
    ]);
    play.answer('3', 'take');
    expect(optionsOf(play, 'how-many-coins').filter((id) => id === 'bid:6')).toHaveLength(1);
  });

  it('lapses when all coins of the giver have been bid', () => {
    const play = Play.start(exposeDice(auction), 2, 'a');
    play.answer('1', 'give:1');
    play.answer('1', 'bid:5');
    expect(openKeys(play)).toEqual(['how-many-coins']);
    expect(play.answers).toHaveLength(2);
  });
});
