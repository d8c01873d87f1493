/** A game that is not opened: what a player has to know of it, and for whoever mends it, what exactly it was. */
export class OpenError extends Error {
  override readonly name = 'NotOpened';
  readonly detail: string | undefined;
  /** It was a game once, or was never one: nothing else is missing. */
  readonly isDamaged: boolean;

  constructor(message: string, exactly?: string, isDamaged = false) {
    super(message);
    this.detail = exactly;
    this.isDamaged = isDamaged;
  }
}
