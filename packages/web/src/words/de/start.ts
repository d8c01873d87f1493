import type { START } from '../en/start.js';

/** The form of a new game. */
export const START_DE: Record<keyof typeof START, string> = {
  'ui.start.about': 'Worauf ihr euch vor dem Spiel einigt. Alles Zufällige kommt aus dem Startwert.',
  'ui.start.where': 'Wo',
  'ui.start.where.here': 'An diesem Bildschirm',
  'ui.start.where.here.about': 'allein oder zusammen an einem Gerät',
  'ui.start.where.online': 'Online',
  'ui.start.where.online.about': 'alle am eigenen Bildschirm, live oder als Play-by-Post',
  'ui.start.open': 'Tisch für {n, plural, one {1 Ermittler} other {# Ermittler}} eröffnen',
  'ui.start.game': 'Spiel',
  'ui.start.game.arkham.about': '{least} bis {most} Ermittler, Runde um Runde: die Regeln von 2005',
  'ui.start.game.haunt.about': '{least} bis {most} Ermittler, Tag um Tag: verborgene Tore, Monster mit eigenen Zielen',
  'ui.start.boxes': 'Erweiterungen',
  'ui.start.boxes.adds':
    'etwa {minutes} Minuten länger, {harder, plural, =0 {nicht schwerer} =1 {etwas schwerer} =2 {schwerer} other {viel schwerer}}',
  'ui.start.boxes.together':
    'Zusammen: etwa {minutes} Minuten länger, {harder, plural, =0 {nicht schwerer} =1 {etwas schwerer} =2 {schwerer} other {viel schwerer}}.',
  'ui.start.mixes': 'Gute Kombinationen:',
  'ui.start.mixes.none': 'Das Grundspiel allein',
  'ui.start.agreed.towns':
    '{towns} Städte neben Arkham sind viel für {players, plural, one {1 Ermittler} other {# Ermittler}}.',
  'ui.start.own': 'Pakete aus Dateien, in diesem Browser gespeichert',
  'ui.start.own.pack': '{name}, Version {version}, aus einer Datei',
  'ui.start.own.remove': 'Entfernen',
  'ui.start.own.remove.really': 'Wirklich entfernen',
  'ui.start.own.used':
    '{n, plural, one {1 gespeichertes Spiel nutzt} other {# gespeicherte Spiele nutzen}} dieses Paket. {n, plural, one {Es behält seine Kopie und lässt} other {Sie behalten ihre Kopie und lassen}} sich weiter öffnen.',
  'ui.start.own.removed': '„{name}“ entfernt.',
  'ui.start.own.failed': '„{name}“ konnte nicht entfernt werden: {why}',
  'ui.start.investigators': 'Ermittler',
  'ui.start.investigators.how': 'Wähle in Spielreihenfolge. Zufällige Ermittler kommen zuletzt.',
  'ui.start.investigators.online':
    'Einer je Spieler. Wer später Platz nimmt, kann einen anderen wählen. Plätze können offen bleiben.',
  'ui.start.random': 'Zusätzlich zufällig',
  'ui.start.random.online': 'Offen gelassen',
  'ui.start.random.less': 'Ein zufälliger Ermittler weniger',
  'ui.start.random.more': 'Ein zufälliger Ermittler mehr',
  'ui.start.players': 'Spieler',
  'ui.start.players.about': 'Jeden Ermittler spielt ein Mensch oder ein Bot. Das lässt sich während des Spiels ändern.',
  'ui.start.players.random': 'Zufälliger Ermittler',
  'ui.start.players.who': 'Platz {n}, {name}',
  'ui.start.players.person': 'Mensch',
  'ui.start.players.bot': 'Bot',
  'ui.start.players.add-bot': 'Bot hinzufügen',
  'ui.start.players.watch': 'Die Bots spielen allein, und du schaust zu.',
  'ui.start.ancient-one': 'Großer Alter',
  'ui.start.herald': 'Herold',
  'ui.start.guardian': 'Wächter',
  'ui.start.none-beside': 'Keiner',
  'ui.start.agreed.beside':
    '{herald, select, none {} random {ein zufälliger Herold} other {der Herold {heraldName}}}{both, select, yes { und } other {}}{guardian, select, none {} random {ein zufälliger Wächter} other {der Wächter {guardianName}}}',
  'ui.start.at-random': 'Zufällig',
  'ui.start.chance': 'Zufall',
  'ui.start.seed': 'Startwert',
  'ui.start.seed.another': 'Neuer Startwert',
  'ui.start.seed.about': 'Derselbe Startwert und dieselben Antworten ergeben immer dasselbe Spiel.',
  'ui.start.agreed': 'Übersicht',
  'ui.start.agreed.people':
    '{chosen, plural, =0 {} other {{people}}}{both, select, yes { und } other {}}{random, plural, =0 {} one {1 zufälliger Ermittler} other {# zufällige Ermittler}}',
  'ui.start.agreed.bots':
    '{people, plural, =0 {Bots spielen alle Plätze.} other {{bots, plural, one {Ein Bot spielt einen der Plätze.} other {Bots spielen # der Plätze.}}}}',
  'ui.start.agreed.nobody': 'Noch niemand',
  'ui.start.agreed.against': 'gegen {name}',
  'ui.start.agreed.with': 'Mit {boxes}',
  'ui.start.agreed.anyone': 'gegen einen zufälligen Großen Alten',
  'ui.start.agreed.changed':
    '{n, plural, =0 {Standardregeln.} one {1 Hausregel geändert.} other {# Hausregeln geändert.}}',
  'ui.start.begin': 'Mit {n, plural, one {1 Ermittler} other {# Ermittlern}} beginnen',
  'ui.start.too-few-or-many': '{game} ist für {least} bis {most} Ermittler',
};
