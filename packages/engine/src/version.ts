/**
 * Versions of a game: its parts, each with a version, as `arkham@1 base@1 dunwich@2`. The first part is the rules, the
 * others are packs. Early saves name only packs, joined by plus signs (`base@1+dunwich@2`); their rules are version 1.
 * A version without any part is that of the rules.
 */
import { PlayError } from './errors.js';

/** Returns the parts of a version by id, in order, the rules first. */
export function versionParts(version: string, game: string): ReadonlyMap<string, string> {
  const parts = new Map([[game, '1']]);
  for (const part of version.split(/[\s+]+/)) {
    const at = part.lastIndexOf('@');
    if (at < 0 && part !== '') parts.set(game, part);
    else if (at > 0) parts.set(part.slice(0, at), part.slice(at + 1));
  }
  return parts;
}

/** Returns a version in the form written today. */
export function normalizeVersion(version: string, game: string): string {
  return [...versionParts(version, game)].map(([id, part]) => `${id}@${part}`).join(' ');
}

/** True if a version has newer rules than another. False if one is not a number. */
export function hasNewerRules(version: string, other: string, game: string): boolean {
  const rulesOf = (item: string) => Number(versionParts(item, game).get(game));
  return rulesOf(version) > rulesOf(other);
}

/** Returns the error for a save of newer rules, whose content cannot be interpreted safely. */
export function newerVersionError(
  savedVersion: string,
  { id, version }: { readonly id: string; readonly version: string },
): PlayError {
  const [theirs, ours] = [normalizeVersion(savedVersion, id), normalizeVersion(version, id)];
  const why = `the game was saved by newer rules (${theirs}) than there are here (${ours}): a newer Vigil opens it`;
  return new PlayError('newer-version', why, 'version');
}

/** Returns the ids of the packs that a version names. */
export function packsOfVersion(version: string, game: string): string[] {
  return [...versionParts(version, game).keys()].filter((id) => id !== game);
}

/** Returns the ids of the packs a save was written with. Reads the save unchecked, so it also works on damaged ones. */
export function packsOfSave(save: unknown): string[] {
  const { game, version } = Object(save) as { game?: unknown; version?: unknown };
  return typeof game === 'string' && typeof version === 'string' ? packsOfVersion(version, game) : [];
}
