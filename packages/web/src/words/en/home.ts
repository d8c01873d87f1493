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
  'ui.home.newcomer': 'New to the game?',
  'ui.home.newcomer.about':
    'Play a first turn on a real board, with someone beside you who says what is asked, and why. It takes eight minutes.',
  'ui.home.newcomer.begin': 'Learn by playing',
  'ui.home.newcomer.know': 'I know it: deal me a game',
  'ui.home.newcomer.beside': 'Learn by playing: a first turn takes eight minutes',
  'ui.home.quick': 'Begin at once',
  'ui.home.quick.about': 'Everything drawn at random, one click to the first decision.',
  'ui.home.quick.arkham': 'one investigator',
  'ui.home.quick.haunt': 'two investigators',
  'ui.home.new': 'New game…',
  'ui.home.new.about': 'choose people, Ancient One, seed and house rules',
  'ui.home.beyond': 'Beside the table',
  'ui.home.learn.about': 'lessons, and each game at a glance',
  'ui.home.cards.about': 'every card, monster, person and place',
  'ui.home.rules.about': 'every clause that is enforced',
  'ui.home.history.about': '{n, plural, =0 {what you have played} one {one game} other {# games}}',
  'ui.home.import': 'Import a game or a pack',
  'ui.home.import.file': 'A game exported earlier, or a pack of your own',
  'ui.home.import.pack': '“{name}” is kept in this browser now. It is offered with every',
  'ui.home.imprint':
    'Unofficial fan work. Not affiliated with the publisher or the authors of Arkham Horror; it holds none of the game’s art or text.',
  'ui.home.credits': 'Credits and licences',
} as const;
