import type { TypedDecision, Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { TerminalGame } from '../games/index.js';
import type { Person, Row } from '../games/rows.js';
import { padTo, type Screen, textWidth } from './screen.js';
import { say } from './text.js';

/** Indentation of lines below a row's heading. */
const INDENT = '  ';

/** A part of the display, in full and in shorter and shorter versions. */
type StatusPart = readonly (readonly string[])[];

/** Formats the whole board, row by row. */
export function boardLines(screen: Screen, rows: readonly Row[]): string[] {
  const column = headColumn(rows);
  return rows.flatMap((row) => rowLines(screen, row, row.what, column));
}

/** Returns the full text of an investigator: a line of figures, the skills, the possessions. */
export function personLines(
  screen: Screen,
  w: Words,
  view: TableView,
  { seat, lines }: Person,
  decides: boolean,
): string[] {
  const [first = '', ...rest] = lines;
  return [headOf(screen, w, view, seat, decides, first), ...rest.map((line) => `${INDENT}  ${line}`)];
}

/**
 * Formats the situation in the rows that remain below `taken` others. The longest parts are shortened first, the
 * deciding investigators last. `missing`: true if anything was shortened.
 */
export function statusLines(
  screen: Screen,
  game: TerminalGame,
  w: Words,
  view: TableView,
  decisions: readonly TypedDecision[],
  taken: number,
): { readonly lines: readonly string[]; readonly missing: boolean } {
  const deciding = new Set(decisions.flatMap(({ by }) => by));
  const rows = game.board(w, view);
  const column = headColumn(rows);
  const parts: StatusPart[] = rows.map((row) =>
    [row.what, ...(row.brief ?? [])].map((what) => rowLines(screen, row, what, column)),
  );
  for (const person of game.people(w, view)) {
    const { seat, brief } = person;
    const decides = deciding.has(seat);
    // The only deciding investigator is always shown in full.
    const shorter = decides && deciding.size === 1 ? [] : brief;
    const heads = shorter.map((line) => [headOf(screen, w, view, seat, decides, line)]);
    parts.push([personLines(screen, w, view, person, decides), ...heads]);
  }
  const room = screen.rows === undefined ? Number.POSITIVE_INFINITY : screen.rows - taken;
  const height = (lines: readonly string[]) => lines.reduce((sum, line) => sum + screen.wrap(line).length, 0);
  const shown = fitParts(parts, room, height);
  if (height(shown.lines) <= room) return shown;
  // The first row has the numbers, so rows that only repeat them can be dropped.
  const counts = (part: StatusPart, i: number) => i > 0 && i < rows.length && part.length > 1;
  return fitParts(
    parts.map((part, i) => (counts(part, i) ? [...part.slice(-1), []] : part)),
    room,
    height,
  );
}

/** Fits parts into a number of rows as far as possible. The part that gains most is shortened first. */
function fitParts(
  all: readonly StatusPart[],
  room: number,
  height: (lines: readonly string[]) => number,
): { readonly lines: readonly string[]; readonly missing: boolean } {
  const parts = [...all];
  let missing = false;
  while (parts.reduce((sum, [lines = []]) => sum + height(lines), 0) > room) {
    const gains = parts.map(([now = [], next]) => (next ? height(now) - height(next) : 0));
    const max = Math.max(...gains);
    // If no step gains a row, a later one may.
    const at = max > 0 ? gains.indexOf(max) : parts.findIndex(({ length }) => length > 1);
    const part = parts[at];
    if (!part || part.length < 2) break;
    parts[at] = part.slice(1);
    missing = true;
  }
  return { lines: parts.flatMap(([lines = []]) => lines), missing };
}

function headColumn(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ head }) => textWidth(head)));
}

/** Formats a row with its heading; further lines are aligned below. */
function rowLines(screen: Screen, { head }: Row, what: string, column: number): string[] {
  return what
    .split('\n')
    .map((line, i) => `${i === 0 ? padTo(screen.paint('faint', head), column) : ' '.repeat(column)}${INDENT}${line}`);
}

function headOf(screen: Screen, w: Words, view: TableView, seat: number, decides: boolean, rest: string): string {
  const name = screen.paint('person', w.name('investigator', view.investigators[seat]?.id ?? ''));
  return `${decides ? '>' : ' '} ${name}: ${rest}`;
}

/** Returns the note on hidden content and the key that shows it. */
export function hiddenHint(screen: Screen, w: Words): string {
  return screen.paint('faint', say(w, 't.status.more'));
}
