import { type Aside, ask, type Rule, type Table, together } from '@vigil/engine';
import type { LabGame } from '../src/games/game.js';
import { labOf } from '../src/games/lab.js';

/** Two or three seats gather berries, roll for luck and may give away berries, until they have 30. */
interface Berries {
  berries: number[];
  round: number;
}

/** Faults that can be planted: in memory outside the state, in the state, and one that throws. */
export type PlantedFault = 'none' | 'memory' | 'negative' | 'throws' | 'endless' | 'same ids';

function tinyGame(plant: PlantedFault): LabGame<number, Berries, { gathered: number }, { won: boolean }> {
  return {
    definition: {
      id: 'tiny',
      version: '1',
      begin: (seats) => ({ berries: new Array<number>(seats).fill(0), round: 0 }),
      open: (table) => {
        let remembered = 0;
        return function* () {
          const { state, dice, emit } = table;
          state.round++;
          remembered++;
          const gathered = yield* together(state.berries.map((_, seat) => gather(table, seat, plant)));
          const luck = dice.d6();
          const sum = gathered.reduce((a, b) => a + b, plant === 'memory' && luck === 6 ? remembered : luck);
          state.berries[0] = (state.berries[0] ?? 0) + (plant === 'endless' ? 0 : sum);
          if (plant === 'negative' && luck === 6) state.berries[0] = -1;
          if (plant === 'throws' && luck === 6) throw new Error('the basket breaks');
          emit?.({ gathered: sum });
          return state.berries.reduce((a, b) => a + b) >= 30 ? { won: luck > 3 } : undefined;
        };
      },
      clone: (state) => structuredClone(state),
      view: (state) => structuredClone(state),
    },
    setup: (index, { investigators }) => investigators[index % investigators.length] ?? 2,
    variedSetup: (index) => 2 + (index % 2),
    mixedSetup: ({ investigators }) => investigators,
    outcome: ({ won }) => (won ? 'sweet' : 'sour'),
    turns: ({ round }) => round,
    invariants: [
      {
        name: 'no seat has a negative number of berries',
        clauses: ['T-01'],
        findViolation: ({ berries }) => (berries.some((n) => n < 0) ? berries.join(', ') : undefined),
      },
    ],
  };
}

function* gather({ state }: Pick<Table<Berries, never>, 'state'>, seat: number, plant: PlantedFault): Rule<number> {
  return yield* ask(() => ({
    by: [seat],
    key: 'q.gather',
    why: 'T-02',
    options: [1, 2, 3].map((n) => ({
      id: plant === 'same ids' ? 'n' : `n:${n}`,
      value: n,
      key: 'o.gather',
      args: { n },
    })),
    asides: () => ((state.berries[seat] ?? 0) > 0 ? [giveAway(state, seat)] : []),
  }));
}

function giveAway(state: Berries, seat: number): Aside {
  const to = (seat + 1) % state.berries.length;
  const add = (who: number, n: number) => {
    state.berries[who] = (state.berries[who] ?? 0) + n;
  };
  return {
    id: `give:${to}`,
    by: seat,
    key: 'a.give',
    *run() {
      add(seat, -1);
      add(to, 1);
    },
  };
}

/** A lab of the tiny game. */
export const tinyLab = (plant: PlantedFault = 'none') => labOf(tinyGame(plant));
export const tiny = tinyGame('none');
