import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of location encounters, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'king-in-yellow-northside-1': {
    'curiositie-shoppe':
      'Ein Korb mit dem, was Theaterbesucher liegen lassen: Handschuhe, Operngläser, eine Tür. Bezahlt wird nach Handvoll.',
    newspaper:
      'Der Kritiker hinterließ sein Notizbuch und keine Kritik. Wer dort weiterschreibt, wo er aufhört, wird bezahlt.',
    'train-station':
      'Zwischen den Gleisen glänzt etwas, das der vorige Zug nicht zerdrückt hat. Der nächste pfeift schon.',
  },
  'king-in-yellow-northside-2': {
    'curiositie-shoppe':
      '„Wie viel?“, fragt der Mann, ein Tuch liegt darüber. „Sag’s richtig, und es gehört dir. Ich bin es leid.“',
    newspaper: 'Im Papierlager, hinter den weißen Rollen, steht eine gelbe. Man hat sie bedruckt und dann versteckt.',
    'train-station':
      'Für die Kulissen fehlen Hände: ein Palast, ein See, zwei Sonnen. Sie wiegen mehr, als bemalte Leinwand sollte.',
  },
  'king-in-yellow-northside-3': {
    'curiositie-shoppe':
      'Die Ladenkatze liegt auf ihrem Platz im Fenster, und etwas steckt in ihr. Ob du dich kümmern könntest, fragt der Besitzer.',
    newspaper:
      'Er bestellt Kaffee für zwei, spitzt drei Stifte und fängt bei deiner Kindheit an. Fünf Dollar, und es wird dunkel.',
    'train-station':
      'Die Mütze sitzt gerade, den Griff hält er noch. Wegsehen müsste man, und in die Tasche sehen müsste man.',
  },
  'king-in-yellow-northside-4': {
    'curiositie-shoppe':
      'Ein Handkarren vorm Laden, und keiner dabei. Auf jedem Stück klebt ein Zettel, und eine Sorte beißt.',
    newspaper:
      'Blitz und Stativ stehen bereit, fünfzig Platten auch. Wenn du es durch die Hoftür brächtest und das Kinn anhöbest.',
    'train-station':
      'Kein Absender, kein Name, zwei Schlösser. „Ganz oder gar nicht“, sagt der Vorsteher, der es los sein will.',
  },
  'king-in-yellow-downtown-1': {
    'arkham-asylum':
      'Der Verein der Bühnenfreunde tagt im Tagesraum. Es fehlt ihm jemand Vernünftiges, der alles aufschreibt.',
    'bank-of-arkham':
      'Zu jedem neuen Konto gibt es diese Woche eine Spange mit einem krausen Zeichen. Man steckt sie dir gleich an.',
    'independence-square': 'Hinterm Musikpavillon schreit jemand. Andere laufen auch, in die Gegenrichtung.',
  },
  'king-in-yellow-downtown-2': {
    'arkham-asylum': 'Er sagt es langsam, damit du folgen kannst. Schlimm ist, dass du es kannst.',
    'bank-of-arkham':
      'Kerzen auf den Schaltern, Choräle über der Münzwaage. Gib, was dich drückt, sagt der Kassierer und hält die Hand auf.',
    'independence-square':
      'Ein Wagen Requisiten, offen: Papierkronen, Holzschwerter, und eins, mit dem jemand zugestochen hat.',
  },
  'king-in-yellow-downtown-3': {
    'arkham-asylum':
      'Sie singt dem Heizkörper vor, und Sprache nennt das sonst keiner. Zwei von den Wörtern hast du gelesen.',
    'bank-of-arkham':
      'Zwischen den Tresoren liegt der Wächter und trommelt mit den Fersen. Drei braucht es, und du bist einer.',
    'independence-square':
      'Auf dem Rasen proben sie bei Laternenlicht, die Rollen in der Hand. Stockt der Souffleur, spricht die Hecke weiter.',
  },
  'king-in-yellow-downtown-4': {
    'arkham-asylum':
      'Ton, Kreide und elf Patienten, die alle dieselbe Maske geformt haben. Deine reicht man dir, noch feucht.',
    'bank-of-arkham': 'Eine Trommel mit Losen, eine Dame im Pelz, ein Tisch voller Preise. Der dritte von links atmet.',
    'independence-square':
      'Ein einziges Blatt im Wind, und es ist beschrieben. Von Laterne zu Laterne treibt es, als suchte es wen.',
  },
  'king-in-yellow-easttown-1': {
    'hibbs-roadhouse':
      'Ehe du guten Abend sagst, ist der Kofferraum offen. Er zeigt dir so viel, wie du ansehen magst.',
    'police-station':
      'Sie sollten heute Abend alle daheimbleiben, ruft er über den Tresen, und warum. „Betrunken“, schreibt der Wachtmeister.',
    'velmas-diner': 'Die Kellnerin schiebt ihn für Tisch vier unter den Zucker, ohne Marke. Jetzt holt sie die Sahne.',
  },
  'king-in-yellow-easttown-2': {
    'hibbs-roadhouse': 'Vierzig Jahre lang haben Gäste damit bezahlt. Du bekommst den Besen und darfst zuerst wählen.',
    'police-station': 'Vier Mann sitzen auf ihm, und er deklamiert. Kniet man sich zu seinem Mund, sind es Verse.',
    'velmas-diner':
      'Für drei hast du gegessen, die Taschen umgestülpt, und an der Theke sitzt ein Schutzmann beim Kuchen.',
  },
  'king-in-yellow-easttown-3': {
    'hibbs-roadhouse':
      'Zwei Männer, ein Umschlag, und die Lampe hat einer losgeschraubt. Dich halten sie für den dritten.',
    'police-station':
      'Die ganze Nacht war die Grüne Minna unterwegs, jetzt steht sie im Hof, die Klappe offen. Was darin liegt, gehört keinem mehr.',
    'velmas-diner': 'Sie haben gehört, was du erlegt hast. Für jede Klaue legt Velma ein Kotelett auf.',
  },
  'king-in-yellow-easttown-4': {
    'hibbs-roadhouse':
      'Er legt die Karten hin und hört nicht, was du sagst. Beim Lachen hebt sich die Mütze wie ein Deckel.',
    'police-station':
      'Im Hof übt der Wachtmeister mit den neuen Leuten, großen Leuten, und jemand muss die Menge spielen.',
    'velmas-diner': 'In dem Zwieback ist etwas Blasses, kein Teig. Da hattest du schon geschluckt.',
  },
  'king-in-yellow-merchant-district-1': {
    'river-docks': '„Schaut, der Professor will uns vorlesen“, sagt der Größte, und die anderen stellen die Kisten ab.',
    'the-unnamable': 'Von Raum zu Raum flüstert es, und immer im nächsten. Du gehst nach, solange die Nerven mitgehen.',
    'unvisited-isle': 'Auf dem Landesteg kauert einer, den Mantel überm Kopf. Hinter ihm steht noch jemand.',
  },
  'king-in-yellow-merchant-district-2': {
    'river-docks':
      'Elf Hutschachteln, drei Koffer, ein Vogelkäfig: Die Hauptdarstellerin ist da. Wie viele es waren, weiß kein Träger.',
    'the-unnamable': 'Im Haus ohne Mieter brennt der Kamin, und mitten in der Glut liegt etwas, das nicht brennt.',
    'unvisited-isle': 'Zwei Frauen in Schleppkleidern reden am Ufer, und zwar von dir, oder von dem, der da kommt.',
  },
  'king-in-yellow-merchant-district-3': {
    'river-docks':
      'Halb versunken dümpelt sie an den Steinen und rutscht vom Haken. Was darin ist, will heraus oder hinunter.',
    'the-unnamable': 'Durch den kaputten Laden fallen zwei Sonnenflecken auf den Boden. Du zählst die Fenster.',
    'unvisited-isle':
      'Von Kopf bis Fuß hat es sich beschrieben, Zeile um Zeile, und für einen Namen bleibt kein Platz.',
  },
  'king-in-yellow-merchant-district-4': {
    'river-docks': 'Netze, Teer, Tauwerk, denkst du, dann tut der Haufen einen Schritt. Etwas Brauchbares hängt darin.',
    'the-unnamable':
      'Inmitten von fünf Strichen liegt sie, und die Striche sind noch nass. Die Spitze zeigt auf den, der eintritt.',
    'unvisited-isle': 'Über der Insel ziehen sich die Wolken zusammen, sorgsam, wie gezeichnet. Beinahe ist es fertig.',
  },
  'king-in-yellow-rivertown-1': {
    'black-cave': 'Hinter der dritten Biegung eine Lampe, ein Kartenspiel und ein Stapel Kisten, mannshoch.',
    'general-store':
      'Der Krämer hat sie an die Decke geklebt. „Stell mir danach den Kalender“, sagt er, „es soll dein Schade nicht sein.“',
    graveyard:
      'Ein Flügel schlägt auf die Platten. Der Sarg ist ihm zu schwer, also nimmt es nur die Hälfte. Dich sieht es nicht.',
  },
  'king-in-yellow-rivertown-2': {
    'black-cave':
      'Jemand hatte hier Feuer und schrieb mit dem Stock in die Asche. Das letzte Zeichen steht noch offen.',
    'general-store':
      'Auf dem Boden liegen die Requisiten einer Truppe, die 95 hier hängen blieb. Verkauft wird im Dutzend.',
    graveyard:
      'Kein Pferd, kein Kutscher, und er hält an jedem Stein. Aus der Erde, einer nach dem anderen, steigen sie zu.',
  },
  'king-in-yellow-rivertown-3': {
    'black-cave':
      'Bleich und klein sind sie und blinzeln ins Zündholz. Seit Menschengedenken leben sie unten, und einer hat dein Brot.',
    'general-store': 'Zwei Regale, ein Stuhl, eine Waage. Er nimmt alles, was dich an etwas erinnert.',
    graveyard:
      'Die große Gruft nahmen sie wegen des Halls. Laternen, Flüstern, ein König, der, abgewandt, Schritte zählt.',
  },
  'king-in-yellow-rivertown-4': {
    'black-cave':
      'Die Zeichen an der Wand zerlaufen, silbern, und jeder Tropfen ist eine Silbe. Du hältst den Hut unter.',
    'general-store': 'Mit dem Besen steht er auf der Theke und gäbe zwei Dollar, wenn er wüsste, was darunter ist.',
    graveyard: 'In einem der Steine ist Licht wie in einem Ei vor der Lampe. Du liest ihn von innen.',
  },
  'king-in-yellow-miskatonic-university-1': {
    administration:
      'Beim Schauspiel sind Plätze frei. Zum halben Preis, steht am Brett, die Angemeldeten seien anderswo angenommen.',
    library: 'Unter Philosophie hat es jemand eingestellt, zwischen zwei Folianten, als wär es auch einer.',
    'science-building':
      'Blaue Flammen auf vier Tischen, auf dem fünften, was der Professor unersetzlich nennt. Er selbst ist schon draußen.',
  },
  'king-in-yellow-miskatonic-university-2': {
    administration: 'Das Formular hast du in drei Ausfertigungen. Der Quästor hat den Stempel, und einen Kater.',
    library: 'An jeder Lampe sitzt jemand mit demselben dünnen Buch. Du blätterst um, und sie auch.',
    'science-building':
      'Auf den einen Teller legt man, was man hat, steht da, und vom anderen nimmt man, was daraus wurde.',
  },
  'king-in-yellow-miskatonic-university-3': {
    administration: 'Für den Redner springst du ein, er ist hingereist. Der Saal ist voll, und bezahlt ist auch.',
    library: 'Essays über Gelb, sagt der Titel. Aufgeschnitten hat sie keiner, und doch sind sie gelesen.',
    'science-building':
      'Auf Zehenspitzen trägt er den Kolben, sieht sich nach dir um und dann nach dem Kolben, am Boden.',
  },
  'king-in-yellow-miskatonic-university-4': {
    administration: 'Vier Dollar fürs Kleben von vierzig Stück. Beim dreißigsten hast du gelesen, wovor sie warnen.',
    library:
      'Reihe um Reihe gehen die Lampen aus, ein Schlüssel dreht sich, und es ist Samstag. Zu lesen gibt es immerhin.',
    'science-building':
      'Auf dem Tisch sitzt es, die Ohren hoch, jedes Haar ist da, und es ist Marmor. Daneben steht ein Becken, zugedeckt.',
  },
  'king-in-yellow-french-hill-1': {
    'silver-twilight-lodge':
      'Zwölf Masken und ein bloßes Gesicht, das fragt. Nach jeder Antwort löschen sie eine Kerze.',
    'inner-sanctum':
      'Die Decke geht auf wie ein Lid, und darüber stehen die falschen Hyaden. Die Brüder zücken schon die Federn.',
    'the-witch-house':
      'Vom Treppenabsatz liest sie dir aus der Hand, über Jahrhunderte, und gibt dir etwas mit, zum Hineinwachsen.',
  },
  'king-in-yellow-french-hill-2': {
    'silver-twilight-lodge':
      'Nebenan werden die Rollen verteilt. Die Tür ist dick, das Schlüsselloch alt, und dein Schuh quietscht.',
    'inner-sanctum': 'Zweimal dreht es sich im Licht, Griff, Klinge, Griff, und kommt näher.',
    'the-witch-house':
      'An einen Maler ist vermietet. Hinterm Paravent hängt das Kleid seines Modells, und von vorn sieht dich jemand an.',
  },
  'king-in-yellow-french-hill-3': {
    'silver-twilight-lodge':
      'In der Garderobe weint er, mitsamt den Ringen. Die jüngere Schwester gab man ihr, sagt er, und die nahm sie mit heim.',
    'inner-sanctum':
      'Die Liste ist von einem Bruder, der nicht mehr ausgeht, sein Gesicht wird geändert. Man nimmt auch andere Währung.',
    'the-witch-house': 'Es kratzt, klopft, hustet. Vielleicht ist jemand drin, vielleicht soll man das denken.',
  },
  'king-in-yellow-french-hill-4': {
    'silver-twilight-lodge':
      'Augen rings um den Tisch, keine Gesichter dazu, denn die Masken sitzen. Sie sehen deinen Gefährten an, dann dich.',
    'inner-sanctum':
      'Im Boden ist es eingelegt, und die Brüder gehen darum herum. Mit dem Blick darf man hinein, wenn man sich den Weg merkt.',
    'the-witch-house':
      'Jeder, der je mitgespielt hat, steht darin. Bei deinem Buchstaben hat einer den Stift gespitzt.',
  },
  'king-in-yellow-uptown-1': {
    'st-marys-hospital': 'Zu siebt stehen sie um dein Bett, und keiner spricht. Was dir fehlt, schreiben sie auf.',
    woods: 'Zwei Reihen Statisten schlagen zwischen den Birken aufeinander ein. Die Schwerter sollten aus Holz sein.',
    'ye-olde-magick-shoppe': 'Der siebte Gang redet im Schlaf. Du beugst dich hinab: Er möchte etwas loswerden.',
  },
  'king-in-yellow-uptown-2': {
    'st-marys-hospital':
      'Das Tuch ist weg, die Säge läuft, und der Chirurg war ein Freund des Toten. Einen Zeugen hätte er gern.',
    woods:
      'Eine Silbermünze auf dem Weg, drei Schritt weiter noch eine, dann noch eine. Zwischen den Bäumen wird es gelb.',
    'ye-olde-magick-shoppe':
      '„Erst das Ducken“, sagt sie, „dann das Antworten.“ Die erste Tasse wirft sie ohne Vorwarnung.',
  },
  'king-in-yellow-uptown-3': {
    'st-marys-hospital':
      'Ein Flur, der auf keinem Plan steht, mit Filz ausgelegt. Die Patienten dort haben alle den zweiten Akt gesehen.',
    woods: 'Astern, weiße, und einige rot. Die Spur führt weiter, daran Münzen, wie aus gerissener Tasche.',
    'ye-olde-magick-shoppe':
      'Die Glocke über der Tür bimmelt noch. Auf der Theke liegt ein Stück und ein Zettel mit zwei Preisen.',
  },
  'king-in-yellow-uptown-4': {
    'st-marys-hospital': 'Die Zugluft hat den Schrank über die Treppe geleert. Von elf Leuten hast du Seite neun.',
    woods: 'Drei Bäume hat er gemalt, der vierte ist leer und hat Menschengestalt. Seine Sachen liegen im Gras.',
    'ye-olde-magick-shoppe':
      'Das Paket ist an jemanden mit deinem Namen und einem Titel. Sie legt es hin und sucht den Lieferschein.',
  },
  'king-in-yellow-southside-1': {
    'historical-society':
      'Aus einem Wrack kam es mit dem Nachlass, und verkorkt ist es von innen. Die Reifen geben nach, einer um den anderen.',
    'mas-boarding-house':
      'Bis zum Fluss gehen alle Lichter aus, und du hast es warm. Jemand hält die Tür zu, damit du schläfst.',
    'south-church':
      'Ein Heiliger im Fenster hat eine Maske auf. Der Glaser stellt die Leiter an, unten müsste wer festhalten.',
  },
  'king-in-yellow-southside-2': {
    'historical-society':
      'Der Kurs heißt „Der Auftritt“. Man lernt stehen, sprechen und vergessen, dass man gehen kann.',
    'mas-boarding-house':
      'Du erwachst, und das Bett brennt ringsum, gelb und ohne Rauch. In der Mitte fängt es an zu sinken.',
    'south-church':
      '„Leg es hierher“, sagt die Alte am Taufstein und meint, was dir das Liebste ist, „dann sieh, wer aufsteht.“',
  },
  'king-in-yellow-southside-3': {
    'historical-society':
      'Paris 1895, elf Spalten, und alle Kritiker starben im selben Frühjahr. Du legst sie nebeneinander.',
    'mas-boarding-house':
      'Fürs Jäten zahlt Ma mit Suppe. Was neben den Bohnen aufging, dreht sich um, wenn du vorbeigehst.',
    'south-church':
      'Drei am Altar, in seidenen Lumpen, dazwischen das weiße Haar des Priesters. Du stehst dem Leuchter am nächsten.',
  },
  'king-in-yellow-southside-4': {
    'historical-society':
      'Im Lesekreis besprechen sie das Stück und stellen jedem Neuen die Frage, die ihm am wenigsten liegt.',
    'mas-boarding-house':
      'Keine Probe, keine Runde, keine Verabredung. Mit Schuhen liegst du auf der Decke und hörst den Rohren zu.',
    'south-church':
      'Mit geschlossenen Augen spielt er, und im Gesangbuch steht es nicht. Man muss ihn von der Bank holen oder es zu Ende hören.',
  },
};
