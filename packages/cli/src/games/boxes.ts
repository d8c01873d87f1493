import type { Pack } from '@vigil/rules';
import type { BoxTerminal } from './box-terminal.js';
import { createPharaohTerminal, REVISED_PHARAOH } from './boxes/dark-pharaoh.js';
import { createDunwichTerminal } from './boxes/dunwich.js';
import { createKingTerminal } from './boxes/king-in-yellow.js';
import { createKingsportTerminal } from './boxes/kingsport.js';
import type { TerminalGame } from './game.js';

/** Creates the additions of a box that depend on the packs in play. */
type MakeBox = (packs: readonly Pack[]) => BoxTerminal;

const registry = new Map<string, BoxTerminal | MakeBox>([
  ['dark-pharaoh', createPharaohTerminal],
  ['dark-pharaoh-revised', REVISED_PHARAOH],
  ['dunwich', createDunwichTerminal],
  ['king-in-yellow', createKingTerminal],
  ['kingsport', createKingsportTerminal],
]);

/** Registers the additions of a box to the terminal by the id of its pack. Throws for a registered id. */
export function addToTerminal(pack: string, box: BoxTerminal): void {
  if (registry.has(pack)) throw new Error(`the terminal already has the box "${pack}"`);
  registry.set(pack, box);
}

/** Returns a game at the terminal with the additions of the boxes of these packs, in order. */
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
