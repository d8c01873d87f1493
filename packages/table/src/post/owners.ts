import { readOptionId, type TypedDecision, tiedForFirst, type Vocabulary } from '@vigil/rules';
import type { SeatNumber } from '../online/table-messages.js';
import { isHaunt, type TableView } from '../view.js';

/** Whose an open decision is (PBP-24). */
export interface DecisionOwners {
  /** `poll`: the voters decide (PBP-23); `anybody`: whoever wants to goes first; `keeper`: whoever narrates. */
  readonly kind: 'one' | 'poll' | 'anybody' | 'keeper';
  /** The one who is named; of a poll whose choice counts where they do not agree: the first player. */
  readonly owner: SeatNumber;
  /** Who is asked to vote in a poll, the first player first; else nobody. */
  readonly voters: readonly SeatNumber[];
  /** Others who hold a card that could be used here, and nobody else (PBP-27). */
  readonly reacting: readonly SeatNumber[];
}

/** Those who still play, in order from the first player. */
export function seatsInOrder(view: TableView): readonly SeatNumber[] {
  const { investigators } = view;
  const from = firstSeat(view);
  return investigators
    .map((_, i) => (from + i) % investigators.length)
    .filter((seat) => investigators[seat]?.place !== 'out');
}

/** Who decides where people do not agree (PBP-21): the first player; in Haunt the First Investigator, the first of those tied. */
export function firstSeat(view: TableView): SeatNumber {
  if (!isHaunt(view)) return view.first;
  const inPlay = view.investigators.filter(({ place }) => place !== 'out');
  return tiedForFirst(inPlay)[0]?.seat ?? 0;
}

/** Whose decision it is. One with a single person left at the table is nobody else's. */
export function ownersOf(decision: TypedDecision, vocabulary: Vocabulary, view: TableView): DecisionOwners {
  const { by, args, options } = decision;
  const whose = vocabulary.questions[decision.key]?.whose;
  const order = seatsInOrder(view);
  const alone = (owner: SeatNumber, kind: DecisionOwners['kind'] = 'one'): DecisionOwners => ({
    kind,
    owner,
    voters: [],
    reacting: kind === 'one' ? by.filter((seat) => seat !== owner) : [],
  });
  const firstOf = order.find((seat) => by.includes(seat)) ?? by[0] ?? 0;
  if (whose === 'keeper' || whose === 'anybody') return alone(firstOf, whose);
  if (whose === 'group') {
    const voters = votersOf(decision, order);
    if (voters.length > 1) return { kind: 'poll', owner: voters[0] ?? firstOf, voters, reacting: [] };
    return alone(voters[0] ?? firstOf);
  }
  const named = args && 'investigator' in args ? args.investigator : undefined;
  const owner = by.find((seat) => view.investigators[seat]?.id === named) ?? firstOf;
  const { reacting, ...one } = alone(owner);
  // Who has no answer of his own here is not asked.
  return { ...one, reacting: reacting.filter((seat) => options.some((option) => option.by === seat)) };
}

/** Who votes: those who may answer; where the rules leave it to one for all, everybody whom it concerns. */
function votersOf({ key, by, options }: TypedDecision, order: readonly SeatNumber[]): readonly SeatNumber[] {
  if (by.length > 1) return order.filter((seat) => by.includes(seat));
  if (key !== 'q.take-clue') return order;
  const takers = options.flatMap(({ id }) => readOptionId('take', id)?.seat ?? []);
  return takers.length > 1 ? order.filter((seat) => takers.includes(seat)) : by;
}

/** A vote in a poll. */
export interface Ballot {
  readonly seat: SeatNumber;
  readonly option: string;
}

/**
 * What a poll comes to (PBP-23, BOX-56): what all who may vote say alike; once it is `due` the first player's choice,
 * without one that of the next in order who has voted. Undefined: it goes on, or nobody has said anything.
 */
export function pollResult(
  decision: TypedDecision,
  { voters }: Pick<DecisionOwners, 'voters'>,
  ballots: readonly Ballot[],
  due = false,
): string | undefined {
  const offered = new Set<string>(decision.options.map(({ id }) => id));
  const votes = voters.map(
    (voter) => ballots.find(({ seat, option }) => seat === voter && offered.has(option))?.option,
  );
  const [first] = votes;
  if (first !== undefined && votes.every((vote) => vote === first)) return first;
  return due ? votes.find((vote) => vote !== undefined) : undefined;
}

/** Who decides for somebody who is absent: the keeper, or somebody else at the table. */
export type StandIn = 'keeper' | SeatNumber;

/**
 * Who decides for an absent seat (PBP-25, BOX-57): the first player; where it is he who is absent, the keeper, else the
 * next in order who is not away. Undefined: nobody is there.
 */
export function findStandIn(
  view: TableView,
  absent: SeatNumber,
  isAway: (seat: SeatNumber) => boolean,
  keeper: boolean,
): StandIn | undefined {
  const [first, ...others] = seatsInOrder(view);
  if (first === undefined) return keeper ? 'keeper' : undefined;
  if (first !== absent && !isAway(first)) return first;
  return keeper ? 'keeper' : others.find((seat) => seat !== absent && !isAway(seat));
}

/** True if a seat is asked by itself what it does about a roll or a loss that its owner has accepted (PBP-27). */
export function isReaction({ key, by, args }: TypedDecision, view: TableView): boolean {
  if (key !== 'q.after-roll' && key !== 'q.loss') return false;
  const named = args && 'investigator' in args ? args.investigator : undefined;
  return !by.some((seat) => view.investigators[seat]?.id === named);
}

/** The answers by which somebody lets a roll or a loss be, or ends a movement. */
const CLOSING_OPTIONS: ReadonlySet<string> = new Set(['o.enough', 'o.take-loss', 'o.stop']);

/** Whether an answer of its owner ends what others could still react to (PBP-27). */
export function endsReactions(decision: TypedDecision, { reacting }: DecisionOwners, option: string): boolean {
  const key = decision.options.find(({ id }) => id === option)?.key;
  return reacting.length > 0 && key !== undefined && CLOSING_OPTIONS.has(key);
}
