import type { KINGSPORT_LESSON } from '../en/kingsport-lesson.js';

/** The lesson on Kingsport, for those who know Arkham. */
export const KINGSPORT_LESSON_DE: Record<keyof typeof KINGSPORT_LESSON, string> = {
  'ui.learn.card.arkham-kingsport': 'Kingsport in fünf Minuten',
  'ui.learn.card.needs.arkham-kingsport':
    'Für alle, die das Spiel kennen. Die Erweiterung „Kingsport Horror“ ist enthalten.',
  'ui.learn.card.arkham-kingsport.1': 'Eine Stadt am Meer, in der kein Tor aufgeht',
  'ui.learn.card.arkham-kingsport.2': 'Risse: wie sie sich öffnen, wohin sie ziehen',
  'ui.learn.card.arkham-kingsport.3': 'Einen Riss schließen: eine Begegnung je Marker',
  'ui.learn.card.arkham-kingsport.4': 'Monster, die von Stadt zu Stadt schwimmen',
  'ui.learn.kingsport.town': 'Eine Stadt am Meer',
  'ui.learn.kingsport.town.text':
    'Kingsport hat einen eigenen Spielplan. Züge vom Bahnhof in Arkham kommen an diesen Gleisen an. Normalerweise geht hier kein Tor auf. Stattdessen öffnen sich Risse.',
  'ui.learn.kingsport.rift': 'Ein Riss',
  'ui.learn.kingsport.rift.text':
    'Das ist ein Riss, kein Tor. Er zieht niemanden hinein, und kein Siegel hält ihn auf. Zeigt eine Mythoskarte sein Symbol, zieht er wie ein Monster weiter, und ein neues Monster erscheint mit ihm.',
  'ui.learn.kingsport.track': 'So schließt du einen Riss',
  'ui.learn.kingsport.track.text':
    'Jeder Riss hat eine Leiste mit 4 Markern, und jeder Marker zeigt einen Ort in Kingsport. Eine Begegnung dort dreht den Marker um. Mit dem letzten Marker schließt sich der Riss. Auf Leiste {n} ist nur noch 1 Marker übrig: {aim}.',
  'ui.learn.kingsport.walk': 'Zum Leuchtturm',
  'ui.learn.kingsport.walk.text':
    'Dein Ziel: {aim}. Erlebe dort eine Begegnung.{isLast, select, yes {} other { Nächster Schritt: {next}.}} Ein kleiner Riss mit der Nummer der Leiste zeigt dir auf dem Spielplan, wo du einen Marker umdrehen kannst.',
  'ui.learn.kingsport.walk.short':
    '{n, plural, =0 {Ohne Bewegungspunkte} one {Mit nur 1 Bewegungspunkt} other {Mit nur # Bewegungspunkten}} kommst du nicht mehr an den Ort, um den es hier geht. Geh, wohin du magst, oder drück „Zurück“ und nimm den direkten Weg.',
  'ui.learn.kingsport.walk.elsewhere':
    'Diese Lektion geht einen anderen Weg. Geh, wohin du magst, oder drück „Zurück“ und geh zum Leuchtturm.',
  'ui.learn.kingsport.closed': 'Der Riss ist geschlossen',
  'ui.learn.kingsport.closed.text':
    'Als deine Begegnung begann, wurde der letzte Marker umgedreht. Der Riss von Leiste {n} hat sich geschlossen und ist wieder auf seiner Leiste. Seine Marker können wieder gezogen werden.',
  'ui.learn.kingsport.closed.open':
    'Der Riss von Leiste {n} ist noch offen. Eine Begegnung {at} hätte seinen letzten Marker umgedreht und den Riss geschlossen.',
  'ui.learn.kingsport.moved': 'Der andere Riss ist weitergezogen',
  'ui.learn.kingsport.moved.text':
    'Die Mythoskarte der letzten Nacht zeigte das Symbol des anderen Risses in einem schwarzen Feld. Er folgte dem schwarzen Pfeil, und ein Monster erschien mit ihm: {place}. Der Riss ist selbst schwarz, also brachte er 1 Verdammnismarker.',
  'ui.learn.kingsport.opened': 'Ein weiterer Riss hat sich geöffnet',
  'ui.learn.kingsport.opened.text':
    'Die Felder der Karte passten zu einer Hälfte von Leiste {n}. Diese Hälfte bekam ihren letzten Marker, und die Leiste war voll. Der Riss öffnete sich, wo die Karte ein Tor nennt: {place}. Tore und Risse beeinflussen einander nicht.',
  'ui.learn.kingsport.swum': 'Monster, die schwimmen',
  'ui.learn.kingsport.swum.text':
    'Gestern war dieses Monster noch in Arkham ({from}): {monster}. Sein Marker zeigt eine Welle. Von einem Ort am Wasser zieht es direkt an einen anderen Ort am Wasser, an dem ein Ermittler ist. Wellen markieren diese Orte in beiden Städten.',
  'ui.learn.kingsport.aim': 'Schau in Kingsport vorbei',
  'ui.learn.kingsport.aim.text':
    'Die Leisten füllen sich, solange niemand hier ist. Eine Begegnung entfernt einen Marker eines geschlossenen Risses oder dreht einen Marker eines offenen Risses um. Schick ab und zu jemanden hierher. Kingsport Head erreichst du nur zu Fuß über den Felsdamm, und dort endet deine Bewegung.',
};
