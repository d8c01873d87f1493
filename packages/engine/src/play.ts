import { type Decision, type OpenQuestion, publish, Shown } from './decision.js';
import { Dice } from './dice.js';
import { PlayError } from './errors.js';
import type { GameDefinition, Table } from './game.js';
import {
  adapted,
  chapterFrom,
  ofThisVersion,
  otherVersion,
  type Retold,
  readable,
  startsOf,
} from './other-versions.js';
import { type PackedPlay, SavePacker } from './packed-save.js';
import type { Answered, PlayOptions } from './play-options.js';
import { type Aside, type Asked, asidesOf, type Option, type Rule, type Seat } from './rule.js';
import {
  type Answer,
  type Chapter,
  CORRECTION,
  keepOrigin,
  type Origin,
  plain,
  type SavedBeat,
  type SavedPlay,
  saysTheSame,
  seal,
} from './save.js';
import { type Thread, Threads } from './threads.js';
import { Views } from './views.js';

/** A position between two steps. Nothing of it is ever changed: a fork has the beat of what it was forked from. */
interface Beat<S> {
  readonly state: S;
  readonly dice: Dice;
  readonly asked: number;
  readonly answers: number;
}

/** A game being played. Ask it for its decisions, answer them, save it, fork it, take answers back. */
export class Play<Setup, S, E, R, D extends Decision = Decision> {
  readonly game: GameDefinition<Setup, S, E, R, D>;
  readonly origin: Origin<Setup, S>;
  private readonly beats: boolean | number;
  /** Where another version left off; the last is where the game can be played again from. */
  private chapters: readonly Chapter<S>[];
  private notice: Retold | undefined;
  private table!: Table<S, E>;
  private next!: () => Rule<R | undefined>;
  private threads = new Threads(0);
  private journal: Answer[] = [];
  private beat: Beat<S> | undefined;
  private barrier = 0;
  private reveals = 0;
  /** How many answers were taken back so far. */
  private takenBack = 0;
  private outcome: R | undefined;
  private fault: { readonly error: unknown } | undefined;
  private listener: ((event: E) => void) | undefined;
  private packer: SavePacker | undefined;
  /** What was seen of the position, if anybody has looked. */
  private views: Views<S, E> | undefined;
  /** Rules are under way. */
  private moving = false;

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

  /** A new game. The same setup and seed give the same game. `listen` hears the events from the first on. */
  static start<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    setup: Setup,
    seed: string,
    options: PlayOptions = {},
    listen?: (event: E) => void,
  ): Play<Setup, S, E, R, D> {
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
    play.startAgain([]);
    return play;
  }

  /**
   * Loads a save: anything that was parsed from JSON. Throws `wrong-game`, `missing-pack`, or `damaged-save` which names
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
    const play = new Play(game, keepOrigin(game, save.origin), {}, save.chapters);
    play.resume(play.taken(save.beat), save.answers, save.barrier);
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
    const { chapters, journal, notice } = Play.reopened(game, save);
    const play = Play.told(game, adapted(save, game).save.origin, chapters, journal, listen, answered);
    play.notice = notice;
    return play;
  }

  /** Plays a game again from where it can be: its beginning, or its newest chapter. */
  private static told<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    origin: Origin<Setup, S>,
    chapters: readonly Chapter<S>[] | undefined,
    answers: readonly Answer[],
    listen?: (event: E) => void,
    answered?: Answered<D>,
  ): Play<Setup, S, E, R, D> {
    const play = new Play(game, keepOrigin(game, origin), {}, chapters);
    play.listener = listen;
    play.startAgain(answers, answered);
    return play;
  }

  /** A game that another version wrote, told from where this one comes to the same position. */
  private static reopened<Setup, S, E, R, D extends Decision = Decision>(
    game: GameDefinition<Setup, S, E, R, D>,
    written: SavedPlay<Setup, S>,
  ): Play<Setup, S, E, R, D> {
    const { save, gone } = adapted(written, game);
    const here = new Play(game, keepOrigin(game, save.origin), {});
    const dropped = here.takeUp(save);
    for (const chapters of startsOf(save, game)) {
      try {
        const again = Play.told(game, save.origin, chapters, here.journal);
        if (!again.standsWhere(here)) continue;
        if (dropped + gone.length > 0) again.notice = { version: save.version, from: again.floor, dropped, gone };
        return again;
      } catch {
        // It cannot be told from there.
      }
    }
    here.chapters = [...(save.chapters ?? []), chapterFrom(save, game, dropped, gone)];
    here.barrier = Math.max(here.barrier, here.floor);
    return here;
  }

  /** The position. Look, but change nothing. */
  get state(): S {
    return this.table.state;
  }

  /** How the game ended, once it has. */
  get result(): R | undefined {
    return this.outcome;
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
    return this.threads.open.map((thread) => this.put(thread));
  }

  /** A decision; the game says of what type it is. */
  private put(thread: Thread): D {
    return decisionOf(thread) as D;
  }

  /** The open questions for quick players made of code; see {@link OpenQuestion}. */
  get questions(): readonly OpenQuestion[] {
    return this.threads.open.map(shown);
  }

  /** The answers so far. */
  get answers(): readonly Answer[] {
    return this.journal;
  }

  /**
   * How many answers were given and taken back so far. It only grows, also where undo leads to a question that bears the
   * number of an older one: whoever answers can say by it what was seen.
   */
  get moves(): number {
    // Those given are those that stand and those taken back.
    return this.journal.length + 2 * this.takenBack;
  }

  /** How many decisions have been put so far. */
  get decisionCount(): number {
    return this.threads.asked;
  }

  /** Dice of a scenario that nobody has rolled yet. */
  get unrolledDice(): number | undefined {
    return this.table.dice.unrolled;
  }

  /**
   * What a seat may know; without a seat, what a spectator may. It is made once for a position, and what is the same for all
   * seats once for all: nobody is to change it.
   */
  view(seat?: Seat): unknown {
    // Who looks while rules are under way sees a moment that passes.
    if (this.moving) return this.game.view(this.state, seat);
    this.views ??= new Views(this.game, this.table);
    return this.views.view(seat);
  }

  /** Hears every event from now on; undefined stops. Events cost nothing while nobody listens. */
  listen(listener: ((event: E) => void) | undefined): void {
    this.listener = listener;
    (this.table as { tell: ((event: E) => void) | undefined }).tell = listener;
  }

  /**
   * Answers a decision by the ids of decision and option (or of one of its asides). `seen`: the {@link moves} of the game
   * the answer was given to; without it any is taken that fits. Throws `over`, `broken`, `stale-answer`,
   * `stale-decision`, `unknown-decision` or `unknown-option`; the play is then unchanged. What a rule throws breaks the
   * game: it comes out here, and no further answer is accepted.
   */
  answer(decision: string, option: string, seen?: number): void {
    this.mustGoOn();
    this.mustHaveSeen(seen);
    const thread = this.threads.open.find((t) => String(t.decision) === decision);
    if (!thread) {
      if (/^[1-9]\d*$/.test(decision) && Number(decision) <= this.threads.asked) {
        throw new PlayError('stale-decision', `decision ${decision} has been settled; open now: ${this.openIds()}`);
      }
      throw new PlayError('unknown-decision', `there is no decision "${decision}"; open now: ${this.openIds()}`);
    }
    const question = thread.open as Asked;
    const { options } = question.draft;
    const chosen = options.find((o) => o.id === option);
    if (chosen) return this.settle(thread, chosen, undefined);
    const aside = asidesOf(question).find((a) => a.id === option);
    if (aside) return this.settle(thread, undefined, aside);
    const ids = options.map((o) => o.id).join(', ');
    throw new PlayError('unknown-option', `decision ${decision} has no option "${option}"; it has: ${ids}`);
  }

  /** Answers an open question by place in {@link questions} and number of the option: the short way for bots. */
  choose(index: number, option: number): void {
    const thread = this.threads.open[index];
    const chosen = thread?.open?.draft.options[option];
    if (!thread || !chosen) {
      this.mustGoOn();
      throw new PlayError('unknown-option', `there is no option ${option} of question ${index}`);
    }
    this.settle(thread, chosen, undefined);
  }

  /** Takes an aside of an open question by its id, for bots. */
  step(index: number, aside: string): void {
    this.mustGoOn();
    const thread = this.threads.open[index];
    if (!thread) throw new PlayError('unknown-decision', `there is no question ${index}`);
    const taken = asidesOf(thread.open as Asked).find(({ id }) => id === aside);
    if (!taken) throw new PlayError('unknown-option', `question ${index} has no aside "${aside}"`);
    this.settle(thread, undefined, taken);
  }

  /**
   * Puts something right in the position, while whatever is open stays so as far as it still makes sense. The correction
   * is plain JSON that the game understands; it stands in the journal like an answer, and only `undo` with `evenChance`
   * goes back behind it. `seen`: as in {@link answer}. Throws `bad-correction` for one that cannot be made, or from which
   * what is under way could not go on, and `over`, `broken` or `stale-answer`; the play is then unchanged.
   */
  amend(correction: unknown, seen?: number): void {
    this.mustGoOn();
    this.mustHaveSeen(seen);
    const text = JSON.stringify(correction) ?? 'null';
    try {
      this.fork().putRight(text);
    } catch (error) {
      if (error instanceof PlayError && error.code === 'bad-correction') throw error;
      const why = error instanceof Error ? error.message : String(error);
      throw new PlayError('bad-correction', `what is under way could not go on after it: ${why}`);
    }
    this.putRight(text);
  }

  /** The game as plain JSON; see {@link SavedPlay}. Also works on a game that broke: that is the bug report. */
  save(): SavedPlay<Setup, S> {
    const beat = this.beat ?? this.firstBeat();
    return seal({
      format: 'vigil-play',
      formatVersion: 1,
      game: this.game.id,
      version: this.game.version,
      ...(this.game.enclosed !== undefined && { enclosed: plain(this.game.enclosed) }),
      origin: keepOrigin(this.game, this.origin),
      answers: this.journal.slice(),
      beat: { state: this.game.clone(beat.state), dice: beat.dice.state(), asked: beat.asked, answers: beat.answers },
      ...(this.chapters.length > 0 && {
        chapters: this.chapters.map((chapter) => ({
          ...chapter,
          beat: { ...chapter.beat, state: this.game.clone(chapter.beat.state) },
        })),
      }),
      barrier: this.barrier,
    });
  }

  /**
   * The same as {@link save} in a sixth of the room, to be kept; `load` and `replay` take either. What was packed before and
   * has not changed is not packed again.
   */
  pack(): PackedPlay {
    const { origin, chapters, journal: answers, barrier } = this;
    this.packer ??= new SavePacker(this.game);
    return this.packer.pack({ origin, chapters, beat: this.beat ?? this.firstBeat(), answers, barrier }, this.game);
  }

  /** An independent play in the same position with the same future. */
  fork(): Play<Setup, S, E, R, D> {
    const play = new Play(this.game, this.origin, { beats: this.beats }, this.chapters);
    play.notice = this.notice;
    play.resume(this.beat ?? this.firstBeat(), this.journal, this.barrier, this.table);
    return play;
  }

  /** How many answers can be taken back before one behind which a die was rolled or something hidden was shown. */
  get undoable(): number {
    return this.journal.length - this.barrier;
  }

  /**
   * Takes back the last answers. Throws `undo-barrier` where that would look twice, unless the table has agreed
   * (`evenChance`), and `nothing-to-undo`, also for answers that another version was given and this one cannot tell
   * again, and `stale-answer` as {@link answer} does; the play is then unchanged. Nothing is told.
   */
  undo(answers = 1, evenChance = false, seen?: number): void {
    this.mustHaveSeen(seen);
    const left = this.journal.length - answers;
    if (!Number.isInteger(answers) || answers < 0 || left < 0) {
      throw new PlayError('nothing-to-undo', `${answers} of ${this.journal.length} answers cannot be taken back`);
    }
    if (left < this.floor) {
      const { version } = this.retold as Retold;
      throw new PlayError('nothing-to-undo', `the first ${this.floor} answers were given to ${version}`);
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
        this.startAgain(kept);
      }
      this.listen(before.listener);
      this.takenBack += answers;
    } catch (error) {
      // A save that was written by other rules may load and yet not play again from its beginning.
      Object.assign(this, before);
      throw error;
    }
  }

  // ---- the machinery ----

  private firstBeat(): Beat<S> {
    const first = new Play(this.game, this.origin, {}, this.chapters);
    first.restart([]);
    return { state: first.state, dice: first.table.dice, asked: first.threads.asked, answers: this.floor };
  }

  /** So many answers belong to a version that this one cannot tell again. */
  private get floor(): number {
    return this.chapters.at(-1)?.beat.answers ?? 0;
  }

  /** Sits down where the game can be told from; the answers before are taken from `answers` as they are. */
  private restart(answers: readonly Answer[]): void {
    const { beat } = this.chapters.at(-1) ?? {};
    if (beat) {
      this.sit(this.game.clone(beat.state), Dice.from(beat.dice), beat.asked);
    } else {
      const script = 'dice' in this.origin ? this.origin.dice : undefined;
      const dice = Dice.seeded(this.origin.seed, script);
      const origin = keepOrigin(this.game, this.origin);
      this.sit('setup' in origin ? this.game.begin(origin.setup, dice) : origin.position, dice, 0);
    }
    this.journal = answers.slice(0, this.floor);
    this.barrier = this.floor;
    this.beat = undefined;
  }

  private startAgain(answers: readonly Answer[], answered?: Answered<D>): void {
    this.restart(answers);
    this.goOn();
    this.again(answers.slice(this.floor), answered);
  }

  /** Takes up what another version saved, as far as its answers fit, and says how many do not. */
  private takeUp(save: SavedPlay<Setup, S>): number {
    const { beat, answers } = save;
    try {
      this.resume(this.taken(beat), answers.slice(0, beat.answers), 0);
    } catch (error) {
      throw otherVersion(save.version, error);
    }
    let kept = beat.answers;
    try {
      for (const [decision, text] of answers.slice(kept)) {
        this.take(decision, text);
        kept++;
      }
    } catch {
      // What does not fit has changed nothing; what the rules broke by is taken back.
      if (this.fault) {
        this.fault = undefined;
        this.outcome = undefined;
        this.resume(this.taken(beat), answers.slice(0, kept), 0);
      }
    }
    this.barrier = Math.min(save.barrier, kept);
    return answers.length - kept;
  }

  private standsWhere(other: Play<Setup, S, E, R, D>): boolean {
    const whole = ({ state, table, threads, outcome }: Play<Setup, S, E, R, D>) => [
      state,
      table.dice.state(),
      threads.asked,
      outcome,
    ];
    return saysTheSame(whole(this), whole(other));
  }

  /** Takes up the game at a beat, which stays as it is and may be others' as well, and gives the answers since then. */
  private resume(beat: Beat<S>, answers: readonly Answer[], barrier: number, like?: Table<S, E>): void {
    this.sit(this.game.clone(beat.state), beat.dice.copy(), beat.asked, like);
    this.journal = answers.slice(0, beat.answers);
    this.beat = beat;
    this.threads.run(this.next());
    this.goOn();
    this.again(answers.slice(beat.answers));
    this.barrier = barrier;
  }

  /** The beat of a save, as a play's own: what was handed in stays the caller's. */
  private taken({ state, dice, asked, answers }: SavedBeat<S>): Beat<S> {
    return { state: this.game.clone(state), dice: Dice.from(dice), asked, answers };
  }

  private sit(state: S, dice: Dice, asked: number, like?: Table<S, E>): void {
    const count = () => {
      this.reveals++;
    };
    this.table = { state, dice, tell: this.listener, own: undefined, reveal: count };
    this.views = undefined;
    this.next = this.game.open(this.table, like);
    this.threads = new Threads(asked);
  }

  private again(answers: readonly Answer[], answered?: Answered<D>): void {
    const before = this.journal.length;
    answers.forEach(([decision, option], i) => {
      try {
        const thread = answered && this.threads.open.find((t) => t.decision === decision);
        if (answered && (thread || decision === CORRECTION)) answered(thread && this.put(thread), option, before + i);
        this.take(decision, option);
      } catch (error) {
        if (this.fault || !(error instanceof PlayError)) throw error;
        throw new PlayError('damaged-save', error.message, `answers[${before + i}]`);
      }
    });
  }

  /** An entry of a journal. */
  private take(decision: number, text: string): void {
    if (decision === CORRECTION) this.putRight(text);
    else this.answer(String(decision), text);
  }

  private mustGoOn(): void {
    if (this.fault) throw new PlayError('broken', `the game broke earlier: ${String(this.fault.error)}`);
    if (this.outcome !== undefined) throw new PlayError('over', 'the game is over');
  }

  private mustHaveSeen(seen: number | undefined): void {
    if (seen === undefined || seen === this.moves) return;
    const why = `it was given to the game as it stood after ${seen} moves; there have been ${this.moves}`;
    throw new PlayError('stale-answer', why);
  }

  private openIds(): string {
    return this.threads.open.map((t) => t.decision).join(', ');
  }

  private settle(thread: Thread, chosen: Option | undefined, aside: Aside | undefined): void {
    this.mustGoOn();
    const chance = this.table.dice.used + this.reveals;
    this.setOut();
    this.journal.push([thread.decision, chosen ? chosen.id : (aside as Aside).id]);
    try {
      if (chosen) this.threads.answer(thread, chosen);
      else this.threads.take(aside as Aside);
      this.goOn();
    } catch (error) {
      this.fault = { error };
      this.threads.open = [];
      throw error;
    } finally {
      this.moving = false;
      if (this.table.dice.used + this.reveals !== chance) this.barrier = this.journal.length;
    }
  }

  /** Makes a correction and has the open questions built again. */
  private putRight(text: string): void {
    this.mustGoOn();
    if (!this.game.amend) throw new PlayError('bad-correction', `a game of "${this.game.id}" cannot be put right`);
    this.game.amend(this.table, parsed(text));
    this.setOut();
    this.journal.push([CORRECTION, text]);
    try {
      this.threads.touched();
      this.goOn();
    } catch (error) {
      this.fault = { error };
      this.threads.open = [];
      throw error;
    } finally {
      this.moving = false;
      this.barrier = this.journal.length;
    }
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
        threads.open = [];
        return;
      }
      if (this.beats && threads.withoutAsides && this.isTimeForBeat()) {
        this.beat = {
          state: this.game.clone(this.state),
          dice: this.table.dice.copy(),
          asked: threads.asked,
          answers: this.journal.length,
        };
      }
      threads.run(this.next());
    }
  }

  private isTimeForBeat(): boolean {
    if (this.beats === true || this.beat === undefined) return true;
    return this.journal.length - this.beat.answers >= Number(this.beats);
  }
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

function placeIn(whole: string, part: string): string {
  return part === '' ? whole : `${whole}.${part}`;
}

function shown(thread: Thread): OpenQuestion {
  thread.shown ??= new Shown(thread.open as Asked);
  return thread.shown;
}

function decisionOf({ open, decision, aside }: Thread): Decision {
  return publish(open as Asked, decision, aside);
}
