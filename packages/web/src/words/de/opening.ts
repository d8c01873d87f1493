import { SHARED_OPENING_DE } from '@vigil/table/words/de/opening';
import type { OPENING } from '../en/opening.js';

/** Wer spielt, gegen wen, was gewinnt. */
export const OPENING_DE: Readonly<Record<keyof typeof OPENING, string>> = {
  ...SHARED_OPENING_DE,
  'ui.opening.people': '{n, plural, one {Der Ermittler} other {Die Ermittler}}',
  'ui.opening.yours': 'Dein Ermittler',
  'ui.opening.you': '{n, plural, one {Dein Ermittler} other {Deine Ermittler}}',
  'ui.opening.against': 'Gegen',
  'ui.opening.good': 'Gut in {skills}',
  'ui.opening.even': 'In allem gleich gut',
  'ui.opening.doom': '{n, plural, one {# Feld} other {# Felder}} auf der Verdammnisleiste',
  'ui.opening.on': 'Beginnen',
  'ui.opening.back': 'Zurück an den Tisch',
  'ui.opening.any': 'Zum Beginnen eine Taste drücken.',
};
