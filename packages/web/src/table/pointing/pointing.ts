/**
 * What is pointed at: `lit`, what the option under the pointer or in focus refers to, and `glanced`, the thing under the
 * pointer itself. Kept outside React's state, so that a moving mouse draws only what it touches again.
 */
export class Pointing {
  private litNow: string | undefined;
  private glancedNow: string | undefined;
  private readonly listeners = new Set<() => void>();

  get lit(): string | undefined {
    return this.litNow;
  }

  get glanced(): string | undefined {
    return this.glancedNow;
  }

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Lights what an option refers to; undefined puts the light out. */
  readonly light = (target: string | undefined): void => {
    if (target === this.litNow) return;
    this.litNow = target;
    this.tell();
  };

  /** Shows what something is, while it is pointed at; undefined stops. */
  readonly glance = (target: string | undefined): void => {
    if (target === this.glancedNow) return;
    this.glancedNow = target;
    this.tell();
  };

  /** Nothing is pointed at any more. */
  readonly rest = (): void => {
    this.light(undefined);
    this.glance(undefined);
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
