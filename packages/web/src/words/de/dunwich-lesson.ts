import type { DUNWICH_LESSON } from '../en/dunwich-lesson.js';

/** The lesson on Dunwich, for those who know Arkham. */
export const DUNWICH_LESSON_DE: Record<keyof typeof DUNWICH_LESSON, string> = {
  'ui.learn.dunwich.towns': 'Zwei Städte',
  'ui.learn.dunwich.towns.text':
    'Dunwich hat einen eigenen Spielplan. Hier oder mit der Taste t wechselst du den Spielplan. „In Arkham“ auf einer Karte meint auch Dunwich. Offene Tore und Siegel zählen dort wie in Arkham.',
  'ui.learn.dunwich.vortex': 'Der Strudel',
  'ui.learn.dunwich.vortex.text':
    'In diesen Strudel geraten nur Monster. Der schwarze Pfeil vom Hinterland führt hierher, und dort ist ein Hohepriester. Sieh, was in dieser Nacht geschieht.',
  'ui.learn.dunwich.train': 'Nimm den Zug',
  'ui.learn.dunwich.train.text':
    'Vom Bahnhof fährt ein Zug nach Dunwich. Er kostet 1 $ und 1 Bewegungspunkt, und danach darfst du weitergehen. Klicke das Schild an den Gleisen an oder wähle den Zug in der Liste.',
  'ui.learn.dunwich.walk': 'Geh weiter',
  'ui.learn.dunwich.walk.text':
    'Die Fahrt hat deine Bewegung nicht beendet. Dein Ziel: {aim}.{isLast, select, yes {} other { Nächster Schritt: {next}.}}',
  'ui.learn.dunwich.walk.short':
    '{n, plural, =0 {Ohne Bewegungspunkte} one {Mit nur 1 Bewegungspunkt} other {Mit nur # Bewegungspunkten}} kommst du nicht mehr an den Ort, um den es hier geht. Geh, wohin du magst, oder drück „Zurück“ und nimm den direkten Weg.',
  'ui.learn.dunwich.walk.elsewhere':
    'Diese Lektion geht einen anderen Weg. Geh, wohin du magst, oder drück „Zurück“ und nimm den Zug.',
  'ui.learn.dunwich.fall': 'Bewusstlos',
  'ui.learn.dunwich.fall.text':
    'Du hast deine letzte Ausdauer verloren. Nimm die üblichen Verluste hin (die Hälfte deiner Gegenstände und Hinweise), oder zieh stattdessen eine Verletzung. Du hast viel zu verlieren, also zieh die Verletzung.',
  'ui.learn.dunwich.cost': 'Was es gekostet hat',
  'ui.learn.dunwich.cost.text':
    'Du bist wie üblich im Hospital, aber mit voller Ausdauer ({stamina}), deinen Gegenständen und allen {clues} Hinweisen. Der Preis ist „{name}“ für den Rest des Spiels. Ziehst du dieselbe Karte noch einmal, wirst du verschlungen.',
  'ui.learn.dunwich.cost.losses':
    'Du hast die üblichen Verluste hingenommen. Mit einer Verletzung hättest du alle Gegenstände und Hinweise behalten und volle Ausdauer gehabt. Sie wäre für den Rest des Spiels geblieben.',
  'ui.learn.dunwich.swallowed': 'Der Strudel und das Grauen',
  'ui.learn.dunwich.swallowed.text':
    'In der Nacht geriet der Hohepriester in den Strudel und kam in den Monsterbecher zurück. Die Terrorstufe stieg auf {terror}, und diese Leiste bekam einen Marker. Ist sie voll, erscheint das Grauen von Dunwich. Behaltet Dunwich also im Auge.',
  'ui.learn.dunwich.task': 'Eine Aufgabe',
  'ui.learn.dunwich.task.text':
    '„{name}“ ist eine Aufgabe. Beende deine Bewegung nacheinander in jedem ihrer Gebiete und bleib dort für die Phase „Begegnungen in Arkham“. Das letzte bringt die Belohnung. Das erste ist nicht weit vom Hospital: {next}.',
  'ui.learn.dunwich.aim': 'Zwei Städte schützen',
  'ui.learn.dunwich.aim.text':
    'In der letzten Nacht ging hier in Dunwich ein Tor auf. In beiden Städten zusammen {gates, plural, one {ist nun 1 Tor} other {sind nun # Tore}} offen. Sorg in beiden für Ermittler.',
};
