/** Saves that other versions of a game wrote: what fits, and what has to be said about them. */
import { PlayError } from './errors.js';
import type { GameDefinition } from './game.js';
import { type Chapter, plain, type ReadSave, readSave, type SavedBeat } from './save.js';
import { packsOfVersion, writtenVersion } from './version.js';

/**
 * What cannot be told again of a game that another version began. `version`: which one wrote it. `from`: how many answers
 * come before the first that can be told. `dropped`: how many of the last answers were no longer possible. `gone`: what
 * the position held and these packs have not.
 */
export interface Retold {
  readonly version: string;
  readonly from: number;
  readonly dropped: number;
  readonly gone: readonly string[];
}

type AnyGame<S> = Pick<
  GameDefinition<never, S, never, unknown>,
  'id' | 'version' | 'words' | 'upgrade' | 'takeOut' | 'misfit'
>;

/** Reads a save that this game has the packs for. Throws `damaged-save`, `wrong-game`, `newer-version` or `missing-pack`. */
export function readable<Setup, S>(input: unknown, game: AnyGame<S>): ReadSave<Setup, S> {
  const save = readSave<Setup, S>(input, game);
  // The very same words: then nothing is missing either.
  if (save.version === game.version) return fitting(save, game);
  const here = packsOfVersion(game.version, game.id);
  const missing = packsOfVersion(save.version, game.id).filter((id) => !here.includes(id));
  if (missing.length > 0) {
    const named = missing.map((id) => `"${id}"`).join(' and ');
    const what = missing.length === 1 ? `the pack ${named}, which is` : `the packs ${named}, which are`;
    throw new PlayError('missing-pack', `the game needs ${what} not here`, 'version', missing);
  }
  return ofThisVersion(save, game) ? fitting(save, game) : save;
}

/**
 * A save of this version with its positions in the newest form. Throws `damaged-save` with the place of what is no position:
 * whoever changed a save could seal it again. What is packed was not written by hand.
 */
function fitting<Setup, S>(save: ReadSave<Setup, S>, game: AnyGame<S>): ReadSave<Setup, S> {
  return inForm(save, (state, place) => {
    const now = asPosition(game, state, place, () => game.upgrade?.(state) ?? state);
    if (!save.isOwn) mustFit(game, now, place);
    return now;
  });
}

/** Does something with a position. Where the program fails on what is none, that is said, and where. */
function asPosition<S>(game: AnyGame<S>, state: S, place: string, work: () => S): S {
  try {
    return work();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) mustFit(game, state, place);
    throw error;
  }
}

function mustFit<S>(game: AnyGame<S>, state: S, at: string): void {
  const misfit = game.misfit?.(state);
  if (misfit) throw new PlayError('damaged-save', misfit.why, placeIn(at, misfit.place));
}

/** A place in something, which stands itself at a place. */
export function placeIn(whole: string, part: string): string {
  return part === '' ? whole : `${whole}.${part}`;
}

/** Whether a save was written by the very version of rules and packs that the game has. */
export function ofThisVersion(
  save: Pick<ReadSave, 'version'>,
  { id, version }: Pick<AnyGame<never>, 'id' | 'version'>,
): boolean {
  return save.version === version || writtenVersion(save.version, id) === writtenVersion(version, id);
}

/**
 * A save of another version with its positions as this one has them, and what had to be taken out of the last. The save
 * handed in stays as it is. Throws `other-version` for a position that cannot be brought up to date.
 */
export function adapted<Setup, S>(
  save: ReadSave<Setup, S>,
  game: AnyGame<S>,
): { save: ReadSave<Setup, S>; gone: readonly string[] } {
  let gone: readonly string[] = [];
  const fitted = (position: S, place: string): S =>
    asPosition(game, position, place, () => {
      const copy = plain(position);
      const state = game.upgrade?.(copy) ?? copy;
      gone = game.takeOut?.(state) ?? [];
      return state;
    });
  try {
    const whole = inForm(save, fitted);
    // The last position counts: it is the one that is played on.
    const beat = { ...save.beat, state: fitted(save.beat.state, 'beat.state') };
    return { save: { ...whole, version: writtenVersion(save.version, game.id), beat }, gone };
  } catch (error) {
    throw otherVersion(save.version, error);
  }
}

/** Not even the last position of a save is one of these rules. */
export function otherVersion(version: string, error: unknown): PlayError {
  const why = error instanceof Error ? error.message : String(error);
  return new PlayError('other-version', `written by ${version}, the game cannot go on here: ${why}`, 'beat.state');
}

/** From where a game of another version may be told: its beginning, or else its newest chapter. */
export function startsOf<Setup, S>(save: ReadSave<Setup, S>, game: AnyGame<S>): readonly (readonly Chapter<S>[])[] {
  const { chapters = [] } = save;
  const last = chapters.at(-1);
  if (!last) return [[]];
  return [[], [...chapters.slice(0, -1), { ...last, version: writtenVersion(game.version, game.id) }]];
}

/** The chapter in which a game goes on that cannot be told from its beginning. */
export function chapterFrom<Setup, S>(
  { version, beat }: ReadSave<Setup, S>,
  game: AnyGame<S>,
  dropped: number,
  gone: readonly string[],
): Chapter<S> {
  const { id } = game;
  return { version: writtenVersion(game.version, id), before: writtenVersion(version, id), dropped, gone, beat };
}

/** A save with all its positions in another form. */
function inForm<Setup, S>(save: ReadSave<Setup, S>, form: (state: S, place: string) => S): ReadSave<Setup, S> {
  const formed = (beat: SavedBeat<S>, place: string) => ({ ...beat, state: form(beat.state, `${place}.state`) });
  const { origin, chapters } = save;
  return {
    ...save,
    ...('position' in origin && { origin: { ...origin, position: form(origin.position, 'origin.position') } }),
    ...(chapters && {
      chapters: chapters.map((chapter, i) => ({ ...chapter, beat: formed(chapter.beat, `chapters[${i}].beat`) })),
    }),
    beat: formed(save.beat, 'beat'),
  };
}
