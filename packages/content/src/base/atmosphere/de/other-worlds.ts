import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'gate-card-1': {
    abyss: 'Weit oben steht ein Punkt Tageslicht, nicht größer als eine Münze. Mit beiden Händen prüfst du die Wand.',
    'great-hall-of-celeano':
      'Ein Lesepult liegt an der Kette, und was daneben an der Kette liegt, schläft wohl im Stehen.',
    other: 'Der Sturm presst ein Blatt Papier gegen nichts. Hinzukommen kostet beide Arme und dein ganzes Gewicht.',
  },
  'gate-card-2': {
    abyss: 'In einer Nische hat jemand eine Kerze stehen lassen, und gottlob ist es nur eine Kerze.',
    yuggoth: 'Die Klaue meint dich nicht einmal. Sie schließt sich nur, wie eine Presse sich über dem Bogen schließt.',
    other: 'Weit unten am Hang wird das Tor kleiner. Du hältst alles fest, was schlenkert, und läufst.',
  },
  'gate-card-3': {
    abyss: 'Eben war links noch unten. Du lässt zur Probe einen Kiesel fallen und wartest.',
    yuggoth: 'Durch die Scheibe siehst du sie etwas beschriften. Die Liege für Besucher hat Riemen.',
    other: 'Du sagst laut deinen Namen, um ihn zu hören. Du brauchst drei Anläufe.',
  },
  'gate-card-4': {
    abyss: 'Drei Wege gehen im Fels auseinander, jeder mit seinem Wind. Du wählst nach dem Geruch.',
    'great-hall-of-celeano':
      'Der Hüter stellt die Lampe ab, schließt das Buch um einen Finger und winkt: Komm und hol es dir.',
    other: 'Was du für einen Felsblock hieltest, streckt das erste Bein aus und tastet nach dem Boden.',
  },
  'gate-card-5': {
    'the-dreamlands': 'Schnee bis an den Rand des Himmels, und deine eigene Spur kommt dir entgegen.',
    abyss: 'Der Teich leuchtet von unten. Eine Armlänge tief, vielleicht etwas mehr, liegt allerlei auf dem Grund.',
    other:
      'Unter einem flachen Stein Öltuch, unter dem Öltuch Blätter. Die Schrift ist zittrig, die Sprache die deine.',
  },
  'gate-card-6': {
    'the-dreamlands': 'Hier wachsen Dornen über den Weg, fein wie Schneidernadeln, und der Weg ist steil.',
    'great-hall-of-celeano':
      'Die Inschrift liest sich dir selbst vor. Auf halbem Weg wechselt sie von damals zu jetzt.',
    other: 'Etwas geht in deinen Schritten. Bleibst du stehen, macht es noch einen.',
  },
  'gate-card-7': {
    'the-dreamlands':
      'Der Posten am Tor trägt Rot und will neun Träume hören, ehe er den Balken hebt. Du zählst die deinen.',
    'great-hall-of-celeano': 'Über dem Bogen brennt ein Zeichen, das sich über dich noch nicht schlüssig ist.',
    other: 'Eine Platte, zwei Ringe, kalte Luft aus der Fuge. Gemacht ist sie für einen längeren Rücken.',
  },
  'gate-card-8': {
    'the-dreamlands':
      'Du hast dich kurz hingelegt, in Schnee so warm wie ein Bett. Fern ruft dich jemand zum Frühstück.',
    yuggoth: 'Steinerne Füße im Schritt von Steinen, und sie ruhen nie. Die Brücke vorn ist eine Planke breit.',
    other: 'Das Bündel eines Toten, die Riemen noch geschlossen. Er hatte besser gepackt als du.',
  },
  'gate-card-9': {
    'the-dreamlands': 'In der Herberge teilst du die Bank mit einem kleinen braunen Mann, der deine Knöpfe bewundert.',
    yuggoth:
      'Der Strahl streicht über die schwarze Ebene, langsam wie ein Leuchtfeuer. Deine Finger kribbeln, eh er da ist.',
    other: 'Zwei Sonnen gehen unter, in falscher Folge. Du siehst zu spät weg.',
  },
  'gate-card-10': {
    'the-dreamlands': 'Der Fluss ist klar und süß, und am Ufer liegen die Rehe, als ruhten sie.',
    abyss: 'Das letzte Zündholz ist verbraucht. Du legst die Hand an den Stein, und der Stein holt Luft.',
    other: 'Jede Wand ist wie die vorige, bis hin zu dem Kratzer, den dein Nagel machte.',
  },
  'gate-card-11': {
    yuggoth: 'Rosa Licht in den Eistrichtern, und im Licht ein Schatten mit zu vielen Ellbogen.',
    'great-hall-of-celeano':
      'Du öffnest es nur einen Spalt. Zwischen den Seiten blickt jemand heraus, der lange gewartet hat.',
    other: 'Knochen, ein gespaltener Ast, etwas, das ein Scharnier war. Mit etwas Glück wird eine Waffe daraus.',
  },
  'gate-card-12': {
    yuggoth:
      'Vierzig Grad unter null, und das Dunkel kommt bis an den Mantel. Was du auswendig kannst, geht dir verloren.',
    'great-hall-of-celeano': 'Zwischen den Regalen rollt eine Leiter auf ihrer Schiene. Zu sehen ist niemand darauf.',
    other: 'Augen links, Atem rechts. Du liegst unter den Farnen und zählst die Minuten.',
  },
  'gate-card-13': {
    'city-of-the-great-race': 'Die Maschine summt unter Glas in einem offenen Saal. Ihre Besitzer kennen keine Diebe.',
    'plateau-of-leng':
      'Sie zahlen mit Rubinen, lächeln breit, und ohne Turban und Stiefel hat sie noch keiner gesehen.',
    other: 'Im Kehricht der Gosse liegt ein Blatt, genau an der richtigen Stelle abgerissen.',
  },
  'gate-card-14': {
    'city-of-the-great-race':
      'Das Dach ist offen, der Altar gefegt. In den Schalen liegt Gold, als wäre der Spender eben hinausgegangen.',
    'great-hall-of-celeano':
      'Im Spiegel derselbe Saal, dieselben Lampen und du, lesend. Du wüsstest gern, wie es ausgeht.',
    other: 'Es hängt aus dem Nebel herab, alle Ellen ein Knoten. Deine Hände sind jetzt schon wund.',
  },
  'gate-card-15': {
    'city-of-the-great-race':
      'Der Lehrer ist ein Kegel, hoch wie eine Tür, und schreibt mit der Zange in die Luft, geduldig, für den Kleinsten der Klasse.',
    'great-hall-of-celeano':
      'Steinchen zu Millionen: hier ein Meer, hier eine Stadt, hier etwas, das du für erfunden halten wolltest.',
    other: 'Krimskrams, glänzender. In der Flussstraße wohnt ein Mann, der keine Fragen stellt.',
  },
  'gate-card-16': {
    'plateau-of-leng': 'Wind, Raureif, eine Schnur Gebetsfahnen, aus denen der Wind die Gebete geblasen hat.',
    'great-hall-of-celeano':
      'Der alte Gelehrte ist seit 1840 tot und entzückt über einen Studenten. Setz dich, sagt er, da drauf.',
    other: 'Der Fangarm hat sich um seinen Schatz gerollt und döst. Die Spitze zuckt wie ein Katzenohr.',
  },
  'gate-card-17': {
    'plateau-of-leng': 'Angst hast du seit Dienstag. Irgendwo auf dem Pass hat sie sich abgelaufen wie eine Sohle.',
    'great-hall-of-celeano':
      'In eine Haut ohne Namen gebunden, mit Rotgold beschlagen. Die Signatur stammt von einer Hand aus der Heimat.',
    other: 'Fest gerollt steckt es in einer Felsspalte, so hoch, dass man sich nicht einmal strecken muss.',
  },
  'gate-card-18': {
    'city-of-the-great-race':
      'Die Tore sind nach ihrer eigenen Breite gebaut. Ein Mensch, der sich duckt, könnte übersehen werden.',
    'plateau-of-leng':
      'Hier oben ist die Luft dünn wie Glas, und seit Tagen zum ersten Mal denkst du einen Gedanken zu Ende.',
    other: 'Dann fügt es sich, mit einem Klicken, das man beinahe hört.',
  },
  'gate-card-19': {
    'the-dreamlands':
      'Hier tut keiner einer Katze etwas. Ein Dutzend sitzt um dich auf der Mauer und überlegt, ob es reden soll.',
    'city-of-the-great-race':
      'Die Fächer sind mit Sternen beschriftet. Ein paar Stücke sind aus ihren Klammern gerutscht.',
    other: 'Von irgendwoher riecht es nach Regen auf einem Blechdach in Arkham. Du gehst ihm nach, solange es hält.',
  },
  'gate-card-20': {
    'the-dreamlands':
      'Sie kommen aus ihren runden Hütten und stecken die Köpfe zusammen. Der Älteste hält etwas hinterm Rücken.',
    'great-hall-of-celeano': 'Die meisten Bücher hier heben nur zwei Mann. Dieses ist für einen Reisenden gebunden.',
    other: 'Ein Absatz im Windschatten, trockenes Moos, keiner da. Du machst ein Auge zu, dann das andere.',
  },
  'gate-card-21': {
    'the-dreamlands':
      'Hoch in der Krone singt etwas, und es singt wieder heil, was an dir zerbrochen ist, wenn du nah genug stehst.',
    'great-hall-of-celeano':
      'Seit tausend Jahren behauptet er denselben Stuhl gegen jeden. „Sie haben das Wort“, sagt er.',
    other: 'Hinter den Stäben, auf Stroh, etwas in Tuch Gewickeltes. Der Mörtel bröckelt, aber nicht gern.',
  },
  'gate-card-22': {
    'the-dreamlands':
      'Die Königin und ihre zwei Brüder mögen, wer ihnen ins Gesicht sieht. Der Schatzmeister wartet mit einer Schale.',
    'plateau-of-leng': 'Eine ganze Karawane liegt hier, blank genagt. Wer es war, brauchte kein Gepäck.',
    other: 'Hinter einer Falte des Hügels riecht der Wind nach Kohle und nassem Pflaster.',
  },
  'gate-card-23': {
    'the-dreamlands':
      'Das Zebra ist gesattelt und kennt den Weg. Es sieht dich an wie ein Droschkengaul einen Fremden.',
    'plateau-of-leng': 'Hinter dir reißt ein Seil ums andere. Am letzten Pfosten hängt etwas an seinem Riemen.',
    other: 'Zum Sterben ging es dorthin, wo niemand sucht. Einmal gehst du darum herum, das Taschentuch vorm Gesicht.',
  },
  'gate-card-24': {
    'the-dreamlands':
      'Ein Palast aus einem einzigen Zahn, samt Tür und Angel. Dem er gehörte, möchtest du nicht begegnen.',
    'city-of-the-great-race': 'Vier Zangen halten dich, höflich, zur Untersuchung. Eine lässt los, um umzublättern.',
    other: 'Es öffnet sich in der Klippe, breit wie ein Scheunentor, und schaut zunächst an dir vorbei.',
  },
  'gate-card-25': {
    abyss: 'Die Treppe hört auf. Was von der anderen Seite heraufsteigt, nicht.',
    'the-dreamlands': 'Ein Schatten mit einem Pferdekopf gleitet über die Felsen. Von oben pfeifen Schuppen.',
    other: 'Du wachst von der eigenen Stimme auf. Sie singt noch eine halbe Strophe, obwohl dein Mund zu ist.',
  },
  'gate-card-26': {
    abyss: 'Bleiche Hüte, groß wie Teller, und sie duften nach frischem Brot. Seit Freitag hast du nichts gegessen.',
    'plateau-of-leng': 'An einem Dornbusch hängt eine Mönchskutte. Der Busch steht auf.',
    other: 'Das Licht fällt in Stäben, rosenfarben, und wo sie das Moos berühren, raucht es.',
  },
  'gate-card-27': {
    abyss: 'Du hustest. Das Husten geht hinunter, kehrt um und kommt als Wort zurück.',
    'plateau-of-leng': 'Das ganze Dorf ist gekommen. Der Stärkste ölt sich die Brust und zeigt dir seine Zähne.',
    other: 'Das Geröll hinauf auf Händen, dann auf Ellbogen. Von oben sähest du alles.',
  },
  'gate-card-28': {
    'plateau-of-leng': 'Um das Feuer tanzen sie in Masken, und die Masken drehen sich alle zugleich.',
    'the-dreamlands': 'Im Tal liegen die Knochen eine Hand tief. Unter den Knochen wälzt sich etwas Langes im Schlaf.',
    other: 'Der Fries löst sich in einem Stück von der Wand. Auf der Rückseite steht etwas, klein geschrieben.',
  },
  'gate-card-29': {
    'plateau-of-leng': 'Einen Schafstritt breit ist der Pfad, und die Schafe wussten es besser.',
    'the-dreamlands': 'Der Hang seufzt. Dann ist alles über dir weiß, und näher.',
    other: 'Drei Tage sind die Stiefel nass, oder was du Tage nennst.',
  },
  'gate-card-30': {
    abyss: 'Sand fällt dir auf den Hut. Der Schlussstein, siehst du jetzt, hat immer nur gelehnt.',
    'the-dreamlands': 'Zwischen deinen Füßen läuft ein Strich durchs Eis, dünn wie ein Haar, und eilt voraus.',
    other: 'Keine Sonne, kein Feuer, und die Steine zu heiß, um sich zu setzen.',
  },
  'gate-card-31': {
    rlyeh: 'Tang am Rand, Schleim auf dem Tang, und wie tief es danach geht, weiß keiner.',
    'plateau-of-leng': 'Der Schnee in der Mulde hebt und senkt sich, kaum merklich, dann wieder.',
    other: 'Kies bis zum Horizont. Nichts wirft einen Schatten, denn nichts steht.',
  },
  'gate-card-32': {
    rlyeh: 'Tritte auf nassem Stein, vier Schläge und ein Schleifen. Es ist in dieser Gasse, oder an ihrer Decke.',
    abyss: 'Du hieltest es für die Wand gegenüber. Wände kommen nicht so schnell näher.',
    other: 'Hier hat der Regenbogen eine Farbe mehr, und du überlegst, wo die anderen geblieben sind.',
  },
  'gate-card-33': {
    rlyeh: 'Die Stufen sind für andere Füße gemacht, und das Meer hat sie gewachst.',
    abyss: 'In den Berg ist ein Gesicht geritzt, eine Meile breit, und es ähnelt jemandem, den du geliebt hast.',
    other: 'Sie ist im Rahmen verquollen. Du stemmst die Schulter dagegen und hörst hinter dir die Flut.',
  },
  'gate-card-34': {
    rlyeh: 'Der Schatten des Pfeilers ist kalt und hat dich am Handgelenk.',
    'the-dreamlands':
      'Sie hocken in den Eichen, klein und braun, hundert Stück, und flüstern über dich, in kurzen Wörtern.',
    other: 'Vier Wände, ein halbes Dach, ein Rußkreis. Andere waren vor dir schon froh darum.',
  },
  'gate-card-35': {
    rlyeh:
      'Der Sturm kommt geradewegs von der ertrunkenen Ebene. Du umarmst eine Figur und siehst nicht hin, was sie zeigt.',
    'the-dreamlands':
      'Wind von den fernen Gipfeln, mit einer Klinge darin. Welche Hand das Seil hält, spürst du nicht mehr.',
    other: 'Das Echo deiner Schritte hat zu hinken angefangen.',
  },
  'gate-card-36': {
    rlyeh: 'Wie Wäsche liegt er über dem Platz, grün und schlaff. Das nächste Ende ist nicht schlaff.',
    'plateau-of-leng':
      'Hinter gelber Seide atmet, was nicht zum Atmen gebaut ist. Dreierlei fragt es dich, mit deiner eigenen Stimme.',
    other: 'Ein Wanderer hat es verloren, oder ein Vogel. Man sollte auch unter die anderen Steine sehen.',
  },
  'gate-card-37': {
    'city-of-the-great-race':
      'Über deinen Kopf hinweg klicken sie einander zu, und nach einer Woche hat das Klicken Grammatik.',
    yuggoth:
      'Der Kopf steckt in einem Zylinder, gut beleuchtet, und kennt dich aus der Schule. Freundlich meint er es nicht.',
    other: 'Erst verstummen die Grillen. Dann merkst du, dass es keine Grillen waren.',
  },
  'gate-card-38': {
    'city-of-the-great-race': 'Alleen ohne eine Spur, Türme ohne ein Licht. Du gehst schneller als nötig.',
    'the-dreamlands': 'Aus dieser Wand wurde einst ein Block geschlagen, den kein Wagen trug. Schlimmer ist das Loch.',
    other: 'Keine Nacht, Nächte enden. Aus Gewohnheit hältst du dir die Hand vor Augen.',
  },
  'gate-card-39': {
    'city-of-the-great-race':
      'Hinter dir Krallen auf Steinplatten, mehrere, im Gleichschritt. Die Rampe vorn führt in zwei Richtungen.',
    'the-dreamlands':
      'Das Gesicht ist groß wie ein Hügel, und ein Geheimnis ließ ihm der Bildhauer. Du kletterst zum Ohr.',
    other: 'Zweimal bist du daran vorbeigegangen. Diesmal kommst du von der anderen Seite.',
  },
  'gate-card-40': {
    rlyeh: 'In warmen Stößen kommt es aus der Tür, wie ein Hafen im August, mit etwas Süßem darunter.',
    'city-of-the-great-race':
      'Das Ding besteht aus Klingen und ist für einen anderen Griff gemacht. Eine der Klingen ist beschrieben.',
    other: 'Die Straße vor dir faltet sich zusammen, zweimal, wie man einen Brief faltet.',
  },
  'gate-card-41': {
    rlyeh: 'Die Flügel stehen weit offen, grün vor Alter, und das Licht fällt hinein, kommt aber nirgends an.',
    'city-of-the-great-race':
      'Tief unter den Falltüren pfeift es, wie der Wind. Verriegelt hat man sie von dieser Seite.',
    other: 'Die Sterne drehen sich einmal und halten mit einem Ruck. Du nicht ganz.',
  },
  'gate-card-42': {
    'city-of-the-great-race':
      'Die Blüte neigt sich dir zu wie sonst der Sonne und fasst deine Manschette zwischen zwei Blätter.',
    yuggoth: 'In deinem Hinterkopf ist jemand und geht die Schubladen durch. Eine hat er offen gelassen.',
    other: 'Ein Zahn, eine Spange, etwas Gelbes im Sand. Du reibst es am Ärmel blank.',
  },
  'gate-card-43': {
    rlyeh: 'Die Ecke zeigte nach außen, bis du darauftratst.',
    yuggoth: 'Lider hat es keine. Wohin es blickt, wird der Reif zu Wasser und das Wasser zu Dampf.',
    other: 'Irgendwo unterm Horizont schlägt eine Tür, und danach ist ein Wesen mehr unter dem Himmel.',
  },
  'gate-card-44': {
    rlyeh: 'Das Gesicht im Relief ist schön, vom Meer verwaschen, und sein Mund hat sich um deine Hand geschlossen.',
    'the-dreamlands': 'Der Faden ist dick wie ein Tau und summt, wenn du ihn berührst. Weit weg antwortet etwas.',
    other: 'Mitten im Schritt bleibst du stehen. Natürlich, sagst du laut, zu niemandem.',
  },
  'gate-card-45': {
    rlyeh: 'Die Treppe biegt im rechten Winkel ab, dann wieder, dann wieder, und du bist noch nicht, wo du warst.',
    'the-dreamlands': 'Ein Loch unter den Grabsteinen, und Nagen. Einer blickt auf. Er trägt eine Brille.',
    other: 'Seit einer Weile trägst du etwas auf dem Rücken, und mittags war es noch nicht da.',
  },
  'gate-card-46': {
    yuggoth: 'Wie Bienenstöcke hängen sie im Dunkel, und das Summen fügt sich zu deiner Adresse.',
    'the-dreamlands': 'Also sind es keine Berge. Den ganzen Nachmittag ziehen sie vorbei, Wolken um die Hüften.',
    other: 'Die Luft zittert wie über einem Ofen und zerrt an den Worten in deinem Gedächtnis.',
  },
  'gate-card-47': {
    yuggoth:
      'Sie dösen im Takelwerk eines gefallenen Sterns, die Flügel gefaltet. Unterm dritten hängt eine Pfeife an der Schnur.',
    'the-dreamlands':
      'Terrassen, Brunnen, letztes Licht auf tausend Dächern. Du kenntest den Weg, hättest du nur länger geträumt.',
    other: 'Es blickt dich an, wie man eine Seite anblickt, und beginnt oben links.',
  },
  'gate-card-48': {
    rlyeh: 'Das Beiboot hat sich losgerissen. Eine halbe Meile nasser Stein, und hinter dir steht ein Hügel auf.',
    yuggoth: 'Flach auf dem schwarzen Eis, das Gesicht nach unten, wartest du, bis die Flügel vorüber sind.',
    other: 'Es kommt auf einmal, wie eine Bibliothek, über dir ausgekippt, und etwas davon muss man auffangen.',
  },
  abyss: 'Einen Grund hat noch keiner gefunden. Man geht auf Simsen und redet, um zu hören, dass man noch da ist.',
  'another-dimension': 'Die Längen sind hier uneins. Deine Hand ist weit weg, den Horizont könntest du einstecken.',
  'city-of-the-great-race':
    'Rampen statt Treppen, Bibliotheken statt Häusern. Über dein Jahrhundert haben sie eine Akte, eine dünne.',
  'great-hall-of-celeano':
    'Regal über Regal, so weit das Licht reicht, und es riecht nach Stein, Leder und fremder Geduld.',
  'plateau-of-leng':
    'Ein kaltes Hochland unter niedrigem Himmel. Abends brennen Feuer, und keiner, den du fragst, hat sie entzündet.',
  rlyeh: 'Grüner Stein, tropfend, in Winkeln, denen man mit dem Blick nicht folgen soll. Im Haus schläft jemand.',
  'the-dreamlands': 'Siebzig Stufen unter deinem Bett fängt der Wald an. Die Münzen sind hier größer, der Mond auch.',
  yuggoth: 'Schwarze Flüsse unter Brücken, die kein Lebender baute. Die Sonne ist nur der hellste der Sterne.',
};
