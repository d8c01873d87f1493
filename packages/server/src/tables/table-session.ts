import { LoopGuard } from '@vigil/bots';
import { hasNewerRules } from '@vigil/engine';
import type { OpenedGame, SeatNumber, TableNote } from '@vigil/table';
import type { Environment } from '../environment.js';
import type {
  EntryRow,
  ProposalRow,
  SeatRow,
  SnapshotRow,
  TableRow,
  TalkRow,
  VoteRow,
  WaitRow,
} from '../storage/rows.js';
import type { SeatChange } from '../storage/storage.js';
import { type Change, ConflictError, type NewEntries, type Storage } from '../storage/storage.js';
import type { Games } from './open-games.js';
import { RequestError } from './request-error.js';
import { earlierEntry, type RequestKey } from './request-keys.js';
import { currentWaits, type DueTime } from './session-waits.js';
import type { GivenAnswer } from './table-play.js';
import { type PlayedEntry, TablePlay } from './table-play.js';

/** Dependencies of a session. */
export interface SessionDeps {
  readonly storage: Storage;
  readonly games: Games;
  readonly environment: Environment;
  /** Automatic answers after each entry, in order: standing orders, plans, stand-ins. */
  readonly followUps: readonly FollowUp[];
  /** Runs after each saved action on the game: changes that waited for it. */
  afterAction?(session: TableSession): Promise<void>;
  /** Returns the deadline of a decision open since then. Without a seat: the game master's. */
  dueTimeOf(session: TableSession, seat: SeatNumber | undefined, since: number): number | undefined;
  /** Receives errors that no request is waiting for. */
  onError(table: string, error: unknown): void;
}

/**
 * An event for the listeners of a table. `entries`: the new ones; `what`: the other part that changed; `gone`: the
 * table no longer exists.
 */
export type SessionEvent =
  | { readonly what: 'entries'; readonly entries: readonly EntryRow[] }
  | { readonly what: Exclude<Change['what'], 'entries'> | 'gone' };

/** An action on the game. Returns the entries that follow, and everything else to be saved with them. */
export type ActionResult = (
  session: TableSession,
  play: TablePlay,
) => {
  readonly played: readonly PlayedEntry[];
  readonly pollsOver?: readonly string[];
  readonly narration?: Omit<TalkRow, 'n' | 'number'>;
  /** A change of the table itself. No automatic answers follow it, and it is possible at any time. */
  readonly change?: Pick<NewEntries, 'resetsWaits' | 'revokesHost' | 'proposal'> & {
    readonly table: NonNullable<NewEntries['table']>;
  };
};

/** Number of entries between snapshots. */
const SNAPSHOT_INTERVAL = 50;
/** Attempts against faster processes before the sender has to retry. */
const MAX_ATTEMPTS = 8;
/** Delay before a change that could not be read is read again. Milliseconds. */
const RETRY_DELAY = 1_000;
/** Maximum number of automatic answers after one answer; more would be an endless loop. */
const MAX_FOLLOW_UPS = 500;

/**
 * A table in memory. Its work runs in sequence. It holds only data that is saved as well, and can be dropped at any
 * time. Other processes may have sessions of the same table: the entry saved first wins.
 */
export class TableSession {
  readonly id: string;
  readonly deps: SessionDeps;
  private rowNow: TableRow;
  private seatsNow: readonly SeatRow[] = [];
  private waitsNow: readonly WaitRow[] = [];
  private votesNow: readonly VoteRow[] = [];
  private proposalsNow: readonly ProposalRow[] = [];
  private play: TablePlay | undefined;
  private opened: OpenedGame | undefined;
  /** The reason this version cannot play the game. */
  private unopened: string | undefined;
  private snapshotNumber = 0;
  /** Number of the last entry that listeners have received. */
  private lastEmitted: number;
  private queue: Promise<unknown> = Promise.resolve();
  private left = false;
  private readonly listeners = new Set<(event: SessionEvent) => void>();
  /** Keeps automatic answers from endless loops. */
  readonly guard = new LoopGuard();
  /** The time of the last use. */
  used: number;

  constructor(row: TableRow, deps: SessionDeps) {
    this.id = row.id;
    this.rowNow = row;
    this.lastEmitted = row.number;
    this.deps = deps;
    this.used = deps.environment.now();
  }

  get row(): TableRow {
    return this.rowNow;
  }

  get seats(): readonly SeatRow[] {
    return this.seatsNow;
  }

  get waits(): readonly WaitRow[] {
    return this.waitsNow;
  }

  get votes(): readonly VoteRow[] {
    return this.votesNow;
  }

  get proposals(): readonly ProposalRow[] {
    return this.proposalsNow;
  }

  /** The game, if it has begun; up to date only within {@link TableSession.run}. */
  get game(): TablePlay | undefined {
    return this.play;
  }

  get whyUnopened(): string | undefined {
    return this.unopened;
  }

  /** True if the session has listeners. */
  get watched(): boolean {
    return this.listeners.size > 0;
  }

  /** Adds a listener. Returns the function that removes it. */
  listen(listener: (event: SessionEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Runs work after all earlier work, with up-to-date data. */
  run<T>(work: (session: this) => Promise<T> | T): Promise<T> {
    const done = this.queue.then(async () => {
      this.used = this.deps.environment.now();
      return await work(this);
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Reads all data of the table. Part of the work of {@link TableSession.run}. */
  async load(): Promise<void> {
    const { storage } = this.deps;
    const [row, seats, waits, votes, proposals] = await Promise.all([
      storage.table(this.id),
      storage.seats(this.id),
      storage.waits([this.id]),
      storage.votes(this.id),
      storage.proposals(this.id),
    ]);
    if (!row) throw new RequestError('unknown-table', 'There is no such table.');
    const hasNewEntries = this.play !== undefined && row.number > this.rowNow.number;
    const lastKnown = this.rowNow.number;
    this.rowNow = row;
    this.seatsNow = seats;
    this.waitsNow = waits;
    this.votesNow = votes;
    this.proposalsNow = proposals;
    if (row.number === 0) return;
    if (hasNewEntries) await this.readOn(lastKnown);
    if (!this.play) await this.rebuild();
    await this.emitMissed();
  }

  /** Returns the entries after a number, up to the session's state. Part of the work of {@link TableSession.run}. */
  async entriesSince(number: number): Promise<readonly EntryRow[]> {
    const many = this.rowNow.number - number;
    return many <= 0 ? [] : await this.deps.storage.entriesSince(this.id, number, many);
  }

  /** Returns the saved game. Throws {@link RequestError} if there is none, or if this version cannot play it. */
  async fresh(): Promise<TablePlay> {
    if (!this.play) await this.load();
    if (this.unopened !== undefined) throw new RequestError('not-opened', this.unopened);
    if (!this.play) throw new RequestError('not-now', 'The game has not begun yet.');
    return this.play;
  }

  /**
   * Runs an action and saves its result before any listener sees it. Returns the number of its entry. `key`: an action
   * with the same key runs once. Throws {@link RequestError}, and errors of storage.
   */
  runAction(key: RequestKey | undefined, act: ActionResult): Promise<number> {
    return this.run(() => this.actNow(key, act));
  }

  /** Handles a change by another process, or by another part of this one. */
  changed(change: Change): void {
    if (change.what === 'entries' && change.number <= this.lastEmitted && this.play) return;
    void this.run(async () => {
      if (change.what !== 'entries') {
        await this.load();
        this.emit({ what: change.what });
      } else if (change.number > this.lastEmitted) await this.load();
    }).catch((error) => {
      if (error instanceof RequestError) return this.emit({ what: 'gone' });
      this.deps.onError(this.id, error);
      // The change is not announced again, so a failed read is repeated soon.
      if (!this.left) setTimeout(() => this.changed(change), RETRY_DELAY).unref();
    });
  }

  /** Notifies listeners of a change besides the game. */
  emitChange(what: Exclude<Change['what'], 'entries'>): void {
    this.emit({ what });
  }

  /** Reads the votes of polls. Part of the work of {@link TableSession.run}. */
  async readVotes(): Promise<readonly VoteRow[]> {
    this.votesNow = await this.deps.storage.votes(this.id);
    return this.votesNow;
  }

  /** Tells listeners that the table was deleted. */
  announceDeletion(): void {
    this.left = true;
    this.emit({ what: 'gone' });
  }

  /** Saves a snapshot, so that the session can be dropped and restored quickly. It stops listening. */
  async dispose(): Promise<void> {
    this.left = true;
    if (this.play && this.snapshotNumber < this.rowNow.number && this.rowNow.status !== 'gathering') await this.keep();
  }

  /** Begins the game with the first entry. The table's new status is saved with it. */
  begin(play: TablePlay, key: RequestKey | undefined): Promise<number> {
    return this.append(play, { played: [play.began()] }, key, { status: 'playing', version: play.version });
  }

  /** As {@link TableSession.runAction}, within {@link TableSession.run}. */
  async actNow(key: RequestKey | undefined, act: ActionResult): Promise<number> {
    for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
      const play = await this.fresh();
      let played = false;
      try {
        const done = act(this, play);
        if (this.rowNow.status !== 'playing' && !done.change)
          throw new RequestError('not-now', 'This game is no longer being played.');
        played = true;
        const number = await this.append(play, done, key);
        if (!done.change) await this.afterAction();
        return number;
      } catch (error) {
        // The game in memory is broken, or ahead of the saved one. It is dropped before anything else can fail.
        if (played || !(error instanceof RequestError)) this.play = undefined;
        const before = key !== undefined ? await earlierEntry(this, key) : undefined;
        if (before) return before.number;
        if (!(error instanceof ConflictError)) throw error;
      }
    }
    throw new RequestError('stale', 'Other players acted first several times. Try again.');
  }

  /** Runs the work after a saved action. Its failure does not undo the action. */
  private async afterAction(): Promise<void> {
    try {
      await this.deps.afterAction?.(this);
    } catch (error) {
      this.deps.onError(this.id, error);
    }
  }

  private async append(
    play: TablePlay,
    { played, pollsOver, narration, change: own }: ReturnType<ActionResult>,
    key: RequestKey | undefined,
    change: NewEntries['table'] = own?.table ?? {},
  ): Promise<number> {
    const { storage, environment } = this.deps;
    const at = environment.now();
    const all = [...played];
    const followings = this.deps.followUps.map((followUp) => followUp(this));
    if (!own) this.runFollowUps(play, all, followings);
    all.push(...followings.flatMap((following) => following.notes?.(play, all) ?? []).map((note) => play.noted(note)));
    const seats = followings.flatMap((following) => following.changes());
    const first = this.rowNow.number + 1;
    const entries = all.map(
      (item, i): EntryRow => ({
        ...item,
        table: this.id,
        number: first + i,
        key: i === 0 ? key?.key : undefined,
        request: i === 0 ? key?.request : undefined,
        at,
      }),
    );
    const outcome = play.outcome;
    const table = { ...change, ...(outcome !== undefined && { status: 'ended' as const, outcome }) };
    // Deadlines follow from the new settings.
    if (own) this.rowNow = { ...this.rowNow, ...own.table };
    const resets = own?.resetsWaits ?? false;
    const dueTime: DueTime = (seat, since) => this.deps.dueTimeOf(this, seat, since);
    const waits = outcome === undefined ? currentWaits(this, play, at, { dueTime, resets }) : [];
    const names = new Set(waits.map(({ decision }) => decision));
    const over = [...new Set(this.votesNow.map(({ decision }) => decision))].filter((name) => !names.has(name));
    await storage.append(this.id, this.rowNow.number, {
      entries,
      table,
      waits,
      ...(own && { resetsWaits: resets, revokesHost: own.revokesHost, proposal: own.proposal }),
      pollsOver: [...over, ...(pollsOver ?? [])],
      ...(seats.length > 0 && { seats }),
      ...(narration && { narration: { ...narration, number: first } }),
    });
    this.play = play;
    this.seatsNow = this.seatsNow.map((item) =>
      Object.assign({}, item, ...seats.filter(({ seat }) => seat === item.seat).map(({ change: own }) => own)),
    );
    this.rowNow = { ...this.rowNow, ...table, number: first + entries.length - 1, changedAt: at };
    this.waitsNow = waits;
    this.votesNow = this.votesNow.filter(({ decision }) => !over.includes(decision) && !pollsOver?.includes(decision));
    if (this.rowNow.number - this.snapshotNumber >= SNAPSHOT_INTERVAL || outcome !== undefined) await this.keep();
    this.lastEmitted = this.rowNow.number;
    this.emit({ what: 'entries', entries });
    play.clearPreview();
    return first;
  }

  /** Runs everything that follows by itself: questions without a choice, then the given follow-ups. */
  private runFollowUps(play: TablePlay, played: PlayedEntry[], followings: readonly FollowUpRun[]): void {
    for (let i = 0; i < MAX_FOLLOW_UPS && play.outcome === undefined; i++) {
      const settled = play.settle();
      if (settled) {
        played.push(settled);
        continue;
      }
      const given = firstOf(followings, (following) => following.next(play, played));
      if (!given) return;
      played.push(play.answer(given));
    }
  }

  /** Changes the receivers and times of waits. Part of the work of {@link TableSession.run}. */
  async replaceWaits(waits: readonly WaitRow[], pollsOver: readonly string[] = []): Promise<void> {
    await this.deps.storage.append(this.id, this.rowNow.number, { entries: [], waits, pollsOver });
    await this.load();
    this.emit({ what: 'votes' });
  }

  private async rebuild(): Promise<void> {
    const { storage } = this.deps;
    // A failing storage says nothing about the game.
    this.unopened = undefined;
    let upTo: number | undefined;
    do {
      const snapshot = await storage.snapshot(this.id, upTo);
      if (upTo !== undefined && !snapshot) return;
      const entries = await storage.entriesSince(this.id, snapshot?.number ?? 0);
      // Other rules may have produced something else from these answers.
      if (upTo !== undefined && entries.some(({ body }) => body.kind === 'version')) return;
      upTo = (snapshot?.number ?? 0) - 1;
      try {
        const opened = await this.open();
        const play = snapshot ? TablePlay.from(opened, snapshot) : TablePlay.begin(opened, this.rowNow);
        assertPlayable(this.rowNow, play);
        this.take(play, entries);
        this.play = play;
        this.snapshotNumber = snapshot?.number ?? 0;
        this.unopened = undefined;
      } catch (error) {
        // An earlier snapshot may be usable; the error is that of the newest.
        this.unopened ??= error instanceof Error ? error.message : String(error);
        this.deps.onError(this.id, error);
      }
    } while (!this.play && upTo > 0);
    if (!this.play) return;
    if (this.rowNow.version !== this.play.version) await this.otherVersion(this.play);
  }

  /** A change of version is an entry of its own, with a snapshot. */
  private async otherVersion(play: TablePlay): Promise<void> {
    const { version } = play;
    const { version: before } = this.rowNow;
    const played: PlayedEntry = {
      body: { kind: 'version', version, before },
      seat: undefined,
      answers: play.answers,
      events: [],
    };
    await this.append(play, { played: [played] }, undefined, { version });
    await this.keep();
  }

  private async readOn(lastKnown: number): Promise<void> {
    const { play } = this;
    if (!play) return;
    try {
      this.take(play, await this.deps.storage.entriesSince(this.id, lastKnown));
    } catch (error) {
      // Reloads the game from saved data.
      this.play = undefined;
      this.deps.onError(this.id, error);
    }
  }

  /** Emits entries of other processes, also those found only because an answer came too late. */
  private async emitMissed(): Promise<void> {
    if (!this.play || this.lastEmitted >= this.rowNow.number) return;
    const entries = this.watched ? await this.entriesSince(this.lastEmitted) : [];
    this.lastEmitted = this.rowNow.number;
    if (entries.length > 0) this.emit({ what: 'entries', entries });
  }

  private take(play: TablePlay, entries: readonly EntryRow[]): void {
    for (const entry of entries) {
      try {
        play.applyEntry(entry);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const { version } = this.rowNow;
        throw new Error(
          `Entry ${entry.number} of this table, which ${version} played, does not fit ${play.version}: ${why}`,
          { cause: error },
        );
      }
    }
    const last = entries.at(-1);
    // Another process may have written a further entry since the table was read.
    if (last && last.number > this.rowNow.number) this.rowNow = { ...this.rowNow, number: last.number };
  }

  private async open(): Promise<OpenedGame> {
    this.opened ??= await this.deps.games.open(this.rowNow.game, this.rowNow.setup);
    return this.opened;
  }

  private async keep(): Promise<void> {
    const { play } = this;
    if (!play) return;
    const { number } = this.rowNow;
    const snapshot: SnapshotRow = { table: this.id, number, saved: play.snapshot(), at: this.deps.environment.now() };
    try {
      await this.deps.storage.putSnapshot(snapshot);
      this.snapshotNumber = number;
    } catch (error) {
      // A missing snapshot only makes loading slower.
      this.deps.onError(this.id, error);
    }
  }

  private emit(event: SessionEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        this.deps.onError(this.id, error);
      }
    }
  }
}

function firstOf<A, B>(list: readonly A[], of: (one: A) => B | undefined): B | undefined {
  for (const item of list) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Throws for a table played by newer rules, which could give its answers another meaning. */
function assertPlayable({ version, game }: Pick<TableRow, 'version' | 'game'>, play: TablePlay): void {
  if (!version || !hasNewerRules(version, play.version, game)) return;
  throw new Error(`This table was played with newer rules (${version}) than this server has (${play.version}).`);
}

/** Automatic results of an action. */
export interface FollowUpRun {
  /**
   * Returns the next automatic answer, which must be open; undefined: none. `played`: all entries of the action so far.
   */
  next(play: TablePlay, played: readonly PlayedEntry[]): GivenAnswer | undefined;
  /** Changes of seats to save with it. */
  changes(): readonly SeatChange[];
  /** Notes for the log, after everything that was played. */
  notes?(play: TablePlay, played: readonly PlayedEntry[]): readonly TableNote[];
}

/** Starts the automatic results of an action: standing orders, plans. */
export type FollowUp = (session: TableSession) => FollowUpRun;
