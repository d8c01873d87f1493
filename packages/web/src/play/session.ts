import type { Foresight, HauntOutcome, Outcome, Pack, TypedDecision } from '@vigil/rules';
import {
  type Beginning,
  boxesToOpen,
  type Cut,
  type FromHost,
  type GameId,
  type Manner,
  type NoUndo,
  type Port,
  type Saved,
  type TableView,
  type ToldEvent,
  type Update,
} from '@vigil/table';
import { Store, useStored } from '../frame/store.js';
import { Chronicle, type Line, type Mark } from '../say/chronicle.js';
import { type Edition, editionOf, loadEdition } from '../say/edition.js';
import { missingBoxes } from './boxes.js';
import type { KeptNames } from './kept-game.js';
import { broughtBy, ownPacks } from './own-packs.js';
import { workerPort } from './port.js';

export type { Saved } from '@vigil/table';

/** The table just after something happened, and what was told since the moment before it. */
export interface Moment {
  readonly view: TableView;
  readonly told: readonly ToldEvent[];
}

/** What a host says of the game that may keep seed and save to itself, as one on a server does. */
export interface Seen extends Omit<Update, 'seed' | 'saved'> {
  readonly seed: string | undefined;
  readonly saved: Saved | undefined;
  /** After how many answers what was told before does not stand any more; undefined: after those of this update. */
  readonly stands?: number;
  /** It has all events from the beginning on: what was told before is not needed any more. */
  readonly anew?: boolean;
  /** What somebody else did: who looks at an earlier moment goes on looking. */
  readonly byOthers?: boolean;
}

/** What any host says. */
export type FromAnyHost = Exclude<FromHost, { say: 'update' }> | { readonly say: 'update'; readonly update: Seen };

/** A moment that is looked at. */
interface Wanted {
  readonly at: number;
  readonly event: number | undefined;
}

/** A way to any host: in a worker, or on a server. */
export interface PortToHost extends Pick<Port, 'send' | 'close'> {
  onMessage(listener: (message: FromAnyHost) => void): void;
}

/** All that the page shows of a game at one moment. It is replaced as a whole, never changed. */
export interface Snapshot {
  readonly id: string;
  readonly game: GameId;
  /** Undefined: it is not told as long as the game lasts. */
  readonly seed: string | undefined;
  /** Everything open on the table; hidden things are not in it. Of an earlier moment while one is looked at. */
  readonly view: TableView;
  /** What the monsters are about to do, as that view has it. */
  readonly foresight: Foresight;
  readonly decisions: readonly TypedDecision[];
  readonly lines: readonly Line[];
  /** What is marked on the timeline, of the whole game. */
  readonly marks: readonly Mark[];
  /** The lines told since somebody chose last. */
  readonly news: readonly Line[];
  /** After how many answers the news begin: before the last ones that the table gave itself, if there are any. */
  readonly since: number;
  /** The moments of the news by their lines, where they were asked for. */
  readonly moments: ReadonlyMap<number, Moment>;
  /** The events behind the news, as far as they are known: none while an earlier moment is looked at. */
  readonly told: readonly ToldEvent[];
  readonly answers: number;
  /** How many answers were given and taken back: what is answered is answered to this moment. */
  readonly moves: number;
  /** The line that is told just now, while the news are told one by one: the table is as it was then. */
  readonly telling?: number;
  /** The moment that is looked at, by answers given; undefined: now. */
  readonly lookingAt: number | undefined;
  /** So many events of the answer before it have happened in it; undefined: all. */
  readonly lookingWithin: number | undefined;
  /** Why the last answer cannot be taken back; undefined: it can. None is while an earlier moment is looked at. */
  readonly noUndo: NoUndo | 'earlier' | undefined;
  readonly outcome: Outcome | HauntOutcome | undefined;
  /** What went wrong in the rules, if they broke. */
  readonly fault: string | undefined;
  /** What of a game that another version began cannot be told or played on: said until it is played on. */
  readonly retold: Update['retold'];
}

/** Of a game in which nothing is foreseen, or a moment of which it was not asked. */
export const NOTHING_FORESEEN: Foresight = { moves: [], activities: [] };

/** A game as it stands, for a component that follows it. */
export function useSnapshot({ snapshot, subscribe }: Session): Snapshot {
  return useStored({ get: snapshot, subscribe }, (all) => all);
}

/**
 * A game at this page, wherever its host is: sends answers, hears updates, and shows snapshots.
 */
export class Session {
  /** Under what it was opened; the same as long as the page shows it. */
  readonly key: string;
  /** The components and words it is played with. */
  readonly edition: Edition;
  private readonly port: PortToHost;
  /** The packs from files it was opened with. */
  private readonly packFiles: readonly Pack[];
  private chronicle: Chronicle;
  private ownId: string;
  private latest: Seen;
  private moments: ReadonlyMap<number, Moment> = new Map();
  /** How the table follows up an answer. */
  private manner: Manner = { settle: true, views: false };
  private past: (Wanted & { readonly view: TableView; readonly foresight: Foresight | undefined }) | undefined;
  /** It is only looked at. */
  private shownOnly = false;
  private readonly shown: Store<Snapshot>;
  /** An earlier moment is on its way, and which one was wanted since. */
  private fetching = false;
  private wanted: Wanted | undefined;
  private cutting: ((cut: Cut | undefined) => void)[] = [];
  /** An answer is on its way: what is clicked meanwhile is a second click. */
  private waiting = false;
  /** How many answers had been given when the game was opened. */
  private openedAt: number;

  /** The moves that were shown before another window's game was taken up, whose host counts its own. */
  private movesBefore = 0;
  /** Another game is taken up; said when it is there or was refused. */
  private taking: ((taken: boolean) => void) | undefined;

  private constructor(id: string, edition: Edition, port: PortToHost, first: Seen, packFiles: readonly Pack[]) {
    this.key = id;
    this.ownId = id;
    this.packFiles = packFiles;
    this.edition = edition;
    this.port = port;
    this.chronicle = new Chronicle(edition, first.game);
    this.latest = first;
    this.openedAt = first.answers;
    this.chronicle.tellAll(first.events);
    this.shown = new Store(this.look());
    this.snapshot = this.shown.get;
    this.subscribe = this.shown.subscribe;
    port.onMessage((message) => this.hear(message));
  }

  /** A new game. Fails with what is impossible about the setup. */
  static start(id: string, game: GameId, setup: unknown, seed: string): Promise<Session> {
    return open(id, { do: 'start', game, setup, seed });
  }

  /** A game that begins in the middle, from a position. `packs`: what it is played with; the base game, if that is left out. */
  static from(id: string, game: GameId, position: unknown, seed: string, packs?: readonly string[]): Promise<Session> {
    return open(id, { do: 'from', game, position, seed, ...(packs && { packs }) });
  }

  /** A saved game. Fails for what is no save. `names`: those in it, as far as they are known. */
  static resume(id: string, saved: unknown, names?: KeptNames): Promise<Session> {
    return open(id, { do: 'resume', saved }, names);
  }

  /** Made from a host's first update. */
  static opened(id: string, edition: Edition, port: PortToHost, first: Seen, packFiles: readonly Pack[] = []): Session {
    return new Session(id, edition, port, first, packFiles);
  }

  /** Under what it is kept. */
  get id(): string {
    return this.ownId;
  }

  /** It is a game of its own from now on, kept under another id. */
  become(id: string): void {
    this.ownId = id;
    this.show();
  }

  /** Whether something is on its way to the host. */
  get busy(): boolean {
    return this.waiting;
  }

  /**
   * Goes on from a save of the same game, as another window has played it. Gives false, and changes nothing, if that is
   * no game.
   */
  takeUp(saved: unknown): Promise<boolean> {
    if (this.waiting) return Promise.resolve(false);
    this.waiting = true;
    return new Promise((resolve) => {
      this.taking = resolve;
      this.port.send(beginningWith({ do: 'resume', saved }, this.packFiles));
    });
  }

  /** The game as it stands. */
  readonly snapshot: () => Snapshot;

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe: Store<Snapshot>['subscribe'];

  /**
   * Gives an answer; none while an earlier moment is looked at. `seen`: the moves of the snapshot it is given to; the host
   * passes over what was given to another. `further`: it goes on what the answer before began, and is taken back with it.
   */
  answer(decision: string, option: string, seen = this.snapshot().moves, further = false): void {
    if (this.waiting || this.past) return;
    this.waiting = true;
    this.port.send({
      do: 'answer',
      decision,
      option,
      seen: seen - this.movesBefore,
      manner: { ...this.manner, further },
    });
  }

  /** Says how answers are followed up from now on. */
  follow(manner: Manner): void {
    this.manner = manner;
  }

  /**
   * Takes the last answer back; none while an earlier moment is looked at. `evenChance`: also behind dice and what was
   * revealed, and from wherever one looks, as only lessons do.
   */
  undo(evenChance = false): void {
    if (this.waiting || this.shownOnly || (this.past && !evenChance)) return;
    this.waiting = true;
    this.port.send({ do: 'undo', evenChance, seen: this.latest.moves });
  }

  /**
   * Looks at the game as it was after so many answers, of the last of them only so many events; undefined: at now. Events
   * are known of a game that is here.
   */
  lookAt(at: number | undefined, event?: number): void {
    const { answers, view, foresight } = this.latest;
    const within = this.isHere ? event : undefined;
    const earlier = at !== undefined && (at < answers || within !== undefined);
    this.wanted = earlier ? { at: Math.max(0, at), event: within } : undefined;
    if (this.wanted) return this.fetch();
    this.past = this.shownOnly ? { at: answers, event: undefined, view, foresight } : undefined;
    this.show();
  }

  /** From now on the game is only looked at: nothing is answered or taken back, and now is a moment like any other. */
  onlyShow(): void {
    this.shownOnly = true;
    this.lookAt(undefined);
  }

  /** Whether it is only looked at. */
  get isShownOnly(): boolean {
    return this.shownOnly;
  }

  /** All lines of the game, also behind the moment that is looked at. */
  get lines(): readonly Line[] {
    return this.chronicle.lines;
  }

  /** Whether the game is over, also while an earlier moment is looked at. */
  get isOver(): boolean {
    return this.latest.outcome !== undefined;
  }

  /** The game as it stood after so many answers, as one of its own; undefined where that cannot be told any more. */
  cut(at: number): Promise<Cut | undefined> {
    return new Promise((resolve) => {
      this.cutting.push(resolve);
      this.port.send({ do: 'cut', at });
    });
  }

  /** Whether the game as a whole is here; one on a server is kept there. */
  get isHere(): boolean {
    return this.latest.saved !== undefined;
  }

  /** The game as JSON. Fails where it is not here. */
  save(): Saved {
    const { saved } = this.latest;
    if (!saved) throw new Error('The game is kept elsewhere.');
    return saved;
  }

  /** What is called how in a game with more than the base game, for when its boxes are no longer here. */
  names(): KeptNames | undefined {
    const { content, words } = this.edition;
    const { investigators, ancientOne } = this.latest.view;
    if (content.packs.length === 1) return undefined;
    const people = investigators.map(({ id }) => [id, words.name('investigator', id)] as const);
    return {
      boxes: Object.fromEntries(content.packs.map(({ id, name }) => [id, name])),
      people: Object.fromEntries([...people, [ancientOne, words.name('ancientOne', ancientOne)]]),
    };
  }

  /** Ends the host; the session shows what it last showed. */
  close(): void {
    this.port.close();
  }

  /** Asks for the moment that is wanted: one at a time, so that what is drawn keeps up with the hand. */
  private fetch(): void {
    if (this.fetching || !this.wanted || (this.wanted.at === this.past?.at && this.wanted.event === this.past.event))
      return;
    this.fetching = true;
    this.port.send({ do: 'look', ...this.wanted });
  }

  private hear(message: FromAnyHost): void {
    if (message.say === 'cut') return this.cutting.shift()?.(message.cut);
    if (message.say === 'past') {
      this.fetching = false;
      // Somebody came back to now in the meantime, or the game has gone on.
      if (this.wanted === undefined) return;
      if (message.view) {
        const { at, event, view, foresight } = message;
        this.past = { at, event, view, foresight };
      } else this.wanted = undefined;
      this.fetch();
    } else {
      this.waiting = false;
      const { taking } = this;
      this.taking = undefined;
      if (taking) {
        if (message.say === 'update') this.beginAnew(message.update);
        taking(message.say === 'update');
      } else if (message.say === 'refused') this.latest = { ...this.latest, fault: message.why, decisions: [] };
      else {
        this.goOn(message.update);
        // Somebody who looks back is not called away by what others do, unless it is there no more.
        if (message.update.byOthers && (this.past?.at ?? this.wanted?.at ?? 0) < message.update.answers)
          return this.show();
      }
      this.past = undefined;
      this.wanted = undefined;
    }
    this.show();
  }

  private goOn(update: Seen): void {
    const { answers, stands = answers, anew } = update;
    if (anew) this.chronicle = new Chronicle(this.edition, update.game);
    else if (stands < this.latest.answers) this.chronicle.takeBackTo(stands);
    this.latest = update;
    this.moments = momentsOf(update.events, this.chronicle.tellAll(update.events));
  }

  private beginAnew(update: Seen): void {
    this.movesBefore = this.snapshot().moves + 1;
    this.chronicle = new Chronicle(this.edition, update.game);
    this.chronicle.tellAll(update.events);
    this.latest = update;
    this.moments = new Map();
    this.openedAt = update.answers;
  }

  private show(): void {
    this.shown.set(this.look());
  }

  private look(): Snapshot {
    const { game, seed, view, foresight, decisions, answers, moves, chosen, noUndo, outcome, fault, retold } =
      this.latest;
    const { lines } = this.chronicle;
    const past = this.past;
    const since = past?.at ?? chosen;
    const seen = ({ at, nth }: Line) =>
      !past || at < past.at || (at === past.at && nth <= (past.event ?? Number.POSITIVE_INFINITY));
    return {
      id: this.id,
      game,
      seed,
      view: past?.view ?? view,
      foresight: (past ?? { foresight }).foresight ?? NOTHING_FORESEEN,
      decisions: past ? [] : decisions,
      marks: this.chronicle.marks,
      lines: past ? lines.filter(seen) : lines,
      news: lines.filter((line) => line.at >= since && seen(line)),
      since,
      moments: past ? new Map() : this.moments,
      told: past ? [] : this.latest.events,
      answers,
      moves: moves + this.movesBefore,
      lookingAt: past?.at,
      lookingWithin: past?.event,
      noUndo: past ? 'earlier' : noUndo,
      outcome: past ? undefined : outcome,
      fault,
      retold: answers === this.openedAt ? retold : undefined,
    };
  }
}

/** The moments of some events, by the lines they were told in. */
function momentsOf(events: readonly ToldEvent[], lines: readonly (Line | undefined)[]): ReadonlyMap<number, Moment> {
  const moments = new Map<number, Moment>();
  let told: ToldEvent[] = [];
  for (const [i, event] of events.entries()) {
    const line = lines[i];
    told.push(event);
    if (!line || line.kind === 'phase' || !event.view) continue;
    moments.set(line.id, { view: event.view, told });
    told = [];
  }
  return moments;
}

/**
 * Opens a port, and waits for the host's first word and for the edition that is played with. Fails for a game with a box
 * that this page does not have, and names it.
 */
async function open(id: string, beginning: Beginning, names?: KeptNames): Promise<Session> {
  const packs = boxesToOpen(beginning);
  const packFiles = await packFilesOf(beginning, packs);
  const missing = missingBoxes(packs).filter((one) => !packFiles.some((pack) => pack.id === one));
  if (missing.length > 0) {
    throw (await refusals()).missing(missing.map((one) => names?.boxes[one] ?? one));
  }
  const port = workerPort();
  const first = new Promise<Update>((resolve, reject) => {
    port.onMessage((message) => {
      if (message.say === 'update') resolve(message.update);
      else if (message.say === 'refused') refusals().then(({ refusal }) => reject(refusal(message)), reject);
      else reject(new Error('The host did not answer.'));
    });
  });
  port.send(beginningWith(beginning, packFiles));
  try {
    const [update, edition] = await Promise.all([first, loadEdition(packs, packFiles)]);
    return Session.opened(id, editionOf(edition, update.game), port, update, packFiles);
  } catch (error) {
    port.close();
    throw error;
  }
}

/** The words for a game that is not opened are fetched only where there is one. */
const refusals = () => import('./refused.js');

function beginningWith(beginning: Beginning, packFiles: readonly Pack[]): Beginning {
  return packFiles.length > 0 ? { ...beginning, packFiles } : beginning;
}

/** The packs from files for a game: those that it brings along, and what else it names of those kept in this browser. */
async function packFilesOf(beginning: Beginning, packs: readonly string[]): Promise<readonly Pack[]> {
  const brought = beginning.do === 'resume' ? await broughtBy(beginning.saved) : [];
  const others = missingBoxes(packs).filter((id) => !brought.some((pack) => pack.id === id));
  if (others.length === 0) return brought;
  return [...brought, ...(await ownPacks()).filter(({ id }) => others.includes(id))];
}
