import type { AtmosphereTexts } from '../../../atmosphere-types.js';

/** Introductory texts of the encounters in the box's own streets, by card and place. */
export const ENCOUNTERS: AtmosphereTexts = {
  'central-hill-1': {
    '7th-house-on-the-left':
      'Der Professor hockt hinter den Hortensien, dem Studierzimmer gegenüber. „Heute Nacht“, flüstert er, „oder nie.“',
    'congregational-hospital':
      'Besen, Eimer, und draußen hat eben einer den Riegel vorgeschoben. Ein Streifen Licht, und Visite ist um sieben.',
    'st-erasmuss-home':
      'Vier Kapitäne ohne Schiff, ein Spiel mit fünf Assen. Sie rücken zusammen, und keiner will etwas von dir.',
  },
  'central-hill-2': {
    '7th-house-on-the-left':
      'Ein Hut in den Rosen macht „Pst“. Seit elf Jahren ist er hinter dem Tagebuch her, und eben ging drüben das Licht aus.',
    'congregational-hospital':
      'Ein Pfleger mit Armen wie Schinken richtet dir im Vorbeigehen das Schlüsselbein und pfeift weiter.',
    'st-erasmuss-home':
      'Eine Glocke, eine Nonne, ein Arm zum Tor hin. „Die Herren werden so lebhaft“, sagt sie, „bei Geschichten.“',
  },
  'central-hill-3': {
    '7th-house-on-the-left':
      'Dreierlei Gebäck und ein Stuhl von der Großmutter. Die Tasse ist so dünn, dass man den Finger hindurchsieht.',
    'congregational-hospital':
      'Was du für einen Haufen Binden hieltest, hat keinen Anfang. Ganz langsam fließt es über die Kante.',
    'st-erasmuss-home':
      'Er war Steuermann auf dem letzten Walfänger und erzählt in alten Wörtern. Die Hälfte sind Knoten, der Rest stimmt.',
  },
  'central-hill-4': {
    '7th-house-on-the-left': 'Im Jahr 1639 fängt sie an, mit einer Kuh. Es ist dunkel geworden, und die Kuh lebt noch.',
    'congregational-hospital':
      'Zwei Spaten an der Wand, zwei Männer bei Brot und Zwiebeln. Von ihrem Hügel sieht man jedes Grab, und welche neu sind.',
    'st-erasmuss-home':
      'Vierzig Segel liefen am Erasmustag aus, sagt er, und klopft vierzigmal auf den Tisch. Dazwischen hört man die See.',
  },
  'central-hill-5': {
    '7th-house-on-the-left':
      'Im Schrank hinter Glas stehen sie, und den Schlüssel trägt sie um den Hals. Sehr schön bitten müsste man.',
    'congregational-hospital':
      'Zwischen den Kreuzen geht ein Licht auf und ab, grün, im Schritt von einem, der einen Namen sucht.',
    'st-erasmuss-home':
      'Der Leuchtturmwärter ist zum Geburtstag da. „Kommen Sie mit hinauf, wenn er brennt“, sagt er; der Wagen steht vor der Tür.',
  },
  'central-hill-6': {
    '7th-house-on-the-left':
      '„Großvaters Bücher sind nicht zum Lesen“, sagt sie. Aber die Kanne hat sie abgestellt, und sie überlegt.',
    'congregational-hospital':
      'Die Grufttür ist von unten aufgedrückt, von etwas, das hundert Jahre nichts zu tun hatte, als geduldig zu sein.',
    'st-erasmuss-home':
      'Zwischen den Schiffsmodellen hockt etwas von der anderen Halbkugel. Die Alten haben die Stühle weggedreht.',
  },
  'central-hill-7': {
    '7th-house-on-the-left':
      'Stockrosen, ein Zaun, auf jeder Seite eine Nachbarin. Du sagst guten Abend, und um zehn sagst du ihn noch immer.',
    'congregational-hospital':
      'Sie tickt an seinem Handgelenk, deshalb hat keiner gefragt, ob er tot ist. Der Wärter holt eben das Laken.',
    'st-erasmuss-home':
      'Der Schiffsarzt ist neunzig, die Tasche hat er noch. „Mund auf“, sagt er, und die Hand zittert nur, bis sie anfängt.',
  },
  'central-hill-8': {
    '7th-house-on-the-left':
      'Hinterm Eingemachten zieht es, hinterm Luftzug ist eine Treppe. Den Möwen nach endet sie sehr weit oben.',
    'congregational-hospital':
      'Er sieht aus wie ein Käse, und die Löcher gehen durch. Etwas in seiner Jacke haben sie ganz gelassen.',
    'st-erasmuss-home':
      'Die Truhe gehört einem, der nie wiederkam, und auf dem Deckel steht etwas, das die Tür nicht aus den Augen lässt.',
  },
  'central-hill-9': {
    '7th-house-on-the-left':
      'Sie steht auf, greift sich an die Schläfe, und ihr Schatten bleibt sitzen. „Sie entschuldigen mich“, sagt sie.',
    'congregational-hospital':
      'Der junge Arzt hat eine Lampe, eine Spritze und Augen wie ein Junge vor Weihnachten. Ihm fehlt ein zweites Paar Hände.',
    'st-erasmuss-home': 'Im Eckbett beschreibt einer immerfort, was im Netz war. Die Schwester hat Watte in den Ohren.',
  },
  'central-hill-10': {
    '7th-house-on-the-left':
      'Die Aschentonnen stehen draußen, und auf den Schalen liegen Blätter, verbessert in drei Farben.',
    'congregational-hospital':
      'Eine Wurzel, sagst du dir und bückst dich nach dem Schuh. Sie lässt los und greift höher wieder zu.',
    'st-erasmuss-home':
      'Wale schnitzt er, aus Walbein, und du hast einen in der Hand, eh du hinsiehst. „Zwei Dollar, für Sie.“',
  },
  'central-hill-11': {
    '7th-house-on-the-left':
      'Die Wand wird dünn, und da ist die alte Stadt: Fackeln, ein Zug, und alle darin sind auf dem Weg hierher.',
    'congregational-hospital':
      'Bank und Butterbrot teilt ihr euch. Den Schnitt nennt er dir, ganz ruhig, und wie weit der Monat darüber liegt.',
    'st-erasmuss-home':
      'Um Luft ringt sie zwischen den Wörtern, und jedes ist es wert. Bevor es aus ist, möchte sie noch etwas lernen.',
  },
  'central-hill-12': {
    '7th-house-on-the-left':
      'Unter der guten Stube laufen Gänge, wagenbreit, und in die Stille der Teestunde eilt unten jemand hindurch.',
    'congregational-hospital':
      'Der Heizer hat frei, sein Spind steht offen. Hinterm Kessel liegt, was Patienten so vergessen.',
    'st-erasmuss-home':
      'Den Priester hat das Großmütterchen wieder fortgeschickt. Sie befühlt deine Hand, als suchte sie darin etwas Bestimmtes.',
  },
  'central-hill-13': {
    '7th-house-on-the-left': 'In der Mehltruhe lagen sie, und zwei Dollar will sie, weil sie sieben musste.',
    'congregational-hospital':
      'Von Grab zu Grab schleift er ihn, und der Sack zieht dagegen. Jetzt hat er sich gesetzt und die Augen zu.',
    'st-erasmuss-home':
      'Ein Neffe schreibt, er haue nachts Buchstaben, für einen, der in altem Gold zahlt. Zweimal darfst du’s lesen.',
  },
  'central-hill-14': {
    '7th-house-on-the-left':
      'Vorm siebten Haus ging die halbe Fuhre verloren. Zwischen den Flaschen wirft etwas den Mond zurück.',
    'congregational-hospital':
      'Die Lampe hat er in den Kühlraum gestellt, die Ärmel aufgerollt. Auf dem dritten Tisch klopft ein Finger den Takt.',
    'st-erasmuss-home':
      'Auf einem Pottwalzahn die ganze Reise, fein geritzt. Hinten steht, was man ihnen dort beigebracht hat.',
  },
  'harborside-1': {
    '607-water-st':
      'Zwischen seinen bemalten Steinen sitzt er, blickt auf und durch dich hindurch wie eine Nadel durchs Tuch.',
    'north-point-lighthouse':
      'Die Lampe brennt, der Kessel ist warm, das Logbuch bei morgen aufgeschlagen. Du rufst hinauf, und deine Stimme kommt herab.',
    'the-rope-and-anchor': 'Aus dem linken Hahn zapft er Bier, aus dem rechten Neuigkeiten. Zwei Dollar das Glas.',
  },
  'harborside-2': {
    '607-water-st':
      '„Seit dem Jahr des großen Sturms wirst du erwartet“, sagt er, „und du bist spät.“ Hinter ihm pendeln die Flaschen.',
    'north-point-lighthouse':
      'Eine Galeere, gegen den Wind, ohne Licht. Die Riemen tauchen alle zugleich ein, und viel zu sanft.',
    'the-rope-and-anchor':
      'Einer stimmt es am Fenster an, und in der zweiten Strophe hat sogar der Wirt einen Arm um jemandes Hals.',
  },
  'harborside-3': {
    '607-water-st': 'Ein Stück Blei hängt in der Flasche, am Faden. Du räusperst dich, und es dreht sich um.',
    'north-point-lighthouse':
      'Die Tür zur Galerie schlägt, Schritte eisentreppab, zwei Stufen auf einmal. Ist er beim Boot, ist er fort.',
    'the-rope-and-anchor': 'Samstag, in drei Reihen vor der Theke, und alle lehnen an allen.',
  },
  'harborside-4': {
    '607-water-st':
      'Im Flur ist niemand, und er hat dich am Kragen. Die Flaschen klirren, wie man hinter der Hand lacht.',
    'north-point-lighthouse':
      'Das Glas fällt, der Docht ist nass, und draußen, wo die Riffe sind, verlässt sich jemand auf dich.',
    'the-rope-and-anchor':
      'Zum Luftschnappen ging er hinaus und kam nicht wieder. Da liegt es noch, auf der Bank, in der Delle.',
  },
  'harborside-5': {
    '607-water-st':
      'Du klopfst, und unter der Tür schiebt sich ein Buch heraus, den Rücken voran. Drinnen setzt sich wieder wer.',
    'north-point-lighthouse':
      'Sein Mantel am Haken schwingt noch, die Klappe zu den Felsen steht auf. Rudern kann er besser als du.',
    'the-rope-and-anchor': '„Das Schiff? Die Fracht? Das Licht?“ Der Wirt reibt den Daumen am Zeigefinger, jedes Mal.',
  },
  'harborside-6': {
    '607-water-st':
      'Am Giebelfenster sitzt einer mit dem Rücken zur Straße und spricht zu den Scheiben, deutlich. Du bleibst unten im Regen.',
    'north-point-lighthouse':
      'Auf Reede liegt sie, getakelt, wie es keine Werft tut, und eine Leiter hängt herab. Das Wasser ist wie Tinte.',
    'the-rope-and-anchor': 'Ein Topf, neun Löffel. Für dich findet sich ein zehnter, und einer wischt ihn ab.',
  },
  'harborside-7': {
    '607-water-st': 'Dublonen, in Strümpfen, in Dosen, in der Uhr. Oben schnarcht er, und es klingt ganz echt.',
    'north-point-lighthouse':
      'Segel siehst du keine, aber hörst sie, hart am Wind, vorbei. Der Strahl bleibt an etwas hängen, das er nicht zeigt.',
    'the-rope-and-anchor':
      'Vor Borneo war’s, oder es war sein Vetter. Der Papagei stirbt, und dann war es doch vor Java.',
  },
  'harborside-8': {
    '607-water-st': 'An einem geteerten Band hängt er es dir um. „Zähl nicht, was darin ist“, sagt er, „es wechselt.“',
    'north-point-lighthouse':
      'Im Ölkeller, hinter den Fässern, eine Seekiste; des Wärters Vater bekam sie von einem mit nassen Manschetten.',
    'the-rope-and-anchor':
      'Beim dritten Grog hat die Seejungfrau zweimal geheiratet. Zu brauchen ist davon nichts, und keiner geht heim.',
  },
  'harborside-9': {
    '607-water-st':
      'Auf der Matte liegt ein Lederbeutel, ohne Brief. Unten ist er warm, als hätte sich etwas darin zusammengerollt.',
    'north-point-lighthouse':
      'Des Wärters Großvater fuhr auf weißem Schiff nach Süden, über den Rand, und führte Buch. Zwei Häfen fehlen.',
    'the-rope-and-anchor': '„Feierabend“, ruft der Wirt und stellt die Stühle hoch, samt den Leuten.',
  },
  'harborside-10': {
    '607-water-st':
      'Du ziehst die Glocke, und im Nachbarhaus läutet es. Die Steine im Hof sind ein wenig herangerückt.',
    'north-point-lighthouse':
      'Unten auf den Felsen singen sie dreistimmig, in keiner Sprache, und genau wie sie in der Küche.',
    'the-rope-and-anchor':
      'Philosoph war er, sagt er, ehe er dort hinaufstieg. Etwas an der Scheibe will ihn wiederhaben.',
  },
  'harborside-11': {
    '607-water-st':
      'Die Fischfrau nimmt aus, der Küfer schlägt Reifen. Von Nummer 607 haben sie nie gehört, und sie reden sehr leise.',
    'north-point-lighthouse':
      'Drei Angeln auf der Mole, drei Pfeifen. Es beißt nichts, und ihrer Meinung nach ist das gut so.',
    'the-rope-and-anchor': 'Halb im Fenster, die Beine draußen, ruft er um Hilfe. Was ihn draußen hat, ruft nicht.',
  },
  'harborside-12': {
    '607-water-st': 'Sechs Flaschen, sechs Pendel und die Namen alter Kameraden. Alle antworten dir, gemeinsam.',
    'north-point-lighthouse':
      'Ein Tuch auf dem Fass, Schellfisch, eine Kerze. Hier oben, sagt er, redet man bald mit den Tellern.',
    'the-rope-and-anchor':
      'Der Rum ist braun, und die Stube geht auf und ab. Den Kopf legst du zu deinen Sachen, nur um sie im Auge zu haben.',
  },
  'harborside-13': {
    '607-water-st':
      'Er ist aus, mit Stock. Das Fenster ist offen, die Katze satt, und es sind sehr viele dunkle Kammern.',
    'north-point-lighthouse':
      'Am Abgrund singt einer, die Zehen darüber, und will eine zweite Stimme. Du hast ihn an den Hosenträgern.',
    'the-rope-and-anchor': 'Erst die Bank, dann die Lampe, dann, von hinter der Theke, beide Läufe in die Decke.',
  },
  'harborside-14': {
    '607-water-st':
      'Navigation hat sie unterrichtet, ehe sie zu ihm zog. Sie fasst dein Kinn und sucht in deinen Augen den Pol.',
    'north-point-lighthouse':
      '„Rufen kann ich sie“, sagt der Wärter, „aber sie kommt nur für einen, der etwas vorzuzeigen hat.“',
    'the-rope-and-anchor': 'In der Wanne abgefüllt, sagt der Wirt, von einem Freund. Der Freund liegt neben dem Ofen.',
  },
  'south-shore-1': {
    'artists-colony':
      'Ein Kater ohne Schwanz steigt über vier nasse Leinwände und verdirbt keine. Vor dir bleibt er stehen und wartet.',
    'hall-school':
      'Die Direktorin hat die Hände auf dem Löschblatt. Eine falsche Frage, und sie läutet dem Hausmeister.',
    'neils-curiosity-shop':
      'Zusammengerollt liegt es in Spiritus, weiß wie Talg. Für einen Dollar schüttelt er das Glas, dann sucht es dich.',
  },
  'south-shore-2': {
    'artists-colony': 'Auf der Staffeleileiste sitzt der Kater und hat eine Maus für jemanden. Noch überlegt er.',
    'hall-school':
      '„Man hat Sie gesehen“, sagt sie, „bei der Garderobe“, und hinter den Mänteln erhebt sich der Schutzmann.',
    'neils-curiosity-shop':
      'Ein Glas voller Augen, gemischt. Für einen Dollar darf man zurückstarren, und er dreht die Sanduhr um.',
  },
  'south-shore-3': {
    'artists-colony': '„Kinn hoch, und denken Sie an nichts“, sagt der Maler. Es wird dunkel, und er hat erst das Ohr.',
    'hall-school':
      'Hier ging sie zur Schule, und ihre Augen sind älter. Hilf mir mit dem Schloss, sagt sie, dann komme ich mit.',
    'neils-curiosity-shop':
      'Eine Katze war’s, oder sollte dafür gelten. Für einen Dollar bekommt man Pinzette und Lampe.',
  },
  'south-shore-4': {
    'artists-colony':
      'Er steht zu dicht beim Modell und nennt es Liebe. Die anderen malen weiter, mit kürzeren Strichen.',
    'hall-school': 'Sechs Mädchen auf einer Mauer, eine Tüte Kirschen. Wie weit man einen Kern spuckt, zeigen sie dir.',
    'neils-curiosity-shop':
      'Schwarzes Holz, an einer Stelle seidenglatt. NICHT BERÜHREN steht daneben, und was es kostet.',
  },
  'south-shore-5': {
    'artists-colony':
      'Brot, Käse, und wer in welcher Mansarde schläft. Beim Kaffee sind sie bei einem, den keiner hat gehen sehen.',
    'hall-school':
      'Die Schule verwahrt die Kirchenbücher, und in jedem Jahrgang hat ein Mädchen etwas an den Rand gemalt. Immer dasselbe.',
    'neils-curiosity-shop':
      'Wie es auf der Karte steht, legst du ihm die Münze zu Füßen. Um manches hat es schon die Hand geschlossen.',
  },
  'south-shore-6': {
    'artists-colony':
      'Sich selbst hat sie lebensgroß gemalt und das Gesicht ausgekratzt. Bliebe jemand bis morgen bei ihr, ginge es vielleicht.',
    'hall-school': 'Ein Gong, zweihundert Zöpfe, und die Flut spült dich die Vordertreppe hinunter.',
    'neils-curiosity-shop':
      'Eine Dame aus Providence möchte das Ding aus deinem Knopfloch. Du hattest es für einen Krümel gehalten.',
  },
  'south-shore-7': {
    'artists-colony':
      'Er schlägt auf den Marmor ein, als hätte der widersprochen, singt falsch und gibt dir den zweiten Meißel.',
    'hall-school':
      'Der Gründer schrieb spiegelverkehrt und nachts. Einen Handspiegel hast du, und Zeit, bis der Pedell kommt.',
    'neils-curiosity-shop':
      'Ein junger Mann hat Geld und keine Geduld. Er täte sich mit jemandem zusammen, der den Alten herunterhandelt.',
  },
  'south-shore-8': {
    'artists-colony': 'Er kauft sie zum Essen, sagt er, und lacht, und an den Zähnen hat er Tinte.',
    'hall-school':
      'Die Schülerzeitung druckt, was die Mädchen auf dem Dachboden fanden, mit Holzschnitten. Sie sind sehr gut.',
    'neils-curiosity-shop':
      '„Das gehört meinem Ururgroßvater, er will es zurück“, sagt der junge Mann, ganz ernst, und zählt noch einmal.',
  },
  'south-shore-9': {
    'artists-colony':
      'Zu zweit teilten sie das Atelier. Er hat für sie gedeckt und redet von ihrem letzten Bild, ohne hinzusehen.',
    'hall-school': 'In einem Pult ganz unten ein Schwur in roter Tinte, sieben Vornamen. Wem, steht auf Griechisch da.',
    'neils-curiosity-shop':
      'Von einer Insel, die inzwischen unterging. Er will einen Dollar mehr, Nachschub kommt keiner.',
  },
  'south-shore-10': {
    'artists-colony':
      'Verse, ungezeichnet, vierzig Exemplare. Neununddreißig sind verbrannt; wer es tat, steht auf Seite neun.',
    'hall-school': 'Jemandes Vater war bei den Marshals in Innsmouth. Die Papiere verwahrte er im Koffer der Tochter.',
    'neils-curiosity-shop':
      'Zwischen Nautilus und Tritonshorn steht es und ist ausgepreist wie sie. Ein Kind hat Sand hineingetan.',
  },
  'south-shore-11': {
    'artists-colony': 'Gesehen habe er es gleich, sagt er. Nur Leinwand fehle ihm noch, Ocker und dein Glaube an ihn.',
    'hall-school':
      'A. W. steht unter den Aufzeichnungen, in drei Handschriften. Die dritte ist die eines Mannes und eilig.',
    'neils-curiosity-shop':
      'Ein Dachs, ein Bär, etwas mit Dachsgesicht. Alle stehen sie mit dem Rücken zum selben Schrank.',
  },
  'south-shore-12': {
    'artists-colony': 'Die Miete ist fällig. Außer der Staffelei ist alles zu haben, und alles kostet zwei Dollar.',
    'hall-school': 'Ein Blatt als Lesezeichen im Anstandsbuch. Pergament ist es, und älter als der Anstand.',
    'neils-curiosity-shop':
      '„Und das hier“, sagt Neil, „stammt von den Fidschis.“ Beim zweiten Rundgang stammt es aus Peru.',
  },
  'south-shore-13': {
    'artists-colony': 'Terpentin, Sonne, jemand liest vor. Dein Kopf sinkt zwischen die Pinsel.',
    'hall-school':
      'Neben der Schaukel wartet sie, eine erwachsene Frau, und stößt sie an. „Eine Tür noch“, sagt sie, „und die klemmt.“',
    'neils-curiosity-shop':
      'Neil hebt die Kordel und führt: die Meerfrau, der Stuhl, die Kiste, die man nicht öffnet. Er öffnet sie nicht.',
  },
  'south-shore-14': {
    'artists-colony':
      'Mit dem Gesicht zur Wand hängt es, und alle raten, es so zu lassen. Die Farbe läuft, und zwar nach oben.',
    'hall-school': 'Aufsätze, zweihundert, und unter den Aufsätzen etwas, das Lampenlicht nimmt und behält.',
    'neils-curiosity-shop':
      '„Meins ist nicht zu haben“, sagt der Herr in Gamaschen. Nach deinem fragt er höflich, und dann noch einmal.',
  },
};
