/** A player that tries its errands in imagined games before it follows one. */
import type { Message } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { Bot, Playable } from '../bot.js';
import { carefulBot, nextQuestion, policyPlayer } from '../careful/careful.js';
import type { Contender } from './contender.js';
import { tryAnswers } from './estimate.js';
import { canThink, type ThinkablePlay } from './thinkable.js';

/** Decisions that begin an errand: a step of a movement in Arkham, a phase in Haunt. */
const ERRAND_DECISIONS = new Set(['q.movement', 'q.day']);

/** Decisions before a movement: earlier goals no longer hold. */
const PREPARATIONS = new Set(['q.upkeep', 'q.sliders']);

/** Settings of a searcher. */
export interface SearcherOptions {
  /** Playouts for one errand. */
  readonly playouts?: number;
  /** Most errands that are tried. */
  readonly candidates?: number;
  /** Turns (days in Haunt) played on before the value of the position counts. */
  readonly horizon?: number;
  /** Standard errors by which an errand must be better than the policy's. */
  readonly caution?: number;
}

const DEFAULTS = { playouts: 48, candidates: 4, caution: 2 } as const;

/**
 * Plays like the careful bot, but first tries the errands of a seat in the same imagined games. It follows another than
 * the policy's if that does better beyond doubt. In plays that cannot imagine it is the careful bot.
 */
export function searcherBot(seed: string, content: Content, options: SearcherOptions = {}): Bot {
  const { playouts, candidates, caution, horizon } = { horizon: undefined, ...DEFAULTS, ...options };
  const goals = new Map<number, string>();
  const policy = policyPlayer(content, goals);
  const careful = carefulBot(content);
  /** The turn in which each seat last chose an errand. */
  const chosenIn = new Map<number, string>();
  let searches = 0;
  let reason: Message | undefined;

  /** Tries the errands of a decision. Returns the candidate to follow, if it is another than the policy's. */
  function search(play: ThinkablePlay, seat: number, decision: string): Contender | undefined {
    const limits = { forAllSeats: true, playouts, candidates, keep: 2, ...(horizon !== undefined && { horizon }) };
    let contenders: readonly Contender[] = [];
    const tries = tryAnswers(play, seat, { content, seed: `${seed} search ${searches++}`, decision, ...limits });
    for (const tried of tries) ({ contenders } = tried);
    const [own, ...others] = contenders;
    if (!own) return undefined;
    let best: Contender | undefined;
    for (const contender of others) {
      const { gain, error } = contender.gainOver(own);
      if (gain <= caution * error || contender.count < own.count) continue;
      if (!best || contender.mean > best.mean) best = contender;
    }
    return best;
  }

  return {
    name: 'searcher',
    explain: () => reason,
    move(play: Playable): void {
      reason = undefined;
      if (!canThink(play)) {
        careful.move(play);
        reason = careful.explain?.();
        return;
      }
      const index = nextQuestion(play);
      const question = play.questions[index];
      const seat = question?.by[0] ?? 0;
      if (question && PREPARATIONS.has(question.key)) goals.clear();
      if (question && question.count > 1 && ERRAND_DECISIONS.has(question.key)) {
        const { turn } = play.view(seat) as { readonly turn: number };
        const when = question.key === 'q.day' ? undefined : String(turn);
        if (when === undefined || chosenIn.get(seat) !== when) {
          if (when !== undefined) chosenIn.set(seat, when);
          // In Haunt the goal of a phase holds for that phase.
          goals.clear();
          const decision = play.decisions[index]?.id as string;
          const chosen = search(play, seat, decision)?.candidate;
          if (chosen) {
            if (chosen.goal) goals.set(chosen.goal.seat, chosen.goal.at);
            reason = chosen.reason;
            play.answer(decision, chosen.option);
            return;
          }
        }
      }
      policy.move(play);
      reason = policy.explain?.();
    },
  };
}
