/** `vigil`: runs the command when imported (bin/vigil.mjs imports it). */

import { CommanderError } from 'commander';
import { note } from './output.js';
import { runVigil } from './program.js';
import { errorText, UserError } from './user-error.js';

const WRONG_USAGE = 2;

// `vigil cards | head` closes the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

// The bundle (scripts/whole.mjs) cannot use top-level await.
void run();

async function run(): Promise<void> {
  try {
    const { VIGIL_BOXES } = process.env;
    // Loads boxes only if needed: rules take longer to load than all of `--help`.
    if (VIGIL_BOXES) await (await import('./external-boxes.js')).registerExternalBoxes(VIGIL_BOXES);
    await runVigil(process.argv.slice(2));
  } catch (error) {
    process.exitCode = await report(error);
  }
}

/** Prints an error in one sentence and returns the exit code. */
async function report(error: unknown): Promise<number> {
  // Commander has already printed it; its code 0 is for --help and --version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONG_USAGE;
  note(errorText(error));
  const { PlayError } = await import('@vigil/engine');
  const expected = error instanceof UserError || error instanceof PlayError;
  const { cause = expected ? undefined : error } = error instanceof Error ? error : {};
  if (cause instanceof Error && process.env.VIGIL_DEBUG) process.stderr.write(`${cause.stack}\n`);
  else if (!expected) note('this is a fault of Vigil; VIGIL_DEBUG=1 shows where');
  return 1;
}
