import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../bin/vigil.mjs', import.meta.url));

/** Of util-linux: runs a command in a terminal of its own. */
const TERMINAL = 'script';

/** Last output of readline when it waits: moves the cursor behind the prompt. */
const READY = '\u001b[3G';

/** A command in a real terminal: keys are typed, and what is seen is read. */
export class Pty {
  private readonly child: ChildProcess;
  private seen = '';
  private failed: Error | undefined;
  private readonly ended: Promise<void>;

  /** Starts `vigil` in a window of 80 columns and 30 rows. Needs `script` of util-linux. */
  constructor(words: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const { NO_COLOR: _, FORCE_COLOR: __, ...rest } = process.env;
    const command = ['stty cols 80 rows 30; exec', process.execPath, BIN, ...words].join(' ');
    this.child = spawn(TERMINAL, ['-qec', command, '/dev/null'], { env: { ...rest, TERM: 'xterm', ...env } });
    this.child.stdout?.on('data', (text: Buffer) => {
      this.seen += text.toString();
    });
    this.ended = new Promise((resolve) => {
      this.child.on('error', () => {
        this.failed = new Error('the command `script` of util-linux is needed for a terminal, and is not there');
        resolve();
      });
      this.child.on('close', () => resolve());
    });
  }

  /** Waits until something is seen; gives all that was, and forgets it. */
  async until(wanted: string): Promise<string> {
    return await this.when(() => this.seen.includes(wanted), wanted);
  }

  /** Waits until it is asked for a line; gives all that was seen, and forgets it. */
  async prompt(): Promise<string> {
    return await this.when(() => this.seen.endsWith(READY), 'the prompt');
  }

  private async when(holds: () => boolean, wanted: string): Promise<string> {
    const deadline = performance.now() + 40_000;
    while (!holds()) {
      if (this.failed) throw this.failed;
      if (this.child.exitCode !== null) throw new Error(`it ended without ${wanted}:\n${this.seen}`);
      if (performance.now() > deadline) throw new Error(`${wanted} is not seen in:\n${this.seen}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { seen } = this;
    this.seen = '';
    return seen;
  }

  /** Presses keys. */
  press(keys: string): void {
    this.child.stdin?.write(keys);
  }

  /** Types a line. */
  type(line: string): void {
    this.press(`${line}\r`);
  }

  /** Waits for its end; gives what was seen since. */
  async end(): Promise<string> {
    await this.ended;
    if (this.failed) throw this.failed;
    return this.seen;
  }
}
