import type { LEARN } from '../en/learn.js';

/** The lessons: their notes step by step, and the pages before and after them. */
export const LEARN_DE: Record<keyof typeof LEARN, string> = {
  'ui.learn.title': 'Lernen',
  'ui.learn.about':
    'Spiele echte Stellungen mit Anleitung: Du entscheidest, und ein Zettel erklärt dir jede Entscheidung. Darunter siehst du jedes Spiel auf einen Blick.',
  'ui.learn.game.arkham': 'Das Spiel von 2005: Beginne hier, wenn dir beide neu sind',
  'ui.learn.game.haunt': 'Der Remix: derselbe Spielplan, dieselben Karten, andere Regeln',
  'ui.learn.card.arkham': 'Die erste Runde',
  'ui.learn.card.arkham.1': 'Fertigkeiten einstellen und losgehen',
  'ui.learn.card.arkham.2': 'Ein Kampf: Waffen, Würfel, Chancen',
  'ui.learn.card.arkham.3': 'Hinweise und wie sie eine Probe retten',
  'ui.learn.card.arkham.4': 'Die Mythosphase: Ein Tor öffnet sich, Monster ziehen',
  'ui.learn.card.arkham-gate': 'Durch ein Tor',
  'ui.learn.card.arkham-gate.1': 'Eine Begegnung in einer Anderen Welt',
  'ui.learn.card.arkham-gate.2': 'Zurück, mit Erkundungsmarker',
  'ui.learn.card.arkham-gate.3': 'Eine Horrorprobe, dann ein Kampf mit 2 Waffen',
  'ui.learn.card.arkham-gate.4': 'Das Tor schließen und für immer versiegeln',
  'ui.learn.card.arkham-dunwich': 'Dunwich in fünf Minuten',
  'ui.learn.card.needs.arkham-dunwich':
    'Für alle, die das Spiel kennen. Die Erweiterung „Das Grauen von Dunwich“ ist enthalten.',
  'ui.learn.card.arkham-dunwich.1': 'Zwei Städte und der Zug dazwischen',
  'ui.learn.card.arkham-dunwich.2': 'Ein Strudel und was er mit Monstern macht',
  'ui.learn.card.arkham-dunwich.3': 'Eine Verletzung statt der üblichen Verluste',
  'ui.learn.card.arkham-dunwich.4': 'Eine Aufgabe und ihr Weg durch die Stadt',
  'ui.learn.card.haunt': 'Der erste Tag',
  'ui.learn.card.haunt.1': 'Was ein Tag kostet und was seine Karten bringen',
  'ui.learn.card.haunt.2': 'Die Zeichen, und was Monster vorhaben',
  'ui.learn.card.haunt.3': 'Eine Phase: Bewegung, Initiative, Kampf',
  'ui.learn.card.haunt.4': 'Nachforschen: Hinweise, eine Probe und ein aufgedecktes Tor',
  'ui.learn.card.haunt-gate': 'Ein Tor versiegeln',
  'ui.learn.card.haunt-gate.1': 'Planen nach den Zeichen: auf Grau, auf Schwarz, auf keiner Karte',
  'ui.learn.card.haunt-gate.2': 'Monster bannen und einem entkommen',
  'ui.learn.card.haunt-gate.3': 'Versiegeln: Hinweise, Marker, eine Fokusprobe',
  'ui.learn.card.haunt-gate.4': 'Zusammenspiel: Eine Phase bereitet die nächste vor',
  'ui.learn.card.time': '{n} Schritte, etwa {minutes} Minuten',
  'ui.learn.begin': 'Lektion starten',
  'ui.learn.once-more': 'Noch einmal spielen',
  'ui.learn.go-on': 'Weiter bei Schritt {n}',
  'ui.learn.again': 'Von vorn beginnen',
  'ui.learn.done': 'Geschafft',
  'ui.learn.what-to-watch': 'Worauf es ankommt',
  'ui.learn.waiting': 'Der Spielplan wird aufgebaut …',
  'ui.learn.failed': 'Die Lektion ließ sich nicht starten ({why}).',

  // The note.
  'ui.learn.note': 'Lektion',
  'ui.learn.step': 'Schritt {n} von {of}',
  'ui.learn.gone-past': 'Du hast etwas übersprungen, worum es hier geht: „{what}“. Du kannst dorthin zurückgehen.',
  'ui.learn.lead-back': 'Zurück zur Lektion',
  'ui.learn.haunt.missed': 'Das Tor ist noch verdeckt',
  'ui.learn.haunt.missed.text':
    'In dieser Lektion sollst du hier nachforschen, doch die Phase ist schon vorbei. Geh zu dem Zeitpunkt zurück, an dem du es noch konntest. Oder spiel weiter und lass Amanda oder Harvey in einer anderen Phase dort nachforschen.',
  'ui.learn.shut.missed': 'Das Tor ist noch offen',
  'ui.learn.shut.missed.text':
    'In dieser Lektion sollst du es versiegeln, doch Amandas Phase ist schon vorbei. Geh zu dem Zeitpunkt zurück, an dem sie es noch konnte, oder spiel weiter, wie du magst.',
  'ui.learn.back': 'Zurück',
  'ui.learn.back.about': 'Einen Schritt zurück, auch vor einen Wurf (b)',
  'ui.learn.next': 'Weiter',
  'ui.learn.finish': 'Fertig',
  'ui.learn.skip': 'Verlassen',
  'ui.learn.skip.about': 'Die Lektion verlassen. Du kannst sie später fortsetzen',
  'ui.learn.your-turn': 'Du bist dran: Wähle eine Antwort.',
  'ui.learn.why': 'Warum?',
  'ui.learn.why.open': 'Regel {id} in einem neuen Tab',
  'ui.learn.tab': 'Siehe unten unter {tab}.',
  'ui.learn.past': 'Du siehst einen früheren Zeitpunkt',
  'ui.learn.past.text': 'Kehre zum aktuellen Stand zurück, dann geht die Lektion weiter.',
  'ui.learn.other': 'Ein anderer Weg',
  'ui.learn.other.text':
    'Das ist erlaubt. Antworte, wie du magst. Danach geht es mit dem nächsten Teil weiter. „Zurück zur Lektion“ bringt dich dorthin, wo du abgewichen bist.',
  'ui.learn.other.after-roll':
    'Du hast gewürfelt. Jeder Hinweis, den du jetzt ausgibst, bringt 1 weiteren Würfel. Steht nichts auf dem Spiel, lass es dabei.',
  'ui.learn.other.fight': 'Du hast es mit einem Monster zu tun. Bei jeder Antwort steht deine Chance.',
  'ui.learn.other.loss': 'Du verlierst gleich etwas. Vielleicht mildert eine Karte den Verlust. Sonst nimm ihn hin.',
  'ui.learn.other.movement': 'Du hast noch Bewegungspunkte. Bleib dort stehen, wo du eine Begegnung haben willst.',
  'ui.learn.other.location': 'Du bist hier stehen geblieben. Erlebe eine Begegnung oder nutze, was der Ort bietet.',
  'ui.learn.other.first': 'Wähle, was zuerst drankommt. Die anderen folgen danach.',
  'ui.learn.over': 'Die Lektion ist vorbei',
  'ui.learn.over.text': 'Das Spiel endete vor der Lektion. Geh einen Schritt zurück oder hör hier auf.',

  // Arkham Horror.
  'ui.learn.arkham.paper': 'Deine Entscheidungen',
  'ui.learn.arkham.paper.text': 'Hier siehst du jede erlaubte Antwort und die Regel dahinter.',
  'ui.learn.arkham.you': 'Das bist du',
  'ui.learn.arkham.you.text':
    'Du bist {who}, mit geistiger Gesundheit {sanity} und Ausdauer {stamina}. Bei 0 stirbst du nicht: Du erwachst im Sanatorium oder im Hospital und hast die Hälfte deiner Gegenstände und Hinweise verloren.',
  'ui.learn.arkham.sliders': 'Unterhalt: Fertigkeiten einstellen',
  'ui.learn.arkham.sliders.text':
    'Je 2 Fertigkeiten teilen sich eine Leiste: Steigt die eine, sinkt die andere. Du darfst in dieser Runde {focus, plural, one {1 Schritt} other {# Schritte}} verschieben. Du hast einen weiten Weg, also wähle „{answer}“.',
  'ui.learn.arkham.sliders.keep':
    'Mit Geschwindigkeit {speed} hast du {speed} Bewegungspunkte. Kampf und Willen brauchst du heute beide, also wähle „{answer}“.',
  'ui.learn.arkham.walk': 'Bewegung: zu den Hinweisen',
  'ui.learn.arkham.walk.text':
    'Jeder Bewegungspunkt führt dich eine Linie weiter. Auf dem Platz der Unabhängigkeit sind 2 Hinweise und ein Amokläufer. Geh {to}: Klicke den Ort auf dem Spielplan an oder wähle ihn in der Liste.',
  'ui.learn.arkham.walk.short':
    '{n, plural, =0 {Ohne Bewegungspunkte} one {Mit nur 1 Bewegungspunkt} other {Mit nur # Bewegungspunkten}} erreichst du den Platz der Unabhängigkeit in dieser Runde nicht. Geh, wohin du magst, oder drück „Zurück“ und erhöhe erst deine Geschwindigkeit.',
  'ui.learn.arkham.walk.there': 'Du bist am Ziel. Bleib hier stehen und kümmere dich um den Amokläufer.',
  'ui.learn.arkham.monster': 'Ein Monster im Weg',
  'ui.learn.arkham.monster.text':
    'An einem Monster kommst du nur vorbei, wenn du ausweichst oder kämpfst. Deine Chance auszuweichen ist {evade}. Misslingt es, verlierst du Ausdauer, und deine Bewegung endet. Du hast einen Revolver, also wähle „{answer}“.',
  'ui.learn.arkham.monster.round':
    'Der Kampf hat begonnen. Vor jeder Kampfrunde kannst du fliehen, mit derselben Chance wie beim Ausweichen. Wähle noch einmal „{answer}“.',
  'ui.learn.arkham.weapon': 'Zwei Hände',
  'ui.learn.arkham.weapon.text':
    'Mit bloßen Händen hast du {dice} Würfel. Eine Waffe zählt erst, wenn du sie in der Hand hast. Nimm den Revolver und sieh, wie sich die Summe ändert.',
  'ui.learn.arkham.weapon.roll':
    'Jede Zeile zeigt, woher deine Würfel kommen. Eine 5 oder 6 ist ein Erfolg, und du brauchst {need}. Deine Chance ist {chance}. Greif an!',
  'ui.learn.arkham.clues': 'Nimm die Hinweise',
  'ui.learn.arkham.clues.won':
    'Der besiegte Amokläufer ist deine Trophäe. Trophäen kannst du später ausgeben. Der Weg zu den Hinweisen ist frei. Nimm beide: Nichts ist nützlicher.',
  'ui.learn.arkham.clues.text':
    'Beendest du deine Bewegung bei Hinweisen, darfst du sie nehmen. Nimm beide: Nichts ist nützlicher.',
  'ui.learn.arkham.check': 'Die Begegnung: eine Probe',
  'ui.learn.arkham.check.text':
    'Wo deine Bewegung endet, hast du eine Begegnung. Die Wahrsagerin verlangt eine Willensprobe ({modifier}). Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Gib 1 Hinweis für 1 weiteren Würfel aus (Erfolgschance {chance}).',
  'ui.learn.arkham.check.other':
    'Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Nach dem Wurf kannst du 1 Hinweis für 1 weiteren Würfel ausgeben (Erfolgschance {chance}). Tu das, wenn eine Probe wichtig ist.',
  'ui.learn.arkham.mythos': 'Die Mythosphase',
  'ui.learn.arkham.mythos.text':
    'Am Ende jeder Runde wird eine Mythoskarte gezogen, hier „{card}“. Sie öffnet ein Tor, legt einen Hinweis aus, bewegt Monster und hat eine eigene Wirkung. In der Chronik steht, was geschehen ist.',
  'ui.learn.arkham.gate': 'Ein Tor hat sich geöffnet',
  'ui.learn.arkham.gate.text':
    'Beim Unnennbaren führt jetzt ein Tor {to}. Ein Monster kam heraus, und der Hinweis dort ist verloren. Bleibst du bei einem Tor stehen, zieht es dich hinein. Nach 2 Runden kommst du zurück und kannst es schließen.',
  'ui.learn.arkham.moves': 'Monster folgen Pfeilen',
  'ui.learn.arkham.moves.text':
    'Die Karte zeigt Symbole auf Weiß und auf Schwarz. Monster mit einem Symbol auf Weiß folgen den weißen Pfeilen, die anderen den schwarzen. Monster ohne eines dieser Symbole bleiben stehen. Der Ghul hat das Sechseck, darum kam er hierher.',
  'ui.learn.arkham.doom': 'Die Verdammnisleiste',
  'ui.learn.arkham.doom.text':
    'Jedes neue Tor bringt 1 Verdammnismarker. Nach {left} weiteren erwacht {name}, und ihr müsst kämpfen. Auch zu viele Tore oder Monster wecken ihn.',
  'ui.learn.arkham.aim': 'So gewinnt ihr',
  'ui.learn.arkham.aim.text':
    'Ihr gewinnt, wenn ihr das letzte offene Tor schließt und mindestens so viele Tortrophäen wie Ermittler habt. Oder ihr versiegelt {sealsToWin} Orte: Jedes Siegel kostet nach dem Schließen {sealCost} Hinweise. Sammle also Hinweise, geh durch ein Tor, komm zurück und versiegle es.',

  // Haunt of the Watchers.
  'ui.learn.haunt.pay': 'Ein Tag hat seinen Preis',
  'ui.learn.haunt.pay.text':
    'In jedem Unterhalt legt das Team {dayDoom} Verdammnis oder {dayTerror} Terror. Ist auf keiner Leiste Platz, verliert ihr. Terror sinkt nie. Sind mindestens {outOfReach} Verdammnisfelder frei, führt kein Ritual zu einer Begegnung mit dem Großen Alten. Heute sind es mehr, also lege {dayDoom} Verdammnis.',
  'ui.learn.haunt.cards': 'Die Karten des Tages',
  'ui.learn.haunt.cards.text':
    'Der Unterhalt lief von selbst ab. Er deckte {n} Mythoskarten auf, die bis zum nächsten Unterhalt gelten. Jede legte einen Hinweis aus. Außerdem brachte sie ein Monster mit einem Hinweis an den Ort, den sie für Monster nennt.',
  'ui.learn.haunt.signs': 'Die Zeichen',
  'ui.learn.haunt.signs.text':
    'Das sind die Symbole der heutigen Karten. Auf Grau: Tore lassen sich versiegeln, Monster rufen andere herbei. Auf Schwarz: Tore lassen sich schließen, Monster erhöhen den Terror. Auf keiner Karte: Monster jagen euch.',
  'ui.learn.haunt.minds': 'Was Monster vorhaben',
  'ui.learn.haunt.minds.text':
    'Das Symbol des Amokläufers ist auf keiner Karte, also jagt er den nächsten Ermittler. Das des Ghuls ist auf Grau, und er trägt einen Hinweis: Er bleibt am Ort seiner Karte, um zu handeln. Nichts davon ist Zufall.',
  'ui.learn.haunt.slot': 'Beginne eine Phase',
  'ui.learn.haunt.slot.text':
    'Ihr handelt in beliebiger Reihenfolge, so oft eure Fertigkeiten reichen. Jede Stadtphase verbraucht ein Geschwindigkeitsfeld. Pro Unterhalt kommen nur {markersOff} Marker herunter. Beginne Amandas Phase mit Geschwindigkeit 2, Heimlichkeit 3.',
  'ui.learn.haunt.walk': 'Geh los',
  'ui.learn.haunt.walk.text':
    'Auf dem Platz der Unabhängigkeit sind ein verdecktes Tor und der Amokläufer mit seinem Hinweis. Geh {to}. Nach dir bewegen sich die Monster. Dann hast du eine Begegnung mit denen, die du triffst.',
  'ui.learn.haunt.walk.short':
    '{n, plural, =0 {Ohne Bewegungspunkte} one {Mit nur 1 Bewegungspunkt} other {Mit nur # Bewegungspunkten}} erreichst du den Platz der Unabhängigkeit nicht. Geh, wohin du magst, oder drück „Zurück“ und beginne mit mehr Geschwindigkeit.',
  'ui.learn.haunt.walk.there': 'Du bist am Ziel. Bleib hier stehen und kümmere dich um den Amokläufer.',
  'ui.learn.haunt.initiative': 'Wer schlägt zuerst zu?',
  'ui.learn.haunt.initiative.text':
    'Der Amokläufer bleibt bei dir. Mach zuerst eine Ausweichprobe um die Initiative. Du hast mit Heimlichkeit 3 begonnen, und dieses Feld gehört dir die ganze Phase lang. Nutze es noch einmal, es kostet nichts.',
  'ui.learn.haunt.initiative.won':
    'Bestanden. Du könntest noch Hinweise für weitere Würfel ausgeben. Jeder weitere Erfolg stiehlt einen Hinweis. Belass es dabei.',
  'ui.learn.haunt.initiative.lost':
    'Noch nicht bestanden: Der Amokläufer schlägt zuerst zu. Gib 1 Hinweis für 1 weiteren Würfel aus (Erfolgschance {chance}), oder behalte den Hinweis und nimm den Schlag hin.',
  'ui.learn.haunt.stand': 'Entkommen oder kämpfen',
  'ui.learn.haunt.stand.text':
    'Mit der Initiative kannst du entkommen oder zuerst zuschlagen. Besiege den Amokläufer, um seinen Hinweis zu bekommen: Wähle „{answer}“.',
  'ui.learn.haunt.fight': 'Wähle einen Bonus',
  'ui.learn.haunt.fight.hands':
    'Eine Waffe zählt erst, wenn du sie in der Hand hast. Nimm den Revolver, dann greif an.',
  'ui.learn.haunt.fight.armed': 'Der Revolver gibt +3. Greif an und wähle dann, welchen Bonus du dazunimmst.',
  'ui.learn.haunt.fight.bonus':
    'Ein belegtes Feld bleibt verbraucht, bis du seinen Marker in einem Unterhalt entfernst. Der Revolver allein gibt {dice} Würfel. Belege Kampf 2: Die andere Hälfte des Feldes, Wille 3, hilft dir dann für den Rest dieser Phase.',
  'ui.learn.haunt.investigate': 'Eine Tätigkeit',
  'ui.learn.haunt.investigate.text':
    'In jeder Stadtphase hast du nach allen Kämpfen eine Tätigkeit. Forschst du an einem Ort nach, nimmst du seine Hinweise, hast eine Begegnung und deckst sein Tor auf. Wähle „{answer}“.',
  'ui.learn.haunt.check': 'Eine Begegnung: eine Probe',
  'ui.learn.haunt.check.bonus':
    'Die Wahrsagerin verlangt eine Willensprobe (−1). Wille 3 ist schon belegt und kostet nichts. Nutze ihn.',
  'ui.learn.haunt.check.roll':
    'Du hast {successes, plural, =0 {keinen Erfolg} one {1 Erfolg} other {# Erfolge}}, nötig {need, plural, one {ist 1} other {sind #}}. Gib 1 Hinweis für 1 weiteren Würfel aus (Erfolgschance {chance}).',
  'ui.learn.haunt.gate': 'Das Tor ist aufgedeckt',
  'ui.learn.haunt.gate.text':
    'Es führt {to}. Mit seinem Symbol auf Grau hätte es dich hineingezogen. {shown, select, black {Das Symbol ist auf Schwarz: Eine Trophäe damit und eine Fokusprobe können das Tor heute schließen.} grey {Das Symbol ist auf Grau: {sealCost} Hinweise und eine Fokusprobe können das Tor heute versiegeln.} other {Das Symbol ist auf keiner Karte, also muss das Tor warten.}}',
  'ui.learn.haunt.acts': 'Monster handeln zuletzt',
  'ui.learn.haunt.acts.text':
    'Am Ende einer Stadtphase handeln Monster mit Hinweisen, wenn sie am Ort einer Karte mit ihrem Symbol sind. Der Ghul hat seinen Hinweis für ein neues Tor ausgegeben. Ohne Hinweise können sie nicht handeln.',
  'ui.learn.haunt.end': 'Weitermachen oder den Tag beenden',
  'ui.learn.haunt.end.text':
    'Amanda und Harvey könnten weitermachen, aber in jeder Stadtphase bewegen sich die Monster. Verbrauchte Felder erholen sich langsam. Beende für heute den Tag.',
  'ui.learn.haunt.aim': 'So gewinnt ihr',
  'ui.learn.haunt.aim.text':
    'In der Stadt sind {gates} Tore. Ihr gewinnt, sobald nur noch {win} übrig sind. Schließ die mit Symbolen auf Schwarz und versiegle die auf Grau. Und auch der nächste Tag hat seinen Preis.',

  // Afterwards.
  'ui.learn.watch.arkham': 'Worauf es in Arkham Horror ankommt',
  'ui.learn.watch.haunt': 'Worauf es in Haunt of the Watchers ankommt',
  'ui.learn.watch.about': 'Du hast es einmal gespielt. Merk dir diese Punkte. Um den Rest kümmert sich der Tisch.',
  'ui.learn.watch.arkham.1.title': 'Zuerst Hinweise',
  'ui.learn.watch.arkham.1':
    'Sie retten Proben und bezahlen Siegel. Hast du {sealCost}, wenn du durch ein Tor gehst, kannst du es bei der Rückkehr versiegeln.',
  'ui.learn.watch.arkham.2.title': 'Versiegle, was sich oft öffnet',
  'ui.learn.watch.arkham.2':
    'Wo ein Tor nur geschlossen wurde, kann sich wieder eines öffnen. Am häufigsten trifft es den Wald, die Unbesuchte Insel, das Hexenhaus und den Platz der Unabhängigkeit.',
  'ui.learn.watch.arkham.3.title': 'Der Horror kommt vor dem Kampf',
  'ui.learn.watch.arkham.3':
    'Die meisten Monster verlangen zu Beginn des Kampfes eine Horrorprobe. Sieh dir erst ihren Horrorwert an, dann ihren Kampfwert.',
  'ui.learn.watch.arkham.4.title': 'Stell deine Fertigkeiten für die Runde ein',
  'ui.learn.watch.arkham.4':
    'Du stellst sie ein, bevor du gehst, und sie gelten auch für deine Begegnung. Überleg, was dich erwartet, nicht, was du gut kannst.',
  'ui.learn.watch.arkham.5.title': 'Behalte die Grenzen im Auge',
  'ui.learn.watch.arkham.5':
    'Zu viele Monster füllen den Stadtrand. Läuft er über, steigt die Terrorstufe, und Läden schließen. Zu viele offene Tore wecken den Großen Alten.',
  'ui.learn.watch.arkham.6.title': 'Eine Niederlage ist nicht das Ende',
  'ui.learn.watch.arkham.6':
    'Bei 0 geistiger Gesundheit oder Ausdauer verlierst du die Hälfte deiner Gegenstände und Hinweise. Gib deine Hinweise aus, bevor du in einen unsicheren Kampf gehst.',
  'ui.learn.watch.haunt.1.title': 'Lies jeden Tag die Zeichen',
  'ui.learn.watch.haunt.1':
    'Sie zeigen, welche Tore sich heute schließen oder versiegeln lassen und welche Monster jagen, Hinweise sammeln oder handeln. Plant den Tag danach.',
  'ui.learn.watch.haunt.2.title': 'Teil deine Boni ein',
  'ui.learn.watch.haunt.2':
    'Ein genutzter Bonus bleibt verbraucht, bis du seinen Marker entfernst. Pro Unterhalt sind das höchstens {markersOff} Marker. Beide Hälften eines belegten Feldes gelten bis zum Ende der Phase, in der du es nutzt.',
  'ui.learn.watch.haunt.3.title': 'Jede Phase bewegt die Monster',
  'ui.learn.watch.haunt.3':
    'In jeder Stadtphase bewegen sich alle Monster, und die mit Hinweisen können handeln. Eine lange Phase ist oft besser als zwei kurze.',
  'ui.learn.watch.haunt.4.title': 'Gönn den Monstern keine Hinweise',
  'ui.learn.watch.haunt.4':
    'Ohne Hinweise kann ein Monster jagen und kämpfen, aber nicht handeln, und im nächsten Unterhalt verschwindet es. Nimm die Hinweise zuerst, stiehl sie oder besiege das Monster, das sie trägt.',
  'ui.learn.watch.haunt.5.title': 'Vorsicht bei verdeckten Toren',
  'ui.learn.watch.haunt.5':
    'Ist sein Symbol auf Grau, zieht ein Tor den hinein, der es aufdeckt. Wähl den Tag mit Bedacht und schick jemanden, der ausgeruht ist.',
  'ui.learn.watch.haunt.6.title': '{dayDoom} Verdammnis oder {dayTerror} Terror',
  'ui.learn.watch.haunt.6':
    'An beiden Leisten siehst du, wie viele Tage euch bleiben. Vergleich sie mit den Toren, die noch weg müssen.',
  'ui.learn.watch.play': 'Ein Spiel beginnen',
  'ui.learn.watch.next':
    'Nächste Lektion ({game, select, haunt {Haunt of the Watchers} other {Arkham Horror}}): {name}',
  'ui.learn.watch.rules': 'Alle Regeln lesen',
  'ui.learn.watch.lessons': 'Zurück zu den Lektionen',
};
