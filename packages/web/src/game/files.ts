import type { Saved } from './session.js';

/** Hands a game to its player as a file. */
export function exportGame(saved: Saved, seed: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(saved)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `vigil-${seed.replace(/[^\w-]+/g, '_').slice(0, 40)}.json`;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What a file holds. Throws an error that says what is wrong with it. */
export async function readGame(file: File): Promise<unknown> {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file.name} is no game: it does not hold JSON.`);
  }
}
