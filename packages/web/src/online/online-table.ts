import type { PlayErrorCode } from '@vigil/engine';
import type { HauntPreview } from '@vigil/rules';
import {
  type ChatMessage,
  type ClientMessage,
  type LogEntry,
  MAX_UPDATE_ENTRIES,
  type OpenDecision,
  type Refusal,
  type SeatNumber,
  type ServerMessage,
  type TableEvent,
  type TableInfo,
  type TablePresence,
  type TableUpdate,
  type TableView,
} from '@vigil/table';
import { newId } from '../play/chance.js';
import { Store } from '../ui/store.js';
import { type ConnectionEnvironment, type KeyedMessage, TableConnection } from './table-connection.js';

/** State of a table, except the events of its game. Replaced as a whole. */
export interface OnlineTableState {
  readonly info: TableInfo | undefined;
  /** Undefined: the game has not begun, or is not here yet. */
  readonly update: TableUpdate | undefined;
  readonly messages: readonly ChatMessage[];
  /** Every entry so far. */
  readonly logEntries: readonly LogEntry[];
  /** The last refusal, until the next action. */
  readonly refusal: Refusal | undefined;
  /** Notes and changes of the table in the log since the page opened, until they are read. */
  readonly unreadNotes: readonly LogEntry[];
}

/** Messages about the game itself. */
export type GameMessage =
  | {
      readonly type: 'update';
      readonly update: TableUpdate;
      /** Number of answers up to which earlier events remain valid. */
      readonly validAnswers: number;
      /** True if it holds all events from the beginning. */
      readonly isComplete: boolean;
      /** True if it follows an own action or its refusal. */
      readonly isOwn: boolean;
      readonly answerIgnored?: PlayErrorCode;
    }
  | {
      readonly type: 'past';
      readonly at: number;
      readonly view: TableView | undefined;
      readonly monsterPreview: HauntPreview | undefined;
    };

/** An answer that is put down and not sent. `mark`: how its decision stood. */
export interface Draft {
  readonly decision: string;
  readonly option: string;
  readonly mark: string | undefined;
  /** Narration to send with it. */
  readonly narration?: string;
}

/** A message without its key, which is made up here. */
type MessageWithoutKey<M = KeyedMessage> = M extends KeyedMessage ? Omit<M, 'key'> : never;

/** An online table in this page: its data, game and chat, and all actions there. */
export class OnlineTable {
  readonly id: string;
  readonly connection: TableConnection;
  readonly state = new Store<OnlineTableState>({
    info: undefined,
    update: undefined,
    messages: [],
    logEntries: [],
    refusal: undefined,
    unreadNotes: [],
  });
  /** By post: the answer as a draft, until it is sent. */
  readonly draft = new Store<Draft | undefined>(undefined);
  /** The last decision answered here, to say what came first. */
  private lastAnswered: OpenDecision | undefined;
  private sendsAtOnce = false;
  private readonly tokens: readonly string[];
  private events: readonly TableEvent[] = [];
  private readonly listeners = new Set<(message: GameMessage) => void>();
  private sharedTarget: string | undefined;

  /** `tokens`: of the links that this page has to the table. */
  constructor(id: string, tokens: readonly string[], around: ConnectionEnvironment) {
    this.id = id;
    this.tokens = tokens;
    this.connection = new TableConnection(
      around,
      () => this.createHello(),
      (message) => this.receive(message),
    );
  }

  /** The current game with all events. Throws before it has begun. */
  game(): { readonly update: TableUpdate } {
    const { update } = this.state.get();
    if (!update) throw new Error('The game has not begun.');
    return { update: { ...update, events: this.events } };
  }

  /** Adds a listener for updates of the game. Returns the function that removes it. */
  onGame(listener: (message: GameMessage) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The seats whose links this page has. */
  get seats(): readonly SeatNumber[] {
    return this.state.get().info?.you.seats ?? [];
  }

  /** Answers a decision, unless an answer to it is pending. `mark`: state of the decision for the person answering. */
  answer(decision: string, option: string, mark: string | undefined, narration?: string): void {
    const already = this.connection.unsent.get().some((one) => one.do === 'answer' && one.decision === decision);
    if (already) return;
    const open = this.state.get().update?.decisions.find(({ id }) => id === decision);
    this.lastAnswered = open;
    const offered = [...(open?.options ?? []), ...(open?.asides ?? [])].find(({ id }) => id === option);
    const may = offered?.by === undefined ? open?.by : [offered.by];
    const seat = may?.find((one) => this.seats.includes(one));
    this.send({
      do: 'answer',
      decision,
      option,
      ...(seat !== undefined && { seat }),
      ...(mark !== undefined && { mark }),
      ...(narration && { narration }),
    });
  }

  /** Returns the decision that a refused answer was for. */
  refusedDecision({ answered }: Refusal): OpenDecision | undefined {
    return answered && this.lastAnswered?.id === answered.decision ? this.lastAnswered : undefined;
  }

  /** Puts an answer down at a table by post, else answers. */
  choose(decision: string, option: string, mark: string | undefined): void {
    if (this.state.get().info?.settings.pace !== 'post' || this.sendsAtOnce) return this.answer(decision, option, mark);
    const before = this.draft.get();
    const tale = before?.decision === decision ? before.narration : undefined;
    this.setDraft({ decision, option, mark, ...(tale !== undefined && { narration: tale }) });
    // Nothing is pending: the question can be answered differently.
    this.repeatState();
  }

  /** Replaces the prepared answer; undefined: none. */
  setDraft(draft: Draft | undefined): void {
    this.draft.set(draft);
  }

  /** Sets the narration of the prepared answer. */
  setDraftTale(tale: string): void {
    const draft = this.draft.get();
    if (draft) this.draft.set({ ...draft, narration: tale });
  }

  /** Resumes an earlier draft if its decision is still open and offers its option. */
  resumeDraft(draft: Draft): void {
    const open = this.state.get().update?.decisions.find(({ id }) => id === draft.decision);
    if (!open || (draft.mark !== undefined && draft.mark !== open.mark)) return;
    if ([...open.options, ...open.asides].some(({ id }) => id === draft.option)) this.setDraft(draft);
  }

  /** Sends the prepared answer with its narration. `always`: until the page closes, answers are sent immediately. */
  sendDraft(always = false): void {
    this.sendsAtOnce ||= always;
    const draft = this.draft.get();
    this.draft.set(undefined);
    if (draft) this.answer(draft.decision, draft.option, draft.mark, draft.narration?.trim());
  }

  /** Takes the last answer back, or asks those for it whom it concerns. */
  undo(): void {
    const { update } = this.state.get();
    if (!update || this.connection.unsent.get().some((one) => one.do === 'undo')) return;
    this.send({ do: 'undo', to: update.answers - 1, seen: update.number });
  }

  /** Sends something that has to arrive, with a key of its own. */
  send(message: MessageWithoutKey): void {
    this.patchState({ refusal: undefined });
    this.connection.send({ ...message, key: newId() + newId() } as KeyedMessage);
  }

  /** Requests the game after a number of answers. */
  requestPast(at: number): void {
    this.connection.sendIfOpen({ do: 'past', at });
  }

  /** Shares the subject that a seat of this page points at. */
  shareTarget(seat: SeatNumber, at: string | undefined): void {
    if (at === this.sharedTarget) return;
    this.sharedTarget = at;
    this.connection.sendIfOpen({ do: 'look-at', seat, at });
  }

  /** Takes table info from a request outside the connection. */
  setInfo(info: TableInfo): void {
    this.patchState({ info });
  }

  clearNotes(): void {
    this.patchState({ unreadNotes: [] });
  }

  clearRefusal(): void {
    this.patchState({ refusal: undefined });
  }

  close(): void {
    this.connection.close();
  }

  private createHello(): Extract<ClientMessage, { do: 'hello' }> {
    const { update, messages } = this.state.get();
    const last = messages.at(-1);
    return {
      do: 'hello',
      table: this.id,
      tokens: this.tokens,
      ...(update && { since: update.number }),
      ...(last && { chatSince: last.n }),
    };
  }

  private receive(message: ServerMessage): void {
    switch (message.say) {
      case 'table':
        return this.patchState({ info: message.table });
      case 'update':
        return this.applyUpdate(message.update);
      case 'chat':
        return this.patchState({ messages: mergeMessages(this.state.get().messages, message.messages) });
      case 'presence':
        return this.patchState({ info: withPresence(this.state.get().info, message.presence) });
      case 'past':
        return this.emit({
          type: 'past',
          at: message.at,
          view: message.view as TableView | undefined,
          monsterPreview: message.monsterPreview as HauntPreview | undefined,
        });
      case 'refused':
        return this.applyRefusal(message.refusal);
      case 'done':
      case 'notice':
      case 'pong':
        return;
      default:
        return message satisfies never;
    }
  }

  private applyUpdate(update: TableUpdate): void {
    const { update: before, logEntries, unreadNotes } = this.state.get();
    // For a long game a new connection receives only the end; earlier events are not available.
    const gap = before !== undefined && (update.from ?? 0) > before.number + 1;
    const anew = update.from === undefined || before === undefined || gap;
    // An update older than the state has arrived late.
    if (before && update.number < before.number) return;
    // Messages overtook each other: reconnects from the current position, or anew if that is too long ago.
    if (gap && update.logEntries.length < MAX_UPDATE_ENTRIES) return this.connection.reconnect();
    const again = before !== undefined && update.number === before.number && !anew;
    const fresh = again ? [] : update.logEntries.filter(({ number }) => anew || number > (before?.number ?? -1));
    const stands = Math.min(
      update.answers,
      ...fresh.filter(({ kind }) => kind === 'undo').map(({ answers }) => answers),
    );
    // Events of known entries have been reported before.
    const known = !anew && before && (update.from ?? 0) <= before.number ? Math.min(stands, before.answers) : -1;
    const events = again ? [] : update.events.filter(({ at }) => at > known);
    this.events = anew ? events : [...this.events.filter(({ at }) => at <= stands), ...events];
    const { decision } = this.draft.get() ?? {};
    if (!update.decisions.some(({ id }) => id === decision)) this.draft.set(undefined);
    this.patchState({
      update: { ...update, events: [] },
      logEntries: anew && !gap ? fresh : [...logEntries, ...fresh],
      ...(before && { unreadNotes: [...unreadNotes, ...fresh.filter((entry) => this.isNews(entry))] }),
    });
    const mine = fresh.some(({ seat }) => seat !== undefined && this.seats.includes(seat));
    this.emit({
      type: 'update',
      update: { ...update, events },
      validAnswers: stands,
      isComplete: anew && before !== undefined,
      isOwn: mine,
    });
  }

  /** True for a note, and for settings and roles that another person has changed. */
  private isNews({ note, change, by, seat }: LogEntry): boolean {
    if (!change) return note !== undefined;
    if (by === 'vote' || by === 'operator') return true;
    return seat === undefined ? this.state.get().info?.you.host !== true : !this.seats.includes(seat);
  }

  private applyRefusal(refusal: Refusal): void {
    this.patchState({ refusal });
    this.repeatState();
  }

  /** Nothing came of the action: the question can be answered again. */
  private repeatState(): void {
    const { update } = this.state.get();
    if (!update) return;
    const { answers: stands } = update;
    this.emit({
      type: 'update',
      update,
      validAnswers: stands,
      isComplete: false,
      isOwn: true,
      answerIgnored: 'stale-answer',
    });
  }

  private patchState(changed: Partial<OnlineTableState>): void {
    this.state.set({ ...this.state.get(), ...changed });
  }

  private emit(message: GameMessage): void {
    for (const listener of this.listeners) listener(message);
  }
}

/** Merges messages in order, without duplicates. */
function mergeMessages(before: readonly ChatMessage[], more: readonly ChatMessage[]): readonly ChatMessage[] {
  const all = new Map([...before, ...more].map((one) => [one.n, one]));
  return [...all.values()].sort((one, other) => one.n - other.n);
}

/** Returns the table info with current presence. */
function withPresence(
  info: TableInfo | undefined,
  { seats, spectators, left = [] }: TablePresence,
): TableInfo | undefined {
  if (!info) return undefined;
  return {
    ...info,
    spectators,
    seats: info.seats.map(({ lookingAt: _, leftAt: before, ...seat }) => {
      const here = seats.find((one) => one.seat === seat.seat);
      const looks = here?.lookingAt;
      const leftAt = here ? undefined : (left.find((one) => one.seat === seat.seat)?.at ?? before);
      return {
        ...seat,
        present: here !== undefined,
        ...(looks !== undefined && { lookingAt: looks }),
        ...(leftAt !== undefined && { leftAt }),
      };
    }),
  };
}
