import {
  boxesOfSave,
  gameOfSave,
  isExportedTable,
  openGame,
  type SaidVerdict,
  verdictText,
  verifyTable,
} from '@vigil/table';
import { loadBoxes } from '../play/boxes.js';
import { broughtBy } from '../play/own-packs.js';
import { editionOf, loadEdition } from '../say/edition.js';
import { language } from '../words/language.js';

/** What a file comes to. `from`, `until`: when the first and the last thing was done. */
export interface Proven extends SaidVerdict {
  readonly table: string;
  readonly entries: number;
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/**
 * Plays the table of a file again and says whether anything was altered; undefined for what is no such file. Fails where
 * its boxes are not to be had.
 *
 * @param published what was published of its seed, if somebody knows
 */
export async function prove(text: string, published: string | undefined): Promise<Proven | undefined> {
  const file = parsed(text);
  if (!isExportedTable(file)) return undefined;
  const packFiles = await broughtBy(file);
  const { definition } = await openGame(gameOfSave(file), await loadBoxes(boxesOfSave(file), packFiles));
  const verdict = verifyTable(definition, file, published);
  const { words } = editionOf(await loadEdition(boxesOfSave(file), packFiles), gameOfSave(file));
  const { entries, from, until } = verdict;
  return { ...verdictText(language, verdict, words), table: String(file.online.name), entries, from, until };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
