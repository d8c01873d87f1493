import type { Line } from '../say/chronicle.js';
import type { ChronicleForm } from './export.js';
import type { Saved } from './session.js';

/** Hands a game to its player as a file. */
export function exportGame(saved: Saved, seed = ''): void {
  download(new Blob([JSON.stringify(saved)], { type: 'application/json' }), `vigil-${fileName(seed)}.json`);
}

/** Hands out what is kept under an id as it is, whatever has become of it. */
export function exportRaw(text: string, id: string): void {
  download(new Blob([text], { type: 'application/json' }), `vigil-${fileName(id)}.json`);
}

/** Hands the story of a game to its player as a file. */
export async function exportChronicle(lines: readonly Line[], title: string, form: ChronicleForm): Promise<void> {
  const { CHRONICLE_ENDINGS, chronicleText } = await import('./export.js');
  const name = `${title.replace(/[^\w-]+/g, '-').toLowerCase()}.${CHRONICLE_ENDINGS[form]}`;
  download(new Blob([chronicleText(title, lines, form)], { type: 'text/plain;charset=utf-8' }), name);
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
