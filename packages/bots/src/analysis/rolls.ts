import { type Content, chanceOfSuccesses, type Event } from '@vigil/rules';
import { type AnyView, isHaunt } from '../careful/decision-context.js';
import { successFacesOf } from '../careful/duel.js';
import { timeOf } from '../search/playout.js';
import { AnswerReplay, type ReplayablePlay } from './answer-replay.js';

/** A first roll of a check, and the chance that it would pass. */
export interface JudgedRoll {
  /** Number of answers given before it, the one that caused it included. */
  readonly at: number;
  /** The number of its event among those of the answer, from 1. */
  readonly nth: number;
  readonly event: Extract<Event, { type: 'rolled' }>;
  /** The turn (in Haunt the day), and the investigators by seat. */
  readonly turn: number;
  readonly sheets: readonly string[];
  readonly passed: boolean;
  readonly chance: number;
}

/** The luckiest and the unluckiest rolls of a game, those against the greatest odds first. */
export interface Luck {
  readonly luckiest: readonly JudgedRoll[];
  readonly unluckiest: readonly JudgedRoll[];
}

/** Rolls that are reported, of each kind. */
const REPORTED = 3;

/** Finds the luckiest and the unluckiest rolls: checks passed and failed at once, against the odds. */
export function judgeRolls(play: ReplayablePlay, content: Content): Luck {
  const rolls = allRolls(play, content);
  const against = ({ passed, chance }: JudgedRoll) => (passed ? chance : 1 - chance);
  const pick = (wanted: boolean) =>
    rolls
      .filter((roll) => roll.passed === wanted && against(roll) < 0.5)
      .sort((a, b) => against(a) - against(b) || a.at - b.at)
      .slice(0, REPORTED);
  return { luckiest: pick(true), unluckiest: pick(false) };
}

function allRolls(play: ReplayablePlay, content: Content): JudgedRoll[] {
  const replay = new AnswerReplay(play);
  const rolls: JudgedRoll[] = [];
  let view: AnyView | undefined;
  let nth = 0;
  replay.play.listen((event: Event) => {
    nth++;
    if (event.type !== 'rolled' || event.check === undefined || event.reroll || !view) return;
    const who = view.investigators[event.seat];
    const { dice, difficulty = 1, successes } = event;
    if (!who || dice.length === 0) return;
    const sheets = view.investigators.map(({ id }) => id);
    const chance = chanceOfSuccesses(dice.length, difficulty, isHaunt(view) ? 2 : successFacesOf(content, who));
    rolls.push({ at: replay.at + 1, nth, event, turn: timeOf(view), sheets, passed: successes >= difficulty, chance });
  });
  do {
    view = replay.play.view() as AnyView;
    nth = 0;
  } while (replay.step());
  return rolls;
}
