import { type Box, checkReferences, contentOfBoxes } from '@vigil/rules';

/** Throws `ContentFault` if these boxes name something that none of them has. */
export function checkBoxReferences(boxes: readonly Box[]): void {
  checkReferences(contentOfBoxes(boxes));
}
