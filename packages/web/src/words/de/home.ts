import type { HOME } from '../en/home.js';

/** The first page. */
export const HOME_DE: Record<keyof typeof HOME, string> = {
  'ui.home.title': 'Vigil',
  'ui.home.about': 'Arkham Horror, zweite Ausgabe, und der Remix Haunt of the Watchers: jede Regel wird eingehalten',
  'ui.home.go-on': 'Die Lampe brennt noch',
  'ui.home.continue': 'Weiterspielen',
  'ui.home.against': 'gegen {name}',
  'ui.home.where':
    '{turn, plural, =0 {{phase}} other {{game, select, haunt {Tag {turn}, {phase}} other {Runde {turn}, {phase}}}}}',
  'ui.home.where.over': 'beendet',
  'ui.home.played': '{game}, zuletzt gespielt {when}',
  'ui.home.first': 'Licht im Fenster',
  'ui.home.first.about':
    'Ein Ermittler und ein Großer Alter, zufällig gezogen. Der Tisch fragt, begründet und rechnet; du entscheidest.',
  'ui.home.first.play': 'Arkham Horror spielen',
  'ui.home.newcomer': 'Neu hier?',
  'ui.home.newcomer.about':
    'Spiel eine erste Runde auf einem echten Brett, mit jemandem an deiner Seite, der sagt, was gefragt ist und warum. Das dauert acht Minuten.',
  'ui.home.newcomer.begin': 'Lernen durch Spielen',
  'ui.home.newcomer.know': 'Ich kenne es: Gib mir ein Spiel',
  'ui.home.newcomer.beside': 'Lern durch Spielen: Eine erste Runde dauert acht Minuten',
  'ui.home.quick': 'Gleich anfangen',
  'ui.home.quick.about': 'Alles zufällig gezogen, ein Klick bis zur ersten Entscheidung.',
  'ui.home.quick.arkham': 'ein Ermittler',
  'ui.home.quick.box': '{game}, {people}',
  'ui.home.quick.haunt': 'zwei Ermittler',
  'ui.home.together': 'Mit anderen spielen',
  'ui.home.together.about': 'über das Netz: live, oder per Post über Wochen',
  'ui.home.together.waits':
    '{n, plural, one {eine Entscheidung wartet auf dich} other {# Entscheidungen warten auf dich}}',
  'ui.home.new': 'Neues Spiel …',
  'ui.home.new.about': 'Ermittler, Großen Alten, Startwert und Hausregeln wählen',
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
