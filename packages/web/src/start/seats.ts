/** Seats of bots in a new game, by number; the chosen investigators sit before those at random. */

/** Returns the bots after a seat is gone: later seats move up. */
export function withoutSeat(bots: readonly number[], seat: number): readonly number[] {
  return bots.filter((bot) => bot !== seat).map((bot) => (bot > seat ? bot - 1 : bot));
}

/** Returns the bots after the player of a seat has changed. */
export function withPlayer(bots: readonly number[], seat: number, isBot: boolean): readonly number[] {
  const others = bots.filter((bot) => bot !== seat);
  return isBot ? [...others, seat].sort((one, other) => one - other) : others;
}
