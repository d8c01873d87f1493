/** Which tab of the dialog is open. */
export type Side = 'cards' | 'people';

/** What lies side by side: things chosen to be compared, and the dialog that shows them, when it is open. */
export class Comparing {
  private chosenNow: readonly string[] = [];
  private shownNow: { readonly ids: readonly string[]; readonly side: Side } | undefined;
  private readonly listeners = new Set<() => void>();

  /** What somebody has chosen to compare, in that order. */
  get chosen(): readonly string[] {
    return this.chosenNow;
  }

  /** What the open dialog shows. */
  get shown(): { readonly ids: readonly string[]; readonly side: Side } | undefined {
    return this.shownNow;
  }

  /** Calls `listener` after every change, until the function it gives is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Chooses something to be compared, or no longer. */
  readonly toggle = (id: string): void => {
    const chosen = this.chosenNow.includes(id);
    this.chosenNow = chosen ? this.chosenNow.filter((one) => one !== id) : [...this.chosenNow, id];
    this.tell();
  };

  /** Opens the dialog with these things and whatever else was chosen. */
  readonly show = (ids: readonly string[], side: Side = 'cards'): void => {
    this.shownNow = { ids: [...new Set([...ids, ...this.chosenNow])], side };
    this.tell();
  };

  readonly add = (id: string): void => {
    if (this.shownNow) this.show([...this.shownNow.ids, id]);
  };

  /** Takes something out of what is shown, and of what was chosen. */
  readonly remove = (id: string): void => {
    if (!this.shownNow) return;
    this.chosenNow = this.chosenNow.filter((one) => one !== id);
    this.shownNow = { ...this.shownNow, ids: this.shownNow.ids.filter((one) => one !== id) };
    this.tell();
  };

  readonly turnTo = (side: Side): void => {
    if (!this.shownNow) return;
    this.shownNow = { ...this.shownNow, side };
    this.tell();
  };

  readonly close = (): void => {
    this.shownNow = undefined;
    this.tell();
  };

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
