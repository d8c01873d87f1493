import type { HauntOutcome, HauntPreview, Outcome, TypedDecision } from '@vigil/rules';
import type {
  BotSeat,
  GameId,
  GameUpdate,
  HostPort,
  HostReply,
  SavedGame,
  TableEvent,
  TableView,
  UndoObstacle,
} from '@vigil/table';
import type { LogLine, TimelineMark } from '../text/log-line.js';

/** The table after an update, with the events since the previous one. */
export interface TableMoment {
  readonly view: TableView;
  readonly events: readonly TableEvent[];
}

/** Update of a host that may hide seed and save, as a server does. */
export interface HostUpdate extends Omit<GameUpdate, 'seed' | 'saved'> {
  readonly seed: string | undefined;
  readonly saved: SavedGame | undefined;
  /** Number of answers after which earlier events are void; undefined: after those of this update. */
  readonly validAnswers?: number;
  /** True if it has all events from the beginning: earlier ones are not needed. */
  readonly isComplete?: boolean;
  /** True if others caused it: a player who looks back stays there. */
  readonly isByOthers?: boolean;
}

export type HostMessage =
  | Exclude<HostReply, { say: 'update' }>
  | { readonly say: 'update'; readonly update: HostUpdate };

/** A way to any host: in a worker, or on a server. */
export interface SessionPort extends Pick<HostPort, 'send' | 'close'> {
  onMessage(listener: (message: HostMessage) => void): void;
}

/** Everything the page shows of a game at one moment. Replaced as a whole, never changed. */
export interface Snapshot {
  readonly id: string;
  readonly game: GameId;
  /** Undefined until the game is over. */
  readonly seed: string | undefined;
  /** Everything open on the table, without secrets. Of an earlier moment while one is shown. */
  readonly view: TableView;
  /** Announced actions of the monsters in that view. */
  readonly monsterPreview: HauntPreview;
  readonly decisions: readonly TypedDecision[];
  readonly lines: readonly LogLine[];
  /** Marks on the timeline of the whole game. */
  readonly marks: readonly TimelineMark[];
  /** Lines since the last choice. */
  readonly news: readonly LogLine[];
  /** After how many answers the news begin: before the last ones that the table gave itself, if there are any. */
  readonly since: number;
  /** The moments of the news, by line, if requested. */
  readonly moments: ReadonlyMap<number, TableMoment>;
  /** The events of the news, as far as known; empty while an earlier moment is shown. */
  readonly events: readonly TableEvent[];
  readonly answers: number;
  /** Number of answers and undos; an answer applies to this count. */
  readonly moves: number;
  /** The current line while the news is shown line by line: the table is as it was then. */
  readonly narratedLine?: number;
  /** The moment that is looked at, by answers given; undefined: now. */
  readonly lookingAt: number | undefined;
  /** Number of events of the previous answer that are included; undefined: all. */
  readonly lookingAtEvent: number | undefined;
  /** Reason why the last answer cannot be undone; undefined: it can. `earlier` while a past moment is shown. */
  readonly undoObstacle: UndoObstacle | 'earlier' | undefined;
  readonly outcome: Outcome | HauntOutcome | undefined;
  /** Error of the rules, if they failed. */
  readonly fault: string | undefined;
  /** The bots at this table, if there are any. */
  readonly bots: SeatedBots | undefined;
  /** Notice about a game begun by another version; shown until the next answer. */
  readonly replayNotice: GameUpdate['replayNotice'];
}

/** The seats that bots play, and the decision that one of them answers next. */
export interface SeatedBots {
  readonly seats: readonly BotSeat[];
  readonly next: TypedDecision | undefined;
}

/** Undefined for a game without previews, or if none was requested for this moment. */
export const NO_FORESIGHT: HauntPreview = { moves: [], activities: [] };

/** The moments of some events, by their lines. */
export function momentsOf(
  events: readonly TableEvent[],
  lines: readonly (LogLine | undefined)[],
): ReadonlyMap<number, TableMoment> {
  const moments = new Map<number, TableMoment>();
  let tableEvents: TableEvent[] = [];
  for (const [i, event] of events.entries()) {
    const line = lines[i];
    tableEvents.push(event);
    if (!line || line.kind === 'phase' || !event.view) continue;
    moments.set(line.id, { view: event.view, events: tableEvents });
    tableEvents = [];
  }
  return moments;
}
