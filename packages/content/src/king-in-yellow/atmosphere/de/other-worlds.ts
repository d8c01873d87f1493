import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of gate card encounters, by card and world, and descriptions of the worlds. */
export const OTHER_WORLDS: AtmosphereTexts = {
  'king-in-yellow-gate-card-1': {
    rlyeh:
      'Bis zur Hüfte stehst du in der schwarzen Gasse, und etwas streift dich, höflich, wie im Gedränge. Es kehrt um und kassiert.',
    'the-dreamlands': 'Der Mond hat hier Gewicht. Er liegt auf dem Sims, auf deiner Hand, und die Hand schläft ein.',
    other: 'Wetterleuchten, eine Wolke mit Zähnen, darunter du im Hut. Sie zieht vorüber.',
  },
  'king-in-yellow-gate-card-2': {
    rlyeh: 'Du siehst über den Rand. Tief unter der Stadt sind Sterne, und sie stehen besser geordnet.',
    'plateau-of-leng': 'Ein zweites Paar Schneeschuhe, hundert Schritt hinter dir. An deinen lösen sich die Riemen.',
    other: 'Der Staub steht auf und fasst dich bei beiden Händen, wie zum Walzer.',
  },
  'king-in-yellow-gate-card-3': {
    'plateau-of-leng': 'Der Götze am Pass blickt in alle Richtungen, und immer, als hättest du gerade etwas gesagt.',
    'the-dreamlands': 'Es ist dein Geburtshaus, die Läden sind zu, und du weißt, wer im Dunkeln sitzt.',
    other: 'Deiner fasst dich unterm Knie, und geübt ist er: Er hat alles getan, was du tatest.',
  },
  'king-in-yellow-gate-card-4': {
    'the-dreamlands':
      'Der Fluss riecht nach Heu, und ein Boot liegt da. Nur bis der Schatten beim Ruder ist, denkst du.',
    abyss: 'Eine Stimme, ohne Eile: entweder die anderen, jeder ein wenig, oder du, fast ganz. Rechne ruhig nach.',
    other: 'Der Vorhang am Ende des Ganges bauscht sich, dann hat er Knie.',
  },
  'king-in-yellow-gate-card-5': {
    rlyeh:
      'Mit dem Gesicht nach oben treibt jemand zwischen den Säulen, und die Lider zucken. Mit dem rechten Wort wär er zu wecken.',
    abyss: 'Es ist dir im Mund, ehe du es merkst, und geht hinunter wie eine kalte Hand in eine Tasche.',
    other: 'Im Teich sitzt du am Pult, alt, und streichst etwas durch. Du beugst dich vor, um zu lesen, was.',
  },
  'king-in-yellow-gate-card-6': {
    'plateau-of-leng': 'Eine Ebene, ein Himmel, und beides ohne Grund. Du rufst, um dich umdrehen zu können.',
    abyss: 'Mit einem Seufzer reißt der Boden vor deinen Zehen auf, dann hinter deinen Fersen.',
    other: 'Der Hund ist groß wie ein Stall und liegt quer, das Kinn auf den Pfoten. Ein Ohr begleitet dich vorbei.',
  },
  'king-in-yellow-gate-card-7': {
    'great-hall-of-celeano':
      'Hier wird getauscht: ein Buch gegen etwas, das einmal nur in Büchern stand. Mit Einbänden ist man streng.',
    'city-of-the-great-race':
      'Vom Turm aus siehst du, wie die Straßen laufen, und worauf hinaus. Du bist an einem Mund entlanggegangen.',
    other:
      'Fahnen, Stiefel, ein Alter auf einem Balkon, alle Gesichter erhoben. Den Platz kennst du, es wird der eure sein.',
  },
  'king-in-yellow-gate-card-8': {
    'plateau-of-leng': 'Unter dem Eis, eine Armlänge tief, hält eine Hand etwas hoch, seit zehntausend Jahren.',
    'the-dreamlands': 'Von einem Balkon segelt ein Pergament. Oben streiten sie weiter, und keiner beugt sich heraus.',
    other: 'Deine Beine sind anderer Ansicht. Das besprecht ihr im Sitzen.',
  },
  'king-in-yellow-gate-card-9': {
    'plateau-of-leng': 'Die Kälte geht durch den Mantel, durchs Notizbuch und durch die Notizen.',
    'great-hall-of-celeano': 'Im hohen Glas steht statt deiner einer von euch, die Hand am Rahmen, ebenso erschrocken.',
    other: 'Sie ziehen über dich hin, aus aller Welt, vorm Einschlafen, murmelnd. Du hältst das Ohr hin wie ein Netz.',
  },
  'king-in-yellow-gate-card-10': {
    'the-dreamlands':
      'Deine sind es nicht. Jemand anderes fürchtet diese Uhr, diese Tante, diese Treppe; du bist nur als Erster da.',
    'city-of-the-great-race': 'Am Ende der Rampe hängt ein Spiegel, darin ein See, und am anderen Ufer eine helle Tür.',
    other: 'Mittags gehen sie auf, schwarz, und leuchten. Was leicht an dir war, wird schwer, und umgekehrt.',
  },
  'king-in-yellow-gate-card-11': {
    'plateau-of-leng': 'Um die Feuer sitzen sie, jeder mit einer halben Seite, und blicken hungrig auf deine.',
    'city-of-the-great-race':
      'In einer Vitrine für Primitives liegen Korkenzieher, Kamm und Blechtasse. Die Tasse hat eine Delle wie deine.',
    other: 'Die Brandung ist aus Wolken, schlägt dir bis ans Kinn, und sie trägt, wenn man strampelt.',
  },
  'king-in-yellow-gate-card-12': {
    'great-hall-of-celeano':
      'Am Ausgang sitzt einer mit Siegel. Eine Formel will er, eine kurze, zum Beweis, dass du fertig bist.',
    'the-dreamlands':
      'Wind in der Gerste, Lerchen, und am Feldrain zwei, die leise reden. Gras zum Hineinlegen ist da.',
    other:
      '„Camilla“, rufen sie, legen dir die Stola um und führen dich die Stufen hinauf. Die Schwester wartet schon.',
  },
  'king-in-yellow-gate-card-13': {
    yuggoth:
      'Ein Fach, ein Schildchen, eine Lücke: Platz für einen Reisenden deiner Größe. Zum Kaffee wärst du zurück, heißt es.',
    'the-dreamlands': 'Sie duftet nach dem ersten Ferientag. Weshalb du kamst, liegt dir auf der Zunge.',
    other: 'Ein Herr mit Stock bittet dich, seinem Gedanken bis zum Ende zu folgen. Er ist lang.',
  },
  'king-in-yellow-gate-card-14': {
    abyss: 'Der Wind im Schacht hat von Menschen gelernt. Du hältst dir die Ohren zu, und er macht dich nach.',
    'great-hall-of-celeano':
      'Hier stehen sie alle, untereinander, nummeriert. Gehen magst du nicht, ehe die Fragen kommen.',
    other: 'Aus klarem Himmel fällt ein Schatten auf dich. Gehst du, geht er mit.',
  },
  'king-in-yellow-gate-card-15': {
    yuggoth: 'Bei den Schnürsenkeln fängt es an, ein grauer Flaum, und schneller ist es, als es aussieht.',
    'great-hall-of-celeano':
      'Die Ausleihe ist leer, die Lampen brennen, die Filzschuhe sind von der Matte. Wie lang, steht nirgends.',
    other: 'Wo du dich anlehnst, blutet er. Dann siehst du, dass die Äste Gelenke haben.',
  },
  'king-in-yellow-gate-card-16': {
    'great-hall-of-celeano':
      'Hinter einem Vorhang aus Rollen beraten sich die Alten. Wer recht zu grüßen wüsste, dürfte eintreten.',
    'the-dreamlands': 'Vor dem Haus sitzen sie auf der Bank, mit dem Hund, und rücken. Wie du herkamst, fragt keiner.',
    other: 'Eine Zugbrücke, sie ist unten, und wer sie herabließ, kommt herüber und sagt es dir.',
  },
  'king-in-yellow-gate-card-17': {
    yuggoth: 'Hinter der Tür braucht keiner Luft. Du hast so viel davon, wie du vor Schreck geholt hast.',
    abyss: 'In den Senken liegt sie, grün, und schmeckt nach Münzen. Jeder Atemzug stellt dieselbe Frage.',
    other: 'Paarweise schaukeln sie überm Moor, warten auf dich, rücken ein Stück, warten.',
  },
  'king-in-yellow-gate-card-18': {
    'the-dreamlands': 'An der Wegkreuzung steht er im Wind, das letzte Zündholz in der hohlen Hand, und sieht dich an.',
    abyss: 'Von links und rechts haben sie dich, und keine Seite lässt los. Irgendetwas muss nachgeben.',
    other: 'Die Winde durchwühlen dein Gepäck und johlen. Sie hatten Besseres erwartet.',
  },
  'king-in-yellow-gate-card-19': {
    rlyeh: 'Die Stufe unter dir ist keine. Dann Schwarz, Grün, Schwarz, und eine Kälte, die nach deinem Alter fragt.',
    'city-of-the-great-race': 'Hundertfünfzig Millionen Jahre bis zum ersten Zug nach Hause. Du siehst es an der Uhr.',
    other:
      'Ein Mädchen, den Falken auf der Faust, kennt den Weg übers Moor. Daran liegt ihr Haus, und ihr Jahrhundert.',
  },
  'king-in-yellow-gate-card-20': {
    'city-of-the-great-race':
      'Du liegst unter Lampen. Eine Zange hält eine Tafel hoch, darauf du, farbig, und tippt auf die Stelle.',
    yuggoth: 'Hinterm schwarzen Gletscher singt dir jemand das Schlaflied, in ihrer Tonart. Du gehst nicht hin.',
    other: 'Eine Kette über der Straße, ein Zollhaus, eine Klappe. Was man hier nimmt, trägst du geschrieben bei dir.',
  },
  'king-in-yellow-gate-card-21': {
    rlyeh: 'In Reihen knien sie, in der Flut, und haben einen Platz frei. Wer die nächste Strophe kann, darf knien.',
    'the-dreamlands':
      'Eine warme Flanke an deiner Wade, einmal hin, einmal her. Der Schwanz fragt an und zieht weiter.',
    other: 'Im Staub liegt er, faustgroß, und das Licht darin dreht sich mit, um dich zu sehen.',
  },
  'king-in-yellow-gate-card-22': {
    'the-dreamlands':
      'Einem der Schläfer darfst du ins Ohr flüstern. Überm Ozean wird jemand erwachen und nach dem Stift greifen.',
    'city-of-the-great-race':
      'Von allen Türmen läutet es zugleich, und dreizehnmal. Deine Straße ist dabei nicht mitgezählt.',
    other: 'Ein Horn, ein zweites, näher. Du duckst dich in den Farn und versuchst, nach nichts zu riechen.',
  },
  'king-in-yellow-gate-card-23': {
    yuggoth: 'Jemand verliest dir die Thronfolge, von den Seen bis zum letzten König. Dein Name kommt in der Mitte.',
    'the-dreamlands': 'Im Teich unter den Lilien steht sie, weiß, und du kanntest sie, ehe sie gemeißelt war.',
    other: 'Eine Kastanie fällt von einem Baum, der keiner ist. Sie kommt eben aus der Schale.',
  },
  'king-in-yellow-gate-card-24': {
    rlyeh: 'Ein Dampfer von 1925, alle Lichter an, die Kapelle spielt. Die Gangway ist unten, einen Moment lang.',
    yuggoth: 'Eine Prozession von Kisten zieht vorbei, und eine hat Fenster. Sieh hinein, wenn es sein muss.',
    other: 'Mit einem Finger hat es jemand auf die beschlagene Scheibe gemalt, und gleich hast du es gesehen.',
  },
};
