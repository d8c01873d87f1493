/** What can be wrong with something handed to a play. Codes are stable; messages are for people. */
export type PlayErrorCode =
  | 'unknown-decision'
  | 'stale-decision'
  | 'stale-answer'
  | 'unknown-option'
  | 'over'
  | 'broken'
  | 'damaged-save'
  | 'missing-pack'
  | 'other-version'
  | 'newer-version'
  | 'wrong-game'
  | 'undo-barrier'
  | 'nothing-to-undo'
  | 'bad-position'
  | 'bad-correction'
  | 'bad-dice'
  | 'no-dice'
  | 'no-option'
  | 'endless';

/**
 * Bad input, which changes nothing; or, thrown from within a rule, a position nobody can go on from: `no-dice`,
 * `no-option` and `endless` break the game as any other error of its rules does.
 */
export class PlayError extends Error {
  readonly code: PlayErrorCode;
  /** Where in the input the fault lies, for example `answers[17]`. */
  readonly place: string | undefined;
  /** The ids of the packs that are not there. */
  readonly packs: readonly string[];

  constructor(code: PlayErrorCode, message: string, place?: string, packs: readonly string[] = []) {
    super(place === undefined ? message : `${place}: ${message}`);
    this.name = 'PlayError';
    this.code = code;
    this.place = place;
    this.packs = packs;
  }
}

/** For a save that does not have the fingerprint it says. */
export function checksumError(): PlayError {
  return new PlayError('damaged-save', 'the save was changed after it was written, or cut short', 'check');
}
