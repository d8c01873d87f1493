import type { Content, HauntInvestigator, Investigator, TypedDecision } from '@vigil/rules';
import type { Bot, Playable } from '../bot.js';
import { arkhamAnswer } from './arkham.js';
import { hauntAnswer } from './haunt.js';
import { isHaunt, type Seen } from './seen.js';

/**
 * What a careful player would answer, from the decision and what a seat may see, by rules of thumb alone: the same every
 * time. Gives the id of one of its options, never of an aside. `content`: the components the game is played with. `answers`:
 * for which seat, that nothing is answered which only another may; without it, for whomever the decision is put to.
 */
export function carefulAnswer(asked: TypedDecision, view: Seen, content: Content, answers?: number): string {
  const all = asked.options as readonly { readonly id: string; readonly by?: number }[];
  const own = answers === undefined ? all : all.filter(({ by }) => by === undefined || by === answers);
  const options = own.length > 0 ? own : all;
  const [only] = options;
  if (!only) throw new Error(`decision ${asked.id} has no option`);
  if (options.length === 1) return only.id;
  const decision = { ...asked, options } as TypedDecision;
  const seat = answers ?? decision.by[0] ?? 0;
  if (isHaunt(view)) {
    const who = view.investigators[seat] as HauntInvestigator;
    return hauntAnswer({ decision, view, content, seat, who });
  }
  const who = view.investigators[seat] as Investigator;
  return arkhamAnswer({ decision, view, content, seat, who });
}

/** Somebody who plays for every seat as {@link carefulAnswer} says; what belongs to an aside comes first. */
export function carefulBot(content: Content): Bot {
  return {
    name: 'careful',
    move(play: Playable): void {
      const decisions = play.decisions as readonly TypedDecision[];
      const decision = decisions.find(({ aside }) => aside) ?? decisions[0];
      if (!decision) throw new Error('a bot was asked to move although nothing is to be decided');
      const view = play.view(decision.by[0]) as Seen;
      play.answer(decision.id, carefulAnswer(decision, view, content));
    },
  };
}
