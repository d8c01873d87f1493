/** Credits and licences. */
export const CREDITS = {
  'ui.credits.title': 'Credits and licences',
  'ui.credits.about': 'What this page is made of, whose work it is, and what you may do with it.',
  'ui.credits.game': 'The games',
  'ui.credits.game.text':
    'Arkham Horror, second edition, is a board game by Richard Launius and Kevin Wilson, published by Fantasy Flight Games. Haunt of the Watchers is a remix of it by players.',
  'ui.credits.notice':
    'Unofficial fan work. Not affiliated with the publisher or the authors of Arkham Horror, and not endorsed by them. It holds none of the game’s art or text; rules and cards are told in our own words.',
  'ui.credits.ours': 'Drawn for Vigil',
  'ui.credits.ours.text':
    'The city, its places and worlds, the portraits, the Ancient Ones, tokens and symbols, some icons. They are part of Vigil and under its licence.',
  'ui.credits.icons': 'Icons',
  'ui.credits.icons.text':
    'The emblems of monsters and the icons of cards are by the artists of game-icons.net, under CC BY 3.0. Their numbers are rounded, and the colours are ours.',
  'ui.credits.icons.n': '{n, plural, one {one icon} other {# icons}}',
  'ui.credits.icons.names': 'Their names',
  'ui.credits.fonts': 'Fonts',
  'ui.credits.fonts.sample': 'The lamp is still lit',
  'ui.credits.fonts.licences': 'The licences of the fonts, in full',
  'ui.credits.fonts.names': '{font} by {by}, {licence}',
  'ui.credits.libraries': 'Software in the page',
  'ui.credits.library': '{name} {version}, {licence}',
  'ui.credits.vigil': 'Vigil itself',
  'ui.credits.vigil.text':
    'Program, drawings and texts of Vigil are free: use, change and share them, as long as this notice goes with them.',
  'ui.credits.vigil.licence': 'The MIT licence',
} as const;
