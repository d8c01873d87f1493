import type { Answer } from './saved-parts.js';

/**
 * The answers of a game in progress; it only grows. Two lists take a quarter of the memory of one list of pairs. A
 * resumed game shares the lists with its source, even for equal new answers. The lists are copied only when a different
 * answer is added.
 */
export class Journal {
  private numbers: number[];
  private ids: string[];
  /** Number of valid entries; the lists may be longer. */
  private count: number;
  /** True if no other journal uses these lists, so that entries can be appended. */
  private isUnshared: boolean;
  /** Cached result of {@link list}. */
  private cachedList: Answer[] | undefined;

  private constructor(numbers: number[], ids: string[], count: number, isUnshared: boolean) {
    this.numbers = numbers;
    this.ids = ids;
    this.count = count;
    this.isUnshared = isUnshared;
  }

  /** Returns a journal of these answers. */
  static of(answers: readonly Answer[]): Journal {
    const [numbers, ids]: [number[], string[]] = [[], []];
    for (const [decision, option] of answers) {
      numbers.push(decision);
      ids.push(option);
    }
    return Journal.from(numbers, ids);
  }

  /** Returns a journal that takes over these lists. */
  static from(numbers: number[], ids: string[]): Journal {
    return new Journal(numbers, ids, ids.length, true);
  }

  /** Returns a journal of the first `count` answers. */
  upTo(count: number): Journal {
    return new Journal(this.numbers, this.ids, Math.min(count, this.count), false);
  }

  get length(): number {
    return this.count;
  }

  /** Returns the decision number of the answer at index `i`. */
  decision(i: number): number {
    return this.numbers[i] as number;
  }

  /** Returns the option id of the answer at index `i`. */
  option(i: number): string {
    return this.ids[i] as string;
  }

  add(decision: number, option: string): void {
    const { count } = this;
    this.cachedList?.push([decision, option]);
    this.count = count + 1;
    if (!this.isUnshared) {
      if (this.numbers[count] === decision && this.ids[count] === option) return;
      this.numbers = this.numbers.slice(0, count);
      this.ids = this.ids.slice(0, count);
      this.isUnshared = true;
    }
    this.numbers.push(decision);
    this.ids.push(option);
  }

  /** Returns all answers, as a list that grows with the journal. */
  list(): readonly Answer[] {
    if (!this.cachedList) {
      this.cachedList = new Array(this.count);
      for (let i = 0; i < this.count; i++) this.cachedList[i] = [this.decision(i), this.option(i)];
    }
    return this.cachedList;
  }
}
