import type { HOME } from '../en/home.js';

/** The first page. */
export const HOME_DE: Record<keyof typeof HOME, string> = {
  'ui.home.title': 'Vigil',
  'ui.home.about':
    'Ein kooperatives Brettspiel für 1 bis 8 Personen, an einem Tisch oder weit voneinander entfernt. Such in den Straßen nach Hinweisen, bekämpfe, was durch die Tore kommt, und schließe sie. Enthalten sind die zweite Ausgabe von Arkham Horror und ihr Remix Haunt of the Watchers. Vigil teilt aus, zählt und kennt jede Regel. Du entscheidest.',
  'ui.home.hook': 'Arkham, 1926. Nachts öffnen sich Tore. Schließ sie, bevor es erwacht.',
  'ui.home.begin': 'Los',
  'ui.home.lesson': 'Spiel deine erste Nacht',
  'ui.home.lesson.about': '8 Minuten, mit Anleitung',
  'ui.home.deal': 'Sofort spielen',
  'ui.home.choose': 'Ermittler und Gegner wählen',
  'ui.home.go':
    'Weiter: {turn, plural, =0 {der Aufbau} other {{game, select, haunt {Tag {turn}} other {Runde {turn}}}}}{who, select, none {} other {, {who} entscheidet}}',
  'ui.home.moves': 'Eine Nacht in vier Schritten',
  'ui.home.moves.walk': 'Gehen',
  'ui.home.moves.walk.about': 'durch die Straßen zu den Hinweisen',
  'ui.home.moves.face': 'Kämpfen',
  'ui.home.moves.face.about': 'gegen Monster, oder an ihnen vorbeischleichen',
  'ui.home.moves.roll': 'Würfeln',
  'ui.home.moves.roll.about': 'mit den Chancen vor Augen',
  'ui.home.moves.shut': 'Tor schließen',
  'ui.home.moves.shut.about': 'von der anderen Seite',
  'ui.home.game.arkham':
    'Runde um Runde. Schließ die Tore oder versiegle 6 Orte, oder stell dich dem, was dahinter schläft. 1 Ermittler.',
  'ui.home.game.haunt': 'Handle in beliebiger Reihenfolge. Die Monster haben Ziele, und du kennst sie. 2 Ermittler.',
  'ui.home.quick.about': 'Alles zufällig, ein Klick bis zur ersten Entscheidung.',
  'ui.home.against': 'gegen {name}',
  'ui.home.where':
    '{turn, plural, =0 {{phase}} other {{game, select, haunt {Tag {turn}, {phase}} other {Runde {turn}, {phase}}}}}',
  'ui.home.played': '{game}, zuletzt gespielt {when}',
  'ui.home.quick': 'Schnellstart',
  'ui.home.quick.arkham': '1 Ermittler',
  'ui.home.quick.box': '{game}, {people}',
  'ui.home.quick.haunt': '2 Ermittler',
  'ui.home.together': 'Mit anderen spielen',
  'ui.home.together.about': 'online: live oder als Play-by-Post über Wochen',
  'ui.home.together.due': 'Frist: {when}',
  'ui.home.together.waits':
    '{n, plural, one {1 Entscheidung wartet auf dich} other {# Entscheidungen warten auf dich}}',
  'ui.home.beyond': 'Mehr',
  'ui.home.learn.about': 'Lektionen und jedes Spiel auf einen Blick',
  'ui.home.puzzle.about': 'täglich eines: Finde die beste Antwort',
  'ui.home.cards.about': 'alle Karten, Monster, Ermittler und Orte',
  'ui.home.rules.about': 'alle Regeln, die hier gelten',
  'ui.home.history.about': '{n, plural, =0 {deine Spiele} one {1 Spiel} other {# Spiele}}',
  'ui.home.import': 'Spiel oder Paket laden',
  'ui.home.import.file': 'Ein exportiertes Spiel oder ein eigenes Paket',
  'ui.home.import.pack': '„{name}“ ist jetzt in diesem Browser gespeichert. Du findest es unter',
  'ui.home.imprint':
    'Inoffizielles Fanprojekt. Ohne Verbindung zum Verlag oder zu den Autoren von Arkham Horror. Enthält weder Bilder noch Texte des Spiels.',
  'ui.home.credits': 'Mitwirkende und Lizenzen',
  'ui.home.verify': 'Faire Würfel',
};
