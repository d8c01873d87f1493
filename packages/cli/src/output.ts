/** Writes one JSON document to stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes a line to stdout. */
export function print(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** A line on stderr: about what is being done, or what went wrong. */
export function note(line: string): void {
  process.stderr.write(`vigil: ${line}\n`);
}

/**
 * Writes a line to stdout, broken between words where a terminal has no more room; what goes on stands under where the
 * line's last column begins. Piped output is left as it is.
 */
export function printWrapped(line = ''): void {
  const { columns: width, isTTY } = process.stdout;
  for (const part of isTTY ? wrapped(line, width) : [line]) print(part);
}

/** A line in parts of at most `width` characters, broken between words; a longer word stays whole. */
export function wrapped(line: string, width: number): string[] {
  if (line.length <= width) return [line];
  // Two spaces part columns: "  3  text", "clues      text".
  const first = /^(?: *\S(?:.{0,40}?\S)?)? {2,}/.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(first.length < width / 2 ? first.length : 2);
  const parts = [first];
  let empty = true;
  for (const word of line.slice(first.length).split(' ')) {
    const part = parts.at(-1) ?? '';
    const longer = empty ? part + word : `${part} ${word}`;
    if (longer.length <= width || empty) parts[parts.length - 1] = longer;
    else parts.push(indent + word);
    empty = false;
  }
  return parts;
}

/** Numbers with thousands apart, for people. */
export function figure(n: number): string {
  return n.toLocaleString('en', { maximumFractionDigits: n < 100 ? 2 : 0 });
}

/** Lines of two columns, the first padded to the widest. */
export function columns(rows: readonly (readonly [string, string])[], indent = ''): string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${indent}${left.padEnd(width)}  ${right}`.trimEnd());
}

const BAR = 30;
const EVERY_MS = 100;

/** A progress bar on stderr, only where that is a terminal and `quiet` is not set. */
export function progressBar(total: number, what: string, quiet: boolean): { at(done: number): void; end(): void } {
  const { stderr } = process;
  if (quiet || !stderr.isTTY) return { at: () => {}, end: () => {} };
  let drawn = 0;
  return {
    at(done) {
      const now = performance.now();
      if (now - drawn < EVERY_MS && done < total) return;
      drawn = now;
      const full = Math.round((BAR * done) / total);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done}/${total} ${what}`);
    },
    end: () => stderr.write('\r\u001b[K'),
  };
}

/** A line across with a title. */
export function rule(title: string): string {
  return `── ${title} ${'─'.repeat(Math.max(3, 74 - title.length))}`;
}
