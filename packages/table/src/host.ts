import { Play, PlayError, type PlayErrorCode, type ReplayNotice, type SavedPlay } from '@vigil/engine';
import {
  aboutOf,
  type Event,
  type HauntOutcome,
  type HauntPreview,
  type Outcome,
  type TypedDecision,
} from '@vigil/rules';
import type { BotSeats, GameBots } from './bot-seats.js';
import { findConsent } from './consent.js';
import type { AnyDefinition, AnyState, OpenedGame } from './open-game.js';
import type { GameCopy, GamePlay, ReplayCursor } from './replay-cursor.js';
import { type TableEvent, toTableEvent } from './table-event.js';
import type { GameId, TableView } from './view.js';

/** A saved game, as received from any source. */
export type SavedGame = SavedPlay<unknown, unknown>;

/**
 * Treatment of an answer. `answerForced`: questions without a choice are answered automatically. `withViews`: events
 * carry a view each, for step-by-step display; rolls of checks always do.
 */
export interface AnswerOptions {
  readonly answerForced: boolean;
  readonly withViews: boolean;
  /** A solo player is not asked to agree to their own wish. */
  readonly alone?: boolean;
  /** It continues the previous answer, like a step of a walk: both are undone together. */
  readonly further?: boolean;
}

/** The reason why the last answer cannot be undone. */
export type UndoObstacle = 'nothing' | 'revealed' | 'over';

/** The complete state of a game at one moment. */
export interface GameUpdate {
  readonly game: GameId;
  readonly seed: string;
  readonly view: TableView;
  /** Preview of monster actions (Haunt). */
  readonly monsterPreview: HauntPreview | undefined;
  readonly decisions: readonly TypedDecision[];
  /** Events since the last update. */
  readonly events: readonly TableEvent[];
  readonly answers: number;
  /** Number of answers given and taken back. An answer refers to it, to say which moment it was given at. */
  readonly moves: number;
  /** The reason why the last answer was ignored: the game had moved on or back, or there was no such option. */
  readonly answerIgnored: PlayErrorCode | undefined;
  /** Number of the last answer with a real choice; the later ones were given automatically. */
  readonly lastChoice: number;
  readonly undoObstacle: UndoObstacle | undefined;
  readonly outcome: Outcome | HauntOutcome | undefined;
  /** The error message, if the rules broke. */
  readonly fault: string | undefined;
  /** The part of a game by another version that cannot be replayed. */
  readonly replayNotice: ReplayNotice | undefined;
  readonly saved: SavedGame;
  /** Missing in a game without bots. */
  readonly bots?: GameBots;
}

const STALE_CODES: ReadonlySet<string> = new Set([
  'stale-answer',
  'stale-decision',
  'unknown-decision',
  'unknown-option',
  'over',
]);
/** Maximum number of views per answer. */
const MAX_VIEWS = 80;

/**
 * A game being played; the only holder of its play. It runs where its boxes are, in a worker or on a server. Everything
 * else sends answers and receives updates.
 */
export class Host {
  private readonly opened: OpenedGame;
  private readonly play: GamePlay;
  private readonly pastViews: TableView[] = [];
  /** Per answer: true if it left no choice or continued the one before. */
  private readonly forced: boolean[] = [];
  private pendingEvents: TableEvent[];
  private viewsLeft = 0;
  private fault: string | undefined;
  private answerIgnored: PlayErrorCode | undefined;
  /** For views between two answers; created on first use. */
  private cursor: ReplayCursor | undefined;
  private bots: BotSeats | undefined;
  /** Number of answers after which the events of the last step of the bots begin. */
  private stepFrom: number | undefined;

  private constructor(
    opened: OpenedGame,
    bots: BotSeats | undefined,
    createPlay: (rules: AnyDefinition, emit: (event: Event) => void, onAnswer: ReplayListener) => GamePlay,
  ) {
    this.opened = opened;
    this.bots = bots;
    this.pendingEvents = [];
    let at = 0;
    let state: AnyState | undefined;
    const rules = opened.definition;
    const open: AnyDefinition['open'] = (table) => {
      state = table.state;
      return rules.open(table);
    };
    const emit = (event: Event) => {
      const tableEvent = toTableEvent(opened.content, state?.investigators ?? [], event, at);
      const hasView = this.viewsLeft-- > 0 || (event.type === 'rolled' && event.check !== undefined);
      if (!hasView || !state) this.pendingEvents.push(tableEvent);
      else this.pendingEvents.push({ ...tableEvent, view: rules.view(state, undefined) as TableView });
    };
    this.play = createPlay({ ...rules, open }, emit, (answers, forced, decision, option) => {
      const view = state && (rules.view(state, undefined) as TableView);
      if (view) this.pastViews[at] = view;
      const isBots = bots && view && decision && bots.isForBots(decision, view, at);
      if (isBots) bots.recall(decision, option, at, (seat) => rules.view(state as AnyState, seat) as TableView);
      this.forced[at] = forced || isBots === true;
      at = answers;
    });
    this.play.listen((event) => {
      at = this.play.answerCount;
      state = this.play.state;
      emit(event);
    });
    this.recordView();
  }

  /** Starts a new game. Throws for an impossible setup. */
  static start(opened: OpenedGame, setup: unknown, seed: string, bots?: BotSeats): Host {
    return new Host(opened, bots, (rules, emit) => Play.start(rules, setup, seed, {}, emit));
  }

  /** Starts a game from a position, such as a lesson. */
  static from(opened: OpenedGame, position: unknown, seed: string): Host {
    return new Host(opened, undefined, (rules, emit) => Play.from(rules, position as AnyState, seed, undefined, emit));
  }

  /**
   * Resumes a saved game, replayed from its beginning to rebuild the log. If that fails (earlier rules), it continues
   * from its last checkpoint with an empty log. Throws PlayError for an invalid save. `alone`: as in
   * {@link AnswerOptions}.
   */
  static resume(opened: OpenedGame, saved: unknown, alone = false, bots?: BotSeats): Host {
    try {
      return new Host(opened, bots, (rules, emit, onAnswer) =>
        Play.replay(rules, saved, emit, (decision, option, index) =>
          onAnswer(
            index + 1,
            decision !== undefined && (!isChoice(decision) || (alone && findConsent(decision) === option)),
            decision,
            option,
          ),
        ),
      );
    } catch {
      return new Host(opened, bots, (rules) => Play.load(rules, saved));
    }
  }

  /** Gives seats to bots, or back to people. */
  setBots(bots: BotSeats | undefined): GameUpdate {
    this.bots = bots;
    this.stepFrom = undefined;
    return this.update();
  }

  /** Lets the bots answer until something has happened. Changes nothing while people are asked. */
  answerForBots(options: AnswerOptions, expectedMoves?: number): GameUpdate {
    const { play, bots } = this;
    if (!bots || (expectedMoves !== undefined && expectedMoves !== play.moves)) return this.update();
    this.viewsLeft = options.withViews ? MAX_VIEWS : 0;
    const from = play.answerCount + 1;
    const pending = () => this.pendingEvents.length;
    try {
      const played = bots.playStep({
        get decisions() {
          return play.decisions;
        },
        get answers() {
          return play.answerCount;
        },
        get eventCount() {
          return pending();
        },
        view: (seat) => play.view(seat) as TableView,
        answer: (decision, option) => {
          const at = play.answerCount;
          play.answer(decision, option);
          this.forced[at] = true;
          this.recordView();
        },
      });
      if (played) this.stepFrom = from;
      if (this.canAnswerForced) this.answerForced({ ...options, alone: false });
    } catch (error) {
      this.fault = error instanceof Error ? error.message : String(error);
    }
    this.recordView();
    return this.update();
  }

  /**
   * Gives an answer. Ignores one that is no longer possible (a second click), or that was given at other `moves`; the
   * update says why.
   */
  answer(
    decision: string,
    option: string,
    options: AnswerOptions = { answerForced: false, withViews: false },
    expectedMoves?: number,
  ): GameUpdate {
    this.viewsLeft = options.withViews ? MAX_VIEWS : 0;
    this.stepFrom = undefined;
    try {
      const at = this.play.answerCount;
      this.applyAnswer(decision, option, expectedMoves);
      if (options.further && at > 0) this.forced[at] = true;
      if (this.canAnswerForced) this.answerForced(options);
    } catch (error) {
      if (error instanceof PlayError && STALE_CODES.has(error.code)) this.answerIgnored = error.code;
      else this.fault = error instanceof Error ? error.message : String(error);
    }
    this.recordView();
    return this.update();
  }

  /**
   * Takes the last answer back; always possible for a broken game. `pastBarrier`: also across dice. `expectedMoves`: as
   * in {@link answer}.
   */
  undo(pastBarrier = false, expectedMoves?: number): GameUpdate {
    this.bots?.forget();
    this.stepFrom = undefined;
    try {
      // The answers of bots are taken back with the person's before them, or not at all.
      if (this.bots && !pastBarrier && this.undoObstacle()) return this.update();
      this.play.undo(1, pastBarrier || this.fault !== undefined, expectedMoves);
      // Automatic answers are undone together with the one they followed.
      while (this.wasForced(this.play.answerCount) && this.play.undoable > 0) this.play.undo(1);
      this.fault = undefined;
      this.pastViews.length = this.play.answerCount;
      this.recordView();
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      this.answerIgnored = error.code;
    }
    return this.update();
  }

  /** Number of answers given. */
  get answers(): number {
    return this.play.answerCount;
  }

  /** Returns the view after a number of answers, or undefined if it is no longer known. */
  pastView(answers: number): TableView | undefined {
    return this.pastViews[answers];
  }

  /** Returns the view after an event (counted from 1) of an answer; after the whole answer if it has fewer events. */
  async viewAfterEvent(answers: number, event: number): Promise<TableView | undefined> {
    const { definition } = this.opened;
    if (!this.cursor?.isCurrent) {
      const [module] = await Promise.all([import('./replay-cursor.js'), this.opened.loadLazyPart?.()]);
      this.cursor = new module.ReplayCursor(this.play, (state) => definition.view(state, undefined) as TableView);
    }
    return this.cursor.viewsOfAnswer(answers)[event - 1] ?? this.pastView(answers);
  }

  /** Returns an independent copy of the game after a number of answers, or undefined as in {@link pastView}. */
  async copyAt(answers: number): Promise<GameCopy | undefined> {
    const [{ forkAt }] = await Promise.all([import('./replay-cursor.js'), this.opened.loadLazyPart?.()]);
    const fork = forkAt(this.play, answers);
    return fork && { saved: fork.save() as SavedGame, packed: fork.pack() };
  }

  /** Returns a preview of monster actions (Haunt). Computed here, because clients know no rules. */
  previewMonsters(view: TableView): HauntPreview | undefined {
    return this.opened.previewMonsters(view);
  }

  /** Loads what the preview of a position needs; undefined if it is loaded. */
  loadPreview(view: TableView): Promise<void> | undefined {
    return this.opened.loadPreview?.(view);
  }

  /** Returns the current game with the events since the last update. */
  update(): GameUpdate {
    const { play, fault, answerIgnored } = this;
    this.answerIgnored = undefined;
    const events = this.pendingEvents;
    const view = play.view() as TableView;
    this.pendingEvents = [];
    return {
      game: this.opened.game,
      seed: play.origin.seed,
      view,
      monsterPreview: this.previewMonsters(view),
      decisions: fault === undefined ? play.decisions : [],
      events,
      answers: play.answerCount,
      moves: play.moves,
      answerIgnored,
      lastChoice: this.newsFrom(view),
      undoObstacle: this.undoObstacle(),
      outcome: play.result,
      fault,
      replayNotice: play.replayNotice,
      saved: play.save() as SavedGame,
      ...(this.bots && { bots: this.botStatus(this.bots) }),
    };
  }

  private botStatus(bots: BotSeats): GameBots {
    const { play, fault } = this;
    return bots.status({
      decisions: fault === undefined ? play.decisions : [],
      view: (seat) => play.view(seat) as TableView,
    });
  }

  /** While bots play, only their last step is new. */
  private newsFrom(view: TableView): number {
    const { bots, play, stepFrom } = this;
    if (!bots) return this.lastChosen();
    if (bots.areAlone(view)) return stepFrom ?? play.answerCount;
    const isTheirs = bots.nextDecision({ decisions: play.decisions, view: () => view }) !== undefined;
    return (isTheirs ? stepFrom : undefined) ?? this.lastChosen();
  }

  private applyAnswer(decision: string, option: string, expectedMoves?: number): void {
    const asked = this.play.decisions.find(({ id }) => id === decision);
    const at = this.play.answerCount;
    this.play.answer(decision, option, expectedMoves);
    this.forced[at] = asked !== undefined && !isChoice(asked);
  }

  /** Answers questions without a choice until one has a choice; for a solo player also questions of consent. */
  private answerForced({ answerForced, alone = false }: AnswerOptions): void {
    for (;;) {
      const [only, more] = this.play.decisions;
      if (!only || more !== undefined) return;
      const forced = answerForced && !isChoice(only) ? only.options[0]?.id : undefined;
      const option = forced ?? (alone ? findConsent(only) : undefined);
      if (option === undefined) return;
      this.recordView();
      const at = this.play.answerCount;
      this.applyAnswer(only.id, option);
      this.forced[at] = true;
    }
  }

  /** False for a game from a position: a lesson relies on every question. */
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
    const { answerCount, undoable } = this.play;
    if (answerCount === 0) return 'nothing';
    if (this.fault !== undefined) return undefined;
    let back = 1;
    if (this.bots) while (back <= answerCount && this.wasForced(answerCount - back)) back++;
    if (back > answerCount) return 'nothing';
    return undoable >= back ? undefined : 'revealed';
  }
}

/** Called before each answer of a game that is played again. */
type ReplayListener = (answers: number, forced: boolean, decision: TypedDecision | undefined, option: string) => void;

/**
 * True if a decision leaves a choice: another option, or an aside. A single option with an aside (a trade before the
 * next round) is a choice. So are two monsters of a kind, since one may carry Clues. If all options but the end of the
 * Upkeep are marked as useless, there is no choice.
 */
export function isChoice(decision: TypedDecision): boolean {
  const { options, asides } = decision;
  // Only the addressee may decline an offer that stays open [BOX-60].
  if (decision.key === 'q.trade-accept') return true;
  // The Mythos waits for the game master to start it [PBP-11].
  if (decision.key === 'q.keeper') return true;
  const { withoutEffect = [] } = aboutOf(decision);
  // Asides open here are open at the next question as well.
  if (withoutEffect.length > 0 && withoutEffect.length === options.length - 1) return false;
  return options.length > 1 || asides.length > 0;
}
