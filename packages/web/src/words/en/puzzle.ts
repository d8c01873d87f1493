/** The puzzle of the day. */
export const PUZZLE = {
  'ui.puzzle.title': 'Puzzle of the day',
  'ui.puzzle.further': 'Another puzzle',
  'ui.puzzle.task': 'One answer to the open question is clearly best. Look around, then choose it.',
  'ui.puzzle.solved': 'That is the best answer.',
  'ui.puzzle.missed': 'The best answer is: {answer}',
  'ui.puzzle.chance': '{chance} to win',
  'ui.puzzle.about':
    'The chances come from simulated games in which careful bots play on from this position. They use only what is known at the table.',
  'ui.puzzle.next': 'Another puzzle',
  'ui.puzzle.close': 'Close',
  'ui.puzzle.streak': 'Solved in a row: {n, plural, one {1 day} other {# days}}',
} as const;
