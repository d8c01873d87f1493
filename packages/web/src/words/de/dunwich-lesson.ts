import type { DUNWICH_LESSON } from '../en/dunwich-lesson.js';

/** The lesson on Dunwich, for those who know Arkham. */
export const DUNWICH_LESSON_DE: Record<keyof typeof DUNWICH_LESSON, string> = {
  'ui.learn.dunwich.towns': 'Zwei Städte',
  'ui.learn.dunwich.towns.text':
    'Dunwich hat ein eigenes Brett. Hier wechselst du vom einen zum anderen, oder mit der Taste t. „In Arkham“ auf einer Karte meint auch Dunwich, und offene Tore und Siegel dort zählen wie alle anderen.',
  'ui.learn.dunwich.vortex': 'Wohin kein Monster soll',
  'ui.learn.dunwich.vortex.text':
    'Das ist ein Strudel: Nur Monster geraten hinein. Vom Hinterland führt der schwarze Pfeil hierher, und dort steht ein Hohepriester. Sehen wir, was diese Nacht daraus wird.',
  'ui.learn.dunwich.train': 'Alles einsteigen',
  'ui.learn.dunwich.train.text':
    'Vom Bahnhof fährt ein Zug nach Dunwich: 1 $ und ein Bewegungspunkt, und danach gehst du weiter. Nimm ihn mit dem Schild an den Gleisen oder auf dem Blatt.',
  'ui.learn.dunwich.walk': 'Hinaus aufs Land',
  'ui.learn.dunwich.walk.text':
    'Die Fahrt hat deine Bewegung nicht beendet. Dein Ziel ist {aim}, wo gleich etwas geschieht. Als Nächstes kommt: {next}.',
  'ui.learn.dunwich.walk.short':
    'Mit {n, plural, =0 {keinem Punkt} one {einem Punkt} other {# Punkten}} kommst du nicht mehr dorthin, wo diese Lektion spielt. Geh, wohin du magst, oder geh mit „Zurück“ den geraden Weg.',
  'ui.learn.dunwich.walk.elsewhere':
    'Das ist ein anderer Weg als der dieser Lektion. Geh, wohin du magst, oder nimm mit „Zurück“ doch den Zug.',
  'ui.learn.dunwich.fall': 'Am Boden, aber nicht beraubt',
  'ui.learn.dunwich.fall.text':
    'Deine letzte Ausdauer ist dahin. Du kannst die üblichen Verluste hinnehmen, die Hälfte deiner Gegenstände und Hinweise; oder statt ihrer eine Verletzung. Was du hast, lohnt sich zu behalten: Zieh die Verletzung.',
  'ui.learn.dunwich.kept': 'Was es gekostet hat',
  'ui.learn.dunwich.kept.text':
    'Du liegst wie sonst im Hospital, aber mit Ausdauer {stamina}, so viel du haben kannst, mit deinen Gegenständen und allen {clues} Hinweisen. Der Preis: {name}, für den Rest des Spiels. Eine zweite solche Karte würde dich verschlingen.',
  'ui.learn.dunwich.kept.losses':
    'Du hast die üblichen Verluste hingenommen. Eine Verletzung hätte dir Gegenstände und Hinweise gelassen und alle Ausdauer gegeben; sie wäre für den Rest des Spiels geblieben.',
  'ui.learn.dunwich.swallowed': 'Der Strudel ist gefüttert',
  'ui.learn.dunwich.swallowed.text':
    'In der Nacht ging der Hohepriester in den Strudel. Er ist wieder im Becher, aber der Terror stieg auf {terror}, und auf diese Leiste kam ein Marker. Ist sie voll, geht das Grauen von Dunwich um. Überlasst Dunwich also nicht den Monstern.',
  'ui.learn.dunwich.task': 'Eine Aufgabe für unterwegs',
  'ui.learn.dunwich.task.text':
    '„{name}“ ist eine Aufgabe: Verbring die Begegnungsphase in jedem ihrer Gebiete, der Reihe nach, und das letzte bringt den Lohn. Das erste ist nicht weit von deinem Bett: {next}.',
  'ui.learn.dunwich.aim': 'Zwei Städte zu halten',
  'ui.learn.dunwich.aim.text':
    'In der letzten Nacht ging hier in Dunwich ein Tor auf; mit ihm {gates, plural, one {ist eines} other {sind #}} in beiden Städten zusammen offen. Auf jeder Seite der Bahnstrecke muss jemand sein: Das ist das Spiel mit dieser Erweiterung.',
};
