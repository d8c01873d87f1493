/** Saves that other versions of a game wrote: what fits, and what has to be said about them. */
import { PlayError } from './errors.js';
import type { GameDefinition } from './game.js';
import { type Chapter, cloneJson, type ParsedSave, readSave, type SavedCheckpoint } from './save.js';
import { normalizeVersion, packsOfVersion } from './version.js';

/**
 * What cannot be told again of a game that another version began. `version`: which one wrote it. `from`: how many answers
 * come before the first that can be told. `dropped`: how many of the last answers were no longer possible. `gone`: what
 * the position held and these packs have not.
 */
export interface ReplayNotice {
  readonly version: string;
  readonly from: number;
  readonly dropped: number;
  readonly gone: readonly string[];
}

type VersionedGame<S> = Pick<
  GameDefinition<never, S, never, unknown>,
  'id' | 'version' | 'words' | 'upgrade' | 'removeUnknown' | 'validate'
>;

/** Reads a save that this game has the packs for. Throws `damaged-save`, `wrong-game`, `newer-version` or `missing-pack`. */
export function readCompatibleSave<Setup, S>(input: unknown, game: VersionedGame<S>): ParsedSave<Setup, S> {
  const save = readSave<Setup, S>(input, game);
  // The very same words: then nothing is missing either.
  if (save.version === game.version) return upgradePositions(save, game);
  const available = packsOfVersion(game.version, game.id);
  const missing = packsOfVersion(save.version, game.id).filter((id) => !available.includes(id));
  if (missing.length > 0) {
    const named = missing.map((id) => `"${id}"`).join(' and ');
    const what = missing.length === 1 ? `the pack ${named}, which is` : `the packs ${named}, which are`;
    throw new PlayError('missing-pack', `the game needs ${what} not here`, 'version', missing);
  }
  return isCurrentVersion(save, game) ? upgradePositions(save, game) : save;
}

/**
 * A save of this version with its positions in the newest form. Throws `damaged-save` with the place of what is no position:
 * whoever changed a save could seal it again. What is packed was not written by hand.
 */
function upgradePositions<Setup, S>(save: ParsedSave<Setup, S>, game: VersionedGame<S>): ParsedSave<Setup, S> {
  return mapPositions(save, (state, place) => {
    const now = withPosition(game, state, place, () => game.upgrade?.(state) ?? state);
    if (!save.isUnshared) assertPosition(game, now, place);
    return now;
  });
}

/** Does something with a position. Where the program fails on what is none, that is said, and where. */
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

/** A place in something, which stands itself at a place. */
export function joinPlace(whole: string, part: string): string {
  return part === '' ? whole : `${whole}.${part}`;
}

/** Whether a save was written by the very version of rules and packs that the game has. */
export function isCurrentVersion(
  save: Pick<ParsedSave, 'version'>,
  { id, version }: Pick<VersionedGame<never>, 'id' | 'version'>,
): boolean {
  return save.version === version || normalizeVersion(save.version, id) === normalizeVersion(version, id);
}

/**
 * A save of another version with its positions as this one has them, and what had to be taken out of the last. The save
 * handed in stays as it is. Throws `other-version` for a position that cannot be brought up to date.
 */
export function adaptSave<Setup, S>(
  save: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
): { save: ParsedSave<Setup, S>; gone: readonly string[] } {
  let gone: readonly string[] = [];
  const adaptPosition = (position: S, place: string): S =>
    withPosition(game, position, place, () => {
      const copy = cloneJson(position);
      const state = game.upgrade?.(copy) ?? copy;
      gone = game.removeUnknown?.(state) ?? [];
      return state;
    });
  try {
    const whole = mapPositions(save, adaptPosition);
    // The last position counts: it is the one that is played on.
    const beat = { ...save.beat, state: adaptPosition(save.beat.state, 'beat.state') };
    return { save: { ...whole, version: normalizeVersion(save.version, game.id), beat }, gone };
  } catch (error) {
    throw otherVersionError(save.version, error);
  }
}

/** Not even the last position of a save is one of these rules. */
export function otherVersionError(version: string, error: unknown): PlayError {
  const why = error instanceof Error ? error.message : String(error);
  return new PlayError('other-version', `written by ${version}, the game cannot go on here: ${why}`, 'beat.state');
}

/** From where a game of another version may be told: its beginning, or else its newest chapter. */
export function replayStarts<Setup, S>(
  save: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
): readonly (readonly Chapter<S>[])[] {
  const { chapters = [] } = save;
  const last = chapters.at(-1);
  if (!last) return [[]];
  return [[], [...chapters.slice(0, -1), { ...last, version: normalizeVersion(game.version, game.id) }]];
}

/** The chapter in which a game goes on that cannot be told from its beginning. */
export function createChapter<Setup, S>(
  { version, beat }: ParsedSave<Setup, S>,
  game: VersionedGame<S>,
  dropped: number,
  gone: readonly string[],
): Chapter<S> {
  const { id } = game;
  return { version: normalizeVersion(game.version, id), before: normalizeVersion(version, id), dropped, gone, beat };
}

/** A save with all its positions in another form. */
function mapPositions<Setup, S>(
  save: ParsedSave<Setup, S>,
  form: (state: S, place: string) => S,
): ParsedSave<Setup, S> {
  const mapCheckpoint = (beat: SavedCheckpoint<S>, place: string) => ({
    ...beat,
    state: form(beat.state, `${place}.state`),
  });
  const { origin, chapters } = save;
  return {
    ...save,
    ...('position' in origin && { origin: { ...origin, position: form(origin.position, 'origin.position') } }),
    ...(chapters && {
      chapters: chapters.map((chapter, i) => ({
        ...chapter,
        beat: mapCheckpoint(chapter.beat, `chapters[${i}].beat`),
      })),
    }),
    beat: mapCheckpoint(save.beat, 'beat'),
  };
}
