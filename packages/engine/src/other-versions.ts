/** Saves written by other versions of a game: adapts them and reports the losses. */

import { cloneJson } from './clone-json.js';
import { PlayError } from './errors.js';
import type { GameDefinition } from './game.js';
import { type ParsedSave, readSave } from './save.js';
import type { Chapter, SavedCheckpoint } from './saved-parts.js';
import { normalizeVersion, packsOfVersion } from './version.js';

/**
 * The part of a game that cannot be replayed, because another version began it. `version`: the version that wrote it.
 * `from`: number of answers before the first that can be replayed. `dropped`: number of last answers that no longer
 * fit. `removed`: contents of the position that these packs do not have.
 */
export interface ReplayNotice {
  readonly version: string;
  readonly from: number;
  readonly dropped: number;
  readonly removed: readonly string[];
}

type VersionedGame<S> = Pick<
  GameDefinition<never, S, never, unknown>,
  'id' | 'version' | 'words' | 'upgrade' | 'removeUnknown' | 'validate'
>;

/**
 * Reads a save for which this game has the packs. Throws `damaged-save`, `wrong-game`, `newer-version` or
 * `missing-pack`.
 */
export function readCompatibleSave<Setup, S>(input: unknown, game: VersionedGame<S>): ParsedSave<Setup, S> {
  const save = readSave<Setup, S>(input, game);
  // An identical version text: no pack can be missing.
  if (save.version === game.version) return upgradePositions(save, game);
  const available = packsOfVersion(game.version, game.id);
  const missing = packsOfVersion(save.version, game.id).filter((id) => !available.includes(id));
  if (missing.length > 0) {
    const named = missing.map((id) => `"${id}"`).join(' and ');
    const what = missing.length === 1 ? `the pack ${named}, which is` : `the packs ${named}, which are`;
    throw new PlayError('missing-pack', `the game needs ${what} not available`, 'version', missing);
  }
  return isCurrentVersion(save, game) ? upgradePositions(save, game) : save;
}

/**
 * Upgrades the positions of a save of this version. Throws `damaged-save` with the place of an invalid position,
 * because an edited save can be sealed again. Packed saves are not edited by hand and skip the check.
 */
function upgradePositions<Setup, S>(save: ParsedSave<Setup, S>, game: VersionedGame<S>): ParsedSave<Setup, S> {
  return mapPositions(save, (state, place) => {
    const now = withPosition(game, state, place, () => game.upgrade?.(state) ?? state);
    if (!save.isUnshared) assertPosition(game, now, place);
    return now;
  });
}

/** Runs `work` on a position. If it crashes on an invalid one, throws the validation error instead. */
function withPosition<S>(game: VersionedGame<S>, state: S, place: string, work: () => S): S {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) assertPosition(game, state, place);
    throw error;
  }
}

function assertPosition<S>(game: VersionedGame<S>, state: S, at: string): void {
  const problem = game.validate?.(state);
  if (problem) throw new PlayError('damaged-save', problem.why, joinPlace(at, problem.place));
}

/** Joins the place of a whole with the place of a part. */
export function joinPlace(whole: string, part: string): string {
  return part === '' ? whole : `${whole}.${part}`;
}

/** True if a save was written by exactly this version of rules and packs. */
export function isCurrentVersion(
  save: Pick<ParsedSave, 'version'>,
  { id, version }: Pick<VersionedGame<never>, 'id' | 'version'>,
): boolean {
  return save.version === version || normalizeVersion(save.version, id) === normalizeVersion(version, id);
}

/**
 * Converts the positions of a save of another version, and names what had to be removed from the last one. Does not
 * change the save handed in. Throws `other-version` for a position that cannot be converted.
 */
export function adaptSave<Setup, S>(
  save: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
): { save: ParsedSave<Setup, S>; removed: readonly string[] } {
  let removed: readonly string[] = [];
  const adaptPosition = (position: S, place: string): S =>
    withPosition(game, position, place, () => {
      const copy = cloneJson(position);
      const state = game.upgrade?.(copy) ?? copy;
      removed = game.removeUnknown?.(state) ?? [];
      return state;
    });
  try {
    const whole = mapPositions(save, adaptPosition);
    // Only the removals of the last position count, since play continues from it.
    const checkpoint = { ...save.checkpoint, state: adaptPosition(save.checkpoint.state, 'checkpoint.state') };
    return { save: { ...whole, version: normalizeVersion(save.version, game.id), checkpoint }, removed };
  } catch (error) {
    throw otherVersionError(save.version, error);
  }
}

/** Returns the error for a save whose last position does not fit these rules. */
export function otherVersionError(version: string, error: unknown): PlayError {
  const why = error instanceof Error ? error.message : String(error);
  return new PlayError(
    'other-version',
    `written by ${version}, this version cannot continue the game: ${why}`,
    'checkpoint.state',
  );
}

/**
 * Returns the points from which a game of another version may be replayed: its beginning, or else its newest chapter.
 */
export function replayStarts<Setup, S>(
  save: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
): readonly (readonly Chapter<S>[])[] {
  const { chapters = [] } = save;
  const last = chapters.at(-1);
  if (!last) return [[]];
  return [[], [...chapters.slice(0, -1), { ...last, version: normalizeVersion(game.version, game.id) }]];
}

/** Returns the chapter that continues a game which cannot be replayed from its beginning. */
export function createChapter<Setup, S>(
  { version, checkpoint }: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
  dropped: number,
  removed: readonly string[],
): Chapter<S> {
  const { id } = game;
  return {
    version: normalizeVersion(game.version, id),
    before: normalizeVersion(version, id),
    dropped,
    removed,
    checkpoint,
  };
}

/** Returns a save with all its positions converted. */
function mapPositions<Setup, S>(
  save: ParsedSave<Setup, S>,
  convert: (state: S, place: string) => S,
): ParsedSave<Setup, S> {
  const mapCheckpoint = (checkpoint: SavedCheckpoint<S>, place: string) => ({
    ...checkpoint,
    state: convert(checkpoint.state, `${place}.state`),
  });
  const { origin, chapters } = save;
  return {
    ...save,
    ...('position' in origin && { origin: { ...origin, position: convert(origin.position, 'origin.position') } }),
    ...(chapters && {
      chapters: chapters.map((chapter, i) => ({
        ...chapter,
        checkpoint: mapCheckpoint(chapter.checkpoint, `chapters[${i}].checkpoint`),
      })),
    }),
    checkpoint: mapCheckpoint(save.checkpoint, 'checkpoint'),
  };
}
