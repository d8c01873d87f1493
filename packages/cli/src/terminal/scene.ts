import type { Atmosphere } from '@vigil/content/atmosphere';
import type { Content, HauntPreview, Words } from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';

/** A table at one moment, with its words. */
export interface TerminalScene {
  readonly w: Words;
  readonly content: Content;
  readonly game: GameId;
  readonly view: TableView;
  readonly monsterPreview: HauntPreview | undefined;
  /** Atmosphere texts beside the effects of cards; empty if the player wants figures only. */
  readonly atmosphere: Atmosphere;
}

/** Returns the atmosphere text of a component as lines: one, or none. */
export function atmosphereLines(atmosphere: Atmosphere, id: string): readonly string[] {
  const text = atmosphere.textFor(id);
  return text === undefined ? [] : [text];
}
