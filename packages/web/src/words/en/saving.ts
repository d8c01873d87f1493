/** Messages on saving games and importing files. */
export const SAVING = {
  'ui.keeping.export': 'Export the game',
  'ui.keeping.export-raw': 'Export it as it is',
  'ui.keeping.try-again': 'Try again',
  'ui.keeping.read': 'All right',
  'ui.keeping.full':
    'This browser has no room left: the last answers are not kept. Export the game now. You can play on; it is kept again as soon as there is room.',
  'ui.keeping.make-room': 'Make room: forget old games',
  'ui.keeping.failed':
    'The game could not be kept in this browser ({why}). Export it now. You can play on; with every answer it is tried again.',
  'ui.keeping.newer':
    'A newer version of this page has kept the games in this browser; this one does not write over them. Export what you play here, and load the page anew.',
  'ui.keeping.followed':
    'This game was played on in another window. The table shows it as it stands there; nothing was lost.',
  'ui.keeping.branched':
    'This game was played on in another window as well. Nothing was lost: what you answered here goes on as a game of its own, beside the other one.',
  'ui.keeping.other': 'Go to the other one',
  'ui.keeping.again': 'This game was forgotten in another window. You have played on, so it is kept again.',
  'ui.keeping.not-opened': 'This game cannot be opened',
  'ui.keeping.not-opened.kept': 'What is kept of it is untouched.',
  'ui.keeping.to-history': 'To the other games',
  'ui.import.nothing-changed': 'Nothing was changed.',
  'ui.import.exactly': 'What exactly: {why}',
  'ui.import.not-readable': 'The browser could not read this file.',
  'ui.import.no-game': 'This file holds no game and no pack of Vigil.',
  'ui.import.cut':
    'This file is damaged or was cut short. Export the game once more where it is kept, and try that file.',
  'ui.import.changed': 'This game was changed after it was exported, or its file was cut short: it cannot be opened.',
  'ui.import.damaged': 'Something in this game is damaged: it cannot be opened.',
  'ui.import.answers': 'An answer in this game does not fit the rules: it cannot be opened.',
  'ui.import.newer':
    'This game was saved by another version of Vigil, in a form this page does not know. Load the page anew, and try again.',
  'ui.import.newer-rules':
    'This game was played with newer rules than this page knows. Load the page anew, and try again.',
  'ui.import.other-version': 'Another version of Vigil played this game, and this one can no longer make sense of it.',
  'ui.import.missing-pack':
    'This game is played with something this page does not have: {packs}. If it is a pack from a file, import that first.',
  'ui.import.full': 'This browser has no room left to keep it. Forget old games in the History, and try again.',
  'ui.import.other': 'This could not be opened.',
  'ui.import.pack': 'This pack cannot be used. It has to be mended first:',
} as const;
