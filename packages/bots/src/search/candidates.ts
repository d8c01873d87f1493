import type { Message, Seat } from '@vigil/engine';
import type { Content } from '@vigil/rules';
import type { Playable } from '../bot.js';
import { movementErrands } from '../careful/arkham/movement.js';
import { policyAnswer } from '../careful/careful.js';
import { type AnyView, type Goals, isHaunt } from '../careful/decision-context.js';
import { phasePlans } from '../careful/haunt/phases.js';
import { LazyContext, QuestionReader } from '../careful/lazy-context.js';

/** An answer to be tried: an option, and where a seat then goes. */
export interface Candidate {
  readonly option: string;
  readonly goal?: { readonly seat: number; readonly at: string } | undefined;
  readonly reason?: Message | undefined;
}

/** A decision with its candidates, the policy's own answer first. */
export interface Candidates {
  readonly decision: string;
  readonly key: string;
  readonly candidates: readonly Candidate[];
}

/**
 * Returns the candidates for a decision of a seat: the policy's answer, then errands as far as the decision begins any,
 * then the other options. `decision`: its id; else the first that the seat may answer, those of asides first. Undefined
 * if there is nothing to choose. `forAllSeats`: with options that only another seat may take.
 */
export function candidatesFor(
  play: Playable,
  seat: Seat,
  content: Content,
  most: number,
  decision?: string,
  forAllSeats = false,
): Candidates | undefined {
  const { decisions } = play;
  const mine = ({ by }: { readonly by: readonly number[] }) => by.includes(seat);
  const open =
    decision === undefined
      ? (decisions.find((one) => one.aside && mine(one)) ?? decisions.find(mine))
      : decisions.find(({ id }) => id === decision);
  const question = open && play.questions[decisions.indexOf(open)];
  if (!open || !question) return undefined;
  const view = play.view(seat) as AnyView;
  const contextWith = (goals?: Goals) =>
    new LazyContext(new QuestionReader(question), () => view, content, forAllSeats ? undefined : seat, { goals });
  const first = contextWith();
  const { options } = first.decision;
  if (options.length < 2) return undefined;
  const wanted = policyAnswer(first);
  const candidates: Candidate[] = [
    { option: wanted, reason: first.reason, goal: goalOf(first.reason, seat, open.key) },
  ];
  const add = (candidate: Candidate) => {
    const same = ({ option, goal }: Candidate) => option === candidate.option && goal?.at === candidate.goal?.at;
    if (candidates.length < most && !candidates.some(same)) candidates.push(candidate);
  };
  if (open.key === 'q.day') {
    for (const { option, seat: who, at, reason } of phasePlans(contextWith() as never))
      add({ option, reason, goal: { seat: who, at } });
  } else if (open.key === 'q.movement' && !isHaunt(view)) {
    for (const { at, reason } of movementErrands(contextWith() as never)) {
      const context = contextWith(new Map([[seat, at]]));
      add({ option: policyAnswer(context), reason, goal: { seat, at } });
    }
  }
  for (const { id, key } of options) {
    // An answer without effect is no advice.
    if (!key.endsWith('-idle') && !candidates.some(({ option }) => option === id)) add({ option: id });
  }
  return { decision: open.id, key: open.key, candidates };
}

/** Returns the policy's destination, by the reason for its answer. */
function goalOf(reason: Message | undefined, seat: Seat, key: string): Candidate['goal'] {
  const place = reason?.args?.place;
  return key === 'q.movement' && typeof place === 'string' ? { seat, at: place } : undefined;
}
