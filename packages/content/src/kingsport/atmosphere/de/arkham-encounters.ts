import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the box's encounters at Arkham locations, by card and place. */
export const ARKHAM_ENCOUNTERS: AtmosphereTexts = {
  'kingsport-head-1': {
    'strange-high-house-in-the-mist':
      'Die Tür ist auf der Seite, wo nur noch Luft ist. Sie geht auf, und ein Bärtiger reicht dir die Hand über die Schwelle.',
    'the-causeway': 'Stein, Stufe, Stein. Die Möwen sind schon unter dir, und dein Herz irgendwo bei ihnen.',
    'wireless-station':
      'Die Spanndrähte schreien. Mit beiden Armen hältst du dich an einer Kiste, Aufschrift ZERBRECHLICH.',
  },
  'kingsport-head-2': {
    'strange-high-house-in-the-mist':
      'Kleine Scheiben, ein Tisch, zwei Stühle herangerückt. Er grüßt dich in der Sprache der ersten Schiffe.',
    'the-causeway':
      'Einmal kein Nebel. Du siehst den Kirchturm, den Hafen, die Wäsche an den Leinen, und dass ihnen nichts fehlt.',
    'wireless-station': 'Den Steg haben sie aus zwei Bohlen gebaut. Dazwischen hat man Aussicht.',
  },
  'kingsport-head-3': {
    'strange-high-house-in-the-mist':
      'Ein Schritt noch, über einen Spalt, aus dem der Nebel quillt wie Milch. Drüben ist ein Griff, oder ein Schatten.',
    'the-causeway': 'Von unten hat die Wand Stirn, Nase, Lippen. Du bist bei den Lippen.',
    'wireless-station':
      'Vier Mauern, kein Dach und ein Schild mit dem Tag der Eröffnung. Dreimal hat ihn jemand durchgestrichen.',
  },
  'kingsport-head-4': {
    'strange-high-house-in-the-mist':
      'Am Fuß der Mauer liegt es, aus einem Fenster gefallen, das auf den Himmel geht. Die Seiten blättern, als läse wer.',
    'the-causeway': 'Du schaust hinüber, was man nicht soll. Das Meer ist so tief unten, dass man es nicht hört.',
    'wireless-station':
      '„Keine Besucher“, brüllt der Polier, „keine Unfälle“, und sorgt fürs Erste, damit Zweitens nicht vorkommt.',
  },
  'kingsport-head-5': {
    'strange-high-house-in-the-mist':
      'Seekisten an der Wand, fünfzehn, keine verschlossen. „Greifen Sie zu“, sagt der Hausherr und sieht nach der Tür.',
    'the-causeway':
      'Der Horizont ist mit dem Lineal gezogen. Weswegen du kamst, das gibt es in einer Stunde auch noch.',
    'wireless-station':
      'Er nimmt die Kopfhörer ab und gibt dir den Stuhl am Ofen. „Kakao“, sagt er, „und jetzt sagen Sie, was Sie hören.“',
  },
  'kingsport-head-6': {
    'strange-high-house-in-the-mist':
      'In verschüttetem Wein zeichnet er es auf den Tisch, ein einziges Mal. Mach es nach, ehe es trocknet.',
    'the-causeway': 'Ein Prasseln, ein Aufprall, ein Schatten wie ein Karren. Hinauf oder hinab, du hast nur den Weg.',
    'wireless-station':
      'Frequenz, Widerstand, Reichweite. Er ist so froh um Gesellschaft, dass er noch einmal bei Hertz anfängt.',
  },
  'kingsport-head-7': {
    'strange-high-house-in-the-mist':
      'Er reicht dir einen Becher mit Sternen darin, ein Muschelhorn ertönt. Still sitzen sollst du und nichts mitbringen.',
    'the-causeway': 'Die letzte Kehre war die vorletzte. Diese auch.',
    'wireless-station': 'Er hat einen Niethammer, einen schlechten Zahn und Befehle. Er besieht deine Stadtschuhe.',
  },
  'kingsport-head-8': {
    'strange-high-house-in-the-mist':
      'Der Boden ist ein Deck, das Fenster ein Kai, und beim Lotsen stehst du auf der Liste. Zwei Fluten hast du zur Wahl.',
    'the-causeway':
      'Du ziehst dich aufs Sims, und da liegt sie in der Sonne, eine Handbreit entfernt, und hebt den Kopf.',
    'wireless-station': 'Um den Mast kreisen sie, Flügel, und keine Vögel. Der Funker hat drinnen den Hut aufgesetzt.',
  },
  'kingsport-head-9': {
    'strange-high-house-in-the-mist':
      '„Welches darf es sein?“, sagt er und öffnet einen Laden nach dem anderen. Hinter jedem ist einer der Risse.',
    'the-causeway': 'Der Pfad kippt wie ein Teller beim Abtrocknen. Vielleicht bist es du.',
    'wireless-station':
      'Eine Bank aus Brettern, Würste auf der Schaufel, Senf aus dem Eimer. Sie sehen deine Handgelenke und legen nach.',
  },
  'kingsport-head-10': {
    'strange-high-house-in-the-mist':
      'Auf der Seite des Abgrunds klopft es. Der draußen hat Muscheln an den Füßen und einen Bart aus Schaum.',
    'the-causeway':
      'Tief muss es gefallen sein, und gefedert hat es. In dem Gummi steckt etwas, das heil geblieben ist.',
    'wireless-station': 'Ein Seil reißt mit einem Harfenton. Der Mast überlegt, wohin.',
  },
  'kingsport-head-11': {
    'strange-high-house-in-the-mist':
      'Fenster um Fenster geht es vorbei und löscht jedes aus. Der Hausherr hat den Finger am Mund und den Kessel vom Feuer.',
    'the-causeway':
      'Ein Fels, der zum Rücken passt, windgeschützt. Du machst die Augen zu, und das Meer geht allein weiter.',
    'wireless-station':
      'Der Rand ist unterhöhlt, vom Regen oder von etwas mit Pfoten. Du stehst auf dem Stück mit dem Gras.',
  },
  'kingsport-head-12': {
    'strange-high-house-in-the-mist':
      'Er dreht eine Muschel in den Händen. „Gerissen sind sie von selbst“, sagt er. „Warum sollten sie nicht heilen?“',
    'the-causeway': 'Unterm Steinmann auf halbem Weg liegt, was ein Bergsteiger nicht weiter tragen mochte.',
    'wireless-station': 'Was die Monteure fallen ließen, wartet seit dem Frühjahr im Spalt, nur wenig verrostet.',
  },
  'kingsport-head-13': {
    'strange-high-house-in-the-mist':
      'Ihr redet vom Wetter, von seinem und deinem. Zur Vordertür kam seit vierzig Jahren keiner mehr.',
    'the-causeway': 'Du hältst dich am Pfad, aber der Pfad hält sich an nichts.',
    'wireless-station': 'Auf der Grundplatte liegt eine Münze, Kopf nach oben, und der Kopf hat Kiemen.',
  },
  'kingsport-head-14': {
    'strange-high-house-in-the-mist':
      'Erst riegelt er das eine Fenster zu, dann das andere. „Wenn etwas an Ihnen haftet“, sagt er, „dann kommt es nach.“',
    'the-causeway': 'Hinterm Wacholder zweigt ein Ziegensteig ab, ein begangener. Er kommt bei den Baracken heraus.',
    'wireless-station': 'Lehm, nach dem Regen, und statt eines Geländers jemandes gute Absicht.',
  },
  'kingsport-northside-1': {
    'curiositie-shoppe': 'Hinterm Elchkopf hängt ein Herr in Öl, und in seinem Ring, erbsengroß, ist ein Zeichen.',
    newspaper: 'Die Mappen des Jahres sind da, alle zwölf Monate. Jemand hat sie nach dem zweiten Buchstaben geordnet.',
    'train-station': 'Nur die Hutschachtel der Dame wolltest du hineintragen. Der Bahnsteig fängt an zu fahren.',
  },
  'kingsport-northside-2': {
    'curiositie-shoppe': 'Der Stapel stützt das kurze Bein der Theke, und der Mühe wert ist der unterste Band.',
    newspaper:
      '„Im dritten Stock waren sie“, sagt der Hausmeister und blockiert den Lift. „Setzen Sie sich, eh Sie’s hören.“',
    'train-station':
      'Ein Sonderzug, verhängt, ohne Nummer. Der Schaffner fragt, wer von denen da drüben ihn bestellt hat.',
  },
  'kingsport-northside-3': {
    'curiositie-shoppe':
      'Der Bursche mit dem Tablett ist gestolpert, und es rollt noch. Wer’s findet, sagt der Besitzer, der es satthat.',
    newspaper: 'Was man ihr aus den Spalten strich, hebt sie in einer Hutschachtel auf. Sie verkauft nach Zoll.',
    'train-station':
      'Ein Ellbogen aus dem Fenster, ein freier Sitz: Der Fremde hat bis Mitternacht bezahlt und lässt ungern etwas verfallen.',
  },
  'kingsport-northside-4': {
    'curiositie-shoppe':
      'Auf dem Gehsteig steht eine Kiste, der Deckel daneben. Die ganze Straße bleibt stehen, jeder die Hand in der Tasche.',
    newspaper: 'Nur wo du stehst, kehrt er. Halblaut sagt er dir, welche Tische leer sind, und seit wann.',
    'train-station':
      'Koffer gegen Koffer, auf der letzten Bank. Er fragt nicht, was in deinem ist, wenn du nicht fragst.',
  },
  'kingsport-downtown-1': {
    'arkham-asylum':
      'Eine Papiertüte, eine Liste, eine Unterschrift. Er hatte niemanden, und die Schwester schaut aus dem Fenster.',
    'bank-of-arkham': 'Mit feuchtem Daumen zählt sie vor und ist sich um einen Schein voraus, dann um zwei.',
    'independence-square': 'Unterm Bogen verstummt der Verkehr, dann die Vögel. Dahinter müsste ein Brunnen sein.',
  },
  'kingsport-downtown-2': {
    'arkham-asylum':
      'Auf dem Nachttisch liegt es, eine gepresste Blume bei deinem Kapitel. Du liest, bis die Lampe ausgeht, und schläfst.',
    'bank-of-arkham':
      'Der Präsident ließ den Tresor säubern und weiß, wem er es schuldet. Zeigen Sie her, sagt er, dann machen wir einen Strich.',
    'independence-square':
      'Die Lampe ist diesmal rot, und auf deinem Stuhl sitzt ihre Katze. Die letzte Karte deckt sie vor der ersten auf.',
  },
  'kingsport-downtown-3': {
    'arkham-asylum':
      'Bischof war er einst, oder Barbier. Durch die Klappe nimmt er deine Hand, das hilft mehr als alles Brom.',
    'bank-of-arkham': 'Zwei Schalter, niemand davor, zwei Kassierer, die lächeln. Ein Lächeln ist aufgemalt.',
    'independence-square': 'Die Sonne ist hinter dir, der Fels auch. Vor dir liegt sein Schatten, und er streckt sich.',
  },
  'kingsport-downtown-4': {
    'arkham-asylum':
      'Zwei Elektroden, ein Beißholz, eine Skala, halb grün, halb rot. „Wir sind alle sehr zuversichtlich“, sagt der Arzt.',
    'bank-of-arkham':
      'Für jeden von euch ein Umschlag, von niemandem, darin der gleiche neue Schein. „Für die Mühe“, steht darauf.',
    'independence-square':
      'Ihnen fehlt einer am zweiten Mal. Seit vor dem Krieg bist du nicht mehr übers Gras gerutscht.',
  },
  'kingsport-easttown-1': {
    'hibbs-roadhouse': '„Wenn du eines übrig hast“, sagt der Wirt und hängt den Hecht ab, „ich nagelte es hierhin.“',
    'police-station':
      'In einer Decke bringen sie ihn, und er sucht sich dich aus. Es ist lang, hat Kapitel, und du schreibst auf die Manschetten.',
    'velmas-diner':
      'Er versperrt die Gasse, mit Messer und wenig Überzeugung. „Halbe-halbe?“, sagt er. „Oder ich zahl eine Suppe.“',
  },
  'kingsport-easttown-2': {
    'hibbs-roadhouse':
      'Die Stühle sind zurückgeschoben, die Gläser voll, eine Zigarette glimmt. Eilig sind sie fort, und die Flasche steht da.',
    'police-station':
      'Auf der flachen Hand wiegt er sie, den Schlüssel an der Kette, und wiegt dich. „Für alles mit Gelenken“, sagt er.',
    'velmas-diner': 'Ein Stück ist noch da, unter eigener Glocke. Wer davon aß, sagt Velma, lief danach gerader.',
  },
  'kingsport-easttown-3': {
    'hibbs-roadhouse':
      'Einen Turm aus neunzehn Zündhölzern hat er gebaut, jetzt sind sie alle. Wer eine Idee hat, dem ginge er nach.',
    'police-station':
      'Die Farbe ist noch feucht: eine Kapuze, eine Summe, und neu ist die Zeile: Beweise bitte auf den Tresen.',
    'velmas-diner':
      'Die Gabel steckt noch in den Kartoffeln. Der Stuhl ist warm, und Velma schiebt dir den Teller hin.',
  },
  'kingsport-easttown-4': {
    'hibbs-roadhouse':
      'Der Hocker gehört Jake, sagen elf Männer, und Jake kommt gerade. Die Tür, durch die er kommt, ist neu.',
    'police-station':
      '„Jagdscheine, selbstverständlich“, hörst du dich sagen. Der Wachtmeister leckt den Finger und sieht unter J nach.',
    'velmas-diner':
      'Ein Schrei, und alle Löffel halten still. Der Koch hat unter die Theke gegriffen, wo er etwas verwahrt.',
  },
  'kingsport-merchant-district-1': {
    'river-docks':
      'Er wohnt unterm Pier in einem Dampfkessel und will kein Geld. Von diesen hat er zu viele, sagt er, von jenen keins.',
    'the-unnamable':
      'Die Jagd auf dem Teppich ist schon im Saal, die Hunde bis in die Fransen gewebt. Mitreiten könnte man.',
    'unvisited-isle':
      'Hand in Hand steigen sie aus dem Seichten, wie aus einer Bank, und kommen, einer von links, einer von rechts.',
  },
  'kingsport-merchant-district-2': {
    'river-docks': 'Auf den nassen Bohlen liegt sie, silbern, mit Monogramm, und liegt wie hingelegt.',
    'the-unnamable': 'Der Kamin zieht, obwohl nichts brennt. Dann hat der Zug zwei Stimmen, und eine kommt heraus.',
    'unvisited-isle':
      'Eine Woche liegt hier schon jemand, neben sich Apfelgehäuse. Wer leise kriecht, für den rückt er.',
  },
  'kingsport-merchant-district-3': {
    'river-docks': 'Die Schmuggler sind aus, ein paar Kisten zu kurz. Was dasteht, ist feucht und nach Seerecht deins.',
    'the-unnamable': 'In einem Stück löst er sich von der Decke, wie ein Tuch, das man aufspannt, damit du springst.',
    'unvisited-isle':
      'An der Flutlinie, trocken wie Zwieback, kein Sandkorn zwischen den Blättern. Es liest sich selbst.',
  },
  'kingsport-merchant-district-4': {
    'river-docks': 'Im Fass siehst du es: Grünes, ein ganzes Bündel, unter dem, was sich bewegt.',
    'the-unnamable':
      'Das Radio hat er auf den Knien und hört, sagt er, einen Sender, der Namen verliest, von Leuten in diesem Haus.',
    'unvisited-isle':
      'Der Krebs ist ausgezogen, und in die Schale hat jemand etwas geritzt, von innen, mit viel Geduld.',
  },
  'kingsport-rivertown-1': {
    'black-cave':
      'Hinter deiner Lampe wechseln die Felsen die Plätze wie zum Tanz. In den Lücken ist ein anderes Licht als deines.',
    'general-store':
      'Die Kasse steht offen, die Pfeife brennt, die Katze sitzt auf der Waage. Anstandshalber wartest du und gehst.',
    graveyard: 'Überm Grabstein kreist Laub, dann kreisen Hüte. Gefüttert will es werden, mit seinesgleichen.',
  },
  'kingsport-rivertown-2': {
    'black-cave': 'Das Sims hört auf, und der Schritt ist schon getan. Unten hängt, kopfüber, ein Land.',
    'general-store': 'Sie gibt dir alles, was ihm lieb ist, das geschieht ihm recht. Aber erst hörst du dir an, warum.',
    graveyard: 'Seit 1840 steht der Engel auf dem Sockel, und heute beugt er sich herab und sieht nach, wer da ist.',
  },
  'kingsport-rivertown-3': {
    'black-cave':
      'Eine einzige Rune, mannshoch und noch heiß. Man liest sie mit der Hand, wenn man weiß, wann man loslässt.',
    'general-store':
      'Auf einen Mehlsack ist sie gemalt, das Kreuz unterm Hügel. Zwei Dollar gibt er, damit jemand nachsieht.',
    graveyard:
      'Der Regen hat den Hügel fortgespült. Eine Hand, ein Flügel und ein sehr langer Kiefer blieben, und sie gehören zusammen.',
  },
  'kingsport-rivertown-4': {
    'black-cave': 'Hinten in der Höhle teilt sich der Vorhang aus Tropfen wie für einen Auftritt.',
    'general-store':
      '„Besorgen kann ich’s“, sagt der Krämer, was immer du gesagt hast, „aber mein Vetter will seinen Dollar.“',
    graveyard: 'Auf dem Bauch liegt er im nassen Gras und malt es von unten. „Mir fehlt ein besseres Modell“, sagt er.',
  },
  'kingsport-miskatonic-university-1': {
    administration:
      'Die Tür des Präsidenten steht ein Geheimnis breit offen. Er diktiert, und er spricht sehr deutlich.',
    library: 'Du ziehst es aus dem Regal, und es zieht dagegen. Hinter der Reihe weht es, und am Ärmel hast du Schnee.',
    'science-building':
      'Zwei Drähte, zwei Schalen Salzwasser, für jeden eine Hand. Es kitzelt, und dann kann einer von euch Schlittschuh laufen.',
  },
  'kingsport-miskatonic-university-2': {
    administration:
      'Ob sich etwas verlernen lässt, möchten sie wissen. Der Professor hält eine Karte hoch, und schon weißt du sie nicht mehr.',
    library: 'Zwischen den Regalen geht das Licht aus, Gang um Gang, und die Schuhe dazu kommen auf dich zu.',
    'science-building':
      'Nach oben zeigt es, durchs Dachfenster, und hat einen Auslöser wie eine Kamera. Gedrückt hat ihn noch keiner.',
  },
  'kingsport-miskatonic-university-3': {
    administration:
      'Ein gefalteter Zettel, mit der Garderobenmarke herübergeschoben: Signatur, Uhrzeit und „ohne Lampe“.',
    library:
      'Auf der Karte, braun vor Alter, steht, wer es nie zurückgab. Ein Pfand ließ er da, das man auslösen kann.',
    'science-building': 'Der Sarkophag kam versiegelt, das Siegel ist innen. Die Inschrift sagt, gegen wen.',
  },
  'kingsport-miskatonic-university-4': {
    administration: 'Wer das schrieb, ist tot, und haben wollen sie es von dir. Ihr feilscht um Kommas.',
    library: 'Von der Fingerspitze aus gehen Ringe über die Seite. Jetzt kommt es darauf an, wer blinzelt.',
    'science-building': '„In den Magen, bitte“, sagt der alte Sir, legt die Pfeife hin und faltet die Hände im Nacken.',
  },
  'kingsport-french-hill-1': {
    'silver-twilight-lodge':
      'In einer Schale ruht sie wie eine Pampelmuse und zeigt einem zunächst nur die eigenen Nasenlöcher.',
    'inner-sanctum':
      'Nach vorn zu wird der Nebel in der Kugel dünn. Fünf Morgen siehst du hintereinander, noch lassen sie sich tauschen.',
    'the-witch-house':
      'An den Schulterblättern hat es dich, sanft, und schiebt dich die Treppe hinunter und die Straße entlang.',
  },
  'kingsport-french-hill-2': {
    'silver-twilight-lodge':
      'Ganz in Schwarz läuft sie vorbei, mit Bündel, zwei Diener hinterher. Den Gang könntest du verstellen.',
    'inner-sanctum':
      'Um den Tisch schließen die Brüder die Hände, drücken zu und rufen beim Namen, was draußen in der Stadt umgeht.',
    'the-witch-house':
      'In der Wiege, die keiner fortnahm, schaukelt Luft. Sie schaukelt weiter aus, dann sind es zwei.',
  },
  'kingsport-french-hill-3': {
    'silver-twilight-lodge':
      '„Einer von uns für einen von Ihnen“, sagt der Mann mit dem Tablett und sieht an dir vorbei zu deinem Gefährten.',
    'inner-sanctum':
      'So lang wie der Tisch und beidseitig beschrieben. Für jedes offene Tor gibt es eine Spalte mehr, und kleinere Schrift.',
    'the-witch-house':
      'So lang ist er tot, dass sein Flüstern nur noch ein Geschmack ist: Eisen, dann für jeden deiner Sprüche etwas.',
  },
  'kingsport-french-hill-4': {
    'silver-twilight-lodge':
      'Hinter der Garderobentür ist Licht, das flattert. Du weichst zurück, und oben ändern sie den Kurs.',
    'inner-sanctum': 'Alles musst du in eine Muschel sprechen, bis zum Schluss. Anderswo hält jemand eine ans Ohr.',
    'the-witch-house':
      'Kreide auf den Dielen, grüne Tropfen, die hinführen, keine fort. Der Mann im grauen Mantel misst die Lücke.',
  },
  'kingsport-uptown-1': {
    'st-marys-hospital':
      'Gekochtes Huhn, gekochte Möhren, Pudding, der steht. Warm ist es, und die Nachbarin mag ihres nicht.',
    'ye-olde-magick-shoppe':
      'Während du liest, gehen Buchstaben fort wie Atem von der Scheibe. Zuerst die, die von den Löchern handeln.',
    woods: 'Er hat sich losgerissen und zieht die Leine durchs Laub, froh, scheu und immer zehn Schritt voraus.',
  },
  'kingsport-uptown-2': {
    'st-marys-hospital':
      'Eine Schwester mit Muskeln setzt dich hinein und nimmt den ganzen Flur im Lauf, aus purem Frühling.',
    'ye-olde-magick-shoppe':
      'Sie warten auf ihre Pulver und reden. Welche Straße als Nächstes dran ist, wissen sie aus dem Kaffeesatz.',
    woods: 'Auf der Lichtung steht ein Jäger, dem in der Halle ein Stück fehlt. Er zahlt gut und bleibt hinter dir.',
  },
  'kingsport-uptown-3': {
    'st-marys-hospital':
      'Sonst hörte sie die Toten, jetzt liegt sie hier und hört nur die Heizung. Sie borgte sich gern etwas von deiner Kraft.',
    'ye-olde-magick-shoppe':
      'Französisch, schmal, rot, so viel weiß sie noch; unter der Treppe stand es, oder darüber, wenn nicht der Vikar es hat.',
    woods: 'Vier Krüge auf einem Stumpf und ein Bursche als Wache, der dich ansieht wie das Gesetz.',
  },
  'kingsport-uptown-4': {
    'st-marys-hospital':
      'Seit der Sonnenfinsternis liegt sie so. Drück ihr die Hand, sagt die Schwester; an guten Tagen drückt sie zurück, in Morse.',
    'ye-olde-magick-shoppe':
      'Eine offene Hand überm Ladentisch, die andere schon in der Schublade. „Fünf“, sagt sie, „dann nenn mir eins.“',
    woods: 'Heute wurde er gefällt. Mit dem Finger folgst du den Ringen, einwärts, Jahr um Jahr, dann ohne Finger.',
  },
  'kingsport-southside-1': {
    'historical-society':
      'Auf keinem Bord hat es einen Platz und steht jede Woche woanders. Sein einziger Spruch versetzt, was feststeht.',
    'mas-boarding-house': 'Zwei in jedem Bett, vier auf der Treppe. Einer sieht dich an, als wärst du ein Floß.',
    'south-church': 'Von den Docks hat er gehört, und zwar doppelt. Mitten im Satz steigt er von der Kanzel herab.',
  },
  'kingsport-southside-2': {
    'historical-society':
      'Ein Nachlass ist gekommen, in Stroh. Die Damen packen aus, mit Handschuhen, solange ihnen wohl dabei ist.',
    'mas-boarding-house':
      'Er zahlt pro Zeichen, für jedes, das hält, und will wissen, was du empfunden hast. Kreide, sagst du.',
    'south-church':
      'Hinunter mit Hut, Haar und Ohren. Im Taufbecken ist es sehr still, und noch hast du nicht ausgeatmet.',
  },
  'kingsport-southside-3': {
    'historical-society':
      'Vierzehn Sonnenschirme und ein Banner ziehen zum Musikpavillon. Du darfst den Samowar tragen.',
    'mas-boarding-house':
      'Ma hebt selbst den Deckel und staunt. „Na“, sagt sie, „als ich’s hineintat, war es ein Schinken.“',
    'south-church': 'Das Glöckchen läutet, alles kniet, und einen Augenblick lang ist Licht durch vier Wände zugleich.',
  },
  'kingsport-southside-4': {
    'historical-society':
      'An dir zweifelt er nicht, sagt der alte Professor; an sich selbst aber seit dem Frühjahr. Er sähe so gern eines.',
    'mas-boarding-house':
      'Acht am Tisch, und Ma setzt die Leute selbst. Einer wird bei der Suppe abgeworben, einer beim Nachtisch gewonnen.',
    'south-church':
      'Der Deckel hängt an einer Schraube. „Für den, der es braucht“, steht darauf, und jemand hat es unterstrichen.',
  },
};
