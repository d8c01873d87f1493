import type { Event, HauntPreview, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoxArt } from '../art/box-art.js';
import type { BoardPlan } from '../board/boards.js';
import type { BoxMoment } from '../motion/moments/moments.js';
import type { LoadedContent } from '../text/loaded-content.js';
import type { BattleScene, BoardLayers, InvestigatorOf } from './game-ui.js';

/**
 * What a box adds to the face of a game, in `boxes/<id of its pack>/face.tsx` as `FACE`. It is fetched when a table has
 * the pack. Its own words it brings along (`sayer` in words/t.ts), and its own drawings. Everything may be left out; a
 * box that adds nothing that is shown needs no face at all.
 */
export interface BoxUi<V extends TableView = TableView> {
  /** What is drawn of its components. */
  readonly art?: BoxArt;
  /** On the rail, below doom and terror: a track of its own. */
  Track?(props: { readonly view: V }): ReactNode;
  /** The same where there is room for a word and a figure: at the top of a narrow window. */
  shortTracks?(view: V): readonly (readonly [name: string, value: string])[];
  /** On the rail, below what the game counts and its cards in play: tracks, and cards that are always in play. */
  Rail?(props: { readonly view: V }): ReactNode;
  /** Somebody among all: what stands beside the game's own mark. */
  PartyMark?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** On a sheet, below what somebody can do: what he has to do. */
  ToDo?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** What is drawn on a board beside what lies there. It is a hook. */
  useBoardLayers?(view: V, board: BoardPlan): BoardLayers | undefined;
  /** More that is unusual about how somebody stands: on the sheet, and where people are compared. */
  describeStatus?(edition: LoadedContent, view: V, who: InvestigatorOf<V>): string[];
  /** How an event that only this box knows is shown as a moment: like one of the game's own; undefined: it is none. */
  toMoment?(edition: LoadedContent, event: Event, view: V): BoxMoment | undefined;
  /** How a final battle goes that has rounds of its own; undefined: as it did. */
  battleScene?(edition: LoadedContent, view: V): BattleScene | undefined;
  /** The answers of a question of its own in a form of its own; undefined: as they were. */
  renderAnswers?(decision: TypedDecision, view: V): ReactNode | undefined;
  /** More lines in the explanation of something. */
  explanationLines?(edition: LoadedContent, target: string, view: V, foresight: HauntPreview): readonly string[];
}
