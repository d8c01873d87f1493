import type { Content, HauntInvestigator, Investigator, TypedDecision } from '@vigil/rules';
import type { Bot, Playable } from '../bot.js';
import { LoopGuard } from '../loop-guard.js';
import { arkhamAnswer } from './arkham.js';
import { type AnyView, isHaunt } from './decision-context.js';
import { hauntAnswer } from './haunt.js';

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
  const all = openDecision.options as readonly { readonly id: string; readonly by?: number }[];
  const own = seat === undefined ? all : all.filter(({ by }) => by === undefined || by === seat);
  const options = own.length > 0 ? own : all;
  const [only] = options;
  if (!only) throw new Error(`decision ${openDecision.id} has no option`);
  if (options.length === 1) return only.id;
  const decision = { ...openDecision, options } as TypedDecision;
  const wanted = chooseOption(decision, view, content, seat ?? decision.by[0] ?? 0);
  return guard?.decide(decision, wanted, () => view) ?? wanted;
}

function chooseOption(decision: TypedDecision, view: AnyView, content: Content, seat: number): string {
  if (isHaunt(view)) {
    const who = view.investigators[seat] as HauntInvestigator;
    return hauntAnswer({ decision, view, content, seat, who });
  }
  const who = view.investigators[seat] as Investigator;
  return arkhamAnswer({ decision, view, content, seat, who });
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
  return createThinkingBot('miser', content, removeClueOptions);
}

function removeClueOptions(decision: TypedDecision): TypedDecision {
  const options = decision.options.filter(({ key }) => key !== 'o.clue');
  return (options.length > 0 ? { ...decision, options } : decision) as TypedDecision;
}

/** `filterOptions`: removes the options that the bot never takes. */
function createThinkingBot(name: string, content: Content, filterOptions = (decision: TypedDecision) => decision): Bot {
  const guard = new LoopGuard();
  return {
    name,
    move(play: Playable): void {
      const decisions = play.decisions as readonly TypedDecision[];
      const decision = decisions.find(({ aside }) => aside) ?? decisions[0];
      if (!decision) throw new Error('a bot was asked to move although nothing is to be decided');
      const view = play.view(decision.by[0]) as AnyView;
      play.answer(decision.id, carefulAnswer(filterOptions(decision), view, content, undefined, guard));
    },
  };
}
