import type { Event, HauntPreview, TypedDecision } from '@vigil/rules';
import type { TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoxArt } from '../art/box-art.js';
import type { BoardPlan } from '../board/boards.js';
import type { BoxMoment } from '../motion/moments/moments.js';
import type { LoadedContent } from '../text/loaded-content.js';
import type { BattleScene, BoardLayers, InvestigatorOf } from './game-ui.js';

/**
 * Extensions of a box to the user interface of a game, in `boxes/<id of its pack>/box-ui.tsx` as `BOX_UI`. Loaded when a
 * table has the pack. It has its own messages (`loadMessages` in words/t.ts) and its own drawings. Every member is
 * optional; a box without a user interface of its own needs no such file.
 */
export interface BoxUi<V extends TableView = TableView> {
  /** Drawings of its components. */
  readonly art?: BoxArt;
  /** On the rail, below doom and terror: an additional track. */
  Track?(props: { readonly view: V }): ReactNode;
  /** Its short form, a name and a value, for the top of a narrow window. */
  shortTracks?(view: V): readonly (readonly [name: string, value: string])[];
  /** On the rail, below the counts and the cards in play: tracks, and permanent cards. */
  Rail?(props: { readonly view: V }): ReactNode;
  /** In the party list, beside the game's own mark. */
  PartyMark?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** On a sheet, below the options: the investigator's duties. */
  ToDo?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** Additional drawings on a board. It is a hook. */
  useBoardLayers?(view: V, board: BoardPlan): BoardLayers | undefined;
  /** More unusual states of an investigator: on the sheet, and in the comparison. */
  describeStatus?(loaded: LoadedContent, view: V, who: InvestigatorOf<V>): string[];
  /** Returns the moment for an event of this box, played like one of the game's own; undefined: none. */
  toMoment?(loaded: LoadedContent, event: Event, view: V): BoxMoment | undefined;
  /** Returns the scene of a final battle with other rounds; undefined: the default. */
  battleScene?(loaded: LoadedContent, view: V): BattleScene | undefined;
  /** Returns the form for the answers of a question of this box; undefined: the default. */
  renderAnswers?(decision: TypedDecision, view: V): ReactNode | undefined;
  /** Returns more lines for the explanation of a component. */
  explanationLines?(loaded: LoadedContent, target: string, view: V, monsterPreview: HauntPreview): readonly string[];
}
