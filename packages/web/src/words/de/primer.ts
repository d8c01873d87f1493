import type { PRIMER } from '../en/primer.js';

/** The primer beside the lessons: what each game is about, the shape of a turn, and the legend of signs and tokens. */
export const PRIMER_DE: Record<keyof typeof PRIMER, string> = {
  'ui.primer.games': 'Welches Spiel',
  'ui.primer.lessons': 'Lernen durch Spielen',
  'ui.primer.aim': 'Worum es geht',
  'ui.primer.won': 'Ihr gewinnt alle',
  'ui.primer.lost': 'Ihr verliert alle',
  'ui.primer.turn.arkham': 'So läuft eine Runde',
  'ui.primer.turn.haunt': 'So läuft ein Tag',
  'ui.primer.again': 'und die nächste Runde beginnt',
  'ui.primer.again.day': 'und der nächste Morgen will bezahlt sein',
  'ui.primer.legend': 'Zeichen und Marker',
  'ui.primer.legend.about': 'So gezeichnet, wie sie auf dem Tisch stehen.',

  'ui.primer.arkham.aim':
    'In Arkham öffnen sich Tore zu anderen Welten, und Monster kommen heraus. Ihr geht als Ermittler durch die Stadt, sammelt Hinweise, tretet durch Tore und schließt sie, wenn ihr zurückkommt. Werdet fertig, bevor der Große Alte erwacht; alle gewinnen oder verlieren gemeinsam.',
  'ui.primer.arkham.won.1':
    'Das letzte offene Tor wird geschlossen, und zusammen habt ihr mindestens so viele Tortrophäen, wie ihr Ermittler seid.',
  'ui.primer.arkham.won.2': '{sealsToWin} Orte sind für immer versiegelt.',
  'ui.primer.arkham.won.3': 'Der Große Alte ist erwacht, und ihr habt ihn besiegt.',
  'ui.primer.arkham.lost.1':
    'Er erwacht, wenn die Verdammnisleiste voll ist, wenn zu viele Tore offen sind oder wenn Tormarker oder Monster ausgehen; dann kämpft ihr alle zugleich gegen ihn.',
  'ui.primer.arkham.lost.2': 'Wer in diesem Kampf fällt, ist aus dem Spiel. Ist niemand mehr da, ist es vorbei.',

  'ui.primer.haunt.aim':
    'Von Anfang an liegen überall in Arkham Tore, alle bis auf {turned} verdeckt. Jeden Morgen sagen Karten, welche Symbole sich heute schließen lassen und was jedes Monster vorhat; ihr entscheidet, wer handelt, in welcher Reihenfolge und wie oft. Schließt genug Tore, bevor Verdammnis und Terror voll sind.',
  'ui.primer.haunt.won.1':
    'Es sind nur noch so wenige Tore übrig, wie der Große Alte zulässt: {fewest} bis {most}, nach seinem Kampfwert. In diesem Augenblick habt ihr gewonnen.',
  'ui.primer.haunt.lost.1':
    'Jeder Morgen kostet {dayDoom} Verdammnis oder {dayTerror} Terror. Passt ein Marker auf keine der Leisten mehr, ist das Spiel verloren.',
  'ui.primer.haunt.lost.2':
    'Auch ein Tor zu versiegeln oder zu schließen kostet {gateDoom} Verdammnis oder {gateTerror} Terror, und Monster auf Schwarz erhöhen den Terror.',

  // The phases.
  'ui.primer.arkham.1': 'Unterhalt',
  'ui.primer.arkham.1.about':
    'Karten werden aufgefrischt, Schulden fällig, und du kannst deine Fertigkeiten ein paar Schritte verschieben.',
  'ui.primer.arkham.2': 'Bewegung',
  'ui.primer.arkham.2.about':
    'Geh so weit, wie deine Geschwindigkeit reicht. Bekämpfe Monster oder weiche ihnen aus. Nimm die Hinweise dort, wo du anhältst.',
  'ui.primer.arkham.3': 'Begegnungen',
  'ui.primer.arkham.3.about':
    'An deinem Ort geschieht etwas; oder du nutzt, was er bietet: einkaufen, dich heilen lassen. Ein Tor zieht dich hindurch; bist du zurück, kannst du versuchen, es zu schließen.',
  'ui.primer.arkham.4': 'Andere Welten',
  'ui.primer.arkham.4.about':
    'Wer drüben ist, hat dort in jeder Runde eine Begegnung und kommt nach zwei Runden zurück, wenn noch ein Tor zurückführt.',
  'ui.primer.arkham.5': 'Mythos',
  'ui.primer.arkham.5.about':
    'Eine Karte öffnet ein Tor und bringt Verdammnis, legt einen Hinweis hin, bewegt Monster und meldet Neues.',
  'ui.primer.haunt.1': 'Unterhalt',
  'ui.primer.haunt.1.about':
    'Ihr zahlt Verdammnis oder Terror. Die Karten des Tages bringen Zeichen, Hinweise und Monster. Von jedem Bogen kommen bis zu {markersOff} Marker herunter.',
  'ui.primer.haunt.2': 'Wer handelt?',
  'ui.primer.haunt.2.about':
    'Wer mag, in beliebiger Reihenfolge, so oft die Kraft reicht. Ihr sprecht euch am Tisch ab.',
  'ui.primer.haunt.3': 'Stadtphase',
  'ui.primer.haunt.3.about':
    'Du gehst; alle Monster ziehen; wer sich trifft, kämpft; du tust eine Sache; Monster mit Hinweisen handeln.',
  'ui.primer.haunt.4': 'Andere Welt',
  'ui.primer.haunt.4.about':
    'Wer drüben ist, hat dort eine Begegnung; danach führt jeder Erfolg einer Fokusprobe einen Abschnitt weiter, zuletzt zurück zu einem offenen Tor.',
  'ui.primer.haunt.5': 'Der Tag endet',
  'ui.primer.haunt.5.about': 'Wenn alle es wollen. Monster ohne Hinweise gehen am Morgen.',

  // The legend.
  'ui.primer.monsters.arkham': 'Monster: Der Rand sagt, wie sie ziehen',
  'ui.primer.monsters.haunt': 'Monster: Der Rand sagt, wie sie ziehen',
  'ui.primer.monsters.corner': 'Das Symbol in der Ecke sagt, zu welcher Welt es gehört.',
  'ui.primer.arkham.normal': 'einen Schritt dem Pfeil nach',
  'ui.primer.arkham.fast': 'zwei Schritte den Pfeilen nach',
  'ui.primer.arkham.flying':
    'fliegt: zu einem Ermittler auf einer Straße nebenan oder in den Himmel; von dort auf jede Straße, auf der jemand steht',
  'ui.primer.arkham.stationary': 'zieht nie',
  'ui.primer.arkham.unique': 'nach einer eigenen Regel',
  'ui.primer.haunt.normal': 'einen Schritt auf sein Ziel zu',
  'ui.primer.haunt.fast': 'zwei Schritte auf sein Ziel zu',
  'ui.primer.haunt.flying': 'hinauf in den Himmel, dann herab an jeden Ort',
  'ui.primer.haunt.stationary': 'einen Schritt; mit zwei oder mehr Hinweisen gibt es einen aus und ist gleich am Ziel',
  'ui.primer.haunt.unique': 'nach einer eigenen Regel',
  'ui.primer.border.normal': 'Schwarz, quadratisch',
  'ui.primer.border.fast': 'Rot, wie ein Pfeil',
  'ui.primer.border.flying': 'Blau, geflügelt',
  'ui.primer.border.stationary': 'Gelb, auf einem Fuß',
  'ui.primer.border.unique': 'Grün, achteckig',
  'ui.primer.carries': 'Mit Lupe',
  'ui.primer.carries.about': 'es trägt Hinweise und kann mit ihnen handeln; wer es besiegt, bekommt sie',

  'ui.primer.places': 'Orte und was dort liegt',
  'ui.primer.stable': 'Stabiler Ort',
  'ui.primer.stable.arkham': 'glatter Ring, grüner Stein: Von selbst öffnet sich hier kein Tor',
  'ui.primer.stable.haunt': 'glatter Ring, grüner Stein: Hier liegt zu Beginn kein Tor',
  'ui.primer.unstable': 'Instabiler Ort',
  'ui.primer.unstable.arkham':
    'gezackter Ring, gesprungener roter Stein: Hier öffnen sich Tore, und Hinweise tauchen auf',
  'ui.primer.unstable.haunt':
    'gezackter Ring, gesprungener roter Stein: Hier liegen Tore, und hierher kommen Monster, um zu handeln',
  'ui.primer.gate': 'Tor',
  'ui.primer.gate.arkham': 'eine kalte Spirale um sein Symbol; die Zahl gilt für die Probe, wenn du es schließt',
  'ui.primer.gate.haunt':
    'eine kalte Spirale, aufgedeckt: Geh hindurch, oder schließ es an einem Tag, der sein Symbol zeigt',
  'ui.primer.face-down': 'Verdecktes Tor',
  'ui.primer.face-down.about': 'niemand weiß, wohin es führt; wer den Ort untersucht, deckt es auf',
  'ui.primer.seal': 'Älteres Zeichen',
  'ui.primer.seal.about': 'ein Zweig auf Grün: versiegelt, hier öffnet sich kein Tor mehr',
  'ui.primer.clue': 'Hinweise',
  'ui.primer.clue.arkham':
    'halte hier an und nimm sie; jeder bringt einen Würfel bei einer Probe, {sealCost} versiegeln ein Tor, das du gerade geschlossen hast',
  'ui.primer.clue.haunt':
    'untersuche den Ort, um sie zu nehmen; jeder bringt einen Würfel bei einer Probe, {sealCost} ist der Preis, ein Tor zu versiegeln',
  'ui.primer.arrows': 'Pfeile',
  'ui.primer.arrows.about': 'Monster folgen den schwarzen oder den weißen, je nach Mythoskarte',
  'ui.primer.arrows.haunt': 'bei Gleichstand: von zwei Wegen ans Ziel nehmen Monster den weißen, dann den schwarzen',
  'ui.primer.street': 'Straße',
  'ui.primer.street.about': 'ein Messingschild: Du gehst hindurch, von selbst geschieht dort nichts',

  'ui.primer.symbols': 'Symbole: neun, auf Monstern und Toren',
  'ui.primer.symbols.arkham': 'Schließt ihr ein Tor, gehen auch alle Monster mit seinem Symbol.',
  'ui.primer.symbols.haunt':
    'Die Karten des Tages zeigen manche auf Grau, manche auf Schwarz; Monster mit den übrigen jagen.',
  'ui.primer.symbol.none': 'kein Tor',

  'ui.primer.you': 'Du',
  'ui.primer.cameo': 'Ermittler',
  'ui.primer.cameo.about': 'ein Medaillon mit Bogen; wer entscheidet, steht im Lampenlicht',
  'ui.primer.sanity': 'Geistige Gesundheit',
  'ui.primer.sanity.about':
    '{game, select, haunt {rund; wer den letzten Punkt verliert, ist sofort aus dem Spiel} other {rund; bei null erwachst du im Sanatorium, um einiges ärmer; in einer Anderen Welt gehst du in Zeit und Raum verloren}}',
  'ui.primer.stamina': 'Ausdauer',
  'ui.primer.stamina.about':
    '{game, select, haunt {eckig; wer den letzten Punkt verliert, ist sofort aus dem Spiel} other {eckig; bei null erwachst du im Hospital St. Marien, um einiges ärmer; in einer Anderen Welt gehst du in Zeit und Raum verloren}}',
  'ui.primer.slider': 'Fertigkeiten in Paaren',
  'ui.primer.slider.about': 'was die eine gewinnt, verliert die andere; es zählt die helle Spalte',
  'ui.primer.slots': 'Boni',
  'ui.primer.slots.about':
    'hell: dein für diese Phase; Münze: verbraucht, bis ihr Marker in einem Unterhalt herunterkommt',
  'ui.primer.dice': 'Würfel',
  'ui.primer.dice.about': '5 und 6 sind Erfolge; es braucht so viele, wie die Probe verlangt',

  'ui.primer.tracks': 'Die Uhren',
  'ui.primer.doom.arkham': 'einer mehr mit jedem Tor, das sich öffnet; ist sie voll, erwacht er',
  'ui.primer.doom.haunt': 'bezahlt Morgen und das Schließen von Toren; ist sie voll, bleibt nur noch Terror',
  'ui.primer.terror.arkham': 'jeder überfüllte Stadtrand erhöht ihn; Läden schließen, Verbündete gehen',
  'ui.primer.terror.haunt': 'einer zahlt für {perTerror} Verdammnis; er sinkt nie',

  'ui.primer.signs': 'Die Zeichen des Tages',
  'ui.primer.sign.grey': 'Auf Grau',
  'ui.primer.sign.grey.about':
    'Tore können mit {sealCost} Hinweisen versiegelt werden; Monster rufen andere; wer so ein Tor aufdeckt, wird hindurchgezogen',
  'ui.primer.sign.black': 'Auf Schwarz, roter Rahmen',
  'ui.primer.sign.black.about':
    'Tore können mit einer Trophäe ihres Symbols geschlossen werden, und im Unterhalt ziehen sie alle hindurch, die bei ihnen stehen; Monster erhöhen den Terror',
  'ui.primer.sign.none': 'Auf keiner Karte',
  'ui.primer.sign.none.about': 'Tore müssen warten; Monster jagen den Nächsten von euch',

  'ui.primer.goals': 'Was Monster vorhaben',
  'ui.primer.goal.hunt': 'es kommt zu einem Ermittler',
  'ui.primer.goal.collect': 'es holt sich Hinweise, die herumliegen',
  'ui.primer.goal.act': 'es trägt seine Hinweise an seinen Ort und handelt',
};
