/** Standing orders and plans of seats, carried out after each entry (PBP-10, PBP-26). */
import { carefulAnswer } from '@vigil/bots';
import type { TypedDecision, TypedOption } from '@vigil/rules';
import {
  applyOrders,
  applyPlan,
  harmlessOption,
  isReaction,
  type OrderContext,
  type Plan,
  type SeatNumber,
  type StandingOrder,
  shouldReportVoid,
  type TableNote,
  type TableView,
  type VoidReason,
  voidReasonOf,
} from '@vigil/table';
import type { SeatChange } from '../storage/storage.js';
import { areBots, isPlayedByBot } from '../tables/bots.js';
import { ownersAt } from '../tables/decision-owners.js';
import { decisionName } from '../tables/decisions.js';
import { askedIn } from '../tables/open-games.js';
import { isPoll, PASS, seatsThatMayReact } from '../tables/polls.js';
import type { GivenAnswer, PlayedEntry, TablePlay } from '../tables/table-play.js';
import type { FollowUp, FollowUpRun, TableSession } from '../tables/table-session.js';

/** A stored plan: its remaining steps, or the reason why they were voided. */
export interface SavedPlan {
  readonly plan: Plan;
  readonly void?: VoidReason | 'taken-back';
  /** The time it was voided. */
  readonly at?: number;
  /** True if others do not see it. */
  readonly isPrivate?: boolean;
  /** A remark of its author. */
  readonly comment?: string;
  readonly postedAt?: number;
}

/** Creates the answers that seats have planned, for {@link TableSession.append}. */
export const createPlannedAnswers: FollowUp = (session) => new PlannedAnswers(session);

class PlannedAnswers implements FollowUpRun {
  private readonly session: TableSession;
  private readonly plans = new Map<SeatNumber, SavedPlan>();
  private readonly changed = new Set<SeatNumber>();
  private readonly orders = new Map<SeatNumber, readonly StandingOrder[]>();
  /** Number of played entries examined so far. */
  private seen = 0;

  constructor(session: TableSession) {
    this.session = session;
    for (const { seat, orders, plan } of session.seats) {
      // Plans are examined when they are saved.
      const given = (orders ?? []) as readonly StandingOrder[];
      if (given.length > 0) this.orders.set(seat, given);
      const savedPlan = plan as SavedPlan | undefined;
      if (savedPlan && savedPlan.void === undefined && savedPlan.plan.intents.length > 0)
        this.plans.set(seat, savedPlan);
    }
  }

  next(play: TablePlay, played: readonly PlayedEntry[]): GivenAnswer | undefined {
    const letBe = this.passedSeats(played);
    if (this.plans.size + this.orders.size + letBe.length === 0) return undefined;
    for (; this.seen < played.length; this.seen++) this.voidPlans(played[this.seen] as PlayedEntry);
    const at: OrderContext = {
      view: play.view([]) as TableView,
      content: play.opened.content,
      vocabulary: askedIn(play.opened),
    };
    for (const decision of play.decisions) {
      const given = this.passed(decision, play, at, letBe) ?? this.given(decision, play, at);
      if (given) return given;
    }
    return undefined;
  }

  /** Seats that have passed on a roll or loss that was just answered. */
  private passedSeats(played: readonly PlayedEntry[]): readonly SeatNumber[] {
    const { votes } = this.session;
    if (!votes.some(({ option }) => option === PASS)) return [];
    const answered = new Set(played.flatMap(({ body }) => (body.kind === 'answer' ? [body.decision] : [])));
    return votes.flatMap(({ decision, seat, option }) => (option === PASS && answered.has(decision) ? [seat] : []));
  }

  /** A partner who passed while the owner was deciding is not asked again (PBP-27). */
  private passed(
    decision: TypedDecision,
    play: TablePlay,
    at: OrderContext,
    letBe: readonly SeatNumber[],
  ): GivenAnswer | undefined {
    const [seat] = decision.by;
    if (seat === undefined || !letBe.includes(seat) || !isReaction(decision, at.view)) return undefined;
    const option = harmlessOption(decision, at.vocabulary, seat)?.id;
    return option === undefined
      ? undefined
      : { decision: decisionName(decision.id, play.undone), option, seat, by: 'order' };
  }

  changes(): readonly SeatChange[] {
    return [...this.changed].map((seat) => ({ seat, change: { plan: this.plans.get(seat) } }));
  }

  /** Voids the plans that a played entry ends. */
  private voidPlans({ body, events }: PlayedEntry): void {
    if (body.kind === 'undo') this.session.guard.reset();
    for (const [seat, saved] of this.plans) {
      if (saved.void !== undefined) continue;
      const why = body.kind === 'undo' ? 'taken-back' : voidReasonOf(saved.plan, seat, events);
      if (why !== undefined) this.keep(seat, this.voided(saved, why));
    }
  }

  private given(decision: TypedDecision, play: TablePlay, at: OrderContext): GivenAnswer | undefined {
    if (isPoll(this.session, play, decision)) return undefined;
    const { kind, owner } = ownersAt(play, decision, at.view);
    for (const seat of kind === 'anybody' ? decision.by : [owner]) {
      const name = decisionName(decision.id, play.undone);
      const plan = this.plans.get(seat);
      if (plan && plan.void === undefined) {
        const found = applyPlan(decision, seat, at, plan.plan);
        if (found.is === 'void') this.keep(seat, this.voided(plan, found.why));
        if (found.is === 'answer') {
          this.keep(seat, { ...plan, plan: found.left });
          return { decision: name, option: found.option.id, seat, by: 'plan' };
        }
      }
      const found = applyOrders(decision, seat, at, this.orders.get(seat) ?? []);
      // Other seats keep their time to react, even against a standing order.
      if (!found || !('option' in found) || seatsThatMayReact(this.session, play, decision).length > 0) continue;
      // An order that led back to the same question and position does not apply again.
      if (!this.session.guard.allows(decision, found.option.id, () => at.view)) continue;
      return { decision: name, option: found.option.id, seat, by: 'order' };
    }
    return this.byBot(decision, play, at);
  }

  /**
   * Returns a careful bot's answer, if the decision belongs to a bot. People decide for the group, and when a day ends.
   */
  private byBot(decision: TypedDecision, play: TablePlay, at: OrderContext): GivenAnswer | undefined {
    const { kind, owner, voters } = ownersAt(play, decision, at.view);
    if (kind === 'keeper') return undefined;
    const bots = areBots(this.session, decision.by);
    // At a live table, the seat that the rules name decides for the group.
    const group = this.session.row.settings.pace === 'live' ? bots : areBots(this.session, voters);
    const own = kind === 'poll' ? group : areBots(this.session, [owner]);
    const seats = kind === 'anybody' ? decision.by : own ? [owner] : [];
    for (const seat of seats) {
      const seatRow = this.session.seats[seat];
      if (!seatRow || !isPlayedByBot(seatRow) || seatsThatMayReact(this.session, play, decision).length > 0) continue;
      const wanted = carefulAnswer(decision, at.view, at.content, seat);
      // Among options open to all seats, a bot begins only its own.
      const begins = kind === 'anybody' && !bots;
      const mayTake = ({ key, by }: TypedOption) =>
        begins ? by === seat && key !== 'o.end-day' : by === undefined || by === seat;
      const own = decision.options.flatMap((item): string[] => (mayTake(item) ? [item.id] : []));
      if (begins && !own.includes(wanted)) continue;
      const option = this.session.guard.decide(decision, wanted, () => at.view, own);
      return { decision: decisionName(decision.id, play.undone), option, seat, by: 'bot' };
    }
    return undefined;
  }

  private voided(saved: SavedPlan, why: NonNullable<SavedPlan['void']>): SavedPlan {
    return { ...saved, void: why, at: this.session.deps.environment.now() };
  }

  /** Plans that became void, except private ones. */
  notes(): readonly TableNote[] {
    return [...this.changed].flatMap((seat): TableNote[] => {
      const { plan, void: why, isPrivate } = this.plans.get(seat) ?? {};
      if (!plan || why === undefined || isPrivate || !shouldReportVoid(plan, why)) return [];
      return [{ what: 'plan-void', seat, why }];
    });
  }

  private keep(seat: SeatNumber, savedPlan: SavedPlan): void {
    this.plans.set(seat, savedPlan);
    this.changed.add(seat);
  }
}
