import type { Seat } from '@vigil/engine';
import type { HauntPreview, Pack } from '@vigil/rules';
import {
  type AnswerOptions,
  type BotSeat,
  type GameCopy,
  type GameId,
  type GameUpdate,
  type OpenRequest,
  requiredBoxes,
  type SavedGame,
  type TableView,
} from '@vigil/table';
import type { BotNarrator } from '../text/bot-words.js';
import { Chronicle } from '../text/chronicle.js';
import { type LoadedContent, loadContent, withGameWords } from '../text/loaded-content.js';
import type { LogLine } from '../text/log-line.js';
import { Store, useStoreValue } from '../ui/store.js';
import { findMissingBoxes } from './boxes.js';
import { findEmbeddedPacks, loadOwnPacks } from './own-packs.js';
import { createWorkerPort } from './port.js';
import type { SavedNames } from './saved-game.js';
import {
  type HostMessage,
  type HostUpdate,
  momentsOf,
  NO_FORESIGHT,
  type SessionPort,
  type Snapshot,
  type TableMoment,
} from './snapshot.js';

export type { HostMessage, HostUpdate, SessionPort, Snapshot, TableMoment } from './snapshot.js';
export { NO_FORESIGHT } from './snapshot.js';

/** A moment that is looked at. */
interface PastMoment {
  readonly at: number;
  readonly event: number | undefined;
}

/** The current game, for components that follow it. */
export function useSnapshot({ snapshot, subscribe }: Session): Snapshot {
  return useStoreValue({ get: snapshot, subscribe }, (all) => all);
}

/**
 * A game at this page, wherever its host is: sends answers, hears updates, and shows snapshots.
 */
export class Session {
  /** Key of the opened game; constant while the page shows it. */
  readonly key: string;
  /** The components and words it is played with. */
  readonly loaded: LoadedContent;
  private readonly port: SessionPort;
  /** The packs from files it was opened with. */
  readonly packFiles: readonly Pack[];
  private chronicle: Chronicle;
  private savedId: string;
  private latest: HostUpdate;
  private moments: ReadonlyMap<number, TableMoment> = new Map();
  /** Options sent with each answer. */
  private answerOptions: AnswerOptions = { answerForced: true, withViews: false };
  private past:
    | (PastMoment & { readonly view: TableView; readonly monsterPreview: HauntPreview | undefined })
    | undefined;
  /** It is only looked at. */
  private readOnly = false;
  private isPuzzle = false;
  private readonly snapshots: Store<Snapshot>;
  /** An earlier moment is on its way, and which one was wanted since. */
  private isFetching = false;
  private wanted: PastMoment | undefined;
  private cutRequests: ((cut: GameCopy | undefined) => void)[] = [];
  /** True while an answer is pending: further clicks are double clicks. */
  private isWaiting = false;
  private openedAt: number;
  /** Undo was wanted while the bots were at it. */
  private mustUndo = false;
  private narrator: BotNarrator | undefined;

  /** The moves shown before another window's game was resumed. Its host has its own count. */
  private movesBefore = 0;
  /** Opens another game. Resolves when it is open or was refused. */
  private resuming: ((taken: boolean) => void) | undefined;

  private constructor(
    id: string,
    loaded: LoadedContent,
    port: SessionPort,
    first: HostUpdate,
    packFiles: readonly Pack[],
    narrator?: BotNarrator,
  ) {
    this.narrator = narrator;
    this.key = id;
    this.savedId = id;
    this.packFiles = packFiles;
    this.loaded = loaded;
    this.port = port;
    this.chronicle = new Chronicle(loaded, first.game);
    this.latest = first;
    this.openedAt = first.answers;
    this.addNews(first);
    this.snapshots = new Store(this.createSnapshot());
    this.snapshot = this.snapshots.get;
    this.subscribe = this.snapshots.subscribe;
    port.onMessage((message) => this.receive(message));
  }

  /** Starts a new game. Rejects an impossible setup. `bots`: the seats that bots play. */
  static start(
    id: string,
    game: GameId,
    setup: unknown,
    seed: string,
    bots: readonly BotSeat[] = [],
  ): Promise<Session> {
    return open(id, { do: 'start', game, setup, seed, bots });
  }

  /** Starts a game from a position. `packs`: its packs; by default the base game. */
  static from(id: string, game: GameId, position: unknown, seed: string, packs?: readonly string[]): Promise<Session> {
    return open(id, { do: 'from', game, position, seed, ...(packs && { packs }) });
  }

  /** Opens a saved game. Rejects an invalid save. `names`: names in it, as far as known. `bots`: as for a new one. */
  static resume(id: string, saved: unknown, names?: SavedNames, bots: readonly BotSeat[] = []): Promise<Session> {
    return open(id, { do: 'resume', saved, bots }, names);
  }

  /** Made from a host's first update. */
  static fromHost(
    id: string,
    loaded: LoadedContent,
    port: SessionPort,
    first: HostUpdate,
    packFiles: readonly Pack[] = [],
    narrator?: BotNarrator,
  ): Session {
    return new Session(id, loaded, port, first, packFiles, narrator);
  }

  /** Id under which it is saved. */
  get id(): string {
    return this.savedId;
  }

  /** It is a game of its own from now on, kept under another id. */
  setId(id: string): void {
    this.savedId = id;
    this.publish();
  }

  /** True while a request to the host is pending. */
  get isBusy(): boolean {
    return this.isWaiting;
  }

  /** Continues from another window's save of the same game. Returns false without changes for an invalid one. */
  replaceWith(saved: unknown, bots: readonly BotSeat[] = []): Promise<boolean> {
    if (this.isWaiting) return Promise.resolve(false);
    this.isWaiting = true;
    return new Promise((resolve) => {
      this.resuming = resolve;
      this.port.send(withPackFiles({ do: 'resume', saved, bots }, this.packFiles));
    });
  }

  /** The current snapshot. */
  readonly snapshot: () => Snapshot;

  /** Adds a listener for changes. Returns the function that removes it. */
  readonly subscribe: Store<Snapshot>['subscribe'];

  /**
   * Gives an answer; ignored while an earlier moment is shown. `seen`: the moves of its snapshot; the host ignores
   * answers to another state. `further`: it continues the previous answer and is undone with it.
   */
  answer(decision: string, option: string, isVisible = this.snapshot().moves, isFurther = false): void {
    if (this.isWaiting || this.past) return;
    this.isWaiting = true;
    this.port.send({
      do: 'answer',
      decision,
      option,
      seen: isVisible - this.movesBefore,
      answerOptions: { ...this.answerOptions, further: isFurther },
    });
  }

  /** Sets options for all further answers. */
  setAnswerOptions(options: AnswerOptions): void {
    this.answerOptions = options;
  }

  /**
   * Undoes the last answer; ignored while an earlier moment is shown. `pastBarrier`: also dice and revealed information,
   * and from any moment, as only lessons do.
   */
  undo(pastBarrier = false): void {
    if (this.readOnly || (this.past && !pastBarrier)) return;
    if (this.isWaiting) {
      this.mustUndo = this.latest.bots !== undefined;
      return;
    }
    this.isWaiting = true;
    this.port.send({ do: 'undo', pastBarrier, seen: this.latest.moves });
  }

  /** Lets the bots take one step; ignored while an earlier moment is shown or people are asked. */
  letBotsStep(): void {
    if (this.isWaiting || this.past || this.latest.bots?.next === undefined) return;
    this.isWaiting = true;
    this.port.send({ do: 'step', seen: this.latest.moves, answerOptions: this.answerOptions });
  }

  /** Gives these seats to bots, and all others to people. */
  async seatBots(seats: readonly Seat[]): Promise<void> {
    if (this.readOnly || this.past) return;
    if (seats.length > 0) this.narrator ??= await loadNarrator(this.loaded);
    this.port.send({ do: 'seat-bots', seats });
  }

  /** The seats that bots play. */
  get bots(): readonly BotSeat[] {
    return this.latest.bots?.seats ?? [];
  }

  /**
   * Shows the game after a number of answers, with a number of events of the last one; undefined: the current state.
   * Events are available for local games only.
   */
  lookAt(at: number | undefined, event?: number): void {
    const { answers, view, monsterPreview } = this.latest;
    const within = this.hasSave ? event : undefined;
    const earlier = at !== undefined && (at < answers || within !== undefined);
    this.wanted = earlier ? { at: Math.max(0, at), event: within } : undefined;
    if (this.wanted) return this.fetch();
    this.past = this.readOnly ? { at: answers, event: undefined, view, monsterPreview } : undefined;
    this.publish();
  }

  /** Makes the game read-only: the current state is a moment like any other. */
  makeReadOnly(): void {
    this.readOnly = true;
    this.lookAt(undefined);
  }

  /** True if the game can only be viewed. */
  get isReadOnly(): boolean {
    return this.readOnly;
  }

  /** All lines of the game, also behind the moment that is looked at. */
  get lines(): readonly LogLine[] {
    return this.chronicle.lines;
  }

  /** True if the game is over, even while a past moment is shown. */
  get isOver(): boolean {
    return this.latest.outcome !== undefined;
  }

  /** Returns the game after a number of answers as an independent one; undefined if it cannot be replayed. */
  cutAt(at: number): Promise<GameCopy | undefined> {
    return new Promise((resolve) => {
      this.cutRequests.push(resolve);
      this.port.send({ do: 'cut', at });
    });
  }

  /** True if the session holds a save; an online game is stored on the server. */
  get hasSave(): boolean {
    return this.latest.saved !== undefined;
  }

  /** Makes the game a puzzle, which is neither kept nor advised on. */
  makePuzzle(): void {
    this.isPuzzle = true;
  }

  /** True if it is held here and began with a set-up: neither a lesson nor a puzzle. */
  get isOwnGame(): boolean {
    return 'setup' in (this.latest.saved?.origin ?? {}) && !this.readOnly && !this.isPuzzle;
  }

  /** Returns the game as JSON. Rejects for a game that is not local. */
  save(): SavedGame {
    const { saved } = this.latest;
    if (!saved) throw new Error('The game is saved by another window.');
    return saved;
  }

  /** Names by id in a game with more than the base game, for when its boxes are missing. */
  names(): SavedNames | undefined {
    const { content, words } = this.loaded;
    const { investigators, ancientOne } = this.latest.view;
    if (content.packs.length === 1) return undefined;
    const people = investigators.map(({ id }) => [id, words.name('investigator', id)] as const);
    return {
      boxes: Object.fromEntries(content.packs.map(({ id, name }) => [id, name])),
      people: Object.fromEntries([...people, [ancientOne, words.name('ancientOne', ancientOne)]]),
    };
  }

  /** Ends the host; the session keeps its last snapshot. */
  close(): void {
    this.port.close();
  }

  /** Requests the selected moment, one at a time, so that the display keeps up with the slider. */
  private fetch(): void {
    if (this.isFetching || !this.wanted || (this.wanted.at === this.past?.at && this.wanted.event === this.past.event))
      return;
    this.isFetching = true;
    this.port.send({ do: 'look', ...this.wanted });
  }

  private receive(message: HostMessage): void {
    if (message.say === 'cut') return this.cutRequests.shift()?.(message.cut);
    if (message.say === 'past') {
      this.isFetching = false;
      // The player has returned to now, or the game has gone on.
      if (this.wanted === undefined) return;
      if (message.view) {
        const { at, event, view, monsterPreview } = message;
        this.past = { at, event, view, monsterPreview };
      } else this.wanted = undefined;
      this.fetch();
    } else {
      this.isWaiting = false;
      const { resuming } = this;
      this.resuming = undefined;
      if (resuming) {
        if (message.say === 'update') this.restart(message.update);
        resuming(message.say === 'update');
      } else if (message.say === 'refused') this.latest = { ...this.latest, fault: message.why, decisions: [] };
      else {
        this.applyUpdate(message.update);
        // Moves by others do not end looking back, unless that moment is gone.
        if (message.update.isByOthers && (this.past?.at ?? this.wanted?.at ?? 0) < message.update.answers)
          return this.publish();
      }
      this.past = undefined;
      this.wanted = undefined;
    }
    this.publish();
    if (!this.mustUndo || this.isWaiting) return;
    this.mustUndo = false;
    this.undo();
  }

  /** Adds the events of an update to the log. */
  private addNews({ events, bots }: Pick<HostUpdate, 'events' | 'bots'>): readonly (LogLine | undefined)[] {
    return bots && this.narrator
      ? this.narrator(this.chronicle, events, bots.reasons)
      : this.chronicle.addEvents(events);
  }

  private applyUpdate(update: HostUpdate): void {
    const { answers, validAnswers = answers, isComplete } = update;
    if (isComplete) this.chronicle = new Chronicle(this.loaded, update.game);
    else if (validAnswers < this.latest.answers) this.chronicle.revertTo(validAnswers);
    this.latest = update;
    this.moments = momentsOf(update.events, this.addNews(update));
  }

  private restart(update: HostUpdate): void {
    this.movesBefore = this.snapshot().moves + 1;
    this.chronicle = new Chronicle(this.loaded, update.game);
    this.addNews(update);
    this.latest = update;
    this.moments = new Map();
    this.openedAt = update.answers;
  }

  private publish(): void {
    this.snapshots.set(this.createSnapshot());
  }

  private createSnapshot(): Snapshot {
    const {
      game,
      seed,
      view,
      monsterPreview,
      decisions,
      answers,
      moves,
      lastChoice,
      undoObstacle,
      outcome,
      fault,
      replayNotice,
      bots,
    } = this.latest;
    const { lines } = this.chronicle;
    const past = this.past;
    const since = past?.at ?? lastChoice;
    const isVisible = ({ at, nth }: LogLine) =>
      !past || at < past.at || (at === past.at && nth <= (past.event ?? Number.POSITIVE_INFINITY));
    return {
      id: this.id,
      game,
      seed,
      view: past?.view ?? view,
      monsterPreview: (past ?? { monsterPreview }).monsterPreview ?? NO_FORESIGHT,
      decisions: past ? [] : decisions,
      marks: this.chronicle.marks,
      lines: past ? lines.filter(isVisible) : lines,
      news: lines.filter((line) => line.at >= since && isVisible(line)),
      since,
      moments: past ? new Map() : this.moments,
      events: past ? [] : this.latest.events,
      answers,
      moves: moves + this.movesBefore,
      lookingAt: past?.at,
      lookingAtEvent: past?.event,
      undoObstacle: past ? 'earlier' : undoObstacle,
      outcome: past ? undefined : outcome,
      fault,
      bots: bots && { seats: bots.seats, next: past ? undefined : decisions.find(({ id }) => id === bots.next) },
      replayNotice: answers === this.openedAt ? replayNotice : undefined,
    };
  }
}

/**
 * Opens a port, and waits for the host's first word and for the edition that is played with. Fails for a game with a box
 * that this page does not have, and names it.
 */
async function open(id: string, beginning: OpenRequest, names?: SavedNames): Promise<Session> {
  const packs = requiredBoxes(beginning);
  const packFiles = await findPackFiles(beginning, packs);
  const missing = findMissingBoxes(packs).filter((box) => !packFiles.some((pack) => pack.id === box));
  if (missing.length > 0) {
    throw (await loadErrorText()).createMissingPacksError(missing.map((one) => names?.boxes[one] ?? one));
  }
  const port = createWorkerPort();
  const first = new Promise<GameUpdate>((resolve, reject) => {
    port.onMessage((message) => {
      if (message.say === 'update') resolve(message.update);
      else if (message.say === 'refused')
        loadErrorText().then(({ toOpenError }) => reject(toOpenError(message)), reject);
      else reject(new Error('The host did not answer.'));
    });
  });
  port.send(withPackFiles(beginning, packFiles));
  try {
    const [update, loaded] = await Promise.all([first, loadContent(packs, packFiles)]);
    const narrator = update.bots && (await loadNarrator(loaded));
    return Session.fromHost(id, withGameWords(loaded, update.game), port, update, packFiles, narrator);
  } catch (error) {
    port.close();
    throw error;
  }
}

/** Most games have no bots. */
const loadNarrator = async (loaded: LoadedContent) => (await import('../text/bot-words.js')).loadBotNarrator(loaded);

/** The words for an unopened game are loaded on demand. */
const loadErrorText = () => import('./error-text.js');

function withPackFiles(beginning: OpenRequest, packFiles: readonly Pack[]): OpenRequest {
  return packFiles.length > 0 ? { ...beginning, packFiles } : beginning;
}

/** The packs from files for a game: those it contains, and others it names from this browser's storage. */
async function findPackFiles(beginning: OpenRequest, packs: readonly string[]): Promise<readonly Pack[]> {
  const embedded = beginning.do === 'resume' ? await findEmbeddedPacks(beginning.saved) : [];
  const others = findMissingBoxes(packs).filter((id) => !embedded.some((pack) => pack.id === id));
  if (others.length === 0) return embedded;
  return [...embedded, ...(await loadOwnPacks()).filter(({ id }) => others.includes(id))];
}
