/** Messages on saving games and importing files. */
export const SAVING = {
  'ui.saving.export': 'Export the game',
  'ui.saving.export-raw': 'Export the damaged file',
  'ui.saving.try-again': 'Try again',
  'ui.saving.read': 'OK',
  'ui.saving.full':
    'Browser storage is full: your last answers are not saved. Export the game now. You can play on. Saving resumes once there is room.',
  'ui.saving.make-room': 'Delete old games to make room',
  'ui.saving.failed':
    'The game could not be saved in this browser ({why}). Export it now. You can play on. The page tries to save again after every answer.',
  'ui.saving.newer':
    'A newer version of this page saved the games in this browser. This version does not overwrite them. Export this game and reload the page.',
  'ui.saving.followed':
    'This game was continued in another window. The table shows its latest state. Nothing was lost.',
  'ui.saving.branched':
    'This game was also continued in another window. Nothing was lost: your answers here are now a separate game.',
  'ui.saving.other': 'Go to the other game',
  'ui.saving.again': 'This game was deleted in another window. You have played on, so it is saved again.',
  'ui.saving.not-opened': 'This game cannot be opened',
  'ui.saving.not-opened.saved': 'The saved copy is unchanged.',
  'ui.saving.to-history': 'To the other games',
  'ui.import.nothing-changed': 'Nothing was changed.',
  'ui.import.exactly': 'Details: {why}',
  'ui.import.not-readable': 'The browser could not read this file.',
  'ui.import.no-game': 'This file contains no game or pack for Vigil.',
  'ui.import.cut': 'This file is damaged or incomplete. Export the game again where it is saved, and try that file.',
  'ui.import.changed': 'This game was changed after it was exported, or its file is incomplete. It cannot be opened.',
  'ui.import.damaged': 'This game is damaged and cannot be opened.',
  'ui.import.answers': 'This game cannot be opened: one of its answers does not fit the rules.',
  'ui.import.newer':
    'This game was saved by another version of Vigil, in a format this page does not know. Reload the page and try again.',
  'ui.import.newer-rules': 'This game was played with newer rules than this page knows. Reload the page and try again.',
  'ui.import.other-version': 'This game was played with another version of Vigil. This version cannot read it.',
  'ui.import.missing-pack':
    'This game needs packs that this page does not have: {packs}. If you have a pack as a file, import it first.',
  'ui.import.full': 'Browser storage is full. Delete old games under History and try again.',
  'ui.import.other': 'This file could not be opened.',
  'ui.import.pack': 'This pack cannot be used. Fix this first:',
} as const;
