/** A game that is not opened: what a player has to know of it, and for whoever mends it, what exactly it was. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened';
  readonly exactly: string | undefined;

  constructor(message: string, exactly?: string) {
    super(message);
    this.exactly = exactly;
  }
}
