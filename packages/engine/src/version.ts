/**
 * Versions of a game: what it is made of, each part with its version, as `arkham@1 base@1 dunwich@2`. The game's own part
 * is its rules, the others are packs. Earlier saves name packs alone, with plus signs between (`base@1+dunwich@2`): their
 * rules are those of version 1. A version without any part is that of the rules.
 */
import { PlayError } from './errors.js';

/** The parts of a version by id, in order, the game's rules first. */
export function versionParts(version: string, game: string): ReadonlyMap<string, string> {
  const parts = new Map([[game, '1']]);
  for (const part of version.split(/[\s+]+/)) {
    const at = part.lastIndexOf('@');
    if (at < 0 && part !== '') parts.set(game, part);
    else if (at > 0) parts.set(part.slice(0, at), part.slice(at + 1));
  }
  return parts;
}

/** A version as it is written now, in whatever form it was kept. */
export function normalizeVersion(version: string, game: string): string {
  return [...versionParts(version, game)].map(([id, of]) => `${id}@${of}`).join(' ');
}

/** True if a version was written by newer rules of the game than another; what is not a number is neither. */
export function hasNewerRules(version: string, other: string, game: string): boolean {
  const rulesOf = (one: string) => Number(versionParts(one, game).get(game));
  return rulesOf(version) > rulesOf(other);
}

/** The error for a save of newer rules: these may have named, packed and decided anything otherwise. */
export function newerVersionError(
  savedVersion: string,
  { id, version }: { readonly id: string; readonly version: string },
): PlayError {
  const [theirs, ours] = [normalizeVersion(savedVersion, id), normalizeVersion(version, id)];
  const why = `the game was saved by newer rules (${theirs}) than there are here (${ours}): a newer Vigil opens it`;
  return new PlayError('newer-version', why, 'version');
}

/** The ids of the packs that a version of a game names. */
export function packsOfVersion(version: string, game: string): string[] {
  return [...versionParts(version, game).keys()].filter((id) => id !== game);
}

/**
 * The ids of the packs that a save needs, whatever is wrong with it otherwise: those it was written with. Nothing of what
 * it says of them has been checked.
 */
export function packsOfSave(save: unknown): string[] {
  const { game, version } = Object(save) as { game?: unknown; version?: unknown };
  return typeof game === 'string' && typeof version === 'string' ? packsOfVersion(version, game) : [];
}
