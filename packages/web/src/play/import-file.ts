import type { Pack } from '@vigil/rules';
import { t } from '../words/saving.js';
import { allBoxIds, loadBoxes } from './boxes.js';
import { newId } from './chance.js';
import { OpenError } from './open-error.js';
import { addPack } from './own-packs.js';
import { Session } from './session.js';

/** Result of an import: a game, or a pack now stored in this browser. */
export type ImportResult = { readonly session: Session } | { readonly pack: Pack };

/** Maximum number of pack problems shown. */
const MAX_PROBLEMS = 6;

/** Imports a file. Rejects with an `OpenError` that names the fault; for a pack with its lines. */
export async function importFile(file: File): Promise<ImportResult> {
  const text = await file.text();
  const game = parseGame(text, file.name);
  // A game gets an id of its own.
  if (game) return { session: await Session.resume(newId(), game.saved) };
  return { pack: await importPack(text, file.name) };
}

/** Returns the game in a text; undefined if it may be a pack. Throws for an incomplete game, and for neither. */
function parseGame(text: string, name: string): { readonly saved: unknown } | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    const isPack = typeof saved === 'object' && saved !== null && !Array.isArray(saved) && !('format' in saved);
    return isPack ? undefined : { saved };
  } catch {
    if (/\.ya?ml$/i.test(name) && !text.includes('"vigil-play"')) return undefined;
    const detail = `${name} is no game: it does not hold JSON.`;
    // Anything with another beginning was never a save.
    throw new OpenError(t(/^\s*\{/.test(text) ? 'ui.import.cut' : 'ui.import.no-game'), detail);
  }
}

/** Imports a pack. The code that reads and checks packs is fetched only now. */
async function importPack(text: string, name: string): Promise<Pack> {
  const [{ PackError, parsePack }, boxes] = await Promise.all([import('./pack-reader.js'), loadBoxes(allBoxIds())]);
  const packs = boxes.map(({ pack }) => pack);
  try {
    const pack = parsePack(text, name, packs);
    const same = packs.find(({ id }) => id === pack.id);
    if (same) throw packError([`the id "${pack.id}" is that of ${same.name}: give it another.`]);
    await addPack(pack);
    return pack;
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    throw packError(error.problems);
  }
}

function packError(problems: readonly string[]): OpenError {
  const more = problems.length > MAX_PROBLEMS ? ['…'] : [];
  return new OpenError(t('ui.import.pack'), [...problems.slice(0, MAX_PROBLEMS), ...more].join('\n'));
}
