/** English texts of effects that only one card has. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'handler.default-on-loan': 'lose all your items and this card, and never take out another Bank Loan in this game',
  'handler.minds-change-bodies':
    'go on with an unused investigator of your choice, set up as a new one (the present one leaves the game with all cards, tokens and trophies)',
  'handler.two-mythos-cards':
    'draw 2 Mythos cards in each Mythos phase for the rest of the game (of the first, only the opening of the gate counts)',
  'handler.experiment-grows': 'put 1 monster from the cup on this card',
  'handler.experiment-fight': 'fight 1 or more of the monsters on this card (those you defeat become your trophies)',
  'handler.experiment-escapes': 'place the monsters on this card in the streets of Miskatonic University',
  'handler.icy-winds': 'roll a die for each of your items and discard each item whose die fails',
};
