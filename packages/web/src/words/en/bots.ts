/** Bots at a table on this screen. */
export const BOTS = {
  'ui.bots.label': 'A bot plays',
  'ui.bots.who': '{name} (bot)',
  'ui.bots.next': 'Next: {question}',
  'ui.bots.pause': 'Pause',
  'ui.bots.go-on': 'Continue',
  'ui.bots.step': 'Next step',
  'ui.bots.space': 'Space',
  'ui.bots.paused': 'Paused. {name} is next.',
  'ui.bots.pace': 'Pace of the bots',
  'ui.bots.pace.slow': 'Slow',
  'ui.bots.pace.normal': 'Normal',
  'ui.bots.pace.fast': 'Fast',
  'ui.bots.pace.step': 'Step by step',
  'ui.bots.seats': 'Who plays?',
  'ui.bots.seats.about':
    'Bots play openly and give their reasons. You make the group’s decisions, and any decision a bot shares with you.',
  'ui.bots.person': 'Person',
  'ui.bots.bot': 'Bot',
  'ui.bots.seat': 'Who plays {name}?',
  'ui.bots.done': 'Done',
  'ui.bots.change': 'Change players',
} as const;
