import { type QuestionDef, readOptionId, type TypedDecision, tiedForFirst } from '@vigil/rules';
import type { SeatNumber } from '../online/seat-number.js';
import { isHaunt, type TableView } from '../view.js';

/** The owners of an open decision [PBP-24]. */
export interface DecisionOwners {
  /** `poll`: the voters decide [PBP-23]. `anybody`: the first seat to act. `keeper`: the game master. */
  readonly kind: 'one' | 'poll' | 'anybody' | 'keeper';
  /** The owning seat; in a poll, the first player, whose choice breaks a disagreement. */
  readonly owner: SeatNumber;
  /** Voters of a poll, the first player first; otherwise empty. */
  readonly voters: readonly SeatNumber[];
  /** Other seats that hold a card usable here [PBP-27]. */
  readonly reacting: readonly SeatNumber[];
}

/** Returns the seats still playing, in order from the first player. */
export function seatsInOrder(view: TableView): readonly SeatNumber[] {
  const { investigators } = view;
  const from = firstSeat(view);
  return investigators
    .map((_, i) => (from + i) % investigators.length)
    .filter((seat) => investigators[seat]?.place !== 'out');
}

/**
 * Returns the seat that decides disagreements [PBP-21]: the first player; in Haunt the First Investigator, or the first
 * of those tied.
 */
export function firstSeat(view: TableView): SeatNumber {
  if (!isHaunt(view)) return view.first;
  const inPlay = view.investigators.filter(({ place }) => place !== 'out');
  return tiedForFirst(inPlay)[0]?.seat ?? 0;
}

/** The part of a vocabulary that says who decides. */
export interface DecisionVocabulary {
  readonly questions: Readonly<Record<string, Pick<QuestionDef, 'whose'>>>;
}

/** Returns the owners of a decision. With one player left it is always theirs. */
export function ownersOf(decision: TypedDecision, vocabulary: DecisionVocabulary, view: TableView): DecisionOwners {
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
  // Seats without an option of their own are not asked.
  return { ...one, reacting: reacting.filter((seat) => options.some((option) => option.by === seat)) };
}

/** Returns the voters: the seats that may answer, or all affected seats if one answers for the group. */
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
 * Returns the result of a poll [PBP-23, BOX-56]: the unanimous choice. Once it is `due`, the first player's choice, or
 * that of the next in order who voted. Undefined: still open, or no votes.
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

/** The one who decides for an absent seat: the game master or another seat. */
export type StandIn = 'keeper' | SeatNumber;

/**
 * Returns the stand-in for an absent seat [PBP-25, BOX-57]: the first player. If that is the absent one, the game
 * master, otherwise the next seat in order that is not away. Undefined if there is none.
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

/** True if a seat is asked separately to react to a roll or loss that its owner has accepted [PBP-27]. */
export function isReaction({ key, by, args }: TypedDecision, view: TableView): boolean {
  if (key !== 'q.after-roll' && key !== 'q.loss') return false;
  const named = args && 'investigator' in args ? args.investigator : undefined;
  return !by.some((seat) => view.investigators[seat]?.id === named);
}

/** Options that accept a roll or a loss, or end a movement. */
const CLOSING_OPTIONS: ReadonlySet<string> = new Set(['o.enough', 'o.take-loss', 'o.stop']);

/** True if the owner's answer would end the chance of others to react [PBP-27]. */
export function endsReactions(decision: TypedDecision, { reacting }: DecisionOwners, option: string): boolean {
  const key = decision.options.find(({ id }) => id === option)?.key;
  return reacting.length > 0 && key !== undefined && CLOSING_OPTIONS.has(key);
}
