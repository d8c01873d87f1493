/** Reads handwritten mutations from a list. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { Problem, root } from '../run.mjs';

/**
 * Reads the mutations of a list. By source file it has rows of:
 *
 *   - the clause, or the id of a card;
 *   - `was`, the old text;
 *   - `by`, the new text;
 *   - `around`, a longer text that contains `was`, if `was` alone is not unique.
 *
 * @param file of the list, from the root.
 * @returns mutations as `drawClauses` returns them.
 * @throws Problem with every row that matches no place, or several.
 */
export function readBreaks(file) {
  const wrong = [];
  const breaks = [];
  for (const [source, rows] of Object.entries(parse(readText(file)) ?? {})) {
    const text = readText(source);
    for (const row of rows) {
      const found = locate(text, row);
      if (found) breaks.push({ file: source, ...found });
      else wrong.push(`${source}: ${row.join(' | ')}`);
    }
  }
  if (wrong.length > 0) throw new Problem(`These lines do not occur, or occur more than once:\n${wrong.join('\n')}`);
  return breaks;
}

function readText(file) {
  try {
    return readFileSync(resolve(root, file), 'utf8');
  } catch (error) {
    throw new Problem(`${file} cannot be read: ${error.message}`);
  }
}

function locate(text, [of, was, by, around = was]) {
  const from = text.indexOf(around);
  if (from < 0 || text.indexOf(around, from + 1) >= 0 || !around.includes(was)) return undefined;
  const start = from + around.indexOf(was);
  const line = text.slice(0, start).split('\n').length;
  const at = text.split('\n')[line - 1].trim();
  const named = /^[A-Z]/.test(of) ? { clause: of } : { card: of };
  return { ...named, kind: by === '' ? 'statement' : 'expression', start, end: start + was.length, was, by, line, at };
}
