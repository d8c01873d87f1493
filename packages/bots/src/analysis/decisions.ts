import type { Message, PublicOption } from '@vigil/engine';
import type { Content, TypedDecision } from '@vigil/rules';
import { type AnyView, isHaunt } from '../careful/decision-context.js';
import { type Candidate, candidatesFor } from '../search/candidates.js';
import { Contender } from '../search/contender.js';
import { HORIZON, playOut, timeOf } from '../search/playout.js';
import type { ThinkablePlay } from '../search/thinkable.js';
import { AnswerReplay, type ReplayablePlay } from './answer-replay.js';
import { phaseOf } from './chances.js';

/** An answer as judged: its option, and where the investigator was bound, if it began an errand. */
export interface JudgedAnswer {
  readonly option: PublicOption;
  readonly goal?: { readonly seat: number; readonly at: string };
  readonly reason?: Message;
  /** The chance of winning after it, if careful bots play on. */
  readonly chance: number;
}

/** A decision of a game with the answer given and the best other answer that was tried. */
export interface JudgedDecision {
  /** Number of answers given before it. */
  readonly at: number;
  readonly seat: number;
  /** The turn; in Haunt the day. */
  readonly turn: number;
  /** The decision with these two options only. */
  readonly decision: TypedDecision;
  /** The view of the seat. */
  readonly view: AnyView;
  readonly given: JudgedAnswer;
  readonly other: JudgedAnswer;
  /** The chance after the answer given minus that after the other, in the same imagined games, and its standard error. */
  readonly gain: number;
  readonly error: number;
}

/** Options of judging decisions. The same options give the same judgement. */
export interface JudgeOptions {
  readonly content: Content;
  readonly seed: string;
  /** Imagined games in which all answers of every decision are tried; 4 by default. */
  readonly worlds?: number;
  /** Imagined games for the decisions that seem to matter most; 48 by default. */
  readonly finalWorlds?: number;
  /** Decisions before so many answers are not judged; 0 by default. */
  readonly from?: number;
}

/** The decisions that cost and gained most, and the share of the work that is done. */
export interface Judgement {
  readonly done: number;
  readonly costliest: readonly JudgedDecision[];
  readonly best: readonly JudgedDecision[];
}

const WORLDS = 4;
const FINAL_WORLDS = 48;
/** Answers tried for a decision, besides the one given. */
const OTHERS = 4;
/** Decisions that are tried again in more games, of each kind. */
const FINALISTS = 6;
/** Decisions that are reported, of each kind. */
const REPORTED = 3;
/** The least gain or cost that is reported, and the standard errors that it must exceed. */
const LEAST_GAIN = 0.01;
const CAUTION = 2;
/** The share of the first pass in the work. */
const FIRST_SHARE = 0.8;

/** A decision that may matter, as the first pass found it. `fork`: the game there. */
interface Finalist {
  readonly at: number;
  readonly seat: number;
  readonly fork: ThinkablePlay;
  readonly decision: TypedDecision;
  readonly given: Candidate;
  readonly other: Candidate;
  readonly gain: number;
}

/**
 * Judges the decisions of a game: after each, the answer given and others are tried in the same imagined games. Those
 * that seem to matter most are tried again in more and other games. Uses only what the seat that decided had seen.
 */
export function* judgeDecisions(play: ReplayablePlay, options: JudgeOptions): Generator<Judgement, void> {
  const { content, seed, worlds = WORLDS, finalWorlds = FINAL_WORLDS, from = 0 } = options;
  const records = recordAnswers(play);
  const replay = new AnswerReplay(play);
  const finalists: Finalist[] = [];
  do {
    if (replay.at < from) continue;
    const found = compareAnswers(replay, records, content, `${seed} ${replay.at}`, worlds);
    if (!found) continue;
    if (found.gain !== 0) finalists.push(found);
    const done = (FIRST_SHARE * replay.at) / replay.length;
    yield { done, costliest: [], best: [] };
  } while (replay.step());
  const byGain = finalists.sort((a, b) => a.gain - b.gain || a.at - b.at);
  const chosen = [
    ...byGain.filter(({ gain }) => gain < 0).slice(0, FINALISTS),
    ...byGain.filter(({ gain }) => gain > 0).slice(-FINALISTS),
  ];
  const judged: JudgedDecision[] = [];
  for (const [i, finalist] of chosen.entries()) {
    judged.push(judge(finalist, content, `${seed} final ${finalist.at}`, finalWorlds));
    yield { done: FIRST_SHARE + ((1 - FIRST_SHARE) * (i + 1)) / chosen.length, ...rank(judged) };
  }
  if (judged.length === 0) yield { done: 1, costliest: [], best: [] };
}

/** Returns the decisions that cost and gained most beyond doubt. */
function rank(judged: readonly JudgedDecision[]): Pick<Judgement, 'costliest' | 'best'> {
  const sure = judged.filter(({ gain, error }) => Math.abs(gain) >= Math.max(LEAST_GAIN, CAUTION * error));
  const byGain = [...sure].sort((a, b) => a.gain - b.gain || a.at - b.at);
  return {
    costliest: byGain.filter(({ gain }) => gain < 0).slice(0, REPORTED),
    best: byGain
      .filter(({ gain }) => gain > 0)
      .slice(-REPORTED)
      .reverse(),
  };
}

/** An answer and the position before it. `to`: the destination of a movement. `places`: by seat. */
interface AnswerRecord {
  readonly key: string | undefined;
  readonly to: string | undefined;
  readonly phase: string;
  readonly places: readonly string[];
}

/** Records the answers of a game, by the number of answers before each. */
function recordAnswers(play: ReplayablePlay): ReadonlyMap<number, AnswerRecord> {
  const replay = new AnswerReplay(play);
  const records = new Map<number, AnswerRecord>();
  do {
    const { next } = replay;
    const decision = replay.play.decisions.find(({ id }) => id === next?.decision);
    const view = replay.play.view(decision?.by[0]) as AnyView;
    records.set(replay.at, {
      key: decision?.key,
      to: findOptionDestination(decision?.options.find(({ id }) => id === next?.option)),
      phase: phaseOf(view),
      places: view.investigators.map(({ place }) => place),
    });
  } while (replay.step());
  return records;
}

/** Returns the destination of an option of a movement. */
function findOptionDestination(option: PublicOption | undefined): string | undefined {
  const place = option?.key === 'o.go' ? option.args?.place : undefined;
  return typeof place === 'string' ? place : undefined;
}

/** Returns the destination of a seat's errand. A phase of Haunt ends at the next choice of a phase. */
function findErrandDestination(
  records: ReadonlyMap<number, AnswerRecord>,
  at: number,
  seat: number,
): string | undefined {
  const start = records.get(at);
  let place: string | undefined;
  for (let i = at; records.has(i); i++) {
    const { key, to, phase, places } = records.get(i) as AnswerRecord;
    if (i > at && (start?.key === 'q.day' ? key === 'q.day' : phase !== start?.phase)) break;
    place = to ?? places[seat];
  }
  return place;
}

/** Tries the answer given and others. Returns undefined if there was no choice, or only a further step of a movement. */
function compareAnswers(
  { play, next, at }: AnswerReplay,
  records: ReadonlyMap<number, AnswerRecord>,
  content: Content,
  seed: string,
  worlds: number,
): Finalist | undefined {
  if (!next) return undefined;
  const decision = play.decisions.find(({ id }) => id === next.decision);
  const option = decision?.options.find(({ id }) => id === next.option);
  if (!decision || !option || decision.options.length < 2) return undefined;
  if (decision.key === 'q.movement' && isFurtherStep(records, at)) return undefined;
  const seat = option.by ?? decision.by[0] ?? 0;
  const choice = candidatesFor(play, decision.by[0] ?? 0, content, OTHERS + 1, decision.id, true);
  if (!choice) return undefined;
  const given = answerGiven(choice.candidates, option.id, records, at, seat, decision.key === 'q.movement');
  const others = choice.candidates.filter((one) => !isSame(one, given)).slice(0, OTHERS);
  if (others.length === 0) return undefined;
  const contenders = [given, ...others].map((candidate, i) => new Contender(candidate, i));
  tryInWorlds(play, decision, seat, contenders, content, seed, worlds);
  const [own, ...rest] = contenders as [Contender, ...Contender[]];
  const best = rest.reduce((one, contender) => (contender.mean > one.mean ? contender : one));
  return {
    at,
    seat,
    fork: play.fork(),
    decision: decision as TypedDecision,
    given,
    other: best.candidate,
    gain: own.mean - best.mean,
  };
}

/** True if the answer before was a step of the same movement. */
function isFurtherStep(records: ReadonlyMap<number, AnswerRecord>, at: number): boolean {
  for (let i = at - 1; records.get(i)?.phase === records.get(at)?.phase; i--) {
    if (records.get(i)?.key === 'q.movement') return true;
  }
  return false;
}

function isSame(one: Candidate, other: Candidate): boolean {
  return one.option === other.option && one.goal?.at === other.goal?.at && one.goal?.seat === other.goal?.seat;
}

/** Returns the answer given as a candidate, with the goal that it turned out to have. */
function answerGiven(
  candidates: readonly Candidate[],
  option: string,
  records: ReadonlyMap<number, AnswerRecord>,
  at: number,
  seat: number,
  isMovement: boolean,
): Candidate {
  const alike = candidates.filter((one) => one.option === option);
  const bound = alike.find(({ goal }) => goal)?.goal?.seat ?? (isMovement ? seat : undefined);
  if (bound === undefined) return alike[0] ?? { option };
  const place = findErrandDestination(records, at, bound);
  if (place === undefined) return alike[0] ?? { option };
  return alike.find(({ goal }) => goal?.at === place) ?? { option, goal: { seat: bound, at: place } };
}

/** Plays imagined games with each answer. All answers are tried in the same games. */
function tryInWorlds(
  play: ThinkablePlay,
  { id, by }: Pick<TypedDecision, 'id' | 'by'>,
  seat: number,
  contenders: readonly Contender[],
  content: Content,
  seed: string,
  worlds: number,
): void {
  const who = by.includes(seat) ? seat : by[0];
  const view = play.view(who) as AnyView;
  const horizon = isHaunt(view) ? HORIZON.haunt : HORIZON.arkham;
  for (let world = 0; world < worlds; world++) {
    for (const contender of contenders) {
      const imagined = play.imagine(who, `${seed} ${world}`);
      contender.add(playOut(imagined, id, contender.candidate, timeOf(view), { content, horizon }));
    }
  }
}

/** Tries the two answers of a finalist in games that the first pass has not seen. */
function judge(
  { at, seat, fork, decision, given, other }: Finalist,
  content: Content,
  seed: string,
  worlds: number,
): JudgedDecision {
  const contenders = [new Contender(given, 0), new Contender(other, 1)] as const;
  tryInWorlds(fork, decision, seat, contenders, content, seed, worlds);
  const { gain, error } = contenders[0].gainOver(contenders[1]);
  const options = decision.options.filter(({ id }) => id === given.option || id === other.option);
  const answer = ({ candidate: { option, goal, reason }, mean }: Contender): JudgedAnswer => ({
    option: options.find(({ id }) => id === option) as PublicOption,
    ...(goal && { goal }),
    ...(reason && { reason }),
    chance: mean,
  });
  const view = fork.view(decision.by.includes(seat) ? seat : decision.by[0]) as AnyView;
  return {
    at,
    seat,
    turn: timeOf(view),
    decision: { ...decision, options, asides: [] } as unknown as TypedDecision,
    view,
    given: answer(contenders[0]),
    other: answer(contenders[1]),
    gain,
    error,
  };
}
