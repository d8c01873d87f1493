import { type Box, checkReferences, contentOfBoxes } from '@vigil/rules';

/** Throws `ContentFault` if what these boxes name is in none of them. */
export function checkBoxReferences(boxes: readonly Box[]): void {
  checkReferences(contentOfBoxes(boxes));
}
