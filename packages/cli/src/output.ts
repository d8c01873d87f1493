/** Writes one JSON document to stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a line to stdout. */
export function print(line = ''): void {
  process.stdout.write(`${escapeControls(line)}\n`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A text as it may go to a terminal: control characters, which might be commands to it, are spelled out. */
export function escapeControls(text: string): string {
  return text.replace(CONTROL, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A line on stderr: about what is being done, or what went wrong. */
export function note(line: string): void {
  process.stderr.write(`vigil: ${escapeControls(line)}\n`);
}

/** Numbers with thousands apart, for people. */
export function formatNumber(n: number): string {
  return n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 2 : 0 });
}

/** Lines of two columns, the first padded to the widest. */
export function columns(rows: readonly (readonly [string, string])[], indent = ''): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${indent}${left.padEnd(width)}  ${right}`.trimEnd());
}

const BAR = 30;
const BAR_INTERVAL_MS = 100;

/** Progress lines per batch when stderr is no terminal. */
const LINE_INTERVAL_MS = 10_000;

/** A progress bar on stderr, or a line now and then where that is no terminal; nothing if `quiet` is set. */
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
  let said = performance.now();
  return {
    at(done) {
      if (performance.now() - said < LINE_INTERVAL_MS) return;
      said = performance.now();
      note(`${formatNumber(done)} of ${formatNumber(total)} ${what}`);
    },
    end: () => {},
  };
}

/** A line across with a title. */
export function rule(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(3, 74 - title.length))}`;
}
