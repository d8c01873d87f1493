/** English texts of effects that only one card has. */
export const MESSAGES: Readonly<Record<string, string>> = {
  'o.inner-room': 'Go into the Inner Sanctum',
  'handler.default-on-loan': 'lose all your items, discard this card, and never take another Bank Loan this game',
  'handler.lodge-member':
    'for an encounter at the Silver Twilight Lodge, you may use the Inner Sanctum entry of the card you draw',
  'handler.minds-change-bodies':
    'continue with an unused investigator of your choice, set up as a new one. Your previous investigator leaves the game with all their cards, tokens and trophies',
  'handler.two-mythos-cards':
    'for the rest of the game, draw 2 Mythos cards in each Mythos Phase. On the first, resolve only the gate opening',
  'handler.experiment-grows': 'put 1 monster from the cup on this card',
  'handler.experiment-fight': 'fight 1 or more of the monsters on this card and take those you defeat as trophies',
  'handler.experiment-escapes': 'place the monsters from this card in the streets of Miskatonic University',
  'handler.icy-winds':
    '{who, select, third {rolls a die for each of their items and discards} other {roll a die for each of your items and discard}} that item unless the die is a success',
};
