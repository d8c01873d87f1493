/** Error codes. Codes are stable; messages are for people. */
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
  | 'imagined'
  | 'bad-position'
  | 'bad-correction'
  | 'bad-dice'
  | 'no-dice'
  | 'no-option'
  | 'endless';

/**
 * Bad input, which changes nothing. `no-dice`, `no-option` and `endless` come from within a rule instead. They break
 * the game, like other errors of rules.
 */
export class PlayError extends Error {
  readonly code: PlayErrorCode;
  /** Location of the fault in the input, for example `answers[17]`. */
  readonly place: string | undefined;
  /** Ids of the missing packs. */
  readonly packs: readonly string[];

  constructor(code: PlayErrorCode, message: string, place?: string, packs: readonly string[] = []) {
    super(place === undefined ? message : `${place}: ${message}`);
    this.name = 'PlayError';
    this.code = code;
    this.place = place;
    this.packs = packs;
  }
}

/** Returns the error for a save whose checksum does not match. */
export function checksumError(): PlayError {
  return new PlayError('damaged-save', 'the save was changed after it was written, or cut short', 'check');
}
