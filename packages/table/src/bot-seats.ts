/** Seats of a local game that bots play. Loaded for games that have some. */
import type { Message, Seat } from '@vigil/engine';
import type { TypedDecision } from '@vigil/rules';
import { type DecisionVocabulary, ownersOf } from './post/owners.js';
import type { TableView } from './view.js';

/** An answer of a bot, and its reason if it is worth telling. */
export interface BotMove {
  readonly option: string;
  readonly reason?: Message;
}

/** The bot that plays the seats of one game. It sees what the seat sees. */
export interface SeatPlayer {
  /** The questions of the game, which say who decides. */
  readonly vocabulary: DecisionVocabulary;
  /** Returns the answer to give now. */
  move(decision: TypedDecision, view: TableView, seat: Seat): BotMove;
  /** Returns the answer as given without memory, for the reasons of a game that is opened again. */
  recall(decision: TypedDecision, view: TableView, seat: Seat): BotMove;
  /** Forgets what it remembers, after undo. */
  reset(): void;
}

/** The part of a game that bots use. */
export interface BotTable {
  readonly decisions: readonly TypedDecision[];
  readonly answers: number;
  /** Number of events not yet reported. */
  readonly eventCount: number;
  view(seat?: Seat): TableView;
  answer(decision: string, option: string): void;
}

/** Maximum number of answers in one step, for games in which nothing happens. */
const MAX_STEP_ANSWERS = 60;

/**
 * The bots of one game. They answer only what no person may answer: never a question shared with a person, and no
 * decision of the group while a person is in play. They wait while a person is asked anything.
 */
export class BotSeats {
  private readonly player: SeatPlayer;
  private bots: readonly BotSeat[];
  private reasons: BotReason[] = [];
  /** The reason told last, by which a movement is one step. */
  private lastReason: string | undefined;
  /** The answer that follows the last step, already thought of. */
  private nextMove: { readonly decision: string; readonly answers: number; readonly move: BotMove } | undefined;

  constructor(player: SeatPlayer, bots: readonly BotSeat[]) {
    this.player = player;
    this.bots = bots;
  }

  /** Gives other seats to bots. Seats that stay keep the moment since which they are bots. */
  setSeats(seats: readonly Seat[], answers: number): void {
    this.bots = seats.map((seat) => this.bots.find((bot) => bot.seat === seat) ?? { seat, since: answers });
    this.forget();
  }

  /** Describes the bots, with the reasons since the last call. */
  status(table: Pick<BotTable, 'decisions' | 'view'>): GameBots {
    const { reasons, bots } = this;
    this.reasons = [];
    return { seats: bots, next: this.nextDecision(table)?.id, reasons };
  }

  /** True if only bots sit at the table. */
  areAlone(view: TableView): boolean {
    return view.investigators.every((_, seat) => this.isBot(seat));
  }

  /** Returns the decision that a bot answers next; undefined while a person is asked. */
  nextDecision({ decisions, view }: Pick<BotTable, 'decisions' | 'view'>): TypedDecision | undefined {
    if (decisions.length === 0 || !decisions.every((decision) => this.isForBots(decision, view()))) return undefined;
    return decisions.find(({ aside }) => aside) ?? decisions[0];
  }

  /** True if only bots decide. `view`: of the open decision. */
  isForBots(decision: TypedDecision, view: TableView, answers = Number.POSITIVE_INFINITY): boolean {
    if (decision.by.length === 0 || !decision.by.every((seat) => this.isBot(seat, answers))) return false;
    const { voters } = ownersOf(decision, this.player.vocabulary, view);
    return voters.every((seat) => this.isBot(seat, answers));
  }

  /**
   * Lets the bots answer until something has happened. A movement for one reason is one step. Returns false if it was
   * not their turn.
   */
  playStep(table: BotTable): boolean {
    const before = table.eventCount;
    let step: string | undefined;
    let played = false;
    for (let n = 0; n < MAX_STEP_ANSWERS; n++) {
      const decision = this.nextDecision(table);
      const seat = decision?.by[0];
      if (!decision || seat === undefined) break;
      const move = this.think(table, decision, seat);
      const reasonKey = move.reason && JSON.stringify(move.reason);
      if (played && table.eventCount > before && (reasonKey === undefined || reasonKey !== step)) break;
      this.nextMove = undefined;
      this.note(seat, table.answers, move);
      step = reasonKey;
      table.answer(decision.id, move.option);
      played = true;
    }
    return played;
  }

  /** Notes the reason of an answer of a bot that was given earlier, while a game is opened again. */
  recall(decision: TypedDecision, option: string, answers: number, view: (seat: Seat) => TableView): void {
    const [seat] = decision.by;
    if (seat === undefined) return;
    const move = this.player.recall(decision, view(seat), seat);
    // Given before the bots learned to decide otherwise.
    this.note(seat, answers, move.option === option ? move : { option });
  }

  /** Forgets everything beyond the position, after undo. */
  forget(): void {
    this.player.reset();
    this.lastReason = undefined;
    this.nextMove = undefined;
  }

  private isBot(seat: Seat, answers = Number.POSITIVE_INFINITY): boolean {
    return this.bots.some((bot) => bot.seat === seat && bot.since <= answers);
  }

  private think(table: BotTable, decision: TypedDecision, seat: Seat): BotMove {
    const { answers } = table;
    const { nextMove } = this;
    if (nextMove?.decision === decision.id && nextMove.answers === answers) return nextMove.move;
    const move = this.player.move(decision, table.view(seat), seat);
    this.nextMove = { decision: decision.id, answers, move };
    return move;
  }

  private note(seat: Seat, answers: number, { reason }: BotMove): void {
    if (!reason) return;
    const reasonKey = JSON.stringify(reason);
    if (reasonKey !== this.lastReason) this.reasons.push({ seat, at: answers + 1, reason });
    this.lastReason = reasonKey;
  }
}

/** A seat that a bot plays. `since`: number of answers when it was given to the bot. */
export interface BotSeat {
  readonly seat: Seat;
  readonly since: number;
}

/** The reason of a bot's answer, told before its events. `at`: number of answers given, as of a {@link TableEvent}. */
export interface BotReason {
  readonly seat: Seat;
  readonly at: number;
  readonly reason: Message;
}

/** The bots of a game. `next`: the decision that one of them answers next. `reasons`: since the last update. */
export interface GameBots {
  readonly seats: readonly BotSeat[];
  readonly next: string | undefined;
  readonly reasons: readonly BotReason[];
}
