import { SHARED_OPENING_DE } from '@vigil/table/words/de/opening';
import type { OPENING } from '../en/opening.js';

/** Wer spielt, gegen wen, was gewinnt. */
export const OPENING_DE: Readonly<Record<keyof typeof OPENING, string>> = {
  ...SHARED_OPENING_DE,
  'ui.opening.you': '{n, plural, one {Das bist du} other {Das seid ihr}}',
  'ui.opening.against': 'Gegen',
  'ui.opening.good': 'Gut in {skills}',
  'ui.opening.even': 'In allem gleich gut',
  'ui.opening.doom':
    '{n, plural, one {# Verdammnismarker passt auf seine Leiste} other {# Verdammnismarker passen auf seine Leiste}}',
  'ui.opening.on': 'Beginnen',
  'ui.opening.back': 'Zurück an den Tisch',
  'ui.opening.any': 'Jede Taste führt weiter.',
};
