import { PlayError } from '@vigil/engine';

/** A correction that cannot be made: one sentence, and the field of it that says what cannot be. */
export function invalidCorrection(place: string, why: string): PlayError {
  return new PlayError('bad-correction', why, place);
}
