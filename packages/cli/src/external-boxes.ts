import { loadExternalBoxes as registerBoxes } from '@vigil/lab';
import type { BoxWordsLoaders } from '@vigil/rules';
import type { BoxTerminal } from './games/box-terminal.js';
import { addToTerminal } from './games/boxes.js';
import { UserError } from './user-error.js';

const words = new Map<string, BoxWordsLoaders>();

/** Translations of the boxes of VIGIL_BOXES, by pack id. */
export function externalWords(): Readonly<Record<string, BoxWordsLoaders>> {
  return Object.fromEntries(words);
}

/**
 * Registers the boxes of VIGIL_BOXES, with their terminal views (`TERMINAL` of `terminal.js`) and translations (`WORDS`
 * of `words.js`).
 *
 * @throws UserError that names a folder without a box
 */
export async function registerExternalBoxes(folders: string | undefined): Promise<void> {
  try {
    for (const box of await registerBoxes(folders)) {
      const terminal = await box.part<BoxTerminal>('terminal', 'TERMINAL');
      if (terminal) addToTerminal(box.id, terminal);
      const loaders = await box.part<BoxWordsLoaders>('words', 'WORDS');
      if (loaders) words.set(box.id, loaders);
    }
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
