import { createInterface } from 'node:readline';
import { COMMAND_WORDS, commandOf } from './commands.js';
import type { TerminalHost } from './host.js';
import type { Screen } from './screen.js';
import type { TerminalTable } from './table.js';

/** What can be looked up with the tabulator is shown up to so many. */
const MAX_COMPLETIONS = 60;

/** What is written while somebody may be typing: the line he has begun stays below it. */
export class PromptWriter {
  private around: (write: () => void) => void = (write) => write();

  /** How lines are written between what is typed. */
  setWrapper(around: (write: () => void) => void): void {
    this.around = around;
  }

  /** Writes something now. */
  write(write: () => void): void {
    this.around(write);
  }
}

/** How a conversation ended: the game is over, or somebody left it. */
export type SessionEnd = 'over' | 'left';

/**
 * Reads line after line and has the table do what they say, until somebody leaves. In a terminal lines can be edited,
 * called back with the arrows and completed with the tabulator; Ctrl-C and Ctrl-D leave as `q` does. `after`: after every
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
  // Numbers are answers to questions that are gone.
  if (live)
    lines.on('history', (history: string[]) => history.splice(0, history.length, ...history.filter(isKeptInHistory)));
  lines.on('SIGINT', () => {
    // What was begun is dropped first, as a shell does.
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
    // Who types ahead, or is no person, waits until he is asked; to leave he need not.
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

/** What a line could go on with: what its last part begins, or its command's. */
function completeLine(table: TerminalTable, line: string): [string[], string] {
  const space = line.indexOf(' ');
  const part = space < 0 ? line : line.slice(space + 1);
  const words = space < 0 ? [...COMMAND_WORDS, ...table.completions('')] : table.completions(line);
  const fits = [...new Set(words)].filter((word) => word.toLowerCase().startsWith(part.toLowerCase()));
  return [fits.slice(0, MAX_COMPLETIONS), part];
}
