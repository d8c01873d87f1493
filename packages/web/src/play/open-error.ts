/** Error of a game that cannot be opened, with a message for players and a technical detail. */
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
