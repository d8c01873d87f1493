import type { Pack } from '@vigil/rules';
import { everyBox, loadBoxes } from './boxes.js';
import { newId } from './chance.js';
import { addPack } from './own-packs.js';
import { Session } from './session.js';

/** What a file held: a game, or a pack, which is kept in this browser from now on. */
export type Imported = { readonly session: Session } | { readonly pack: Pack };

/** A file that is meant as a pack and is none. */
class PackRefused extends Error {
  override readonly name = 'PackRefused';
}

/** How many problems of a pack are told. */
const MOST = 6;

/** Takes in a file. Fails with what is wrong with it: for a pack a `PackRefused`, with the lines. */
export async function importFile(file: File): Promise<Imported> {
  const text = await file.text();
  const game = gameIn(text, file.name);
  // A game gets an id of its own.
  if (game) return { session: await Session.resume(newId(), game.saved) };
  return { pack: await takeInPack(text, file.name) };
}

/** The game that a text holds or was meant to; none if it speaks of something else. Throws for half a game. */
function gameIn(text: string, name: string): { readonly saved: unknown } | undefined {
  try {
    const saved: unknown = JSON.parse(text);
    const isPack = typeof saved === 'object' && saved !== null && !Array.isArray(saved) && !('format' in saved);
    return isPack ? undefined : { saved };
  } catch {
    if (text.includes('"vigil-play"')) throw new Error(`${name} is no game: it does not hold JSON.`);
    return undefined;
  }
}

/** Reading packs, and checking them, is fetched only now. */
async function takeInPack(text: string, name: string): Promise<Pack> {
  const [{ PackFault, readPack }, house] = await Promise.all([import('./reading-packs.js'), loadBoxes(everyBox())]);
  const packs = house.map(({ pack }) => pack);
  try {
    const pack = readPack(text, name, packs);
    const same = packs.find(({ id }) => id === pack.id);
    if (same) throw new PackRefused(`the id "${pack.id}" is that of ${same.name}: give it another.`);
    await addPack(pack);
    return pack;
  } catch (error) {
    if (!(error instanceof PackFault)) throw error;
    const { problems } = error;
    const more = problems.length > MOST ? ['…'] : [];
    throw new PackRefused([...problems.slice(0, MOST), ...more].join('\n'), { cause: error });
  }
}
