/**
 * Messages that name a turn. A game with another word or another duration replaces all of them in its own catalogue.
 */
export const TURNS: Record<string, string> = {
  'mod.movement-points': '{by} movement {n, plural, one {point} other {points}} each turn',
  'limit.once-per-turn': 'once per turn',
  'limit.once-per-check': 'once per check',
  'limit.once-per-game': 'once per game',
  'mythos.reshuffle': 'shuffle the Mythos deck, including this card, then draw another Mythos card for this turn',
  'effect.fate.lose-turn': '{who, select, third {loses} other {lose}} {your} next turn',
  'effect.fate.end-turn':
    '{who, select, third {ends their turn} may {end your turn} they {end their turn} other {your turn ends}}',
  'effect.until-turn-ends': 'until the end of the turn, {modifiers}',
  'effect.until-turn-ends.bonus': 'until the end of the turn, get {modifiers}',
  'lasts.end-of-next-turn': 'until the end of the next turn',
  'lasts.in-play': 'while this card is in play',
  'lasts.for-good': 'for the rest of the game',
};
