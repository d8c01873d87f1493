import {
  boxesOfSave,
  gameOfSave,
  isExportedTable,
  openGame,
  type VerdictText,
  verdictText,
  verifyTable,
} from '@vigil/table';
import { loadBoxes } from '../play/boxes.js';
import { findEmbeddedPacks } from '../play/own-packs.js';
import { loadContent, withGameWords } from '../text/loaded-content.js';
import { language } from '../words/language.js';

/** Result for a file. `from`, `until`: times of the first and last entry. */
export interface FileVerdict extends VerdictText {
  readonly table: string;
  readonly entries: number;
  readonly from: number | undefined;
  readonly until: number | undefined;
}

/**
 * Replays the table of a file and reports any alteration; undefined for any other file. Fails if its boxes are missing.
 *
 * @param published the published hash of its seed, if known
 */
export async function verifyFile(text: string, published: string | undefined): Promise<FileVerdict | undefined> {
  const file = parseTable(text);
  if (!isExportedTable(file)) return undefined;
  const packFiles = await findEmbeddedPacks(file);
  const { definition } = await openGame(gameOfSave(file), await loadBoxes(boxesOfSave(file), packFiles));
  const verdict = verifyTable(definition, file, published);
  const { words } = withGameWords(await loadContent(boxesOfSave(file), packFiles), gameOfSave(file));
  const { entries, from, until } = verdict;
  return { ...verdictText(language, verdict, words), table: String(file.online.name), entries, from, until };
}

function parseTable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
