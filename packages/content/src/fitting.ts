import { type Box, checkReferences, contentOf } from '@vigil/rules';

/** Throws `ContentFault` if what these boxes name is in none of them. */
export function checkFit(boxes: readonly Box[]): void {
  checkReferences(contentOf(boxes));
}
