import {
  type Aside,
  ask,
  askUnlessMoot,
  type GameDefinition,
  PlayError,
  type Question,
  type Rule,
  type Table,
  together,
} from '@vigil/engine';

/**
 * A meaningless game whose dice decide what its rules do next: ask, run others side by side, fail, catch, clean up. It
 * tests that the engine keeps its guarantees whatever rules do.
 *
 * `changes` grows with every event; each question records its value when built. `running`: number of running rules.
 */
export interface Chaos {
  step: number;
  last: number;
  changes: number;
  running: number;
  trail: number;
}
type ChaosTable = Table<Chaos, string>;

class Upset {
  readonly depth: number;
  constructor(depth: number) {
    this.depth = depth;
  }
}

export const chaos: GameDefinition<{ steps: number }, Chaos, string, number> = {
  id: 'chaos',
  version: '1',
  begin: ({ steps }, dice) => ({ step: 0, last: steps, changes: 0, running: 0, trail: dice.below(1000) }),
  open: (table) => () => step(table),
  /** A correction is a number that is added to `changes`. */
  amend({ state, emit }, correction) {
    if (typeof correction !== 'number') throw new PlayError('bad-correction', 'is not a number', 'correction');
    state.changes += correction;
    emit?.(`corrected:  ${correction}`);
  },
  clone: (state) => ({ ...state }),
  view: ({ step, changes }) => ({ step, changes }),
};

function* step(table: ChaosTable): Rule<number | undefined> {
  const { state } = table;
  change(table, 1);
  try {
    yield* act(table, 0);
  } catch (upset) {
    // Everything else was cancelled; only asides still run.
    if (!(upset instanceof Upset)) throw upset;
    change(table, 2);
    try {
      yield* act(table, 2);
    } catch (second) {
      if (!(second instanceof Upset)) throw second;
      change(table, 3);
    }
  }
  state.step++;
  return state.step < state.last ? undefined : state.trail;
}

function change({ state, emit }: ChaosTable, by: number): void {
  state.changes++;
  state.trail = (state.trail * 31 + by) % 1_000_003;
  emit?.(`${state.changes}: ${state.trail}`);
}

function* act(table: ChaosTable, depth: number): Rule<number> {
  const { state, dice } = table;
  state.running++;
  change(table, 4);
  try {
    let sum = 0;
    for (let times = 1 + dice.below(2); times > 0; times--) {
      const result = yield* randomRule(table, depth);
      change(table, result);
      sum += result;
    }
    return sum % 100;
  } finally {
    state.running--;
    change(table, 5);
  }
}

function* randomRule(table: ChaosTable, depth: number): Rule<number> {
  const { dice } = table;
  const side = depth < 3 ? dice.below(4) : 0;
  const rules = () => Array.from({ length: side }, () => act(table, depth + 1));
  switch (dice.below(11)) {
    case 0:
    case 1:
    case 2:
      return yield* ask(() => question(table, depth, 2 + (table.state.changes % 3)));
    case 3:
    case 4:
      return yield* ask(() => question(table, depth, 1 + (table.state.changes % 4)));
    case 5: {
      const moot = () => table.state.changes % 3 === 0;
      return (
        (yield* askUnlessMoot(() => (moot() ? undefined : question(table, depth, 1 + (table.state.changes % 3))))) ?? 50
      );
    }
    case 6:
      return yield* ask(() => ({ ...question(table, depth, 1 + (table.state.changes % 2)), window: true }));
    case 7:
      return (yield* together(rules())).reduce((a, b) => a + b, 7);
    case 8:
      try {
        return (yield* together(rules())).reduce((a, b) => a + b, 8);
      } catch (upset) {
        if (!(upset instanceof Upset) || dice.d6() > 4) throw upset;
        change(table, upset.depth);
        return (yield* together([act(table, depth + 2), act(table, depth + 2)])).length;
      }
    case 9:
      table.reveal();
      return dice.roll(2).reduce((a, b) => a + b);
    default:
      if (dice.d6() > 3) throw new Upset(depth);
      return 10;
  }
}

function question(table: ChaosTable, depth: number, n: number): Question<number> {
  const { changes } = table.state;
  return {
    by: [depth],
    key: 'q',
    args: { changes },
    why: 'rule 0',
    options: Array.from({ length: n }, (_, i) => ({ id: `o${i}`, value: i, key: 'o' })),
    asides: () => (depth < 4 ? asides(table, depth, changes) : []),
  };
}

function asides(table: ChaosTable, depth: number, changes: number): Aside[] {
  const all: Aside[] = [
    { id: 'nothing', by: depth, key: 'a', *run() {} },
    { id: 'act', by: depth, key: 'a', run: () => act(table, depth + 1) },
    { id: 'alone', by: depth, key: 'a', concurrent: true, run: () => ask(() => question(table, depth + 1, 2)) },
    {
      id: 'upset',
      by: depth,
      key: 'a',
      *run() {
        throw new Upset(9);
      },
    },
  ];
  return all.slice(0, 1 + (changes % 4));
}
