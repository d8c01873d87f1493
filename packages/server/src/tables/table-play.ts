import { Play, PlayError, type ReplayNotice } from '@vigil/engine';
import type { Event, FoePreview, HauntOutcome, Outcome, TypedDecision } from '@vigil/rules';
import {
  type AnswerAuthor,
  type AnswerSource,
  type AnyState,
  arrivalCorrection,
  type EntryBody,
  isChoice,
  type OpenedGame,
  type SeatNumber,
  type TableEvent,
  type TableNote,
  toTableEvent,
} from '@vigil/table';
import type { EntryRow, SnapshotRow, TableRow } from '../storage/rows.js';
import { engineId, fingerprintOf } from './decisions.js';
import { RequestError } from './request-error.js';

type Rules = OpenedGame['definition'];
type Playing = Play<unknown, AnyState, Event, Outcome | HauntOutcome, TypedDecision>;

/** An answer to apply: the option, its source, and the decision's mark when it was chosen. */
export interface GivenAnswer {
  readonly decision: string;
  readonly option: string;
  readonly seat: SeatNumber | undefined;
  readonly by: AnswerSource;
  readonly mark?: string | undefined;
  /** Its author, beside the seat. */
  readonly author?: AnswerAuthor | undefined;
}

/** The source of a current answer. */
export interface GivenBy {
  readonly seat: SeatNumber | undefined;
  readonly by: AnswerSource;
}

/** An entry from the play, without number and time. */
export type PlayedEntry = Pick<EntryRow, 'body' | 'seat' | 'answers' | 'events'>;

/** A trade offer of a seat to another. */
interface LapsedOffer {
  readonly seat: SeatNumber;
  readonly to: SeatNumber;
}

/** The content of a snapshot. */
interface SavedTablePlay {
  readonly saved: unknown;
  readonly undos: number;
  readonly given: readonly (readonly [AnswerSource, SeatNumber | null])[];
}

/**
 * The game of a table in memory, changed only by entries. It knows no clock and no database. Every change returns
 * entries to save.
 */
export class TablePlay {
  readonly opened: OpenedGame;
  private readonly play: Playing;
  private readonly given: GivenBy[];
  private events: TableEvent[] = [];
  /** Trade offers that became impossible since they were last taken. */
  private lapsedOffers: LapsedOffer[] = [];
  private undos: number;
  /** Views of the current position, cached because several clients ask for the same. */
  private readonly shown = new Map<string, unknown>();

  private constructor(
    opened: OpenedGame,
    make: (rules: Rules, emit: (event: Event) => void, onAnswer: (answers: number) => void) => Playing,
    saved?: SavedTablePlay,
  ) {
    this.opened = opened;
    this.undos = saved?.undos ?? 0;
    this.given = (saved?.given ?? []).map(([by, seat]) => ({ by, seat: seat ?? undefined }));
    // Replaying an imported game emits its events, each with the state at its time.
    let at = 0;
    let state: AnyState | undefined;
    const open: Rules['open'] = (table) => {
      state = table.state;
      return opened.definition.open(table);
    };
    const emit = (event: Event): void => {
      this.events.push(toTableEvent(opened.content, state?.investigators ?? [], event, at));
    };
    const play = make({ ...opened.definition, open }, emit, (answers) => {
      at = answers;
    });
    this.play = play;
    this.play.listen((event) => {
      this.events.push(toTableEvent(opened.content, play.state.investigators, event, play.answers.length));
    });
  }

  /** Starts a game, or continues an imported save. Throws for an impossible setup. */
  static begin(
    opened: OpenedGame,
    { setup, seed, imported }: Pick<TableRow, 'setup' | 'seed' | 'imported'>,
  ): TablePlay {
    if (imported !== undefined) {
      const play = new TablePlay(opened, (rules, emit, onAnswer) =>
        Play.replay(rules, imported, emit, (_decision, _option, index) => onAnswer(index + 1)),
      );
      // These answers count for the players who imported the game.
      for (const _ of play.play.answers) play.given.push({ by: 'seat', seat: undefined });
      return play;
    }
    return new TablePlay(opened, (rules, emit) => Play.start(rules, setup, seed, {}, emit));
  }

  /** Continues from a snapshot. Throws PlayError if this version cannot. */
  static from(opened: OpenedGame, { saved }: Pick<SnapshotRow, 'saved'>): TablePlay {
    const savedPlay = saved as SavedTablePlay;
    const play = new TablePlay(opened, (rules) => Play.load(rules, savedPlay.saved), savedPlay);
    // Another version may not have been able to replay the last answers.
    play.given.length = play.play.answerCount;
    return play;
  }

  /** Returns the content of a snapshot: {@link TablePlay.from} takes it. */
  snapshot(): SavedTablePlay {
    return {
      saved: this.play.pack(),
      undos: this.undos,
      given: this.given.map(({ by, seat }) => [by, seat ?? null] as const),
    };
  }

  /** Returns the first entry of a new game. */
  began(): PlayedEntry {
    return this.played({ kind: 'began' }, undefined);
  }

  /** Returns all open decisions. */
  get decisions(): readonly TypedDecision[] {
    return this.play.decisions;
  }

  get answers(): number {
    return this.play.answerCount;
  }

  /** Sources of the current answers, in order. */
  get givenBy(): readonly GivenBy[] {
    return this.given;
  }

  /** Number of undos: part of the names of decisions. */
  get undone(): number {
    return this.undos;
  }

  get moves(): number {
    return this.play.moves;
  }

  get outcome(): Outcome | HauntOutcome | undefined {
    return this.play.result;
  }

  /** The part of a game by another version that cannot be replayed. */
  get replayNotice(): ReplayNotice | undefined {
    return this.play.replayNotice;
  }

  /** Number of answers that can be undone without revealed information. */
  get undoable(): number {
    return this.play.undoable;
  }

  get version(): string {
    return this.opened.definition.version;
  }

  /** Returns the view of the holder of some seats; without seats, of a spectator. */
  view(seats: readonly SeatNumber[]): unknown {
    const key = seats.join(' ');
    const cached = this.shown.get(key);
    if (cached !== undefined) return cached;
    const view = viewOf(this.play, seats);
    this.shown.set(key, view);
    return view;
  }

  /** Clears the cached views, so that an idle table holds its position once. */
  clearPreview(): void {
    this.shown.clear();
  }

  /** Returns the game as a save, including its seed. Only for those entitled to it. */
  save(): unknown {
    return this.play.save();
  }

  /**
   * Gives an answer. Throws {@link RequestError} without changes for an invalid one. Other errors are faults of the
   * rules, after which the game must be reloaded.
   */
  answer({ decision, option, seat, by, mark, author }: GivenAnswer): PlayedEntry {
    const id = engineId(decision, this.undos);
    const open = this.play.decisions.find((item) => item.id === id);
    if (id === undefined || !open) throw new RequestError('stale', `The decision ${decision} is no longer open.`);
    if (mark !== undefined && mark !== fingerprintOf(open)) {
      throw new RequestError('stale', `The decision ${decision} has changed. Check and try again.`);
    }
    this.clearPreview();
    const offers = this.openOffers(id);
    try {
      this.play.answer(id, option);
    } catch (error) {
      throw error instanceof PlayError && error.code === 'unknown-option'
        ? new RequestError('unknown-option', error.message, 'option')
        : error;
    }
    this.given.push({ by, seat });
    this.noteLapses(offers);
    return this.played({ kind: 'answer', decision, option, by, ...author }, seat);
  }

  /** Returns the trade offers that wait for their answer, but for one. */
  private openOffers(except?: string): readonly TypedDecision[] {
    return this.play.decisions.filter(({ key, id }) => key === 'q.trade-accept' && id !== except);
  }

  private noteLapses(offers: readonly TypedDecision[]): void {
    const { investigators } = this.play.state;
    for (const { id, by, args } of offers) {
      if (this.play.decisions.some((item) => item.id === id)) continue;
      const from = args && 'other' in args ? args.other : undefined;
      const seat = investigators.findIndex((who) => who.id === from);
      if (seat >= 0 && by[0] !== undefined) this.lapsedOffers.push({ seat, to: by[0] });
    }
  }

  /** Returns the trade offers that became impossible without an answer (PBP-17), once. */
  takeLapsedOffers(): readonly LapsedOffer[] {
    return this.lapsedOffers.splice(0);
  }

  /** Returns an entry that only notes something in the log. */
  noted(note: TableNote): PlayedEntry {
    return { body: { kind: 'note', ...note }, seat: note.seat, answers: this.answers, events: [] };
  }

  /** Returns the decision and option of a current answer, counted from 0; undefined if it can no longer be shown. */
  answerAt(index: number): { readonly decision: TypedDecision; readonly option: string } | undefined {
    const [id, option] = this.play.answers[index] ?? [];
    const fork = id === undefined ? undefined : this.forkAt(index);
    const decision = fork?.decisions.find((item) => item.id === String(id));
    return decision && option !== undefined ? { decision, option } : undefined;
  }

  /** Returns an answer without alternatives, which the table gives itself (PBP-14); undefined: there is none. */
  settle(): PlayedEntry | undefined {
    const forced = this.play.decisions.find((decision) => !isChoice(decision));
    const option = forced?.options[0];
    if (!forced || !option) return undefined;
    return this.answer({ decision: this.nameOf(forced), option: option.id, seat: forced.by[0], by: 'table' });
  }

  /** Returns the number of answers that remain after an undo. Automatic answers are undone with their cause. */
  undoTo(wanted: number, followed: (given: GivenBy) => boolean = () => false): number {
    let to = wanted;
    for (let at = this.given[to]; to > 0 && at && (at.by === 'table' || followed(at)); at = this.given[to]) to--;
    return to;
  }

  /**
   * Undoes until this many answers remain. `rollback`: may also undo revealed information (BOX-59). Throws {@link
   * RequestError}.
   */
  undo(to: number, rollback: boolean, seat: SeatNumber | undefined): PlayedEntry {
    const back = this.answers - to;
    if (back <= 0) throw new RequestError('nothing-to-undo', 'There is nothing to undo.');
    this.clearPreview();
    try {
      this.play.undo(back, rollback);
    } catch (error) {
      if (!(error instanceof PlayError)) throw error;
      if (error.code === 'undo-barrier' || error.code === 'nothing-to-undo')
        throw new RequestError(error.code, error.message);
      throw error;
    }
    this.undos++;
    this.given.length = to;
    return this.played({ kind: 'undo', answers: back, rollback }, seat);
  }

  /**
   * Applies a correction of the game master. Throws {@link RequestError} for an impossible one. It counts as an answer.
   */
  override(correction: unknown, why: string): PlayedEntry {
    this.clearPreview();
    const offers = this.openOffers();
    try {
      this.play.amend(correction);
    } catch (error) {
      throw error instanceof PlayError && error.code === 'bad-correction'
        ? new RequestError('bad-request', error.message, 'correction')
        : error;
    }
    this.given.push({ by: 'keeper', seat: undefined });
    this.noteLapses(offers);
    // Its events belong to this answer and are undone with it.
    this.events = this.events.map((item) => ({ ...item, at: this.answers }));
    return this.played({ kind: 'override', correction, why }, undefined);
  }

  /** Returns the monsters that a seat would meet at some places now, with its chances. */
  previewFoes(seat: SeatNumber, places: readonly string[]): readonly FoePreview[] {
    return this.opened.previewFoes?.(this.play.state, seat, places) ?? [];
  }

  /** True if the game takes a correction now. */
  accepts(correction: unknown): boolean {
    try {
      this.play.fork().amend(correction);
      return true;
    } catch (error) {
      if (error instanceof PlayError) return false;
      throw error;
    }
  }

  /** Returns the entry of a change of the table. A changed arrival rule changes the game too, as a correction does. */
  changed(body: EntryBody, seat: SeatNumber | undefined): PlayedEntry {
    if (body.kind !== 'settings' || body.settings.arrival === undefined) return this.played(body, seat);
    const { events } = this.override(arrivalCorrection(body.settings.arrival), '');
    return { body, seat, answers: this.answers, events };
  }

  /** Applies a saved entry. Throws if it does not fit: then other rules wrote it. */
  applyEntry({ body, seat }: Pick<EntryRow, 'body' | 'seat'>): void {
    switch (body.kind) {
      case 'answer':
        this.answer({ ...body, seat });
        break;
      case 'undo':
        this.undo(this.answers - body.answers, body.rollback, seat);
        break;
      case 'override':
        this.override(body.correction, body.why);
        break;
      case 'settings':
        this.changed(body, seat);
        break;
      case 'began':
      case 'role':
      case 'note':
      case 'version':
        break;
      default:
        throw new Error(`an entry of an unknown kind: ${String((body satisfies never as EntryBody).kind)}`);
    }
    this.events = [];
    this.lapsedOffers = [];
  }

  /** Returns the game after a number of the current answers. */
  past(answers: number): { readonly view: (seats: readonly SeatNumber[]) => unknown } | undefined {
    const fork = this.forkAt(answers);
    return fork && { view: (seats) => viewOf(fork, seats) };
  }

  private forkAt(answers: number): Playing | undefined {
    if (answers < 0 || answers > this.answers) return undefined;
    const fork = this.play.fork();
    try {
      if (answers < this.answers) fork.undo(this.answers - answers, true);
    } catch (error) {
      if (error instanceof PlayError) return undefined;
      throw error;
    }
    return fork;
  }

  private nameOf({ id }: TypedDecision): string {
    return this.undos === 0 ? id : `${id}.${this.undos}`;
  }

  private played(body: EntryBody, seat: SeatNumber | undefined): PlayedEntry {
    const { events } = this;
    this.events = [];
    return { body, seat, answers: this.answers, events };
  }
}

function viewOf(play: Playing, [first, ...more]: readonly SeatNumber[]): unknown {
  const view = play.view(first);
  const others = more.map((seat) => play.view(seat)).filter((other) => other !== view);
  // Secrets of a seat are in fields that other views omit.
  return others.length === 0 ? view : Object.assign({}, view, ...others);
}
