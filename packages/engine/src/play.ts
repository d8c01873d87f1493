import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import { type Aside, type Message, noOption, type Option, type Question, type Rule, type Seat, type Wait } from './rule.js';
import { type Answer, type Origin, readSave, type SavedPlay, seal } from './save.js';

/** An option as others see it: plain data without the rule's own value. */
export type PublicOption = Omit<Option, 'value'>;

/** An open decision, plain data: the same list for browser, terminal, bots and screen readers. */
export interface Decision extends Message {
  /** Answers name it; it is never used again in the same game. */
  readonly id: string;
  readonly by: readonly Seat[];
  readonly why: string;
  readonly options: readonly PublicOption[];
  /** What may be done besides answering, and by whom. */
  readonly asides: readonly (PublicOption & { readonly by: Seat })[];
  readonly about?: unknown;
}

/** A rule under way: the main one, one of several side by side, or an aside. */
interface Thread {
  readonly rule: Rule<unknown>;
  readonly parent: Thread | undefined;
  readonly slot: number;
  readonly aside: boolean;
  decision: number;
  question: Question | undefined;
  build: (() => Question | undefined) | undefined;
  children: Thread[];
  waiting: number;
  results: unknown[];
}

interface Beat<S> {
  state: S;
  dice: Dice;
  asked: number;
  answers: number;
}

/** How a play is kept. `beats`: copy the state at every beat (default), for quick saves and forks; simulations don't. */
export interface PlayOptions {
  readonly beats?: boolean;
}

/** A game being played. Ask it for its decisions, answer them, save it, fork it, take answers back. */
export class Play<Setup, S, E, R> {
  readonly game: GameDefinition<Setup, S, E, R>;
  readonly origin: Origin<Setup, S>;
  private readonly beats: boolean;
  private table!: Table<S, E>;
  private next!: () => Rule<R | undefined>;
  private main: Thread | undefined;
  private open: Thread[] = [];
  private asideThreads = 0;
  private asked = 0;
  private journal: Answer[] = [];
  private beat: Beat<S> | undefined;
  private barrier = 0;
  private reveals = 0;
  private outcome: R | undefined;
  private fault: unknown;
  private listener: ((event: E) => void) | undefined;

  private constructor(game: GameDefinition<Setup, S, E, R>, origin: Origin<Setup, S>, options: PlayOptions) {
    this.game = game;
    this.origin = origin;
    this.beats = options.beats ?? true;
  }

  /** A new game. The same setup and seed give the same game. `listen` hears the events from the first on. */
  static start<Setup, S, E, R>(
    game: GameDefinition<Setup, S, E, R>,
    setup: Setup,
    seed: string,
    options: PlayOptions = {},
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R> {
    return Play.begin(game, { seed, setup }, options, listen);
  }

  /** A game that begins in the middle. `dice`: the only dice there will be, in order; without it they are seeded. */
  static from<Setup, S, E, R>(
    game: GameDefinition<Setup, S, E, R>,
    position: S,
    seed: string,
    dice?: readonly number[],
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R> {
    const kept = game.clone(position);
    return Play.begin(game, dice ? { seed, position: kept, dice } : { seed, position: kept }, {}, listen);
  }

  private static begin<Setup, S, E, R>(
    game: GameDefinition<Setup, S, E, R>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R> {
    const play = new Play(game, origin, options);
    play.listener = listen;
    play.restart();
    play.drive();
    return play;
  }

  /**
   * Loads a save: anything that was parsed from JSON. Throws `damaged-save`, `wrong-game`, or what is wrong with the
   * first answer that does not fit.
   */
  static load<Setup, S, E, R>(game: GameDefinition<Setup, S, E, R>, input: unknown): Play<Setup, S, E, R> {
    const save = readSave<Setup, S>(input, game);
    const play = new Play(game, save.origin, {});
    play.sit(game.clone(save.beat.state), Dice.from(save.beat.dice));
    play.asked = save.beat.asked;
    play.journal = save.answers.slice(0, save.beat.answers);
    play.drive();
    play.again(save.answers.slice(save.beat.answers));
    play.barrier = save.barrier;
    return play;
  }

  /**
   * Plays a saved game again from its very beginning, believing nothing but setup, seed and answers. Every event is
   * told to `listen`, and `answered` hears each answer just before it is given.
   */
  static replay<Setup, S, E, R>(
    game: GameDefinition<Setup, S, E, R>,
    input: unknown,
    listen?: (event: E) => void,
    answered?: (decision: Decision, option: string, index: number) => void,
  ): Play<Setup, S, E, R> {
    const save = readSave<Setup, S>(input, game);
    const play = Play.begin(game, save.origin, {}, listen);
    play.again(save.answers, answered);
    return play;
  }

  /** The position. Look, but change nothing. */
  get state(): S {
    return this.table.state;
  }

  /** How the game ended, once it has. */
  get result(): R | undefined {
    return this.outcome;
  }

  /** Everything that may be decided now; empty once the game is over. */
  get decisions(): readonly Decision[] {
    return this.open.map((thread) => publish(thread));
  }

  /** The open questions as the rules asked them, for players made of code: no copies are made. */
  get questions(): readonly Question[] {
    return this.open.map((thread) => thread.question as Question);
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.journal;
  }

  /** How many decisions have been put so far. */
  get decisionCount(): number {
    return this.asked;
  }

  /** Dice of a scenario that nobody has rolled yet. */
  get unrolledDice(): number | undefined {
    return this.table.dice.unrolled;
  }

  /** What a seat may know; without a seat, what a spectator may. */
  view(seat?: Seat): unknown {
    return this.game.view(this.state, seat);
  }

  /** Hears every event from now on; undefined stops. Events cost nothing while nobody listens. */
  listen(listener: ((event: E) => void) | undefined): void {
    this.listener = listener;
    (this.table as { tell: ((event: E) => void) | undefined }).tell = listener;
  }

  /**
   * Answers a decision by the ids of decision and option (or of one of its asides). Throws `over`, `stale-decision`,
   * `unknown-decision` or `unknown-option`; the play is then unchanged.
   */
  answer(decision: string, option: string): void {
    this.mustGoOn();
    const number = Number(decision);
    const thread = this.open.find((t) => t.decision === number);
    if (!thread) {
      if (Number.isInteger(number) && number >= 1 && number <= this.asked) {
        throw new PlayError('stale-decision', `decision ${decision} has been settled; open now: ${this.openIds()}`);
      }
      throw new PlayError('unknown-decision', `there is no decision "${decision}"; open now: ${this.openIds()}`);
    }
    const question = thread.question as Question;
    const chosen = question.options.find((o) => o.id === option);
    if (chosen) return this.settle(thread, chosen, undefined);
    const aside = question.asides?.().find((a) => a.id === option);
    if (aside) return this.settle(thread, undefined, aside);
    const ids = question.options.map((o) => o.id).join(', ');
    throw new PlayError('unknown-option', `decision ${decision} has no option "${option}"; it has: ${ids}`);
  }

  /** Answers an open question by place in {@link questions} and number of the option: the short way for bots. */
  choose(index: number, option: number): void {
    const thread = this.open[index];
    const chosen = thread?.question?.options[option];
    if (!thread || !chosen) throw new PlayError('unknown-option', `there is no option ${option} of question ${index}`);
    this.settle(thread, chosen, undefined);
  }

  /** Takes an aside of an open question, for bots. */
  step(index: number, aside: Aside): void {
    const thread = this.open[index];
    if (!thread) throw new PlayError('unknown-decision', `there is no question ${index}`);
    this.settle(thread, undefined, aside);
  }

  /** The game as plain JSON; see {@link SavedPlay}. Also works on a game that broke: that is the bug report. */
  save(): SavedPlay<Setup, S> {
    const beat = this.beat ?? this.firstBeat();
    return seal({
      format: 'vigil-play',
      formatVersion: 1,
      game: this.game.id,
      version: this.game.version,
      origin: this.origin,
      answers: this.journal.slice(),
      beat: { state: this.game.clone(beat.state), dice: beat.dice.state(), asked: beat.asked, answers: beat.answers },
      barrier: this.barrier,
    });
  }

  /** An independent play in the same position with the same future. */
  fork(): Play<Setup, S, E, R> {
    const beat = this.beat ?? this.firstBeat();
    const play = new Play(this.game, this.origin, { beats: this.beats });
    play.sit(this.game.clone(beat.state), beat.dice.copy());
    play.asked = beat.asked;
    play.journal = this.journal.slice(0, beat.answers);
    play.drive();
    play.again(this.journal.slice(beat.answers));
    play.barrier = this.barrier;
    return play;
  }

  /** How many answers can be taken back before one behind which a die was rolled or something hidden was shown. */
  get undoable(): number {
    return this.journal.length - this.barrier;
  }

  /**
   * Takes back the last answers. Throws `undo-barrier` where that would look twice, unless the table has agreed
   * (`evenChance`), and `nothing-to-undo`.
   */
  undo(answers = 1, evenChance = false): void {
    if (this.journal.length < answers) throw new PlayError('nothing-to-undo', 'there is no answer to take back');
    if (this.undoable < answers && !evenChance) {
      throw new PlayError('undo-barrier', 'a die was rolled or something hidden was shown since then');
    }
    const kept = this.journal.slice(0, this.journal.length - answers);
    const listener = this.listener;
    this.listener = undefined;
    this.fault = undefined;
    this.outcome = undefined;
    this.restart();
    this.drive();
    this.again(kept);
    this.listen(listener);
  }

  // ---- the machinery ----

  private firstBeat(): Beat<S> {
    const first = new Play(this.game, this.origin, {});
    first.restart();
    return { state: first.state, dice: first.table.dice, asked: 0, answers: 0 };
  }

  private restart(): void {
    const script = 'dice' in this.origin ? this.origin.dice : undefined;
    const dice = Dice.seeded(this.origin.seed, script);
    const state = 'setup' in this.origin ? this.game.begin(this.origin.setup, dice) : this.game.clone(this.origin.position);
    this.sit(state, dice);
    this.asked = 0;
    this.journal = [];
    this.barrier = 0;
    this.beat = undefined;
  }

  private sit(state: S, dice: Dice): void {
    const count = () => {
      this.reveals++;
    };
    this.table = { state, dice, tell: this.listener, reveal: count };
    this.next = this.game.open(this.table);
    this.main = undefined;
    this.open = [];
    this.asideThreads = 0;
  }

  private again(
    answers: readonly Answer[],
    answered?: (decision: Decision, option: string, index: number) => void,
  ): void {
    const before = this.journal.length;
    answers.forEach(([decision, option], i) => {
      try {
        const thread = answered && this.open.find((t) => t.decision === decision);
        if (thread && answered) answered(publish(thread), option, before + i);
        this.answer(String(decision), option);
      } catch (error) {
        if (!(error instanceof PlayError)) throw error;
        throw new PlayError('damaged-save', error.message, `answers[${before + i}]`);
      }
    });
  }

  private mustGoOn(): void {
    if (this.fault) throw new PlayError('broken', `the game broke earlier: ${String(this.fault)}`);
    if (this.outcome !== undefined) throw new PlayError('over', 'the game is over');
  }

  private openIds(): string {
    return this.open.map((t) => t.decision).join(', ');
  }

  private settle(thread: Thread, chosen: Option | undefined, aside: Aside | undefined): void {
    this.mustGoOn();
    const chance = this.table.dice.used + this.reveals;
    this.journal.push([thread.decision, chosen ? chosen.id : (aside as Aside).id]);
    try {
      if (chosen) {
        this.close(thread);
        this.advance(thread, chosen.value);
      } else {
        this.asideThreads++;
        this.advance(newThread((aside as Aside).run(), undefined, 0, true), undefined);
      }
      this.drive();
      if (this.open.length > 1 || aside) this.rebuild(thread);
    } catch (error) {
      this.fault = error;
      throw error;
    }
    if (this.table.dice.used + this.reveals !== chance) this.barrier = this.journal.length;
  }

  /** Steps on from beat to beat until somebody is asked something or the game is over. */
  private drive(): void {
    while (this.main === undefined && this.outcome === undefined) {
      if (this.beats && this.asideThreads === 0) {
        this.beat = {
          state: this.game.clone(this.state),
          dice: this.table.dice.copy(),
          asked: this.asked,
          answers: this.journal.length,
        };
      }
      this.main = newThread(this.next(), undefined, 0, false);
      this.advance(this.main, undefined);
    }
    if (this.outcome !== undefined) this.open = [];
  }

  private advance(thread: Thread, value: unknown, thrown = false): void {
    let step: IteratorResult<Wait, unknown>;
    try {
      step = thrown ? thread.rule.throw(value) : thread.rule.next(value);
    } catch (error) {
      return this.interrupt(thread, error);
    }
    if (step.done) return this.finish(thread, step.value);
    const wait = step.value;
    if (wait.kind === 'ask') {
      thread.question = wait.question;
      thread.build = wait.build;
      thread.decision = ++this.asked;
      this.open.push(thread);
      return;
    }
    thread.results = new Array(wait.rules.length);
    thread.waiting = wait.rules.length;
    thread.children = wait.rules.map((rule, slot) => newThread(rule, thread, slot, thread.aside));
    if (wait.rules.length === 0) return this.advance(thread, []);
    for (const child of thread.children) if (thread.waiting > 0) this.advance(child, undefined);
  }

  private finish(thread: Thread, value: unknown): void {
    const parent = thread.parent;
    if (parent) {
      parent.results[thread.slot] = value;
      if (--parent.waiting === 0) {
        parent.children = [];
        this.advance(parent, parent.results);
      }
    } else if (thread.aside) {
      this.asideThreads--;
    } else {
      this.main = undefined;
      this.outcome = value as R | undefined;
    }
  }

  /** An error leaves a rule: what ran beside it ends, and it goes up to whoever started it, in the end to the game. */
  private interrupt(thread: Thread, error: unknown): void {
    const parent = thread.parent;
    if (parent) {
      parent.waiting = 0;
      for (const child of parent.children) this.drop(child);
      parent.children = [];
      this.advance(parent, error, true);
    } else if (thread.aside) {
      this.asideThreads--;
      const main = this.main;
      if (!main) throw error;
      for (const child of main.children) this.drop(child);
      main.children = [];
      this.close(main);
      this.advance(main, error, true);
    } else {
      throw error;
    }
  }

  private drop(thread: Thread): void {
    this.close(thread);
    for (const child of thread.children) this.drop(child);
    thread.children = [];
    // Lets a rule that was given up put away what it held.
    thread.rule.return(undefined);
  }

  private close(thread: Thread): void {
    thread.question = undefined;
    thread.build = undefined;
    const at = this.open.indexOf(thread);
    if (at >= 0) this.open.splice(at, 1);
  }

  /** Puts the open questions again after a change: some are moot now, some answer themselves. */
  private rebuild(answered: Thread): void {
    for (let again = true; again && this.outcome === undefined; ) {
      again = false;
      for (const thread of this.open) {
        if (thread === answered && thread.question === undefined) continue;
        const question = (thread.build as () => Question | undefined)();
        if (question && question.options.length === 0) throw noOption(question);
        if (question && (question.options.length > 1 || question.window)) {
          thread.question = question;
          continue;
        }
        this.close(thread);
        this.advance(thread, question?.options[0]?.value);
        this.drive();
        again = true;
        break;
      }
    }
  }
}

function newThread(rule: Rule<unknown>, parent: Thread | undefined, slot: number, aside: boolean): Thread {
  return {
    rule,
    parent,
    slot,
    aside,
    decision: 0,
    question: undefined,
    build: undefined,
    children: [],
    waiting: 0,
    results: [],
  };
}

function publish(thread: Thread): Decision {
  const question = thread.question as Question;
  const { key, args, by, why, about } = question;
  return {
    id: String(thread.decision),
    by,
    key,
    ...(args && { args }),
    why,
    options: question.options.map(({ value: _, ...option }) => option),
    asides: question.asides ? question.asides().map(({ run: _, ...aside }) => aside) : [],
    ...(about !== undefined && { about }),
  };
}
