import type { PRIMER } from '../en/primer.js';

/** The primer beside the lessons: the aim of each game, the shape of a turn, and the legend of signs and tokens. */
export const PRIMER_DE: Record<keyof typeof PRIMER, string> = {
  'ui.primer.games': 'Spiel wählen',
  'ui.primer.lessons': 'Lernen durch Spielen',
  'ui.primer.aim': 'Worum es geht',
  'ui.primer.won': 'Ihr gewinnt alle',
  'ui.primer.lost': 'Ihr verliert alle',
  'ui.primer.turn.arkham': 'So läuft eine Runde',
  'ui.primer.turn.haunt': 'So läuft ein Tag',
  'ui.primer.again': 'und die nächste Runde beginnt',
  'ui.primer.again.day': 'und der nächste Tag beginnt, mit seinem Preis',
  'ui.primer.legend': 'Symbole und Marker',
  'ui.primer.legend.about': 'So, wie sie auf dem Tisch aussehen.',

  'ui.primer.arkham.aim':
    'In Arkham öffnen sich Tore zu Anderen Welten, und Monster kommen heraus. Als Ermittler zieht ihr durch die Stadt und sammelt Hinweise. Geht durch Tore und schließt sie, wenn ihr zurückkommt. Ihr gewinnt oder verliert gemeinsam, also werdet fertig, bevor der Große Alte erwacht.',
  'ui.primer.arkham.won.1':
    'Ihr schließt das letzte offene Tor und habt mindestens so viele Tortrophäen wie Ermittler.',
  'ui.primer.arkham.won.2': '{sealsToWin} Orte sind für immer versiegelt.',
  'ui.primer.arkham.won.3': 'Der Große Alte erwacht, und ihr besiegt ihn.',
  'ui.primer.arkham.lost.1':
    'Der Große Alte erwacht, wenn die Verdammnisleiste voll ist, zu viele Tore offen sind oder Tormarker oder Monster ausgehen. Dann kämpft ihr alle gegen ihn.',
  'ui.primer.arkham.lost.2':
    'Wer in diesem Kampf auf 0 geistige Gesundheit oder Ausdauer fällt, wird verschlungen. Ist niemand mehr übrig, verliert ihr.',

  'ui.primer.haunt.aim':
    'Von Anfang an sind überall in Arkham Tore, alle bis auf {turned} verdeckt. Jeden Tag bestimmen Karten, welche Tore sich schließen oder versiegeln lassen und was Monster vorhaben. Ihr entscheidet, wer handelt, in welcher Reihenfolge und wie oft. Schließt genug Tore, bevor beide Leisten voll sind, Verdammnis und Terror.',
  'ui.primer.haunt.won.1': 'Es sind nur noch {fewest} bis {most} Tore übrig, je nach Kampfwert des Großen Alten.',
  'ui.primer.haunt.lost.1':
    'Jeder Tag kostet {dayDoom} Verdammnis oder {dayTerror} Terror. Hat ein Marker auf keiner Leiste Platz, verliert ihr.',
  'ui.primer.haunt.lost.2':
    'Auch ein Tor zu versiegeln oder zu schließen kostet {gateDoom} Verdammnis oder {gateTerror} Terror. Monster, deren Symbol auf Schwarz ist, erhöhen den Terror.',

  // The phases.
  'ui.primer.arkham.1': 'Unterhalt',
  'ui.primer.arkham.1.about':
    'Frische Karten auf, zahle, was fällig ist, und verschiebe deine Fertigkeiten um ein paar Schritte.',
  'ui.primer.arkham.2': 'Bewegung',
  'ui.primer.arkham.2.about':
    'Geh so weit, wie deine Geschwindigkeit reicht. Bekämpfe Monster oder weiche ihnen aus. Nimm die Hinweise dort, wo du stehen bleibst.',
  'ui.primer.arkham.3': 'Begegnungen in Arkham',
  'ui.primer.arkham.3.about':
    'Erlebe an deinem Ort eine Begegnung oder nutze, was er bietet. Ein Tor zieht dich hinein; nach deiner Rückkehr darfst du versuchen, es zu schließen.',
  'ui.primer.arkham.4': 'Begegnungen in Anderen Welten',
  'ui.primer.arkham.4.about':
    'In einer Anderen Welt hast du jede Runde eine Begegnung. Nach 2 Runden kommst du zurück, wenn noch ein Tor zurückführt.',
  'ui.primer.arkham.5': 'Mythos',
  'ui.primer.arkham.5.about':
    'Eine Karte öffnet ein Tor und bringt einen Verdammnismarker, legt einen Hinweis aus, bewegt Monster und hat eine eigene Wirkung.',
  'ui.primer.haunt.1': 'Unterhalt',
  'ui.primer.haunt.1.about':
    'Legt Verdammnis oder Terror. Die Karten des Tages bringen Symbole, Hinweise und Monster. Von jedem Bogen kommen bis zu {markersOff} Marker herunter.',
  'ui.primer.haunt.2': 'Wer handelt?',
  'ui.primer.haunt.2.about':
    'Jeder darf handeln, in beliebiger Reihenfolge, so oft die Fertigkeiten reichen. Ihr sprecht euch ab.',
  'ui.primer.haunt.3': 'Stadtphase',
  'ui.primer.haunt.3.about':
    'Du gehst, und alle Monster bewegen sich. Wer auf ein Monster trifft, hat eine Begegnung mit ihm. Du hast eine Tätigkeit. Dann handeln Monster mit Hinweisen.',
  'ui.primer.haunt.4': 'Phase in einer Anderen Welt',
  'ui.primer.haunt.4.about':
    'Erlebe eine Begegnung. Danach bringt dich jeder Erfolg einer Fokusprobe einen Abschnitt weiter, zuletzt zurück zu einem aufgedeckten Tor.',
  'ui.primer.haunt.5': 'Ende des Tages',
  'ui.primer.haunt.5.about':
    'Der Tag endet, wenn ihr alle einverstanden seid. Monster ohne Hinweise gehen im nächsten Unterhalt.',

  // The legend.
  'ui.primer.monsters.arkham': 'Monster: Der Rand zeigt, wie sie sich bewegen',
  'ui.primer.monsters.haunt': 'Monster: Der Rand zeigt, wie sie sich bewegen',
  'ui.primer.monsters.corner': 'Das Symbol in der Ecke zeigt die Andere Welt eines Monsters.',
  'ui.primer.arkham.normal': '1 Schritt in Pfeilrichtung',
  'ui.primer.arkham.fast': '2 Schritte in Pfeilrichtung',
  'ui.primer.arkham.flying':
    'fliegt zu einem Ermittler auf einer benachbarten Straße, sonst in den Himmel. Von dort fliegt es auf eine beliebige Straße mit einem Ermittler',
  'ui.primer.arkham.stationary': 'bewegt sich nie',
  'ui.primer.arkham.unique': 'folgt einer eigenen Regel',
  'ui.primer.haunt.normal': '1 Schritt auf sein Ziel zu',
  'ui.primer.haunt.fast': '2 Schritte auf sein Ziel zu',
  'ui.primer.haunt.flying': 'in den Himmel und von dort an jeden Ort',
  'ui.primer.haunt.stationary': '1 Schritt; mit mindestens 2 Hinweisen gibt es 1 aus und ist sofort am Ziel',
  'ui.primer.haunt.unique': 'folgt einer eigenen Regel',
  'ui.primer.border.normal': 'Schwarz, quadratisch',
  'ui.primer.border.fast': 'Rot, pfeilförmig',
  'ui.primer.border.flying': 'Blau, geflügelt',
  'ui.primer.border.stationary': 'Gelb, mit Sockel',
  'ui.primer.border.unique': 'Grün, achteckig',
  'ui.primer.carries': 'Mit Lupe',
  'ui.primer.carries.about': 'trägt Hinweise und kann deshalb handeln; besiege es, um sie zu bekommen',

  'ui.primer.places': 'Orte und was dort ist',
  'ui.primer.stable': 'Stabiler Ort',
  'ui.primer.stable.arkham': 'glatter Ring, grüner Stein: Normalerweise öffnet sich hier kein Tor',
  'ui.primer.stable.haunt': 'glatter Ring, grüner Stein: Zu Beginn ist hier kein Tor',
  'ui.primer.unstable': 'Instabiler Ort',
  'ui.primer.unstable.arkham':
    'gezackter Ring, gesprungener roter Stein: Hier öffnen sich Tore, und Hinweise erscheinen',
  'ui.primer.unstable.haunt':
    'gezackter Ring, gesprungener roter Stein: Hier sind Tore, und Monster kommen, um zu handeln',
  'ui.primer.gate': 'Tor',
  'ui.primer.gate.arkham': 'eine kalte Spirale um sein Symbol; die Zahl ist sein Modifikator beim Schließen',
  'ui.primer.gate.haunt':
    'eine kalte Spirale, aufgedeckt: Geh hindurch, oder schließe oder versiegle es an einem Tag mit seinem Symbol',
  'ui.primer.face-down': 'Verdecktes Tor',
  'ui.primer.face-down.about': 'niemand weiß, wohin es führt; forsche hier nach, um es aufzudecken',
  'ui.primer.seal': 'Älteres Zeichen',
  'ui.primer.seal.about': 'ein Zweig auf Grün: Der Ort ist versiegelt, und hier öffnet sich kein Tor mehr',
  'ui.primer.clue': 'Hinweise',
  'ui.primer.clue.arkham':
    'bleib hier stehen, um sie zu nehmen; jeder bringt einen Würfel bei einer Probe, und {sealCost} versiegeln ein Tor, das du gerade geschlossen hast',
  'ui.primer.clue.haunt':
    'forsche hier nach, um sie zu nehmen; jeder bringt einen Würfel bei einer Probe, und {sealCost} bezahlen das Versiegeln eines Tores',
  'ui.primer.arrows': 'Pfeile',
  'ui.primer.arrows.about': 'Monster folgen schwarzen oder weißen Pfeilen, wie es die Mythoskarte zeigt',
  'ui.primer.arrows.haunt':
    'entscheiden bei Gleichstand: Sind zwei Wege zum Ziel gleich kurz, hat Weiß Vorrang vor Schwarz',
  'ui.primer.street': 'Straße',
  'ui.primer.street.about': 'ein Messingschild: Du gehst hindurch und hast hier keine Begegnung',

  'ui.primer.symbols': 'Die neun Symbole auf Monstern und Toren',
  'ui.primer.symbols.arkham': 'Schließt du ein Tor, verschwinden auch alle Monster mit seinem Symbol.',
  'ui.primer.symbols.haunt':
    'Die Karten des Tages zeigen einige Symbole auf Grau und einige auf Schwarz. Monster mit anderen Symbolen jagen euch.',
  'ui.primer.symbol.none': 'kein Tor',

  'ui.primer.you': 'Du',
  'ui.primer.cameo': 'Ermittler',
  'ui.primer.cameo.about': 'ein Porträt unter einem Rundbogen; die Lampe beleuchtet, wer entscheidet',
  'ui.primer.sanity': 'Geistige Gesundheit',
  'ui.primer.sanity.about':
    '{game, select, haunt {Rund. Verlierst du den letzten Punkt, bist du aus dem Spiel.} other {Rund. Bei 0 verlierst du die Hälfte deiner Gegenstände und Hinweise. Du erwachst im Sanatorium oder gehst in einer Anderen Welt in Zeit und Raum verloren.}}',
  'ui.primer.stamina': 'Ausdauer',
  'ui.primer.stamina.about':
    '{game, select, haunt {Eckig. Verlierst du den letzten Punkt, bist du aus dem Spiel.} other {Eckig. Bei 0 verlierst du die Hälfte deiner Gegenstände und Hinweise. Du erwachst im Hospital oder gehst in einer Anderen Welt in Zeit und Raum verloren.}}',
  'ui.primer.slider': 'Fertigkeitspaare',
  'ui.primer.slider.about': 'steigt die eine, sinkt die andere; es zählt die helle Spalte',
  'ui.primer.slots': 'Boni',
  'ui.primer.slots.about':
    'hell: in dieser Phase nutzbar; Münze: verbraucht, bis du ihren Marker in einem Unterhalt entfernst',
  'ui.primer.dice': 'Würfel',
  'ui.primer.dice.about': '5 und 6 sind Erfolge; du brauchst so viele, wie die Probe verlangt',

  'ui.primer.tracks': 'Die Leisten',
  'ui.primer.doom.arkham': 'bekommt mit jedem neuen Tor einen Verdammnismarker; ist sie voll, erwacht der Große Alte',
  'ui.primer.doom.haunt':
    'damit bezahlt ihr Tage und das Schließen von Toren; ist die Leiste voll, müsst ihr Terror legen',
  'ui.primer.terror.arkham': 'steigt, wenn der Stadtrand überläuft; Läden schließen, Verbündete gehen',
  'ui.primer.terror.haunt': '1 Terror ersetzt {perTerror} Verdammnis; Terror sinkt nie',

  'ui.primer.signs': 'Die Zeichen des Tages',
  'ui.primer.sign.grey': 'Auf Grau',
  'ui.primer.sign.grey.about':
    'Tore lassen sich für {sealCost} Hinweise versiegeln. Sie ziehen den hinein, der sie aufdeckt. Monster rufen andere herbei.',
  'ui.primer.sign.black': 'Auf Schwarz, roter Rahmen',
  'ui.primer.sign.black.about':
    'Tore lassen sich für eine Trophäe mit dem Symbol schließen. Im Unterhalt ziehen sie jeden Ermittler an ihrem Ort hinein. Monster erhöhen den Terror.',
  'ui.primer.sign.none': 'Auf keiner Karte',
  'ui.primer.sign.none.about': 'Tore lassen sich weder schließen noch versiegeln; Monster jagen den nächsten Ermittler',

  'ui.primer.goals': 'Was Monster vorhaben',
  'ui.primer.goal.hunt': 'es jagt einen Ermittler',
  'ui.primer.goal.collect': 'es holt sich Hinweise vom Spielplan',
  'ui.primer.goal.act': 'es bringt seine Hinweise an seinen Ort, um zu handeln',
};
