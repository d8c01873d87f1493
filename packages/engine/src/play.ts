import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import {
  type Aside,
  type Message,
  noOption,
  type Option,
  type Question,
  type Rule,
  type Seat,
  type Wait,
} from './rule.js';
import { type Answer, keepOrigin, type Origin, plain, readSave, type SavedPlay, seal } from './save.js';

/** An option as others see it: plain data without the rule's own value. */
export type PublicOption = Omit<Option, 'value'>;

/** An open decision, plain data: the same list for browser, terminal, bots and screen readers. */
export interface Decision extends Message {
  /** Answers name it. It is not used again as the game goes on; what undo takes back is numbered anew. */
  readonly id: string;
  readonly by: readonly Seat[];
  readonly why: string;
  readonly options: readonly PublicOption[];
  /** What may be done besides answering, and by whom. */
  readonly asides: readonly (PublicOption & { readonly by: Seat })[];
  /** It belongs to an aside: whatever else is open can wait. */
  readonly aside?: true;
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
  /** The play's count of steps when the question was built. Where it has grown since, the question is built again. */
  built: number;
  children: Thread[];
  waiting: number;
  results: unknown[];
  /** Its children are being started one after another; until all are, it is not gone on with. */
  starting: boolean;
  /** What a child threw in the meantime. */
  failure: { readonly error: unknown } | undefined;
}

interface Beat<S> {
  state: S;
  dice: Dice;
  asked: number;
  answers: number;
}

/**
 * How a play is kept. `beats`: copy the state at every beat (default), for quick saves and forks; `false`: never, for
 * simulations; a number: only after so many answers, for those who fork often, since a copy costs about as much as a
 * few answers.
 */
export interface PlayOptions {
  readonly beats?: boolean | number;
}

/** A game being played. Ask it for its decisions, answer them, save it, fork it, take answers back. */
export class Play<Setup, S, E, R> {
  readonly game: GameDefinition<Setup, S, E, R>;
  readonly origin: Origin<Setup, S>;
  private readonly beats: boolean | number;
  private table!: Table<S, E>;
  private next!: () => Rule<R | undefined>;
  private main: Thread | undefined;
  private open: Thread[] = [];
  private asideThreads = 0;
  /** How often a rule was gone on with: what the state may have changed since. */
  private steps = 0;
  private asked = 0;
  private journal: Answer[] = [];
  private beat: Beat<S> | undefined;
  private barrier = 0;
  private reveals = 0;
  private outcome: R | undefined;
  private fault: { readonly error: unknown } | undefined;
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
    return Play.begin(game, dice ? { seed, position, dice } : { seed, position }, {}, listen);
  }

  private static begin<Setup, S, E, R>(
    game: GameDefinition<Setup, S, E, R>,
    origin: Origin<Setup, S>,
    options: PlayOptions,
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R> {
    const play = new Play(game, keepOrigin(game, origin), options);
    play.listener = listen;
    play.restart();
    play.goOn();
    return play;
  }

  /**
   * Loads a save: anything that was parsed from JSON. Throws `wrong-game`, or `damaged-save` which names the place, for
   * example the first answer that does not fit. The save of a game that broke throws what the rules threw.
   */
  static load<Setup, S, E, R>(game: GameDefinition<Setup, S, E, R>, input: unknown): Play<Setup, S, E, R> {
    const save = readSave<Setup, S>(input, game);
    const play = new Play(game, keepOrigin(game, save.origin), {});
    play.resume({ ...save.beat, dice: Dice.from(save.beat.dice) }, save.answers, save.barrier);
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

  /** Everything that may be decided now; empty once the game is over, or broken. */
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
   * Answers a decision by the ids of decision and option (or of one of its asides). Throws `over`, `broken`,
   * `stale-decision`, `unknown-decision` or `unknown-option`; the play is then unchanged. What a rule throws breaks the
   * game: it comes out here, and no further answer is accepted.
   */
  answer(decision: string, option: string): void {
    this.mustGoOn();
    const thread = this.open.find((t) => String(t.decision) === decision);
    if (!thread) {
      if (/^[1-9]\d*$/.test(decision) && Number(decision) <= this.asked) {
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
    if (!thread || !chosen) {
      this.mustGoOn();
      throw new PlayError('unknown-option', `there is no option ${option} of question ${index}`);
    }
    this.settle(thread, chosen, undefined);
  }

  /** Takes an aside of an open question, for bots. */
  step(index: number, aside: Aside): void {
    this.mustGoOn();
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
      origin: keepOrigin(this.game, this.origin),
      answers: this.journal.slice(),
      beat: { state: this.game.clone(beat.state), dice: beat.dice.state(), asked: beat.asked, answers: beat.answers },
      barrier: this.barrier,
    });
  }

  /** An independent play in the same position with the same future. */
  fork(): Play<Setup, S, E, R> {
    const play = new Play(this.game, this.origin, { beats: this.beats });
    play.resume(this.beat ?? this.firstBeat(), this.journal, this.barrier);
    return play;
  }

  /** How many answers can be taken back before one behind which a die was rolled or something hidden was shown. */
  get undoable(): number {
    return this.journal.length - this.barrier;
  }

  /**
   * Takes back the last answers. Throws `undo-barrier` where that would look twice, unless the table has agreed
   * (`evenChance`), and `nothing-to-undo`; the play is then unchanged. Nothing is told.
   */
  undo(answers = 1, evenChance = false): void {
    const left = this.journal.length - answers;
    if (!Number.isInteger(answers) || answers < 0 || left < 0) {
      throw new PlayError('nothing-to-undo', `${answers} of ${this.journal.length} answers cannot be taken back`);
    }
    if (this.undoable < answers && !evenChance) {
      throw new PlayError('undo-barrier', 'a die was rolled or something hidden was shown since then');
    }
    const { barrier, beat } = this;
    const kept = this.journal.slice(0, left);
    const before = { ...this };
    try {
      this.listener = undefined;
      this.fault = undefined;
      this.outcome = undefined;
      if (beat && beat.answers <= left && barrier <= left) {
        this.resume(beat, kept, barrier);
      } else {
        this.restart();
        this.goOn();
        this.again(kept);
      }
      this.listen(before.listener);
    } catch (error) {
      // A save that was written by other rules may load and yet not play again from its beginning.
      Object.assign(this, before);
      throw error;
    }
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
    const origin = keepOrigin(this.game, this.origin);
    this.sit('setup' in origin ? this.game.begin(origin.setup, dice) : origin.position, dice);
    this.asked = 0;
    this.journal = [];
    this.barrier = 0;
    this.beat = undefined;
  }

  /** Takes up the game at a beat and gives the answers since then. */
  private resume(beat: Beat<S>, answers: readonly Answer[], barrier: number): void {
    this.sit(this.game.clone(beat.state), beat.dice.copy());
    this.asked = beat.asked;
    this.journal = answers.slice(0, beat.answers);
    this.goOn();
    this.again(answers.slice(beat.answers));
    this.barrier = barrier;
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
        if (this.fault || !(error instanceof PlayError)) throw error;
        throw new PlayError('damaged-save', error.message, `answers[${before + i}]`);
      }
    });
  }

  private mustGoOn(): void {
    if (this.fault) throw new PlayError('broken', `the game broke earlier: ${String(this.fault.error)}`);
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
        this.advance(newThread(runAside(aside as Aside), undefined, 0, true), undefined);
      }
      this.goOn();
    } catch (error) {
      this.fault = { error };
      this.open = [];
      throw error;
    } finally {
      if (this.table.dice.used + this.reveals !== chance) this.barrier = this.journal.length;
    }
  }

  /** Plays on until every open question fits the state, or the game is over. */
  private goOn(): void {
    this.drive();
    for (let thread = this.outdated(); thread; thread = this.outdated()) {
      this.rebuild(thread);
      this.drive();
    }
  }

  /** The first open question since which some rule has gone on. */
  private outdated(): Thread | undefined {
    for (const thread of this.open) if (thread.built !== this.steps) return thread;
    return undefined;
  }

  /** Steps on from beat to beat until somebody is asked something or the game is over. */
  private drive(): void {
    while (this.main === undefined && this.outcome === undefined) {
      if (this.beats && this.asideThreads === 0 && this.isTimeForBeat()) {
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

  private isTimeForBeat(): boolean {
    if (this.beats === true || this.beat === undefined) return true;
    return this.journal.length - this.beat.answers >= Number(this.beats);
  }

  /** Goes on with a rule until it waits or ends. */
  private advance(thread: Thread, value: unknown, thrown = false): void {
    for (;;) {
      this.steps++;
      let step: IteratorResult<Wait, unknown>;
      try {
        step = thrown ? thread.rule.throw(value) : thread.rule.next(value);
      } catch (error) {
        return this.interrupt(thread, error);
      }
      if (step.done) return this.finish(thread, step.value);
      if (step.value.kind === 'ask') return this.put(thread, step.value.question, step.value.build);
      this.startSideBySide(thread, step.value.rules);
      thrown = thread.failure !== undefined;
      if (!thrown && thread.waiting > 0) return;
      value = thread.failure ? thread.failure.error : thread.results;
      thread.failure = undefined;
    }
  }

  private put(thread: Thread, question: Question, build: () => Question | undefined): void {
    thread.question = question;
    thread.build = build;
    thread.built = this.steps;
    thread.decision = ++this.asked;
    this.open.push(thread);
  }

  private startSideBySide(thread: Thread, rules: readonly Rule<unknown>[]): void {
    thread.results = new Array(rules.length);
    thread.waiting = rules.length;
    thread.children = rules.map((rule, slot) => newThread(rule, thread, slot, thread.aside));
    thread.starting = true;
    for (const child of thread.children) {
      this.advance(child, undefined);
      if (thread.failure) break;
    }
    thread.starting = false;
  }

  private finish(thread: Thread, value: unknown): void {
    const parent = thread.parent;
    if (parent) {
      parent.results[thread.slot] = value;
      if (--parent.waiting > 0) return;
      parent.children = [];
      if (!parent.starting) this.advance(parent, parent.results);
    } else if (thread.aside) {
      this.asideThreads--;
    } else {
      this.main = undefined;
      this.outcome = value as R | undefined;
    }
  }

  /**
   * An error leaves a rule: what ran beside it ends, and it goes up to whoever started it; from an aside to the main
   * rule, where it waits; in the end to the caller.
   */
  private interrupt(thread: Thread, error: unknown): void {
    const above = thread.parent ?? (thread.aside ? this.main : undefined);
    if (!thread.parent && thread.aside) this.asideThreads--;
    if (!above) throw error;
    const thrown = this.dropChildren(above, error);
    if (above.starting) {
      above.failure = { error: thrown };
    } else {
      this.close(above);
      this.advance(above, thrown, true);
    }
  }

  /** Ends what runs below a rule. As everywhere, what a `finally` throws takes the place of the error under way. */
  private dropChildren(thread: Thread, error: unknown): unknown {
    const dropped = thread.children;
    thread.children = [];
    thread.waiting = 0;
    let last = error;
    for (const child of dropped) {
      this.close(child);
      last = this.dropChildren(child, last);
      try {
        // Lets a rule that was given up put away what it held.
        if (!child.rule.return(undefined).done) throw new Error('a rule that was given up must not ask anything');
      } catch (thrown) {
        last = thrown;
      }
    }
    return last;
  }

  private close(thread: Thread): void {
    thread.question = undefined;
    thread.build = undefined;
    const at = this.open.indexOf(thread);
    if (at >= 0) this.open.splice(at, 1);
  }

  /** Puts an open question again: it may be moot now, or answer itself, or the rule may be unable to ask it. */
  private rebuild(thread: Thread): void {
    let question: Question | undefined;
    try {
      question = (thread.build as () => Question | undefined)();
      if (question?.options.length === 0) throw noOption(question);
    } catch (error) {
      this.close(thread);
      return this.advance(thread, error, true);
    }
    if (question && (question.options.length > 1 || question.window)) {
      thread.question = question;
      thread.built = this.steps;
      return;
    }
    this.close(thread);
    this.advance(thread, question?.options[0]?.value);
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
    built: 0,
    children: [],
    waiting: 0,
    results: [],
    starting: false,
    failure: undefined,
  };
}

/** An aside as a rule, so that whatever it throws, it throws as one. */
function* runAside(aside: Aside): Rule<unknown> {
  return yield* aside.run();
}

/** A question as plain data, apart from everything the rules hold. */
function publish(thread: Thread): Decision {
  const question = thread.question as Question;
  const { key, args, by, why, about } = question;
  return {
    id: String(thread.decision),
    by: [...by],
    key,
    ...(args && { args: { ...args } }),
    why,
    options: question.options.map(publicOption),
    asides: question.asides ? question.asides().map((aside) => ({ ...publicOption(aside), by: aside.by })) : [],
    ...(thread.aside && { aside: true }),
    ...(about && { about: plain(about()) }),
  };
}

function publicOption({ id, key, args, on, by }: PublicOption): PublicOption {
  return {
    id,
    key,
    ...(args && { args: { ...args } }),
    ...(on !== undefined && { on }),
    ...(by !== undefined && { by }),
  };
}
