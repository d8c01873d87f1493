import type { Answer } from './save.js';

/**
 * The answers of a game under way: it only grows. They are kept as two lists, which take a quarter of the room of an entry for
 * each. Who takes up a game has them in common with it: what it answered is not copied, nor is what is then answered alike;
 * only where another answer is given the lists become a journal's own.
 */
export class Journal {
  private numbers: number[];
  private ids: string[];
  /** So many of the lists count. */
  private count: number;
  /** Nobody else has these lists for his own, so that something can be added. */
  private isUnshared: boolean;
  /** What {@link list} has made. */
  private cachedList: Answer[] | undefined;

  private constructor(numbers: number[], ids: string[], count: number, isUnshared: boolean) {
    this.numbers = numbers;
    this.ids = ids;
    this.count = count;
    this.isUnshared = isUnshared;
  }

  /** A journal of these answers. */
  static of(answers: readonly Answer[]): Journal {
    const [numbers, ids]: [number[], string[]] = [[], []];
    for (const [decision, option] of answers) {
      numbers.push(decision);
      ids.push(option);
    }
    return Journal.from(numbers, ids);
  }

  /** A journal of answers to decisions of these numbers, which become its own. */
  static from(numbers: number[], ids: string[]): Journal {
    return new Journal(numbers, ids, ids.length, true);
  }

  /** Another one, of the first `count` answers of this one. */
  upTo(count: number): Journal {
    return new Journal(this.numbers, this.ids, Math.min(count, this.count), false);
  }

  get length(): number {
    return this.count;
  }

  /** The decision that an answer was given to, by its place from 0. */
  decision(i: number): number {
    return this.numbers[i] as number;
  }

  /** What was answered, by its place from 0. */
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

  /** All of them, a list that grows as the journal does. */
  list(): readonly Answer[] {
    if (!this.cachedList) {
      this.cachedList = new Array(this.count);
      for (let i = 0; i < this.count; i++) this.cachedList[i] = [this.decision(i), this.option(i)];
    }
    return this.cachedList;
  }
}
