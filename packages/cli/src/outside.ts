import { outsideBoxes as registerBoxes } from '@vigil/lab';
import { addToTerminal, type BoxTerminal } from './games/boxes.js';
import { Problem } from './problem.js';

/**
 * Registers the boxes of VIGIL_BOXES, with what they show at the terminal (`TERMINAL` of their `terminal.js`). Throws a
 * Problem that names a folder in which there is none.
 */
export async function outsideBoxes(folders: string | undefined): Promise<void> {
  try {
    for (const box of await registerBoxes(folders)) {
      const terminal = await box.part<BoxTerminal>('terminal', 'TERMINAL');
      if (terminal) addToTerminal(box.id, terminal);
    }
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
