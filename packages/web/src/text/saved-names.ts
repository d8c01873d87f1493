import type { SavedNames } from '../play/game-storage.js';
import type { LoadedContent } from './loaded-content.js';

/**
 * What somebody of a kept game is called: as the boxes say that are here, else as it was said when the game was kept, and
 * where that is not known either, by the id in capitals and blanks.
 */
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
