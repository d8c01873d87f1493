import { Play, PlayError, type PlayErrorCode, type ReplayNotice, type SavedPlay } from '@vigil/engine';
import {
  aboutOf,
  type Event,
  type HauntOutcome,
  type HauntPreview,
  type Outcome,
  type TypedDecision,
} from '@vigil/rules';
import { findConsent } from './consent.js';
import type { AnyDefinition, AnyState, OpenedGame } from './open-game.js';
import type { GameCopy, GamePlay, ReplayCursor } from './replay-cursor.js';
import { type TableEvent, toTableEvent } from './table-event.js';
import type { GameId, TableView } from './view.js';

/** A saved game, as anybody may have handed it in. */
export type SavedGame = SavedPlay<unknown, unknown>;

/**
 * How an answer is followed up. `settle`: questions that leave nothing to choose are answered by the table itself.
 * `views`: the table is shown after each thing that happens, for those who want to see one after the other.
 */
export interface AnswerOptions {
  readonly answerForced: boolean;
  readonly viewsLeft: boolean;
  /** Somebody plays alone: he is not asked whether he agrees to what he wants himself. */
  readonly alone?: boolean;
  /** It goes on what the answer before began, as a step of a walk does: they are taken back together. */
  readonly further?: boolean;
}

/** Why the last answer cannot be taken back. */
export type UndoObstacle = 'nothing' | 'revealed' | 'over';

/** All there is to know of a game at one moment. */
export interface GameUpdate {
  readonly game: GameId;
  readonly seed: string;
  readonly view: TableView;
  /** What the monsters are about to do (Haunt). */
  readonly foresight: HauntPreview | undefined;
  readonly decisions: readonly TypedDecision[];
  /** What was told since the last update. */
  readonly events: readonly TableEvent[];
  readonly answers: number;
  /** How many answers were given and taken back: an answer says to which of these moments it was given. */
  readonly moves: number;
  /** Why the answer before this update was passed over: the game had gone on, or back, or it is none of this question. */
  readonly passedOver: PlayErrorCode | undefined;
  /** The answer by which somebody chose last: after it come those that the table gave itself. */
  readonly chosen: number;
  readonly noUndo: UndoObstacle | undefined;
  readonly outcome: Outcome | HauntOutcome | undefined;
  /** What went wrong in the rules, if they broke. */
  readonly fault: string | undefined;
  /** What of a game that another version began cannot be told or played on. */
  readonly retold: ReplayNotice | undefined;
  readonly saved: SavedGame;
}

const STALE_CODES: ReadonlySet<string> = new Set([
  'stale-answer',
  'stale-decision',
  'unknown-decision',
  'unknown-option',
  'over',
]);
/** However much happens after one answer, the table is shown so often at most. */
const MAX_VIEWS = 80;

/**
 * A game being played: the one place that holds a play. It runs wherever its boxes are, in a worker or on a server;
 * everything else sends it answers and gets updates.
 */
export class Host {
  private readonly opened: OpenedGame;
  private readonly play: GamePlay;
  private readonly pastViews: TableView[] = [];
  /** Which answers left nothing to choose, or go on what the one before began. */
  private readonly forced: boolean[] = [];
  private pendingEvents: TableEvent[];
  private viewsLeft = 0;
  private fault: string | undefined;
  private passedOver: PlayErrorCode | undefined;
  /** For looking between two answers; made when somebody first does. */
  private cursor: ReplayCursor | undefined;

  private constructor(
    opened: OpenedGame,
    make: (
      rules: AnyDefinition,
      tell: (event: Event) => void,
      onAnswer: (answers: number, forced: boolean) => void,
    ) => GamePlay,
  ) {
    this.opened = opened;
    this.pendingEvents = [];
    let at = 0;
    let state: AnyState | undefined;
    const rules = opened.definition;
    const open: AnyDefinition['open'] = (table) => {
      state = table.state;
      return rules.open(table);
    };
    const tell = (event: Event) => {
      const tableEvent = toTableEvent(opened.content, state?.investigators ?? [], event, at);
      if (this.viewsLeft-- <= 0 || !state) this.pendingEvents.push(tableEvent);
      else this.pendingEvents.push({ ...tableEvent, view: rules.view(state, undefined) as TableView });
    };
    this.play = make({ ...rules, open }, tell, (answers, forced) => {
      if (state) this.pastViews[at] = rules.view(state, undefined) as TableView;
      this.forced[at] = forced;
      at = answers;
    });
    this.play.listen((event) => {
      at = this.play.answerCount;
      state = this.play.state;
      tell(event);
    });
    this.recordView();
  }

  /** A new game. Throws what is impossible about the setup. */
  static start(opened: OpenedGame, setup: unknown, seed: string): Host {
    return new Host(opened, (rules, tell) => Play.start(rules, setup, seed, {}, tell));
  }

  /** A game that begins in the middle, from a position: a lesson. */
  static from(opened: OpenedGame, position: unknown, seed: string): Host {
    return new Host(opened, (rules, tell) => Play.from(rules, position as AnyState, seed, undefined, tell));
  }

  /**
   * A saved game. It is played again from its beginning, to have its log; where that fails (it was played by earlier
   * rules) it goes on from its last beat, with an empty log. Throws PlayError for what is no save. `alone`: as in
   * {@link AnswerOptions}.
   */
  static resume(opened: OpenedGame, saved: unknown, alone = false): Host {
    try {
      return new Host(opened, (rules, tell, onAnswer) =>
        Play.replay(rules, saved, tell, (decision, option, index) =>
          onAnswer(
            index + 1,
            decision !== undefined && (!isChoice(decision) || (alone && findConsent(decision) === option)),
          ),
        ),
      );
    } catch {
      return new Host(opened, (rules) => Play.load(rules, saved));
    }
  }

  /**
   * Gives an answer. One that is no longer possible (a second click) is passed over, and so is one that was given to the
   * game as it stood at other `moves` than now. The update says why.
   */
  answer(
    decision: string,
    option: string,
    options: AnswerOptions = { answerForced: false, viewsLeft: false },
    expectedMoves?: number,
  ): GameUpdate {
    this.viewsLeft = options.viewsLeft ? MAX_VIEWS : 0;
    try {
      const at = this.play.answerCount;
      this.applyAnswer(decision, option, expectedMoves);
      if (options.further && at > 0) this.forced[at] = true;
      if (this.canAnswerForced) this.answerForced(options);
    } catch (error) {
      if (error instanceof PlayError && STALE_CODES.has(error.code)) this.passedOver = error.code;
      else this.fault = error instanceof Error ? error.message : String(error);
    }
    this.recordView();
    return this.update();
  }

  /**
   * Takes the last answer back; a game that broke goes back in any case. `evenChance`: also behind dice. `seen`: as in
   * {@link answer}.
   */
  undo(pastBarrier = false, expectedMoves?: number): GameUpdate {
    try {
      this.play.undo(1, pastBarrier || this.fault !== undefined, expectedMoves);
      // What the table answered itself goes back with the answer it followed from.
      while (this.wasForced(this.play.answerCount) && this.play.undoable > 0) this.play.undo(1);
      this.fault = undefined;
      this.pastViews.length = this.play.answerCount;
      this.recordView();
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      this.passedOver = error.code;
    }
    return this.update();
  }

  /** The game as it stood after so many answers; undefined where that is not known any more. */
  pastView(answers: number): TableView | undefined {
    return this.pastViews[answers];
  }

  /** The game just after the event of that number (from 1) of an answer; after the whole answer where it had no more. */
  async viewAfterEvent(answers: number, event: number): Promise<TableView | undefined> {
    const { definition } = this.opened;
    if (!this.cursor?.isCurrent) {
      const [trails] = await Promise.all([import('./replay-cursor.js'), this.opened.loadLazyPart?.()]);
      this.cursor = new trails.ReplayCursor(this.play, (state) => definition.view(state, undefined) as TableView);
    }
    return this.cursor.viewsOfAnswer(answers)[event - 1] ?? this.pastView(answers);
  }

  /** The game as it stood after so many answers, to be kept or handed on by itself; undefined: as in {@link pastView}. */
  async copyAt(answers: number): Promise<GameCopy | undefined> {
    const [{ forkAt }] = await Promise.all([import('./replay-cursor.js'), this.opened.loadLazyPart?.()]);
    const cut = forkAt(this.play, answers);
    return cut && { saved: cut.save() as SavedGame, packed: cut.pack() };
  }

  /** What the monsters of a position are about to do (Haunt). Worked out here: who only sees it knows no rules. */
  previewMonsters(view: TableView): HauntPreview | undefined {
    return this.opened.previewMonsters(view);
  }

  /** Fetches what is needed to foresee all of a position; undefined: it is there. */
  loadPreview(view: TableView): Promise<void> | undefined {
    return this.opened.loadPreview?.(view);
  }

  /** The game as it stands, with what was told since the last update. */
  update(): GameUpdate {
    const { play, fault, passedOver } = this;
    this.passedOver = undefined;
    const events = this.pendingEvents;
    const view = play.view() as TableView;
    this.pendingEvents = [];
    return {
      game: this.opened.game,
      seed: play.origin.seed,
      view,
      foresight: this.previewMonsters(view),
      decisions: fault === undefined ? play.decisions : [],
      events,
      answers: play.answerCount,
      moves: play.moves,
      passedOver,
      chosen: this.lastChosen(),
      noUndo: this.undoObstacle(),
      outcome: play.result,
      fault,
      retold: play.replayNotice,
      saved: play.save() as SavedGame,
    };
  }

  private applyAnswer(decision: string, option: string, expectedMoves?: number): void {
    const asked = this.play.decisions.find(({ id }) => id === decision);
    const at = this.play.answerCount;
    this.play.answer(decision, option, expectedMoves);
    this.forced[at] = asked !== undefined && !isChoice(asked);
  }

  /** Answers what leaves nothing to choose, until something does; for who is alone also what asks for his consent. */
  private answerForced({ answerForced: settle, alone = false }: AnswerOptions): void {
    for (;;) {
      const [only, more] = this.play.decisions;
      if (!only || more !== undefined) return;
      const forced = settle && !isChoice(only) ? only.options[0]?.id : undefined;
      const option = forced ?? (alone ? findConsent(only) : undefined);
      if (option === undefined) return;
      this.recordView();
      const at = this.play.answerCount;
      this.applyAnswer(only.id, option);
      this.forced[at] = true;
    }
  }

  /** A game that begins in the middle is a lesson: it counts on every question. */
  private get canAnswerForced(): boolean {
    return 'setup' in this.play.origin;
  }

  private wasForced(answer: number): boolean {
    return this.canAnswerForced && this.forced[answer] === true;
  }

  private lastChosen(): number {
    let at = this.play.answerCount;
    while (at > 1 && this.wasForced(at - 1)) at--;
    return at;
  }

  private recordView(): void {
    this.pastViews[this.play.answerCount] = this.play.view() as TableView;
  }

  private undoObstacle(): UndoObstacle | undefined {
    if (this.play.answerCount === 0) return 'nothing';
    return this.fault !== undefined || this.play.undoable > 0 ? undefined : 'revealed';
  }
}

/**
 * Whether there is anything to decide: another option, or something that may be done besides. A single option with an
 * aside (a trade before the next round) is a choice; so are two monsters of a kind, of which one may carry clues. Offers
 * that the rules call idle (treating who lacks nothing) beside the end of the Upkeep are none.
 */
export function isChoice(decision: TypedDecision): boolean {
  const { options, asides } = decision;
  // An offer that rests is nobody's to decline but his to whom it was made (BOX-60).
  if (decision.key === 'q.trade-accept') return true;
  // The Mythos waits until somebody has it begin: nobody does that but he (PBP-11).
  if (decision.key === 'q.keeper') return true;
  const { idle = [] } = aboutOf(decision);
  // What else may be done besides may be done at the next question as well.
  if (idle.length > 0 && idle.length === options.length - 1) return false;
  return options.length > 1 || asides.length > 0;
}
