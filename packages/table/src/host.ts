import { Play, PlayError, type PlayErrorCode, type Retold, type SavedPlay } from '@vigil/engine';
import { aboutOf, type Event, type Foresight, type HauntOutcome, type Outcome, type TypedDecision } from '@vigil/rules';
import { consentTo } from './consent.js';
import type { AnyGame, AnyState, OpenedGame } from './opened.js';
import { type ToldEvent, toldOf } from './told.js';
import type { Cut, Playing, Trail } from './trail.js';
import type { GameId, TableView } from './view.js';

/** A saved game, as anybody may have handed it in. */
export type Saved = SavedPlay<unknown, unknown>;

/**
 * How an answer is followed up. `settle`: questions that leave nothing to choose are answered by the table itself.
 * `views`: the table is shown after each thing that happens, for those who want to see one after the other.
 */
export interface Manner {
  readonly settle: boolean;
  readonly views: boolean;
  /** Somebody plays alone: he is not asked whether he agrees to what he wants himself. */
  readonly alone?: boolean;
  /** It goes on what the answer before began, as a step of a walk does: they are taken back together. */
  readonly further?: boolean;
}

/** Why the last answer cannot be taken back. */
export type NoUndo = 'nothing' | 'revealed' | 'over';

/** All there is to know of a game at one moment. */
export interface Update {
  readonly game: GameId;
  readonly seed: string;
  readonly view: TableView;
  /** What the monsters are about to do (Haunt). */
  readonly foresight: Foresight | undefined;
  readonly decisions: readonly TypedDecision[];
  /** What was told since the last update. */
  readonly events: readonly ToldEvent[];
  readonly answers: number;
  /** How many answers were given and taken back: an answer says to which of these moments it was given. */
  readonly moves: number;
  /** Why the answer before this update was passed over: the game had gone on, or back, or it is none of this question. */
  readonly passedOver: PlayErrorCode | undefined;
  /** The answer by which somebody chose last: after it come those that the table gave itself. */
  readonly chosen: number;
  readonly noUndo: NoUndo | undefined;
  readonly outcome: Outcome | HauntOutcome | undefined;
  /** What went wrong in the rules, if they broke. */
  readonly fault: string | undefined;
  /** What of a game that another version began cannot be told or played on. */
  readonly retold: Retold | undefined;
  readonly saved: Saved;
}

const LATE: ReadonlySet<string> = new Set([
  'stale-answer',
  'stale-decision',
  'unknown-decision',
  'unknown-option',
  'over',
]);
/** However much happens after one answer, the table is shown so often at most. */
const MOST_VIEWS = 80;

/**
 * A game being played: the one place that holds a play. It runs wherever its boxes are, in a worker or on a server;
 * everything else sends it answers and gets updates.
 */
export class Host {
  private readonly opened: OpenedGame;
  private readonly play: Playing;
  private readonly past: TableView[] = [];
  /** Which answers left nothing to choose, or go on what the one before began. */
  private readonly forced: boolean[] = [];
  private told: ToldEvent[];
  private views = 0;
  private fault: string | undefined;
  private passedOver: PlayErrorCode | undefined;
  /** For looking between two answers; made when somebody first does. */
  private trail: Trail | undefined;

  private constructor(
    opened: OpenedGame,
    make: (
      rules: AnyGame,
      tell: (event: Event) => void,
      answered: (answers: number, forced: boolean) => void,
    ) => Playing,
  ) {
    this.opened = opened;
    this.told = [];
    let at = 0;
    let state: AnyState | undefined;
    const rules = opened.definition;
    const open: AnyGame['open'] = (table) => {
      state = table.state;
      return rules.open(table);
    };
    const tell = (event: Event) => {
      const told = toldOf(opened.content, state?.investigators ?? [], event, at);
      if (this.views-- <= 0 || !state) this.told.push(told);
      else this.told.push({ ...told, view: rules.view(state, undefined) as TableView });
    };
    this.play = make({ ...rules, open }, tell, (answers, forced) => {
      if (state) this.past[at] = rules.view(state, undefined) as TableView;
      this.forced[at] = forced;
      at = answers;
    });
    this.play.listen((event) => {
      at = this.play.answerCount;
      state = this.play.state;
      tell(event);
    });
    this.remember();
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
   * {@link Manner}.
   */
  static resume(opened: OpenedGame, saved: unknown, alone = false): Host {
    try {
      return new Host(opened, (rules, tell, answered) =>
        Play.replay(rules, saved, tell, (decision, option, index) =>
          answered(
            index + 1,
            decision !== undefined && (!isChoice(decision) || (alone && consentTo(decision) === option)),
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
  answer(decision: string, option: string, manner: Manner = { settle: false, views: false }, seen?: number): Update {
    this.views = manner.views ? MOST_VIEWS : 0;
    try {
      const at = this.play.answerCount;
      this.give(decision, option, seen);
      if (manner.further && at > 0) this.forced[at] = true;
      if (this.settles) this.settle(manner);
    } catch (error) {
      if (error instanceof PlayError && LATE.has(error.code)) this.passedOver = error.code;
      else this.fault = error instanceof Error ? error.message : String(error);
    }
    this.remember();
    return this.update();
  }

  /**
   * Takes the last answer back; a game that broke goes back in any case. `evenChance`: also behind dice. `seen`: as in
   * {@link answer}.
   */
  undo(evenChance = false, seen?: number): Update {
    try {
      this.play.undo(1, evenChance || this.fault !== undefined, seen);
      // What the table answered itself goes back with the answer it followed from.
      while (this.wasForced(this.play.answerCount) && this.play.undoable > 0) this.play.undo(1);
      this.fault = undefined;
      this.past.length = this.play.answerCount;
      this.remember();
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      this.passedOver = error.code;
    }
    return this.update();
  }

  /** The game as it stood after so many answers; undefined where that is not known any more. */
  pastView(answers: number): TableView | undefined {
    return this.past[answers];
  }

  /** The game just after the event of that number (from 1) of an answer; after the whole answer where it had no more. */
  async viewWithin(answers: number, event: number): Promise<TableView | undefined> {
    const { definition } = this.opened;
    if (!this.trail?.stands) {
      const [trails] = await Promise.all([import('./trail.js'), this.opened.fetchElsewhere?.()]);
      this.trail = new trails.Trail(this.play, (state) => definition.view(state, undefined) as TableView);
    }
    return this.trail.viewsOf(answers)[event - 1] ?? this.pastView(answers);
  }

  /** The game as it stood after so many answers, to be kept or handed on by itself; undefined: as in {@link pastView}. */
  async cut(answers: number): Promise<Cut | undefined> {
    const [{ cutBack }] = await Promise.all([import('./trail.js'), this.opened.fetchElsewhere?.()]);
    const cut = cutBack(this.play, answers);
    return cut && { saved: cut.save() as Saved, packed: cut.pack() };
  }

  /** What the monsters of a position are about to do (Haunt). Worked out here: who only sees it knows no rules. */
  foresee(view: TableView): Foresight | undefined {
    return this.opened.foresee(view);
  }

  /** Fetches what is needed to foresee all of a position; undefined: it is there. */
  prepare(view: TableView): Promise<void> | undefined {
    return this.opened.prepare?.(view);
  }

  /** The game as it stands, with what was told since the last update. */
  update(): Update {
    const { play, fault, passedOver } = this;
    this.passedOver = undefined;
    const events = this.told;
    const view = play.view() as TableView;
    this.told = [];
    return {
      game: this.opened.game,
      seed: play.origin.seed,
      view,
      foresight: this.foresee(view),
      decisions: fault === undefined ? play.decisions : [],
      events,
      answers: play.answerCount,
      moves: play.moves,
      passedOver,
      chosen: this.lastChosen(),
      noUndo: this.whyNoUndo(),
      outcome: play.result,
      fault,
      retold: play.retold,
      saved: play.save() as Saved,
    };
  }

  private give(decision: string, option: string, seen?: number): void {
    const asked = this.play.decisions.find(({ id }) => id === decision);
    const at = this.play.answerCount;
    this.play.answer(decision, option, seen);
    this.forced[at] = asked !== undefined && !isChoice(asked);
  }

  /** Answers what leaves nothing to choose, until something does; for who is alone also what asks for his consent. */
  private settle({ settle, alone = false }: Manner): void {
    for (;;) {
      const [only, more] = this.play.decisions;
      if (!only || more !== undefined) return;
      const forced = settle && !isChoice(only) ? only.options[0]?.id : undefined;
      const option = forced ?? (alone ? consentTo(only) : undefined);
      if (option === undefined) return;
      this.remember();
      const at = this.play.answerCount;
      this.give(only.id, option);
      this.forced[at] = true;
    }
  }

  /** A game that begins in the middle is a lesson: it counts on every question. */
  private get settles(): boolean {
    return 'setup' in this.play.origin;
  }

  private wasForced(answer: number): boolean {
    return this.settles && this.forced[answer] === true;
  }

  private lastChosen(): number {
    let at = this.play.answerCount;
    while (at > 1 && this.wasForced(at - 1)) at--;
    return at;
  }

  private remember(): void {
    this.past[this.play.answerCount] = this.play.view() as TableView;
  }

  private whyNoUndo(): NoUndo | undefined {
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
