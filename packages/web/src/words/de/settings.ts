import type { SETTINGS } from '../en/settings.js';

/** How the table behaves, in German. */
export const SETTINGS_DE: Record<keyof typeof SETTINGS, string> = {
  'ui.settings.open': 'Tisch',
  'ui.settings.open.why': 'Bewegung, Ton, Textgröße, Tempo',
  'ui.settings.title': 'Der Tisch',
  'ui.settings.kept': 'Gilt in diesem Browser für jedes Spiel.',
  'ui.settings.motion': 'Bewegung',
  'ui.settings.motion.about': 'Figuren ziehen, Tore drehen sich, Würfel fallen: nie länger als 0,4 Sekunden.',
  'ui.settings.motion.system': 'Dein System wünscht weniger Bewegung: Nichts bewegt sich.',
  'ui.settings.sound': 'Ton',
  'ui.settings.sound.about': 'Würfel, Schritte, Seiten, Tore und Terror, leise.',
  'ui.settings.text': 'Textgröße',
  'ui.settings.text.value': '{n} %',
  'ui.settings.pace': 'Was geschieht, wird erzählt',
  'ui.settings.pace.at-once': 'auf einmal',
  'ui.settings.pace.at-once.about': 'mit der nächsten Frage darunter',
  'ui.settings.pace.steps': 'Schritt für Schritt',
  'ui.settings.pace.steps.about': 'Zeile für Zeile; Leertaste oder Klick geht weiter. Zum Lernen des Spiels.',
  'ui.settings.close': 'Fertig',
  'ui.settings.changed.motion': 'Bewegung ist {on, select, yes {an} other {aus}}.',
  'ui.settings.changed.sound': 'Ton ist {on, select, yes {an} other {aus}}.',
  'ui.settings.changed.text': 'Text auf {n} %.',
  'ui.settings.changed.pace':
    '{pace, select, steps {Was geschieht, wird Schritt für Schritt erzählt.} other {Was geschieht, wird auf einmal erzählt.}}',
  'ui.steps.label': 'Was geschieht, Schritt für Schritt',
  'ui.steps.title': 'Was geschieht',
  'ui.steps.of': '{n} von {of}',
  'ui.steps.next': 'Weiter',
  'ui.steps.last': 'Zur nächsten Frage',
  'ui.steps.skip': 'Den Rest zeigen',
  'ui.board.fit': 'Das ganze Brett (0)',
};
