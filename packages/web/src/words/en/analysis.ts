/** The analysis of a game. */
export const ANALYSIS = {
  'ui.analysis.label': 'Analysis',
  'ui.analysis.line': 'Chance of winning, if careful bots play on',
  'ui.analysis.chance': '{chance} to win',
  'ui.analysis.working': 'Simulating games: {done}',
  'ui.analysis.failed': 'The analysis could not be computed.',
  'ui.analysis.costliest': 'Decisions that cost most',
  'ui.analysis.best': 'Decisions that gained most',
  'ui.analysis.unluckiest': 'Unluckiest rolls',
  'ui.analysis.luckiest': 'Luckiest rolls',
  'ui.analysis.none': 'None',
  'ui.analysis.none-sure': 'None beyond doubt',
  'ui.analysis.turn': '{game, select, haunt {Day {n}} other {Turn {n}}}',
  'ui.analysis.destination': 'destination {place}',
  'ui.analysis.given': '{answer} ({chance} to win)',
  'ui.analysis.better': 'Better: {answer} ({chance})',
  'ui.analysis.next-best': 'Next best: {answer} ({chance})',
  'ui.analysis.roll-chance': 'The chance to pass was {chance}.',
  'ui.analysis.about':
    'The chances come from simulated games in which careful bots play on from that position. They use only what the investigator knew at that moment. A few points more or less mean little.',
} as const;
