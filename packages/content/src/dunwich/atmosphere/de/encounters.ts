import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the encounters in the box's own streets, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'backwoods-country-1': {
    'cold-spring-glen':
      'Der Schädel ist von einem Hirsch, und jemand hat die Plejaden in die Stirn gebohrt. Er schaut nach oben.',
    'whateley-farm':
      'Ein schwarzer Schmierfleck am Scheunentor, ellenbreit, höher als eine Leiter. Darin der Abdruck einer Nüster.',
    'wizards-hill': 'Aus den Steinen nennt eine Stimme einen Betrag, wie beim Versteigern, und dann, wer ihn bezahlt.',
  },
  'backwoods-country-2': {
    'cold-spring-glen':
      'Ein Mädchen kühlt die Füße im Bach und behält die Straße im Auge. Fünf Dollar, sagt sie, dann sucht mich keiner mehr.',
    'whateley-farm': 'Zwischen zwei Scheiten etwas Helles, Gerolltes. Die Spinnen haben ringsum Platz gelassen.',
    'wizards-hill':
      'Du stemmst die Schulter dagegen, und der Stein fällt. Am Gatter drehst du dich um: Er steht wieder.',
  },
  'backwoods-country-3': {
    'cold-spring-glen':
      'In der Dämmerung fangen sie an, eine, dann alle, und sie atmen mit dir. Dann sind sie dir voraus.',
    'whateley-farm':
      'Der Nachbar weiß, welches Brett lose ist und wann der Alte schläft. Was sonst noch aufwacht, weiß er nicht.',
    'wizards-hill':
      'Auf dem letzten Sims liegt es, wo das Gras endet, und glitzert. Darunter, ganz klein, die Wipfel der Tannen.',
  },
  'backwoods-country-4': {
    'cold-spring-glen':
      'Die Böschung gibt nach, und der halbe Hang kommt mit. Ein kalter steinerner Schoß fängt dich auf.',
    'whateley-farm': 'Drei Kühe stehen im Hof, aufrecht aus Gewohnheit, und weiß ums Maul.',
    'wizards-hill':
      'Mit Kohle reibt der Professor die Zeichen ab, Zeile um Zeile. Er wäre längst fertig, verstünde er nicht immer mehr davon.',
  },
  'backwoods-country-5': {
    'cold-spring-glen': 'Nasses Laub auf nassem Fels, und links fällt die Schlucht ab, von dort kommt die Kälte.',
    'whateley-farm': 'Oben gibt es keine Fenster mehr, nur Bretter. Von innen lehnt sich etwas dagegen, reihum.',
    'wizards-hill':
      'Die Kuppe dreht sich unter dir wie ein Teller auf dem Stock. Du setzt dich hin, und das ist schlimmer.',
  },
  'backwoods-country-6': {
    'cold-spring-glen': 'Du greifst ins Moos, um Halt zu finden. Es löst sich, und es hat Beine.',
    'whateley-farm':
      'Die Winde geht schwer, das Seil ist schwer. Vielleicht ist es nur der Eimer, nach so vielen Jahren.',
    'wizards-hill': 'Ein Kiesel rollt dir vom Fuß und rollt weiter. Tief im Berg hört etwas zu schnarchen auf.',
  },
  'backwoods-country-7': {
    'cold-spring-glen':
      'Sie sitzt unterm Wasserfall, grün vor Alter, beide Hände offen. Vom Geben sind sie blank gewetzt.',
    'whateley-farm':
      'Die Hintertür ist nur angelehnt. Auf dem Tisch eine Lampe, ein Kolben über blauer Flamme, ein Stuhl, zurückgeschoben.',
    'wizards-hill': 'Unter der Grasnarbe klopft es. Du hattest nicht geklopft.',
  },
  'backwoods-country-8': {
    'cold-spring-glen':
      'Andere waren vor Jahren hier: ein Ring, ein Kelch, Kerzenstümpfe, alles zu ihren Füßen. Die Hände sind leer.',
    'whateley-farm':
      'Er liegt quer überm Weg, zweimal getroffen, mit dem Gesicht eines braven Hundes. An den Schultern hört er auf, ein Hund zu sein.',
    'wizards-hill': 'Der Wind zwischen den Pfeilern nennt Bedingungen. Er weiß auf den Cent, was du wert bist.',
  },
  'backwoods-country-9': {
    'cold-spring-glen':
      'Nasse Schuhe hat sie, eine zerrissene Karte und zwei Männer aus Boston hinter sich. Ob du keine Miene verziehen kannst, fragt sie.',
    'whateley-farm': 'Unter der Asche des ersten Hauses Schiefer, darin Namen. Deiner passte in die Lücke.',
    'wizards-hill':
      'Zwischen den Steinen steht ein Mann und lacht, herzlich, als hättest du einen Witz gemacht. Die Luft hinter ihm lacht mit.',
  },
  'backwoods-country-10': {
    'cold-spring-glen':
      'Über der Schlucht ist der Himmel klar und viel zu tief. Du merkst, dass du dich an einer Wurzel hältst.',
    'whateley-farm': 'Ein Seil hat er dabei, eine Laterne und reichlich Mut im Krug. Sein Hund wollte nicht mit.',
    'wizards-hill': 'Erst das Lachen, dann der Mann. Dann, wo er hinzeigt, ein Riss im Abend, mit Sternen darin.',
  },
  'backwoods-country-11': {
    'cold-spring-glen':
      'So klar ist das Wasser, dass man die Münzen am Grund sieht, und so kalt, dass du lachen musst.',
    'whateley-farm':
      'Ein Hauptbuch, halb in Chiffre. Der Alte schrieb alles auf: was er rief und hie und da, wie man aufhört.',
    'wizards-hill':
      'Die Hände schwarz von Kohle, die Brille auch. „Noch eine Spalte“, sagt der Professor, der nichts gegessen hat.',
  },
  'backwoods-country-12': {
    'cold-spring-glen': 'Etwas ist in den Teich geglitten. Die Ringe kommen bis an deine Füße und bleiben dort.',
    'whateley-farm': 'Mit den Blättern hat man den Ofen angezündet, mit den letzten zuerst. Etwa dreißig sind noch da.',
    'wizards-hill':
      'Niemand ist auf dem Hügel. Du spürst, dass du gewogen wirst, kühl, gegen etwas, das du nicht siehst.',
  },
  'backwoods-country-13': {
    'cold-spring-glen':
      'Eine Steinplatte mit einer Rinne ringsum und einem Platz an der Ecke für den Becher. Sie wartet.',
    'whateley-farm': 'Ein Rinnsal kommt unter der Schwelle hervor, dann ein Bach, dann die Gestalt dazu.',
    'wizards-hill':
      'Die Stimme ist trocken, dicht am Boden und ohne Eile. Bessere als dich, sagt sie, bekam sie billiger.',
  },
  'backwoods-country-14': {
    'cold-spring-glen':
      'An der Furt rollst du die Strümpfe herunter und zählst: elf, zwölf. Der dreizehnte sitzt nicht am Bein.',
    'whateley-farm': 'Hühnerfedern, Talg, ein Kreis, eilig verharkt. Das Papier unterm Stein haben sie vergessen.',
    'wizards-hill':
      '„Das Zahlen eilt nicht“, sagt der dunkle Mann und schließt dir die Finger darum. „Ich lasse es holen, wenn ich es brauche.“',
  },
  'village-commons-1': {
    'bishops-brook-bridge':
      'Am Geländer der gedeckten Brücke hängt ein Mantel ohne Besitzer. In der Tasche ist etwas, das ein Schaffner gelocht hat.',
    'darkes-carnival': 'Zwei Töne spielt sie, und der Korb geht auf. Viel später merkst du, dass auch du dich wiegst.',
    'dunwich-village':
      'Sie halten sich an den Händen, sprechen abwechselnd und mögen dich. Oder doch nicht: Sie flüstern schon wieder.',
  },
  'village-commons-2': {
    'bishops-brook-bridge':
      'Ein Sportwagen mit offener Haube, ein Paar im Pelz, das noch nie einen Schlüssel sah. Sie wären dankbar.',
    'darkes-carnival':
      'Sechs Flaschen, drei Bälle und ein Budenbesitzer, der im rechten Moment wegsieht, oder im falschen.',
    'dunwich-village':
      'Des Gutsherrn Bein ist schlecht und der Hügel steil. Bis zur Post stützt er sich auf dich, und knauserig ist er nicht.',
  },
  'village-commons-3': {
    'bishops-brook-bridge':
      'Ein Klapptisch am Graben, eine Lampe, ein Tuch. Für dich hebt er einen Zipfel, und nur für dich.',
    'darkes-carnival':
      'Hinter Glas sitzt eine halbe Frau aus Wachs. Ein Schlitz, ein Surren, und die Karten gehen im Kreis.',
    'dunwich-village':
      'Drei Generationen hat sie hier unterrichtet und weiß, wer wessen Vater ist. Sie schenkt dir Tee ein.',
  },
  'village-commons-4': {
    'bishops-brook-bridge': 'Der Sheriff langt herüber und öffnet von innen. Weg muss er hier ohnehin, sagt er.',
    'darkes-carnival': 'Vierzig von dir treten ein, alle mit deinem Hut. Einer biegt links ab.',
    'dunwich-village':
      'Der Sarg steht im Gras, der Deckel daneben. Das Futter hat sich etwas Kleines zum Nest gemacht.',
  },
  'village-commons-5': {
    'bishops-brook-bridge':
      'Ein Junge mit gelbem Bart und ohne Kinn fragt, woher du kommst, und noch einmal, und steht im Weg.',
    'darkes-carnival':
      'Limonade, Würste, eine Bank im Schatten. Die Frau an der Pfanne salzt mit drei Fingern, mehr hat sie nicht.',
    'dunwich-village':
      'Über der Eiche am Anger wird die Luft braun wie eine alte Fotografie, und darin steht eine Menge.',
  },
  'village-commons-6': {
    'bishops-brook-bridge':
      'Der Hilfssheriff bleibt mit dem Stiefel in einer Bretterfuge hängen, und alles aus seinen Taschen fliegt voraus.',
    'darkes-carnival':
      'Er zählt ab, einer fehlt, und sieht deine Schultern an. „Können Sie einen Löwen halten?“, fragt der Direktor.',
    'dunwich-village': 'Auf der Veranda des Ladens schnitzen die Männer weiter. Der Hügel, sagen sie, sei ein Hügel.',
  },
  'village-commons-7': {
    'bishops-brook-bridge':
      'Ein Bauer gibt dir die Haselgabel. „Ellbogen an den Leib“, sagt er, „und nicht an Wasser denken.“',
    'darkes-carnival':
      'Der Besitzer empfängt in einem Wagen ohne Fenster. Er wendet deine Hand um wie ein Metzger ein Stück Fleisch.',
    'dunwich-village':
      'Gardinen, eine Gardine, eine Hand an der Gardine. In der ganzen Straße spricht nur die Pumpe mit dir.',
  },
  'village-commons-8': {
    'bishops-brook-bridge':
      'An beiden Enden der Brücke gehen zugleich Lichter an. Man hat ihnen gesagt, wie du aussiehst.',
    'darkes-carnival':
      'Zwischen den Zelten kommt er gelaufen, halb im Kostüm, der ganze Zirkus hinterdrein. Dein Fuß denkt schneller als du.',
    'dunwich-village':
      'Ein Karren Äpfel, und auf dem Bock einer, der dir was schuldet. Mit dem Stiefel schafft er Platz.',
  },
  'village-commons-9': {
    'bishops-brook-bridge':
      'Schuhe aus, Strümpfe aus. Der Bach kommt den ganzen Weg von den Hügeln und kümmert sich um nichts.',
    'darkes-carnival': 'Mit Liebe geschnitzt sind die Pferde, bis auf das schwarze. Nur das ist frei.',
    'dunwich-village':
      'Die Bänke stehen zur Wand, nicht zur Kanzel. An der Wand, unterm Kalk, hat einer Protokoll geführt.',
  },
  'village-commons-10': {
    'bishops-brook-bridge':
      'Mitten auf der Brücke, im Nebel, wartet es, die Arme auf dem Geländer, wie einer, der Zeit hat.',
    'darkes-carnival':
      'Ganz oben bleibt es stehen. Du siehst drei Landkreise, und in den Straßen ein Muster, das unten keiner sieht.',
    'dunwich-village':
      'Es blinkt zwischen zwei Steinen der Hauptstraße. Bücken mag sich keiner, denn alle sehen dich an.',
  },
  'village-commons-11': {
    'bishops-brook-bridge': 'Du kommst drüben heraus. Die Bohlen stimmten, das Echo stimmte, die Stadt am Ende nicht.',
    'darkes-carnival':
      'Für einen Dollar, ruft der Mann, was in jedem Hause ist und keines zugibt. Drei Zimmer, keine Kerzen.',
    'dunwich-village':
      'Der Bub an der Pumpe redet, ohne die Lippen zu bewegen. Es geht um den Hügel, und um Dienstage.',
  },
  'village-commons-12': {
    'bishops-brook-bridge': 'Das dritte Brett ist grau, das vierte neu, das fünfte beklagt sich schon über dich.',
    'darkes-carnival':
      'Am letzten Käfig hängt ein Schild: in fünf Minuten zurück. Du wartest darauf und bist froh um die Gitter.',
    'dunwich-village':
      'Sie ist hundertdrei, sitzt mit geschlossenen Augen am Feuer und flickt an einem Netz aus Wörtern.',
  },
  'village-commons-13': {
    'bishops-brook-bridge':
      'Halb im Schotter, halb im Schlamm: eine Karte mit Goldrand, gestempelt für alle Stationen.',
    'darkes-carnival': 'Ein Hammer, eine Glocke hoch am Mast und ein Kraftmensch, der gern einmal verlöre.',
    'dunwich-village':
      'Er lässt am Laden die Jalousie herunter und holt zwei Gläser hervor. Die zweite Runde, sagt er, trinken wir bei Hibb.',
  },
  'village-commons-14': {
    'bishops-brook-bridge':
      'Um die Kurve kommt ein Ford voller Gesang, auf deiner Seite, auf der anderen, wieder auf deiner.',
    'darkes-carnival':
      'Ein Tisch voll gemalter Zeichen: Wirf einen Zehner, gewinn einen Preis. Das für den Verlust fehlt.',
    'dunwich-village': 'Geschrien hat er schon vor dir, die Hühner an. Jetzt hat er jemanden.',
  },
  'blasted-heath-1': {
    'devils-hopyard': 'Graue Hüte sammelt er in seinen eigenen und summt. Er sieht dir an, dass du Worte übrig hast.',
    'gardners-place':
      'Die Tür zum Dachboden ist vernagelt. Von der Treppe hörst du, wie sie sich auf alle viere lässt.',
    'harney-jones-shack':
      'Zwei Schaukelstühle, ein Krug, und der Alte erzählt, was die Kühe sahen. Er macht Pausen, damit du fragst.',
  },
  'blasted-heath-2': {
    'devils-hopyard': 'Zwischen den Bäumen steht die Luft wie Wolle. Jeden Atemzug muss man eigens herausziehen.',
    'gardners-place':
      'Die Abkürzung am Brunnen ist er vierzig Jahre nicht gegangen. Was er von dir will, begräbt er dort.',
    'harney-jones-shack':
      '„Äpfel“, sagt Harney Jones von etwas, das klar ist wie Fensterglas. Auf dem Tisch geht der Lack ab.',
  },
  'blasted-heath-3': {
    'devils-hopyard':
      'Im Kreis liegen sie, Schnauze an Schwanz, die Augen offen und weiß. Selbst die Fliegen bleiben draußen.',
    'gardners-place':
      'In der Senke liegt ein Klumpen Metall, der sich für keine Form entscheidet, und für keine Farbe.',
    'harney-jones-shack':
      '„Nimm’s mit“, sagt er, „hier guckt man es bloß an.“ Zwanzig Jahre stand es auf seinem Fensterbrett.',
  },
  'blasted-heath-4': {
    'devils-hopyard': 'In allen Stämmen Schnitzereien, wie von Verliebten, doch die Herzen haben zu viele Kammern.',
    'gardners-place': 'Der Mais steht mannshoch und leuchtet, dass man dabei lesen kann. Kein einziges Korn ist darin.',
    'harney-jones-shack':
      'Butterfässer, Geschirr, ein halber Pflug, ein Vogelkäfig. Er achtet nicht auf dich und ölt ein Scharnier ohne Tür.',
  },
  'blasted-heath-5': {
    'devils-hopyard': 'Von der Anhöhe aus sieht man es: Die Steine liegen wie eine Frage. Du schreitest sie ab.',
    'gardners-place': 'Menschlich ist er bis zur Stirn. Oberhalb hat er weitergedacht.',
    'harney-jones-shack': 'Der Stuhl schaukelt noch. Du setzt dich ein wenig hinein, dem Stuhl zuliebe.',
  },
  'blasted-heath-6': {
    'devils-hopyard':
      'Sie schmeckt nach nichts. Dann nach Eisen, dann nach einem Lied, und dann weißt du, wozu das Lied gut ist.',
    'gardners-place': 'Zwei Buben hocken im Ginster, Mutprobe. Jeden Abend waren sie da, und sie haben mitgezählt.',
    'harney-jones-shack':
      'Ein Vorhängeschloss, kalte Asche, ein Zettel für eine Bea. Der Hund sieht dich an und schläft weiter.',
  },
  'blasted-heath-7': {
    'devils-hopyard':
      'Was immer es werden sollte, es ist ihm nicht bekommen. Aus dem Graben schleppt es sich auf dich zu.',
    'gardners-place': 'Rosig wie eine Hand sitzt es in der Furche und betrachtet dich mit viel Geduld.',
    'harney-jones-shack':
      '„Hab ich von einem Kesselflicker“, sagt er, schnippt, und die Lampe geht aus. Er zeigt es dir zweimal.',
  },
  'blasted-heath-8': {
    'devils-hopyard':
      'Unter den krummen Bäumen ist er wieder, mit einem Sack, und der ist schwerer. Für einen guten Vers legt er ihn ab.',
    'gardners-place':
      'Wasser sollte deinen Namen nicht sagen. Es sagt ihn schön, und ein Fuß steht schon auf dem Rand.',
    'harney-jones-shack':
      'Hinterm Abort liegt ein Haufen, den nennt er seine Bank. Graben darfst du, wenn du die Soden zurücklegst.',
  },
  'blasted-heath-9': {
    'devils-hopyard': 'Auf einmal hast du Hunger auf etwas, dessen Namen du erfragen müsstest. Es wächst hier.',
    'gardners-place':
      '„Gute Nachbarn waren das“, sagt er, „bis es herunterkam.“ Ehe er geht, will er etwas dagegen tun.',
    'harney-jones-shack':
      'Kein Rauch aus dem Rohr, keine Stiefel an der Tür. Auf den Krug, den er draußen ließ, trommelt der Regen.',
  },
  'blasted-heath-10': {
    'devils-hopyard':
      'Aus dem Boden steigt Wärme, süß wie aus einer Brauerei. Der Horizont steht auf und legt sich wieder hin.',
    'gardners-place': 'Es war im Koben mit den anderen, wuchs ihnen über den Kopf, und dann gab es keine anderen.',
    'harney-jones-shack':
      'Der Hut liegt ihm auf der Brust. Auf dem Tisch ist eine Liste, und hinter deinem Namen steht, was du bekommst.',
  },
  'blasted-heath-11': {
    'devils-hopyard':
      'Die Wurzeln haben eine Platte gehoben. Stufen führen hinab, klein gehauen, für kleine Füße oder für vorsichtige.',
    'gardners-place': 'Überm Brunnenrand ist ein Riss, nicht länger als eine Hand. Zuerst kommt eine Farbe heraus.',
    'harney-jones-shack':
      'Sie ist gelb, stinkt nach Hammel, und sonst schmiert er damit Maultiere ein. „Halt still“, sagt er.',
  },
  'blasted-heath-12': {
    'devils-hopyard':
      'Darin hustet jemand und ruft um Hilfe, mit einer Stimme, die du zu kennen meinst. Der Rauch kommt aus dem Boden.',
    'gardners-place': 'Du trinkst aus dem Trog, ehe du nachdenkst. Es prickelt bis hinunter in die Füße.',
    'harney-jones-shack':
      'Er gibt dir ein Messer und ein Stück Kiefer. Bis zum Abendessen ist es eine Ente, mehr oder minder.',
  },
  'blasted-heath-13': {
    'devils-hopyard':
      'Wieder Rauch zwischen den Bäumen, und jemand darin. Man könnte sich ein nasses Tuch vorbinden, oder gehen.',
    'gardners-place': 'Kopfgroß sind hier die Äpfel, und einen hast du gegessen. Du könntest die Scheune heben.',
    'harney-jones-shack':
      'Ein Topf, seit dem Krieg nie leer. Er angelt dir ein Stück von irgendwas heraus, und Brot dazu.',
  },
  'blasted-heath-14': {
    'devils-hopyard':
      'Was über diesem Wald zerbrach, kam in Stücken herunter. Um die meisten sind Brombeeren gewachsen.',
    'gardners-place':
      'Du drehst ihn in den Händen, und er scheint dich zu drehen. In die Höhlung passt gerade ein Daumen.',
    'harney-jones-shack':
      'Auf der Veranda hat er eine Decke ausgebreitet, links seine Sachen. Rechts ist Platz für deine.',
  },
};
