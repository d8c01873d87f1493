import type { Content, HauntInvestigator, Investigator, TypedDecision } from '@vigil/rules';
import type { Bot, Playable } from '../bot.js';
import { LoopGuard } from '../loop-guard.js';
import { arkhamAnswer } from './arkham.js';
import { type AnyView, isHaunt } from './decision-context.js';
import { hauntAnswer } from './haunt.js';

/**
 * What a careful player would answer, from the decision and what a seat may see, by rules of thumb alone: the same every
 * time. Gives the id of one of its options, never of an aside. `content`: the components the game is played with. `answers`:
 * for which seat, that nothing is answered which only another may; without it, for whomever the decision is put to. `guard`:
 * another option is taken where that answer has changed nothing too often.
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

/** Plays for every seat as {@link carefulAnswer} says, but never round in circles; what belongs to an aside comes first. */
export function carefulBot(content: Content): Bot {
  return createThinkingBot('careful', content);
}

/**
 * Plays as the careful player does, but never spends a Clue on a check, also where it has nothing better left. One of the
 * stubborn players: see `stubborn.ts`.
 */
export function miserBot(content: Content): Bot {
  return createThinkingBot('miser', content, removeClueOptions);
}

function removeClueOptions(decision: TypedDecision): TypedDecision {
  const options = decision.options.filter(({ key }) => key !== 'o.clue');
  return (options.length > 0 ? { ...decision, options } : decision) as TypedDecision;
}

/** `narrow`: a decision with the options that would ever be taken. */
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
