/** A game that is not opened: what a player has to know of it, and for whoever mends it, what exactly it was. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  readonly exactly: string | undefined;
  /** It was a game once, or was never one: nothing else is missing. */
  readonly isDamaged: boolean;

  constructor(message: string, exactly?: string, isDamaged = false) {
    super(message);
    this.exactly = exactly;
    this.isDamaged = isDamaged;
  }
}
