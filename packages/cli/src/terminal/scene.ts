import type { Content, Foresight, Words } from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';

/** A table at one moment, with the words to speak of it. */
export interface Scene {
  readonly w: Words;
  readonly content: Content;
  readonly game: GameId;
  readonly view: TableView;
  readonly foresight: Foresight | undefined;
}
