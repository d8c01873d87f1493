import { type Aside, ask, onPremise, Play, Premise, type Rule, standBy, type Table, together } from '@vigil/engine';
import { describe, expect, it } from 'vitest';
import { answerByKey, expectRefused, openKeys, options, reload, snapshot, toyGame } from './helpers.js';

/** Two walkers. Each may stumble, which must be resolved before anyone walks on. */
interface Walk {
  at: string[];
  log: string[];
}
type WalkTable = Table<Walk, string>;

class Away {
  readonly seat: number;
  constructor(seat: number) {
    this.seat = seat;
  }
}

/** Holds while the walker is where the question found them. */
class StaysInPlace extends Premise {
  private readonly state: Walk;
  private readonly seat: number;
  private at: string | undefined;
  constructor(state: Walk, seat: number) {
    super();
    this.state = state;
    this.seat = seat;
  }
  capture(): void {
    this.at = this.state.at[this.seat];
  }
  check(): void {
    if (this.state.at[this.seat] !== this.at) throw new Away(this.seat);
  }
}

class SettlingPremise extends Premise {
  override readonly settles = true;
  capture(): void {}
  check(): void {}
}

function question(key: string, by: number, more: { asides?: () => Aside[]; window?: boolean } = {}): Rule<string> {
  return ask(() => ({ by: [by], key, why: '', options: options('a', 'b'), ...more }));
}

function asides({ state }: WalkTable): Aside[] {
  return [
    {
      id: 'stumble',
      by: 0,
      key: 'stumble',
      *run() {
        state.log.push(yield* question('hurt', 0, { asides: () => [whistle(state)] }));
        state.at[0] = 'bed';
        yield* together([question('left', 0), question('right', 0)]);
      },
    },
    whistle(state),
  ];
}

function whistle(state: Walk): Aside {
  return {
    id: 'whistle',
    by: 1,
    key: 'whistle',
    concurrent: true,
    *run() {
      state.log.push(`tune ${yield* question('tune', 1)}`);
    },
  };
}

/** A walk of several steps, which ends for a walker who is carried off. */
function* walk(table: WalkTable, seat: number): Rule {
  const { state } = table;
  try {
    yield* onPremise(new StaysInPlace(state, seat), takeSteps(table, seat));
  } catch (away) {
    if (!(away instanceof Away) || away.seat !== seat) throw away;
    state.log.push(`${seat} is away`);
  }
}

function* takeSteps(table: WalkTable, seat: number): Rule {
  const { state } = table;
  try {
    for (let step = 0; step < 2; step++) {
      const way = yield* question(`walk-${seat}`, seat, { asides: () => asides(table) });
      state.at[seat] = `${state.at[seat]}${way}`;
      // The other walker is pulled along.
      if (way === 'b') state.at[1 - seat] = 'ditch';
    }
    yield* onPremise(new SettlingPremise(), question(`rest-${seat}`, seat));
    state.log.push(`${seat} has rested`);
  } finally {
    state.log.push(`${seat} ends`);
  }
}

const day = toyGame<Walk, string>(function* (table) {
  yield* together([walk(table, 0), walk(table, 1)]);
  return 'night';
});

const start = () => Play.start(day, { at: ['', ''], log: [] }, 'a');
const expectSameWhenLoaded = (play: ReturnType<typeof start>) => expect(snapshot(reload(play))).toEqual(snapshot(play));

describe('an aside that is not concurrent', () => {
  it('suspends all decisions that were open before it and refuses answers to them', () => {
    const play = start();
    const [first, second] = play.decisions.map(({ id }) => id);
    answerByKey(play, 'walk-0', 'stumble');
    expect(openKeys(play)).toEqual(['hurt']);
    const before = snapshot(play);
    const { message } = expectRefused(play, 'stale-decision', () => play.answer(first!, 'a'));
    expect(message).toBe('decision 1 waits until the aside begun during it has ended; open now: 3');
    expectRefused(play, 'stale-decision', () => play.answer(second!, 'a'));
    expectRefused(play, 'unknown-option', () => play.choose(1, 0));
    expect(snapshot(play)).toEqual(before);
    expectSameWhenLoaded(play);
  });

  it('may run rules side by side, after which the suspended decisions are open again', () => {
    const play = start();
    answerByKey(play, 'walk-1', 'stumble');
    answerByKey(play, 'hurt', 'a');
    expect(openKeys(play)).toEqual(['left', 'right']);
    expectSameWhenLoaded(play);
    answerByKey(play, 'right', 'a');
    expect(openKeys(play)).toEqual(['left']);
    answerByKey(play, 'left', 'a');
    expect(openKeys(play)).toEqual(['walk-1']);
    expect(play.state.log).toEqual(['a', '0 ends', '0 is away']);
    expectSameWhenLoaded(play);
  });

  it('can be undone like any other answer, which opens the suspended decisions again', () => {
    const play = start();
    const before = openKeys(play);
    answerByKey(play, 'walk-0', 'stumble');
    play.undo();
    expect(openKeys(play)).toEqual(before);
    expectSameWhenLoaded(play);
  });

  it('suspends an earlier concurrent aside, but not one begun within it', () => {
    const play = start();
    answerByKey(play, 'walk-0', 'whistle');
    expect(openKeys(play)).toEqual(['walk-0', 'walk-1', 'tune']);
    answerByKey(play, 'walk-0', 'stumble');
    expect(openKeys(play)).toEqual(['hurt']);
    answerByKey(play, 'hurt', 'whistle');
    expect(openKeys(play)).toEqual(['hurt', 'tune']);
    expectSameWhenLoaded(play);
    answerByKey(play, 'tune', 'b');
    answerByKey(play, 'hurt', 'b');
    answerByKey(play, 'left', 'a');
    answerByKey(play, 'right', 'a');
    expect(openKeys(play)).toEqual(['walk-1', 'tune']);
    expectSameWhenLoaded(play);
  });
});

describe('a premise', () => {
  it('withdraws the question when another rule breaks it, and the running rule cleans up', () => {
    const play = start();
    answerByKey(play, 'walk-0', 'b');
    expect(openKeys(play)).toEqual(['walk-0']);
    expect(play.state).toEqual({ at: ['b', 'ditch'], log: ['1 ends', '1 is away'] });
    expectSameWhenLoaded(play);
  });

  it('is not broken by changes of its own rule', () => {
    const play = start();
    for (const seat of [0, 1]) for (let i = 0; i < 2; i++) answerByKey(play, `walk-${seat}`, 'a');
    expect(openKeys(play)).toEqual(['rest-0', 'rest-1']);
  });

  it('does not withdraw a rule that must run to its end', () => {
    const play = start();
    answerByKey(play, 'walk-0', 'a');
    answerByKey(play, 'walk-0', 'a');
    answerByKey(play, 'walk-1', 'b');
    expect(play.state.at[0]).toBe('ditch');
    expect(openKeys(play)).toEqual(['rest-0', 'walk-1']);
    answerByKey(play, 'rest-0', 'a');
    expect(play.state.log).toEqual(['0 has rested', '0 ends']);
  });
});

/** A walker that is pushed over. */
class Fall extends Premise {
  override readonly isUrgent = true;
  override readonly settles = true;
  capture(): void {}
  check(): void {}
}

class Upright extends Premise {
  private readonly falls: (Premise | undefined)[];
  private readonly seat: number;
  constructor(falls: (Premise | undefined)[], seat: number) {
    super();
    this.falls = falls;
    this.seat = seat;
  }
  override get awaits(): Premise | undefined {
    return this.falls[this.seat];
  }
  capture(): void {}
  check(): void {}
}

describe('an urgent premise', () => {
  const push = (begins: boolean) =>
    toyGame<Walk, string>(function* ({ state }) {
      const falls: (Premise | undefined)[] = [];
      function* part(seat: number): Rule {
        if (falls[seat]) yield* standBy();
        state.log.push(`${seat} begins`);
        if (seat === 0) {
          if (!begins) yield* question('ready', 0);
          const fall = new Fall();
          falls[1] = fall;
          // The one who falls may be asked within their own part again.
          yield* onPremise(fall, onPremise(new Upright(falls, 1), question('hurt', 1)));
          falls[1] = undefined;
        }
        yield* question(`walk-${seat}`, seat);
      }
      yield* together([0, 1, 2].map((seat) => onPremise(new Upright(falls, seat), part(seat))));
      return 'night';
    });

  it('suspends only the rules that await it, until it has ended', () => {
    const play = Play.start(push(false), { at: ['', ''], log: [] }, 'a');
    expect(openKeys(play)).toEqual(['ready', 'walk-1', 'walk-2']);
    const walk = play.decisions[1]!.id;
    answerByKey(play, 'ready', 'a');
    expect(openKeys(play)).toEqual(['walk-2', 'hurt']);
    expect(play.suspended).toEqual([1]);
    const before = snapshot(play);
    expectRefused(play, 'stale-decision', () => play.answer(walk, 'a'));
    expect(snapshot(play)).toEqual(before);
    answerByKey(play, 'hurt', 'a');
    expect(openKeys(play)).toEqual(['walk-1', 'walk-2', 'walk-0']);
    expect(play.suspended).toEqual([]);
  });

  it('makes a rule that begins meanwhile stand by until it has ended', () => {
    const play = Play.start(push(true), { at: ['', ''], log: [] }, 'a');
    expect(openKeys(play)).toEqual(['hurt', 'walk-2']);
    expect([play.suspended, play.state.log]).toEqual([[], ['0 begins', '2 begins']]);
    expect(snapshot(Play.load(push(true), JSON.parse(JSON.stringify(play.save()))))).toEqual(snapshot(play));
    answerByKey(play, 'hurt', 'a');
    expect(openKeys(play)).toEqual(['walk-2', 'walk-0', 'walk-1']);
    expect(play.state.log.at(-1)).toBe('1 begins');
  });
});
