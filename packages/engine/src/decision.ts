import { type Args, asidesOf, type Message, type Option, type PendingQuestion, questionOf, type Seat } from './rule.js';
import { cloneJson } from './save.js';

/** An option as others see it: plain data without the rule's own value. */
export type PublicOption = Omit<Option, 'value'>;

/** An aside as others see it: plain data without the rule it begins. */
export type PublicAside = PublicOption & { readonly by: Seat };

/**
 * An open question as quick players made of code see it: a decision of which nothing is worked out that nobody looks at,
 * and `about` each time it is called. It holds nothing of the rules' own, and no part of the state.
 */
export interface OpenQuestion extends Message {
  readonly by: readonly Seat[];
  readonly why: string;
  /** How many options there are. */
  readonly count: number;
  readonly options: readonly PublicOption[];
  readonly asides: (() => readonly PublicAside[]) | undefined;
  readonly about: (() => unknown) | undefined;
}

/** An open decision, plain data: the same list for browser, terminal, bots and screen readers. */
export interface Decision extends Message {
  /** Answers name it. It is not used again as the game goes on; what undo takes back is numbered anew. */
  readonly id: string;
  readonly by: readonly Seat[];
  readonly why: string;
  readonly options: readonly PublicOption[];
  /** What may be done besides answering, and by whom. */
  readonly asides: readonly PublicAside[];
  /** It belongs to an aside: whatever else is open can wait. */
  readonly aside?: true;
  readonly about?: unknown;
}

/**
 * A question as plain data, apart from everything the rules hold. `number`: the decision's. It is made once and kept for as
 * long as the question stands: nobody is to change it.
 */
export function publish(pending: PendingQuestion, number: number, aside: boolean): Decision {
  pending.decision ??= createDecision(pending, number, aside);
  return pending.decision;
}

function createDecision(pending: PendingQuestion, number: number, aside: boolean): Decision {
  const { key, args, by, why, about, options } = questionOf(pending);
  return {
    id: String(number),
    by: [...by],
    key,
    ...(args && { args: { ...args } }),
    why,
    options: options.map(toPublicOption),
    asides: asidesOf(pending).map(toPublicAside),
    ...(aside && { aside: true }),
    ...(about && { about: cloneJson(about()) }),
  };
}

/** A question for those who look at many of them: most look at little of each. */
export class LazyQuestion implements OpenQuestion {
  readonly #asked: PendingQuestion;
  #options: readonly PublicOption[] | undefined;

  constructor(asked: PendingQuestion) {
    this.#asked = asked;
  }

  get key(): string {
    return this.#asked.draft.key;
  }

  get args(): Args {
    return { ...questionOf(this.#asked).args };
  }

  get by(): readonly Seat[] {
    return [...questionOf(this.#asked).by];
  }

  get why(): string {
    return this.#asked.draft.why;
  }

  get count(): number {
    return this.#asked.options.length;
  }

  get options(): readonly PublicOption[] {
    this.#options ??= this.#asked.options.map(toPublicOption);
    return this.#options;
  }

  get asides(): (() => readonly PublicAside[]) | undefined {
    const asked = this.#asked;
    return questionOf(asked).asides && (() => asidesOf(asked).map(toPublicAside));
  }

  get about(): (() => unknown) | undefined {
    const { about } = questionOf(this.#asked);
    return about && (() => cloneJson(about()));
  }
}

function toPublicAside(aside: PublicAside): PublicAside {
  return { ...toPublicOption(aside), by: aside.by };
}

/** Of every option there is: plain assignments are quicker than spread parts. */
function toPublicOption({ id, key, args, on, by }: PublicOption): PublicOption {
  const option: { -readonly [P in keyof PublicOption]: PublicOption[P] } = { id, key };
  if (args) option.args = { ...args };
  if (on !== undefined) option.on = on;
  if (by !== undefined) option.by = by;
  return option;
}
