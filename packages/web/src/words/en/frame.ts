/** What stands around every screen. */
export const FRAME = {
  'ui.frame.skip': 'Skip to the content',
  'ui.frame.home': 'Vigil: first page',
  'ui.frame.screens': 'Screens',
  'ui.frame.title': '{screen} · Vigil',
  'ui.frame.waiting': 'A moment…',
  'ui.frame.laying-out': 'The game is being laid out…',
  'ui.frame.not-loaded': 'This part of the page could not be loaded',
  'ui.frame.not-loaded.why':
    'It may have been replaced by a newer version, or the network is away ({why}). Games are kept.',
  'ui.frame.reload': 'Reload the page',
  'ui.frame.new-version': 'A new version is ready.',
  'ui.frame.not-now': 'Not now',
  'ui.frame.learn': 'Learn',
  'ui.frame.cards': 'Cards',
  'ui.frame.rules': 'Rules',
  'ui.frame.history': 'History',
  'ui.frame.new': 'New game',
  'ui.frame.game.arkham': 'Arkham Horror',
  'ui.frame.game.haunt': 'Haunt of the Watchers',
  'ui.frame.not-kept': 'That game is not kept in this browser.',
  'ui.frame.cannot-keep': 'The game could not be kept in this browser ({why}). Export it.',
} as const;
