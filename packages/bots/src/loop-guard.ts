import { fingerprint } from '@vigil/engine';

/** A question as far as it has to be recognized when it is asked again. */
export interface AskedAgain {
  readonly key: string;
  readonly args?: unknown;
  readonly by: readonly number[];
  readonly options: readonly { readonly id: string }[];
}

/** So many times the same answer is given in the same position: the dice may fall otherwise. */
const PATIENCE = 3;
/** Questions remembered, the latest. A loop through more of them goes unnoticed. */
const REMEMBERED = 500;
/** Positions remembered of each question. */
const POSITIONS = 4;

/** Number of times each answer was given to a question in one position. `view`: its fingerprint; none the first time, to save work. */
interface Position {
  readonly view: string | undefined;
  readonly given: Map<string, number>;
}

/**
 * Keeps a player made of code from going round in circles: where a question is asked again and nothing else has changed, an
 * answer that was given often enough gives way to the one given least. Deterministic; one guard for one game. A position
 * is what is seen of it, hence counts of decisions and dice not yet rolled make no difference.
 */
export class LoopGuard {
  private met = new Map<string, Position[]>();

  /**
   * The id of the answer to give: `wanted`, unless that has led back here too often. `view`: what is seen of the game;
   * called only where the question has been asked before. `among`: the ids that may be chosen
   * instead; all of the question's if not said.
   */
  decide(
    asked: AskedAgain,
    wanted: string,
    view: () => unknown,
    among: readonly string[] = asked.options.map(({ id }) => id),
  ): string {
    const { given } = this.position(asked, view);
    const times = (id: string) => given.get(id) ?? 0;
    let chosen = wanted;
    if (times(wanted) >= PATIENCE) for (const id of among) if (times(id) < times(chosen)) chosen = id;
    given.set(chosen, times(chosen) + 1);
    return chosen;
  }

  /** True if an answer may be given once more; it counts as given then. For players who leave the question open otherwise. */
  allows(asked: AskedAgain, option: string, view: () => unknown): boolean {
    const { given } = this.position(asked, view);
    const times = given.get(option) ?? 0;
    if (times >= PATIENCE) return false;
    given.set(option, times + 1);
    return true;
  }

  /** Forgets everything: the game has gone back. */
  reset(): void {
    this.met.clear();
  }

  private position(asked: AskedAgain, view: () => unknown): Position {
    const question = JSON.stringify([asked.key, asked.args, asked.by, asked.options.map(({ id }) => id)]);
    const before = this.met.get(question);
    // The latest come last.
    this.met.delete(question);
    const now = before && fingerprint(Object(view()));
    const known = before?.find((one) => one.view !== undefined && one.view === now);
    const position = known ?? { view: now, given: new Map<string, number>() };
    const others = before?.filter((one) => one !== known && one.view !== undefined) ?? [];
    this.met.set(question, [...others.slice(1 - POSITIONS), position]);
    for (const oldest of this.met.keys()) {
      if (this.met.size <= REMEMBERED) break;
      this.met.delete(oldest);
    }
    return position;
  }
}
