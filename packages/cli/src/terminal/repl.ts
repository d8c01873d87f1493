import { createInterface } from 'node:readline';
import { COMMAND_WORDS, commandOf } from './commands.js';
import type { TerminalHost } from './host.js';
import type { Screen } from './screen.js';
import type { TerminalTable } from './table.js';

/** Maximum number of completions to list. */
const MAX_COMPLETIONS = 60;

/** Writes output while the player may be typing; the typed line stays below it. */
export class PromptWriter {
  private around: (write: () => void) => void = (write) => write();

  /** Sets the wrapper for lines that are written while the user types. */
  setWrapper(around: (write: () => void) => void): void {
    this.around = around;
  }

  /** Writes output immediately. */
  write(write: () => void): void {
    this.around(write);
  }
}

/** Reason for the end of a session: the game is over, or the player left. */
export type SessionEnd = 'over' | 'left';

/**
 * Reads lines and lets the table handle them until the player leaves or the game is over.
 *
 * In a terminal lines have editing, history and completion; Ctrl-C and Ctrl-D leave like `q`. `after` runs after every
 * line.
 */
export async function runRepl(
  table: TerminalTable,
  screen: Screen,
  after: () => void,
  online?: { readonly others: TerminalHost['others']; readonly interruption: PromptWriter },
): Promise<SessionEnd> {
  const { stdin: input, stdout: output } = process;
  const live = input.isTTY === true;
  const lines = createInterface({
    input,
    ...(live && { output, completer: (line: string) => completeLine(table, line) }),
    prompt: live ? `${screen.paint('number', '>')} ` : '> ',
    removeHistoryDuplicates: true,
  });
  // The typed number may belong to an earlier question.
  if (live)
    lines.on('history', (history: string[]) => history.splice(0, history.length, ...history.filter(isKeptInHistory)));
  lines.on('SIGINT', () => {
    // A started line is dropped first, as in a shell.
    if (lines.line === '') return lines.close();
    output.write('^C\n');
    lines.write(null, { ctrl: true, name: 'e' });
    lines.write(null, { ctrl: true, name: 'u' });
  });
  if (live) {
    online?.interruption.setWrapper((write) => {
      output.write('\r\u001b[K');
      write();
      lines.prompt(true);
    });
  }
  lines.prompt();
  for await (const line of lines) {
    // Piped or early input waits for the next question. Quitting only waits until pending answers are sent.
    if (!live) await (commandOf(line).command === 'quit' ? online?.others?.whenSent() : online?.others?.whenAsked());
    if (table.handleLine(line) === 'quit') break;
    after();
    if (table.update.outcome && !live) break;
    lines.prompt();
  }
  online?.interruption.setWrapper((write) => write());
  lines.close();
  return table.update.outcome ? 'over' : 'left';
}

function isKeptInHistory(line: string): boolean {
  return !/^\d*$/.test(line.trim());
}

/** Completes the last part of a line, or its command. */
function completeLine(table: TerminalTable, line: string): [string[], string] {
  const space = line.indexOf(' ');
  const part = space < 0 ? line : line.slice(space + 1);
  const words = space < 0 ? [...COMMAND_WORDS, ...table.completions('')] : table.completions(line);
  const fits = [...new Set(words)].filter((word) => word.toLowerCase().startsWith(part.toLowerCase()));
  return [fits.slice(0, MAX_COMPLETIONS), part];
}
