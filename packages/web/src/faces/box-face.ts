import type { Event, Foresight, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoxArt } from '../art/box-art.js';
import type { BoardPlan } from '../board/boards.js';
import type { OwnMoment } from '../motion/moments/moments.js';
import type { Edition } from '../say/edition.js';
import type { BattleScene, OnBoard, PersonOf } from './face.js';

/**
 * What a box adds to the face of a game, in `boxes/<id of its pack>/face.tsx` as `FACE`. It is fetched when a table has
 * the pack. Its own words it brings along (`sayer` in words/t.ts), and its own drawings. Everything may be left out; a
 * box that adds nothing that is shown needs no face at all.
 */
export interface BoxFace<V extends TableView = TableView> {
  /** What is drawn of its components. */
  readonly art?: BoxArt;
  /** On the rail, below doom and terror: a track of its own. */
  Track?(props: { readonly view: V }): ReactNode;
  /** The same where there is room for a word and a figure: at the top of a narrow window. */
  brief?(view: V): readonly (readonly [name: string, value: string])[];
  /** On the rail, below what the game counts and its cards in play: tracks, and cards that are always in play. */
  Rail?(props: { readonly view: V }): ReactNode;
  /** Somebody among all: what stands beside the game's own mark. */
  Mark?(props: { readonly view: V; readonly who: PersonOf<V> }): ReactNode;
  /** On a sheet, below what somebody can do: what he has to do. */
  ToDo?(props: { readonly view: V; readonly who: PersonOf<V> }): ReactNode;
  /** What is drawn on a board beside what lies there. It is a hook. */
  useOnBoard?(view: V, board: BoardPlan): OnBoard | undefined;
  /** More that is unusual about how somebody stands: on the sheet, and where people are compared. */
  standing?(edition: Edition, view: V, who: PersonOf<V>): string[];
  /** How an event that only this box knows is shown as a moment: like one of the game's own; undefined: it is none. */
  moments?(edition: Edition, event: Event, view: V): OwnMoment | undefined;
  /** How a final battle goes that has rounds of its own; undefined: as it did. */
  battle?(edition: Edition, view: V): BattleScene | undefined;
  /** The answers of a question of its own in a form of its own; undefined: as they were. */
  answers?(decision: TypedDecision, view: V): ReactNode | undefined;
  /** More lines in the explanation of something. */
  linesAbout?(edition: Edition, target: string, view: V, foresight: Foresight): readonly string[];
}
