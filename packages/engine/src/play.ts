import type { Decision, OpenQuestion } from './decision.js';
import { findTooDeep } from './depth.js';
import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import { type Checkpoint, GameRun, type ResumePoint } from './game-run.js';
import { Journal } from './journal.js';
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
import type { Seat } from './rule.js';
import {
  type Answer,
  type Chapter,
  cloneJson,
  copyOrigin,
  jsonEquals,
  type Origin,
  type ParsedSave,
  type SavedCheckpoint,
  type SavedPlay,
  seal,
} from './save.js';

/** What a fork needs to come into its own: where its play was, before the first beat too, and a table that was there. */
interface PendingFork<S, E> extends Omit<ResumePoint<S>, 'checkpoint'> {
  readonly checkpoint: Checkpoint<S> | undefined;
  readonly warmFrom: Table<S, E>;
}

/** A game being played. Ask it for its decisions, answer them, save it, fork it, take answers back. */
export class Play<Setup, S, E, R, D extends Decision = Decision> {
  readonly game: GameDefinition<Setup, S, E, R, D>;
  readonly origin: Origin<Setup, S>;
  private readonly checkpoints: boolean | number;
  /** Where another version left off; the last is where the game can be played again from. */
  private chapters: readonly Chapter<S>[];
  private notice: ReplayNotice | undefined;
  /** How many answers were taken back so far. */
  private undoneCount = 0;
  private listener: ((event: E) => void) | undefined;
  private packer: SavePacker | undefined;
  /** The game under way, */
  private active: GameRun<S, E, R, D> | undefined;
  /** or, of a fork that nobody has looked at yet, where it is to be found. */
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
   * A new game. The same setup and seed give the same game. `listen` hears the events from the first on. Throws what the
   * game finds wrong with the setup.
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
   * A game that begins in the middle. `dice`: the only dice there will be, in order; without it they are seeded. Throws
   * `bad-position`, which names the place, for what the game knows to be no position.
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
   * Loads a save: anything that was parsed from JSON. Throws `wrong-game`, `newer-version`, `missing-pack`, or `damaged-save` which names
   * the place, for example the first answer that does not fit. The save of a game that broke throws what the rules threw.
   *
   * A save of another version opens from its last beat: answers since that no longer fit are dropped, and {@link replayNotice}
   * says what cannot be told again. Throws `other-version` where not even the beat is a position of these rules.
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
      checkpoint: play.restoreCheckpoint(save.beat, isUnshared),
      answers,
      count: answers.length,
      barrier,
    });
    return play;
  }

  /**
   * Plays a saved game again from its very beginning, believing nothing but setup, seed and answers. Every event is
   * told to `listen`, and `answered` hears each answer just before it is given. A game that another version began, and
   * that does not come to the same from its beginning, is played from where it does: see {@link replayNotice}.
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

  /** Plays a game again from where it can be: its beginning, or its newest chapter. */
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

  /** A game that another version wrote, told from where this one comes to the same position. */
  private static openOtherVersion<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    saved: ParsedSave<Setup, S>,
  ): Play<Setup, S, E, R, D> {
    const { save, gone } = adaptSave(saved, game);
    const current = new Play(game, copyOrigin(game, save.origin), {});
    const { run, dropped } = current.resumeOtherVersion(save);
    current.active = run;
    for (const chapters of replayStarts(save, game)) {
      try {
        const replayed = Play.replayFrom(game, save.origin, chapters, run.journal);
        if (!replayed.hasSamePosition(current)) continue;
        if (dropped + gone.length > 0)
          replayed.notice = { version: save.version, from: replayed.replayFloor, dropped, gone };
        return replayed;
      } catch {
        // It cannot be told from there.
      }
    }
    current.chapters = [...(save.chapters ?? []), createChapter(save, game, dropped, gone)];
    run.barrier = Math.max(run.barrier, current.replayFloor);
    return current;
  }

  /** The position. Look, but change nothing. */
  get state(): S {
    return this.run.table.state;
  }

  /** How the game ended, once it has. */
  get result(): R | undefined {
    return this.run.result;
  }

  /** What of this game, which another version began, cannot be told again; undefined if everything can. */
  get replayNotice(): ReplayNotice | undefined {
    const last = this.chapters.at(-1);
    if (this.notice || !last) return this.notice;
    const { before, dropped, gone, beat: checkpoint } = last;
    return { version: before, from: checkpoint.answers, dropped, gone };
  }

  /** Everything that may be decided now; empty once the game is over, or broken. A decision is made once while it stands. */
  get decisions(): readonly D[] {
    return this.run.decisions;
  }

  /** Seats with a question that is suspended: it is open again once what goes on beside it has ended. */
  get suspended(): readonly Seat[] {
    return this.run.suspended;
  }

  /** The open questions for quick players made of code; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.run.questions;
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.run.journal.list();
  }

  /** How many there are: for those who need not see them. */
  get answerCount(): number {
    return this.pending ? this.pending.count : this.run.journal.length;
  }

  /**
   * How many answers were given and taken back so far. It only grows, also where undo leads to a question that bears the
   * number of an older one: whoever answers can say by it what was seen.
   */
  get moves(): number {
    // Those given are those that stand and those taken back.
    return this.resumePoint.count + 2 * this.undoneCount;
  }

  /** How many decisions have been put so far. */
  get decisionCount(): number {
    return this.run.decisionCount;
  }

  /** Dice of a scenario that nobody has rolled yet. */
  get unrolledDice(): number | undefined {
    return this.run.table.dice.unrolled;
  }

  /**
   * What a seat may know; without a seat, what a spectator may. It is made once for a position, and what is the same for all
   * seats once for all: nobody is to change it.
   */
  view(seat?: Seat): unknown {
    return this.run.view(seat);
  }

  /** Hears every event from now on; undefined stops. Events cost nothing while nobody listens. */
  listen(listener: ((event: E) => void) | undefined): void {
    this.listener = listener;
    this.active?.listen(listener);
  }

  /**
   * Answers a decision by the ids of decision and option (or of one of its asides). `seen`: the {@link moves} of the game
   * the answer was given to; without it any is taken that fits. Throws `over`, `broken`, `stale-answer`,
   * `stale-decision`, `unknown-decision` or `unknown-option`; the play is then unchanged. What a rule throws breaks the
   * game: it comes out here, and no further answer is accepted.
   */
  answer(decision: string, option: string, expectedMoves?: number): void {
    const { run } = this;
    run.assertActive();
    this.assertFresh(expectedMoves);
    if (!/^[1-9]\d*$/.test(decision)) throw run.notOpenError(undefined, decision);
    run.answer(Number(decision), option);
  }

  /** Answers an open question by place in {@link questions} and number of the option: the short way for bots. */
  choose(index: number, option: number): void {
    this.run.choose(index, option);
  }

  /** Takes an aside of an open question by its id, for bots. */
  takeAside(index: number, aside: string): void {
    this.run.takeAside(index, aside);
  }

  /**
   * Puts something right in the position, while whatever is open stays so as far as it still makes sense. The correction
   * is plain JSON that the game understands; it stands in the journal like an answer, and only `undo` with `evenChance`
   * goes back behind it. `seen`: as in {@link answer}. Throws `bad-correction` for one that cannot be made, or from which
   * what is under way could not go on, and `over`, `broken` or `stale-answer`; the play is then unchanged.
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
      throw new PlayError('bad-correction', `what is under way could not go on after it: ${why}`);
    }
    run.applyCorrection(text);
  }

  /** The game as plain JSON; see {@link SavedPlay}. Also works on a game that broke: that is the bug report. */
  save(): SavedPlay<Setup, S> {
    const { journal, barrier } = this.run;
    const checkpoint = this.run.checkpoint ?? this.firstCheckpoint();
    return seal({
      format: 'vigil-play',
      formatVersion: 1,
      game: this.game.id,
      version: this.game.version,
      ...(this.game.enclosed !== undefined && { enclosed: cloneJson(this.game.enclosed) }),
      origin: copyOrigin(this.game, this.origin),
      answers: journal.list().slice(),
      beat: {
        state: this.game.clone(checkpoint.state),
        dice: checkpoint.dice.state(),
        asked: checkpoint.decisionCount,
        answers: checkpoint.answers,
      },
      ...(this.chapters.length > 0 && {
        chapters: this.chapters.map((chapter) => ({
          ...chapter,
          beat: { ...chapter.beat, state: this.game.clone(chapter.beat.state) },
        })),
      }),
      barrier,
    });
  }

  /**
   * The same as {@link save} in a sixth of the room, to be kept; `load` and `replay` take either. What was packed before and
   * has not changed is not packed again.
   */
  pack(): PackedPlay {
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
   * An independent play in the same position with the same future. It costs next to nothing until somebody looks at it: only
   * then is the position copied, and what was answered since the last beat answered again.
   */
  fork(): Play<Setup, S, E, R, D> {
    const play = new Play(this.game, this.origin, { checkpoints: this.checkpoints }, this.chapters);
    play.notice = this.notice;
    play.pending = this.resumePoint;
    // What the rules threw they throw again.
    if (this.active?.fault) play.activate();
    return play;
  }

  /** How many answers can be taken back before one behind which a die was rolled or something hidden was shown. */
  get undoable(): number {
    return this.resumePoint.count - this.resumePoint.barrier;
  }

  /**
   * Takes back the last answers. Throws `undo-barrier` where that would look twice, unless the table has agreed
   * (`evenChance`), and `nothing-to-undo`, also for answers that another version was given and this one cannot tell
   * again, and `stale-answer` as {@link answer} does; the play is then unchanged. Nothing is told.
   */
  undo(answers = 1, pastBarrier = false, expectedMoves?: number): void {
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
      throw new PlayError('undo-barrier', 'a die was rolled or something hidden was shown since then');
    }
    // A save that was written by other rules may load and yet not play again from its beginning: then all stays as it is.
    const run =
      checkpoint && checkpoint.answers <= left && barrier <= left
        ? this.resumeRun({ checkpoint, answers: journal, count: left, barrier })
        : this.runFromBeginning(journal.upTo(left));
    run.listen(this.listener);
    this.active = run;
    this.pending = undefined;
    this.undoneCount += answers;
  }

  // ---- the machinery ----

  private get run(): GameRun<S, E, R, D> {
    return this.active ?? this.activate();
  }

  /** Where the game stands, without waking a fork. */
  private get resumePoint(): PendingFork<S, E> {
    return this.pending ?? resumePointOf(this.run);
  }

  /** A fork takes up the game where it was forked. */
  private activate(): GameRun<S, E, R, D> {
    const {
      checkpoint = this.firstCheckpoint(),
      answers,
      count,
      barrier,
      warmFrom,
    } = this.pending as PendingFork<S, E>;
    const run = this.resumeRun({ checkpoint, answers, count, barrier }, warmFrom);
    run.listen(this.listener);
    this.active = run;
    this.pending = undefined;
    return run;
  }

  /** So many answers belong to a version that this one cannot tell again. */
  private get replayFloor(): number {
    return this.chapters.at(-1)?.beat.answers ?? 0;
  }

  /** The position the game can be told from, for whoever wants to play on from it. */
  private firstCheckpoint(): Checkpoint<S> {
    const { beat: checkpoint } = this.chapters.at(-1) ?? {};
    if (checkpoint) return this.restoreCheckpoint(checkpoint);
    const script = 'dice' in this.origin ? this.origin.dice : undefined;
    const dice = Dice.seeded(this.origin.seed, script);
    const origin = copyOrigin(this.game, this.origin);
    const state = 'setup' in origin ? this.game.begin(origin.setup, dice) : origin.position;
    return { state, dice, decisionCount: 0, answers: 0 };
  }

  /** The beat of a save, as a play's own: what was handed in stays the caller's, unless nobody else has it. */
  private restoreCheckpoint({ state, dice, asked, answers }: SavedCheckpoint<S>, isUnshared = false): Checkpoint<S> {
    return { state: this.game.clone(state, isUnshared), dice: Dice.from(dice), decisionCount: asked, answers };
  }

  /** The game told from where it can be; answers before that are taken as they are. */
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

  /** Takes up what another version saved, as far as its answers fit, and says how many do not. */
  private resumeOtherVersion(save: ParsedSave<Setup, S>): { run: GameRun<S, E, R, D>; dropped: number } {
    const { answers } = save;
    const checkpoint = this.restoreCheckpoint(save.beat);
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
      // What does not fit has changed nothing; what the rules broke by is taken back.
      if (run.fault) run = this.resumeRun({ checkpoint, answers, count: accepted, barrier: 0 });
    }
    run.barrier = Math.min(save.barrier, accepted);
    return { run, dropped: answers.length - accepted };
  }

  private hasSamePosition(other: Play<Setup, S, E, R, D>): boolean {
    const positionOf = ({ run: { table, decisionCount: asked, result: outcome } }: Play<Setup, S, E, R, D>) => [
      table.state,
      table.dice.state(),
      asked,
      outcome,
    ];
    return jsonEquals(positionOf(this), positionOf(other));
  }

  private assertFresh(expectedMoves: number | undefined): void {
    if (expectedMoves === undefined || expectedMoves === this.moves) return;
    const why = `it was given to the game as it stood after ${expectedMoves} moves; there have been ${this.moves}`;
    throw new PlayError('stale-answer', why);
  }
}

/** Throws `bad-position` for what no stack would bear. */
function assertShallow(value: unknown, place: string): void {
  const deep = findTooDeep(value);
  if (deep) throw new PlayError('bad-position', 'is nested too deeply', [place, ...deep].join('.'));
}

function resumePointOf<S, E>(run: GameRun<S, E, unknown>): PendingFork<S, E> {
  const { checkpoint, journal, barrier, table } = run;
  return { checkpoint, answers: journal, count: journal.length, barrier, warmFrom: table };
}
