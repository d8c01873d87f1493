import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'kingsport-gate-card-1': {
    'the-underworld':
      'Häuser ohne Dach, denn Regen gibt es hier unten nicht. In jedem flüstert einer, was du weißt, und Behalten schmerzt.',
    yuggoth:
      'Eine Wand aus Würfeln und Kegeln, die etwas werden wollen. Für das, was Falschraten kostet, steht ein Korb bereit.',
    other: 'Später wirst du sagen, es sei dunkel gewesen. Dunkel war es nicht.',
  },
  'kingsport-gate-card-2': {
    'the-underworld': 'Erst eine Handbreit Erde, gehoben wie von einem Maulwurf. Dann die Hand.',
    'great-hall-of-celeano':
      'Du setzt dich unter die Kuppel, und was du gelesen hast, fängt an übereinzustimmen, Band für Band.',
    other:
      'In einem Netz aus Licht hängt es und ist sehr viel wert. Von jedem Knoten läuft ein Faden heim, zu einem der anderen.',
  },
  'kingsport-gate-card-3': {
    'the-underworld': 'Aus dem Fels haben sie ihn gehauen, mit offenem Mund, und der Weg führt hindurch.',
    abyss: 'Rechts rauscht Wasser, links keines. Dafür hattest du einmal eine Regel.',
    other: 'Aus dem Schatten tastet es nach dir, Faden um Faden, wie ein Blinder nach der Klingel.',
  },
  'kingsport-gate-card-4': {
    'the-underworld':
      'Ein Thron aus Wurzeln, und was darauf sitzt, hat Zeit. Es möchte etwas hören und kennt das meiste schon.',
    'the-dreamlands':
      'Auf der Treppe zum Schlaf sagst du ihn dir vor, stolperst auf der vierzigsten Stufe, und ein Wort kullert weg.',
    other: 'Türen fallen zu, eine nach der anderen, fern, wie beim Rundgang eines Pförtners. Er ist fast fertig.',
  },
  'kingsport-gate-card-5': {
    'the-underworld':
      'Der Ärmel bleibt hängen, und was du am ehesten entbehren kannst, segelt hinab. Du horchst ihm lange nach.',
    'the-dreamlands':
      'Hinterm Meilenstein stehen sie auf, zu fünft, in Turbanen, und verneigen sich. Es ist ein Geschäft wie jedes.',
    other:
      'Die Treppe führt hinauf, hinauf und kommt unter sich selbst heraus. Absteigen müsste man genau da, wo sie umschlägt.',
  },
  'kingsport-gate-card-6': {
    'the-underworld': 'Hüte, groß wie Pavillons, dick und bleich. Dazwischen ist es still wie im Kleiderschrank.',
    'great-hall-of-celeano':
      'Zwischen deinen Ohren hat sich einer an den Tisch gesetzt. Er bietet, zeigt die Karten und hat deine Schrift.',
    other: 'Ein Strahl kommt im Schritttempo vorbei. Aufspringen könnte man, wie auf die Straßenbahn.',
  },
  'kingsport-gate-card-7': {
    'the-underworld':
      'Auf dem Gesicht liegt er, in zwei Teilen. Der obere hat dich am Hosenbein und will, dass du es nimmst.',
    yuggoth: 'Sieben Stufen aus schwarzem Metall, auf der obersten eine Schale. Frühere gaben offenbar das Liebste.',
    other: 'Zum Trocknen hat es sich aufgehängt, über die einzige Brücke, und du hast es geweckt.',
  },
  'kingsport-gate-card-8': {
    'the-underworld': 'Pech, in Wogen, langsam wie Atem, und eine Planke. Wer stehen bleibt, lernt es kennen.',
    abyss:
      'Du streichst eines an, es ist feucht. Du streichst das nächste an. Solange oben die Stadt hält, halten auch die Hölzer.',
    other: 'In Nischen sitzen sie, rosig, und denken laut. Mittun kann man, wenn man etwas Eigenes in die Mitte legt.',
  },
  'kingsport-gate-card-9': {
    'the-underworld':
      'Er sitzt auf dem Sarg und feilt sich die Nägel. „Nicht in diesem Mantel“, sagt der Vampir, und du bist entlassen.',
    'the-dreamlands':
      'Sie kommen aus den Eichen herab und setzen sich in den Kreis. Der Jüngste wird vorgeschoben, ein Blatt auf dem Kopf.',
    other: 'Im treibenden Grau steht eines fest, ein Pfeiler. Wer von dort ruft, den müsste man überall hören.',
  },
  'kingsport-gate-card-10': {
    'the-underworld': 'Ein Wind, wo es keinen geben kann. Er geht durch dich hindurch und stellt alles nach links.',
    'the-dreamlands':
      'Der Weise in der Höhle nimmt keine Münzen. Kniest du dich hin, malt er dir den Preis auf die Stirn, mit dem Daumen.',
    other: 'Ein runder Raum mit einer Tür für jeden von euch, wo immer er ist. Das Feuer brennt, die Stühle reichen.',
  },
  'kingsport-gate-card-11': {
    'the-underworld':
      'Schlamm ins Gesicht, ein Schuh, und so gehen. Sie sehen vom Teller auf, schnuppern, und einer rückt.',
    'great-hall-of-celeano':
      'Jede Formel in deinem Kopf hat hier ihren Schrank, und der Schrank glüht. Du wärmst dir die Hände.',
    other: 'Jemand hat dir die Leitung offen gehalten. Es knackt darin, aber drüben ist noch morgen.',
  },
  'kingsport-gate-card-12': {
    'the-underworld':
      'Zwei Quellen in einem Fels, eine heiß, eine kalt. Wer trinkt, sieht etwas und zahlt sofort, aus der anderen Tasche.',
    'plateau-of-leng':
      'Der Priester in der gelben Maske streckt einen Handschuh aus. Vor deinem besten Stück hält er an.',
    other: 'Da und dort, auf anderen Hügeln, brennen andere Feuer. Du zählst sie, und jedes ist einer von euch.',
  },
  'kingsport-gate-card-13': {
    'the-underworld':
      'Die Treppe führt an ihrer Tür vorbei, und es ist Essenszeit. Neun Absätze sind es, auf jedem eine Lampe.',
    'plateau-of-leng':
      'Die Händler rücken am Feuer, grinsen und bezahlen Gesellschaft, wie man will: mit einem Stück oder mit einer Nachricht.',
    other: 'Den Lichtschacht kommt sie herab, schaukelnd, und liegt dir in der Hand. Ein Vogel flog nicht vorüber.',
  },
  'kingsport-gate-card-14': {
    'the-underworld': 'Am Ende der Gruftgasse steht das Haus leer, und wer die Wände beschrieb, hatte Zeit.',
    'city-of-the-great-race':
      'Über deinem Kopf bereden zwei Kegel, was ein Tor kostet. Hättest du doch ihre Sprache nicht gelernt.',
    other: 'Trockenes Laub im Winkel zweier Mauern. Seit Tagen hattest du nichts mehr im Rücken.',
  },
  'kingsport-gate-card-15': {
    'the-underworld':
      'Klein sind sie, weiß und viele, und macht eines den Mund auf, endet das Wort am anderen Ende der Höhle.',
    'city-of-the-great-race':
      'Du legst dich unter die Haube und stehst in fremden Schuhen, einen Stift in der Hand, mitten im Wort.',
    other:
      'Du streckst den Arm in etwas, das nicht ganz Mauer ist. Die Finger schließen sich, um ein Ding oder eine Idee.',
  },
  'kingsport-gate-card-16': {
    'the-underworld':
      'Dein Gastgeber war jemandes Onkel und hat die besseren Knochen aufgedeckt. Beim Schnaps zeigt er, wie man es macht.',
    'great-hall-of-celeano':
      'Wie bei einem Fisch fallen sie dir von den Augen, auf die offene Seite. Jetzt siehst du, was noch darin steht.',
    other: 'Ein gewöhnliches Schiebefenster, mitten im Fels. Hinter dem Vorhang macht jemand Licht.',
  },
  'kingsport-gate-card-17': {
    'unknown-kadath':
      'Weiß vorn, Weiß hinten, und die Glocke des nächsten Yaks. Hörst du sie nicht mehr, setzt du dich aufs Gepäck.',
    rlyeh: 'Deine Beine haben genug. Der Schleim ist weich, die Tür ist nah, und jemand darin trüge dich.',
    other: 'Während du hinsiehst, wechselt es, immer zu etwas, das du kennst, aber nie ganz.',
  },
  'kingsport-gate-card-18': {
    'unknown-kadath': 'Hoch wie Wetter ist das Tor und aus Onyx. Du legst die Hand daran, und die ganze Burg weiß es.',
    rlyeh: 'Es holt auf. Du wirfst den Sack hinter dich, dann was nicht im Sack war, dann denkst du an die Stiefel.',
    other: 'Welt an Welt, wie Birnen am Spalier. Welche war noch die mit der Druckstelle?',
  },
  'kingsport-gate-card-19': {
    'unknown-kadath':
      'Ein Gang von Meilen, Fackeln, höher als Bäume. Am Ende lacht jemand, und du gehst dicht an der Wand.',
    'the-dreamlands': 'Alles, was man dir hier beibrachte, steht innen auf deinen Lidern, und gleich wachst du auf.',
    other: 'Die Meilensteine zählen wieder aufwärts. Du trittst in deine eigenen Spuren.',
  },
  'kingsport-gate-card-20': {
    'unknown-kadath': 'In der Öde steht etwas, abgewandt. Deinetwegen kam es nicht, es stand nur so da.',
    'plateau-of-leng':
      'Zwischen den Gipfeln strickt jemand, und das Garn ist dick wie Taue. Jeder Rückweg ist darin verbraucht.',
    other: 'Als hätte jemand den Himmel kurz auf dir abgestellt, um die Hände zu wechseln.',
  },
  'kingsport-gate-card-21': {
    'unknown-kadath': 'Den Rand hast du erreicht. Dahinter ist nichts, und zwar reichlich.',
    'plateau-of-leng':
      'Sie kennen den Weg, sagen die beiden am Seil und sehen einander an. Kosten würde er dich, nicht sie.',
    other: 'Einen Apfel lang will nichts etwas von dir. Das Kerngehäuse hebst du auf.',
  },
  'kingsport-gate-card-22': {
    'unknown-kadath':
      'Der Hof hinter der Burg, wohin sie werfen, was ausgedient hat. Es hat Zähne und weiß noch, wie es benutzt wurde.',
    'the-dreamlands':
      'Nach altem Recht, sagt ihr Sprecher, Krümel im Bart, gehöre ihnen alles, was in Haut gebunden ist.',
    other: 'Sie quellen um die Ecke, einer über den anderen, wie Jungen nach der Schule.',
  },
  'kingsport-gate-card-23': {
    'unknown-kadath': 'Du hast es an einem Ende. Am anderen fangen sie zu ziehen an, und zwar gemeinsam.',
    abyss: 'Vor das Licht, auf das du zugingst, tritt es hin. Du siehst, wie groß es ist, und einen hellen Rand.',
    other: 'Wörter kennen sie hier nicht, nur Stöße. Du stellst die Füße fest und antwortest.',
  },
  'kingsport-gate-card-24': {
    'unknown-kadath':
      'Am Tor sitzt ein Schreiber mit Hörnern, wendet deinen Pass und stempelt dir die Hand. Nicht in Ordnung.',
    abyss: 'Das Dunkel kommt den Gang herunter, in gutem Schritt. Noch bist du voraus.',
    other:
      'In einer Zelle, hoch genug zum Stehen, ist ein Stab locker. Was du weißt, taugt als Werkzeug, sonst die Nägel.',
  },
  'kingsport-gate-card-25': {
    'unknown-kadath':
      'Auf der Ebene wartet es, höher als sein Schatten, und du kamst von weit, es anzusehen. Also sieh hin.',
    yuggoth:
      'Der Fährmann nimmt nur, was glänzt. Die Schere hält er hin, und wer nichts hat, deutet er an, der möge gehen.',
    other: 'Tausend Jahre ruhen auf dem Türsturz, und du stehst mit der Lampe darunter.',
  },
  'kingsport-gate-card-26': {
    'unknown-kadath':
      'Ein Brett, so weit wie der Saal, und du stehst auf einem Feld. Darüber überlegt man und fasst dich am Hut.',
    rlyeh: 'Du versuchst, die Gasse zu verstehen, und gerade das hält auf.',
    other: 'Links ist laut, oben ist grün, und nach unten ist Dienstag. Du richtest die Augen auf einen Knopf.',
  },
  'kingsport-gate-card-27': {
    'unknown-kadath': 'Da ist sie, alle Türme hell, hinter einer Woche Weg. Der Form halber nimmst du den Hut ab.',
    'city-of-the-great-race':
      'Du erwachst mit fremden Händen an einem Pult, das du kennst. In der Lade liegt alles, was dein Gefährte weiß.',
    other: 'Der Zoll fängt hier beim Hut an und hört nirgends auf. Gegen Gebühr darf man etwas behalten.',
  },
  'kingsport-gate-card-28': {
    'unknown-kadath':
      'Du siehst ihn geschlagen, groß wie ein Teich, und hörst nichts. Nur in deinem Blut hebt etwas den Kopf.',
    rlyeh: 'Einen Faden hast du noch, von der ersten Tür her, dünn ist er und warm geworden in der Hand.',
    other: 'Die Ecke, wo die Wände sich treffen, wird spitzer und raucht.',
  },
  'kingsport-gate-card-29': {
    'unknown-kadath':
      'Hier treffen sich die Reiche wie vier Straßen, in der Mitte eine Laterne. Dein Kopf ist auf allen vieren zugleich.',
    'the-dreamlands':
      'Das letzte Kamel ist schon auf den Beinen. Für einen Platz nehmen sie, was du entbehrst, und erzählen dafür.',
    other: 'Eine Tür, aus Versehen offen. Gleich ist sie wieder zu, aber du gingst gerade vorbei.',
  },
  'kingsport-gate-card-30': {
    'unknown-kadath':
      'Zuerst spürt man es an den Tassen. Dann rafft der nächste Berg die Röcke, und jedes Tor der Welt schlägt.',
    yuggoth: 'Siebzig Jahre sitzt er im Glas und spricht langsam, damit es reicht. Frag, solange du noch du bist.',
    other: 'Von der Nacht ist eine Pfütze stehen geblieben, und sie erhebt sich auf vier Beine.',
  },
  'kingsport-gate-card-31': {
    'unknown-kadath':
      'Ein Tal voll Statuen, alle sitzend, alle mit deiner Kopfhaltung. Die letzte ist noch nicht fertig.',
    'the-dreamlands':
      'Tempelstufen, eine Rolle, die Tinte blass wie Tee. Buchstabe um Buchstabe hältst du sie an den Mond, bis er fort ist.',
    other: 'Es lag unter dem Stein, den du dir zum Sitzen suchtest.',
  },
  'kingsport-gate-card-32': {
    'unknown-kadath':
      'Ein weißer Fleck auf der Karte, darin ein Maul, weil man es nicht besser wusste. Man wusste es gut.',
    'city-of-the-great-race':
      'Sie geben dir einen Griffel: von Anfang an, bitte, mit Skizzen. Derweil nehmen sie deine Taschen auf.',
    other:
      'Am Weg ein Rad mit Zeichen. Für jeden, der kommt, dreht man es und richtet sich danach, was ihm auf der Stirn steht.',
  },
  'the-underworld':
    'Unter den Kellern Höhlen, unter den Höhlen ein Land: bleiche Wälder, warmer Fels und jemandes Zähne an jemandes Knochen.',
  'unknown-kadath':
    'Eine Burg aus Onyx auf einem Berg, der auf keiner Karte steht. Die Götter der Erde wohnten hier und sind aus.',
};
