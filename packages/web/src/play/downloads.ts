import type { SavedGame } from '@vigil/table';
import type { LogLine } from '../text/log-line.js';
import type { ChronicleFormat } from './chronicle-export.js';

/** Hands a game to its player as a file. */
export function downloadGame(saved: SavedGame, seed = ''): void {
  download(new Blob([JSON.stringify(saved)], { type: 'application/json' }), `vigil-${fileName(seed)}.json`);
}

/** Downloads stored data of an id unchanged, even if damaged. */
export function downloadText(text: string, id: string): void {
  download(new Blob([text], { type: 'application/json' }), `vigil-${fileName(id)}.json`);
}

/** Hands the story of a game to its player as a file. */
export async function downloadChronicle(
  lines: readonly LogLine[],
  title: string,
  form: ChronicleFormat,
): Promise<void> {
  const { CHRONICLE_EXTENSIONS, formatChronicle } = await import('./chronicle-export.js');
  const name = `${title.replace(/[^\w-]+/g, '-').toLowerCase()}.${CHRONICLE_EXTENSIONS[form]}`;
  download(new Blob([formatChronicle(title, lines, form)], { type: 'text/plain;charset=utf-8' }), name);
}

const fileName = (text: string) => text.replace(/[^\w-]+/g, '_').slice(0, 40);

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
