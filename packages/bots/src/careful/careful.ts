import type { Message } from '@vigil/engine';
import type { Content, TypedDecision } from '@vigil/rules';
import type { Bot, Playable } from '../bot.js';
import { LoopGuard } from '../loop-guard.js';
import { arkhamAnswer } from './arkham/answers.js';
import { type AnyView, type DecisionContext, type Goals, isHaunt, Memo } from './decision-context.js';
import { hauntAnswer } from './haunt/answers.js';
import { LazyContext, QuestionReader, Selection } from './lazy-context.js';

/**
 * Returns the careful bot's answer: the id of an option, never of an aside. It depends only on the decision and the
 * seat's view, so it is deterministic.
 *
 * `content`: the components in use. `seat`: excludes options that only another seat may take; without it the first seat
 * asked is used. `guard`: replaces an answer that has changed nothing too often.
 */
export function carefulAnswer(
  openDecision: TypedDecision,
  view: AnyView,
  content: Content,
  seat?: number,
  guard?: LoopGuard,
): string {
  return carefulMove(openDecision, view, content, seat, guard).option;
}

/** An answer, and the reason for it if it is worth telling: a message that page and terminal know. */
export interface ReasonedAnswer {
  readonly option: string;
  readonly reason?: Message;
}

/** Returns {@link carefulAnswer} with its reason. */
export function carefulMove(
  openDecision: TypedDecision,
  view: AnyView,
  content: Content,
  seat?: number,
  guard?: LoopGuard,
): ReasonedAnswer {
  const context = new LazyContext(openDecision, () => view, content, seat);
  const option = chooseAnswer(context, isHaunt(view), guard);
  return context.reason ? { option, reason: context.reason } : { option };
}

/** Returns the careful bot's answer to a decision, however often it was given before. */
export function policyAnswer(context: DecisionContext): string {
  return chooseAnswer(context, isHaunt(context.view), undefined);
}

function chooseAnswer(context: DecisionContext, inHaunt: boolean, guard: LoopGuard | undefined): string {
  const { decision } = context;
  const [only] = decision.options;
  if (!only) throw new Error(`"${decision.key}" has no option`);
  if (decision.options.length === 1) return only.id;
  const wanted = inHaunt ? hauntAnswer(context as never) : arkhamAnswer(context as never);
  const chosen = guard?.decide(decision, wanted, () => context.view) ?? wanted;
  // The reason is for another answer.
  if (chosen !== wanted) context.reason = undefined;
  return chosen;
}

/** Plays for every seat by {@link carefulAnswer}, but never in circles. Decisions of asides come first. */
export function carefulBot(content: Content): Bot {
  return createThinkingBot('careful', content);
}

/**
 * Plays like the careful bot but never spends a Clue on a check, even if nothing better is left. One of the stubborn
 * bots: see `stubborn.ts`.
 */
export function miserBot(content: Content): Bot {
  return createThinkingBot('miser', content, ({ key }) => key !== 'o.clue');
}

/** The careful bot as a player of imagined games. */
export interface PolicyPlayer extends Bot {
  /** The view that the last answer was chosen by, if it needed one. */
  viewRead(): AnyView | undefined;
}

/**
 * Plays about like the careful bot, but plans only once a turn. `goals`: places that seats go to, whatever it would
 * rather do; they may change while it plays.
 */
export function policyPlayer(content: Content, goals?: Goals): PolicyPlayer {
  return createThinkingBot('careful', content, undefined, { goals, memo: new Memo() });
}

/** `allows`: false for options that the bot never takes, unless there is no other. */
function createThinkingBot(
  name: string,
  content: Content,
  allows?: (option: { readonly key: string }) => boolean,
  plans: Pick<DecisionContext, 'goals' | 'memo'> = {},
): PolicyPlayer {
  const guard = new LoopGuard();
  let inHaunt: boolean | undefined;
  let reason: Message | undefined;
  let viewRead: AnyView | undefined;
  return {
    name,
    explain: () => reason,
    viewRead: () => viewRead,
    move(play: Playable): void {
      const { questions } = play;
      const index = nextQuestion(play);
      const question = questions[index];
      if (!question) throw new Error('a bot was asked to move, but no decision is open');
      const all = new QuestionReader(question);
      const allowed = allows ? all.options.filter(allows) : [];
      const asked = allowed.length > 0 ? new Selection(all, allowed) : all;
      const context = new LazyContext(asked, () => play.view(all.by[0]) as AnyView, content, undefined, plans);
      inHaunt ??= isHaunt(context.view);
      const chosen = chooseAnswer(context, inHaunt, guard);
      reason = context.reason;
      viewRead = context.viewRead;
      play.choose(
        index,
        all.options.findIndex(({ id }) => id === chosen),
      );
    },
  };
}

/** Returns the index of the question that is answered next: decisions of asides come first. */
export function nextQuestion(play: Playable): number {
  if (play.questions.length <= 1) return 0;
  return Math.max(
    0,
    play.decisions.findIndex(({ aside }) => aside),
  );
}
