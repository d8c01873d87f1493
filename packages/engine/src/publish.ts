import { cloneJson } from './clone-json.js';
import type { Decision, OpenQuestion, PublicAside, PublicOption } from './decision.js';
import type { Args, Seat } from './message.js';
import type { PendingQuestion } from './rule.js';
import { asidesOf, questionOf } from './rule.js';

/**
 * Returns a question as plain data that shares no object with the rules. `number`: the decision's number. Cached while
 * the question is open; callers must not change it.
 */
export function publish(pending: PendingQuestion, number: number, isAside: boolean): Decision {
  pending.decision ??= createDecision(pending, number, isAside);
  return pending.decision;
}

function createDecision(pending: PendingQuestion, number: number, isAside: boolean): Decision {
  const { key, args, by, why, about, options } = questionOf(pending);
  return {
    id: String(number),
    by: [...by],
    key,
    ...(args && { args: { ...args } }),
    why,
    options: options.map(toPublicOption),
    asides: asidesOf(pending).map(toPublicAside),
    ...(isAside && { aside: true }),
    ...(about && { about: cloneJson(about()) }),
  };
}

/** Lazy view of a question for callers that look at many questions and read little of each. */
export class LazyQuestion implements OpenQuestion {
  readonly #pending: PendingQuestion;
  #options: readonly PublicOption[] | undefined;

  constructor(pending: PendingQuestion) {
    this.#pending = pending;
  }

  get key(): string {
    return this.#pending.draft.key;
  }

  get args(): Args {
    return { ...questionOf(this.#pending).args };
  }

  get by(): readonly Seat[] {
    return [...questionOf(this.#pending).by];
  }

  get why(): string {
    return this.#pending.draft.why;
  }

  get count(): number {
    return this.#pending.options.length;
  }

  get options(): readonly PublicOption[] {
    this.#options ??= this.#pending.options.map(toPublicOption);
    return this.#options;
  }

  get asides(): (() => readonly PublicAside[]) | undefined {
    const pending = this.#pending;
    return questionOf(pending).asides && (() => asidesOf(pending).map(toPublicAside));
  }

  get about(): (() => unknown) | undefined {
    const { about } = questionOf(this.#pending);
    return about && (() => cloneJson(about()));
  }
}

function toPublicAside(aside: PublicAside): PublicAside {
  return { ...toPublicOption(aside), by: aside.by };
}

/** Runs for every option; plain assignments are faster than spreads. */
function toPublicOption({ id, key, args, on, by }: PublicOption): PublicOption {
  const option: { -readonly [P in keyof PublicOption]: PublicOption[P] } = { id, key };
  if (args) option.args = { ...args };
  if (on !== undefined) option.on = on;
  if (by !== undefined) option.by = by;
  return option;
}
