import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'dark-pharaoh-northside-1': {
    'curiositie-shoppe':
      'An vier Stellen tropft es, und der Besitzer hat drei Pfannen. Was jetzt nass wird, geht für ein Danke.',
    newspaper: 'Auf den Tisch wollen sie die Klaue, und die Geschichte dazu. So viel die Zeile, für die Zähne mehr.',
    'train-station':
      'Vier Reisende halten dich für den Mann mit dem Schirm. Sie haben Koffer, Fragen und ein Trinkgeld im Voraus.',
  },
  'dark-pharaoh-northside-2': {
    'curiositie-shoppe': 'Rot sind heute die Schildchen, und einmal stehen sie unter dem alten Preis.',
    newspaper:
      'Du siehst die Bogen von der Walze fliegen. Jenseits des zehnten Tausends fangen die Spalten an zurückzublicken.',
    'train-station':
      'Vier Minuten nimmt der Güterzug Wasser. Die dritte Tür ist nicht ganz zu, und eine Laterne kommt näher.',
  },
  'dark-pharaoh-northside-3': {
    'curiositie-shoppe': 'Nur nach den Hüten wolltest du sehen. Dahinter, im Spiegel, probiert etwas einen auf.',
    newspaper: 'Im ganzen Raum klingeln die Apparate. In dem, den du abnimmst, atmet einer und diktiert dann.',
    'train-station':
      'Dasselbe Leder, derselbe Riemen, derselbe Anhänger. Auf der Treppe merkst du es, am Gewicht und am Geruch.',
  },
  'dark-pharaoh-northside-4': {
    'curiositie-shoppe':
      'Gipssphinxe, Blechskarabäen, ein Aschenbecher, der leuchtet. Unter so viel Plunder hält das gute Stück ganz still.',
    newspaper: 'Die ganze Stadt hat jemand an die Wand gesteckt. Tritt nah heran, und die Nadeln ergeben einen Satz.',
    'train-station': 'Zwei Dollar, um die Koffer von links nach rechts zu räumen, einen dritten fürs Nichthineinsehen.',
  },
  'dark-pharaoh-northside-5': {
    'curiositie-shoppe': '„Reich oder klug?“, fragt der Alte an der Kasse. Er handle in beide Richtungen, sagt er.',
    newspaper:
      'Der Mann von der Konkurrenz hat einen Beutel Sand dabei und fünf Dollar, und deutet mit dem Kinn zur Presse.',
    'train-station':
      'Der Zug um elf Uhr zwanzig hat Verspätung. Du lehnst den Kopf an den Koffer, und er kommt, mit Segeln.',
  },
  'dark-pharaoh-downtown-1': {
    'arkham-asylum':
      'Seit man ihn ausgrub, hat er sie nicht geschlossen. Wer lang hineinsieht, sagen die Wärter, ist selber dort.',
    'bank-of-arkham':
      'Ein Priester mit einer Kassette mag nicht allein über den Fluss. Seinen Grund dazu hat er, und der folgt ihm.',
    'independence-square':
      'Von hier sieht man vier Türen und jeden, der sie benutzt. Du faltest die Zeitung auf und liest sie nicht.',
  },
  'dark-pharaoh-downtown-2': {
    'arkham-asylum':
      'Das Bett hat Riemen, die Lampe pendelt. Was er sieht, beschreibt er so gut, dass du die Treppe betrittst.',
    'bank-of-arkham':
      'Am Eingang hat ein Prediger ein Nadelöhr aufgestellt, im Maßstab. Deine Brieftasche geht nicht hindurch.',
    'independence-square':
      'Der Reifen rollt ohne den Jungen weiter. Hinter der Hecke summt ihm etwas vor, mit der Stimme seiner Mutter.',
  },
  'dark-pharaoh-downtown-3': {
    'arkham-asylum': 'Vier Säle, und alle lallen dieselben Silben. Eine Schwester hat angefangen, sie aufzuschreiben.',
    'bank-of-arkham':
      'Er lässt dir den Sack vor die Füße fallen, springt auf die Bahn und ist fort. Die Alarmglocke räuspert sich noch.',
    'independence-square':
      'Für den Bürgermeister wird ausgeladen, aus Kairo, in Stroh. Der Chauffeur zählt, ohne Eile.',
  },
  'dark-pharaoh-downtown-4': {
    'arkham-asylum':
      'Im Gleichschritt singen sie um den Hof, und es geht bergan. Nach der dritten Runde merkst du, dass du die Zähne zusammenbeißt.',
    'bank-of-arkham':
      'Hinter dem letzten Fach ist Wind, Schnee und ein Geruch nach Talg. Das Gewölbe hat heute keine Rückwand.',
    'independence-square':
      'Eine Dame läuft ihren Notizen nach, die über den Rasen fliegen. Das nächste Blatt ist voller Hieroglyphen.',
  },
  'dark-pharaoh-downtown-5': {
    'arkham-asylum':
      'Du verlässt das Haus, sie nicht. An der Haltestelle sagen sie dir, wer sich gleich neben dich setzt.',
    'bank-of-arkham':
      'Am Schreibpult fällt ein Mann um und biegt sich wie ein Bogen. Was aus ihm redet, hat einen fremden Akzent.',
    'independence-square':
      'Eine Laterna magica, ein Zeigestock, ein Professor. Die Bilder sind nicht in der Ordnung, oder in einer anderen.',
  },
  'dark-pharaoh-easttown-1': {
    'hibbs-roadhouse': 'Den Anstoß lässt er dir. Blaue Kreide hat er an der Manschette, an der Nase und am Geld.',
    'police-station':
      'Sechs Flaschen stellt der Sheriff auf die Mauer und stellt sich hinter dich, die Arme verschränkt.',
    'velmas-diner': 'Ein Kanten Roggenbrot, Butter, Salz. „Von gestern“, sagt Velma, als wär das eine Entschuldigung.',
  },
  'dark-pharaoh-easttown-2': {
    'hibbs-roadhouse':
      'Der Schaum malt ein Zeichen ins Glas und trinkt sich selber aus. Der Wirt wischt sich die Hände und wartet.',
    'police-station': 'Der Lüftungsschacht trägt jedes Wort herüber. Deines trüge er auch, falls du niesen musst.',
    'velmas-diner':
      'Graupen, Möhre, ein Knochen; so oft hat der Koch gekostet, dass wenig blieb. Von heute sei sie, meint er.',
  },
  'dark-pharaoh-easttown-3': {
    'hibbs-roadhouse':
      'Ein Lieferwagen auf drei Rädern, dem Fahrer fehlt der Heber. Du könntest anheben, während er das Rad aufsteckt.',
    'police-station':
      'Auf dem Tisch im Hinterzimmer liegt ein Schreiber, gewickelt und gesalbt wie seit dreitausend Jahren keiner.',
    'velmas-diner': 'Neun Tische, ein Tablett, und die Schwingtür schwingt in beide Richtungen.',
  },
  'dark-pharaoh-easttown-4': {
    'hibbs-roadhouse':
      'Sie trägt Perlen, trinkt, was die Männer trinken, und sucht jemanden, der noch weniger hierhergehört.',
    'police-station':
      'Zum Mann in Zelle zwei gehört ein Pappkarton: Gürtel, Kamm und einiges, wonach er nicht fragen wird.',
    'velmas-diner':
      'Der Kurator bestellt für dich mit und nimmt die Brille ab. Manches Amt, sagt er, zwinge einen, hinzusehen.',
  },
  'dark-pharaoh-easttown-5': {
    'hibbs-roadhouse':
      'Den Stempel hat er dabei, und die gepunktete Linie trifft er noch, manchmal. „Unterschreib oder verbrenn’s“, sagt er.',
    'police-station':
      'Deinen Hut haben sie, deine Größe und einen Abdruck. Nebenbei bittet dich der Wachtmeister um einen Schuh.',
    'velmas-diner':
      'Auf dem Rücken schwimmt er zwischen den Nudeln, blau wie Emaille. Alles schweigt und sieht, was du tust.',
  },
  'dark-pharaoh-merchant-district-1': {
    'river-docks': 'Ein Kranz Blasen beim dritten Pfahl zeigt, wo die Kisten versanken. Sie versanken nicht allein.',
    'the-unnamable':
      'Im Spiegel weißt du doppelt so viel und lächelst darüber. In den Rahmen sind fremde Anfangsbuchstaben geritzt.',
    'unvisited-isle':
      'Am Westufer steht ein Mann auf einem Bein, die Augen verdreht. Er spricht mit denen, die gezeichnet sind.',
  },
  'dark-pharaoh-merchant-district-2': {
    'river-docks': '„Du stehst auf meinem Tau“, sagt der Heizer und faltet die Jacke. Da ist schon ein Kreis gebildet.',
    'the-unnamable':
      'Mit der Stimme von Dielen macht das Haus ein Angebot. Es hat allerhand da und will nur, dass du es nie vergisst.',
    'unvisited-isle': 'Unter den Wurzeln eine Tür, unter der Tür ein Schacht, und im Schacht schlägt es, langsam.',
  },
  'dark-pharaoh-merchant-district-3': {
    'river-docks': 'Zwei Schiffe, eine Flut, vierhundert Schauerleute. Keiner kennt keinen, und jeder trägt etwas.',
    'the-unnamable':
      'Der Herr vom Museum in Kairo sitzt im Staub wie im Sessel. Er sieht durch dich hindurch bis aufs Preisschild.',
    'unvisited-isle': 'Ein Knacken in der Krone der Ulme, und du stehst genau darunter.',
  },
  'dark-pharaoh-merchant-district-4': {
    'river-docks':
      'Im Zollschuppen sitzt ein Mann, an den Stuhl gebunden mit dem eigenen Schlips. Der Wächter mit der Waffe gähnt.',
    'the-unnamable':
      'Unter der Treppe haben sie es gestapelt, in Zeitung gewickelt, der Größe nach. Oben sind sie bei der zweiten Strophe.',
    'unvisited-isle': 'Eine Bronzetafel, Dornen, vierzig Jahre Efeu. Unterm ersten Blatt steht auf Griechisch: weiter.',
  },
  'dark-pharaoh-merchant-district-5': {
    'river-docks':
      'Einen Atemzug lang ist es ein anderer Fluss, braun, breit, mit einem Segel wie ein Flügel. Nasse Füße wecken dich.',
    'the-unnamable': 'Im Kamin liegt er, schwarz vor Ruß, der Kopf nach oben: ein junger Mann, der nie Glück hatte.',
    'unvisited-isle':
      'Dreißig verhüllte Kähne haben angelegt, und der Schakalkopf des Größten ist hoffentlich Pappmaché.',
  },
  'dark-pharaoh-rivertown-1': {
    'black-cave': 'Es lässt die Lampe an sich vorbei, das Seil und dich. Dann richtet es sich auf, im Rückweg.',
    'general-store':
      'Er sitzt an der Kasse, die Tageseinnahme gezählt, die Augen offen. Wer als Nächster kommt, findet dich bei ihm.',
    graveyard: 'Eine Laterne hüpft zwischen den Gräbern, dahinter ein Sack. Der Totengräber ist zu dick zum Laufen.',
  },
  'dark-pharaoh-rivertown-2': {
    'black-cave': 'Du löschst das Licht und horchst auf die Tropfen. Nach dem hundertsten sagt jeder etwas.',
    'general-store':
      'Die Kasse steht hinter der Theke. Dazwischen liegen sechs Bretter, jedes in einer anderen Tonart.',
    graveyard:
      'Zwischen den Eiben ein krummer Rücken, bei der Arbeit. Er hat dich nicht gehört, so sehr schmeckt es ihm.',
  },
  'dark-pharaoh-rivertown-3': {
    'black-cave':
      'Für einen Plan der Gänge zahlt die Stadt nach Metern, und der vorige Vermesser ließ sein Gerät an der zweiten Biegung.',
    'general-store': 'Ein Katalog, dick wie eine Bibel, und ein Telefon zu den anderen. Austragen musst du es selbst.',
    graveyard: 'Gras über den Namen, und dem Jungen mit der Schere müsste wer etwas zahlen. Sie merken es, heißt es.',
  },
  'dark-pharaoh-rivertown-4': {
    'black-cave':
      'Jemand hat sein Lebenswerk verbrannt und wurde gestört. Die Ränder sind braun, die Mitte kann man lesen.',
    'general-store': 'Dosen bis zur Decke, eine Leiter auf Rollen, Ladenschluss um sechs. Bezahlt wird nach Regal.',
    graveyard: 'Im nassen Gras kniet er, neben dem Brevier einen Revolver. Wie Verwundete gehen, weiß er.',
  },
  'dark-pharaoh-rivertown-5': {
    'black-cave': 'Da unten weint es, ganz klein, und sagt „Mama“. Das tut es, sagt der Bauer, seit siebzig Jahren.',
    'general-store': 'Vor den Gurken hat jemand zwei Finger in deinem Mantel. Deine Hand schließt sich um ein Gelenk.',
    graveyard:
      'Die Totengräber möchten es sehen. Ihre Väter hatten es erzählt, aber zurückgebracht hat so etwas keiner.',
  },
  'dark-pharaoh-miskatonic-university-1': {
    administration: 'Unter dem Gutachten fehlt ein Name. Das Gutachten selbst ist schon geschrieben.',
    library:
      'Hinter einem Folianten versteckt sie sich, mit roten Ohren. Auf ihrem Tisch liegt, was in den Tresor gehört.',
    'science-building':
      'Den Insektenkundler hält keiner auf, hat er einmal begonnen. Er geht gern mit, wohin du willst, und redet.',
  },
  'dark-pharaoh-miskatonic-university-2': {
    administration: 'Er ist ein Semestergeld wert, er ist aus der Schachtel, und der Quästor liegt auf allen vieren.',
    library: 'Du ziehst an einem, und das ganze oberste Bord kommt nachsehen, wer das war.',
    'science-building':
      'Etwas klickt von Tisch zu Tisch und dreht die Brenner ab. An zweien seiner Arme trägt es einen Kittel.',
  },
  'dark-pharaoh-miskatonic-university-3': {
    administration:
      'Ein Gelehrter aus Uppsala, mit einer Liste von allem, was er sehen will. Drei Dollar, wenn du den Weg weißt.',
    library: 'Vier Studenten mit einem Kanister haben beschlossen, was keiner lesen darf. Mit A fangen sie an.',
    'science-building': 'Einer klopft den Schwamm aus, und einen Augenblick lang hängt der Staub um eine Gestalt.',
  },
  'dark-pharaoh-miskatonic-university-4': {
    administration: 'Für ein Lächeln schriebe sie dir alles ab, und gelächelt hast du. Der Bleistift fliegt.',
    library: 'Seit du sitzt, liest er dieselbe Zeile. In seiner Mappe klirrt, was im Museum fehlt.',
    'science-building': 'Im Schrank bei den Besen hat der Hausmeister eine Sammlung, und am Freitag ist Miete fällig.',
  },
  'dark-pharaoh-miskatonic-university-5': {
    administration:
      'Der Doktorand hinkt mit dem Kapitel über den Krieg nach. Er zahlt für Tatsachen, und für alles mit Jahreszahl.',
    library: 'Neunzehn Köpfe auf neunzehn Armen. Die Hefte liegen offen, und der Boden ist Parkett.',
    'science-building':
      'Der Löwe von der Rampe ist die Treppe heraufgekommen. Er sitzt vor der Tür, Gips am Schnurrbart.',
  },
  'dark-pharaoh-french-hill-1': {
    'silver-twilight-lodge':
      '„Eine Kleinigkeit“, sagt der Mann mit den Ringen. „Hier in den Schrank, mir das Datum bringen, und Türe zu.“',
    'inner-sanctum':
      'Drei Nägel, an zweien hängt nichts. Vom dritten sieht eine Maske herab und schätzt, was du daließest.',
    'the-witch-house':
      'Bis zur Hüfte kommt es aus der Täfelung und redet offen. Von heute an hörst du es in den eigenen Wänden.',
  },
  'dark-pharaoh-french-hill-2': {
    'silver-twilight-lodge':
      'Er öffnet selbst, schwarz wie ein Mantel, und hält dir zwei geschlossene Hände hin. Die Brüder sehen auf ihre Schuhe.',
    'inner-sanctum':
      'Ein Vorhang, eine Nische, eine kleine Waage. Links muss etwas liegen, ehe man rechts nehmen kann.',
    'the-witch-house':
      'An der Schräge steht, in Kreide, genau die Formel, die du schon kennst. Aus dem spitzesten Winkel raucht es.',
  },
  'dark-pharaoh-french-hill-3': {
    'silver-twilight-lodge':
      'Zum Putzen ist das Glas abgenommen, die Brüder sind beim Portwein. Es fragt sich, was man sich erlaubt.',
    'inner-sanctum': 'Hinter dem dritten Vorhang bist du, da kommen sie. Einer schnuppert.',
    'the-witch-house':
      'Am Balken hängt ein Mann, kopfunter, in Ketten, und hält eine Stoppuhr. „Reden dürfen Sie“, sagt er.',
  },
  'dark-pharaoh-french-hill-4': {
    'silver-twilight-lodge': 'Jemand dreht das Gas herunter, und die Klinge fängt den Rest davon.',
    'inner-sanctum':
      'Alles ist hier, was die Universität nur auf Karten hat. Das Lesepult zählt, wie lange du bleibst.',
    'the-witch-house':
      'Unter der Tapete noch eine, und darunter eine Schrift, rostbraun, von einer, die wenig Zeit hatte.',
  },
  'dark-pharaoh-french-hill-5': {
    'silver-twilight-lodge':
      'Die Brüder legen ihr Wissen aus wie Karten, Stück für Stück gegen deines. Teure zählen mehr, sagen sie.',
    'inner-sanctum':
      'Das Los ist gezogen und heißt wie du. Man gürtet dich, küsst dich auf beide Wangen, und der Boden wird grün.',
    'the-witch-house': 'Bei ihrem eigenen Galgen steht sie, wo die Treppe vermauert ist, und unterrichtete so gern.',
  },
  'dark-pharaoh-uptown-1': {
    'st-marys-hospital': 'Er macht den Mund auf fürs Thermometer, und der Saal fängt an zu summen.',
    woods: 'Ein Blitzen im Gestrüpp, kniehoch: eine Schneide, der Stiel steckt noch daran, von etwas angebissen.',
    'ye-olde-magick-shoppe':
      'Ein Sarg mit Rücksendeschein und nichts darin. Keine Polizei, sagt sie, sie will sie nur wiederhaben.',
  },
  'dark-pharaoh-uptown-2': {
    'st-marys-hospital':
      '„Nimm es, bevor ich gehe“, flüstert er, und unter der Decke rückt etwas. Seine Hand schließt sich Zoll um Zoll.',
    woods:
      'Anteile an einem Grab hat er verkauft. Dafür hängt er seit dem Frühjahr im Baum und hält die Einnahmen fest.',
    'ye-olde-magick-shoppe': 'Hinterm Vorhang kommt er hervor, zählt an den Fingern ab und ist bei dir angelangt.',
  },
  'dark-pharaoh-uptown-3': {
    'st-marys-hospital':
      'Er hustet, und auf dem Laken liegt Sand. Aus welcher Wüste, sagte er dir, hielte ihn einer aufrecht.',
    woods: 'Drei Kisten, eine Schubkarre, und auf halbem Weg der Posten. Gezahlt wird auf der anderen Seite.',
    'ye-olde-magick-shoppe': 'Die Dame sieht nach dem Kessel. Auf dem Bord lehnt sich etwas zur Kante hin, zu dir.',
  },
  'dark-pharaoh-uptown-4': {
    'st-marys-hospital': 'Im Operationssaal haben sie ihn sauber angenäht. Die Frage ist woran, und warum er schnappt.',
    woods:
      'Einen Schuh hat er, Fieber und eine Kiste mit der Aufschrift VORSICHT. Durch die Farne kommen, die ihn suchen.',
    'ye-olde-magick-shoppe':
      'Über der Theologie ist ein Rohr geplatzt. Sie verkauft nach Armvoll und bittet, nichts auszuwringen.',
  },
  'dark-pharaoh-uptown-5': {
    'st-marys-hospital':
      'Der Dozent hebt das nächste heraus. Mit dem Stift zeigt er, wo die Angst sitzt, und die Stelle zuckt.',
    woods: 'Die letzte Laterne, dann die Landstraße, dann am Graben die Augenpaare. Alle warten sie auf Einlass.',
    'ye-olde-magick-shoppe': 'Ein Tablett Amulette, hinten steht Made in New Jersey. Auf einem steht hinten nichts.',
  },
  'dark-pharaoh-southside-1': {
    'historical-society':
      'Das Kinn sinkt ihr auf die Brust, und sie spricht mit drei Stimmen. Die vierte wäre vielleicht für dich.',
    'mas-boarding-house':
      'Schwein, Bohnen, Maisbrot, und Ma mit erhobener Kelle. Wer noch kann, bekommt einen Korb mit.',
    'south-church':
      'So viele Kerzen, und zu jeder gehört irgendwo ein Loch im Himmel. Du zählst sie, das ist ein Fehler.',
  },
  'dark-pharaoh-southside-2': {
    'historical-society':
      'In Krokodil gebunden, mit Wasserflecken, von einem, der mit der Hälfte der Leute heimkam. Überblättern geht nicht.',
    'mas-boarding-house':
      'Alle Fenster hat sie aufgemacht, und der Wind kommt vom Hafen. Auf dem Dach steht ein Liegestuhl.',
    'south-church':
      'Die Bänke hat er vor die Tür geschoben, und die Tür drückt zurück. Atemlos fragt er, was du dabeihast.',
  },
  'dark-pharaoh-southside-3': {
    'historical-society':
      'Mit einem Sonnenschirm ging er durchs Leere Viertel. Trocken sind die Tagebücher, du blätterst jede Minute um.',
    'mas-boarding-house':
      'Mitternacht, der Spieltisch, acht Hände im Kreis und eine neunte. Was nächste Woche kommt, klopft ans Holz.',
    'south-church':
      'Neben dem Altar steht ein Fass, und darin brennt es. „Fort damit oder hier hinein“, sagt der Priester.',
  },
  'dark-pharaoh-southside-4': {
    'historical-society': 'Rosette, Falke, Welle. Du hältst das eigene Buch daneben, und einmal liest es sich glatt.',
    'mas-boarding-house':
      'Im Schrank des Pensionärs steht ein Gott, grün im Gesicht, davor ein Schälchen Bier. Eben hat ihm noch einer gesungen.',
    'south-church': 'Mit den Straßen fängst du an, dann kommen die Leute, einzeln. Mittendrin hört noch jemand zu.',
  },
  'dark-pharaoh-southside-5': {
    'historical-society':
      'In der Vitrine liegen zwei Anhänger, und auf dem Foto darüber trägt deine Großmutter den linken.',
    'mas-boarding-house': 'Hinterm Waschzuber führt ein Tunnel zum Fluss hinunter. Die ihn gruben, sind zu Hause.',
    'south-church':
      'Hinter der Rosette geht die Sonne auf, und jedes Zeichen, das du je zogst, ist darin, rot und blau.',
  },
};
