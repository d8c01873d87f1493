import type { VERIFY } from '../en/verify.js';

/** Die Seite, die einen Tisch im Netz prüft. */
export const VERIFY_DE: Record<keyof typeof VERIFY, string> = {
  'ui.verify.title': 'Faire Würfel',
  'ui.verify.about': 'Prüfe, ob ein Online-Spiel so verlief, wie seine Datei sagt.',
  'ui.verify.how':
    'Wenn ein Tisch eröffnet wird, erscheint ein Hash seines Startwerts, am Ende der Startwert selbst. Alle Würfe und Karten folgen daraus. Diese Seite spielt das Spiel in deinem Browser nach und vergleicht es mit der Aufzeichnung.',
  'ui.verify.file': 'Die Datei eines beendeten Tisches',
  'ui.verify.drop': 'Lege die Datei hier ab oder wähle sie aus',
  'ui.verify.hash': 'Der Hash bei der Eröffnung des Tisches (falls du ihn notiert hast)',
  'ui.verify.hash.wrong': 'Ein Hash hat 64 Ziffern von 0 bis f.',
  'ui.verify.again': 'Das Spiel wird nachgespielt …',
  'ui.verify.no-table':
    'Diese Datei stammt nicht von einem Online-Tisch. Du kannst die Datei eines Tisches herunterladen, sobald sein Spiel zu Ende ist.',
  'ui.verify.good': 'Geprüft',
  'ui.verify.bad': 'Abweichung gefunden',
  'ui.verify.differs': 'Abweichungen',
  'ui.verify.notes': 'Außerdem wissenswert',
  'ui.verify.facts': '„{table}“: {n, plural, one {# Eintrag} other {# Einträge}}, von {from} bis {until}.',
  'ui.verify.command': 'Dasselbe im Terminal: vigil replay --verify DATEI --seed-hash HASH',
};
