import type { Message, Option, Question, Seat } from './rule.js';
import { plain } from './save.js';

/** An option as others see it: plain data without the rule's own value. */
export type PublicOption = Omit<Option, 'value'>;

/** An open decision, plain data: the same list for browser, terminal, bots and screen readers. */
export interface Decision extends Message {
  /** Answers name it. It is not used again as the game goes on; what undo takes back is numbered anew. */
  readonly id: string;
  readonly by: readonly Seat[];
  readonly why: string;
  readonly options: readonly PublicOption[];
  /** What may be done besides answering, and by whom. */
  readonly asides: readonly (PublicOption & { readonly by: Seat })[];
  /** It belongs to an aside: whatever else is open can wait. */
  readonly aside?: true;
  readonly about?: unknown;
}

/** A question as plain data, apart from everything the rules hold. `number`: the decision's. */
export function publish(question: Question, number: number, aside: boolean): Decision {
  const { key, args, by, why, about } = question;
  return {
    id: String(number),
    by: [...by],
    key,
    ...(args && { args: { ...args } }),
    why,
    options: question.options.map(publicOption),
    asides: question.asides ? question.asides().map((one) => ({ ...publicOption(one), by: one.by })) : [],
    ...(aside && { aside: true }),
    ...(about && { about: plain(about()) }),
  };
}

function publicOption({ id, key, args, on, by }: PublicOption): PublicOption {
  return {
    id,
    key,
    ...(args && { args: { ...args } }),
    ...(on !== undefined && { on }),
    ...(by !== undefined && { by }),
  };
}
