import type { GATE_LESSONS } from '../en/gate-lessons.js';

/** The second lessons, on gates: through one and back in Arkham Horror, one shut in Haunt of the Watchers. */
export const GATE_LESSONS_DE: Record<keyof typeof GATE_LESSONS, string> = {
  // Arkham Horror.
  'ui.learn.gate.beyond': 'Du bist woanders',
  'ui.learn.gate.beyond.text':
    'Amanda ging durch das Tor auf dem Friedhof und steht im ersten Gebiet der Traumlande. Eine Welt dauert zwei Runden: erstes Gebiet, zweites Gebiet, nach Hause. Mit {clues} Hinweisen könnte sie das Tor versiegeln.',
  'ui.learn.gate.ready': 'Auf alles gefasst',
  'ui.learn.gate.ready.text':
    'Im nächsten Gebiet wird etwas geschehen, und niemand weiß, welche Fertigkeit es verlangt. Also bleib in der Mitte: „Die Fertigkeiten so lassen“.',
  'ui.learn.gate.encounter': 'Eine Begegnung drüben',
  'ui.learn.gate.encounter.text':
    'Du bist von selbst weitergegangen. Eine Torkarte in einer Farbe dieser Welt verlangt Wille: {successes} von {need}. {sealCost} Hinweise sind für das Siegel; du hast {clues}, also ist einer übrig. Er hilft mit {chance}: Gib ihn aus.',
  'ui.learn.gate.encounter.keep':
    'Die Würfel gaben {successes} von {need}. Ein Hinweis brächte es mit {chance}; aber ein Siegel kostet {sealCost}, und mehr hast du nicht. Belass es dabei.',
  'ui.learn.gate.meanwhile': 'Unterdessen in Arkham',
  'ui.learn.gate.meanwhile.text':
    'Die Stadt wartet nicht auf dich. Der Mythos öffnete ein Tor und legte einen Verdammnismarker; {gates} Tore sind jetzt offen. Lies es hier, oder in der Chronik.',
  'ui.learn.gate.tomorrow': 'Mach dich bereit für die Rückkehr',
  'ui.learn.gate.tomorrow.text':
    'Diese Runde bringt dich nach Hause. Ein Tor schließt man mit Kampf oder mit Wissen, und außerdem treibt sich dort etwas herum: Nimm „Mehr Kampf, weniger Wille“.',
  'ui.learn.gate.tomorrow.keep':
    'Kampf {fight} gilt dem Tor und dem, was sich dort herumtreibt. Lass den Rest, wie er ist.',
  'ui.learn.gate.back': 'Zurück, mit einem Zeichen',
  'ui.learn.gate.back.text':
    'Du hast eine Erforscht-Markierung: Solange du hier bleibst, zieht das Tor dich nicht wieder hinein. In dieser Runde muss der Zombie dich in Ruhe lassen, aber du darfst ihn angreifen, und eine Trophäe lohnt sich. Wähle „Den Zombie angreifen“.',
  'ui.learn.gate.back.alone':
    'Du hast eine Erforscht-Markierung: Solange du hier bleibst, zieht das Tor dich nicht hinein. Halte hier an.',
  'ui.learn.gate.horror': 'Zuerst der Anblick',
  'ui.learn.gate.horror.text':
    'Ein Kampf beginnt mit einer Horrorprobe: Wille mit der Zahl des Monsters, {successes} von {need}. Misslingt sie, kostet das geistige Gesundheit, einmal. Deine Hinweise sind für das Siegel, also ertrag es: Belass es dabei.',
  'ui.learn.gate.horror.spare':
    'Ein Kampf beginnt mit einer Horrorprobe: Wille mit der Zahl des Monsters, {successes} von {need}. Misslingt sie, kostet das geistige Gesundheit, einmal. Du hast einen Hinweis mehr, als das Siegel braucht: {chance}.',
  'ui.learn.gate.fight': 'Kämpfen oder fliehen',
  'ui.learn.gate.fight.text':
    'Der Horror liegt hinter dir. Nun kannst du in jeder Kampfrunde kämpfen oder mit einer Ausweichprobe fliehen. Kämpfe; die gezeigte Chance ist die der bloßen Hände.',
  'ui.learn.gate.weapons': 'Beide Hände voll',
  'ui.learn.gate.weapons.text':
    'Mit bloßen Händen wären es {odds}. Waffen füllen bis zu zwei Hände, und ihre Würfel zählen zusammen. Nimm zuerst den Revolver.',
  'ui.learn.gate.weapons.more': 'Eine Hand ist noch frei: Nimm auch den Kavalleriesäbel und sieh dir die Summe an.',
  'ui.learn.gate.weapons.roll':
    'Die Hände sind voll, oder so leer, wie du es willst: {odds}. Misslingt es, verlierst du Ausdauer, und die nächste Kampfrunde beginnt. Greif an!',
  'ui.learn.gate.close': 'Schließ das Tor',
  'ui.learn.gate.close.text':
    'Mit deiner Markierung darfst du versuchen, es zu schließen: Kampf {fight} oder Wissen {lore}. Die Zahl des Tores ist mitgerechnet; Waffen helfen nicht. Wähle Kampf.',
  'ui.learn.gate.close.roll':
    'Noch nicht: {successes} von {need}. Ein Fehlschlag kostet nichts, und solange du bleibst, kannst du es in jeder Runde wieder versuchen.',
  'ui.learn.gate.seal': 'Jetzt oder nie',
  'ui.learn.gate.seal.text':
    'Das Tor ist geschlossen. Jetzt gleich, und nur jetzt, versiegeln {sealCost} Hinweise den Ort für immer. Dafür hast du sie aufgehoben: Versiegle ihn.',
  'ui.learn.gate.sealed': 'Hier öffnet sich nichts mehr',
  'ui.learn.gate.sealed.text':
    'Das Ältere Zeichen liegt da. Die Mythoskarte eben dieser Nacht nannte den Friedhof, und nichts geschah: kein Tor, kein Monster, keine Verdammnis.',
  'ui.learn.gate.sealed.not':
    'Das Tor war geschlossen, der Ort aber nicht versiegelt. Die Mythoskarte eben dieser Nacht nannte den Friedhof: So öffnete es sich wieder. Dafür gibt es Siegel.',
  'ui.learn.gate.gone': 'Seine Monster gingen mit',
  'ui.learn.gate.gone.text':
    'In French Hill stand ein Nachtgespenst mit dem Schrägstrich, wie ihn dieses Tor trug: Schließt sich ein Tor, verlassen alle Monster mit seinem Symbol das Brett, wo sie auch sind.',
  'ui.learn.gate.trophies': 'Was du gewonnen hast',
  'ui.learn.gate.trophies.text':
    'Der Tormarker gehört dir{n, plural, =0 {} other {, und das besiegte Monster auch}}. Wird das letzte offene Tor geschlossen, ist das Spiel gewonnen, wenn ihr dann zusammen so viele Tortrophäen habt wie Ermittler. In der Stadt lässt sich mit ihnen zahlen; dann zählen sie nicht mehr.',
  'ui.learn.gate.aim': 'Was es braucht',
  'ui.learn.gate.aim.text':
    '{seals} von {sealsToWin} Siegeln, und {gates} Tore sind noch offen. {name} hat sich noch nicht gerührt. Mehr braucht es nicht: Hinweise sammeln, hindurchgehen, zurückkommen, versiegeln.',

  // Haunt of the Watchers.
  'ui.learn.shut.signs': 'Was lässt sich heute schließen?',
  'ui.learn.shut.signs.text':
    'Das Tor auf dem Friedhof liegt offen da und trägt den Schrägstrich. Heute zeigt eine Karte den Schrägstrich auf Grau: Also lässt es sich versiegeln. Morgen kann das anders sein.',
  'ui.learn.shut.minds': 'Was nicht geschehen darf',
  'ui.learn.shut.minds.text':
    'Auch der Gug und das Nachtgespenst tragen den Schrägstrich, und je einen Hinweis: Sie ziehen zum Unnennbaren, um dort ein neues Tor zu öffnen. Die Mondsichel des Zombies ist auf keiner Karte: Er jagt euch. Haltet zuerst die beiden auf.',
  'ui.learn.shut.harvey': 'Erst Harvey',
  'ui.learn.shut.harvey.text':
    'Harvey steht schon am Tor. Eine Phase kostet ihn trotzdem ein Feld für Geschwindigkeit; nimm das schlechteste, Geschwindigkeit 0, denn er muss nicht laufen.',
  'ui.learn.shut.banish': 'Verbannen',
  'ui.learn.shut.banish.text':
    'Der Gug ist zum Unnennbaren gezogen und handelt am Ende dieser Phase. Von einem offenen Tor aus lassen sich Monster mit seinem Symbol verbannen, wo sie auch sind: 1 Hinweis, dann eine Fokusprobe. Wähle das Verbannen.',
  'ui.learn.shut.focus': 'Eine Fokusprobe',
  'ui.learn.shut.focus.text':
    'So viele Würfel wie Fokus, hier mit +1 vom Tor; kein Feld wird verbraucht. Jeder Erfolg verbannt ein Monster: bisher {successes}, und zwei müssen weg. Ein Hinweis bringt noch einen Würfel: Gib ihn aus.',
  'ui.learn.shut.whom': 'Schick sie heim',
  'ui.learn.shut.whom.text':
    'Sie kehren in die Welt des Tores zurück, und ihre Hinweise sind weg. {n, plural, one {Eines darf noch fort: Schick es heim} other {# dürfen fort: den Gug zuerst, denn er richtet sonst gleich Schaden an}}.',
  'ui.learn.shut.amanda': 'Dann Amanda',
  'ui.learn.shut.amanda.text':
    '{n, plural, =0 {{gate, select, yes {Dort ist ein neues Tor aufgegangen} other {Heute kommt dort kein neues Tor}}.} other {{gate, select, yes {Weil nicht beide verbannt wurden, ist dort ein neues Tor aufgegangen.} other {{n, plural, one {Eines von beiden ist} other {Beide sind}} noch unterwegs: Heute Nacht kommt ein neues Tor.}}}} Nun Amanda: Sie hat die {cost} Hinweise, die ein Siegel kostet, und einen mehr. Zwei Schritte sind es zum Friedhof: Beginne ihre Phase mit Geschwindigkeit 2, Heimlichkeit 3.',
  'ui.learn.shut.walk': 'Zum Tor',
  'ui.learn.shut.walk.text': 'Geh nach Rivertown, obwohl der Zombie dorthin gekommen ist: Betreten kostet nichts.',
  'ui.learn.shut.walk.on': 'Nun weiter zum Friedhof. Ein Monster hinter sich zu lassen verlangt eine Ausweichprobe.',
  'ui.learn.shut.walk.there': 'Du bist am Tor. Halte hier an.',
  'ui.learn.shut.past': 'Am Monster vorbei',
  'ui.learn.shut.free':
    'Heimlichkeit 3 gehört zu dem Feld, mit dem du begonnen hast: Die ganze Phase lang kostet sie nichts mehr. Nutze sie noch einmal.',
  'ui.learn.shut.evade.won': 'Bestanden: {successes} von {need}. Spar deine Hinweise und belass es dabei.',
  'ui.learn.shut.evade.lost':
    'Nicht bestanden: {successes} von {need}. Ein Hinweis bringt noch einen Würfel, {chance}; aber behalte {sealCost} für das Siegel.',
  'ui.learn.shut.steal': 'Lange Finger',
  'ui.learn.shut.steal.text':
    'Mehr Erfolge als nötig: Jeder darf den Monstern, an denen du vorbeischlüpfst, einen Hinweis stehlen. Nimm ihn. Ohne Hinweis kann der Zombie nicht handeln und ist am Morgen fort.',
  'ui.learn.shut.initiative': 'Er folgt dir',
  'ui.learn.shut.initiative.text':
    'Nach dir zogen die Monster, und der Zombie kam mit. Einer von euch würfelt eine Ausweichprobe um die Initiative beider. Lass es Amanda sein: Ihre Heimlichkeit ist ohnehin im Einsatz.',
  'ui.learn.shut.escape': 'Ihr müsst nicht kämpfen',
  'ui.learn.shut.escape.text':
    'Er hat keinen Hinweis mehr und nichts, was ihr wollt. Entkommt: Damit ist die Begegnung vorbei, und er hindert euch nicht an dem, wofür ihr gekommen seid.',
  'ui.learn.shut.seal': 'Versiegle das Tor',
  'ui.learn.shut.seal.text':
    'Das ist Amandas eine Tätigkeit. Der Schrägstrich ist auf Grau, also kann sie das Tor mit {cost} eigenen Hinweisen versiegeln; auf Schwarz würde man es schließen, mit einer Trophäe seines Symbols. Wähle das Versiegeln.',
  'ui.learn.shut.tokens': 'Es kostet auch Zeit',
  'ui.learn.shut.tokens.text':
    'Jedes Ritual legt {gateDoom} Verdammnis oder {gateTerror} Terror. Sind noch {outOfReach} Felder der Verdammnis frei oder mehr, schläft der Große Alte weiter; sind es weniger, sagen Würfel, ob er kommt, und ist keines frei, kommt er gewiss. Nach {gateDoom} Verdammnis bleiben {outOfReach}: Zahle das.',
  'ui.learn.shut.ritual': 'Die letzte Probe',
  'ui.learn.shut.ritual.text':
    'Noch eine Fokusprobe, diesmal ohne Zu- oder Abschlag. Ein Erfolg, und das Tor ist weg. Würfle.',
  'ui.learn.shut.ritual.more':
    'Bestanden: {successes} von {need}. Noch ein Erfolg, und das Tor wird Amandas Trophäe, mit der sich ein anderes seines Symbols schließen lässt. Sie hat noch Hinweise und heute nichts Besseres damit vor: Gib einen aus.',
  'ui.learn.shut.ritual.not':
    'Noch nicht: {successes} von {need}, und Hinweise und Marker sind ausgegeben. Ein weiterer Hinweis bringt noch einen Würfel: {chance}. Gib ihn aus.',
  'ui.learn.shut.gone': 'Ein Tor weniger',
  'ui.learn.shut.gone.text':
    'Auf dem Friedhof ist es still{trophy, select, yes {, und das Tor ist eine Trophäe} other {}}. Nichts erinnert hier daran: Anders als in Arkham Horror kann eines Tages wieder ein Tor kommen.',
  'ui.learn.shut.aim': 'Was noch zu tun ist',
  'ui.learn.shut.aim.text':
    '{gates} Tore sind übrig; gewonnen ist das Spiel, sobald es nur noch {win} sind. Handelt weiter, oder beendet den Tag. Plant nach den Zeichen, haltet auf, was handelt, schließt, was sich zeigt: Das ist das ganze Spiel.',
};
