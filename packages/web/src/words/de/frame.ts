import type { FRAME } from '../en/frame.js';

/** Messages around every screen, in German. */
export const FRAME_DE: Record<keyof typeof FRAME, string> = {
  'ui.frame.skip': 'Zum Inhalt springen',
  'ui.frame.home': 'Vigil: Startseite',
  'ui.frame.screens': 'Seiten',
  'ui.frame.title': '{screen} · Vigil',
  'ui.frame.waiting': 'Einen Augenblick …',
  'ui.frame.laying-out': 'Das Spiel wird aufgebaut …',
  'ui.frame.not-loaded': 'Dieser Teil der Seite konnte nicht geladen werden',
  'ui.frame.not-loaded.why':
    'Vielleicht gibt es eine neuere Version, oder du bist offline ({why}). Deine Spiele sind sicher.',
  'ui.frame.reload': 'Seite neu laden',
  'ui.frame.new-version': 'Eine neue Version liegt bereit.',
  'ui.frame.not-now': 'Nicht jetzt',
  'ui.frame.tables': 'Tische',
  'ui.frame.learn': 'Lernen',
  'ui.frame.cards': 'Karten',
  'ui.frame.rules': 'Regeln',
  'ui.frame.puzzle': 'Rätsel',
  'ui.frame.history': 'Verlauf',
  'ui.frame.new': 'Neues Spiel',
  'ui.frame.language': 'Sprache',
  'ui.frame.game.arkham': 'Arkham Horror',
  'ui.frame.game.haunt': 'Haunt of the Watchers',
  'ui.frame.not-saved': 'Dieses Spiel ist in diesem Browser nicht gespeichert.',
  'ui.saving.damaged':
    '{n, plural, one {1 gespeichertes Spiel ist beschädigt und nicht lesbar. Exportieren oder löschen kannst du es hier:} other {# gespeicherte Spiele sind beschädigt und nicht lesbar. Exportieren oder löschen kannst du sie hier:}}',
  'ui.saving.not-read': 'Gespeicherte Spiele ließen sich gerade nicht lesen oder ändern: {why}',
  'ui.saving.pack.damaged': 'Beschädigtes Paket: „{name}“',
  'ui.frame.act': '{act} ({game})',
  'ui.frame.export': 'Export',
  'ui.frame.title-only': 'Von diesem Spiel ist in diesem Browser nur noch der Titel da. Die Antworten fehlen.',
  'ui.frame.error': 'Der Tisch kann nicht angezeigt werden',
  'ui.frame.error.why': 'Das ist ein Fehler der Seite: {why}. Dein Spiel ist gespeichert.',
  'ui.frame.error.export': 'Spiel exportieren',
  'ui.frame.error.leave': 'Tisch verlassen',
};
