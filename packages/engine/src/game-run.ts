import type { Decision, OpenQuestion } from './decision.js';
import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import type { Journal } from './journal.js';
import type { Option, Seat } from './message.js';
import type { AnswerListener } from './play-options.js';
import { LazyQuestion, publish } from './publish.js';
import { type Aside, asidesOf, type PendingQuestion, questionOf, type Rule } from './rule.js';
import { CORRECTION } from './saved-parts.js';
import { type Thread, Threads } from './threads.js';
import { Views } from './views.js';

/** A position between two steps. It is immutable: forks share the checkpoint of the play they came from. */
export interface Checkpoint<S> {
  readonly state: S;
  readonly dice: Dice;
  readonly decisionCount: number;
  readonly answers: number;
}

/**
 * A point from which a game can be resumed: a checkpoint and the first `count` answers, including those since the
 * checkpoint. The journal may hold more answers than `count`. `barrier`: see {@link SavedPlay}.
 */
export interface ResumePoint<S> {
  readonly checkpoint: Checkpoint<S>;
  readonly answers: Journal;
  readonly count: number;
  readonly barrier: number;
  /** Redraws since the checkpoint, in order. */
  readonly redraws?: readonly Redraw[];
}

/** A redraw of what a seat has not seen, after so many answers, with dice of that seed; see {@link Play.imagine}. */
export interface Redraw {
  readonly after: number;
  readonly seat: Seat | undefined;
  readonly seed: string;
}

/** The part of a game definition that a run needs. */
type RunnableGame<S, E, R> = Pick<
  GameDefinition<never, S, E, R>,
  'id' | 'open' | 'amend' | 'clone' | 'share' | 'redraw' | 'view' | 'createViewer'
>;

/** Settings of a run: how often it takes checkpoints, and a table to warm caches from. */
interface RunOptions<S, E> {
  readonly checkpoints: boolean | number;
  readonly listener?: ((event: E) => void) | undefined;
  /** A table that has been in the position the run starts with. */
  readonly warmFrom?: Table<S, E> | undefined;
}

/**
 * A game in progress at a table: the running rules, their questions, and the answers given. It only moves forward;
 * {@link Play} adds undo, saves and forks.
 */
export class GameRun<S, E, R, D extends Decision = Decision> {
  readonly table: Table<S, E>;
  /** All answers so far, including those given before this run started. */
  readonly journal: Journal;
  /** The last checkpoint, once there is one. */
  checkpoint: Checkpoint<S> | undefined;
  /** Number of answers that undo must not take back, because a die or hidden information followed them. */
  barrier = 0;
  /** Redraws so far that the last checkpoint does not contain. */
  redraws: readonly Redraw[] = [];
  /** Result of the game, once it is over. */
  result: R | undefined;
  /** The error a rule threw, if the game is broken. */
  fault: { readonly error: unknown } | undefined;
  private readonly game: RunnableGame<S, E, R>;
  private readonly checkpoints: boolean | number;
  private readonly createStep: () => Rule<R | undefined>;
  private readonly threads: Threads;
  private reveals = 0;
  /** Views of the current position, created on first use. */
  private views: Views<S, E> | undefined;
  /** True while rules are running. */
  private isAdvancing = false;

  private constructor(
    game: RunnableGame<S, E, R>,
    { checkpoints, listener, warmFrom }: RunOptions<S, E>,
    { state, dice, decisionCount }: Checkpoint<S>,
    journal: Journal,
  ) {
    this.game = game;
    this.checkpoints = checkpoints;
    this.journal = journal;
    const count = () => {
      this.reveals++;
    };
    const checkpointHere = checkpoints ? (mark: () => void) => this.checkpointHere(mark) : undefined;
    this.table = { state, dice, emit: listener, runtime: undefined, checkpointHere, reveal: count };
    this.createStep = game.open(this.table, warmFrom);
    this.threads = new Threads(decisionCount);
  }

  /**
   * Starts from a position, which the run then owns, and replays the answers given since. Calls `onAnswer` before each
   * one.
   *
   * Throws `damaged-save` for an answer that does not fit, and whatever the rules throw.
   */
  static start<S, E, R, D extends Decision>(
    game: RunnableGame<S, E, R>,
    options: RunOptions<S, E>,
    position: Checkpoint<S>,
    answers: Journal,
    onAnswer?: AnswerListener<D>,
  ): GameRun<S, E, R, D> {
    const run = new GameRun<S, E, R, D>(game, options, position, answers.upTo(position.answers));
    run.barrier = position.answers;
    run.advance();
    run.replayAnswers(answers, answers.length, onAnswer);
    return run;
  }

  /** Resumes a game at a resume point. Throws as {@link GameRun.start}. */
  static resume<S, E, R, D extends Decision>(
    game: RunnableGame<S, E, R>,
    options: RunOptions<S, E>,
    { checkpoint, answers, count, barrier, redraws = [] }: ResumePoint<S>,
  ): GameRun<S, E, R, D> {
    const { decisionCount, answers: before } = checkpoint;
    const ownCheckpoint = {
      state: copyState(game, checkpoint.state),
      dice: checkpoint.dice.copy(),
      decisionCount,
      answers: before,
    };
    const run = new GameRun<S, E, R, D>(game, options, ownCheckpoint, answers.upTo(before));
    run.checkpoint = checkpoint;
    run.threads.startMain(run.createStep());
    run.advance();
    run.replayAnswers(answers, count, undefined, redraws);
    run.barrier = barrier;
    return run;
  }

  /** Number of decisions put so far. */
  get decisionCount(): number {
    return this.threads.decisionCount;
  }

  /** All open decisions. Each object stays the same while its question is open. */
  get decisions(): readonly D[] {
    return this.threads.open.map((thread) => this.toDecision(thread));
  }

  /** Returns the decision of a thread. The cast is safe because the game declares its decision type. */
  private toDecision(thread: Thread): D {
    return decisionOf(thread) as D;
  }

  /** The open questions; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.threads.open.map(openQuestionOf);
  }

  /** Seats of the suspended questions; see `Play`. */
  get suspended(): readonly Seat[] {
    return this.threads.suspended.flatMap((asked) => (asked.options.length > 0 ? questionOf(asked).by : []));
  }

  /** Returns the view of a seat; see {@link Play.view}. */
  view(seat: Seat | undefined): unknown {
    // A view taken while rules run would be out of date at once, so it is not cached.
    if (this.isAdvancing) return this.game.view(this.table.state, seat);
    this.views ??= new Views(this.game, this.table);
    return this.views.view(seat);
  }

  /** Sets the listener for all further events. */
  listen(listener: ((event: E) => void) | undefined): void {
    (this.table as { emit: ((event: E) => void) | undefined }).emit = listener;
  }

  /** Answers the decision with that number; see {@link Play.answer}. */
  answer(decision: number, option: string): void {
    this.assertActive();
    const thread = this.threads.open.find((item) => item.decision === decision);
    if (!thread) throw this.notOpenError(decision, String(decision));
    const question = thread.pending as PendingQuestion;
    const { options } = question;
    const chosen = options.find((o) => o.id === option);
    if (chosen) return this.settle(thread, chosen, undefined);
    const aside = asidesOf(question).find((a) => a.id === option);
    if (aside) return this.settle(thread, undefined, aside);
    const ids = options.map((o) => o.id).join(', ');
    throw new PlayError('unknown-option', `decision ${decision} has no option "${option}"; it has: ${ids}`);
  }

  /**
   * Returns the error for an answer to a decision that is not open. `number`: undefined if `named` is not a decision
   * number at all.
   */
  notOpenError(number: number | undefined, named: string): PlayError {
    const open = this.threads.open.map((item) => item.decision).join(', ');
    if (number !== undefined && this.threads.isSuspended(number)) {
      const why = `decision ${named} waits until the aside begun during it has ended; open now: ${open}`;
      return new PlayError('stale-decision', why);
    }
    if (number !== undefined && number <= this.threads.decisionCount) {
      return new PlayError('stale-decision', `decision ${named} has been settled; open now: ${open}`);
    }
    return new PlayError('unknown-decision', `there is no decision "${named}"; open now: ${open}`);
  }

  /** Answers an open question by its index and the index of the option. */
  choose(index: number, option: number): void {
    const thread = this.threads.open[index];
    const chosen = thread?.pending?.options[option];
    if (!thread || !chosen) {
      this.assertActive();
      throw new PlayError('unknown-option', `there is no option ${option} of question ${index}`);
    }
    this.settle(thread, chosen, undefined);
  }

  /** Takes an aside of an open question by its id. */
  takeAside(index: number, aside: string): void {
    this.assertActive();
    const thread = this.threads.open[index];
    if (!thread) throw new PlayError('unknown-decision', `there is no question ${index}`);
    const taken = asidesOf(thread.pending as PendingQuestion).find(({ id }) => id === aside);
    if (!taken) throw new PlayError('unknown-option', `question ${index} has no aside "${aside}"`);
    this.settle(thread, undefined, taken);
  }

  /** Applies a correction (JSON text) and rebuilds the open questions. */
  applyCorrection(text: string): void {
    this.assertActive();
    if (!this.game.amend) throw new PlayError('bad-correction', `a game of "${this.game.id}" cannot be corrected`);
    this.game.amend(this.table, parseCorrection(text));
    this.beginChange();
    this.journal.add(CORRECTION, text);
    try {
      this.threads.invalidate();
      this.advance();
    } catch (error) {
      this.fail(error);
    } finally {
      this.isAdvancing = false;
      this.barrier = this.journal.length;
    }
  }

  /** Applies a journal entry: an answer or a correction. */
  applyEntry(decision: number, text: string): void {
    if (decision === CORRECTION) this.applyCorrection(text);
    else this.answer(decision, text);
  }

  /** Throws `broken` or `over` if the game accepts no more answers. */
  assertActive(): void {
    if (this.fault) throw new PlayError('broken', `the game failed earlier: ${String(this.fault.error)}`);
    if (this.result !== undefined) throw new PlayError('over', 'the game is over');
  }

  /** Redraws what a seat has not seen, gives the dice another future, and builds the open questions again. */
  private redraw(redraw: Redraw): void {
    const { seat, seed } = redraw;
    this.redraws = [...this.redraws, redraw];
    if (this.result !== undefined) return;
    this.beginChange();
    try {
      this.game.redraw?.(this.table, seat, Dice.seeded(`${seed} hidden`));
      this.table.dice.reseed(`${seed} dice`);
      this.threads.invalidate();
      this.advance();
    } catch (error) {
      this.fail(error);
    } finally {
      this.isAdvancing = false;
    }
  }

  /** Replays answers from the end of the journal up to `count`, with the redraws between them. */
  private replayAnswers(
    answers: Journal,
    count: number,
    onAnswer?: AnswerListener<D>,
    redraws: readonly Redraw[] = [],
  ): void {
    for (const redraw of redraws) {
      this.replayAnswers(answers, redraw.after, onAnswer);
      this.redraw(redraw);
    }
    for (let i = this.journal.length; i < count; i++) {
      const [decision, option] = [answers.decision(i), answers.option(i)];
      try {
        if (onAnswer) this.reportAnswer(decision, option, i, onAnswer);
        this.applyEntry(decision, option);
      } catch (error) {
        if (this.fault || !(error instanceof PlayError)) throw error;
        throw new PlayError('damaged-save', error.message, `answers[${i}]`);
      }
    }
  }

  private reportAnswer(decision: number, option: string, i: number, onAnswer: AnswerListener<D>): void {
    const thread = this.threads.open.find((item) => item.decision === decision);
    if (thread || decision === CORRECTION) onAnswer(thread && this.toDecision(thread), option, i);
  }

  private settle(thread: Thread, chosen: Option | undefined, aside: Aside | undefined): void {
    this.assertActive();
    const chance = this.table.dice.used + this.reveals;
    this.beginChange();
    this.journal.add(thread.decision, chosen ? chosen.id : (aside as Aside).id);
    try {
      if (chosen) this.threads.answer(thread, chosen);
      else this.threads.startAside(aside as Aside);
      this.advance();
    } catch (error) {
      this.fail(error);
    } finally {
      this.isAdvancing = false;
      if (this.table.dice.used + this.reveals !== chance) this.barrier = this.journal.length;
    }
  }

  /** Marks the game as broken and rethrows the error. */
  private fail(error: unknown): never {
    this.fault = { error };
    this.threads.clear();
    throw error;
  }

  /** Prepares for a change of the position: drops cached views. */
  private beginChange(): void {
    this.isAdvancing = true;
    this.views = undefined;
  }

  /** Runs until every open question fits the state, or the game is over. */
  private advance(): void {
    const { threads } = this;
    this.runSteps();
    for (let thread = threads.nextStale(); thread; thread = threads.nextStale()) {
      threads.rebuild(thread);
      this.runSteps();
    }
  }

  /** Runs step after step until a question is open or the game is over. */
  private runSteps(): void {
    const { threads } = this;
    for (let steps = 1; threads.isIdle; steps++) {
      if (steps > MAX_STEPS) throw new PlayError('endless', `no question was asked in ${MAX_STEPS} steps`);
      this.result = threads.mainResult as R | undefined;
      if (this.result !== undefined) {
        threads.clear();
        return;
      }
      if (this.checkpoints && threads.hasNoAsides && this.isCheckpointDue()) this.checkpoint = this.takeCheckpoint();
      threads.startMain(this.createStep());
    }
  }

  /** Takes a checkpoint in the middle of a step, if that is possible and shortens replay. */
  private checkpointHere(mark: () => void): void {
    const since = this.checkpoint?.answers ?? 0;
    if (this.journal.length <= since || !this.threads.isOnlyMain || !this.isCheckpointDue()) return;
    mark();
    this.checkpoint = this.takeCheckpoint();
  }

  private isCheckpointDue(): boolean {
    if (this.checkpoints === true || this.checkpoint === undefined) return true;
    return this.journal.length - this.checkpoint.answers >= Number(this.checkpoints);
  }

  private takeCheckpoint(): Checkpoint<S> {
    const { state, dice } = this.table;
    this.redraws = [];
    return {
      state: copyState(this.game, state, this.table, this.checkpoint?.state),
      dice: dice.copy(),
      decisionCount: this.threads.decisionCount,
      answers: this.journal.length,
    };
  }
}

/** Returns a copy to play on from. With `previous`, a copy for a checkpoint. */
function copyState<S, E, R>(game: RunnableGame<S, E, R>, state: S, table?: Table<S, E>, previous?: S): S {
  return game.share ? game.share(state, table, previous) : game.clone(state);
}

/** Parses the JSON of a correction. */
function parseCorrection(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlayError('bad-correction', 'it is not JSON');
  }
}

/** Limit of steps without a question; beyond it the game is considered endless. */
const MAX_STEPS = 10_000;

function openQuestionOf(thread: Thread): OpenQuestion {
  thread.openQuestion ??= new LazyQuestion(thread.pending as PendingQuestion);
  return thread.openQuestion;
}

function decisionOf({ pending, decision, isAside }: Thread): Decision {
  return publish(pending as PendingQuestion, decision, isAside);
}
