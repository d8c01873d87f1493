import type { HOME } from '../en/home.js';

/** The first page. */
export const HOME_DE: Record<keyof typeof HOME, string> = {
  'ui.home.title': 'Vigil',
  'ui.home.about':
    'Ein Brettspiel für eine bis acht Personen auf derselben Seite, an einem Tisch oder weit voneinander: Sucht in den Straßen nach Hinweisen, bekämpft, was hindurchkommt, und schließt seine Türen. Arkham Horror in der zweiten Ausgabe und der Remix Haunt of the Watchers. Vigil teilt aus, zählt und kennt jede Regel; ihr entscheidet.',
  'ui.home.hook': 'Arkham, 1926. Nachts öffnen sich Tore. Schließ sie, bevor es erwacht.',
  'ui.home.begin': 'Anfangen',
  'ui.home.lesson': 'Spiel deine erste Nacht',
  'ui.home.lesson.about': 'acht Minuten, mit jemandem an deiner Seite',
  'ui.home.deal': 'Gib mir ein Spiel',
  'ui.home.choose': 'Leute und Gegner wählen',
  'ui.home.go':
    'Weiter: {turn, plural, =0 {der Aufbau} other {{game, select, haunt {Tag {turn}} other {Runde {turn}}}}}{who, select, none {} other {, {who} entscheidet}}',
  'ui.home.moves': 'Eine Nacht in vier Zügen',
  'ui.home.moves.walk': 'Gehen',
  'ui.home.moves.walk.about': 'durch die Straßen, dahin, wo Hinweise liegen',
  'ui.home.moves.face': 'Standhalten',
  'ui.home.moves.face.about': 'vor dem, was dort steht, oder vorbeischleichen',
  'ui.home.moves.roll': 'Würfeln',
  'ui.home.moves.roll.about': 'und vorher wissen, wie die Chancen stehen',
  'ui.home.moves.shut': 'Schließen',
  'ui.home.moves.shut.about': 'das Tor, von seiner anderen Seite aus',
  'ui.home.game.arkham':
    'Runde um Runde. Schließ die Tore oder versiegle sechs, oder begegne dem, was dahinter schläft. Ein Ermittler.',
  'ui.home.game.haunt':
    'Jeder handelt, in jeder Reihenfolge. Monster wollen etwas, und du erfährst, was. Zwei Ermittler.',
  'ui.home.quick.about': 'Alles zufällig gezogen, ein Druck bis zur ersten Entscheidung.',
  'ui.home.against': 'gegen {name}',
  'ui.home.where':
    '{turn, plural, =0 {{phase}} other {{game, select, haunt {Tag {turn}, {phase}} other {Runde {turn}, {phase}}}}}',
  'ui.home.played': '{game}, zuletzt gespielt {when}',
  'ui.home.quick': 'Gleich anfangen',
  'ui.home.quick.arkham': 'ein Ermittler',
  'ui.home.quick.box': '{game}, {people}',
  'ui.home.quick.haunt': 'zwei Ermittler',
  'ui.home.together': 'Mit anderen spielen',
  'ui.home.together.about': 'über das Netz: live, oder per Post über Wochen',
  'ui.home.together.due': 'Frist: {when}',
  'ui.home.together.waits':
    '{n, plural, one {eine Entscheidung wartet auf dich} other {# Entscheidungen warten auf dich}}',
  'ui.home.beyond': 'Neben dem Tisch',
  'ui.home.learn.about': 'Lektionen, und jedes Spiel auf einen Blick',
  'ui.home.cards.about': 'jede Karte, jedes Monster, jeder Ort',
  'ui.home.rules.about': 'jede einzelne, die hier gilt (englisch)',
  'ui.home.history.about': '{n, plural, =0 {was du gespielt hast} one {ein Spiel} other {# Spiele}}',
  'ui.home.import': 'Spiel oder Paket laden',
  'ui.home.import.file': 'Ein früher exportiertes Spiel oder ein eigenes Paket',
  'ui.home.import.pack': '„{name}“ ist jetzt in diesem Browser gespeichert. Zur Wahl steht es unter',
  'ui.home.imprint':
    'Inoffizielle Arbeit von Fans. Ohne Verbindung zum Verlag oder zu den Autoren von Arkham Horror; enthält weder Bilder noch Texte des Spiels.',
  'ui.home.credits': 'Mitwirkende und Lizenzen',
  'ui.home.verify': 'Ehrliche Würfel',
};
