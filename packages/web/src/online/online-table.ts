import type { PlayErrorCode } from '@vigil/engine';
import type { Foresight } from '@vigil/rules';
import {
  type Deed,
  type FromTable,
  MOST_TOLD,
  type Present,
  type Refusal,
  type Said,
  type SeatNumber,
  type TableInfo,
  type TableUpdate,
  type TableView,
  type ToldEvent,
  type ToTable,
} from '@vigil/table';
import { Store } from '../frame/store.js';
import { newId } from '../play/chance.js';
import { type Around, type Keyed, Line } from './line.js';

/** What is known of a table, all but what was told in its game. It is replaced as a whole. */
export interface Standing {
  readonly info: TableInfo | undefined;
  /** Undefined: the game has not begun, or is not here yet. */
  readonly update: TableUpdate | undefined;
  readonly said: readonly Said[];
  /** Every entry so far. */
  readonly deeds: readonly Deed[];
  /** What was refused last, until something is done again. */
  readonly refusal: Refusal | undefined;
}

/** What comes of the game itself: for whoever shows it. */
export type Heard =
  | {
      readonly heard: 'update';
      readonly update: TableUpdate;
      /** After how many answers what was told before does not stand any more. */
      readonly stands: number;
      /** It has everything from the beginning. */
      readonly anew: boolean;
      /** It follows something that was done here, or was refused. */
      readonly mine: boolean;
      readonly passedOver?: PlayErrorCode;
    }
  | {
      readonly heard: 'past';
      readonly at: number;
      readonly view: TableView | undefined;
      readonly foresight: Foresight | undefined;
    };

/** An answer that is put down and not sent. `mark`: how its decision stood. */
export interface Draft {
  readonly decision: string;
  readonly option: string;
  readonly mark: string | undefined;
  /** What would be told of it. */
  readonly tale?: string;
}

/** A message without its key, which is made up here. */
type Unkeyed<M = Keyed> = M extends Keyed ? Omit<M, 'key'> : never;

/** A table over the network, as this page holds it: what it is, how it stands, what was said, and everything to do there. */
export class OnlineTable {
  readonly id: string;
  readonly line: Line;
  readonly standing = new Store<Standing>({
    info: undefined,
    update: undefined,
    said: [],
    deeds: [],
    refusal: undefined,
  });
  /** By post: what would be answered, until it is sent. */
  readonly draft = new Store<Draft | undefined>(undefined);
  private atOnce = false;
  private readonly tokens: readonly string[];
  private told: readonly ToldEvent[] = [];
  private readonly listeners = new Set<(heard: Heard) => void>();
  private looks: string | undefined;
  /** A whole history was asked for: what is here is not built upon. */

  /** `tokens`: of the links that this page has to the table. */
  constructor(id: string, tokens: readonly string[], around: Around) {
    this.id = id;
    this.tokens = tokens;
    this.line = new Line(
      around,
      () => this.hello(),
      (message) => this.hear(message),
    );
  }

  /** The game as it stands, with all that was told. Fails before it has begun. */
  game(): { readonly update: TableUpdate } {
    const { update } = this.standing.get();
    if (!update) throw new Error('The game has not begun.');
    return { update: { ...update, events: this.told } };
  }

  /** Calls `listener` with all that comes of the game, until the function it gives is called. */
  onGame(listener: (heard: Heard) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The seats whose links this page has. */
  get seats(): readonly SeatNumber[] {
    return this.standing.get().info?.you.seats ?? [];
  }

  /**
   * Answers a decision. While an answer to it is on its way, no second one is given. `mark`: how it stood for who answers.
   */
  answer(decision: string, option: string, mark: string | undefined, narration?: string): void {
    const already = this.line.unsent.get().some((one) => one.do === 'answer' && one.decision === decision);
    if (already) return;
    const open = this.standing.get().update?.decisions.find(({ id }) => id === decision);
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

  /** Puts an answer down at a table by post, else answers. */
  choose(decision: string, option: string, mark: string | undefined): void {
    if (this.standing.get().info?.manners.pace !== 'post' || this.atOnce) return this.answer(decision, option, mark);
    const before = this.draft.get();
    const tale = before?.decision === decision ? before.tale : undefined;
    this.putDown({ decision, option, mark, ...(tale !== undefined && { tale }) });
    // Nothing is on its way: the question can be answered otherwise.
    this.standAsItIs();
  }

  /** Puts an answer down, in place of another; undefined: none. */
  putDown(draft: Draft | undefined): void {
    this.draft.set(draft);
  }

  /** Says what is told of what was put down. */
  tellOf(tale: string): void {
    const draft = this.draft.get();
    if (draft) this.draft.set({ ...draft, tale });
  }

  /** Takes up what was put down earlier, if its decision is still open and can be answered so. */
  takeUpDraft(draft: Draft): void {
    const open = this.standing.get().update?.decisions.find(({ id }) => id === draft.decision);
    if (!open || (draft.mark !== undefined && draft.mark !== open.mark)) return;
    if ([...open.options, ...open.asides].some(({ id }) => id === draft.option)) this.putDown(draft);
  }

  /** Sends what was put down, with what is told of it. `always`: as long as this page is there, answers are sent as they are given. */
  sendDraft(always = false): void {
    this.atOnce ||= always;
    const draft = this.draft.get();
    this.draft.set(undefined);
    if (draft) this.answer(draft.decision, draft.option, draft.mark, draft.tale?.trim());
  }

  /** Takes the last answer back, or asks those for it whom it concerns. */
  undo(): void {
    const { update } = this.standing.get();
    if (!update || this.line.unsent.get().some((one) => one.do === 'undo')) return;
    this.send({ do: 'undo', to: update.answers - 1, seen: update.number });
  }

  /** Sends something that has to arrive, with a key of its own. */
  send(message: Unkeyed): void {
    this.put({ refusal: undefined });
    this.line.send({ ...message, key: newId() + newId() } as Keyed);
  }

  /** Asks how the game stood after so many answers. */
  lookAt(at: number): void {
    this.line.tell({ do: 'past', at });
  }

  /** Shows the others what somebody here looks at. */
  show(seat: SeatNumber, at: string | undefined): void {
    if (at === this.looks) return;
    this.looks = at;
    this.line.tell({ do: 'look-at', seat, at });
  }

  /** What the server says when it is asked by another way than this line. */
  take(info: TableInfo): void {
    this.put({ info });
  }

  /** What was refused has been read. */
  forgetRefusal(): void {
    this.put({ refusal: undefined });
  }

  close(): void {
    this.line.close();
  }

  private hello(): Extract<ToTable, { do: 'hello' }> {
    const { update, said } = this.standing.get();
    const last = said.at(-1);
    return {
      do: 'hello',
      table: this.id,
      tokens: this.tokens,
      ...(update && { since: update.number }),
      ...(last && { said: last.n }),
    };
  }

  private hear(message: FromTable): void {
    switch (message.say) {
      case 'table':
        return this.put({ info: message.table });
      case 'update':
        return this.goOn(message.update);
      case 'said':
        return this.put({ said: merged(this.standing.get().said, message.said) });
      case 'present':
        return this.put({ info: withPresent(this.standing.get().info, message.present) });
      case 'past':
        return this.tell({
          heard: 'past',
          at: message.at,
          view: message.view as TableView | undefined,
          foresight: message.foresight as Foresight | undefined,
        });
      case 'refused':
        return this.refused(message.refusal);
      case 'done':
      case 'pong':
        return;
      default:
        return message satisfies never;
    }
  }

  private goOn(update: TableUpdate): void {
    const { update: before, deeds } = this.standing.get();
    // Of a long game a new line has only the end: that is what there is then.
    const gap = before !== undefined && (update.from ?? 0) > before.number + 1;
    const anew = update.from === undefined || before === undefined || gap;
    // What was sent before what is here already came late.
    if (before && update.number < before.number) return;
    // It overtook another one: a new line begins behind what is here, unless that is longer ago than is told at once.
    if (gap && update.deeds.length < MOST_TOLD) return this.line.catchUp();
    const again = before !== undefined && update.number === before.number && !anew;
    const fresh = again ? [] : update.deeds.filter(({ number }) => anew || number > (before?.number ?? -1));
    const stands = Math.min(
      update.answers,
      ...fresh.filter(({ kind }) => kind === 'undo').map(({ answers }) => answers),
    );
    // What it tells of entries that are here was told.
    const known = !anew && before && (update.from ?? 0) <= before.number ? Math.min(stands, before.answers) : -1;
    const events = again ? [] : update.events.filter(({ at }) => at > known);
    this.told = anew ? events : [...this.told.filter(({ at }) => at <= stands), ...events];
    const { decision } = this.draft.get() ?? {};
    if (!update.decisions.some(({ id }) => id === decision)) this.draft.set(undefined);
    this.put({ update: { ...update, events: [] }, deeds: anew && !gap ? fresh : [...deeds, ...fresh] });
    const mine = fresh.some(({ seat }) => seat !== undefined && this.seats.includes(seat));
    this.tell({ heard: 'update', update: { ...update, events }, stands, anew: anew && before !== undefined, mine });
  }

  private refused(refusal: Refusal): void {
    this.put({ refusal });
    this.standAsItIs();
  }

  /** Nothing came of what was done: the question can be answered again. */
  private standAsItIs(): void {
    const { update } = this.standing.get();
    if (!update) return;
    const { answers: stands } = update;
    this.tell({ heard: 'update', update, stands, anew: false, mine: true, passedOver: 'stale-answer' });
  }

  private put(changed: Partial<Standing>): void {
    this.standing.set({ ...this.standing.get(), ...changed });
  }

  private tell(heard: Heard): void {
    for (const listener of this.listeners) listener(heard);
  }
}

/** What was said, in its order and once. */
function merged(before: readonly Said[], more: readonly Said[]): readonly Said[] {
  const all = new Map([...before, ...more].map((one) => [one.n, one]));
  return [...all.values()].sort((one, other) => one.n - other.n);
}

/** What is known of a table, with who is there just now. */
function withPresent(info: TableInfo | undefined, { seats, spectators }: Present): TableInfo | undefined {
  if (!info) return undefined;
  return {
    ...info,
    spectators,
    seats: info.seats.map(({ lookingAt: _, ...seat }) => {
      const here = seats.find((one) => one.seat === seat.seat);
      const looks = here?.lookingAt;
      return { ...seat, present: here !== undefined, ...(looks !== undefined && { lookingAt: looks }) };
    }),
  };
}
