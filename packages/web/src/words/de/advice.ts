import type { ADVICE } from '../en/advice.js';

/** Rat zu einer Frage. */
export const ADVICE_DE: Record<keyof typeof ADVICE, string> = {
  'ui.advice.label': 'Rat',
  'ui.advice.close': 'Schließen',
  'ui.advice.thinking': 'Denkt nach …',
  'ui.advice.chance': '{chance} Siegchance',
  'ui.advice.interval': '{low} bis {high}',
  'ui.advice.guess': 'erster Eindruck',
  'ui.advice.guess.about': 'Erste Eindrücke von der Stellung nach jeder Antwort. Simulierte Partien folgen.',
  'ui.advice.about':
    'Die Chance zu gewinnen, wenn vorsichtige Bots weiterspielen, aus {n, plural, one {1 simulierten Partie} other {# simulierten Partien}}. Genutzt wird nur, was am Tisch bekannt ist.',
  'ui.advice.failed': 'Der Rat ließ sich nicht berechnen.',
  'ui.advice.done': 'Beste Antwort: {answer}, {chance} Siegchance',
};
