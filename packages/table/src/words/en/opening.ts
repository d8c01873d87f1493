/** Messages of the opening that page and terminal share. */
export const SHARED_OPENING = {
  'shared.opening.lost': 'You lose if',
  'shared.opening.wakes': 'It wakes when',
  'shared.opening.won': '{n, plural, one {You win if} other {You all win if one of these comes true}}',
} as const;
