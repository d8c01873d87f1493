import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'dunwich-gate-card-1': {
    'great-hall-of-celeano':
      'Unter deinem Namen stehen Geburt, Hutgröße, drei Lieben und ein Ende. Ansehen wolltest du nur den Hut.',
    'lost-carcosa':
      'Der See zieht sich zurück, und darin liegt eine Insel, nass, grün, gebaut von einem, der Ecken hasste.',
    other: 'Gras rührt sich, dann Gras, das näher ist. Seit dem Meilenstein bist du nicht allein.',
  },
  'dunwich-gate-card-2': {
    'the-dreamlands':
      'Zwei bärtige Priester versperren die Treppe zum tieferen Schlaf. Mit welchem Recht du träumst, wollen sie wissen.',
    'lost-carcosa': 'Hinter dem Theater klafft ein Loch, und es zieht daraus, als atmete die Erde aus.',
    other: 'Du setzt dich, um den Stiefel auszuschütteln, und danach sind die Schatten um einiges länger.',
  },
  'dunwich-gate-card-3': {
    abyss: 'Eine Flöte, sehr fern. Alles kreist hier langsam darum wie Wasser um den Abfluss, auch du.',
    'lost-carcosa': 'Ein Arm des Sees legt sich auf den Kai, tastet in deinem Gepäck wie in einer Schublade und wählt.',
    other: 'Dreimal bist du an diesem Dornbusch vorbei. Heute fällt dir auf, dass er eine Klinke hat.',
  },
  'dunwich-gate-card-4': {
    yuggoth:
      'Auf der Eisbrücke steht ein Ding wie ein Garderobenständer, mit Flügeln behängt. Es soll auf dich warten.',
    'lost-carcosa': 'Der Stein ist sauber gehauen, dein Name stimmt, und das Moos wächst seit Jahren daran.',
    other: 'Tausend Kristalle hängen in der Halle. Einer, heißt es, lässt dich weiter, die anderen läuten.',
  },
  'dunwich-gate-card-5': {
    'great-hall-of-celeano':
      'Der Schlüsselwart hat nur einen zu verkaufen. Der Preis tut ihm leid, aber sieh dir den Bart an.',
    'lost-carcosa':
      'Ein kleiner Mann ohne Ohren sitzt am Bordstein. Was er sagt, stimmt für alle, und für dich immer mehr.',
    other: 'Dahinter ist Tageslicht, und Gras. Der Rost hatte mehr Zeit als du.',
  },
  'dunwich-gate-card-6': {
    'the-dreamlands': 'Vom Kamm aus siehst du ein helles Fenster, darin alle, die dir je fehlten, beim Abendbrot.',
    'lost-carcosa': 'Die Zwillingssonnen sinken in den See und zischen. Was an Licht bleibt, hat keinen Ort mehr.',
    other: 'Mauern bis zum Knie, ein Herd, ein Brunnen. Wer schnell geht, lässt so vieles da.',
  },
  'dunwich-gate-card-7': {
    abyss: 'So dunkel ist es, dass man nicht weiß, wie groß es ist. Du lehnst den Kopf dagegen.',
    'lost-carcosa':
      'Auf einem Balkon singt eine Frau dem leeren Platz vor. Die nächste Zeile kennst du, einen Knoten kannst du nicht mehr.',
    other: 'Wer hier lagerte, rauchte Bostoner Tabak und hatte einen Bleistift. Über den Mond dachte er wie du.',
  },
  'dunwich-gate-card-8': {
    yuggoth: 'Die Hüte sind breit wie Sonnenschirme, die Luft darunter ist weich, braun und sehr alt. Du gähnst.',
    'lost-carcosa':
      'Ein gedeckter Tisch, ein Reifen auf der Straße, ein Vorhang, der noch schwingt. Geflohen ist keiner, man hat sie gerufen.',
    other: 'Dreißig Tage den Kanal entlang, und am Ende kannst du es auswendig.',
  },
  'dunwich-gate-card-9': {
    'the-dreamlands':
      'Zwei Türme auf zwei Kaps, der eine weiß, der andere weißer. Dazwischen kommt ein Schiff heim, alle Lampen an.',
    'another-time':
      'Zwanzig sind sie und teilen einen Schirm. Er hat deine Nase. Du fragst nach der Uhrzeit und dankst sehr.',
    other: 'Seitwärts, ohne zu atmen, den Hut in der Hand. Drüben brät jemand Zwiebeln.',
  },
  'dunwich-gate-card-10': {
    'plateau-of-leng': 'Der Riese am Pass schläft mit dem Rücken zu seinem Schatz. Seine Lider reichen nicht ganz.',
    'another-time': 'Es liegt im Gras eines Juni vor dreißig Jahren, wo du es fallen ließest.',
    other: 'Links ein Weg mit Hecken, rechts ein Weg mit Hecken. In einem davon bellt ein Hund, den du kennst.',
  },
  'dunwich-gate-card-11': {
    'city-of-the-great-race': 'Du drückst den Knopf in der Mitte. Es ist immer der in der Mitte.',
    'another-time': 'Der Obstgarten, die Schaukel, das Gatter, das nie schloss. Hier ist noch immer jener Nachmittag.',
    other: 'Zwischen zwei Steinen schimmert eine Kante, zu gut für diesen Ort. Du musst dich flach hinlegen.',
  },
  'dunwich-gate-card-12': {
    'great-hall-of-celeano':
      'Der Katalog hat einen Katalog. Auf dessen letzter Karte steht in Bleistift, wo alles ist, was nicht hier sein dürfte.',
    'another-time': 'Terrasse über Terrasse, und jedes Blatt tropft. Ein Gärtner gibt dir eine Feige und gießt weiter.',
    other: 'Etwas Großes schaut dich über eine Mauer an, kaut und verliert das Interesse.',
  },
  'dunwich-gate-card-13': {
    'the-dreamlands':
      'Ein Kind hängt es dir um den Hals und läuft lachend davon. Schwarz ist es, warm, und schon getragen.',
    'another-time':
      'Sie sei verbrannt, heißt es. Hier ist Dienstag, der Lesesaal ist kühl, und ausleihen darfst du eines.',
    other: 'Was die Flut so anspült, an diesem Ufer wie an jedem. Du wendest es mit der Schuhspitze um.',
  },
  'dunwich-gate-card-14': {
    'plateau-of-leng':
      'Hinter der Seidenmaske nennt etwas seinen Preis. Er ginge von einem Teil ab, den du selten brauchst.',
    'another-time': 'Das ist der erste Schlamm der Welt, und er hat Absichten. Er fasst dich an beiden Knöcheln.',
    other: 'Ein Ochse, eine Hand, ein Mann mit Leiter, und dann das, wozu die Leiter gut ist.',
  },
  'dunwich-gate-card-15': {
    'city-of-the-great-race':
      'Der Helm ist für einen Kegel gemacht. Sie haben ihn mit Filz ausgestopft und sind alle sehr freundlich.',
    'another-time':
      'Der Palast brennt, und um die Bilder kümmert sich keiner. Mit dem Obstmesser schneidest du eins heraus.',
    other: 'Wozu es gut ist, weißt du nicht. Es hat einen Griff, das ist hier schon viel.',
  },
  'dunwich-gate-card-16': {
    'great-hall-of-celeano':
      'Ein halbes Blatt, am Rand verbrannt. Was du zu Hause gelesen hast, war offenbar die andere Hälfte.',
    'another-time':
      'Auf dem Platz einer Stadt, die noch keiner gegründet hat, stehst du in Bronze, älter, recht zufrieden.',
    other: 'Auf der Klippe gegenüber hebt ein alter Klausner den Arm, malt etwas Großes in die Luft und geht hinein.',
  },
  'dunwich-gate-card-17': {
    rlyeh:
      'Die Tür ist ein Acker groß und steht einen Spalt offen. Der Arm, der herauskommt, schläft noch bis zum Ellbogen.',
    'another-time':
      'In einer Straße deiner Stadt, in keinem Jahr, das du kennst, hebt etwas in einer Ecke den Kopf und hat dich.',
    other:
      'Der Sims ist zwei Fuß breit, dann einen. Tief unten Nebel, hinter der Biegung, du schwörst es, eine Straßenbahn.',
  },
  'dunwich-gate-card-18': {
    'plateau-of-leng':
      'Violett, dick und flink auf dem Geröll, eine auf jedem Block. Die nächste hebt die Vorderbeine wie zum Gebet.',
    'another-time':
      'Die letzten fünf sitzen ums letzte Feuer. Vierzig Wörter haben sie noch, und eben geht eins verloren.',
    other: 'Die Mulde riecht nach Heu. Du stellst die Tasche ab, nur um die Hand zu wechseln.',
  },
  'dunwich-gate-card-19': {
    'the-dreamlands': 'Der Trittstein unter deinem Stiefel ist eine Schildkröte, und sie hat genug.',
    'another-time': 'Alle tragen Masken, die Uhr schlägt, und bevor sie fertig ist, geht keiner. Sie ist bei vierzig.',
    other: 'Die Ebene rutscht unter dir weg wie ein Tischtuch unter den Tellern.',
  },
  'dunwich-gate-card-20': {
    abyss: 'Im Fels reden sie, schnell wie Eichhörnchen, und was sie sagen, verdrängt, was du gelernt hast.',
    'another-time':
      'Du siehst an dir hinab: Scheren, ein Kegel. Und durchs Fenster siehst du dich davongehen, mit deinem Schirm.',
    other: 'Acht Pfeiler hat die Brücke. Vom Ufer aus waren es sieben.',
  },
  'dunwich-gate-card-21': {
    rlyeh: 'Durch die Gasse läuft Wasser, und es läuft nicht mehr ab. Die ganze Insel seufzt und lässt los.',
    'another-time':
      'Farne wie Kirchtürme, Libellen wie Drachen. Etwas frisst sich zu dir durch und atmet dabei durch den Mund.',
    other: 'Stamm um Stamm um Stamm. Gegen Abend wärst du froh, irgendwem zu begegnen.',
  },
  'dunwich-gate-card-22': {
    'plateau-of-leng':
      'Die Krallen schließen sich um deinen Mantel wie die Hand eines Trägers. Es ist geschickt, zu einem schwarzen Thron.',
    'another-time':
      'Knöpfe kennen sie noch nicht. Der Schmied, der auch Priester ist, überlegt, als was er dich behandeln soll.',
    other: 'Keine Planke in Sicht, die Dünung langsam wie Schlaf. Erst füllt sich der Mund mit Salz, dann der Kopf.',
  },
  'dunwich-gate-card-23': {
    'the-dreamlands':
      'Bis nach Rivertown haben sie gegraben, und als Führer sind sie gefällig. Ihren Proviant siehst du lieber nicht an.',
    'another-time':
      'Du kommst zur Welt, lernst einen Beruf, heiratest, wirst ehrenvoll begraben, und es ist fünf nach sechs.',
    other: 'Die Wand ist weich und hat Lippen. Groß sind sie nicht, aber zahlreich.',
  },
  'dunwich-gate-card-24': {
    abyss:
      'Man trägt dich, wer, siehst du nicht. Sie legen dich auf einen kalten Tisch, und aus ihren Ärmeln fallen Börsen.',
    'another-time': 'Sie haben Panzer, acht Beine und ein Museum. An der vorletzten Vitrine steht deine Art.',
    other: 'Die Laterne hat es an einen Baum gehängt, um die Hände frei zu haben.',
  },
  'dunwich-gate-card-25': {
    rlyeh: 'Leg das Ohr an den Stein: Er träumt laut, und von dir, doch so, wie man von Zugluft träumt.',
    'lost-carcosa':
      'Der Thron steht am Strand, abgewandt. Wer darin sitzt, bittet dich freundlich, nach vorn zu kommen.',
    other: 'Was es auch ist, es hält, wenn du hältst. Jetzt pfeift es vor sich hin.',
  },
  'dunwich-gate-card-26': {
    'city-of-the-great-race':
      'Im Archiv unterm Archiv ist eine Schublade nur angelehnt, und der Wärter zählt seine Scheren.',
    'lost-carcosa': 'Der eine ist weiß, der andere ist näher. Über dich hinweg sehen sie einander an.',
    other: 'Ein Loch in der Hecke, so breit wie ein Hund. Dahinter ist die Luft gewöhnlich.',
  },
  'dunwich-gate-card-27': {
    yuggoth:
      'In Becken haben sie es gesammelt, kalt und hell wie Milch. Halt die Hände hinein, bedeutet dir der Hüter.',
    'lost-carcosa': 'Ein Turm, eine Kuppel, eine Reihe heller Fenster, eine Stunde entfernt. Seit drei Tagen.',
    other: 'Unter dem Durchlass hat es sich ein Bett aus Hüten gemacht.',
  },
  'dunwich-gate-card-28': {
    'the-dreamlands':
      'Der König legt die Krone ab und hat Heimweh nach Cornwall. Wer vom Regen zu berichten weiß, ist willkommen.',
    'lost-carcosa': 'Er geht auf, und er steht vor den Türmen, nicht dahinter. Das rechnest du aus und bereust es.',
    other: 'Die Verfolger sind nah, der Fluss ist klein und tief unten. Du nimmst die Brille ab und steckst sie ein.',
  },
  'dunwich-gate-card-29': {
    rlyeh:
      'Rot vor Rost ist der Spiegel, und doch rührt sich jemand darin. Sie streckt die Hand aus, mit etwas für dich.',
    'lost-carcosa': 'Tief hängt er über den Dächern und hat einen Blick. Du kannst zurückstarren oder dich ducken.',
    other: 'Karte, Kompass, Münze, alle drei hast du gefragt. Du setzt dich auf dein Gepäck.',
  },
  'dunwich-gate-card-30': {
    'city-of-the-great-race':
      'Der Block trägt ein Brandzeichen wie ein Stier. Auf das richtige Wort hin ginge er am Zeichen auseinander.',
    'lost-carcosa': 'Deiner ist der längste. Bis zum Palast reicht er schon und wartet dort auf dich.',
    other: 'Vom anderen Ende des Tals bricht ein Vogel auf. Unterwegs wird er alt.',
  },
  'dunwich-gate-card-31': {
    yuggoth: 'Tal neben Tal, alle gleich, alle blau, und der Wind hat jede Spur gefegt bis auf deine.',
    'lost-carcosa': 'Weit draußen auf dem See ruft jemand, zweimal, und beim dritten Mal kommt es aus deinem Mund.',
    other: 'Der Ärmel, an dem du hingst, reißt. Einen Augenblick hältst du dich an einem Knopf.',
  },
  'dunwich-gate-card-32': {
    'the-dreamlands': 'Durch den Boden der Herberge kommen ihre Hände, dünn wie Rauch, und suchen jemand Warmes.',
    'lost-carcosa': 'Jemand folgt dir in Lumpen, auf Marmor, mit bloßen Füßen. Es ist der Schritt eines Königs.',
    other: 'Zu viert saßen sie an deinem Feuer, als du einnicktest. Jetzt liegt da ein Schuh.',
  },
  'another-time':
    'Derselbe Himmel, derselbe Fluss, und wen man trifft, ist ungeboren oder längst betrauert. Zieh die Uhr auf.',
  'lost-carcosa':
    'Schwarze Sterne, ein See aus Wolken, Türme, aus denen keiner trat. Das Stück, heißt es, sei wahr gewesen.',
};
