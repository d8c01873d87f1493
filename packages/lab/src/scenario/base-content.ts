import { type Box, type Content, contentOfBoxes } from '@vigil/rules';

const MOST = 32;
const made: Content[] = [];

/** Components of some boxes, put together once for all scenarios that are played with the same. */
export function baseContent(boxes: readonly Box[]): Content {
  const known = made.find(
    ({ packs }) => packs.length === boxes.length && packs.every((pack, at) => pack === boxes[at]?.pack),
  );
  if (known) return known;
  const content = contentOfBoxes(boxes);
  made.push(content);
  if (made.length > MOST) made.shift();
  return content;
}
