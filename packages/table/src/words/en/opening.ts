/** Messages of the opening that page and terminal share. */
export const SHARED_OPENING = {
  'shared.opening.lost': 'You lose if',
  'shared.opening.wakes': 'It awakens if',
  'shared.opening.won': 'You win if',
} as const;
