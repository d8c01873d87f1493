/**
 * Tells answers that were meant from those that were not: the second click of a double click, a finger that bounces, a
 * key that is held. What counts is when button or key went down, and that is told to it; it has no clock of its own.
 */
export class Ready {
  private readonly unseen: () => number;
  /** Since when nothing is answered by accident any more; before it, everything is. */
  private from = 0;
  private press = 0;
  /** What went down last has not clicked yet. */
  private open = false;

  /** `unseen`: how long a question stands before it is answered, in milliseconds, at any time. */
  constructor(unseen: () => number) {
    this.unseen = unseen;
  }

  /** Another question stands before the player since `now`. */
  asked(now: number): void {
    this.from = now + this.unseen();
  }

  /** A key, a button of the mouse or a finger went down. */
  down(now: number): void {
    this.press = now;
    this.open = true;
  }

  /** It was let go, and no click comes of it. */
  up(): void {
    this.open = false;
  }

  /** A click. One that nothing went down before is that of a screen reader or another help: it counts itself. */
  clicked(now: number): void {
    if (!this.open) this.press = now;
    this.open = false;
  }

  /**
   * Whether what is pressed now is meant for the question that stands there. Of presses one right after the other, as of
   * somebody who drums on a button, none is before there is a pause.
   */
  meant(): boolean {
    if (this.press >= this.from) return true;
    this.from = Math.max(this.from, this.press + this.unseen());
    return false;
  }

  /** How long it is until answers are taken. */
  wait(now: number): number {
    return Math.max(0, this.from - now);
  }
}
