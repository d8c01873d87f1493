/**
 * Messages that name a turn. A game with another word or another duration replaces all of them in its own catalogue.
 */
export const TURNS: Record<string, string> = {
  'mod.movement-points': '{by} movement {n, plural, one {point} other {points}} each turn',
  'limit.once-per-turn': 'once per turn',
  'limit.once-per-check': 'once per check',
  'limit.once-per-game': 'once per game',
  'mythos.reshuffle': 'shuffle the Mythos deck, this card included, then draw another Mythos card for this turn',
  'effect.befall.lose-turn': '{who, select, third {loses their} may {lose your} other {you lose your}} next turn',
  'effect.befall.end-turn': '{who, select, third {ends their turn} may {end your turn} other {your turn ends}}',
  'effect.until-turn-ends': 'until the end of the turn, you have {modifiers}',
  'lasts.end-of-next-turn': 'until the end of the next turn',
  'lasts.in-play': 'as long as this card is in play',
  'lasts.for-good': 'for the rest of the game',
};
