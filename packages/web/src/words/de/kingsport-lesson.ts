import type { KINGSPORT_LESSON } from '../en/kingsport-lesson.js';

/** The lesson on Kingsport, for those who know Arkham. */
export const KINGSPORT_LESSON_DE: Record<keyof typeof KINGSPORT_LESSON, string> = {
  'ui.learn.card.arkham-kingsport': 'Kingsport in fünf Minuten',
  'ui.learn.card.needs.arkham-kingsport':
    'Für alle, die das Spiel kennen. Gespielt wird mit der Erweiterung „Kingsport Horror“, die schon hier ist.',
  'ui.learn.card.arkham-kingsport.1': 'Eine Stadt am Meer, in der kein Tor aufgeht',
  'ui.learn.card.arkham-kingsport.2': 'Risse: wie sie sich öffnen, wohin sie ziehen',
  'ui.learn.card.arkham-kingsport.3': 'Einen schließen: für jeden Marker eine Begegnung',
  'ui.learn.card.arkham-kingsport.4': 'Monster, die von Stadt zu Stadt schwimmen',
  'ui.learn.kingsport.town': 'Eine Stadt am Meer',
  'ui.learn.kingsport.town.text':
    'Kingsport hat ein eigenes Brett; vom Bahnhof in Arkham fährt ein Zug hierher, und an diesen Gleisen kommt er an. Von selbst geht hier kein Tor auf. Was sich stattdessen öffnet, ist ein Riss.',
  'ui.learn.kingsport.rift': 'Ein Spalt neben dir',
  'ui.learn.kingsport.rift.text':
    'Das ist ein Riss. Er zieht niemanden hinein, und er ist kein Tor: Kein Siegel hält ihn auf. Aber nennt eine Mythoskarte sein Zeichen, so zieht er wie ein Monster weiter, und ein anderes Monster kommt heraus.',
  'ui.learn.kingsport.track': 'Wie man einen schließt',
  'ui.learn.kingsport.track.text':
    'Jeder Riss gehört zu einer Leiste mit vier Markern, und jeder Marker zeigt einen Ort in Kingsport. Eine Begegnung dort dreht einen um; der letzte schließt den Riss. Auf Leiste {n} ist nur noch einer übrig: {aim}.',
  'ui.learn.kingsport.walk': 'Zum Leuchtturm',
  'ui.learn.kingsport.walk.text':
    'Dein Ziel ist also {aim}: Hab dort deine Begegnung. Als Nächstes kommt: {next}. Auf dem Brett steht ein kleiner Spalt mit der Nummer seiner Leiste, wo eine Begegnung auf einen Marker wirkt.',
  'ui.learn.kingsport.walk.short':
    'Mit {n, plural, =0 {keinem Punkt} one {einem Punkt} other {# Punkten}} kommst du nicht mehr dorthin, wo diese Lektion spielt. Geh, wohin du magst, oder geh mit „Zurück“ den geraden Weg.',
  'ui.learn.kingsport.walk.elsewhere':
    'Das ist ein anderer Weg als der dieser Lektion. Geh, wohin du magst, oder geh mit „Zurück“ doch zum Leuchtturm.',
  'ui.learn.kingsport.closed': 'Ein Riss weniger',
  'ui.learn.kingsport.closed.text':
    'Als deine Begegnung begann, wurde der letzte Marker umgedreht. Der Riss von Leiste {n} hat sich geschlossen: Er liegt wieder auf seiner Leiste, und die Marker sind zurück bei denen, die zufällig gezogen werden.',
  'ui.learn.kingsport.closed.open':
    'Der Riss von Leiste {n} ist noch offen. Eine Begegnung am Ort seines letzten Markers hätte ihn geschlossen: {aim}.',
  'ui.learn.kingsport.moved': 'Der andere ist weitergezogen',
  'ui.learn.kingsport.moved.text':
    'Die Mythoskarte der letzten Nacht nannte sein Zeichen in einem schwarzen Feld: Er nahm den schwarzen Pfeil dorthin, wo er jetzt ist, und ein Monster kam mit ihm: {place}. Der Riss ist selbst schwarz, und so kam eine Verdammnis mehr hinzu.',
  'ui.learn.kingsport.opened': 'Und einer hat sich geöffnet',
  'ui.learn.kingsport.opened.text':
    'Die Felder jener Karte waren genau das Muster einer Hälfte von Leiste {n}. Dorthin kam der letzte Marker, die Leiste war voll, und der Riss öffnete sich, wo die Karte ein Tor nennt: {place}. Tor und Riss tun einander nichts.',
  'ui.learn.kingsport.swum': 'Was schwimmt',
  'ui.learn.kingsport.swum.text':
    'Gestern war dieses Monster noch in Arkham ({from}): {monster}. Sein Plättchen hat eine Welle: Von einem Ort am Wasser kommt es geradewegs zu einem anderen, an dem jemand ist. Wellen stehen an diesen Orten, in beiden Städten.',
  'ui.learn.kingsport.aim': 'Jemand am Meer',
  'ui.learn.kingsport.aim.text':
    'Die Leisten füllen sich, wenn keiner hinsieht. Eine Begegnung nimmt einen Marker von einem Riss, der noch geschlossen ist, und dreht bei einem offenen einen um. Schickt also ab und zu jemanden her. Nach Kingsport Head kommt man nur zu Fuß, über den Felsdamm, und dort endet die Bewegung.',
};
