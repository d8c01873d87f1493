import { fingerprint } from '@vigil/engine';

/** The part of a question that identifies it when it is asked again. */
export interface GuardedQuestion {
  readonly key: string;
  readonly args?: unknown;
  readonly by: readonly number[];
  readonly options: readonly { readonly id: string }[];
}

/** Limit for the same answer in the same position. Several are allowed, because dice may fall otherwise. */
const MAX_REPEATS = 3;
/** Number of latest questions to remember. Longer loops go unnoticed. */
const MAX_QUESTIONS = 500;
/** Number of positions to remember for each question. */
const MAX_POSITIONS = 4;

/** Number of times each answer was given to a question in one position. `view`: its fingerprint; none the first time, to save work. */
interface LoopPosition {
  readonly view: string | undefined;
  readonly answerCounts: Map<string, number>;
}

/**
 * Keeps bots from going round in circles. If a question is asked again and nothing else has changed, a frequent answer
 * gives way to the rarest one. Deterministic; one guard for one game. Positions are compared by view, so decision
 * counts and unrolled dice do not matter.
 */
export class LoopGuard {
  private positions = new Map<string, LoopPosition[]>();

  /**
   * Returns the id of the answer to give: `wanted`, unless it has led back here too often. `view`: called only if the
   * question was asked before. `candidates`: ids that may be chosen instead; by default all options.
   */
  decide(
    question: GuardedQuestion,
    wanted: string,
    view: () => unknown,
    candidates: readonly string[] = question.options.map(({ id }) => id),
  ): string {
    const { answerCounts } = this.findPosition(question, view);
    const times = (id: string) => answerCounts.get(id) ?? 0;
    let chosen = wanted;
    if (times(wanted) >= MAX_REPEATS) for (const id of candidates) if (times(id) < times(chosen)) chosen = id;
    answerCounts.set(chosen, times(chosen) + 1);
    return chosen;
  }

  /**
   * True if an answer may be given once more; counts it as given. For bots that would otherwise leave the question
   * open.
   */
  allows(question: GuardedQuestion, option: string, view: () => unknown): boolean {
    const { answerCounts } = this.findPosition(question, view);
    const times = answerCounts.get(option) ?? 0;
    if (times >= MAX_REPEATS) return false;
    answerCounts.set(option, times + 1);
    return true;
  }

  /** Forgets everything, after undo. */
  reset(): void {
    this.positions.clear();
  }

  private findPosition(asked: GuardedQuestion, view: () => unknown): LoopPosition {
    const question = JSON.stringify([asked.key, asked.args, asked.by, asked.options.map(({ id }) => id)]);
    const before = this.positions.get(question);
    // Reinserted below, so that the map stays in order of last use.
    this.positions.delete(question);
    const now = before && fingerprint(Object(view()));
    const known = before?.find((one) => one.view !== undefined && one.view === now);
    const position = known ?? { view: now, answerCounts: new Map<string, number>() };
    const others = before?.filter((one) => one !== known && one.view !== undefined) ?? [];
    this.positions.set(question, [...others.slice(1 - MAX_POSITIONS), position]);
    for (const oldest of this.positions.keys()) {
      if (this.positions.size <= MAX_QUESTIONS) break;
      this.positions.delete(oldest);
    }
    return position;
  }
}
