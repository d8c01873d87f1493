import { type Box, type Content, contentOfBoxes } from '@vigil/rules';

const MAX_CACHED = 32;
const cached: Content[] = [];

/** Returns the components of some boxes, cached for all scenarios with the same boxes. */
export function baseContent(boxes: readonly Box[]): Content {
  const known = cached.find(
    ({ packs }) => packs.length === boxes.length && packs.every((pack, at) => pack === boxes[at]?.pack),
  );
  if (known) return known;
  const content = contentOfBoxes(boxes);
  cached.push(content);
  if (cached.length > MAX_CACHED) cached.shift();
  return content;
}
