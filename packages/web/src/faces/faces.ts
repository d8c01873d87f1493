import type { GameId } from '@vigil/table';
import { ARKHAM_FACE } from './arkham/index.js';
import type { Face } from './face.js';
import { HAUNT_FACE } from './haunt/index.js';

/** The faces there are. They come with the table: each alone is too small to be worth a script of its own. */
const FACES: Readonly<Record<GameId, Face>> = { arkham: ARKHAM_FACE, haunt: HAUNT_FACE };

/** What only this game shows and says: the one place that knows which games there are. */
export function faceOf(game: GameId): Face {
  return FACES[game];
}
