import type { Message, OpenQuestion } from '@vigil/engine';
import type { Content, TypedDecision } from '@vigil/rules';
import type { AnyInvestigator, AnyOption, AnyView, DecisionContext, Goals, Memo } from './decision-context.js';

/** The parts of a decision that the bot reads; those of an open question are computed on first access. */
interface Readable {
  readonly key: string;
  readonly args?: unknown;
  readonly by: readonly number[];
  readonly options: readonly AnyOption[];
  readonly about?: unknown;
}

/** A decision of a seat. View and subject are built on first access, since most answers need neither. */
export class LazyContext implements DecisionContext {
  readonly decision: TypedDecision;
  readonly content: Content;
  readonly seat: number;
  reason: Message | undefined = undefined;
  readonly goals: Goals | undefined;
  readonly memo: Memo | undefined;
  readonly #readView: () => AnyView;
  #view: AnyView | undefined;

  /** `seat`: excludes options that only another seat may take; without it the first seat asked is used. */
  constructor(
    decision: Readable,
    readView: () => AnyView,
    content: Content,
    seat?: number,
    { goals, memo }: Pick<DecisionContext, 'goals' | 'memo'> = {},
  ) {
    const own = seat === undefined ? [] : decision.options.filter(({ by }) => by === undefined || by === seat);
    this.decision = (own.length > 0 ? new Selection(decision, own) : decision) as TypedDecision;
    this.content = content;
    this.goals = goals;
    this.memo = memo;
    this.seat = seat ?? decision.by[0] ?? 0;
    this.#readView = readView;
  }

  get view(): AnyView {
    this.#view ??= this.#readView();
    return this.#view;
  }

  /** The view, if it was read. */
  get viewRead(): AnyView | undefined {
    return this.#view;
  }

  get who(): AnyInvestigator {
    return this.view.investigators[this.seat] as AnyInvestigator;
  }
}

/** A decision with some of its options. */
export class Selection implements Readable {
  readonly key: string;
  readonly options: readonly AnyOption[];
  readonly #of: Readable;

  constructor(of: Readable, options: readonly AnyOption[]) {
    this.key = of.key;
    this.options = options;
    this.#of = of;
  }

  get args(): unknown {
    return this.#of.args;
  }

  get by(): readonly number[] {
    return this.#of.by;
  }

  get about(): unknown {
    return this.#of.about;
  }
}

/** An open question as a decision. */
export class QuestionReader implements Readable {
  readonly key: string;
  readonly options: readonly AnyOption[];
  readonly by: readonly number[];
  readonly #question: OpenQuestion;
  #about: unknown;

  constructor(question: OpenQuestion) {
    this.key = question.key;
    this.options = question.options;
    this.by = question.by;
    this.#question = question;
  }

  get args(): unknown {
    return this.#question.args;
  }

  get about(): unknown {
    this.#about ??= this.#question.about?.() ?? {};
    return this.#about;
  }
}
