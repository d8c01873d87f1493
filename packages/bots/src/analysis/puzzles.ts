import type { Message } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { AnyView } from '../careful/decision-context.js';
import { type Contender, isAheadOf } from '../search/contender.js';
import { tryAnswers } from '../search/estimate.js';
import type { ThinkablePlay } from '../search/thinkable.js';
import { winningChance } from '../value/value.js';

/** An answer of a puzzle with its chance of winning, if careful bots play on. */
export interface PuzzleAnswer {
  readonly option: string;
  readonly chance: number;
  readonly reason?: Message;
}

/** A decision in which one answer is clearly best: all answers, the best first. */
export interface Puzzle {
  readonly decision: string;
  readonly seat: number;
  readonly answers: readonly PuzzleAnswer[];
}

/** Options of the search for puzzles. The same options find the same puzzles. */
export interface PuzzleOptions {
  readonly content: Content;
  readonly seed: string;
  /** By how much the best answer must lead, as a chance of winning; 0.05 by default. */
  readonly lead?: number;
}

/** Errands, which are many answers in one: no puzzles. */
const ERRANDS = new Set(['q.movement', 'q.day']);
/** Most options of a puzzle: all are tried. */
const MOST_OPTIONS = 5;
/** Chances of winning between which a position is worth a puzzle. */
const OPEN_CHANCES = [0.08, 0.9] as const;
/** Imagined games at first, and those that must confirm the lead. */
const FIRST_IMAGINED_GAMES = 6;
const IMAGINED_GAMES = 80;
const LEAD = 0.05;
/** Standard errors that a lead must exceed. */
const CAUTION = 4;

/** Returns the first open decision as a puzzle, if one answer is best by a large and significant lead. */
export function findPuzzle(play: ThinkablePlay, options: PuzzleOptions): Puzzle | undefined {
  const { content, seed, lead = LEAD } = options;
  const [decision] = play.decisions;
  const seat = decision?.by[0];
  if (!decision || seat === undefined || play.decisions.length > 1 || ERRANDS.has(decision.key)) return undefined;
  const { length } = decision.options;
  if (length < 2 || length > MOST_OPTIONS) return undefined;
  const [least, most] = OPEN_CHANCES;
  const chance = winningChance(content, play.view(seat) as AnyView);
  if (chance < least || chance > most) return undefined;
  // Confirms the lead in imagined games that did not select it.
  for (const [n, games] of [FIRST_IMAGINED_GAMES, IMAGINED_GAMES].entries()) {
    const contenders = tryAll(play, seat, decision.id, length, content, `${seed} ${n}`, games);
    if (contenders.length < length) return undefined;
    const [best, ...others] = contenders as [Contender, ...Contender[]];
    if (
      !others.every(
        (contender) => isAheadOf(best, contender, n === 0 ? 0 : CAUTION) && best.mean - contender.mean >= lead,
      )
    )
      return undefined;
    if (n === 0) continue;
    const answers = contenders.map(({ candidate: { option, reason }, mean }) => ({
      option,
      chance: Math.round(1000 * mean) / 1000,
      ...(reason && { reason }),
    }));
    return { decision: decision.id, seat, answers };
  }
  return undefined;
}

/** Tries each option in a number of imagined games; the best first. */
function tryAll(
  play: ThinkablePlay,
  seat: number,
  decision: string,
  options: number,
  content: Content,
  seed: string,
  games: number,
): readonly Contender[] {
  const limits = { candidates: 3 * options, keep: 3 * options, playouts: games * options, forAllSeats: true };
  let contenders: readonly Contender[] = [];
  for (const tried of tryAnswers(play, seat, { content, seed, decision, ...limits })) contenders = tried.contenders;
  const best = new Map<string, Contender>();
  for (const contender of contenders) {
    const before = best.get(contender.candidate.option);
    if (!before || contender.mean > before.mean) best.set(contender.candidate.option, contender);
  }
  return [...best.values()].sort((a, b) => b.mean - a.mean || a.rank - b.rank);
}
