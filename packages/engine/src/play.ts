import { type Beat, Course, type Whereabouts } from './course.js';
import type { Decision, OpenQuestion } from './decision.js';
import { tooDeepIn } from './depth.js';
import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import { Journal } from './journal.js';
import {
  adapted,
  chapterFrom,
  ofThisVersion,
  otherVersion,
  placeIn,
  type Retold,
  readable,
  startsOf,
} from './other-versions.js';
import { type PackedPlay, SavePacker } from './packed-save.js';
import type { Answered, PlayOptions } from './play-options.js';
import type { Seat } from './rule.js';
import {
  type Answer,
  type Chapter,
  keepOrigin,
  type Origin,
  plain,
  type ReadSave,
  type SavedBeat,
  type SavedPlay,
  saysTheSame,
  seal,
} from './save.js';

/** What a fork needs to come into its own: where its play was, before the first beat too, and a table that was there. */
interface Asleep<S, E> extends Omit<Whereabouts<S>, 'beat'> {
  readonly beat: Beat<S> | undefined;
  readonly like: Table<S, E>;
}

/** A game being played. Ask it for its decisions, answer them, save it, fork it, take answers back. */
export class Play<Setup, S, E, R, D extends Decision = Decision> {
  readonly game: GameDefinition<Setup, S, E, R, D>;
  readonly origin: Origin<Setup, S>;
  private readonly beats: boolean | number;
  /** Where another version left off; the last is where the game can be played again from. */
  private chapters: readonly Chapter<S>[];
  private notice: Retold | undefined;
  /** How many answers were taken back so far. */
  private takenBack = 0;
  private listener: ((event: E) => void) | undefined;
  private packer: SavePacker | undefined;
  /** The game under way, */
  private awake: Course<S, E, R, D> | undefined;
  /** or, of a fork that nobody has looked at yet, where it is to be found. */
  private asleep: Asleep<S, E> | undefined;

  private constructor(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    chapters: readonly Chapter<S>[] = [],
  ) {
    this.game = game;
    this.origin = origin;
    this.beats = options.beats ?? true;
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
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    mustBeShallow(setup, 'setup');
    return Play.begin(game, { seed, setup }, options, listen);
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
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    mustBeShallow(position, 'position');
    const misfit = game.misfit?.(position);
    if (misfit) throw new PlayError('bad-position', misfit.why, placeIn('position', misfit.place));
    return Play.begin(game, dice ? { seed, position, dice } : { seed, position }, {}, listen);
  }

  private static begin<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
    const play = new Play(game, keepOrigin(game, origin), options);
    play.listener = listen;
    play.awake = play.fromBeginning(Journal.of([]), listen);
    return play;
  }

  /**
   * Loads a save: anything that was parsed from JSON. Throws `wrong-game`, `newer-version`, `missing-pack`, or `damaged-save` which names
   * the place, for example the first answer that does not fit. The save of a game that broke throws what the rules threw.
   *
   * A save of another version opens from its last beat: answers since that no longer fit are dropped, and {@link retold}
   * says what cannot be told again. Throws `other-version` where not even the beat is a position of these rules.
   */
  static load<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    input: unknown,
  ): Play<Setup, S, E, R, D> {
    const save = readable<Setup, S>(input, game);
    if (!ofThisVersion(save, game)) return Play.reopened(game, save);
    const { answers, barrier, origin, isOwn } = save;
    const play = new Play(game, isOwn ? origin : keepOrigin(game, origin), {}, save.chapters);
    play.awake = play.resumed({ beat: play.taken(save.beat, isOwn), answers, count: answers.length, barrier });
    return play;
  }

  /**
   * Plays a saved game again from its very beginning, believing nothing but setup, seed and answers. Every event is
   * told to `listen`, and `answered` hears each answer just before it is given. A game that another version began, and
   * that does not come to the same from its beginning, is played from where it does: see {@link retold}.
   */
  static replay<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    input: unknown,
    listen?: (event: E) => void,
    answered?: Answered<D>,
  ): Play<Setup, S, E, R, D> {
    const save = readable<Setup, S>(input, game);
    if (ofThisVersion(save, game)) {
      return Play.told(game, save.origin, save.chapters, save.answers, listen, answered);
    }
    const { chapters, course, notice } = Play.reopened(game, save);
    const play = Play.told(game, adapted(save, game).save.origin, chapters, course.journal, listen, answered);
    play.notice = notice;
    return play;
  }

  /** Plays a game again from where it can be: its beginning, or its newest chapter. */
  private static told<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    chapters: readonly Chapter<S>[] | undefined,
    answers: Journal,
    listen?: (event: E) => void,
    answered?: Answered<D>,
  ): Play<Setup, S, E, R, D> {
    const play = new Play(game, keepOrigin(game, origin), {}, chapters);
    play.listener = listen;
    play.awake = play.fromBeginning(answers, listen, answered);
    return play;
  }

  /** A game that another version wrote, told from where this one comes to the same position. */
  private static reopened<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    written: ReadSave<Setup, S>,
  ): Play<Setup, S, E, R, D> {
    const { save, gone } = adapted(written, game);
    const here = new Play(game, keepOrigin(game, save.origin), {});
    const { course, dropped } = here.takeUp(save);
    here.awake = course;
    for (const chapters of startsOf(save, game)) {
      try {
        const again = Play.told(game, save.origin, chapters, course.journal);
        if (!again.standsWhere(here)) continue;
        if (dropped + gone.length > 0) again.notice = { version: save.version, from: again.floor, dropped, gone };
        return again;
      } catch {
        // It cannot be told from there.
      }
    }
    here.chapters = [...(save.chapters ?? []), chapterFrom(save, game, dropped, gone)];
    course.barrier = Math.max(course.barrier, here.floor);
    return here;
  }

  /** The position. Look, but change nothing. */
  get state(): S {
    return this.course.table.state;
  }

  /** How the game ended, once it has. */
  get result(): R | undefined {
    return this.course.outcome;
  }

  /** What of this game, which another version began, cannot be told again; undefined if everything can. */
  get retold(): Retold | undefined {
    const last = this.chapters.at(-1);
    if (this.notice || !last) return this.notice;
    const { before, dropped, gone, beat } = last;
    return { version: before, from: beat.answers, dropped, gone };
  }

  /** Everything that may be decided now; empty once the game is over, or broken. A decision is made once while it stands. */
  get decisions(): readonly D[] {
    return this.course.decisions;
  }

  /** Seats with a question that is suspended: it is open again once what goes on beside it has ended. */
  get suspended(): readonly Seat[] {
    return this.course.suspended;
  }

  /** The open questions for quick players made of code; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.course.questions;
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.course.journal.list();
  }

  /** How many there are: for those who need not see them. */
  get answerCount(): number {
    return this.asleep ? this.asleep.count : this.course.journal.length;
  }

  /**
   * How many answers were given and taken back so far. It only grows, also where undo leads to a question that bears the
   * number of an older one: whoever answers can say by it what was seen.
   */
  get moves(): number {
    // Those given are those that stand and those taken back.
    return this.where.count + 2 * this.takenBack;
  }

  /** How many decisions have been put so far. */
  get decisionCount(): number {
    return this.course.asked;
  }

  /** Dice of a scenario that nobody has rolled yet. */
  get unrolledDice(): number | undefined {
    return this.course.table.dice.unrolled;
  }

  /**
   * What a seat may know; without a seat, what a spectator may. It is made once for a position, and what is the same for all
   * seats once for all: nobody is to change it.
   */
  view(seat?: Seat): unknown {
    return this.course.view(seat);
  }

  /** Hears every event from now on; undefined stops. Events cost nothing while nobody listens. */
  listen(listener: ((event: E) => void) | undefined): void {
    this.listener = listener;
    this.awake?.listen(listener);
  }

  /**
   * Answers a decision by the ids of decision and option (or of one of its asides). `seen`: the {@link moves} of the game
   * the answer was given to; without it any is taken that fits. Throws `over`, `broken`, `stale-answer`,
   * `stale-decision`, `unknown-decision` or `unknown-option`; the play is then unchanged. What a rule throws breaks the
   * game: it comes out here, and no further answer is accepted.
   */
  answer(decision: string, option: string, seen?: number): void {
    const { course } = this;
    course.mustGoOn();
    this.mustHaveSeen(seen);
    if (!/^[1-9]\d*$/.test(decision)) throw course.notOpen(undefined, decision);
    course.answer(Number(decision), option);
  }

  /** Answers an open question by place in {@link questions} and number of the option: the short way for bots. */
  choose(index: number, option: number): void {
    this.course.choose(index, option);
  }

  /** Takes an aside of an open question by its id, for bots. */
  step(index: number, aside: string): void {
    this.course.step(index, aside);
  }

  /**
   * Puts something right in the position, while whatever is open stays so as far as it still makes sense. The correction
   * is plain JSON that the game understands; it stands in the journal like an answer, and only `undo` with `evenChance`
   * goes back behind it. `seen`: as in {@link answer}. Throws `bad-correction` for one that cannot be made, or from which
   * what is under way could not go on, and `over`, `broken` or `stale-answer`; the play is then unchanged.
   */
  amend(correction: unknown, seen?: number): void {
    const { course } = this;
    course.mustGoOn();
    this.mustHaveSeen(seen);
    const text = JSON.stringify(correction) ?? 'null';
    try {
      this.fork().course.putRight(text);
    } catch (error) {
      if (error instanceof PlayError && error.code === 'bad-correction') throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PlayError('bad-correction', `what is under way could not go on after it: ${why}`);
    }
    course.putRight(text);
  }

  /** The game as plain JSON; see {@link SavedPlay}. Also works on a game that broke: that is the bug report. */
  save(): SavedPlay<Setup, S> {
    const { journal, barrier } = this.course;
    const beat = this.course.beat ?? this.firstBeat();
    return seal({
      format: 'vigil-play',
      formatVersion: 1,
      game: this.game.id,
      version: this.game.version,
      ...(this.game.enclosed !== undefined && { enclosed: plain(this.game.enclosed) }),
      origin: keepOrigin(this.game, this.origin),
      answers: journal.list().slice(),
      beat: { state: this.game.clone(beat.state), dice: beat.dice.state(), asked: beat.asked, answers: beat.answers },
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
    const { journal: answers, barrier } = this.course;
    this.packer ??= new SavePacker(this.game);
    return this.packer.pack({ origin, chapters, beat: this.course.beat ?? this.firstBeat(), answers, barrier });
  }

  /**
   * An independent play in the same position with the same future. It costs next to nothing until somebody looks at it: only
   * then is the position copied, and what was answered since the last beat answered again.
   */
  fork(): Play<Setup, S, E, R, D> {
    const play = new Play(this.game, this.origin, { beats: this.beats }, this.chapters);
    play.notice = this.notice;
    play.asleep = this.where;
    // What the rules threw they throw again.
    if (this.awake?.fault) play.wake();
    return play;
  }

  /** How many answers can be taken back before one behind which a die was rolled or something hidden was shown. */
  get undoable(): number {
    return this.where.count - this.where.barrier;
  }

  /**
   * Takes back the last answers. Throws `undo-barrier` where that would look twice, unless the table has agreed
   * (`evenChance`), and `nothing-to-undo`, also for answers that another version was given and this one cannot tell
   * again, and `stale-answer` as {@link answer} does; the play is then unchanged. Nothing is told.
   */
  undo(answers = 1, evenChance = false, seen?: number): void {
    this.mustHaveSeen(seen);
    const { beat, answers: journal, count, barrier } = this.where;
    const left = count - answers;
    if (!Number.isInteger(answers) || answers < 0 || left < 0) {
      throw new PlayError('nothing-to-undo', `${answers} of ${count} answers cannot be taken back`);
    }
    if (left < this.floor) {
      const { version } = this.retold as Retold;
      throw new PlayError('nothing-to-undo', `the first ${this.floor} answers were given to ${version}`);
    }
    if (count - barrier < answers && !evenChance) {
      throw new PlayError('undo-barrier', 'a die was rolled or something hidden was shown since then');
    }
    // A save that was written by other rules may load and yet not play again from its beginning: then all stays as it is.
    const course =
      beat && beat.answers <= left && barrier <= left
        ? this.resumed({ beat, answers: journal, count: left, barrier })
        : this.fromBeginning(journal.upTo(left));
    course.listen(this.listener);
    this.awake = course;
    this.asleep = undefined;
    this.takenBack += answers;
  }

  // ---- the machinery ----

  private get course(): Course<S, E, R, D> {
    return this.awake ?? this.wake();
  }

  /** Where the game stands, without waking a fork. */
  private get where(): Asleep<S, E> {
    return this.asleep ?? whereaboutsOf(this.course);
  }

  /** A fork takes up the game where it was forked. */
  private wake(): Course<S, E, R, D> {
    const { beat = this.firstBeat(), answers, count, barrier, like } = this.asleep as Asleep<S, E>;
    const course = this.resumed({ beat, answers, count, barrier }, like);
    course.listen(this.listener);
    this.awake = course;
    this.asleep = undefined;
    return course;
  }

  /** So many answers belong to a version that this one cannot tell again. */
  private get floor(): number {
    return this.chapters.at(-1)?.beat.answers ?? 0;
  }

  /** The position the game can be told from, for whoever wants to play on from it. */
  private firstBeat(): Beat<S> {
    const { beat } = this.chapters.at(-1) ?? {};
    if (beat) return this.taken(beat);
    const script = 'dice' in this.origin ? this.origin.dice : undefined;
    const dice = Dice.seeded(this.origin.seed, script);
    const origin = keepOrigin(this.game, this.origin);
    const state = 'setup' in origin ? this.game.begin(origin.setup, dice) : origin.position;
    return { state, dice, asked: 0, answers: 0 };
  }

  /** The beat of a save, as a play's own: what was handed in stays the caller's, unless nobody else has it. */
  private taken({ state, dice, asked, answers }: SavedBeat<S>, isOwn = false): Beat<S> {
    return { state: this.game.clone(state, isOwn), dice: Dice.from(dice), asked, answers };
  }

  /** The game told from where it can be; answers before that are taken as they are. */
  private fromBeginning(answers: Journal, listener?: (event: E) => void, answered?: Answered<D>): Course<S, E, R, D> {
    return Course.begun(this.game, { beats: this.beats, listener }, this.firstBeat(), answers, answered);
  }

  private resumed(where: Whereabouts<S>, like?: Table<S, E>): Course<S, E, R, D> {
    return Course.resumed(this.game, { beats: this.beats, like }, where);
  }

  /** Takes up what another version saved, as far as its answers fit, and says how many do not. */
  private takeUp(save: ReadSave<Setup, S>): { course: Course<S, E, R, D>; dropped: number } {
    const { answers } = save;
    const beat = this.taken(save.beat);
    let course: Course<S, E, R, D>;
    try {
      course = this.resumed({ beat, answers, count: beat.answers, barrier: 0 });
    } catch (error) {
      throw otherVersion(save.version, error);
    }
    let kept = beat.answers;
    try {
      for (; kept < answers.length; kept++) course.take(answers.decision(kept), answers.option(kept));
    } catch {
      // What does not fit has changed nothing; what the rules broke by is taken back.
      if (course.fault) course = this.resumed({ beat, answers, count: kept, barrier: 0 });
    }
    course.barrier = Math.min(save.barrier, kept);
    return { course, dropped: answers.length - kept };
  }

  private standsWhere(other: Play<Setup, S, E, R, D>): boolean {
    const whole = ({ course: { table, asked, outcome } }: Play<Setup, S, E, R, D>) => [
      table.state,
      table.dice.state(),
      asked,
      outcome,
    ];
    return saysTheSame(whole(this), whole(other));
  }

  private mustHaveSeen(seen: number | undefined): void {
    if (seen === undefined || seen === this.moves) return;
    const why = `it was given to the game as it stood after ${seen} moves; there have been ${this.moves}`;
    throw new PlayError('stale-answer', why);
  }
}

/** Throws `bad-position` for what no stack would bear. */
function mustBeShallow(value: unknown, place: string): void {
  const deep = tooDeepIn(value);
  if (deep) throw new PlayError('bad-position', 'is nested too deeply', [place, ...deep].join('.'));
}

function whereaboutsOf<S, E>(course: Course<S, E, unknown>): Asleep<S, E> {
  const { beat, journal, barrier, table } = course;
  return { beat, answers: journal, count: journal.length, barrier, like: table };
}
