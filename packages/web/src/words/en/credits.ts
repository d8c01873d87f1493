/** Credits and licences. */
export const CREDITS = {
  'ui.credits.title': 'Credits and licenses',
  'ui.credits.about': 'What this page is made of, who made it, and what you may do with it.',
  'ui.credits.game': 'The games',
  'ui.credits.game.text':
    'Arkham Horror, second edition, is a board game by Richard Launius and Kevin Wilson, published by Fantasy Flight Games. Haunt of the Watchers is a remix of it made by players.',
  'ui.credits.notice':
    'Unofficial fan work. Not affiliated with or endorsed by the publisher or authors of Arkham Horror. It contains none of the game’s art or text. Rules and cards are written in our own words.',
  'ui.credits.ours': 'Drawn for Vigil',
  'ui.credits.ours.text':
    'The city, its places and worlds, the portraits, the Ancient Ones, tokens, symbols and some icons. They are part of Vigil and share its license.',
  'ui.credits.icons': 'Icons',
  'ui.credits.icons.text':
    'Monster emblems and card icons are by the artists of game-icons.net, under CC BY 3.0. We rounded their coordinates and changed their colors.',
  'ui.credits.icons.n': '{n, plural, one {1 icon} other {# icons}}',
  'ui.credits.icons.names': 'Their names',
  'ui.credits.fonts': 'Fonts',
  'ui.credits.fonts.sample': 'The lamp is still lit',
  'ui.credits.fonts.licences': 'Full font licenses',
  'ui.credits.fonts.names': '{font} by {by}, {licence}',
  'ui.credits.libraries': 'Software used',
  'ui.credits.library': '{name} {version}, {licence}',
  'ui.credits.vigil': 'Vigil itself',
  'ui.credits.vigil.text': 'Vigil’s code, art and text are free to use, change and share. Include this notice.',
  'ui.credits.vigil.licence': 'The MIT License',
} as const;
