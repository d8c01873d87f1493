/**
 * Tells answers that were meant from those that were not: the second click of a double click, a finger that bounces, a
 * key that is held. What counts is when button or key went down, and that is told to it; it has no clock of its own.
 */
export class AnswerGuard {
  private readonly delay: () => number;
  /** Since when nothing is answered by accident any more; before it, everything is. */
  private validFrom = 0;
  private lastPress = 0;
  /** What went down last has not clicked yet. */
  private pressOpen = false;

  /** `unseen`: how long a question stands before it is answered, in milliseconds, at any time. */
  constructor(delay: () => number) {
    this.delay = delay;
  }

  /** Another question stands before the player since `now`. */
  questionShown(now: number): void {
    this.validFrom = now + this.delay();
  }

  /** A key, a button of the mouse or a finger went down. */
  pressed(now: number): void {
    this.lastPress = now;
    this.pressOpen = true;
  }

  /** It was let go, and no click comes of it. */
  released(): void {
    this.pressOpen = false;
  }

  /** A click. One that nothing went down before is that of a screen reader or another help: it counts itself. */
  clicked(now: number): void {
    if (!this.pressOpen) this.lastPress = now;
    this.pressOpen = false;
  }

  /**
   * Whether what is pressed now is meant for the question that stands there. Of presses one right after the other, as of
   * somebody who drums on a button, none is before there is a pause.
   */
  isMeant(): boolean {
    if (this.lastPress >= this.validFrom) return true;
    this.validFrom = Math.max(this.validFrom, this.lastPress + this.delay());
    return false;
  }

  /** How long it is until answers are taken. */
  remaining(now: number): number {
    return Math.max(0, this.validFrom - now);
  }
}
