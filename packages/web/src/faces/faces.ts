import type { GameId } from '@vigil/table';
import { layArt } from '../art/registry.js';
import { ARKHAM_FACE } from './arkham/index.js';
import type { BoxFace } from './box-face.js';
import { NO_FACES } from './boxes.js';
import type { Face } from './face.js';
import { HAUNT_FACE } from './haunt/index.js';
import { withBoxes } from './with-boxes.js';

/** The faces there are. They come with the table: each alone is too small to be worth a script of its own. */
const FACES: Readonly<Record<GameId, Face>> = { arkham: ARKHAM_FACE, haunt: HAUNT_FACE };

/**
 * Sets a table for a game: lays out the art of its boxes, and gives what only this game shows and says, with what boxes add
 * to it. The one place that knows which games there are. The face is the same for the same boxes as long as they are the
 * same list.
 */
export function setTable(game: GameId, boxes: readonly BoxFace[] = NO_FACES): Face {
  layArt(boxes.flatMap(({ art }) => art ?? []));
  const known = made.get(boxes)?.[game];
  if (known) return known;
  const face = withBoxes(FACES[game], boxes);
  made.set(boxes, { ...made.get(boxes), [game]: face });
  return face;
}

/** Faces that were made already: to be drawn again, a part of the table must stay the same component. */
const made = new WeakMap<readonly BoxFace[], Partial<Record<GameId, Face>>>();
