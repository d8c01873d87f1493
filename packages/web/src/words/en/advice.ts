/** Advice on a question. */
export const ADVICE = {
  'ui.advice.label': 'Advice',
  'ui.advice.close': 'Close',
  'ui.advice.thinking': 'Thinking…',
  'ui.advice.chance': '{chance} to win',
  'ui.advice.interval': '{low} to {high}',
  'ui.advice.guess': 'first guess',
  'ui.advice.guess.about': 'First guesses from the position after each answer. Simulated games follow.',
  'ui.advice.about':
    'The chance of winning if careful bots play on, from {n, plural, one {1 simulated game} other {# simulated games}}. It uses only what is known at the table.',
  'ui.advice.failed': 'The advice could not be computed.',
  'ui.advice.done': 'Best answer: {answer}, {chance} to win',
} as const;
