import type { Content } from '@vigil/rules';
import type { AnyView } from '../careful/decision-context.js';
import { isHaunt } from '../careful/decision-context.js';
import { Average } from '../search/average.js';
import { HORIZON, hasWon, playOn, timeOf } from '../search/playout.js';
import type { ThinkablePlay } from '../search/thinkable.js';
import { AnswerReplay, type ReplayablePlay } from './answer-replay.js';

/** The chance of winning at a moment of a game if careful bots play on, with its interval. */
export interface ChancePoint {
  /** Number of answers given before it. */
  readonly at: number;
  /** A fingerprint of those answers. */
  readonly mark: string;
  /** The turn; in Haunt the day. */
  readonly turn: number;
  readonly chance: number;
  readonly low: number;
  readonly high: number;
}

/** Options of chances over a game. The same options give the same chances. */
export interface ChanceOptions {
  /** The components in use. */
  readonly content: Content;
  /** Any text. */
  readonly seed: string;
  /** Imagined games for each point; 16 by default. */
  readonly worlds?: number;
  /** Points of an earlier analysis. Those whose answers are the same are not computed again. */
  readonly known?: readonly ChancePoint[];
}

const WORLDS = 16;

/** Chances so far, by time, and the number of answers that they cover. */
export interface ChancesSoFar {
  readonly points: readonly ChancePoint[];
  readonly at: number;
}

/**
 * Yields the chance of winning at the first decision of each phase, a growing list. At the end of a game it is 1 or 0.
 * Each uses only what the seat that decides has seen. Never changes the play.
 */
export function* chancesOver(play: ReplayablePlay, options: ChanceOptions): Generator<ChancesSoFar, void> {
  const { content, seed, worlds = WORLDS } = options;
  const known = new Map(options.known?.map((point) => [`${point.at} ${point.mark}`, point]));
  const replay = new AnswerReplay(play);
  const points: ChancePoint[] = [];
  let phase: string | undefined;
  do {
    const [decision] = replay.play.decisions;
    if (!decision) continue;
    const seat = decision.by[0];
    const before = phase;
    const view = replay.play.view(seat) as AnyView;
    phase = phaseOf(view);
    if (phase === before) continue;
    const { at, mark } = replay;
    const point = known.get(`${at} ${mark}`);
    points.push(
      point ?? { at, mark, turn: timeOf(view), ...chanceNow(replay.play, seat, content, `${seed} ${at}`, worlds) },
    );
    if (!point) yield { points, at };
  } while (replay.step());
  const { result } = replay.play;
  if (result !== undefined) {
    const chance = hasWon(result) ? 1 : 0;
    const turn = timeOf(replay.play.view() as AnyView);
    points.push({ at: replay.at, mark: replay.mark, turn, chance, low: chance, high: chance });
  }
  yield { points, at: replay.at };
}

/** Returns a text that changes with the turn and its phase. */
export function phaseOf(view: AnyView): string {
  return `${timeOf(view)} ${view.turn} ${view.step.phase}`;
}

/** Returns the chance of winning at an open decision of a seat, if careful bots play on. */
function chanceNow(play: ThinkablePlay, seat: number | undefined, content: Content, seed: string, worlds: number) {
  const view = play.view(seat) as AnyView;
  const horizon = isHaunt(view) ? HORIZON.haunt : HORIZON.arkham;
  const average = new Average();
  for (let world = 0; world < worlds; world++) {
    const imagined = play.imagine(seat, `${seed} ${world}`);
    average.add(playOn(imagined, undefined, timeOf(view), { content, horizon }));
  }
  const [low, high] = average.interval;
  return { chance: average.mean, low, high };
}
