import { stripVTControlCharacters, styleText } from 'node:util';
import { escapeControls } from '../output.js';

/** Text styles. */
const STYLES = {
  strong: 'bold',
  faint: 'dim',
  number: 'cyan',
  good: 'green',
  fair: 'yellow',
  bad: 'red',
  person: ['bold', 'cyan'],
  foe: 'magenta',
  gate: 'blue',
  atmosphere: 'italic',
} as const;
export type Style = keyof typeof STYLES;

/** Target of written lines: a terminal, a pipe, or a test. */
export interface Writer {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): unknown;
}

/** Minimum window width for wrapping. */
const MIN_COLUMNS = 20;

/**
 * Writes lines. On a terminal they are wrapped between words to the current width.
 *
 * Colours follow the terminal and NO_COLOR and FORCE_COLOR. Piped output is neither wrapped nor coloured.
 */
export class Screen {
  private readonly out: Writer;
  private readonly coloured: boolean;

  constructor(out: Writer, env: NodeJS.ProcessEnv = {}) {
    this.out = out;
    this.coloured = hasColour(out, env);
  }

  /** True if the output is a terminal. */
  get isTerminal(): boolean {
    return this.out.isTTY === true;
  }

  /** Number of columns; undefined means no limit. */
  get columns(): number | undefined {
    return this.isTerminal ? Math.max(MIN_COLUMNS, this.out.columns ?? 80) : undefined;
  }

  /** Number of visible rows; undefined means all. */
  get rows(): number | undefined {
    return this.isTerminal ? (this.out.rows ?? 24) : undefined;
  }

  /** Writes a line. */
  line(text = ''): void {
    for (const part of this.wrap(stripControls(text))) this.out.write(`${part}\n`);
  }

  /** Returns a line as written: wrapped if there are columns. */
  wrap(text: string): string[] {
    const { columns } = this;
    return text.split('\n').flatMap((line) => (columns === undefined ? [line] : wrapLine(line, columns)));
  }

  /** Applies a style to a text. */
  paint(style: Style, text: string): string {
    const format = STYLES[style];
    return this.coloured
      ? styleText(typeof format === 'string' ? format : [...format], text, { validateStream: false })
      : text;
  }

  /** Formats a horizontal rule with a title. */
  rule(title: string): string {
    const left = Math.min(this.columns ?? 79, 100) - textWidth(title) - 4;
    return this.paint('strong', `── ${title} ${'─'.repeat(Math.max(3, left))}`);
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are control characters
const COLOURS = /(\u001b\[[\d;]*m)/;

/** Removes control sequences from a text, except colours and styles. */
function stripControls(text: string): string {
  return text
    .split(COLOURS)
    .map((part, i) => (i % 2 === 1 ? part : escapeControls(part)))
    .join('');
}

/** True if the output stream shows colours. FORCE_COLOR takes precedence over NO_COLOR, as in Node. */
export function hasColour({ isTTY }: Writer, { FORCE_COLOR, NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (NO_COLOR) return false;
  return isTTY === true && TERM !== 'dumb';
}

/** Returns the number of columns of a text; colour codes take none. */
export function textWidth(text: string): number {
  return stripVTControlCharacters(text).length;
}

/** Pads a text with blanks to a width. */
export function padTo(text: string, to: number): string {
  return text + ' '.repeat(Math.max(0, to - textWidth(text)));
}

/** Wraps a line at word boundaries into parts of at most `room` columns. Longer words are not broken. */
export function wrapLine(line: string, room: number): string[] {
  if (textWidth(line) <= room) return [line];
  // Two spaces separate columns: " 3 text", "clues text".
  const first = headOf(line);
  const indent = ' '.repeat(textWidth(first) < room / 2 ? textWidth(first) : 2);
  const parts = [first];
  let empty = true;
  for (const word of line.slice(first.length).split(' ')) {
    const part = parts.at(-1) ?? '';
    const longer = empty ? part + word : `${part} ${word}`;
    if (textWidth(longer) <= room || empty) parts[parts.length - 1] = longer;
    else parts.push(indent + word);
    empty = false;
  }
  return parts;
}

/** Returns the line up to its last column, if that part is narrow. */
function headOf(line: string): string {
  if (line.startsWith('> ')) return '> ';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes are control characters
  return /^(?:(?:\u001b\[\d+m)* *\S(?:.{0,50}?\S)??)?(?:\u001b\[\d+m)* {2,}/.exec(line)?.[0] ?? '';
}
