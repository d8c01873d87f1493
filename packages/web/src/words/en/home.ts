/** The first page. */
export const HOME = {
  'ui.home.title': 'Vigil',
  'ui.home.about': 'Arkham Horror, second edition, and its remix Haunt of the Watchers, with every rule enforced',
  'ui.home.go-on': 'The lamp is still lit',
  'ui.home.continue': 'Continue the game',
  'ui.home.against': 'against {name}',
  'ui.home.where':
    '{turn, plural, =0 {{phase}} other {{game, select, haunt {Day {turn}, {phase}} other {Turn {turn}, {phase}}}}}',
  'ui.home.where.over': 'over',
  'ui.home.played': '{game}, last played {when}',
  'ui.home.first': 'A light in the window',
  'ui.home.first.about':
    'One investigator and an Ancient One, drawn at random. The table asks, tells why, and counts; you decide.',
  'ui.home.first.play': 'Play Arkham Horror',
  'ui.home.quick': 'Begin at once',
  'ui.home.quick.about': 'Everything drawn at random, one click to the first decision.',
  'ui.home.quick.arkham': 'one investigator',
  'ui.home.quick.haunt': 'two investigators',
  'ui.home.new': 'New game…',
  'ui.home.new.about': 'choose people, Ancient One, seed and house rules',
  'ui.home.beyond': 'Beside the table',
  'ui.home.learn.about': 'a first game with a hand on your shoulder',
  'ui.home.cards.about': 'every card, monster, person and place',
  'ui.home.rules.about': 'every clause that is enforced',
  'ui.home.history.about': '{n, plural, =0 {what you have played} one {one game} other {# games}}',
  'ui.home.import': 'Import a game from a file',
  'ui.home.import.file': 'A game exported earlier',
  'ui.home.import.refused': 'This file cannot be continued: {why}',
  'ui.home.imprint':
    'Unofficial fan work. Not affiliated with the publisher or the authors of Arkham Horror; it holds none of the game’s art or text.',
  'ui.home.credits': 'Credits and licences',
} as const;
