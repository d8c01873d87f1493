/** Standing orders and plans of seats, carried out after each entry (PBP-10, PBP-26). */
import { carefulAnswer } from '@vigil/bots';
import type { TypedDecision, TypedOption } from '@vigil/rules';
import {
  type AtTable,
  asksToReact,
  harmless,
  ordered,
  type Plan,
  planned,
  type SeatNumber,
  type StandingOrder,
  type TableView,
  type Voided,
  voidedBy,
} from '@vigil/table';
import type { SeatChange } from '../storage/storage.js';
import { ownersAt } from '../tables/asked.js';
import { areBots, isPlayedByBot } from '../tables/bots.js';
import { decisionName } from '../tables/decisions.js';
import type { Following, FollowUp } from '../tables/follow-up.js';
import { askedIn } from '../tables/opening.js';
import { isPoll, mayReact, PASS } from '../tables/polls.js';
import type { Room } from '../tables/room.js';
import type { Given, Played, TablePlay } from '../tables/table-play.js';

/** A plan as it is kept with a seat: what is left of it, or why the rest was void. */
export interface KeptPlan {
  readonly plan: Plan;
  readonly void?: Voided | 'taken-back';
  /** When it was void. */
  readonly at?: number;
}

/** What seats have said in advance, for {@link Room.append}. */
export const inAdvance: FollowUp = (room) => new InAdvance(room);

class InAdvance implements Following {
  private readonly room: Room;
  private readonly plans = new Map<SeatNumber, KeptPlan>();
  private readonly changed = new Set<SeatNumber>();
  private readonly orders = new Map<SeatNumber, readonly StandingOrder[]>();
  /** How much of what was played has been looked at. */
  private seen = 0;

  constructor(room: Room) {
    this.room = room;
    for (const { seat, orders, plan } of room.seats) {
      // They were looked at when they were sent.
      const given = (orders ?? []) as readonly StandingOrder[];
      if (given.length > 0) this.orders.set(seat, given);
      const kept = plan as KeptPlan | undefined;
      if (kept && kept.void === undefined && kept.plan.intents.length > 0) this.plans.set(seat, kept);
    }
  }

  next(play: TablePlay, played: readonly Played[]): Given | undefined {
    const letBe = this.letBe(played);
    if (this.plans.size + this.orders.size + letBe.length === 0) return undefined;
    for (; this.seen < played.length; this.seen++) this.see(played[this.seen] as Played);
    const at: AtTable = {
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

  /** The seats that have let be a roll or a loss that has just been answered. */
  private letBe(played: readonly Played[]): readonly SeatNumber[] {
    const { votes } = this.room;
    if (!votes.some(({ option }) => option === PASS)) return [];
    const answered = new Set(played.flatMap(({ body }) => (body.kind === 'answer' ? [body.decision] : [])));
    return votes.flatMap(({ decision, seat, option }) => (option === PASS && answered.has(decision) ? [seat] : []));
  }

  /** A partner who passed while the owner was deciding is not asked again (PBP-27). */
  private passed(
    decision: TypedDecision,
    play: TablePlay,
    at: AtTable,
    letBe: readonly SeatNumber[],
  ): Given | undefined {
    const [seat] = decision.by;
    if (seat === undefined || !letBe.includes(seat) || !asksToReact(decision, at.view)) return undefined;
    const option = harmless(decision, at.vocabulary, seat)?.id;
    return option === undefined
      ? undefined
      : { decision: decisionName(decision.id, play.undone), option, seat, by: 'order' };
  }

  changes(): readonly SeatChange[] {
    return [...this.changed].map((seat) => ({ seat, change: { plan: this.plans.get(seat) } }));
  }

  /** What happened may be the end of a plan. */
  private see({ body, told }: Played): void {
    if (body.kind === 'undo') this.room.guard.reset();
    for (const [seat, { plan, void: already }] of this.plans) {
      if (already !== undefined) continue;
      const why = body.kind === 'undo' ? 'taken-back' : voidedBy(plan, seat, told);
      if (why !== undefined) this.keep(seat, this.voided(plan, why));
    }
  }

  private given(decision: TypedDecision, play: TablePlay, at: AtTable): Given | undefined {
    if (isPoll(this.room, play, decision)) return undefined;
    const { kind, owner } = ownersAt(play, decision, at.view);
    for (const seat of kind === 'anybody' ? decision.by : [owner]) {
      const name = decisionName(decision.id, play.undone);
      const plan = this.plans.get(seat);
      if (plan && plan.void === undefined) {
        const found = planned(decision, seat, at, plan.plan);
        if (found.is === 'void') this.keep(seat, this.voided(plan.plan, found.why));
        if (found.is === 'answer') {
          this.keep(seat, { plan: found.left });
          return { decision: name, option: found.option.id, seat, by: 'plan' };
        }
      }
      const found = ordered(decision, seat, at, this.orders.get(seat) ?? []);
      // Others have their time to react, whoever lets it be.
      if (!found || !('option' in found) || mayReact(this.room, play, decision).length > 0) continue;
      // An order that leads back to the same question in the same position has nothing more to say.
      if (!this.room.guard.allows(decision, found.option.id, () => at.view)) continue;
      return { decision: name, option: found.option.id, seat, by: 'order' };
    }
    return this.byBot(decision, play, at);
  }

  /** What a careful bot answers, where it is a bot's to do. People decide for the group, and when a day ends. */
  private byBot(decision: TypedDecision, play: TablePlay, at: AtTable): Given | undefined {
    const { kind, owner, voters } = ownersAt(play, decision, at.view);
    if (kind === 'keeper') return undefined;
    const bots = areBots(this.room, decision.by);
    // Live, whoever the rules name decides for the group.
    const group = this.room.row.manners.pace === 'live' ? bots : areBots(this.room, voters);
    const own = kind === 'poll' ? group : areBots(this.room, [owner]);
    const seats = kind === 'anybody' ? decision.by : own ? [owner] : [];
    for (const seat of seats) {
      const seatRow = this.room.seats[seat];
      if (!seatRow || !isPlayedByBot(seatRow) || mayReact(this.room, play, decision).length > 0) continue;
      const wanted = carefulAnswer(decision, at.view, at.content, seat);
      // Of what anybody may begin it begins what is its own.
      const begins = kind === 'anybody' && !bots;
      const mayTake = ({ key, by }: TypedOption) =>
        begins ? by === seat && key !== 'o.end-day' : by === undefined || by === seat;
      const own = decision.options.flatMap((one): string[] => (mayTake(one) ? [one.id] : []));
      if (begins && !own.includes(wanted)) continue;
      const option = this.room.guard.decide(decision, wanted, () => at.view, own);
      return { decision: decisionName(decision.id, play.undone), option, seat, by: 'bot' };
    }
    return undefined;
  }

  private voided(plan: Plan, why: KeptPlan['void']): KeptPlan {
    return { plan, ...(why && { void: why }), at: this.room.means.world.now() };
  }

  private keep(seat: SeatNumber, kept: KeptPlan): void {
    this.plans.set(seat, kept);
    this.changed.add(seat);
  }
}
