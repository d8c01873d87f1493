/**
 * Separates intended answers from accidental ones: the second click of a double click, a bouncing touch, a held key.
 * The time of the press counts, which the caller passes in; it has no clock of its own.
 */
export class AnswerGuard {
  private readonly delay: () => number;
  /** Time from which answers count as intended. */
  private validFrom = 0;
  private lastPress = 0;
  /** True while the last press has not clicked yet. */
  private pressOpen = false;

  /** `delay`: returns the minimum time a question is visible before it can be answered, in milliseconds. */
  constructor(delay: () => number) {
    this.delay = delay;
  }

  /** Another question is shown since `now`. */
  questionShown(now: number): void {
    this.validFrom = now + this.delay();
  }

  /** A key, a mouse button or a finger was pressed. */
  pressed(now: number): void {
    this.lastPress = now;
    this.pressOpen = true;
  }

  /** It was released without a click. */
  released(): void {
    this.pressOpen = false;
  }

  /** Handles a click. A click without a press comes from a screen reader or another tool, and counts itself. */
  clicked(now: number): void {
    if (!this.pressOpen) this.lastPress = now;
    this.pressOpen = false;
  }

  /**
   * Returns true if the current press is meant for the question on display. Of presses in quick succession none counts
   * until there is a pause.
   */
  isMeant(): boolean {
    if (this.lastPress >= this.validFrom) return true;
    this.validFrom = Math.max(this.validFrom, this.lastPress + this.delay());
    return false;
  }

  /** Returns the time until answers are accepted. */
  remaining(now: number): number {
    return Math.max(0, this.validFrom - now);
  }
}
