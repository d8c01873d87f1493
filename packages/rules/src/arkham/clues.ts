import { ask, type Rule } from '@vigil/engine';
import { asides } from '../shared/asides.js';
import type { Game } from '../shared/game.js';
import type { Investigator } from '../shared/state.js';

/** Any number of the clues lying there, none to all (A-MOVE-13 to 16). */
export function* takeClues(g: Game, who: Investigator): Rule {
  const there = g.s.clues[who.place] ?? 0;
  if (there === 0) return;
  const n = yield* ask<number>(() => ({
    by: [who.seat],
    key: 'q.take-clues',
    args: { investigator: who.id, clues: there, place: who.place },
    why: 'A-MOVE-13',
    options: Array.from({ length: there + 1 }, (_, i) => ({
      id: `n:${there - i}`,
      value: there - i,
      key: 'o.number',
      args: { n: there - i },
      on: who.place,
    })),
    asides: () => asides(g),
  }));
  if (n === 0) return;
  g.s.clues[who.place] = there - n;
  if (there === n) delete g.s.clues[who.place];
  who.clues += n;
  g.tell?.({ type: 'cluesTaken', seat: who.seat, at: who.place, amount: n });
}
