import { PlayError } from '@vigil/engine';

/** Returns the error of an impossible correction: one sentence, and the field that is at fault. */
export function invalidCorrection(place: string, why: string): PlayError {
  return new PlayError('bad-correction', why, place);
}
