import type { GameDefinition, Play, Seat } from '@vigil/engine';
import type {
  Box,
  Content,
  Event,
  HauntOutcome,
  HauntPlan,
  HauntPreview,
  HauntSupposed,
  MythosDef,
  Outcome,
  Pack,
  TableState,
  Words,
} from '@vigil/rules';
import type { GameId, TableView } from '@vigil/table';
import type { Person, Row } from './rows.js';

/** A state of any game. The terminal reads everything it shows from views. */
export interface AnyGameState extends TableState {
  readonly step: { readonly phase: string };
}
export type AnyOutcome = Outcome | HauntOutcome;
export type AnyPlay = Play<unknown, AnyGameState, Event, AnyOutcome>;

/** The plan between two phases, and its preview if an investigator moves first. */
export interface PlanPreview {
  readonly plan: HauntPlan;
  readonly suppose: (seat: Seat, place: string) => HauntSupposed;
}

/** Everything the command line needs of a game. The game's own types are hidden, so that all games look alike. */
export interface TerminalGame {
  readonly id: GameId;
  /** Ids of the packs in use. */
  readonly packs: readonly string[];
  /** The components as the game uses them. */
  readonly content: Content;
  /** Returns a pack as the game uses it; without an argument, all of them. */
  readonly pack: (only?: Pack) => Pack;
  /** Figures of a Mythos card, where not everything printed is shown. */
  readonly mythosFigures?: (card: MythosDef) => Record<string, unknown>;
  readonly definition: GameDefinition<unknown, AnyGameState, Event, AnyOutcome>;
  /** Minimum and maximum number of investigators, and their possible sheets. */
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly sheets: readonly string[];
  /** Throws an error that names an unknown house rule or value. */
  readonly houseRules: (given: Readonly<Record<string, unknown>>) => unknown;
  /** Preview of the monsters' next moves, where the game knows them. */
  readonly previewMonsters: (view: TableView) => HauntPreview | undefined;
  /** The plan at a question of who acts next; undefined at other questions, or if the game has none. */
  readonly previewPlan?: (view: TableView) => PlanPreview | undefined;
  /** The board, row by row: only open information. */
  readonly board: (w: Words, view: TableView) => Row[];
  /** All investigators at the table, by seat. */
  readonly people: (w: Words, view: TableView) => Person[];
  /** Summary of the position in a few words. */
  readonly heading: (w: Words, view: TableView) => string;
  /** Changes when the whole board is worth showing again. */
  readonly momentKey: (view: TableView) => string;
  /** Details of an outcome, besides the outcome itself. */
  readonly outcome: (w: Words, outcome: AnyOutcome, view: TableView) => string[];
}

/** Creates the game with some boxes. */
export type MakeGame = (boxes: readonly Box[]) => TerminalGame;
