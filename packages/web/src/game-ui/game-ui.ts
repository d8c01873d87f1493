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
import type { Occupant } from '../board/tokens.js';
import type { BoxMoment } from '../motion/moments/moments.js';
import type { LoadedContent } from '../text/loaded-content.js';

/**
 * A game's face: everything at the table that only this game shows or says. The table has a named place for each and
 * knows no game. What is written with a capital letter is a component. All are methods, so that each game may speak of
 * its own view; a table is only ever shown by the face of its game.
 */
export interface GameUi<V extends TableView = TableView, O = Outcome | HauntOutcome> {
  readonly game: GameId;
  /** Parts of its own that are fetched before they are needed, when there is nothing else to do. */
  readonly soon?: readonly (() => Promise<unknown>)[];

  /** At the top: where in a turn or a day the table stands. */
  Strip(props: { readonly view: V; readonly over: boolean }): ReactNode;
  /** On the rail, below doom and terror: more tracks. */
  Tracks?(props: { readonly view: V }): ReactNode;
  /** What of them stands at the top of a narrow window: a word and a figure each. */
  shortTracks?(view: V): readonly (readonly [name: string, value: string])[];
  /** On the rail, below the tracks: what is counted, and the cards in play. */
  Threat(props: { readonly view: V }): ReactNode;
  /** Whether shops close as terror rises: the rail says which is next. */
  readonly shopsClose: boolean;

  /** Whose phase it is, where somebody has one to himself. */
  activeSeat(view: V): Seat | undefined;
  /** Somebody among all: what stands beside sanity and stamina. */
  PartyMark(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** The skills of a sheet, as they stand now. */
  Skills(props: { readonly view: V; readonly who: InvestigatorOf<V>; readonly focus: number }): ReactNode;
  /** On a sheet, below what somebody can do: what he has to do. */
  ToDo?(props: { readonly view: V; readonly who: InvestigatorOf<V> }): ReactNode;
  /** Everything unusual about how somebody stands. */
  describeStatus(edition: LoadedContent, view: V, who: InvestigatorOf<V>): string[];
  /** The values of a skill somebody can use now, of those printed: one, or several to choose among. */
  usableSkillValues(who: InvestigatorOf<V>, pair: number, printed: readonly number[]): readonly number[];

  /** The answers of a question in a form of this game's own; undefined: they are shown as all others are. */
  renderAnswers(decision: TypedDecision, view: V): ReactNode | undefined;
  /** What there is to weigh before a question is answered, in a part of the table of its own; undefined: nothing. */
  renderPlanner?(decision: TypedDecision, view: V, foresight: HauntPreview): ReactNode | undefined;
  /** What a keeper can put right in this game alone. */
  readonly corrections: readonly CorrectionKind[];
  /** What this game adds to the explanation of something; `foresight`: what its monsters are about to do. */
  explanationLines(edition: LoadedContent, target: string, view: V, foresight: HauntPreview): readonly string[];

  /** What is drawn on a board beside what lies there; undefined: nothing. It is a hook. */
  useBoardLayers(view: V, at: (place: string) => readonly Occupant[], board: BoardPlan): BoardLayers | undefined;
  /** What boxes show of events that only they know; undefined: nothing. */
  toMoment?(edition: LoadedContent, event: Event, view: V): BoxMoment | undefined;

  /** What is written on the Outskirts, where so many monsters are. */
  outskirtsLabel(view: V, monsters: number): string;

  /** Whether somebody faces the Ancient One itself now, and how that stands. */
  confrontation(view: V): Confrontation | undefined;
  /** How a final battle goes that has rounds of another kind; undefined: as the rulebook's. */
  battleScene?(edition: LoadedContent, view: V): BattleScene | undefined;
  /** What the stage is called while somebody does. */
  readonly stageLabel: 'ui.stage.battle' | 'ui.stage.encounter';
  /** On the stage: the Ancient One, and those who face it. */
  ConfrontationScene(props: { readonly def: AncientOneDef; readonly view: V }): ReactNode;
  /** How a game ended. */
  describeEnding(edition: LoadedContent, outcome: O, view: V): EndingSummary;
}

/** Somebody as a view of a game has them. */
export type InvestigatorOf<V extends TableView> = V['investigators'][number];

/** What is drawn on the board below the places and their names, and above them. */
export interface BoardLayers {
  readonly below: ReactNode;
  readonly above: ReactNode;
}

/** How it stands with the Ancient One that somebody faces. */
export interface Confrontation {
  readonly round: number;
  /** In the final battle: its combat rating now, and the successes kept. */
  readonly battle?: { readonly rating: number; readonly pool: number };
}

/** A final battle whose rounds go otherwise than in the rulebook. */
export interface BattleScene {
  /** What steps of a round are called that are not as ever; a step without a word is none. */
  readonly phases: Readonly<Record<string, string>>;
  /** What is said before the Ancient One's attack. */
  readonly attackTitle: string;
  /** On the stage, over the picture of the Ancient One. */
  readonly overlay: ReactNode;
  /** How somebody stands in this round while the attacks go on. */
  attackState(seat: Seat): 'struck' | 'now' | 'waits' | 'faces';
}

/** How a game ended, in words and figures. */
export interface EndingSummary {
  /** When it ended. */
  readonly when: string;
  /** Four figures, the large ones. */
  readonly figures: readonly (readonly [name: string, value: string])[];
  /** What else there is to know of it. */
  readonly rows: readonly (readonly [name: string, value: string | undefined])[];
  /** The First Citizen of Arkham (A-SCORE-09). */
  readonly firstCitizen?: Seat | undefined;
}
