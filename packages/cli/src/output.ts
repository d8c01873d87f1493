/** Writes one JSON document to stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a line to stdout. */
export function print(line = ''): void {
  process.stdout.write(`${escapeControls(line)}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Makes a text safe for a terminal: control characters are spelled out. */
export function escapeControls(text: string): string {
  return text.replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes a line to stderr: progress or an error. */
export function note(line: string): void {
  process.stderr.write(`vigil: ${escapeControls(line)}\n`);
}

/** Formats numbers with thousands separators. */
export function formatNumber(n: number): string {
  return n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 2 : 0 });
}

/** Formats lines of two columns, with the first padded to its widest entry. */
export function columns(rows: readonly (readonly [string, string])[], indent = ''): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${indent}${left.padEnd(width)}  ${right}`.trimEnd());
}

const BAR = 30;
const BAR_INTERVAL_MS = 100;

/** Progress lines per batch if stderr is no terminal. */
const LINE_INTERVAL_MS = 10_000;

/** Creates a progress bar on stderr, or occasional lines if it is no terminal; nothing with `quiet`. */
export function progressBar(total: number, what: string, quiet: boolean): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (quiet) return { at: () => {}, end: () => {} };
  if (!stderr.isTTY) return progressLines(total, what);
  let drawn = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < BAR_INTERVAL_MS && done < total) return;
      drawn = now;
      const full = Math.round((BAR * done) / total);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${total} ${what}`);
    },
    end: () => stderr.write('\r\u001b[K'),
  };
}

function progressLines(total: number, what: string): { at(done: number): void; end(): void } {
  let lastPrinted = performance.now();
  return {
    at(done) {
      if (performance.now() - lastPrinted < LINE_INTERVAL_MS) return;
      lastPrinted = performance.now();
      note(`${formatNumber(done)} of ${formatNumber(total)} ${what}`);
    },
    end: () => {},
  };
}

/** Writes a horizontal rule with a title. */
export function rule(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(3, 74 - title.length))}`;
}
