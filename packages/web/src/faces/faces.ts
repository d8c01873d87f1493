import type { GameId } from '@vigil/table';
import { layArt } from '../art/registry.js';
import type { BoxFace } from './box-face.js';
import { NO_FACES } from './boxes.js';
import type { Face } from './face.js';
import { withBoxes } from './with-boxes.js';

/** The faces there are. A table fetches its own: what only the other game shows need not be there. */
const FACES: Readonly<Record<GameId, () => Promise<Face>>> = {
  arkham: async () => (await import('./arkham/index.js')).ARKHAM_FACE,
  haunt: async () => (await import('./haunt/index.js')).HAUNT_FACE,
};
const fetched = new Map<GameId, Promise<Face>>();

/** The face of a game, the same promise each time. What could not be fetched is tried again the next time. */
export function faceOf(game: GameId): Promise<Face> {
  const before = fetched.get(game);
  if (before) return before;
  const now = FACES[game]();
  fetched.set(game, now);
  now.catch(() => fetched.delete(game));
  return now;
}

/**
 * Sets a table: lays out the art of its boxes, and gives what only its game shows and says, with what boxes add to it. The
 * face is the same for the same boxes as long as they are the same list.
 */
export function setTable(own: Face, boxes: readonly BoxFace[] = NO_FACES): Face {
  layArt(boxes.flatMap(({ art }) => art ?? []));
  const known = made.get(boxes)?.get(own);
  if (known) return known;
  const face = withBoxes(own, boxes);
  const faces = made.get(boxes) ?? new Map<Face, Face>();
  made.set(boxes, faces.set(own, face));
  return face;
}

/** Faces that were made already: to be drawn again, a part of the table must stay the same component. */
const made = new WeakMap<readonly BoxFace[], Map<Face, Face>>();
