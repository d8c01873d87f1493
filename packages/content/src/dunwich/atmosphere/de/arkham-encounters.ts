import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the box's encounters at Arkham locations, by card and place. */
export const ARKHAM_ENCOUNTERS: AtmosphereTexts = {
  'dunwich-northside-1': {
    'curiositie-shoppe':
      'Der Mann setzt die Lupe ein, nimmt sie heraus, wischt sie ab. Frag lieber nicht anderswo, meint er.',
    newspaper:
      'An der großen Presse reißt ein Riemen, und die Schlagzeile fährt durch den Saal wie eine Sense. Alles hinaus.',
    'train-station':
      'Am dritten Schalter gibt es eine Karte, die jeder Schaffner der Strecke gelten lässt. Der Beamte fasst sie nur am Rand an.',
  },
  'dunwich-northside-2': {
    'curiositie-shoppe':
      'Er hat einen Prozess verloren und zieht nach Ohio. Heute darf ihm jeder seinen Preis in die Hand zählen.',
    newspaper:
      'In das Letternmetall hat jemand einen Stein von der Heide gemischt. Die Augen tränen, dann geht der Hals zu.',
    'train-station': 'Sein Wagen ist beladen, sein Gehilfe krank. Er fährt jeden Umweg, wenn du die Lampe hältst.',
  },
  'dunwich-northside-3': {
    'curiositie-shoppe':
      '„Für einen Herrn in Kingsport“, sagt er. „Er zahlt doppelt für alles, was sonst keiner im Haus behält.“',
    newspaper:
      'Der Redakteur hat zwei Schubladen, eine mit Geld, eine mit dem, was er nicht drucken kann. Auf beide stützt er sich.',
    'train-station': 'Eine Witwe braucht die ihre nicht mehr. Drei Dollar, denn die Bahnhöfe erinnern sie nur.',
  },
  'dunwich-northside-4': {
    'curiositie-shoppe':
      'Er kommt mit der Rechnung, auf der Untertasse. Du brichst ihn auf: Das Zettelchen ist nicht gedruckt, sondern getippt.',
    newspaper: 'Platz hat er auf Seite drei, sagt er, aber Beweise will er sehen, auf diesem Tisch.',
    'train-station':
      'Der Schuhputzer arbeitet von links nach rechts und redet dabei. Er sieht von jedem die Schuhe, und wo sie waren.',
  },
  'dunwich-northside-5': {
    'curiositie-shoppe':
      '„Nimm, was du magst“, sagt er und schwitzt, „nur sag, es war geschenkt.“ Der ganze Schrank steht offen.',
    newspaper:
      'Hinten geht die Spätausgabe hinaus. Zwischen den Bündeln ist eine Lücke, und der Fahrer sucht Zündhölzer.',
    'train-station':
      'Auf einer Bank liegt es, in ein Schultertuch gewickelt. Es tickt nicht, es weint nicht, es hat Ecken.',
  },
  'dunwich-northside-6': {
    'curiositie-shoppe':
      'Eine Rechnung schreibt sie nicht. Zwei Dinge will sie hören, die ihr noch keiner erzählte, dann findet sie die Schublade.',
    newspaper: 'Eine Spalte auf Seite sechs, zwischen Gezeiten und Todesanzeigen. Man wird sie aufmerksam lesen.',
    'train-station':
      'Ein Schulausflug, dreißig Hüte, dreißig Brote. Sie fahren ans Meer und sagen es dir, einer nach dem anderen.',
  },
  'dunwich-northside-7': {
    'curiositie-shoppe':
      'Du hebst den Deckel der Truhe, und hundert Jahre kommen auf einmal heraus. Die Tür, wo war die Tür?',
    newspaper: 'Das andere Blatt bot vier. Hier liegen fünf auf dem Tisch, offen, und eine Zigarre.',
    'train-station':
      'Auf dem Sims über den Abfahrten, wo höchstens eine Taube etwas hinlegt, trocknet ein aufgeschlagenes Buch.',
  },
  'dunwich-downtown-1': {
    'arkham-asylum': 'Eine Ziege hat er damit geheilt und einen Stadtrat. Der Apparat riecht ein wenig nach beiden.',
    'bank-of-arkham': 'Ein Klecks, eine Null zu viel, und der Kassierer ist zu stolz, um noch einmal zu zählen.',
    'independence-square': 'Ihr Zelt steht jetzt unter der Ulme, und seit Mittag legt sie dieselben drei Karten.',
  },
  'dunwich-downtown-2': {
    'arkham-asylum':
      'Elf Kranke, elf Ärzte, ein und derselbe Traum. Die Mitschriften füllen die Schublade von vorn bis hinten.',
    'bank-of-arkham':
      'Der junge Mann hinterm Gitter ist neu und möchte jemandem leihen. Seite zwei hat er selbst noch nicht gelesen.',
    'independence-square':
      'Auf der Bank legt eine Frau Karten aufs Knie. Die oberste schiebt sie dir zu, verdeckt: ansehen oder liegen lassen.',
  },
  'dunwich-downtown-3': {
    'arkham-asylum':
      'Die Riemen sind neu, das Leder quietscht. „Zählen Sie rückwärts“, sagt der Arzt, „von welchem Jahr Sie wollen.“',
    'bank-of-arkham':
      'Fach zweihundertsechs, auf hundert Jahre gemietet, von einem mit deinen Anfangsbuchstaben. Der Schlüssel dreht sich unwillig.',
    'independence-square': 'Ein Stern erlischt, dann der daneben. Dann siehst du den Rand von dem, was davor ist.',
  },
  'dunwich-downtown-4': {
    'arkham-asylum':
      'Du siehst auf den Bleistift, bis es nur noch Bleistift gibt. Als er schnippt, ist dein Kaffee kalt und sein Block voll.',
    'bank-of-arkham': 'Die vier vor dir tragen den gleichen Hut, und keiner will einen Scheck einlösen.',
    'independence-square':
      'Auf dem Rasen bleiben Leute stehen und sehen hinauf. Der Erste nimmt den Hut ab, und der Hut steigt.',
  },
  'dunwich-downtown-5': {
    'arkham-asylum':
      'Unten im Heizraum brennt es zu hoch, und da ist ein Schuh. An den Rohren entlang kommen Schritte.',
    'bank-of-arkham':
      'Zerknüllte Scheine am Boden, und sie sind zu Buchstaben gefallen. Du gehst herum, um sie richtig zu lesen.',
    'independence-square':
      'Tauben, ein Reifen, einer schläft unter der Zeitung. Du siehst alles zweimal an, sicherheitshalber.',
  },
  'dunwich-downtown-6': {
    'arkham-asylum':
      '„Nur eine Kleinigkeit“, sagt die Schwester. Du erinnerst dich an Stufen, dann an Himmel, und dass dir wohl war.',
    'bank-of-arkham':
      'Die beiden Damen vor dir sind beim dritten Gatten. Die Schlange steht, und es dürfte noch eine Weile so bleiben.',
    'independence-square': 'Beim Schuhbinden stützt du dich darauf. Er ist warm, wird wärmer, und du wirst kälter.',
  },
  'dunwich-downtown-7': {
    'arkham-asylum':
      'Die Couch ist tief, die Läden sind zu. Du fängst bei der Treppe an, und eh du am Meer bist, ist die Stunde um.',
    'bank-of-arkham': 'Unter dem Nachttresor sitzt er, den Hut vor sich, und liest, mit den Lippen, im Futter.',
    'independence-square':
      'Sousa, drei Tuben, und die Tochter des Bürgermeisters am Triangel. Du merkst, dass du marschierst.',
  },
  'dunwich-easttown-1': {
    'hibbs-roadhouse':
      'Er putzt immer dasselbe Glas und sieht an dir vorbei. Ein Dollar unterm Deckel, und er wird gesprächig.',
    'police-station': 'Hinter dir fällt der Riegel. Es dauert, bis einer zugibt, dass er den Schlüssel hat.',
    'velmas-diner': 'Berge von Tellern, ein Fenster aus Dampf. Der Letzte, sagt Velma, blieb bis Mittwoch.',
  },
  'dunwich-easttown-2': {
    'hibbs-roadhouse': 'Hinter der Bar hängt ein neuer Spiegel, so hört er mit dem Rücken zu und sieht, wer zahlt.',
    'police-station':
      'Drei Stühle hat der Sheriff zurechtgerückt: einen für dich, einen für die Stiefel, einen für die Beweise.',
    'velmas-diner':
      'Ein Besen, die Krümel einer ganzen Schicht, und zwei Dollar unterm Zucker für den, der bis Ladenschluss bleibt.',
  },
  'dunwich-easttown-3': {
    'hibbs-roadhouse':
      'Ein Stuhl fliegt, dann ein Tisch, dann der Matrose, der anfing. Draußen hört man schon den Wagen.',
    'police-station':
      '„Alles hinaus“, ruft der Wachtmeister, „ein Schloss hab ich noch, und das kommt von außen dran.“',
    'velmas-diner':
      'Schinken, Senf, der Kanten vom Laib. Velma wickelt es ein, ehe du das Geld suchst, das du nicht hast.',
  },
  'dunwich-easttown-4': {
    'hibbs-roadhouse': 'Ein Lächeln am Ende der Theke und ein freier Hocker. Zeit hat er; teuer ist, was er weiß.',
    'police-station':
      'An der zweiten Schelle hängt ein Schirmdieb. Bis der Schlüssel gefunden ist, erzählt er, woher er sie hat.',
    'velmas-diner':
      'Zwischen Ketchup und Kuchen rollt ein Reisender sein Tuch aus. Der Preis sei ehrlich, sagt er, wie sein Gesicht.',
  },
  'dunwich-easttown-5': {
    'hibbs-roadhouse':
      'Neben deinem Ellbogen steht eine Flasche ohne Etikett. Der Wirt hebt die Schultern: Der Besteller kam nicht wieder.',
    'police-station':
      'Unter BELOHNUNG eine Kapuze, zwei Sehlöcher, eine Summe. Der Wachtmeister zahlt bei Ablieferung, in jedem Zustand.',
    'velmas-diner':
      'Breit wie die Kuchenvitrine ist er, und eben ging seine Faust hindurch. Velma sieht sich nach jemandem um.',
  },
  'dunwich-easttown-6': {
    'hibbs-roadhouse':
      'Drei Pfeile, eine Scheibe voller Löcher, ringsum eine Wand mit noch mehr. Die Stammgäste rücken die Stühle weg.',
    'police-station': 'Dieselbe Kapuze wie vorige Woche hängt am Brett. Jemand hat ihr ein zweites Augenpaar gemalt.',
    'velmas-diner': 'Truthahn, Füllung, dreierlei Soße. Ein Essen lang ist der letzte Donnerstag im November.',
  },
  'dunwich-easttown-7': {
    'hibbs-roadhouse':
      'Zwei Partien lang spielt er wie ein Anfänger. Für die dritte schraubt er aus einem Etui den Queue zusammen.',
    'police-station':
      'Bis zur Schulter hat er die Arme durchs Gitter. Nicht um zu fliehen, schluchzt er, nur um jemanden zu halten.',
    'velmas-diner': 'Sechs Eier, ein Steak, Pfannkuchen, und der Teller hat einen Rand, damit nichts entkommt.',
  },
  'dunwich-merchant-district-1': {
    'river-docks':
      '„Nie bei Ebbe“, sagt er, „und nie bei der grünen Boje.“ Dann schläft er, den Mund noch offen für den Rest.',
    'the-unnamable': 'Über den Schrank ist ein Laken gehängt. Es hängt einen Fuß breit vor dem Holz.',
    'unvisited-isle': 'Steine im Kreis, eine Kette hinab, kein Eimer daran. Während du hinsiehst, strafft sie sich.',
  },
  'dunwich-merchant-district-2': {
    'river-docks':
      'Fünf Dollar, um es den Hügel hinaufzutragen. Der dich fragt, hat die Hände in nasses Sackleinen gewickelt.',
    'the-unnamable': 'Der Wind ist es nicht, der hat sich gelegt. Das Haus holt Luft und fängt von vorn an, höher.',
    'unvisited-isle':
      'Zwei Reiher stehen auf einem Bein, und zwischen ihnen steht die Luft offen wie eine Tür an der Kette.',
  },
  'dunwich-merchant-district-3': {
    'river-docks': 'Der Hafenmeister liegt krank, und seine Bücher führen drei Währungen. Aufgehen muss es trotzdem.',
    'the-unnamable': 'Seit du hier bist, hat die weiße Dame gezogen. Du siehst, was sie vorhat, und gehst.',
    'unvisited-isle':
      'Zwischen den Steinen laufen Fäden aus Licht, und jeder führt zu etwas weit Entferntem. Einer ist locker.',
  },
  'dunwich-merchant-district-4': {
    'river-docks': 'Auf dem Poller sitzt er, eine Harpune auf den Knien, und will nur Geld und eine Beschreibung.',
    'the-unnamable': 'Die Kerze ist von dir, die Zündhölzer von ihm. Du bleibst, bis sie ausgeht, und dann noch etwas.',
    'unvisited-isle': 'Das Schilf verneigt sich zur Mitte der Insel hin. Wind gibt es nur von dort.',
  },
  'dunwich-merchant-district-5': {
    'river-docks':
      'Keine Welle. Du stehst auf der letzten Planke, Sterne unter den Schuhen, und einmal lassen sie dich in Ruhe.',
    'the-unnamable': 'Der Hahn hustet, spuckt und läuft. Rot ist es, das kann Rost sein. Aber warm ist es auch.',
    'unvisited-isle': 'Du zupfst an einem der Fäden, und am anderen Ende der Stadt klingt etwas zurück.',
  },
  'dunwich-merchant-district-6': {
    'river-docks':
      'Der Mann mit der Harpune ist schon bezahlt worden. In seinem Boot liegt eine Plane, und darunter ist allerhand.',
    'the-unnamable': 'Auf der zweiten Stufe geht das Licht aus. Die dritte Stufe ist schon vorher gegangen.',
    'unvisited-isle':
      'Am Steg legt ein Fremder Knochen auf einem Mantel zusammen, und ab und zu wirft er einen zurück.',
  },
  'dunwich-merchant-district-7': {
    'river-docks': 'Du beugst dich vor, um zu sehen, was an die Leiter stößt. Es beugt sich auch vor.',
    'the-unnamable': 'Der Kristall lag auf dem Kaminsims, dann darin. Als er fort ist, weißt du, wie man das macht.',
    'unvisited-isle':
      'Eine Stunde lang bist du jemandes Witwe, in einem Haus aus Schilf. Du kommst zurück und kannst ihre Sprüche.',
  },
  'dunwich-rivertown-1': {
    'black-cave': 'Ein Grollen, ein Staubwölkchen, und wo du hereinkamst, ist Berg.',
    'general-store':
      'Über die Leiter, hinter den Schneeschaufeln, verwahrt der Krämer, was er lieber im Winter verkauft.',
    graveyard: 'Der Prediger hat halb Rivertown begraben und weiß von der anderen Hälfte allerlei.',
  },
  'dunwich-rivertown-2': {
    'black-cave':
      'Drei Gänge, der mittlere ist warm. Du gehst dem Moos nach, bis das Moos nicht mehr der Wand nachgeht.',
    'general-store':
      'Eine Dame mit Handschuhen fragt seit heute früh genau danach, Laden für Laden. Eben ist sie nebenan.',
    graveyard: 'Die Totengräber machen Mittag, mit dem Rücken dazu. Wer es fortschafft, dem danken sie.',
  },
  'dunwich-rivertown-3': {
    'black-cave': 'Ganz hinten in der Höhle hat das Dunkel eine Naht. Jemand hat an den Stichen gezupft.',
    'general-store':
      'In einer Socke kamen sie, sagt er: spanisch, oder älter. Vorn ein Schiff, hinten, was es geladen hatte.',
    graveyard: 'Er malt schnell und mit angehaltenem Atem. „Still halten“, sagt er zum Grab, und etwas hält still.',
  },
  'dunwich-rivertown-4': {
    'black-cave': 'Die Flamme deiner Lampe wird blau und klein. Du solltest gehen, wüsstest du noch, wohin.',
    'general-store': 'Zwei Alte, ein Brett, dazwischen der Ofen. Seit der Kartoffelernte hat keiner etwas gesagt.',
    graveyard: 'Im frischesten Grab steckt es, verkehrt herum. Man könnte es umdrehen, oder mitnehmen.',
  },
  'dunwich-rivertown-5': {
    'black-cave':
      'Er füllt den Schacht von Wand zu Wand und fürchtet nichts als Fledermäuse. „Halt dich fest“, brummt er, wenn er dich leiden mag.',
    'general-store':
      'Neun Töne spielt die Dose und wartet auf den zehnten. Die letzten drei Besitzer mochten sie, bis zuletzt.',
    graveyard: 'In der Gruft ist ein Fach mehr als Familie, und es hat keine Rückwand.',
  },
  'dunwich-rivertown-6': {
    'black-cave': 'Dein Fuß findet die Kante und dann nichts mehr. Unten fängt etwas das wenige Licht.',
    'general-store': '„Eine Stunde“, sagt der Krämer, schon im Hut, „höchstens zwei“, und lässt dir die Schürze da.',
    graveyard: 'Frische Erde, eine Laterne, niemand. Du trittst näher, und der Rand auch.',
  },
  'dunwich-rivertown-7': {
    'black-cave':
      'Am Eingang hängt an einem Nagel eine Laterne, gutes Messing, geputzt und gefüllt. Ein Name steht nicht daran.',
    'general-store': 'Der Ofen knackt, die Katze rückt. Was man sich hierherum erzählt, erzählt man sich hier.',
    graveyard: 'Die Tür fällt zu, wie Türen tun. Zu acht liegen sie hier bei dir, dem Alter nach.',
  },
  'dunwich-miskatonic-university-1': {
    administration: 'Der Verlag möchte etwas über Volksglauben, ohne Volk und ohne Glauben. Dafür ist etwas Geld da.',
    library:
      'Der Bibliothekar bringt eine leere Vitrine. Er sieht deine Tasche an, dann die Vitrine, und räuspert sich.',
    'science-building':
      'Auf dem Objektträger war es so groß wie ein Komma. Jemand ließ übers Wochenende den Brutschrank an.',
  },
  'dunwich-miskatonic-university-2': {
    administration:
      'Am Stuhl des Registrators fängt es an und reicht die Wand hinauf bis zur Uhr. Die Hand hält noch die Feder.',
    library:
      'Alte Gelehrsamkeit geht hier offenbar nach Gewicht. Auf dem Pult steht eine Waage, daneben liegen zehn Dollar.',
    'science-building': 'Ein Abzug, ein Visier und eine Warnung in vier Sprachen, die letzte durchgestrichen.',
  },
  'dunwich-miskatonic-university-3': {
    administration:
      'Zwei kräftige junge Ruderer, einer an jedem Arm. Jenseits der Brücke wünschen sie dir einen schönen Tag.',
    library: 'Bücher lese er nicht, sagt er, er sammle, was darin war. Einen Meißel hat er dabei.',
    'science-building':
      'Was es konnte, als es ganz war, weiß keiner mehr. Leim ist da, eine Pinzette, und ein Nachmittag.',
  },
  'dunwich-miskatonic-university-4': {
    administration:
      'Ein Vetter des Gründers stiftete für alle, die spät zu lernen anfangen. Das Formular kostet eine Gebühr.',
    library: 'Jemand hat dem Verfasser widersprochen, rot, am Rand, und der Verfasser hat geantwortet.',
    'science-building':
      'Die ganze Rudermannschaft hat der alte Sir besiegt, und das Skelett. Er klopft auf den Platz neben den Gläsern.',
  },
  'dunwich-miskatonic-university-5': {
    administration:
      'Fackeln haben sie, ein Seil und einen Erstsemester. Jemand müsste sich auf die Stufen stellen und etwas sagen.',
    library:
      'Er liest mit dem Finger unter der Zeile, und der Finger ist langsam. Wenn du dich vorbeugst, kommst du fast mit.',
    'science-building':
      '„Frisch gewischt“, sagt der Hausmeister. Nass ist nichts. Er stützt sich auf den Mopp, bis du fort bist.',
  },
  'dunwich-miskatonic-university-6': {
    administration: 'In der Lade mit den Fundsachen liegt eine Silberpfeife, am Rand ein Takt Musik mit Flügeln.',
    library:
      'Zwischen Medizin und Mittelalter ist ein Fingerbreit zu viel Platz. Der Bibliothekar steht auf der Leiter und sieht weg.',
    'science-building': 'Zum Festhalten fehlt ein Paar Hände. Es sieht dich an, dann das Skalpell, dann dich.',
  },
  'dunwich-miskatonic-university-7': {
    administration: 'Bis ins vierte Kapitel ist der Dekan gekommen. Die Tür hat er abgesperrt, aber er lächelt.',
    library:
      'Hinterm Heizkörper hat er es gefunden, sagt er. Auf einer Seite ist es angesengt, und es kostet drei Dollar.',
    'science-building':
      'Zwei Pfeile auf der Scheibe, ein schwarzer, ein weißer, und auf dem Stadtplan lauter Lämpchen. Vom Hebel rieselt Staub.',
  },
  'dunwich-french-hill-1': {
    'silver-twilight-lodge':
      '„Endlich“, sagt der Butler und nimmt dir den Hut ab. Wen immer sie erwarten, er sitzt wohl in der nächsten Bahn.',
    'inner-sanctum': 'Auf dem Boden ist vorgezeichnet, wovon die Brüder bisher nur lasen. Es fehlt eine ruhige Hand.',
    'the-witch-house': 'Dreht man sich um, sitzt sie da und putzt sich den Bart. Auf jedem Absatz saß sie bisher.',
  },
  'dunwich-french-hill-2': {
    'silver-twilight-lodge':
      'Eine weiße Karte, kein Name, kein Datum. „Sie möchten doch unterschreiben“, sagt der Mann an der Tür, ein großer.',
    'inner-sanctum': 'Der Umschlag ist dreifarbig versiegelt. Das erste Siegel darfst du auf der Treppe brechen.',
    'the-witch-house':
      'Du öffnest die Kammertür, und die Tapete ist noch nicht dran. Auf Holländisch ruft einer nach dem Zimmermann.',
  },
  'dunwich-french-hill-3': {
    'silver-twilight-lodge':
      'Die Robe hat wenigstens die richtige Länge. Was darin steckt, kam ohne Füße und behilft sich.',
    'inner-sanctum':
      'Sie ziehen dich mit Kreide nach, wie es die Polizei tut, und löschen dich dann, Stück für Stück, aus etwas aus.',
    'the-witch-house':
      'Auf der Treppe liegt ein Mann mit Lupe. „Kennen Sie dies hier“, sagt er, „dann bleiben Sie. Sonst Vorsicht, Stufe.“',
  },
  'dunwich-french-hill-4': {
    'silver-twilight-lodge':
      'Etwas lässt sich vom Lüster fallen, landet auf den Zehen und überlegt, ob du die Mühe lohnst.',
    'inner-sanctum':
      'Ein Bruder hat von dir geträumt und von einem Pferd namens Siegellack. Er teilt, wie sich’s gehört.',
    'the-witch-house': 'Unter der Dachschräge ist der Winkel aufgegangen, und es riecht nach Veilchen.',
  },
  'dunwich-french-hill-5': {
    'silver-twilight-lodge':
      'Die Herren erheben sich, bis auf den mit der Feder. Auch ein Nein ist eine Antwort, sie haben Übung damit.',
    'inner-sanctum': 'Mit einer langen Messingstange zeigen sie dir, wie man sie führt: nicht am Maul, am Schatten.',
    'the-witch-house':
      'Eine Kindertruhe, auf dem Deckel ein Reim, dem das letzte Wort fehlt. Im Staub sind Handabdrücke.',
  },
  'dunwich-french-hill-6': {
    'silver-twilight-lodge':
      'Das Fenster steht eine Hand breit offen, die Hortensien stehen hoch. Drinnen ist man bei Verschiedenes.',
    'inner-sanctum':
      '„Nichts Förmliches“, sagt der Vizemeister. Er hat es auf eine Serviette gezeichnet und isst die Serviette.',
    'the-witch-house':
      'Sie rührt und blickt nicht auf. Ein zweiter Schemel ist da. Stehen bleiben wäre unhöflich, fragen noch mehr.',
  },
  'dunwich-french-hill-7': {
    'silver-twilight-lodge':
      'Sie hockt im Flur zwischen Schirmständer und Palme, und das Mädchen staubt sie mit geschlossenen Augen ab.',
    'inner-sanctum': 'Ein alter Bruder legt dir zwei Finger an den Puls, sagt etwas Kurzes zu ihm, und er hört zu.',
    'the-witch-house':
      'Das Buch ist ein Verzeichnis von Türen, in vielen Handschriften. Bei denen, die offen stehen, ist die Tinte feucht.',
  },
  'dunwich-uptown-1': {
    'st-marys-hospital':
      'Der Chefarzt hat eine Theorie über Knochen und eine Maschine, die ihm recht gibt. Gezahlt wird vorher.',
    woods: 'Der Boss sitzt auf einem Baumstumpf, schält eine Birne und fragt, was du zuletzt erlegt hast.',
    'ye-olde-magick-shoppe':
      'Eine Hand legt sie auf deine Seite, eine auf ihre. Es geht hinüber, mit einem kleinen kalten Ruck.',
  },
  'dunwich-uptown-2': {
    'st-marys-hospital':
      'Eine Reihe Männer in Gips, alle vom selben Arzt signiert. Einer zwinkert, mehr kann er nicht.',
    woods: 'Der Wildwechsel bricht zwischen zwei Tannen mitten im Schritt ab. Diesseits gibt es keine Spur.',
    'ye-olde-magick-shoppe':
      '„Es ist im Mehl“, sagt sie, „oder in der Katze, oder unter C. Für fünf Dollar sehe ich nach.“',
  },
  'dunwich-uptown-3': {
    'st-marys-hospital':
      'Der Krankenwagen ist leer, der Fahrer einsam, die Glocke erlaubt. Die Kurven nimmt er wie ein Junge.',
    woods: 'Mit verbundenen Augen führt man dich ans Feuer. Die Stimme dahinter will sehen, was du mitbringst.',
    'ye-olde-magick-shoppe':
      'Ein Kunde hat im Voraus bezahlt, damit etwas getan wird, und ward nicht mehr gesehen. Sie liest dir den Auftrag vor.',
  },
  'dunwich-uptown-4': {
    'st-marys-hospital':
      'Mull, Jod, eine Schwester, die pfeift. Danach siehst du aus wie ein Paket und fühlst dich wie ein Geschenk.',
    woods: 'Auf der anderen Bachseite trabt er mit, wie zufällig. Bleibst du stehen, betrachtet er einen Baum.',
    'ye-olde-magick-shoppe':
      'Die Schubladen hinter der Theke sind unbeschriftet. Sie kennt jede mit den Fingern, und das lässt sie sich bezahlen.',
  },
  'dunwich-uptown-5': {
    'st-marys-hospital':
      'In der Wäschekammer rauchen sie und reden vom Dienst. Bett neun hat sich wieder aufgesetzt und gesagt, wo es war.',
    woods: 'Von der Astgabel sieht man ihr Lager, die Kisten und die Hüte von oben. Der Ast ist dünn.',
    'ye-olde-magick-shoppe':
      '„Hinaus, es liegt nicht an dir, es ist der Staub“, ruft sie und kehrt dir Salz über die Schwelle nach.',
  },
  'dunwich-uptown-6': {
    'st-marys-hospital': 'Der Arzt sieht von deiner Wunde zu deiner Geschichte und zurück. Er greift zum Telefon.',
    woods:
      'Wieder der Bach zur Linken, wieder rechts die Kiefer mit dem Blitzschlag. Der Abend kommt wie zum ersten Mal.',
    'ye-olde-magick-shoppe':
      'Du musst alles Erbeutete auf die Theke legen, der Reihe nach, und sie liest daran entlang wie an einer Zeile.',
  },
  'dunwich-uptown-7': {
    'st-marys-hospital':
      'Stühle an der Wand, ein tickender Heizkörper, eine Illustrierte. Du machst nur kurz die Augen zu.',
    woods:
      'Er hat sich vom Schnaps zur Brennerei verlaufen, die Pistole locker im Gürtel. Er liebt dich, oder er verwechselt dich.',
    'ye-olde-magick-shoppe':
      '„Sagen kann das jeder“, sagt sie. Also zeigst du die Klauen, und sie rückt dir einen Stuhl hin, und Kuchen.',
  },
  'dunwich-southside-1': {
    'historical-society': 'Im Keller sind die Regale verschoben, alle zur selben Seite, wie von einer Schulter.',
    'mas-boarding-house':
      'Der Mann aus Nummer vier verkauft Seife und, wenn du die Tür zumachst, anderer Leute Gespräche.',
    'south-church': 'Im Gesangbuchfach der letzten Bank steckt ein Buch, das keines ist. Verkehrt herum, mit Absicht.',
  },
  'dunwich-southside-2': {
    'historical-society':
      'Der Kassenwart hat ein Auto, ein überfälliges Buch und keinen Orientierungssinn. Zur Bibliothek findet er mit dir.',
    'mas-boarding-house': 'Jemand hat mit Grütze geworfen. Bis alle Schüsseln gezählt sind, ist die Straßenbahn weg.',
    'south-church': 'Um vier kommt die Sonne ans Fenster mit dem Hirten. Rot, Blau, und wenn du Glück hast, das Gold.',
  },
  'dunwich-southside-3': {
    'historical-society':
      'Der alte Herr bietet dir den Sessel an und bleibt selbst stehen. „Und waren Sie in einem?“, fragt er leichthin.',
    'mas-boarding-house':
      'Auf der Hintertreppe spielt einer, langsam und tief, der Mond hört zu. Du setzt dich zwei Stufen höher.',
    'south-church':
      'Auf dem Adlerpult liegt das Buch offen, und der Wind von draußen blättert nicht. Du könntest es, wüsstest du wohin.',
  },
  'dunwich-southside-4': {
    'historical-society': 'Ein Straßenname, ein Schiff, eine zweite Frau. Das vierte Stück hast du selbst mitgebracht.',
    'mas-boarding-house':
      'Der alte Pensionär schenkt von seinem Tonikum ein und beginnt einen Satz auf Latein. Das Ende überlässt er dir.',
    'south-church': 'Schwarze Handschuhe, schwarze Federn, und in der Tür du mit Hut. Da hilft nur rückwärtsgehen.',
  },
  'dunwich-southside-5': {
    'historical-society':
      'Beim Brand der Mühle war sie ein Mädchen, und sie fängt bei ihrer Großmutter an. Drängen hilft nicht.',
    'mas-boarding-house':
      'Der Bruder von Ma hat einen Laden überm Fluss. Das hier ging nicht, sagt er, und sein Hund schläft nicht davon.',
    'south-church':
      'Der Priester steht auf der Leiter und wechselt Birnen. Er macht es von dort oben, die Birne in der Hand, und es hält.',
  },
  'dunwich-southside-6': {
    'historical-society': 'Die Akten von 1771 sind verklebt, Blatt an Blatt, mit etwas, das kein Leim ist.',
    'mas-boarding-house':
      'Vier Damen, Kümmelkuchen und die guten Tassen. Wer das Haus mit den Läden gemietet hat, wissen sie, nur nicht gleich.',
    'south-church': '„Ich habe sie auch“, sagt er, setzt sich in die Bank vor dir und legt den Arm über die Lehne.',
  },
  'dunwich-southside-7': {
    'historical-society': 'Rosshaar, eine Rolle fehlt, im Sitz die Form von hundert Mitgliedern. Du passt hinein.',
    'mas-boarding-house': 'Braten, Klöße, dann Braten. Am Ende der langen Tafel erzählt einer den Witz vom Bischof.',
    'south-church':
      'Sie proben für Ostern, und die dritte Altstimme ist zu tief. Trotzdem wärmt es dich durch wie Suppe.',
  },
};
