import type { LEARN } from '../en/learn.js';

/** The lessons: their notes step by step, and the pages before and after them. */
export const LEARN_DE: Record<keyof typeof LEARN, string> = {
  'ui.learn.title': 'Lernen',
  'ui.learn.about':
    'Spiel echte Stellungen, mit jemandem an deiner Seite: Du entscheidest, ein Zettel sagt, worum es geht. Darunter jedes Spiel auf einen Blick.',
  'ui.learn.game.arkham': 'Das Spiel von 2005: Beginne hier, wenn dir beide neu sind',
  'ui.learn.game.haunt': 'Der Remix: dasselbe Brett, dieselben Karten, andere Regeln',
  'ui.learn.card.arkham': 'Eine erste Runde',
  'ui.learn.card.arkham.1': 'Fertigkeiten einstellen und losgehen',
  'ui.learn.card.arkham.2': 'Ein Kampf: Waffe, Würfel, Chancen',
  'ui.learn.card.arkham.3': 'Hinweise, und eine Probe, die sie retten',
  'ui.learn.card.arkham.4': 'Der Mythos: Ein Tor öffnet sich, Monster ziehen',
  'ui.learn.card.arkham-gate': 'Durch ein Tor',
  'ui.learn.card.arkham-gate.1': 'Eine Begegnung in einer anderen Welt',
  'ui.learn.card.arkham-gate.2': 'Zurück, mit dem Zeichen, dort gewesen zu sein',
  'ui.learn.card.arkham-gate.3': 'Erst der Horror, dann ein Kampf mit zwei Waffen',
  'ui.learn.card.arkham-gate.4': 'Das Tor schließen und für immer versiegeln',
  'ui.learn.card.arkham-dunwich': 'Dunwich in fünf Minuten',
  'ui.learn.card.needs.arkham-dunwich':
    'Für alle, die das Spiel kennen. Gespielt wird mit der Erweiterung „Dunwich Horror“, die schon hier ist.',
  'ui.learn.card.arkham-dunwich.1': 'Zwei Städte, und der Zug dazwischen',
  'ui.learn.card.arkham-dunwich.2': 'Ein Strudel, und was er aus Monstern macht',
  'ui.learn.card.arkham-dunwich.3': 'Eine Verletzung statt der üblichen Verluste',
  'ui.learn.card.arkham-dunwich.4': 'Eine Aufgabe und ihr Weg durch die Stadt',
  'ui.learn.card.haunt': 'Ein erster Tag',
  'ui.learn.card.haunt.1': 'Was ein Morgen kostet, was seine Karten bringen',
  'ui.learn.card.haunt.2': 'Zeichen, und was Monster vorhaben',
  'ui.learn.card.haunt.3': 'Eine Phase: gehen, Initiative, Kampf',
  'ui.learn.card.haunt.4': 'Untersuchen: Hinweise, eine Probe, ein Tor aufgedeckt',
  'ui.learn.card.haunt-gate': 'Ein Tor weniger',
  'ui.learn.card.haunt-gate.1': 'Nach den Zeichen planen: Grau, Schwarz, keines',
  'ui.learn.card.haunt-gate.2': 'Dinge übergeben, Monster verbannen',
  'ui.learn.card.haunt-gate.3': 'Versiegeln: Hinweise, Marker, eine Fokusprobe',
  'ui.learn.card.haunt-gate.4': 'Wer wem hilft: die erste von zwei Phasen',
  'ui.learn.card.time': '{n} Schritte, etwa {minutes} Minuten',
  'ui.learn.begin': 'Lektion beginnen',
  'ui.learn.once-more': 'Noch einmal spielen',
  'ui.learn.go-on': 'Weiter bei Schritt {n}',
  'ui.learn.again': 'Noch einmal von vorn',
  'ui.learn.done': 'Geschafft',
  'ui.learn.what-to-watch': 'Worauf es ankommt',
  'ui.learn.waiting': 'Das Brett wird aufgebaut …',
  'ui.learn.failed': 'Die Lektion konnte nicht beginnen ({why}).',

  // The note.
  'ui.learn.note': 'Lektion',
  'ui.learn.step': 'Schritt {n} von {of}',
  'ui.learn.gone-past':
    'Du bist an etwas vorbeigegangen, worum es hier geht: „{what}“. Du kannst bis davor zurückgehen.',
  'ui.learn.lead-back': 'Zurück zur Lektion',
  'ui.learn.haunt.missed': 'Das Tor liegt noch verdeckt',
  'ui.learn.haunt.missed.text':
    'In dieser Lektion geht es darum, es zu untersuchen, und die Phase verging ohne das. Geh dorthin zurück, wo es ging; oder spiel weiter, und lass Amanda oder Harvey es in einer anderen Phase tun.',
  'ui.learn.shut.missed': 'Das Tor ist noch offen',
  'ui.learn.shut.missed.text':
    'In dieser Lektion geht es darum, es zu versiegeln, und Amandas Phase verging ohne das. Geh dorthin zurück, wo sie es konnte; oder spiel weiter, wie du magst.',
  'ui.learn.back': 'Zurück',
  'ui.learn.back.about': 'Einen Schritt zurück, auch hinter Würfel (b)',
  'ui.learn.next': 'Weiter',
  'ui.learn.finish': 'Fertig',
  'ui.learn.skip': 'Verlassen',
  'ui.learn.skip.about': 'Die Lektion verlassen; du kannst sie später fortsetzen',
  'ui.learn.your-turn': 'Du bist dran: Antworte, und es geht weiter.',
  'ui.learn.why': 'Warum?',
  'ui.learn.why.open': 'Regel {id} in einem neuen Tab',
  'ui.learn.tab': 'Sieh unten unter {tab} nach.',
  'ui.learn.past': 'Du blickst zurück',
  'ui.learn.past.text':
    'Das Brett zeigt einen früheren Augenblick. Kehre ins Jetzt zurück, und die Lektion geht weiter.',
  'ui.learn.other': 'Ein anderer Weg',
  'ui.learn.other.text':
    'Das ist erlaubt, und die Lektion passt sich an. Antworte, wie du magst; der Zettel macht mit seinem nächsten Teil weiter. „Zurück zur Lektion“ führt dorthin, wo du abgebogen bist.',
  'ui.learn.other.after-roll':
    'Die Würfel liegen. Jeder Hinweis, den du jetzt ausgibst, bringt einen weiteren; steht nichts auf dem Spiel, belass es dabei.',
  'ui.learn.other.fight':
    'Noch eine Kampfrunde: Es ist noch da. Kämpfe weiter oder entkomme; die Chance steht neben jeder Antwort.',
  'ui.learn.other.loss': 'Du verlierst gleich etwas. Was du besitzt, kann es mildern; sonst nimm es hin.',
  'ui.learn.other.movement': 'Du hast noch Punkte, oder du hältst an. Wo du anhältst, dort hast du eine Begegnung.',
  'ui.learn.other.location':
    'Du hast hier angehalten, also geschieht hier etwas: Zieh eine Begegnung, oder nutze, was dieser Ort bietet.',
  'ui.learn.other.first': 'Mehrere Monster: Sag, welches zuerst drankommt. Du triffst sie eins nach dem anderen.',
  'ui.learn.over': 'Das Spiel der Lektion ist aus',
  'ui.learn.over.text': 'Das kommt vor, und nichts ist verloren: Geh einen Schritt zurück, oder hör hier auf.',

  // Arkham Horror.
  'ui.learn.arkham.paper': 'Das helle Blatt fragt',
  'ui.learn.arkham.paper.text':
    'Was zu entscheiden ist, steht auf diesem Blatt, mit jeder Antwort, die die Regeln erlauben, und der Regel dahinter. Alles andere ist zum Nachsehen da.',
  'ui.learn.arkham.you': 'Das bist du',
  'ui.learn.arkham.you.text':
    '{who}, mit {sanity} geistiger Gesundheit und {stamina} Ausdauer. Bei 0 stirbst du nicht: Du erwachst im Sanatorium oder im Hospital St. Marien und hast die Hälfte deiner Gegenstände und Hinweise verloren.',
  'ui.learn.arkham.sliders': 'Unterhalt: Stell deine Fertigkeiten ein',
  'ui.learn.arkham.sliders.text':
    'Fertigkeiten teilen sich eine Leiste: Was die eine gewinnt, verliert die andere. Du darfst in dieser Runde {focus, plural, one {einen Schritt} other {# Schritte}} verschieben. Du willst laufen, also nimm „Mehr Geschwindigkeit, weniger Heimlichkeit“.',
  'ui.learn.arkham.sliders.keep':
    'Geschwindigkeit {speed} trägt dich {speed} Orte weit. Kampf und Wille brauchst du heute beide, also lass den Rest: „Die Fertigkeiten so lassen“.',
  'ui.learn.arkham.walk': 'Bewegung: zu den Hinweisen',
  'ui.learn.arkham.walk.text':
    'Jeder Punkt bringt dich an einen Ort, den eine Linie mit deinem verbindet. Auf dem Platz der Unabhängigkeit liegen 2 Hinweise, und ein Amokläufer ist dort. Geh {to}: Klick auf den Plan oder wähle auf dem Blatt.',
  'ui.learn.arkham.walk.short':
    'Mit {n, plural, =0 {keinem Punkt} one {einem Punkt} other {# Punkten}} erreichst du den Platz der Unabhängigkeit in dieser Runde nicht. Geh, wohin du magst, oder drück „Zurück“ und erhöhe erst deine Geschwindigkeit.',
  'ui.learn.arkham.walk.there': 'Du bist da. Halte hier an und kümmere dich um den Amokläufer.',
  'ui.learn.arkham.monster': 'Ein Monster im Weg',
  'ui.learn.arkham.monster.text':
    'An einem Monster kommt niemand umsonst vorbei: Weich aus oder kämpfe. Ausweichen gelänge mit {evade}; misslingt es, kostet das Ausdauer, und der Weg endet. Du hast einen Revolver, also nimm „Gegen den Amokläufer kämpfen“.',
  'ui.learn.arkham.monster.round':
    'Der Kampf hat begonnen. Vor jeder Kampfrunde kannst du noch fliehen, mit derselben Chance wie beim Ausweichen. Wähle noch einmal „Gegen den Amokläufer kämpfen“.',
  'ui.learn.arkham.weapon': 'Zwei Hände und die Chancen',
  'ui.learn.arkham.weapon.text':
    'Bloße Hände geben dir {dice} Würfel. Eine Waffe zählt nur in der Hand: Nimm den Revolver in die Hand und sieh zu, wie sich die Summe ändert.',
  'ui.learn.arkham.weapon.roll':
    'Jede Zeile sagt, woher Würfel kommen. Eine 5 oder 6 ist ein Erfolg, und {need, plural, one {einer genügt} other {# genügen}}: {chance}. Greif an!',
  'ui.learn.arkham.clues': 'Nimm die Hinweise',
  'ui.learn.arkham.clues.won':
    'Besiegt: Der Amokläufer ist deine Trophäe, und mit Trophäen lässt sich später zahlen. Jetzt liegen die Hinweise frei. Nimm beide: Etwas Besseres kannst du nicht besitzen.',
  'ui.learn.arkham.clues.text':
    'Wer seine Bewegung beendet, wo Hinweise liegen, darf sie nehmen. Nimm beide: Etwas Besseres kannst du nicht besitzen.',
  'ui.learn.arkham.check': 'Die Begegnung: eine Probe',
  'ui.learn.arkham.check.text':
    'An dem Ort, an dem deine Bewegung endet, geschieht etwas. Diese Wahrsagerin verlangt Wille {modifier}, und die Würfel gaben {successes} von {need}. Ein Hinweis bringt noch einen Würfel, nachdem du die anderen gesehen hast: {chance}. Gib einen aus.',
  'ui.learn.arkham.check.other':
    'Die Würfel gaben {successes} von {need}. Ein Hinweis bringt noch einen Würfel, nachdem du die anderen gesehen hast: {chance}. Für solche Augenblicke sind Hinweise da.',
  'ui.learn.arkham.mythos': 'Mythos: die Stadt ist am Zug',
  'ui.learn.arkham.mythos.text':
    'Wenn alle am Zug waren, wird eine Karte gezogen, hier „{card}“. Sie öffnet ein Tor, legt einen Hinweis hin, bewegt Monster und tut, was auf ihr steht. Alles, was sie getan hat, steht in der Chronik.',
  'ui.learn.arkham.gate': 'Ein Tor hat sich geöffnet',
  'ui.learn.arkham.gate.text':
    'Das Unnennbare führt jetzt {to}; ein Monster kam heraus, und der Hinweis dort ist verloren. Wer bei einem Tor anhält, geht hindurch, und wer zwei Runden später zurückkommt, kann es schließen.',
  'ui.learn.arkham.moves': 'Monster folgen Pfeilen',
  'ui.learn.arkham.moves.text':
    'Die Karte zeigt Symbole: Die auf Weiß gehen den weißen Pfeilen nach, die auf Schwarz den schwarzen, alle anderen bleiben. Der Ghul trägt das Sechseck, darum kam er hierher.',
  'ui.learn.arkham.doom': 'Die Uhr',
  'ui.learn.arkham.doom.text':
    'Jedes Tor, das sich öffnet, bringt einen Verdammnismarker. Nach {left} weiteren erwacht {name}, und ihr kämpft mit dem, was ihr habt. Auch zu viele Tore oder Monster sind ein Weckruf.',
  'ui.learn.arkham.aim': 'Wonach du strebst',
  'ui.learn.arkham.aim.text':
    'Ihr gewinnt, wenn ihr das letzte offene Tor schließt und so viele Tortrophäen habt wie Ermittler, oder mit {sealsToWin} für immer versiegelten Orten; ein Siegel kostet gleich nach dem Schließen {sealCost} Hinweise. Also: Sammle Hinweise, geh durch ein Tor, komm zurück, versiegle es.',

  // Haunt of the Watchers.
  'ui.learn.haunt.pay': 'Ein Tag beginnt, und er kostet',
  'ui.learn.haunt.pay.text':
    'In jedem Unterhalt legt das Team {dayDoom} Verdammnis oder {dayTerror} Terror. Was auf keine der Leisten mehr passt, verliert das Spiel. Terror sinkt nie mehr, und solange {outOfReach} Felder der Verdammnis frei sind, schläft der Große Alte bei jedem Ritual weiter. Heute sind es mehr, also zahle {dayDoom} Verdammnis.',
  'ui.learn.haunt.cards': 'Die Karten des Tages',
  'ui.learn.haunt.cards.text':
    'Der Unterhalt lief von selbst ab. Er hat {n} Mythoskarten ausgelegt, und sie gelten bis zum nächsten Unterhalt. Jede brachte an einen Ort einen Hinweis und an den Ort, den sie für Monster nennt, ein Monster mit einem Hinweis.',
  'ui.learn.haunt.signs': 'Die Zeichen',
  'ui.learn.haunt.signs.text':
    'Ein Symbol auf Grau: Seine Tore können heute versiegelt werden, seine Monster rufen andere. Auf Schwarz: Tore können geschlossen werden, Monster erhöhen den Terror. Auf keiner Karte: Seine Monster jagen euch.',
  'ui.learn.haunt.minds': 'Was Monster vorhaben',
  'ui.learn.haunt.minds.text':
    'Das Symbol des Amokläufers ist auf keiner Karte, also kommt er zum nächsten Ermittler. Das des Ghuls ist auf Grau, und er hat einen Hinweis: Er bleibt am Ort seiner Karte, um zu handeln. Nichts davon ist Zufall.',
  'ui.learn.haunt.slot': 'Beginne eine eigene Phase',
  'ui.learn.haunt.slot.text':
    'Ihr handelt in beliebiger Reihenfolge, so oft die Kraft reicht. Jede Stadtphase verbraucht ein Feld für Geschwindigkeit auf dem Bogen; in einem Unterhalt kommen nur {markersOff} Marker herunter. Beginne Amandas Phase mit Geschwindigkeit 2, Heimlichkeit 3: gerade genug.',
  'ui.learn.haunt.walk': 'Geh los',
  'ui.learn.haunt.walk.text':
    'Auf dem Platz der Unabhängigkeit liegt ein verdecktes Tor, und der Amokläufer ist dort mit seinem Hinweis. Geh {to}. Nach dir bewegen sich die Monster, dann kämpft, wer sich trifft.',
  'ui.learn.haunt.walk.short':
    'Mit {n, plural, =0 {keinem Punkt} one {einem Punkt} other {# Punkten}} erreichst du den Platz der Unabhängigkeit nicht. Geh, wohin du magst, oder drück „Zurück“ und beginne mit mehr Geschwindigkeit.',
  'ui.learn.haunt.walk.there': 'Du bist da. Halte hier an und kümmere dich um den Amokläufer.',
  'ui.learn.haunt.initiative': 'Wer schlägt zuerst zu?',
  'ui.learn.haunt.initiative.text':
    'Der Amokläufer bleibt, wo ihr euch getroffen habt. Zuerst eine Ausweichprobe um die Initiative. Du hast mit Heimlichkeit 3 begonnen: Dieses Feld gehört dir die ganze Phase, also nutze es noch einmal, ohne dass es etwas kostet.',
  'ui.learn.haunt.initiative.won':
    'Bestanden. Ein Hinweis könnte noch Würfel kaufen, und überzählige Erfolge stehlen Hinweise. Belass es dabei.',
  'ui.learn.haunt.initiative.lost':
    'Nicht bestanden: Er schlüge zuerst zu. Ein Hinweis bringt noch einen Würfel, {chance}; oder spar ihn und nimm den Schlag hin.',
  'ui.learn.haunt.stand': 'Entkommen oder kämpfen',
  'ui.learn.haunt.stand.text':
    'Mit der Initiative könnt ihr alle entkommen oder zuerst zuschlagen. Er trägt einen Hinweis, und den bekommt, wer ihn besiegt: Wähle den Kampf.',
  'ui.learn.haunt.fight': 'Teil deine Kraft ein',
  'ui.learn.haunt.fight.hands': 'Eine Waffe zählt nur in der Hand. Nimm den Revolver in die Hand, dann greif an.',
  'ui.learn.haunt.fight.armed':
    'Der Revolver ist in der Hand: +3. Greif an; dann wirst du gefragt, welchen Bonus du dazugibst.',
  'ui.learn.haunt.fight.bonus':
    'Jetzt ein Bonus: Jedes Feld, das du belegst, bleibt verbraucht, bis sein Marker in einem Unterhalt herunterkommt. Der Revolver allein gibt {dice} Würfel. Belege Kampf 2: Die andere Hälfte, Wille 3, hilft dir dann für den Rest dieser Phase.',
  'ui.learn.haunt.investigate': 'Eine Tätigkeit',
  'ui.learn.haunt.investigate.text':
    'In jeder Stadtphase hast du nach allen Kämpfen eine Tätigkeit. Wer einen Ort untersucht, nimmt seine Hinweise, hat eine Begegnung und deckt sein Tor auf. Wähle das.',
  'ui.learn.haunt.check': 'Eine Begegnung: eine Probe',
  'ui.learn.haunt.check.bonus':
    'Die Wahrsagerin verlangt Wille −1. Wille 3 ist schon belegt und kostet nichts: Nutze es.',
  'ui.learn.haunt.check.roll':
    'Die Würfel gaben {successes} von {need}. Ein Hinweis bringt noch einen Würfel: {chance}. Gib einen aus.',
  'ui.learn.haunt.gate': 'Das Tor ist aufgedeckt',
  'ui.learn.haunt.gate.text':
    'Es führt {to}. Wäre sein Symbol auf Grau gewesen, hätte es dich hineingezogen. Es ist auf {shown, select, black {Schwarz, also können eine Trophäe mit ihm und eine Fokusprobe es heute schließen} grey {Grau, also können {sealCost} Hinweise und eine Fokusprobe es heute versiegeln} other {keiner Karte, also muss es warten}}.',
  'ui.learn.haunt.acts': 'Monster handeln zuletzt',
  'ui.learn.haunt.acts.text':
    'Am Ende einer Stadtphase handeln Monster, die Hinweise tragen und dort stehen, wo eine Karte mit ihrem Symbol sie haben will. Der Ghul hat seinen Hinweis für ein neues Tor ausgegeben. Besiegt sie, oder nehmt Hinweise vor ihnen: Ohne Hinweise können sie nicht handeln.',
  'ui.learn.haunt.end': 'Noch einmal oder ins Bett',
  'ui.learn.haunt.end.text':
    'Amanda und Harvey könnten weitermachen, aber in jeder Stadtphase ziehen Monster, und verbrauchte Felder kommen langsam zurück. Beende für jetzt den Tag.',
  'ui.learn.haunt.aim': 'Wonach ihr strebt',
  'ui.learn.haunt.aim.text':
    '{gates} Tore sind in der Stadt. Ihr gewinnt, sobald nur noch {win} übrig sind: Schließt die, deren Symbol auf Schwarz steht, versiegelt die auf Grau. Und der nächste Tag will bezahlt sein.',

  // Afterwards.
  'ui.learn.watch.arkham': 'Worauf es in Arkham Horror ankommt',
  'ui.learn.watch.haunt': 'Worauf es in Haunt of the Watchers ankommt',
  'ui.learn.watch.about':
    'Du hast es einmal durchgespielt. So viel solltest du noch im Kopf behalten; um den Rest kümmert sich der Tisch.',
  'ui.learn.watch.arkham.1.title': 'Zuerst Hinweise',
  'ui.learn.watch.arkham.1':
    'Sie retten Proben und zahlen für Siegel. Hast du {sealCost}, bevor du durch ein Tor gehst, kannst du es bei der Rückkehr versiegeln.',
  'ui.learn.watch.arkham.2.title': 'Versiegle, was sich oft öffnet',
  'ui.learn.watch.arkham.2':
    'An einem Ort, der nur geschlossen wurde, kann sich wieder ein Tor öffnen. Der Wald, die Unbesuchte Insel, das Hexenhaus und der Platz der Unabhängigkeit kommen am häufigsten.',
  'ui.learn.watch.arkham.3.title': 'Der Horror kommt vor dem Kampf',
  'ui.learn.watch.arkham.3':
    'Die meisten Monster verlangen zu Beginn des Kampfes eine Horrorprobe. Sieh dir an, was sie den Geist kosten, bevor du auf die Klauen schaust.',
  'ui.learn.watch.arkham.4.title': 'Stell Fertigkeiten für die Runde ein',
  'ui.learn.watch.arkham.4':
    'Du stellst sie ein, bevor du läufst, und sie gelten auch für die Begegnung. Frag dich, was dir bevorsteht, nicht, was du gut kannst.',
  'ui.learn.watch.arkham.5.title': 'Achte auf die Grenzen',
  'ui.learn.watch.arkham.5':
    'Zu viele Monster füllen den Stadtrand, ein überfüllter Stadtrand erhöht den Terror, Terror schließt Läden. Zu viele Tore auf einmal wecken den Großen Alten.',
  'ui.learn.watch.arkham.6.title': 'Fallen ist nicht das Ende',
  'ui.learn.watch.arkham.6':
    'Bei 0 geistiger Gesundheit oder Ausdauer verlierst du die Hälfte deiner Gegenstände und Hinweise. Gib sie aus, bevor du in einen Kampf gehst, den du verlieren könntest.',
  'ui.learn.watch.haunt.1.title': 'Lies jeden Morgen die Zeichen',
  'ui.learn.watch.haunt.1':
    'Sie sagen, welche Tore sich heute schließen oder versiegeln lassen und welche Monster jagen, sich sammeln oder handeln. Plant den Tag danach.',
  'ui.learn.watch.haunt.2.title': 'Kraft ist euer Vorrat',
  'ui.learn.watch.haunt.2':
    'Ein genutzter Bonus bleibt verbraucht, bis sein Marker herunterkommt; in jedem Unterhalt sind das {markersOff}. Beide Hälften eines belegten Feldes dienen bis zum Ende der Phase.',
  'ui.learn.watch.haunt.3.title': 'Phasen wecken die Monster',
  'ui.learn.watch.haunt.3':
    'In jeder Stadtphase ziehen und handeln sie alle. Eine lange Phase ist oft besser als zwei kurze.',
  'ui.learn.watch.haunt.4.title': 'Hungert sie aus',
  'ui.learn.watch.haunt.4':
    'Ein Monster ohne Hinweise kann jagen und kämpfen, aber nicht handeln, und am Morgen ist es fort. Sei vor ihm bei herumliegenden Hinweisen, stiehl sie, oder besiege, wer sie trägt.',
  'ui.learn.watch.haunt.5.title': 'Vorsicht mit Verdecktem',
  'ui.learn.watch.haunt.5':
    'Ein Tor, dessen Symbol auf Grau ist, verschlingt, wer es aufdeckt. Deckt Tore auf, wenn ihr es wollt, und mit jemandem, der ausgeruht ist.',
  'ui.learn.watch.haunt.6.title': '{dayDoom} Verdammnis oder {dayTerror} Terror',
  'ui.learn.watch.haunt.6':
    'Beide Leisten sind euer Kalender. Zählt die Tage, die bleiben, und vergleicht sie mit den Toren, die noch weg müssen.',
  'ui.learn.watch.play': 'Ein richtiges Spiel beginnen',
  'ui.learn.watch.next':
    'Nächste Lektion, zu {game, select, haunt {Haunt of the Watchers} other {Arkham Horror}}: {name}',
  'ui.learn.watch.rules': 'Alle Regeln, Satz für Satz',
  'ui.learn.watch.lessons': 'Zurück zu den Lektionen',
};
