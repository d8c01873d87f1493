import type { KeptNames } from '../play/storage.js';
import type { Edition } from './edition.js';

/**
 * What somebody of a kept game is called: as the boxes say that are here, else as it was said when the game was kept, and
 * where that is not known either, by the id in capitals and blanks.
 */
export function nameIn(
  { words, content }: Edition,
  { names }: { readonly names?: KeptNames | undefined },
  kind: 'investigator' | 'ancientOne',
  id: string,
): string {
  const known = kind === 'investigator' ? content.investigators.has(id) : content.ancientOnes.has(id);
  if (known) return words.name(kind, id);
  return names?.people[id] ?? readable(id);
}

/** `dexter-drake` as `Dexter Drake`. */
function readable(id: string): string {
  return id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
