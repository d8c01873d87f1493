/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'another-time-another-place':
    'Am Mittag war es eine Weile sechs Uhr abends, und jemand hat die Zeit genutzt und kam herüber.',
  'black-sabbath':
    'Heute fliegen sie anderswohin. Von den Veranden sind die Besen fort, und die Katzen hüten die Häuser.',
  'brutal-accident':
    'Ein Bremsseil, ein Pferd, eine Scheibe: ein Nachmittag, an dem alles auf dieselbe Stelle zuläuft.',
  'contagion-kills-life-in-blasted-heath':
    'Zuerst fielen die Krähen. Jetzt hat es auch das, was sonst die Krähen frisst.',
  'couriers-in-town': 'Burschen mit Mützen und Taschen: ein Fünfer quer durch die Stadt, ein Zehner, wenn es knurrt.',
  'dunwich-villagers-drive-out-undesirables':
    'Sie traten auf einmal aus den Häusern, wortlos, mit Dreschflegeln. Selbst der Rauch stieg gerader.',
  'gossip-runs-wild':
    'Der Krämer sagte es dem Barbier. Am Abend weiß jeder, was du weißt, und noch etwas mit Klauen dazu.',
  'horrifying-sight':
    'Es stand in einer offenen Tür, in einer gewöhnlichen Straße, bei gutem Licht. Nur einer drehte den Kopf.',
  'lynch-mob': 'Sie wollten irgendwen, und er war auf der Straße und redete wie ein Fremder.',
  'meteorite-spotted-in-blasted-heath':
    'Ein grüner Strich, ein Schlag, am Morgen eine Kruste mit einem Loch. Das Gras führt von dem Loch fort.',
  'old-debts-come-due':
    'Ein dunkler Mann geht mit einer Tasche von Tür zu Tür. Für jeden hat er eine Quittung, schon unterschrieben.',
  'restful-day': 'Sonntag: Läden, Bienen, ein Radio drei Gärten weiter. Das Knie gibt einmal Ruhe.',
  'soothing-night': 'Bis zehn hat es geregnet. Durchs offene Fenster kommt der Duft von Levkojen, sonst nichts.',
  'stalkers-in-the-night':
    'Wochenlang waren da Schritte ohne Füße. Vorige Nacht gingen sie zum Fluss hinunter, und keiner kehrte um.',
  'strange-statue-destroyed':
    'Der Schmied tat es für eine Wette. Beide Hälften waren hohl, und jemand war zu Hause gewesen.',
  'strange-waves-subside':
    'Die Nadeln im Labor ziehen einen geraden Strich. Irgendwo ist eine Tür von selbst ins Schloss gefallen.',
  'whateley-family-feud-escalates':
    'Die heruntergekommenen Whateleys und die anderen schießen jetzt quer übers Tal. Sonst wagt sich nichts mehr hinaus.',
  'whateleys-accused-of-witchcraft':
    'Von der Kanzel verlas der Prediger die Anklage. Oben in den Hügeln las etwas mit, und zwar laut.',
  'along-came-jones':
    'Der Zug um fünf Uhr zwölf bringt einen Fremden mit Reisetasche, guter Rechter und einer freien Woche.',
  'angry-red-skies':
    'Der Sonnenuntergang fing um zwei an und hört nicht auf. Was oben fliegt, bleibt oben, und die Almanache sind ausverkauft.',
  balmy: 'Warm wie eine Hand. Auf den Veranden krempeln sie die Ärmel auf, und in den Hecken wittert etwas weiter.',
  'blue-plate-special':
    'Hackbraten, Erbsen, und etwas, das sie Medizin nennt. Um sechs wird die Tafel draußen neu geschrieben.',
  'book-sale':
    'Doppelte, Stockfleckige, Nachlässe von Leuten, die beim Lesen starben. Auf den Stufen, jedes zwei Dollar.',
  'dark-skies': 'Um drei werden die Lampen angezündet. Ein guter Tag, um übersehen zu werden.',
  'deathly-still': 'Kein Blatt, kein Vogel, keine Uhr. Du hörst deinen Kragen. Alles andere hört ihn auch.',
  'good-traveling-conditions': 'Die Straßen trocken, Wind im Rücken. Alle kommen früher an, auch die Falschen.',
  'help-wanted':
    'Der Zettel im Fenster der Zeitung ist eilig geschrieben: jeder, der Rechtschreibung kann und noch nicht draußen war.',
  'neighborhood-sale':
    'Küchentische mitten auf der Straße, eine Wiege, eine Flinte, eine Tuba. Sie ziehen weg, der ganze Block.',
  'plague-of-frogs':
    'Du kehrst sie mit dem Besen von der Stufe. Sie kommen wieder, setzen sich Richtung Hügel und warten.',
  'songs-from-the-woods': 'Ein Lied geht um, ohne Worte, mit Hufschlag darin. Am zweiten Abend können es die Kinder.',
  'the-tempest':
    'Es nimmt den Läden die Schilder und den Dächern die Schindeln, und was Flügel hat, nimmt es mit aufs Meer.',
  'whippoorwills-of-dunwich':
    'Bis in die Stadt sind sie gekommen und sitzen zu Hunderten auf den Rinnen. Sie zählen jemandes Atemzüge.',
  windy: 'Hüte, Bretter, der Umhang eines Schutzmanns. Wer darauf reitet, landet, wo er will.',
  'mad-bomber': 'Die erste traf nur einen Briefkasten. Die Zettel sind getippt, mit Preis, und rechnen kann er.',
  'nightmare-pool':
    'In Uptown trocknet eine Pfütze nicht. Wer hineinsieht, schläft schlecht, und um so viel ist sie gewachsen.',
  riots:
    'Angefangen hat es in der Schlange vorm Bäcker. Jemand müsste sich mitten hineinstellen, mit ausgebreiteten Armen.',
};
