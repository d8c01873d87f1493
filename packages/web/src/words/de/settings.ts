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
  'ui.settings.pace': 'Tempo: Was ohne dich geschieht, wird erzählt',
  'ui.settings.pace.at-once': 'auf einmal',
  'ui.settings.pace.at-once.about': 'mit der nächsten Frage darunter',
  'ui.settings.pace.quick': 'zügig',
  'ui.settings.pace.quick.about':
    'Zeile für Zeile, auf einen Blick, und das Brett folgt. Die Leertaste hält an, s überspringt.',
  'ui.settings.pace.unhurried': 'in Ruhe',
  'ui.settings.pace.unhurried.about': 'ebenso, mit Zeit, jede Zeile und Karte zu lesen',
  'ui.settings.pace.steps': 'Schritt für Schritt',
  'ui.settings.pace.steps.about':
    'jede Zeile wartet auf Leertaste oder Klick, und ein Lehrer sagt, was sie bedeutet. Nichts wird für dich entschieden, auch nicht, was keine Wahl lässt.',
  'ui.settings.pace.rule':
    'Eine Frage mit nur einer Antwort, neben der sonst nichts zu tun ist, beantwortet der Tisch. Was eine Wahl ist, wird gefragt.',
  'ui.settings.close': 'Fertig',
  'ui.settings.changed.motion': 'Bewegung ist {on, select, yes {an} other {aus}}.',
  'ui.settings.changed.sound': 'Ton ist {on, select, yes {an} other {aus}}.',
  'ui.settings.changed.text': 'Text auf {n} %.',
  'ui.settings.changed.pace':
    '{pace, select, steps {Was geschieht, wird Schritt für Schritt erzählt.} quick {Was geschieht, wird zügig erzählt, Zeile für Zeile.} unhurried {Was geschieht, wird in Ruhe erzählt, Zeile für Zeile.} other {Was geschieht, wird auf einmal erzählt.}}',
  'ui.steps.label': 'Was geschieht, Schritt für Schritt',
  'ui.steps.title': 'Was geschieht',
  'ui.steps.of': '{n} von {of}',
  'ui.steps.next': 'Weiter',
  'ui.steps.last': 'Zur nächsten Frage',
  'ui.steps.skip': 'Den Rest zeigen',
  'ui.steps.hold': 'Anhalten',
  'ui.steps.play': 'Weiter',
  'ui.steps.one': 'Nächste Zeile',
  'ui.steps.space': 'Leertaste',
  'ui.steps.held': 'Angehalten. {line}',
  'ui.board.fit': 'Das ganze Brett (0)',
};
