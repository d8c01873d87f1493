import { fingerprint } from '@vigil/engine';

/** A question as far as it has to be recognized when it is asked again. */
export interface GuardedQuestion {
  readonly key: string;
  readonly args?: unknown;
  readonly by: readonly number[];
  readonly options: readonly { readonly id: string }[];
}

/** So many times the same answer is given in the same position: the dice may fall otherwise. */
const MAX_REPEATS = 3;
/** Questions remembered, the latest. A loop through more of them goes unnoticed. */
const MAX_QUESTIONS = 500;
/** Positions remembered of each question. */
const MAX_POSITIONS = 4;

/** Number of times each answer was given to a question in one position. `view`: its fingerprint; none the first time, to save work. */
interface Position {
  readonly view: string | undefined;
  readonly answerCounts: Map<string, number>;
}

/**
 * Keeps a player made of code from going round in circles: where a question is asked again and nothing else has changed, an
 * answer that was given often enough gives way to the one given least. Deterministic; one guard for one game. A position
 * is what is seen of it, hence counts of decisions and dice not yet rolled make no difference.
 */
export class LoopGuard {
  private positions = new Map<string, Position[]>();

  /**
   * The id of the answer to give: `wanted`, unless that has led back here too often. `view`: what is seen of the game;
   * called only where the question has been asked before. `among`: the ids that may be chosen
   * instead; all of the question's if not said.
   */
  decide(
    question: GuardedQuestion,
    wanted: string,
    view: () => unknown,
    candidates: readonly string[] = question.options.map(({ id }) => id),
  ): string {
    const { answerCounts: given } = this.findPosition(question, view);
    const times = (id: string) => given.get(id) ?? 0;
    let chosen = wanted;
    if (times(wanted) >= MAX_REPEATS) for (const id of candidates) if (times(id) < times(chosen)) chosen = id;
    given.set(chosen, times(chosen) + 1);
    return chosen;
  }

  /** True if an answer may be given once more; it counts as given then. For players who leave the question open otherwise. */
  allows(question: GuardedQuestion, option: string, view: () => unknown): boolean {
    const { answerCounts: given } = this.findPosition(question, view);
    const times = given.get(option) ?? 0;
    if (times >= MAX_REPEATS) return false;
    given.set(option, times + 1);
    return true;
  }

  /** Forgets everything: the game has gone back. */
  reset(): void {
    this.positions.clear();
  }

  private findPosition(asked: GuardedQuestion, view: () => unknown): Position {
    const question = JSON.stringify([asked.key, asked.args, asked.by, asked.options.map(({ id }) => id)]);
    const before = this.positions.get(question);
    // The latest come last.
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
