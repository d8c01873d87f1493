import { cloneJson } from './clone-json.js';
import type { Decision, OpenQuestion } from './decision.js';
import { findTooDeep } from './depth.js';
import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import { type Checkpoint, GameRun, type ResumePoint } from './game-run.js';
import { Journal } from './journal.js';
import type { Seat } from './message.js';
import {
  adaptSave,
  createChapter,
  isCurrentVersion,
  joinPlace,
  otherVersionError,
  type ReplayNotice,
  readCompatibleSave,
  replayStarts,
} from './other-versions.js';
import { type PackedPlay, SavePacker } from './packed-save.js';
import type { AnswerListener, PlayOptions } from './play-options.js';
import { copyOrigin, jsonEquals, type ParsedSave, type SavedPlay, seal } from './save.js';
import type { Answer, Chapter, Origin, SavedCheckpoint } from './saved-parts.js';

/** The data a fork needs to become active. The checkpoint is undefined before the first one. */
interface PendingFork<S, E> extends Omit<ResumePoint<S>, 'checkpoint'> {
  readonly checkpoint: Checkpoint<S> | undefined;
  readonly warmFrom: Table<S, E>;
}

/** A game being played: exposes decisions, accepts answers, saves, forks and undoes. */
export class Play<Setup, S, E, R, D extends Decision = Decision> {
  readonly game: GameDefinition<Setup, S, E, R, D>;
  readonly origin: Origin<Setup, S>;
  private readonly checkpoints: boolean | number;
  /** Points where another version left off. Replay is possible from the last one. */
  private chapters: readonly Chapter<S>[];
  private notice: ReplayNotice | undefined;
  /** Number of answers taken back so far. */
  private undoneCount = 0;
  private listener: ((event: E) => void) | undefined;
  private packer: SavePacker | undefined;
  /** True if hidden information was redrawn: this is not the game that setup, seed and answers give. */
  private isImagined = false;
  /** The running game. Undefined for a fork that has not been accessed yet. */
  private active: GameRun<S, E, R, D> | undefined;
  /** The point from which such a fork resumes. */
  private pending: PendingFork<S, E> | undefined;

  private constructor(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    chapters: readonly Chapter<S>[] = [],
  ) {
    this.game = game;
    this.origin = origin;
    this.checkpoints = options.checkpoints ?? true;
    this.chapters = chapters;
  }

  /**
   * Starts a new game. The same setup and seed give the same game. `listener` receives all events from the first on.
   * Throws the error of the game for an invalid setup.
   */
  static start<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    setup: Setup,
    seed: string,
    options: PlayOptions = {},
    listener?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    assertShallow(setup, 'setup');
    return Play.create(game, { seed, setup }, options, listener);
  }

  /**
   * Starts a game from a position. `dice`: the only dice there will be, in order; without it dice are seeded. Throws
   * `bad-position` with the place for an invalid position.
   */
  static from<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    position: S,
    seed: string,
    dice?: readonly number[],
    listener?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    assertShallow(position, 'position');
    const problem = game.validate?.(position);
    if (problem) throw new PlayError('bad-position', problem.why, joinPlace('position', problem.place));
    return Play.create(game, dice ? { seed, position, dice } : { seed, position }, {}, listener);
  }

  private static create<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    listener?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    const play = new Play(game, copyOrigin(game, origin), options);
    play.listener = listener;
    play.active = play.runFromBeginning(Journal.of([]), listener);
    return play;
  }

  /**
   * Loads a save: any value parsed from JSON. Throws `wrong-game`, `newer-version`, `missing-pack`, or `damaged-save`
   * with the place, for example the first answer that does not fit. The save of a broken game throws the error of its
   * rules.
   *
   * A save of another version opens from its last checkpoint. Later answers that no longer fit are dropped, and
   * {@link replayNotice} says what cannot be replayed. Throws `other-version` if the checkpoint itself is not a
   * position of these rules.
   */
  static load<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    input: unknown,
  ): Play<Setup, S, E, R, D> {
    const save = readCompatibleSave<Setup, S>(input, game);
    if (!isCurrentVersion(save, game)) return Play.openOtherVersion(game, save);
    const { answers, barrier, origin, isUnshared } = save;
    const play = new Play(game, isUnshared ? origin : copyOrigin(game, origin), {}, save.chapters);
    play.active = play.resumeRun({
      checkpoint: play.restoreCheckpoint(save.checkpoint, isUnshared),
      answers,
      count: answers.length,
      barrier,
    });
    return play;
  }

  /**
   * Replays a saved game from its beginning, using only setup, seed and answers. `listener` receives every event;
   * `onAnswer` is called before each answer. A game begun by another version that comes to another position is replayed
   * from a later chapter: see {@link replayNotice}.
   */
  static replay<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    input: unknown,
    listener?: (event: E) => void,
    onAnswer?: AnswerListener<D>,
  ): Play<Setup, S, E, R, D> {
    const save = readCompatibleSave<Setup, S>(input, game);
    if (isCurrentVersion(save, game)) {
      return Play.replayFrom(game, save.origin, save.chapters, save.answers, listener, onAnswer);
    }
    const { chapters, run, notice } = Play.openOtherVersion(game, save);
    const play = Play.replayFrom(game, adaptSave(save, game).save.origin, chapters, run.journal, listener, onAnswer);
    play.notice = notice;
    return play;
  }

  /** Replays a game from its beginning or its newest chapter. */
  private static replayFrom<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    chapters: readonly Chapter<S>[] | undefined,
    answers: Journal,
    listener?: (event: E) => void,
    onAnswer?: AnswerListener<D>,
  ): Play<Setup, S, E, R, D> {
    const play = new Play(game, copyOrigin(game, origin), {}, chapters);
    play.listener = listener;
    play.active = play.runFromBeginning(answers, listener, onAnswer);
    return play;
  }

  /** Opens a game of another version, replayed from the first point that leads to the same position. */
  private static openOtherVersion<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    saved: ParsedSave<Setup, S>,
  ): Play<Setup, S, E, R, D> {
    const { save, removed } = adaptSave(saved, game);
    const current = new Play(game, copyOrigin(game, save.origin), {});
    const { run, dropped } = current.resumeOtherVersion(save);
    current.active = run;
    for (const chapters of replayStarts(save, game)) {
      try {
        const replayed = Play.replayFrom(game, save.origin, chapters, run.journal);
        if (!replayed.hasSamePosition(current)) continue;
        if (dropped + removed.length > 0)
          replayed.notice = { version: save.version, from: replayed.replayFloor, dropped, removed };
        return replayed;
      } catch {
        // Cannot be replayed from there.
      }
    }
    current.chapters = [...(save.chapters ?? []), createChapter(save, game, dropped, removed)];
    run.barrier = Math.max(run.barrier, current.replayFloor);
    return current;
  }

  /** The position. Read only. */
  get state(): S {
    return this.run.table.state;
  }

  /** The result of the game, once it is over. */
  get result(): R | undefined {
    return this.run.result;
  }

  /** The part of this game that cannot be replayed because another version began it, or undefined. */
  get replayNotice(): ReplayNotice | undefined {
    const last = this.chapters.at(-1);
    if (this.notice || !last) return this.notice;
    const { before, dropped, removed, checkpoint } = last;
    return { version: before, from: checkpoint.answers, dropped, removed };
  }

  /**
   * All open decisions; empty once the game is over or broken. Each object stays the same while its question is open.
   */
  get decisions(): readonly D[] {
    return this.run.decisions;
  }

  /** Seats whose question is suspended. It reopens when the aside that suspends it has ended. */
  get suspended(): readonly Seat[] {
    return this.run.suspended;
  }

  /** The open questions, for bots; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.run.questions;
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.run.journal.list();
  }

  /** Number of answers; cheaper than {@link answers}. */
  get answerCount(): number {
    return this.pending ? this.pending.count : this.run.journal.length;
  }

  /**
   * Number of answers given and taken back so far. It only grows, even when undo reopens a question with an old number.
   * A client can therefore say which state it answered.
   */
  get moves(): number {
    // Given answers are the current ones and those taken back.
    return this.resumePoint.count + 2 * this.undoneCount;
  }

  /** Number of decisions asked so far. */
  get decisionCount(): number {
    return this.run.decisionCount;
  }

  /** Number of scripted dice not yet rolled. */
  get unrolledDice(): number | undefined {
    return this.run.table.dice.unrolled;
  }

  /**
   * Returns the view of a seat, or of a spectator without one. Cached per position, with the parts common to all seats
   * built once. Callers must not change it.
   */
  view(seat?: Seat): unknown {
    return this.run.view(seat);
  }

  /** Sets the listener for all further events; undefined stops. Without a listener events cost nothing. */
  listen(listener: ((event: E) => void) | undefined): void {
    this.listener = listener;
    this.active?.listen(listener);
  }

  /**
   * Answers a decision by the ids of the decision and of an option or aside. `expectedMoves`: the {@link moves} the
   * answer was given at; without it any fitting answer is accepted.
   *
   * Throws `over`, `broken`, `stale-answer`, `stale-decision`, `unknown-decision` or `unknown-option`; the play is then
   * unchanged. An error of a rule is rethrown here and breaks the game, which then accepts no more answers.
   */
  answer(decision: string, option: string, expectedMoves?: number): void {
    const { run } = this;
    run.assertActive();
    this.assertFresh(expectedMoves);
    if (!/^[1-9]\d*$/.test(decision)) throw run.notOpenError(undefined, decision);
    run.answer(Number(decision), option);
  }

  /** Answers an open question by its index in {@link questions} and the index of the option. Fast path for bots. */
  choose(index: number, option: number): void {
    this.run.choose(index, option);
  }

  /** Takes an aside of an open question by its id, for bots. */
  takeAside(index: number, aside: string): void {
    this.run.takeAside(index, aside);
  }

  /**
   * Corrects the position. Open questions stay open if they still make sense. The correction is plain JSON that the
   * game understands. It is a journal entry, and only `undo` with `pastBarrier` goes behind it. `expectedMoves`: as in
   * {@link answer}.
   *
   * Throws `bad-correction` if it cannot be made or the running rules could not continue after it. Also throws `over`,
   * `broken` or `stale-answer`. The play is then unchanged.
   */
  amend(correction: unknown, expectedMoves?: number): void {
    const { run } = this;
    run.assertActive();
    this.assertFresh(expectedMoves);
    const text = JSON.stringify(correction) ?? 'null';
    try {
      this.fork().run.applyCorrection(text);
    } catch (error) {
      if (error instanceof PlayError && error.code === 'bad-correction') throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PlayError('bad-correction', `the game could not continue after it: ${why}`);
    }
    run.applyCorrection(text);
  }

  /** Returns the game as plain JSON; see {@link SavedPlay}. Also works on a broken game, for bug reports. */
  save(): SavedPlay<Setup, S> {
    this.assertReal();
    const { journal, barrier } = this.run;
    const checkpoint = this.run.checkpoint ?? this.firstCheckpoint();
    return seal({
      format: 'vigil-play',
      formatVersion: 6,
      game: this.game.id,
      version: this.game.version,
      ...(this.game.embedded !== undefined && { embedded: cloneJson(this.game.embedded) }),
      origin: copyOrigin(this.game, this.origin),
      answers: journal.list().slice(),
      checkpoint: {
        state: this.game.clone(checkpoint.state),
        dice: checkpoint.dice.state(),
        decisionCount: checkpoint.decisionCount,
        answers: checkpoint.answers,
      },
      ...(this.chapters.length > 0 && {
        chapters: this.chapters.map((chapter) => ({
          ...chapter,
          checkpoint: { ...chapter.checkpoint, state: this.game.clone(chapter.checkpoint.state) },
        })),
      }),
      barrier,
    });
  }

  /**
   * Returns the content of {@link save} in a sixth of the size; `load` and `replay` accept either. Unchanged parts are
   * not packed again.
   */
  pack(): PackedPlay {
    this.assertReal();
    const { origin, chapters } = this;
    const { journal: answers, barrier } = this.run;
    this.packer ??= new SavePacker(this.game);
    return this.packer.pack({
      origin,
      chapters,
      checkpoint: this.run.checkpoint ?? this.firstCheckpoint(),
      answers,
      barrier,
    });
  }

  /**
   * Returns an independent play in the same position with the same future. It costs next to nothing until it is
   * accessed. Only then is the position copied, and the answers since the last checkpoint are replayed.
   */
  fork(): Play<Setup, S, E, R, D> {
    const play = new Play(this.game, this.origin, { checkpoints: this.checkpoints }, this.chapters);
    play.notice = this.notice;
    play.isImagined = this.isImagined;
    play.pending = this.resumePoint;
    // A fork of a broken game must throw the same error.
    if (this.active?.fault) play.activate();
    return play;
  }

  /**
   * Returns a fork in which everything that the seat has not seen is redrawn and all dice are new. Without a seat: as
   * for a spectator. The seat's view and all open questions are the same. The same seed, any text, gives the same fork.
   * It cannot be saved, and nothing can be taken back in it.
   */
  imagine(seat: Seat | undefined, seed: string): Play<Setup, S, E, R, D> {
    const play = this.fork();
    const point = play.resumePoint;
    const redraws = [...(point.redraws ?? []), { after: point.count, seat, seed }];
    play.pending = { ...point, redraws };
    play.active = undefined;
    play.isImagined = true;
    return play;
  }

  /** Number of answers that can be taken back without crossing a die roll or a revealed card. */
  get undoable(): number {
    return this.resumePoint.count - this.resumePoint.barrier;
  }

  /**
   * Takes back the last answers without emitting events. `pastBarrier`: also across a die roll or a reveal, if the
   * table has agreed.
   *
   * Throws `undo-barrier` without that agreement. Throws `nothing-to-undo` for too many answers, or answers of another
   * version that cannot be replayed. Throws `stale-answer` as {@link answer} does. The play is then unchanged.
   */
  undo(answers = 1, pastBarrier = false, expectedMoves?: number): void {
    this.assertReal();
    this.assertFresh(expectedMoves);
    const { checkpoint, answers: journal, count, barrier } = this.resumePoint;
    const left = count - answers;
    if (!Number.isInteger(answers) || answers < 0 || left < 0) {
      throw new PlayError('nothing-to-undo', `${answers} of ${count} answers cannot be taken back`);
    }
    if (left < this.replayFloor) {
      const { version } = this.replayNotice as ReplayNotice;
      throw new PlayError('nothing-to-undo', `the first ${this.replayFloor} answers were given to ${version}`);
    }
    if (count - barrier < answers && !pastBarrier) {
      throw new PlayError('undo-barrier', 'a die was rolled or hidden information was revealed since then');
    }
    // A save by other rules may load and yet fail to replay from its beginning. The throw then leaves the play
    // unchanged.
    const run =
      checkpoint && checkpoint.answers <= left && barrier <= left
        ? this.resumeRun({ checkpoint, answers: journal, count: left, barrier })
        : this.runFromBeginning(journal.upTo(left));
    run.listen(this.listener);
    this.active = run;
    this.pending = undefined;
    this.undoneCount += answers;
  }

  private get run(): GameRun<S, E, R, D> {
    return this.active ?? this.activate();
  }

  /** The current resume point, without activating a fork. */
  private get resumePoint(): PendingFork<S, E> {
    return this.pending ?? resumePointOf(this.run);
  }

  /** Activates a fork. */
  private activate(): GameRun<S, E, R, D> {
    const {
      checkpoint = this.firstCheckpoint(),
      answers,
      count,
      barrier,
      redraws,
      warmFrom,
    } = this.pending as PendingFork<S, E>;
    const run = this.resumeRun({ checkpoint, answers, count, barrier, ...(redraws && { redraws }) }, warmFrom);
    run.listen(this.listener);
    this.active = run;
    this.pending = undefined;
    return run;
  }

  /** Number of answers that belong to another version and cannot be replayed. */
  private get replayFloor(): number {
    return this.chapters.at(-1)?.checkpoint.answers ?? 0;
  }

  /** Returns the position from which the game can be replayed, as an independent copy. */
  private firstCheckpoint(): Checkpoint<S> {
    const { checkpoint } = this.chapters.at(-1) ?? {};
    if (checkpoint) return this.restoreCheckpoint(checkpoint);
    const script = 'dice' in this.origin ? this.origin.dice : undefined;
    const dice = Dice.seeded(this.origin.seed, script);
    const origin = copyOrigin(this.game, this.origin);
    const state = 'setup' in origin ? this.game.begin(origin.setup, dice) : origin.position;
    return { state, dice, decisionCount: 0, answers: 0 };
  }

  /** Restores a saved checkpoint. Copies it, unless `isUnshared`: nothing else holds it. */
  private restoreCheckpoint(
    { state, dice, decisionCount, answers }: SavedCheckpoint<S>,
    isUnshared = false,
  ): Checkpoint<S> {
    return { state: this.game.clone(state, isUnshared), dice: Dice.from(dice), decisionCount, answers };
  }

  /** Replays the game from the earliest possible point; answers before that are taken as given. */
  private runFromBeginning(
    answers: Journal,
    listener?: (event: E) => void,
    onAnswer?: AnswerListener<D>,
  ): GameRun<S, E, R, D> {
    return GameRun.start(
      this.game,
      { checkpoints: this.checkpoints, listener },
      this.firstCheckpoint(),
      answers,
      onAnswer,
    );
  }

  private resumeRun(resumePoint: ResumePoint<S>, warmFrom?: Table<S, E>): GameRun<S, E, R, D> {
    return GameRun.resume(this.game, { checkpoints: this.checkpoints, warmFrom }, resumePoint);
  }

  /** Resumes a save of another version as far as its answers fit. Returns the number of dropped answers. */
  private resumeOtherVersion(save: ParsedSave<Setup, S>): { run: GameRun<S, E, R, D>; dropped: number } {
    const { answers } = save;
    const checkpoint = this.restoreCheckpoint(save.checkpoint);
    let run: GameRun<S, E, R, D>;
    try {
      run = this.resumeRun({ checkpoint, answers, count: checkpoint.answers, barrier: 0 });
    } catch (error) {
      throw otherVersionError(save.version, error);
    }
    let accepted = checkpoint.answers;
    try {
      for (; accepted < answers.length; accepted++)
        run.applyEntry(answers.decision(accepted), answers.option(accepted));
    } catch {
      // A refused answer has changed nothing. An answer that broke the rules is taken back.
      if (run.fault) run = this.resumeRun({ checkpoint, answers, count: accepted, barrier: 0 });
    }
    run.barrier = Math.min(save.barrier, accepted);
    return { run, dropped: answers.length - accepted };
  }

  private hasSamePosition(other: Play<Setup, S, E, R, D>): boolean {
    const positionOf = ({ run: { table, decisionCount, result } }: Play<Setup, S, E, R, D>) => [
      table.state,
      table.dice.state(),
      decisionCount,
      result,
    ];
    return jsonEquals(positionOf(this), positionOf(other));
  }

  private assertReal(): void {
    if (!this.isImagined) return;
    throw new PlayError('imagined', 'an imagined game can be neither saved nor taken back');
  }

  private assertFresh(expectedMoves: number | undefined): void {
    if (expectedMoves === undefined || expectedMoves === this.moves) return;
    const why = `the answer was given after ${expectedMoves} moves, but there have been ${this.moves}`;
    throw new PlayError('stale-answer', why);
  }
}

/** Throws `bad-position` for values that are nested too deeply for the stack. */
function assertShallow(value: unknown, place: string): void {
  const deep = findTooDeep(value);
  if (deep) throw new PlayError('bad-position', 'is nested too deeply', [place, ...deep].join('.'));
}

function resumePointOf<S, E>(run: GameRun<S, E, unknown>): PendingFork<S, E> {
  const { checkpoint, journal, barrier, redraws, table } = run;
  return { checkpoint, answers: journal, count: journal.length, barrier, redraws, warmFrom: table };
}
