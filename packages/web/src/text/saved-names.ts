import type { SavedNames } from '../play/game-storage.js';
import type { LoadedContent } from './loaded-content.js';

/** Returns a name in a saved game: from the loaded boxes, else from the save, else from the id. */
export function savedName(
  { words, content }: LoadedContent,
  { names }: { readonly names?: SavedNames | undefined },
  kind: 'investigator' | 'ancientOne',
  id: string,
): string {
  const known = kind === 'investigator' ? content.investigators.has(id) : content.ancientOnes.has(id);
  if (known) return words.name(kind, id);
  return names?.people[id] ?? idAsName(id);
}

/** `dexter-drake` as `Dexter Drake`. */
function idAsName(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
