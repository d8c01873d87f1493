import type { TypedDecision, Words } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { TerminalGame } from '../games/index.js';
import type { Person, Row } from '../games/rows.js';
import { say } from './say.js';
import { padded, type Screen, width } from './screen.js';

/** The head of a row that tells a list of lines has them below it. */
const INDENT = '  ';

/** A part of what is shown: at its full length, and shorter. */
interface Part {
  full: readonly string[];
  short?: readonly string[] | undefined;
}

/** The board row by row, whole. */
export function boardLines(screen: Screen, rows: readonly Row[]): string[] {
  const column = headColumn(rows);
  return rows.flatMap((row) => rowLines(screen, row, row.what, column));
}

/** Somebody whole: a line of figures, his skills, what he has. */
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
 * The situation in as many rows as there are besides so many: what is longest is told in short first, the people who
 * decide last. `missing`: whether something was.
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
  const parts: Part[] = rows.map((row) => ({
    full: rowLines(screen, row, row.what, column),
    short: row.brief === undefined ? undefined : rowLines(screen, row, row.brief, column),
  }));
  for (const person of game.people(w, view)) {
    const decides = deciding.has(person.seat);
    parts.push({
      full: personLines(screen, w, view, person, decides),
      short: decides && deciding.size === 1 ? undefined : [headOf(screen, w, view, person.seat, decides, person.short)],
    });
  }
  const room = screen.rows === undefined ? Number.POSITIVE_INFINITY : screen.rows - taken;
  const height = (lines: readonly string[]) => lines.reduce((sum, line) => sum + screen.broken(line).length, 0);
  const total = () => parts.reduce((sum, { full }) => sum + height(full), 0);
  let missing = false;
  while (total() > room) {
    const gains = parts.map(({ full, short }) => (short ? height(full) - height(short) : 0));
    const most = Math.max(...gains);
    const part = parts[gains.indexOf(most)];
    if (most <= 0 || !part?.short) break;
    part.full = part.short;
    part.short = undefined;
    missing = true;
  }
  return { lines: parts.flatMap(({ full }) => full), missing };
}

function headColumn(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ head }) => width(head)));
}

/** A row with its head; several lines stand below each other. */
function rowLines(screen: Screen, { head }: Row, what: string, column: number): string[] {
  return what
    .split('\n')
    .map((line, i) => `${i === 0 ? padded(screen.paint('faint', head), column) : ' '.repeat(column)}${INDENT}${line}`);
}

function headOf(screen: Screen, w: Words, view: TableView, seat: number, decides: boolean, rest: string): string {
  const name = screen.paint('person', w.name('investigator', view.investigators[seat]?.id ?? ''));
  return `${decides ? '>' : ' '} ${name}: ${rest}`;
}

/** What lies out of sight, and by which key it is seen. */
export function moreHint(screen: Screen, w: Words): string {
  return screen.paint('faint', say(w, 't.status.more'));
}
