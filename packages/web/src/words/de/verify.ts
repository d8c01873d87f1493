import type { VERIFY } from '../en/verify.js';

/** Die Seite, die einen Tisch im Netz prüft. */
export const VERIFY_DE: Record<keyof typeof VERIFY, string> = {
  'ui.verify.title': 'Ehrliche Würfel',
  'ui.verify.about': 'Ob ein Tisch im Netz so gespielt wurde, wie seine Datei sagt.',
  'ui.verify.how':
    'Wenn ein Tisch aufgeht, wird ein Hash seines Startwerts veröffentlicht, an seinem Ende der Startwert selbst. Alle Würfe und Karten folgen allein aus ihm. Hier wird alles daraus noch einmal gespielt, in diesem Browser, und mit dem verglichen, was damals erzählt wurde.',
  'ui.verify.file': 'Die Datei eines Tisches, der zu Ende ist',
  'ui.verify.drop': 'Lege die Datei hier ab oder wähle sie aus',
  'ui.verify.hash': 'Der Hash, den du sahst, als der Tisch aufging (falls du ihn notiert hast)',
  'ui.verify.hash.wrong': 'Ein Hash hat 64 Ziffern von 0 bis f.',
  'ui.verify.again': 'Es wird noch einmal gespielt …',
  'ui.verify.no-table': 'Das ist keine Datei eines Tisches im Netz. Ein Tisch bietet sie an, wenn er zu Ende ist.',
  'ui.verify.good': 'In Ordnung',
  'ui.verify.bad': 'Nicht in Ordnung',
  'ui.verify.differs': 'Was abweicht, und wo',
  'ui.verify.notes': 'Außerdem zu wissen',
  'ui.verify.facts': '„{table}“: {n, plural, one {# Eintrag} other {# Einträge}}, von {from} bis {until}.',
  'ui.verify.command': 'Dasselbe im Terminal: vigil replay --verify DATEI --seed-hash HASH',
};
