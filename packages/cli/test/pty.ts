import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));

/** Command of util-linux that runs another one in a terminal. */
const TERMINAL = 'script';

/** Last output of readline when it waits: moves the cursor behind the prompt. */
const READY = '\u001b[3G';

/** A command in a real terminal, with keys to press and output to read. */
export class Pty {
  private readonly child: ChildProcess;
  private output = '';
  private failed: Error | undefined;
  private readonly ended: Promise<void>;

  /** Starts `vigil` in a window of 80 columns and 30 rows. Needs `script` of util-linux. */
  constructor(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env;
    const command = ['stty cols 80 rows 30; exec', process.execPath, BIN, ...words].join(' ');
    this.child = spawn(TERMINAL, ['-qec', command, '/dev/null'], { env: { ...rest, TERM: 'xterm', ...env } });
    this.child.stdout?.on('data', (text: Buffer) => {
      this.output += text.toString();
    });
    this.ended = new Promise((resolve) => {
      this.child.on('error', () => {
        this.failed = new Error('these tests need the command `script` of util-linux');
        resolve();
      });
      this.child.on('close', () => resolve());
    });
  }

  /** Waits for a text in the output. Returns the output and clears it. */
  async until(expected: string): Promise<string> {
    return await this.waitFor(() => this.output.includes(expected), expected);
  }

  /** Waits for the prompt. Returns the output and clears it. */
  async prompt(): Promise<string> {
    return await this.waitFor(() => this.output.endsWith(READY), 'the prompt');
  }

  private async waitFor(holds: () => boolean, expected: string): Promise<string> {
    const deadline = performance.now() + 40_000;
    while (!holds()) {
      if (this.failed) throw this.failed;
      if (this.child.exitCode !== null) throw new Error(`the command ended without ${expected}:\n${this.output}`);
      if (performance.now() > deadline) throw new Error(`${expected} does not appear in:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { output } = this;
    this.output = '';
    return output;
  }

  /** Presses keys. */
  press(keys: string): void {
    this.child.stdin?.write(keys);
  }

  /** Types a line. */
  type(line: string): void {
    this.press(`${line}\r`);
  }

  /** Waits for the end of the command. Returns the rest of the output. */
  async end(): Promise<string> {
    await this.ended;
    if (this.failed) throw this.failed;
    return this.output;
  }
}
