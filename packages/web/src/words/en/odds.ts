/** The table of odds. */
export const ODDS = {
  'ui.odds.title': 'Table of odds',
  'ui.odds.about':
    'How likely you are to pass a check. Find your dice on the left and the successes you need at the top.',
  'ui.odds.rolls': 'Checks',
  'ui.odds.horror': 'Horror checks in Haunt',
  'ui.odds.fair': 'Normal',
  'ui.odds.blessed': 'Blessed',
  'ui.odds.cursed': 'Cursed',
  'ui.odds.either': 'Blessed',
  'ui.odds.both': 'Cursed',
  'ui.odds.fair.about': '5 and 6 are successes: 1 die in 3.',
  'ui.odds.blessed.about':
    '4, 5 and 6 are successes: 1 die in 2. In Haunt, a Blessing only lets you roll a failed Horror check again.',
  'ui.odds.cursed.about':
    'Only a 6 is a success: 1 die in 6. In Haunt, a Curse only makes you pass each Horror check twice.',
  'ui.odds.either.about': 'Roll the same dice twice. You pass if either roll passes.',
  'ui.odds.both.about': 'Roll the same dice twice. You pass only if both rolls pass.',
  'ui.odds.caption': 'Chance of at least this many successes, in percent. {rolls}.',
  'ui.odds.dice': 'Dice',
  'ui.odds.dice.n': '{n, plural, one {1 die} other {# dice}}',
  'ui.odds.successes': '{n, plural, one {1 success or more} other {# successes or more}}',
  'ui.odds.never': 'not possible',
  'ui.odds.cell': '{chance} percent',
  'ui.odds.more': 'more than 99',
  'ui.odds.less': 'less than 1',
  'ui.odds.clues':
    'A Clue spent after the roll adds 1 die, or more with some cards. Your new chance is further down in the same column.',
  'ui.odds.none': 'With 0 dice there is no roll and no success. A Clue still adds a die.',
  'ui.odds.why': 'In the rules:',
  'ui.odds.close': 'Close',
  'ui.odds.open': 'Odds',
  'ui.odds.open.about': 'How likely you are to pass a check (o)',
} as const;
