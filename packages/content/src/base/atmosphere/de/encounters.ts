import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'northside-1': {
    'curiositie-shoppe':
      'Das Figürchen ist warm, als hätte es eben noch jemand gehalten. Im Gang zwischen den Regalen steht sonst niemand.',
    newspaper: 'Der Redakteur zählt zwei Scheine auf die Druckfahnen. Draußen läuft schon der Motor des Lieferwagens.',
    'train-station':
      'Auf Bahnsteig zwei steht eine Kiste abseits, das Etikett abgekratzt. Die Lampe des Nachtwächters ist drei Waggons entfernt.',
  },
  'northside-2': {
    'curiositie-shoppe':
      'Zwischen zwei Schränken ist die Luft eingerissen wie eine Tapete, die Ränder glühen. Es zieht dir an den Ärmeln.',
    newspaper:
      'Du erzählst es, wie es war. Der Bleistift auf der anderen Seite des Tisches hält kein einziges Mal inne.',
    'train-station':
      'Er steht zwischen den Gleisen, den Pfiff im Rücken, und hält ein gefaltetes Blatt hin: dir, sonst keinem.',
  },
  'northside-3': {
    'curiositie-shoppe':
      'Drittes Fach, hinter der ausgestopften Eule. Genau so hättest du es beschrieben, hätte der Mann gefragt.',
    newspaper: 'Sechshundert Wörter die Woche wollen sie, und woher du sie nimmst, fragt keiner.',
    'train-station':
      'Ein alter Bremser singt über seinem Blechbecher vor sich hin. Vier Strophen lang hat kein Zug Verspätung.',
  },
  'northside-4': {
    'curiositie-shoppe': 'Zu viele Borde, zu wenig Platz, und so breit war dein Ellbogen noch nie.',
    newspaper: 'Dein Name kommt mit violetter Tinte ins Lohnbuch, zwischen den Astrologen und die Renntipps.',
    'train-station':
      '„Vom Wagen gefallen“, sagt er zu allem, was er unterm Mantel trägt, und nennt den Preis, ehe du hinsiehst.',
  },
  'northside-5': {
    'curiositie-shoppe': 'Auf dem Schild im Fenster steht, alles müsse raus. Warum so eilig, steht nicht da.',
    newspaper:
      'Sieben Zeilen zwischen einem entlaufenen Terrier und einem gebrauchten Klavier. Jeder vierte Buchstabe sitzt ein Haar zu tief.',
    'train-station':
      'Der Gepäckträger hat heute Nacht nichts auf dem Karren. Er klopft aufs Brett: aufsitzen, wohin soll’s gehen?',
  },
  'northside-6': {
    'curiositie-shoppe':
      'Hinter dem Vorhang geht das Lager weiter, Raum um Raum. Irgendwo darin muss etwas Echtes sein.',
    newspaper: 'Vierzig Jahrgänge, nach Monaten verschnürt. Am Staub siehst du, welches Bündel zuletzt offen war.',
    'train-station':
      'Der Beamte lässt einen Gepäckschein baumeln, den keiner eingelöst hat. Drei Dollar, und der Koffer ist deine Sorge.',
  },
  'northside-7': {
    'curiositie-shoppe': 'Im Glas der Vitrine steht jemand hinter dir, einen Arm erhoben.',
    newspaper: 'Das Tintenfass kippt. Der Fleck läuft gegen die Neigung des Pultes, und er weiß, wohin.',
    'train-station': 'Seit Boston hat er nicht geblinzelt. Eine Hand liegt unter der Zeitung auf seinen Knien.',
  },
  'downtown-1': {
    'arkham-asylum':
      'Der Arzt wird hinausgerufen und lässt die Akte offen. Von Seite zu Seite wird die Schrift kleiner.',
    'bank-of-arkham': 'Ein Chauffeur, ein fremdes Kontobuch unterm Arm, hält dir den Schlag auf: Er hat denselben Weg.',
    'independence-square':
      'Kaltes Huhn, ein kariertes Tuch und zwei Schwestern, die dich um keinen Preis hungrig gehen lassen.',
  },
  'downtown-2': {
    'arkham-asylum':
      'Gummisohlen, immer näher, ein Schlüsselbund. Die Kammer mit den Habseligkeiten liegt am anderen Ende des Ganges.',
    'bank-of-arkham':
      'Zweimal hat ihn der Kassierer fortgeschickt. Er wickelt ein Taschentuch auf und fragt nun dich, ganz leise.',
    'independence-square':
      'Lampenlicht hinter Zeltleinwand, ein Tisch, verdeckte Karten. Sie ruft dich bei einem Namen, den nur deine Mutter kannte.',
  },
  'downtown-3': {
    'arkham-asylum': 'Zwei Mann am Tor heute Nacht statt einem, und ein dritter geht mit dem Hund die Gänge ab.',
    'bank-of-arkham': 'Ein Halstuch, ein gekürzter Lauf, eine zitternde Hand. „Die Taschen“, sagt er, „von allen.“',
    'independence-square': 'Er zieht über den Platz, und niemand ist da, der ihn wirft. Wo er war, ist das Gras weiß.',
  },
  'downtown-4': {
    'arkham-asylum': 'Ein Patient bietet dir ein Briefchen mit grauem Pulver an: seine Nächte, sagt er, fein gemahlen.',
    'bank-of-arkham': 'Die Münze hat auf jeder Seite eine Kerbe. Der Mann, der sie wirft, sagt nicht, worum es geht.',
    'independence-square':
      'Eine Blaskapelle, Gedränge, jemand streift dich und entschuldigt sich. Zähl nach, was du hast.',
  },
  'downtown-5': {
    'arkham-asylum':
      'Zwei Wärter nehmen dich an den Ellbogen und nennen dich beim Namen eines anderen. Sie haben Übung darin.',
    'bank-of-arkham':
      'Einer zündet sich mit einer Banknote die Zigarre an und lässt sie brennend auf den Marmor fallen. Keiner wagt zu lachen.',
    'independence-square':
      'Der Schutzmann hat den Knüppel schon in der Hand. Der Platz ist für deinesgleichen gesperrt, seit eben.',
  },
  'downtown-6': {
    'arkham-asylum':
      'Durch die Klappe redet er in drei Sprachen zugleich, und dazwischen läuft eine vierte, die Sinn ergibt.',
    'bank-of-arkham': 'Die Uhr über dem Schalter hat zweimal vier geschlagen. Der Hut vor dir hat sich nicht gerührt.',
    'independence-square':
      'Bei den Wagen breitet ein Alter seine Ware auf einer Pferdedecke aus und schaut auf deine Hände, nicht ins Gesicht.',
  },
  'downtown-7': {
    'arkham-asylum': '„Das tut nicht weh“, sagt der Assistent und liest dabei vom Krankenblatt des Nachbarbettes ab.',
    'bank-of-arkham':
      'Ein Konto auf deinen Namen, eröffnet 1888. Es ist deine Unterschrift, bis hin zum kleinen Haken.',
    'independence-square': 'Zweihundert Jahre ist Moos über die Zeichen gewachsen. Heute Nacht fällt es von selbst ab.',
  },
  'easttown-1': {
    'hibbs-roadhouse': 'Er dreht sein Glas und lässt dich reden. So wenig hat dich die ganze Woche keiner gefragt.',
    'police-station': 'Aus der letzten Zelle erzählt dir jemand, ganz freundlich, was daheim unter deinem Bett liegt.',
    'velmas-diner': 'Die Bratplatte zischt. Du bekommst so viel, wie du bezahlen kannst, und der Kaffee ist heiß.',
  },
  'easttown-2': {
    'hibbs-roadhouse':
      'Sie geben dir Karten, ohne zu fragen. Das Blatt ist so abgegriffen, dass jeder die Rückseiten kennen muss.',
    'police-station': 'Der Hilfssheriff putzt am Schreibtisch seinen Revolver und schwört, er sei leer.',
    'velmas-diner':
      'Jemand hat bestellt und ist gegangen. „Du siehst aus, als könntest du’s brauchen“, sagt der Koch und schreibt nichts auf.',
  },
  'easttown-3': {
    'hibbs-roadhouse': 'Der Junge des Wirts ist von See zurück. Heute greift an der Theke keiner in die eigene Tasche.',
    'police-station':
      'Lange Schicht, müder Hilfssheriff. Der Kaffee ist von dir, und die Mappe auf seinem Tisch ist nur lose verschnürt.',
    'velmas-diner': 'Kirsch, noch warm, und der Ventilator über der Theke dreht sich gerade so, dass du es riechst.',
  },
  'easttown-4': {
    'hibbs-roadhouse':
      'Ein Nicken, eine lose Diele, eine Decke. Zwischen den Fässern liegt die Ware, und herausgegeben wird nichts.',
    'police-station': 'Er ist heim zum Abendessen. Der Gürtel mit der Waffe hängt über dem Stuhl, auf dem er saß.',
    'velmas-diner':
      'Es kommt durch den Abfluss, dann kommen mehr. Der Wirt fleht dich an: schnell, und kein Wort zu den Gästen.',
  },
  'easttown-5': {
    'hibbs-roadhouse':
      'Der Mann auf dem Nachbarhocker hat Wasser bestellt, sechs Gläser. Sein Kragen bewegt sich von allein.',
    'police-station': 'Der Wachtmeister mustert dich und hört, wie du klirrst. Er holt ein Formular, und eine Kiste.',
    'velmas-diner':
      'Dreimal die Tasse drehen, sagt die Frau von Tisch sechs. Sie schaut länger hinein, als sie vorhatte.',
  },
  'easttown-6': {
    'hibbs-roadhouse': 'Glas um Glas, sagt er, und eine wahre Antwort auf jede Frage, die du noch stellen kannst.',
    'police-station':
      'Der Sheriff lässt die Jalousie herab, bevor er den Schrank aufschließt. Seit das Ding da ist, schläft er nicht mehr.',
    'velmas-diner': 'Auf der Fischsuppe ist eine Haut und unter der Haut etwas Grünes. Du hast großen Hunger.',
  },
  'easttown-7': {
    'hibbs-roadhouse': 'Eine Schulter an deiner, ein Lachen, und die Hintertür schwingt in ihrer Feder aus.',
    'police-station':
      'Mehr Akten, als zwei Arme fassen, und der Wachtmeister trägt sie alle. Von oben rutscht etwas Helles herunter.',
    'velmas-diner':
      'Ein Schimmer zwischen Bank und Wand, blankes Silber, mehr als eins. Die Kellnerin füllt Zuckerdosen nach.',
  },
  'merchant-district-1': {
    'river-docks': 'Er singt den Pollern immer dieselben vier Wörter vor, und die Flut hält Takt mit ihm.',
    'the-unnamable':
      'Der Hagere am kalten Kamin weiß, was hier umging. Er erzählt es ein einziges Mal, wenn du dich setzt.',
    'unvisited-isle':
      'Das Niedrigwasser hat freigelegt, was der Fluss seit dem Frühjahr behielt. Um die Rippen ist Wachstuch gewickelt.',
  },
  'merchant-district-2': {
    'river-docks': 'Kein Licht auf dem Frachter, keine Wache am Schuppen. Fast zu schön hergerichtet.',
    'the-unnamable':
      'Das Pult ist das Einzige im Haus ohne Staub. Die Schubladen klemmen, dann geben sie plötzlich nach.',
    'unvisited-isle': 'Ein Mann im Stadtanzug kniet im Schilf und ordnet nach der Länge, was er ausgegraben hat.',
  },
  'merchant-district-3': {
    'river-docks':
      'Der Vorarbeiter besieht deine Hände, zuckt die Schultern und zeigt auf vierzig Fässer und eine Planke.',
    'the-unnamable': 'Gestern waren die Kreidestriche oben ein halber Kreis. Jemand hat ihn fertig gezogen.',
    'unvisited-isle': 'Etwas watet an dir vorbei, gegen die Strömung, zum Greifen nah, und es ist nichts zu sehen.',
  },
  'merchant-district-4': {
    'river-docks':
      'Die Netze waren schwer. Die Mannschaft steht mit den Mützen auf dem Kopf darum herum, und keiner sagt, was es ist.',
    'the-unnamable': 'Ein Knall wie aus dem Gewehr, über dir. Dann rieselt Putz herab, ganz langsam.',
    'unvisited-isle': 'Mitten im Strom zieht ein Rücken vorbei, länger als ein Lastkahn, und ein Auge merkt sich dich.',
  },
  'merchant-district-5': {
    'river-docks':
      'Verkohlte Planken treiben an den Pier, ein Kinderschuh, ein Stuhl, eine Tür. An diese Tür erinnerst du dich.',
    'the-unnamable': 'Aus einem Spalt im Boden blinkt etwas, nur wenig tiefer, als deine Finger lang sind.',
    'unvisited-isle': 'Kein Wind auf der Insel, doch jeder Ast ist dir zugebogen, und es werden mehr.',
  },
  'merchant-district-6': {
    'river-docks':
      'An der letzten Stufe ist das Wasser glatt und schwarz und freundlich. Es würde dich halten, sagt es.',
    'the-unnamable': 'Erst hört das Scharren auf. Dann gehen entlang der Fußleisten die kleinen Augen an.',
    'unvisited-isle':
      'Du suchst den Wagen und findest sieben Sterne im Kreis. Du zeichnest sie ab, bis die Hand kalt ist.',
  },
  'merchant-district-7': {
    'river-docks': 'Ein Bootshaken, ein Seil, etwas Kantiges stößt gegen die Pfähle. Tief ist es hier auch bei Ebbe.',
    'the-unnamable': 'Du klopfst die Täfelung ab: voll, voll, voll, hohl.',
    'unvisited-isle': 'Sechs Kapuzen um ein Feuer aus Treibholz, der siebte Klotz ist frei. Du bleibst im Schilf.',
  },
  'rivertown-1': {
    'black-cave':
      'Sein Seil endet eine Armlänge über dem Boden, glatt gekappt. Die Helmlampe neben ihm riecht noch nach heißem Öl.',
    'general-store':
      'Sie liegt beim Zwiebackfass, Kopf nach oben. Du stellst den Fuß darauf, bis sich der Verkäufer umdreht.',
    graveyard: 'Der frische Hügel senkt sich, wie Erde nach Regen. Es hat nicht geregnet.',
  },
  'rivertown-2': {
    'black-cave':
      'Der Luftzug aus der Tiefe geht ein und aus, langsam wie Schlaf, und beim Ausatmen sind Vokale darin.',
    'general-store': 'Als die Glocke über der Tür klingelt, verstummen sie und sehen zu, wie du nichts aussuchst.',
    graveyard: 'Er predigt den Steinen, nennt jeden beim Namen und wartet, bis er geantwortet hat.',
  },
  'rivertown-3': {
    'black-cave': 'Dein Zündholz weckt die Decke. Sie lässt auf einen Schlag los.',
    'general-store':
      'Ein beleibter Herr hat die Auktion verpasst und die Geduld verloren. Was immer du trägst, er nähme zwei davon.',
    graveyard:
      'Der Deckel ist von innen beiseitegeschoben. Auf dem Samt liegt ein Handschuh, und der Handschuh ist nicht leer.',
  },
  'rivertown-4': {
    'black-cave': 'Du zählst die Schritte zurück zum Tageslicht. Hinter dir zählt etwas mit.',
    'general-store': 'Sie kaufen Lampenöl und Salz, sehr viel Salz, und schließen kein einziges Mal die Augen.',
    graveyard:
      'Eine Staffelei zwischen den Grüften, um Mitternacht. Er malt einen Wasserspeier, doch auf den Dächern hier gibt es keine.',
  },
  'rivertown-5': {
    'black-cave':
      'An jeder Gabelung hast du einen Kreidestrich gemacht. An dieser sind drei, und nur einer ist von dir.',
    'general-store': 'Hinter den Mehlsäcken hebt der Krämer ein Laken. „Nimm eins und vergiss das Zimmer“, sagt er.',
    graveyard:
      'Unter der Kohle kommt der Name Buchstabe um Buchstabe hervor. Dahinter zwei Daten, das zweite ist nächste Woche.',
  },
  'rivertown-6': {
    'black-cave':
      'Bis zur Hüfte steckst du im nachrutschenden Kies, da langt eine Hand herunter, groß wie eine Schaufel.',
    'general-store':
      'Bohnen bis zum Rand, im Gurkenglas. Meinungen hat hier jeder umsonst, ein Tipp kostet einen Dollar.',
    graveyard: 'Marmor, ein trockenes Blatt, der Regen weit draußen. Eine Weile findet dich niemand auf der Welt.',
  },
  'rivertown-7': {
    'black-cave':
      'Auf einem flachen Stein, trocken inmitten all des Tropfens, liegt ein Buch, das Lesebändchen wie für heute eingelegt.',
    'general-store': '„Für Sie“, sagt der Verkäufer und zeigt auf den Anhänger. Dein Name, in Bleistift, und bezahlt.',
    graveyard:
      'Der Totengräber ist auf etwas mit zu vielen Gelenken gestoßen. Nimm es mit, bittet er, bevor die Familie kommt.',
  },
  'miskatonic-university-1': {
    administration: 'Der Dekan wiegt deine Blätter in der Hand und fragt, ob sie schon anderswo gedruckt sind.',
    library: 'Sein Schatten ist eher an deinem Tisch als er. Er hat gesehen, nach welchem Schrank du geschaut hast.',
    'science-building':
      'Als du eintrittst, lässt er den Kolben fallen, kehrt die Scherben auf und kann dir dann nicht genug Gutes tun.',
  },
  'miskatonic-university-2': {
    administration: 'Ein Dozent zwischen zwei Vorlesungen hört deine halbe Frage und schreibt den Rest an die Tafel.',
    library: 'Ein Formular, ein Leumund, eine Pause. Hinter dem Gitter stehen die guten Bücher, die Rücken zur Wand.',
    'science-building': 'Dein Kollege für diesen Abend ist flink, belesen und zieht nie die Handschuhe aus.',
  },
  'miskatonic-university-3': {
    administration: 'Die Universität will ihre Geschichte geschrieben haben, von jemandem, der weglassen kann.',
    library:
      'Die Sätze blättern für dich um. Irgendwo auf der dritten Seite liegt deine Hand nicht mehr auf dem Papier.',
    'science-building':
      'Es leuchtet die Tischplatte von unten an, blau und stetig. Der Diensthabende hat den Hocker weit zurückgezogen.',
  },
  'miskatonic-university-4': {
    administration:
      'Ein Steinblock mit sechzehn verschiebbaren Flächen. Wer ihn dem Registrator lieh, hat ihn nie abgeholt.',
    library: 'Die Leselampe summt. Noch eine Seite, denkst du, die Wange schon darauf.',
    'science-building':
      'Er ist siebzig und schiebt die Bechergläser mit dem Unterarm beiseite. „Ellbogen auf den Tisch“, sagt der Sir.',
  },
  'miskatonic-university-5': {
    administration: 'Den beiden Wachmännern erklärst du es ruhig, Punkt für Punkt. Vielleicht war das der Fehler.',
    library: 'Legst du das Ohr an den Einband, schweigt es. Nimmst du es weg, spricht es weiter, über dich.',
    'science-building':
      'Über kleiner Flamme köchelt etwas Bernsteinfarbenes. Schlimmeres, schwören die Studenten, hätten sie schon getrunken.',
  },
  'miskatonic-university-6': {
    administration: 'Zwölf Seiten, Fußnoten, kein Adjektiv. Die Kommission liest den Titel zweimal.',
    library: 'Ein Zettel, ein Datumsstempel, das Jahr 1919. Die Dame am Pult möchte jetzt deinen Ausweis sehen.',
    'science-building':
      'Zwei Stühle, zwei Hauben, ein Schalter. Gegenüber lächelt der Freiwillige mit einem Ausdruck, den du aus Spiegeln kennst.',
  },
  'miskatonic-university-7': {
    administration:
      'Die Kassiererin ist zu Tisch, das Fenster offen, und schon schiebt dir ein Student seine Gebühren hin.',
    library:
      'Ein Messbuch, seit dem Krieg nicht ausgeliehen. Es klappt von selbst auf, dort, wo etwas Dickes darin liegt.',
    'science-building':
      'Spulen, eine Uhr und ein Messingtrichter, der durch die Wand auf das nächste Tor zielt. Wer sie baute, ließ keine Notizen da.',
  },
  'french-hill-1': {
    'silver-twilight-lodge':
      'Unter Glas, neben dem Sherry, hängt ein Blatt, braun wie Tee. Die Zeilen sind noch da, wenn man es kippt.',
    'inner-sanctum':
      'Die Brüder sitzen beim Essen. Das Gewölbe hat für jeden ein Schloss, und du hast Zeit bis zum Käse.',
    'the-witch-house':
      'Ein Mann im grauen Mantel hat auf jede Stufe dasselbe Zeichen gemalt. Er blickt auf und fragt, was du darin siehst.',
  },
  'french-hill-2': {
    'silver-twilight-lodge':
      'Auf dem Billardtisch hockt jemand in Schwarz, ein Gemälde unterm Arm, und ist genauso überrascht wie du.',
    'inner-sanctum': 'Der Kreis hat elf Brüder und eine Lücke. Sie rücken, als kämst du nur wie immer zu spät.',
    'the-witch-house':
      'Irgendein Museum wollte das einmal holen. Der Schlüssel hängt am Nagel, das Glas ist beinahe klar.',
  },
  'french-hill-3': {
    'silver-twilight-lodge':
      'Im Rauchzimmer liegt es auf dem Sims, zwischen den Pfeifen. Deine Hand schließt sich darum, ehe du daran denkst.',
    'inner-sanctum':
      'Der Erste des Monats. Sie trinken, sie summen, und jeder gibt von sich, so viel er entbehren kann.',
    'the-witch-house': 'Gedeckt ist für eine Person, und die Suppe dampft. Den Löffel hast du schon in der Hand.',
  },
  'french-hill-4': {
    'silver-twilight-lodge':
      'Der Pförtner nimmt dir den Hut ab, ohne zu fragen. Auf dem Tablett liegt ein Formular, daneben ein Füllhalter.',
    'inner-sanctum':
      'Der Schatzmeister flüstert eine Zahl und lächelt. Er lächelt jeden an, der auf diesem Stuhl sitzt.',
    'the-witch-house': 'Es sagt etwas auf, unten neben dem Kamin, und stockt immer am selben Wort.',
  },
  'french-hill-5': {
    'silver-twilight-lodge':
      'Der Herr des Hauses fragt, was du weißt. Er hat die Diener weggeschickt und die Lampe verrückt.',
    'inner-sanctum': 'Bei deinem Eintritt stockt der Gesang. Dann geht er weiter, und jetzt kommt dein Name darin vor.',
    'the-witch-house': 'Wo die schräge Wand an die schräge Decke stößt, ist eine Ecke mehr als vorher.',
  },
  'french-hill-6': {
    'silver-twilight-lodge':
      '„Sie sind aufgefallen“, sagt der Mann mit der Nadel am Revers und wartet, dass du dich geschmeichelt fühlst.',
    'inner-sanctum': 'Die Kerzen neigen sich von der Mitte des Raumes weg. Die Brüder auch.',
    'the-witch-house':
      'Erst die runde Schrift eines Mädchens, dann einer Frau, dann etwas wie Hufspuren, alles in derselben braunen Tinte.',
  },
  'french-hill-7': {
    'silver-twilight-lodge':
      'Vorn spielt die Musik. Hier hinten sind Kammern, in den Kammern Kammern, und eine Diele, die knarrt.',
    'inner-sanctum':
      'Sieben Striche aus Salz, in der Folge, die an der Wand steht. Wer bis zum Ende kommt, lässt etwas da.',
    'the-witch-house':
      'Stimmen alter Frauen, drei, auf dem Dachboden. Ein Wiegenlied wohl. Die Taschen werden dir leicht.',
  },
  'uptown-1': {
    'st-marys-hospital':
      'Der Arzt ist freundlich und zeichnet dir alles auf. Als er fertig ist, bist du dir nicht mehr so sicher.',
    woods: 'Eine Eiche, ein Kreuz in der Rinde, und unter deinem Spaten etwas, das wie Eisen antwortet.',
    'ye-olde-magick-shoppe':
      'Er hängt neben der Kasse, das soll Glück bringen. Als du gezahlt hast, schaut er zur Tür.',
  },
  'uptown-2': {
    'st-marys-hospital':
      'Du hebst das Laken, um den Zettel am Zeh zu lesen. Finger schließen sich um dein Handgelenk, und kalt sind sie nicht.',
    woods: 'Kupferrohre, Maische, vier Männer mit Flinten, die dachten, hier käme nie einer vorbei.',
    'ye-olde-magick-shoppe':
      'Die Kugel steht auf einer Untertasse beim Kassenbuch. Darin wird eine Straße, die du kennst, im Voraus gelebt.',
  },
  'uptown-3': {
    'st-marys-hospital': 'Kein Etikett auf der Ampulle, nur ein Datum. Für Beobachtungen wäre der Professor dankbar.',
    woods: 'Der Posten lehnt an einer Buche, den Hut auf der Nase, die Flinte quer über den Knien. Überall liegt Laub.',
    'ye-olde-magick-shoppe':
      'Ein Schlüssel war nicht dabei. Der Händler hat sie geschüttelt, und alle, die sie nicht kauften, auch.',
  },
  'uptown-4': {
    'st-marys-hospital': 'Dein Ärmel ist oben, ehe er sagt, wogegen. Freiwillige bezahlt er bar.',
    woods: 'Ein Stamm quer überm Weg, frisch gefällt. Dahinter spannt der Erste den Hahn.',
    'ye-olde-magick-shoppe':
      'Beim Kommen lag es auf der Theke, beim Gehen liegt es da, und immer dieselbe Seite aufgeschlagen.',
  },
  'uptown-5': {
    'st-marys-hospital':
      'Zweimal streicht sie dein Kissen glatt. Beim zweiten Mal hat sie Papier in der Hand, und in der Tür steht die Oberin.',
    woods: 'Ein Hund, ein Strickende am Hals, Rippen wie ein Korb. Er käme schon, wärst du nicht so groß.',
    'ye-olde-magick-shoppe':
      'Sie hat den Stadtplan mit Hutnadeln gespickt und erklärt jede einzelne, bei kalt gewordenem Tee.',
  },
  'uptown-6': {
    'st-marys-hospital': 'Du kennst sie aus dem Lesesaal. Ihr Notizbuch liegt unter dem Bett, wo keiner gefegt hat.',
    woods: 'Zwei Birken neigen sich zueinander. Dazwischen geht der Wald weiter, aber es ist ein anderer.',
    'ye-olde-magick-shoppe':
      'Auf dem Schildchen stehen fünfzig Cent. Gemeint war wohl der Leuchter daneben, wenn überhaupt.',
  },
  'uptown-7': {
    'st-marys-hospital': 'Der Schrank von M bis P hat ein besseres Schloss als die Apotheke.',
    woods: 'Eine Hütte aus Grassoden, ein Topf, ein Mann, der seit dem Frühjahr schwieg. Zuerst lässt er dich fegen.',
    'ye-olde-magick-shoppe':
      '„Du hast es mit hereingebracht!“, ruft sie und zieht am Vorhang, am Licht und dich zur Tür.',
  },
  'southside-1': {
    'historical-society': 'Ferngläser, Butterbrote, eine Liste der Grasmücken. Wer still ist, darf mit.',
    'mas-boarding-house': 'Der Hafen im Rahmen überm Waschtisch hat Gezeiten. Die Flut kommt über den Teppich herein.',
    'south-church': 'Regen läuft ihm aus dem Maul. Dann hört der Regen auf, und er schluckt weiter.',
  },
  'southside-2': {
    'historical-society':
      'Für drei Dollar vergisst dich der Kustos hinter einer grünen Tür. Drinnen brennt schon die Lampe.',
    'mas-boarding-house': 'Hinter den Kohlen eine Tür, hinter der Tür ein Gang, und an dessen Ende Musik und Zigarren.',
    'south-church': 'Der Priester fragt nichts. Er legt dir die Hand auf den nassen Hut und lässt sie dort.',
  },
  'southside-3': {
    'historical-society':
      'Die Schritte hinter dir halten jedes Mal ein wenig zu spät, zwischen den Vitrinen mit altem Zinn.',
    'mas-boarding-house':
      '„Hinsetzen“, sagt Ma. Graupen sind drin, und Mark, und sie bleibt stehen, bis der Tellerboden zu sehen ist.',
    'south-church': 'Der Korb geht um für die, denen das Dach fehlt. Er kommt zu dir, und er geht nicht weiter.',
  },
  'southside-4': {
    'historical-society':
      'Urkunden, Testamente, Schiffslisten. Die Uhr hörst du längst nicht mehr, als der dritte Faden den ersten kreuzt.',
    'mas-boarding-house':
      'Er schnallt auf dem Teppich der guten Stube den Musterkoffer auf. Der Abend ist lang, und das weiß er.',
    'south-church':
      'Ein Medizinfläschchen, ausgespült, verkorkt, gesegnet. „Für den Mantel“, sagt er, „nicht fürs Regal.“',
  },
  'southside-5': {
    'historical-society':
      'Der Urgroßvater, in Öl. Er hat dein Kinn, und darum herum, was man damals Seemannshaut nannte.',
    'mas-boarding-house':
      'Der vorige Gast zahlte im Voraus und ging Zündhölzer kaufen. Seine Schublade ist, wie sie war.',
    'south-church': 'Hinter dem Gitter atmet jemand und wartet. Du hattest viel weniger sagen wollen.',
  },
  'southside-6': {
    'historical-society':
      'Er füllt den Türrahmen, im Oktober Schnee im Bart. Was er sucht, kann nur bringen, wer dort war.',
    'mas-boarding-house': 'Über dir rücken sie um drei Uhr nachts Möbel, von der einen Wand zur anderen und zurück.',
    'south-church':
      'Elf Leute in den Bänken und ein Junge mit der Glocke. Einmal steht die Flamme des ewigen Lichts gerade.',
  },
  'southside-7': {
    'historical-society':
      'Hämmer, Rucksäcke und ein Mann, der „Silur“ sagt wie andere ein Tischgebet. Um sechs fährt der Wagen.',
    'mas-boarding-house':
      'Frisches Leinen, ein Fenster zum Garten, ein Schlüssel, der schließt. Es kostet, was es kostet.',
    'south-church':
      'Er stürzt aus der Sakristei, kurzsichtig, langarmig, einen Leuchter in der Faust, und hält dich für wen anders.',
  },
};
