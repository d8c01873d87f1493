import type { START } from '../en/start.js';

/** The form of a new game. */
export const START_DE: Record<keyof typeof START, string> = {
  'ui.start.about':
    'Worauf sich der Tisch vor dem Spiel einigt. Was dem Zufall überlassen bleibt, kommt aus dem Startwert.',
  'ui.start.where': 'Wo',
  'ui.start.where.here': 'An diesem Bildschirm',
  'ui.start.where.here.about': 'allein, oder zusammen an einem Gerät',
  'ui.start.where.online': 'Über das Netz',
  'ui.start.where.online.about': 'alle am eigenen Bildschirm, live oder per Post',
  'ui.start.open': 'Tisch für {n, plural, one {einen Ermittler} other {# Ermittler}} eröffnen',
  'ui.start.game': 'Spiel',
  'ui.start.game.arkham.about': '{least} bis {most} Ermittler, Runde um Runde: die Regeln von 2005',
  'ui.start.game.haunt.about':
    '{least} bis {most} Ermittler, Tag um Tag: offene Tore verborgen, Monster mit eigenem Willen',
  'ui.start.boxes': 'Zum Grundspiel dazu',
  'ui.start.boxes.adds':
    'etwa {minutes} Minuten mehr, {harder, plural, =0 {nicht schwerer} =1 {etwas schwerer} =2 {schwerer} other {viel schwerer}}',
  'ui.start.boxes.together':
    'Zusammen: etwa {minutes} Minuten mehr, {harder, plural, =0 {nicht schwerer} =1 {etwas schwerer} =2 {schwerer} other {viel schwerer}}.',
  'ui.start.mixes': 'Passen gut zusammen:',
  'ui.start.mixes.none': 'Das Grundspiel allein',
  'ui.start.agreed.towns':
    '{towns, plural, =2 {Zwei} =3 {Drei} other {#}} Städte neben Arkham sind viel Boden für {players, plural, one {einen Ermittler} other {# Ermittler}}.',
  'ui.start.own': 'Pakete aus Dateien, in diesem Browser gespeichert',
  'ui.start.own.pack': '{name}, Version {version}, aus einer Datei',
  'ui.start.own.remove': 'Entfernen',
  'ui.start.own.remove.really': 'Wirklich entfernen',
  'ui.start.own.used':
    '{n, plural, one {Ein gespeichertes Spiel wird} other {# gespeicherte Spiele werden}} damit gespielt. {n, plural, one {Es behält es und lässt} other {Sie behalten es und lassen}} sich weiter öffnen.',
  'ui.start.own.removed': '„{name}“ ist aus diesem Browser entfernt.',
  'ui.start.own.failed': '„{name}“ konnte nicht entfernt werden: {why}',
  'ui.start.investigators': 'Ermittler',
  'ui.start.investigators.how': 'Wähle in der Reihenfolge des Spiels. Zufällige kommen danach.',
  'ui.start.investigators.online':
    'Einer für jeden, der mitspielt: Wer später Platz nimmt, kann einen anderen wählen. So viele ihr seid, können auch offen bleiben.',
  'ui.start.random': 'Dazu zufällig',
  'ui.start.random.online': 'Offen gelassen',
  'ui.start.random.less': 'Ein zufälliger Ermittler weniger',
  'ui.start.random.more': 'Ein zufälliger Ermittler mehr',
  'ui.start.ancient-one': 'Großer Alter',
  'ui.start.herald': 'Herold',
  'ui.start.guardian': 'Wächter',
  'ui.start.none-beside': 'Keiner',
  'ui.start.agreed.beside':
    '{herald, select, none {} random {ein zufällig gezogener Herold} other {der Herold {heraldName}}}{both, select, yes { und } other {}}{guardian, select, none {} random {ein zufällig gezogener Wächter} other {der Wächter {guardianName}}}',
  'ui.start.at-random': 'Zufällig',
  'ui.start.chance': 'Zufall',
  'ui.start.seed': 'Startwert',
  'ui.start.seed.another': 'Ein anderer',
  'ui.start.seed.about': 'Derselbe Startwert und dieselben Antworten ergeben immer dasselbe Spiel.',
  'ui.start.agreed': 'Vereinbart',
  'ui.start.agreed.people':
    '{chosen, plural, =0 {} other {{people}}}{both, select, yes { und } other {}}{random, plural, =0 {} one {ein zufälliger Ermittler} other {# zufällige Ermittler}}',
  'ui.start.agreed.nobody': 'Noch niemand',
  'ui.start.agreed.against': 'gegen {name}',
  'ui.start.agreed.with': 'Mit {boxes}',
  'ui.start.agreed.anyone': 'gegen einen zufällig gezogenen Großen Alten',
  'ui.start.agreed.changed':
    '{n, plural, =0 {Die üblichen Regeln.} one {Eine Hausregel geändert.} other {# Hausregeln geändert.}}',
  'ui.start.begin': 'Mit {n, plural, one {einem Ermittler} other {# Ermittlern}} beginnen',
  'ui.start.too-few-or-many': '{game} ist für {least} bis {most} Ermittler',
};
