import type { Pack, Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import { createPharaohTerminal, REVISED_PHARAOH } from './boxes/dark-pharaoh.js';
import { createDunwichTerminal } from './boxes/dunwich.js';
import { createKingTerminal } from './boxes/king-in-yellow.js';
import { createKingsportTerminal } from './boxes/kingsport.js';
import type { AnyOutcome, TerminalGame } from './game.js';

/** Additions of a box to any game at the terminal. */
export interface BoxTerminal {
  /** More rows of the board, each with what stands at its head: tracks, cards in play that are the box's own. */
  board?(w: Words, view: TableView): readonly (readonly [head: string, what: string])[];
  /** More lines about investigators, asked for one by one: `only` says whose. */
  people?(w: Words, view: TableView, only?: ReadonlySet<number>): readonly string[];
  /** More lines about an outcome. */
  outcome?(w: Words, outcome: AnyOutcome, view: TableView): readonly string[];
}

/** Creates the additions of a box that depend on the packs in play. */
type MakeBox = (packs: readonly Pack[]) => BoxTerminal;

const registry = new Map<string, BoxTerminal | MakeBox>([
  ['dark-pharaoh', createPharaohTerminal],
  ['dark-pharaoh-revised', REVISED_PHARAOH],
  ['dunwich', createDunwichTerminal],
  ['king-in-yellow', createKingTerminal],
  ['kingsport', createKingsportTerminal],
]);

/** Adds what a box shows at the terminal, by the id of its pack. Throws if there is something of that id. */
export function addToTerminal(pack: string, box: BoxTerminal): void {
  if (registry.has(pack)) throw new Error(`the terminal knows the box "${pack}" already`);
  registry.set(pack, box);
}

/** A game at the terminal with what the boxes of these packs add, each after those before it. */
export function withBoxes(game: TerminalGame, packs: readonly Pack[]): TerminalGame {
  const boxes = packs.flatMap(({ id }) => registry.get(id) ?? []);
  return boxes.map((box) => (typeof box === 'function' ? box(packs) : box)).reduce(withBox, game);
}

function withBox(below: TerminalGame, box: BoxTerminal): TerminalGame {
  return {
    ...below,
    board(w, view) {
      const rows = below.board(w, view);
      // Rows that two boxes share, such as where trains stop, appear once.
      const isNew = (head: string, what: string) => !rows.some((row) => row.head === head && row.what === what);
      const more = (box.board?.(w, view) ?? []).filter(([head, what]) => what !== '' && isNew(head, what));
      return [...rows, ...more.map(([head, what]) => ({ head, what }))];
    },
    people: (w, view) =>
      below.people(w, view).map((person) => {
        const more = box.people?.(w, view, new Set([person.seat])) ?? [];
        return { ...person, lines: [...person.lines, ...more] };
      }),
    outcome: (w, outcome, view) => [...below.outcome(w, outcome, view), ...(box.outcome?.(w, outcome, view) ?? [])],
  };
}
