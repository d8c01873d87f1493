/** Estimates of answers from imagined games after each. */
import type { Message, Seat } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { AnyView } from '../careful/decision-context.js';
import { isHaunt } from '../careful/decision-context.js';
import { type Candidate, candidatesFor } from './candidates.js';
import { Contender } from './contender.js';
import { HORIZON, playOut, timeOf } from './playout.js';
import type { ThinkablePlay } from './thinkable.js';

/** Options of estimates. The same options give the same estimates. */
export interface EstimateOptions {
  /** The components in use. */
  readonly content: Content;
  /** Any text. */
  readonly seed: string;
  /** The id of the open decision; by default the first that the seat may answer, those of asides first. */
  readonly decision?: string;
  /** Most answers to be tried; 8 by default. */
  readonly candidates?: number;
  /** Turns (days in Haunt) played on before the value of the position counts. `Infinity`: to the end of the game. */
  readonly horizon?: number;
  /** Stops after about so many playouts; 2,000 by default. */
  readonly playouts?: number;
  /** Candidates that are never given up; 3 by default. */
  readonly keep?: number;
  /** True if options of other seats are tried as well. */
  readonly forAllSeats?: boolean;
}

/** An answer with its chance of winning, if bots play on. The interval holds it in 19 of 20 cases. */
export interface AnswerEstimate {
  readonly option: string;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  readonly playouts: number;
  /** The purpose of the answer, where the policy has one. */
  readonly reason?: Message;
  /** True for the careful bot's own answer. */
  readonly isPolicy: boolean;
}

/** Estimates of one decision so far, the best answer first. Without playouts they are a first guess, with no bounds. */
export interface Estimate {
  readonly decision: string;
  readonly candidates: readonly AnswerEstimate[];
  readonly playouts: number;
}

/** Playouts of one candidate until half of the candidates are given up, the first time; twice as many each next time. */
const FIRST_ROUND = 6;
/** Playouts between two estimates. */
const BATCH = 12;

/**
 * Yields better and better estimates of the answers to a decision of a seat. All answers are tried in the same imagined
 * games; the worse half is given up again and again. Never changes the play, and reads nothing that the seat has not
 * seen. Yields nothing if there is nothing to choose. Use no clock here: a caller that has a time limit stops iterating.
 *
 * The first estimate is a guess: the value of the position just after each answer. It costs a tenth of the next one.
 */
export function* estimateAnswers(play: ThinkablePlay, seat: Seat, options: EstimateOptions): Generator<Estimate, void> {
  const guess = guessAnswers(play, seat, options);
  if (guess) yield guess;
  for (const tried of tryAnswers(play, seat, options)) yield summarize(tried.decision, tried.contenders);
}

/** Returns the value of the position just after each answer, in one imagined game; the policy's answer first. */
function guessAnswers(play: ThinkablePlay, seat: Seat, options: EstimateOptions): Estimate | undefined {
  const { content, seed, candidates = 8 } = options;
  const choice = candidatesFor(play, seat, content, candidates, options.decision, options.forAllSeats);
  if (!choice) return undefined;
  const { decision } = choice;
  const start = timeOf(play.view(seat) as AnyView);
  const contenders = choice.candidates.map((candidate, i) => {
    const contender = new Contender(candidate, i);
    contender.add(playOut(play.imagine(seat, `${seed} guess`), decision, candidate, start, { content, horizon: 0 }));
    return contender;
  });
  const { candidates: answers } = summarize(decision, contenders);
  const guesses = answers.map((answer) => ({ ...answer, low: 0, high: 1, playouts: 0 }));
  const policyRank = ({ isPolicy }: AnswerEstimate) => (isPolicy ? 0 : 1);
  return { decision, candidates: guesses.sort((a, b) => policyRank(a) - policyRank(b)), playouts: 0 };
}

/** The candidates of a decision as they are tried; the policy's own answer comes first. */
export interface TriedAnswers {
  readonly decision: string;
  readonly contenders: readonly Contender[];
}

/** The same as {@link estimateAnswers} with the results of each imagined game. */
export function* tryAnswers(play: ThinkablePlay, seat: Seat, options: EstimateOptions): Generator<TriedAnswers, void> {
  const { content, seed, candidates = 8, playouts = 2000, keep = 3 } = options;
  const choice = candidatesFor(play, seat, content, candidates, options.decision, options.forAllSeats);
  if (!choice) return;
  const { decision } = choice;
  const view = play.view(seat) as AnyView;
  const start = timeOf(view);
  const { horizon = isHaunt(view) ? HORIZON.haunt : HORIZON.arkham } = options;
  const contenders = choice.candidates.map((candidate, i) => new Contender(candidate, i));
  let running = [...contenders];
  let [playoutCount, sinceYield, roundEnd] = [0, 0, FIRST_ROUND];
  for (let world = 0; playoutCount < playouts; world++) {
    for (const contender of running) {
      const imagined = play.imagine(seat, `${seed} ${world}`);
      contender.add(playOut(imagined, decision, contender.candidate, start, { content, horizon }));
      playoutCount++;
      sinceYield++;
    }
    if (world === roundEnd - 1 && running.length > keep) {
      running = keepBest(running, Math.max(keep, Math.ceil(running.length / 2)));
      roundEnd *= 2;
    }
    if (world > 0 && sinceYield < BATCH) continue;
    sinceYield = 0;
    yield { decision, contenders };
  }
  if (sinceYield > 0) yield { decision, contenders };
}

/** Returns the best candidates, and always the policy's own, in their order. */
function keepBest(contenders: readonly Contender[], n: number): Contender[] {
  const best = [...contenders].sort((a, b) => b.mean - a.mean || a.rank - b.rank).slice(0, n);
  return contenders.filter((contender) => contender.rank === 0 || best.includes(contender));
}

/** Returns the estimates, one for each option, the best first. Those tried in more games come first among equals. */
function summarize(decision: string, contenders: readonly Contender[]): Estimate {
  const byOption = new Map<string, Contender>();
  for (const contender of contenders) {
    const before = byOption.get(contender.candidate.option);
    if (!before || (contender.count >= before.count && contender.mean > before.mean))
      byOption.set(contender.candidate.option, contender);
  }
  const most = Math.max(...contenders.map(({ count }) => count));
  const own = contenders[0]?.candidate.option;
  const best = [...byOption.values()].sort((a, b) => {
    const isBehind = (contender: Contender) => (contender.count < most ? 1 : 0);
    return isBehind(a) - isBehind(b) || b.mean - a.mean || a.rank - b.rank;
  });
  return {
    decision,
    playouts: contenders.reduce((sum, { count }) => sum + count, 0),
    candidates: best.map((contender) => estimateOf(contender, contender.candidate.option === own)),
  };
}

function estimateOf(contender: Contender, isPolicy: boolean): AnswerEstimate {
  const { option, reason }: Candidate = contender.candidate;
  const [low, high] = contender.interval;
  return { option, chance: contender.mean, low, high, playouts: contender.count, ...(reason && { reason }), isPolicy };
}
