import { type Decision, type OpenQuestion, publish, Shown } from './decision.js';
import type { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import type { Journal } from './journal.js';
import type { Answered } from './play-options.js';
import { type Aside, type Asked, asidesOf, type Option, questionOf, type Rule, type Seat } from './rule.js';
import { CORRECTION } from './save.js';
import { type Thread, Threads } from './threads.js';
import { Views } from './views.js';

/** A position between two steps. Nothing of it is ever changed: a fork has the beat of what it was forked from. */
export interface Beat<S> {
  readonly state: S;
  readonly dice: Dice;
  readonly asked: number;
  readonly answers: number;
}

/**
 * Where a game can be taken up: a beat, and the first `count` of the answers, those since the beat among them. More may come
 * to the list. `barrier`: as a save has it.
 */
export interface Whereabouts<S> {
  readonly beat: Beat<S>;
  readonly answers: Journal;
  readonly count: number;
  readonly barrier: number;
}

/** What a course needs of its game. */
type Rules<S, E, R> = Pick<
  GameDefinition<never, S, E, R>,
  'id' | 'open' | 'amend' | 'clone' | 'share' | 'view' | 'look'
>;

/** How a course is followed: when it copies the position, and what may already be known of it. */
interface Manner<S, E> {
  readonly beats: boolean | number;
  readonly listener?: ((event: E) => void) | undefined;
  /** A table that has been in the position it begins with. */
  readonly like?: Table<S, E> | undefined;
}

/**
 * A game under way at a table: the rules that run, what they ask, the answers they were given. It goes forward alone; what
 * takes answers back, saves or forks is {@link Play}.
 */
export class Course<S, E, R, D extends Decision = Decision> {
  readonly table: Table<S, E>;
  /** The answers so far, those before it began among them. */
  readonly journal: Journal;
  /** The last beat, once there is one. */
  beat: Beat<S> | undefined;
  /** The number of answers behind which undo would look twice. */
  barrier = 0;
  /** How the game ended. */
  outcome: R | undefined;
  /** What a rule threw. */
  fault: { readonly error: unknown } | undefined;
  private readonly game: Rules<S, E, R>;
  private readonly beats: boolean | number;
  private readonly next: () => Rule<R | undefined>;
  private readonly threads: Threads;
  private reveals = 0;
  /** What was seen of the position, if anybody has looked. */
  private views: Views<S, E> | undefined;
  /** Rules are under way. */
  private moving = false;

  private constructor(
    game: Rules<S, E, R>,
    { beats, listener, like }: Manner<S, E>,
    { state, dice, asked }: Beat<S>,
    journal: Journal,
  ) {
    this.game = game;
    this.beats = beats;
    this.journal = journal;
    const count = () => {
      this.reveals++;
    };
    const rest = beats ? (mark: () => void) => this.rest(mark) : undefined;
    this.table = { state, dice, tell: listener, own: undefined, rest, reveal: count };
    this.next = game.open(this.table, like);
    this.threads = new Threads(asked);
  }

  /**
   * Begins with a position, which becomes its own, and gives the answers there were since. `answered` hears each. Throws
   * `damaged-save` for one that does not fit, and what the rules throw.
   */
  static begun<S, E, R, D extends Decision>(
    game: Rules<S, E, R>,
    manner: Manner<S, E>,
    position: Beat<S>,
    answers: Journal,
    answered?: Answered<D>,
  ): Course<S, E, R, D> {
    const course = new Course<S, E, R, D>(game, manner, position, answers.upTo(position.answers));
    course.barrier = position.answers;
    course.goOn();
    course.again(answers, answers.length, answered);
    return course;
  }

  /** Takes a game up where it is. Throws as {@link begun}. */
  static resumed<S, E, R, D extends Decision>(
    game: Rules<S, E, R>,
    manner: Manner<S, E>,
    { beat, answers, count, barrier }: Whereabouts<S>,
  ): Course<S, E, R, D> {
    const { asked, answers: before } = beat;
    const own = { state: copyOf(game, beat.state), dice: beat.dice.copy(), asked, answers: before };
    const course = new Course<S, E, R, D>(game, manner, own, answers.upTo(before));
    course.beat = beat;
    course.threads.run(course.next());
    course.goOn();
    course.again(answers, count);
    course.barrier = barrier;
    return course;
  }

  /** How many decisions have been put. */
  get asked(): number {
    return this.threads.asked;
  }

  /** Everything that may be decided now; a decision is made once while it stands. */
  get decisions(): readonly D[] {
    return this.threads.open.map((thread) => this.put(thread));
  }

  /** A decision; the game says of what type it is. */
  private put(thread: Thread): D {
    return decisionOf(thread) as D;
  }

  /** The open questions; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.threads.open.map(shown);
  }

  /** Seats of the suspended questions; see `Play`. */
  get suspended(): readonly Seat[] {
    return this.threads.suspended.flatMap((asked) => (asked.options.length > 0 ? questionOf(asked).by : []));
  }

  /** What a seat may know; see `Play`. */
  view(seat: Seat | undefined): unknown {
    // Who looks while rules are under way sees a moment that passes.
    if (this.moving) return this.game.view(this.table.state, seat);
    this.views ??= new Views(this.game, this.table);
    return this.views.view(seat);
  }

  /** Hears every event from now on. */
  listen(listener: ((event: E) => void) | undefined): void {
    (this.table as { tell: ((event: E) => void) | undefined }).tell = listener;
  }

  /** Answers the decision of that number; see `Play`. */
  answer(decision: number, option: string): void {
    this.mustGoOn();
    const thread = this.threads.open.find((one) => one.decision === decision);
    if (!thread) throw this.notOpen(decision, String(decision));
    const question = thread.open as Asked;
    const { options } = question;
    const chosen = options.find((o) => o.id === option);
    if (chosen) return this.settle(thread, chosen, undefined);
    const aside = asidesOf(question).find((a) => a.id === option);
    if (aside) return this.settle(thread, undefined, aside);
    const ids = options.map((o) => o.id).join(', ');
    throw new PlayError('unknown-option', `decision ${decision} has no option "${option}"; it has: ${ids}`);
  }

  /** The error for an answer to what is not open; `number`: of the decision, if `named` is one at all. */
  notOpen(number: number | undefined, named: string): PlayError {
    const open = this.threads.open.map((one) => one.decision).join(', ');
    if (number !== undefined && this.threads.isSuspended(number)) {
      const why = `decision ${named} waits until what was begun beside it has ended; open now: ${open}`;
      return new PlayError('stale-decision', why);
    }
    if (number !== undefined && number <= this.threads.asked) {
      return new PlayError('stale-decision', `decision ${named} has been settled; open now: ${open}`);
    }
    return new PlayError('unknown-decision', `there is no decision "${named}"; open now: ${open}`);
  }

  /** Answers an open question by its place and the number of the option. */
  choose(index: number, option: number): void {
    const thread = this.threads.open[index];
    const chosen = thread?.open?.options[option];
    if (!thread || !chosen) {
      this.mustGoOn();
      throw new PlayError('unknown-option', `there is no option ${option} of question ${index}`);
    }
    this.settle(thread, chosen, undefined);
  }

  /** Takes an aside of an open question by its id. */
  step(index: number, aside: string): void {
    this.mustGoOn();
    const thread = this.threads.open[index];
    if (!thread) throw new PlayError('unknown-decision', `there is no question ${index}`);
    const taken = asidesOf(thread.open as Asked).find(({ id }) => id === aside);
    if (!taken) throw new PlayError('unknown-option', `question ${index} has no aside "${aside}"`);
    this.settle(thread, undefined, taken);
  }

  /** Makes a correction, as JSON, and has the open questions built again. */
  putRight(text: string): void {
    this.mustGoOn();
    if (!this.game.amend) throw new PlayError('bad-correction', `a game of "${this.game.id}" cannot be put right`);
    this.game.amend(this.table, parsed(text));
    this.setOut();
    this.journal.add(CORRECTION, text);
    try {
      this.threads.touched();
      this.goOn();
    } catch (error) {
      this.break(error);
    } finally {
      this.moving = false;
      this.barrier = this.journal.length;
    }
  }

  /** An entry of a journal. */
  take(decision: number, text: string): void {
    if (decision === CORRECTION) this.putRight(text);
    else this.answer(decision, text);
  }

  /** Throws `broken` or `over` where no answer is taken any more. */
  mustGoOn(): void {
    if (this.fault) throw new PlayError('broken', `the game broke earlier: ${String(this.fault.error)}`);
    if (this.outcome !== undefined) throw new PlayError('over', 'the game is over');
  }

  /** Gives the answers from where the journal ends, up to so many. */
  private again(answers: Journal, count: number, answered?: Answered<D>): void {
    for (let i = this.journal.length; i < count; i++) {
      const [decision, option] = [answers.decision(i), answers.option(i)];
      try {
        if (answered) this.announce(decision, option, i, answered);
        this.take(decision, option);
      } catch (error) {
        if (this.fault || !(error instanceof PlayError)) throw error;
        throw new PlayError('damaged-save', error.message, `answers[${i}]`);
      }
    }
  }

  private announce(decision: number, option: string, i: number, answered: Answered<D>): void {
    const thread = this.threads.open.find((one) => one.decision === decision);
    if (thread || decision === CORRECTION) answered(thread && this.put(thread), option, i);
  }

  private settle(thread: Thread, chosen: Option | undefined, aside: Aside | undefined): void {
    this.mustGoOn();
    const chance = this.table.dice.used + this.reveals;
    this.setOut();
    this.journal.add(thread.decision, chosen ? chosen.id : (aside as Aside).id);
    try {
      if (chosen) this.threads.answer(thread, chosen);
      else this.threads.take(aside as Aside);
      this.goOn();
    } catch (error) {
      this.break(error);
    } finally {
      this.moving = false;
      if (this.table.dice.used + this.reveals !== chance) this.barrier = this.journal.length;
    }
  }

  /** A rule threw: no further answer is taken. */
  private break(error: unknown): never {
    this.fault = { error };
    this.threads.clear();
    throw error;
  }

  /** The position is about to change: what was seen of it is over. */
  private setOut(): void {
    this.moving = true;
    this.views = undefined;
  }

  /** Plays on until every open question fits the state, or the game is over. */
  private goOn(): void {
    const { threads } = this;
    this.drive();
    for (let thread = threads.outdated(); thread; thread = threads.outdated()) {
      threads.rebuild(thread);
      this.drive();
    }
  }

  /** Steps on from beat to beat until somebody is asked something or the game is over. */
  private drive(): void {
    const { threads } = this;
    for (let steps = 1; threads.idle; steps++) {
      if (steps > MOST_STEPS) throw new PlayError('endless', `nobody was asked anything in ${MOST_STEPS} steps`);
      this.outcome = threads.value as R | undefined;
      if (this.outcome !== undefined) {
        threads.clear();
        return;
      }
      if (this.beats && threads.withoutAsides && this.isTimeForBeat()) this.beat = this.beatHere();
      threads.run(this.next());
    }
  }

  /** A beat in the middle of a step, where that can be and spares an answer. */
  private rest(mark: () => void): void {
    const since = this.beat?.answers ?? 0;
    if (this.journal.length <= since || !this.threads.alone || !this.isTimeForBeat()) return;
    mark();
    this.beat = this.beatHere();
  }

  private isTimeForBeat(): boolean {
    if (this.beats === true || this.beat === undefined) return true;
    return this.journal.length - this.beat.answers >= Number(this.beats);
  }

  private beatHere(): Beat<S> {
    const { state, dice } = this.table;
    return {
      state: copyOf(this.game, state, this.table, this.beat?.state),
      dice: dice.copy(),
      asked: this.threads.asked,
      answers: this.journal.length,
    };
  }
}

/** A copy to be played on with; or, with that `before` it, for a beat. */
function copyOf<S, E, R>(game: Rules<S, E, R>, state: S, table?: Table<S, E>, before?: S): S {
  return game.share ? game.share(state, table, before) : game.clone(state);
}

/** What a journal says of a correction. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlayError('bad-correction', 'it is no JSON');
  }
}

/** A game that has gone on for so many steps without asking anybody anything would go on for ever. */
const MOST_STEPS = 10_000;

function shown(thread: Thread): OpenQuestion {
  thread.shown ??= new Shown(thread.open as Asked);
  return thread.shown;
}

function decisionOf({ open, decision, aside }: Thread): Decision {
  return publish(open as Asked, decision, aside);
}
