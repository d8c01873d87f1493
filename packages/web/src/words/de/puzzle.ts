import type { PUZZLE } from '../en/puzzle.js';

/** Das Rätsel des Tages. */
export const PUZZLE_DE: Record<keyof typeof PUZZLE, string> = {
  'ui.puzzle.title': 'Rätsel des Tages',
  'ui.puzzle.further': 'Noch ein Rätsel',
  'ui.puzzle.task': 'Eine Antwort auf die offene Frage ist klar die beste. Sieh dich um und wähle sie.',
  'ui.puzzle.solved': 'Das ist die beste Antwort.',
  'ui.puzzle.missed': 'Die beste Antwort ist: {answer}',
  'ui.puzzle.chance': '{chance} Siegchance',
  'ui.puzzle.about':
    'Die Chancen stammen aus simulierten Partien, in denen vorsichtige Bots von dieser Stellung an weiterspielen. Genutzt wird nur, was am Tisch bekannt ist.',
  'ui.puzzle.next': 'Noch ein Rätsel',
  'ui.puzzle.close': 'Schließen',
  'ui.puzzle.streak': 'In Folge gelöst: {n, plural, one {1 Tag} other {# Tage}}',
};
