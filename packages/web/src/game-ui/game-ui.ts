import type { Seat } from '@vigil/engine';
import type {
  AncientOneDef,
  CorrectionKind,
  Event,
  HauntOutcome,
  HauntPreview,
  Outcome,
  TypedDecision,
} from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';
import type { ReactNode } from 'react';
import type { BoardPlan } from '../board/boards.js';
import type { Occupant } from '../board/occupant.js';
import type { BoxMoment } from '../motion/moments/moments.js';
import type { LoadedContent } from '../text/loaded-content.js';

/**
 * The user interface of a game: everything at the table that is specific to this game. The table has a slot for each
 * part and knows no game. Members with a capital letter are components. All members are methods, so that each game can
 * use its own view type. A table is only ever shown by the user interface of its game.
 */
export interface GameUi<V extends TableView = TableView, O = Outcome | HauntOutcome> {
  readonly game: GameId;
  /** Loaders of its chunks, run in idle time before they are needed. */
  readonly soon?: readonly (() => Promise<unknown>)[];

  /** At the top: the current phase of the turn or day. */
  Strip(props: { readonly view: V; readonly over: boolean }): ReactNode;
  /** On the rail, below doom and terror: more tracks. */
  Tracks?(props: { readonly view: V }): ReactNode;
  /** Their short form, a name and a value each, for the top of a narrow window. */
  shortTracks?(view: V): readonly (readonly [name: string, value: string])[];
  /** On the rail, below the tracks: the counts, and the cards in play. */
  Threat(props: { readonly view: V }): ReactNode;
  /** True if shops close as terror rises; the rail then shows the next one. */
  readonly shopsClose: boolean;

  /** Returns the seat whose phase it is, if phases belong to one investigator. */
  activeSeat(view: V): Seat | undefined;
  /** In the party list, beside Sanity and Stamina. */
  PartyMark(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** The current skills on a sheet. */
  Skills(props: { readonly view: V; readonly who: InvestigatorOf<V>; readonly focus: number }): ReactNode;
  /** On a sheet, below the options: the investigator's duties. */
  ToDo?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** Returns the unusual states of an investigator. */
  describeStatus(loaded: LoadedContent, view: V, who: InvestigatorOf<V>): string[];
  /** Returns the usable values of a skill among those printed: one, or several to choose from. */
  usableSkillValues(who: InvestigatorOf<V>, pair: number, printed: readonly number[]): readonly number[];

  /** Returns this game's form for the answers of a question; undefined: the default. */
  renderAnswers(decision: TypedDecision, view: V): ReactNode | undefined;
  /** Returns a planner, shown before the question is answered; undefined: none. */
  renderPlanner?(decision: TypedDecision, view: V, monsterPreview: HauntPreview): ReactNode | undefined;
  /** Corrections by the game master that only this game has. */
  readonly corrections: readonly CorrectionKind[];
  /** Returns this game's lines for the explanation of a component. `monsterPreview`: the next moves of its monsters. */
  explanationLines(loaded: LoadedContent, target: string, view: V, monsterPreview: HauntPreview): readonly string[];

  /** Returns additional drawings on a board; undefined: none. It is a hook. */
  useBoardLayers(view: V, at: (place: string) => readonly Occupant[], board: BoardPlan): BoardLayers | undefined;
  /** Returns the moments for events of boxes; undefined: none. */
  toMoment?(loaded: LoadedContent, event: Event, view: V): BoxMoment | undefined;

  /** Formats the label of the Outskirts with the number of monsters there. */
  outskirtsLabel(view: V, monsters: number): string;

  /** Returns the state of the confrontation with the Ancient One; undefined if there is none. */
  confrontation(view: V): Confrontation | undefined;
  /** Returns the scene of a final battle with other rounds; undefined: the rulebook's. */
  battleScene?(loaded: LoadedContent, view: V): BattleScene | undefined;
  /** The label of the stage during such a confrontation. */
  readonly stageLabel: 'ui.stage.battle' | 'ui.stage.encounter';
  /** On the stage: the Ancient One, and the investigators who face it. */
  ConfrontationScene(props: { readonly def: AncientOneDef; readonly view: V }): ReactNode;
  /** Describes the end of a game. */
  describeEnding(loaded: LoadedContent, outcome: O, view: V): EndingSummary;
}

/** An investigator in the view of a game. */
export type InvestigatorOf<V extends TableView> = V['investigators'][number];

/** Drawings on the board, below the places and their names, and above them. */
export interface BoardLayers {
  readonly below: ReactNode;
  readonly above: ReactNode;
}

/** The state of the confrontation with the Ancient One. */
export interface Confrontation {
  readonly round: number;
  /** In the final battle: its current combat rating, and the accumulated successes. */
  readonly battle?: { readonly rating: number; readonly pool: number };
}

/** A final battle with other rounds than the rulebook's. */
export interface BattleScene {
  /** Labels of changed steps of a round; a step with an empty label is skipped. */
  readonly phases: Readonly<Record<string, string>>;
  /** The announcement of the Ancient One's attack. */
  readonly attackTitle: string;
  /** On the stage, over the picture of the Ancient One. */
  readonly overlay: ReactNode;
  /** Returns the state of a seat in this round's attacks. */
  attackState(seat: Seat): 'struck' | 'now' | 'waits' | 'faces';
}

/** The end of a game, in words and figures. */
export interface EndingSummary {
  /** The time of its end, in game terms. */
  readonly when: string;
  /** The four large figures. */
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** Further facts. */
  readonly rows: readonly (readonly [name: string, value: string | undefined])[];
  /** The score as a sum of items with their points. */
  readonly score?: readonly (readonly [name: string, points: number])[] | undefined;
  /** The First Citizen of Arkham (A-SCORE-09). */
  readonly firstCitizen?: Seat | undefined;
}
