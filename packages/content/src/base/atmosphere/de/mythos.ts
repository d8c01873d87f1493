/** Introductory texts of Mythos cards. */
export const MYTHOS: Readonly<Record<string, string>> = {
  'all-quiet-in-arkham':
    'Kein Krankenwagen, keine Sirenen, keine Schritte. Die Druckmaschinen halten, und einmal steht nichts in der Zeitung.',
  'bizarre-dreams-plague-citizens':
    'Beim Frühstück erzählt die halbe Stadt der anderen denselben Traum, und keiner isst sein Ei auf.',
  'big-storm-sweeps-arkham': 'In der Dämmerung kommt er den Fluss herauf, und was eben noch flog, muss anderswohin.',
  'blue-flu': 'Der Wachhabende hustet, die ganze Schicht hustet, und die Schlüssel hängen am Nagel.',
  'city-gripped-by-blackouts': 'Am Hügel geht eine Lampe nach der anderen aus. Die Händler tasten sich zu den Läden.',
  'church-group-reclaims-southside':
    'Vierzig Gesangbücher, vierzig Laternen, vornweg der Organist. An den Ecken hat lange keiner gesungen.',
  'campus-security-increased':
    'An jedem Tor stehen jetzt zwei, und die Neuen wollen keinen Ausweis sehen. Sie sehen auf den Schatten.',
  'fourth-of-july-parade': 'Trommeln, Fähnchen, die Feuerwehr in Messing, und nirgends eine Lücke, um hinüberzukommen.',
  'feds-raid-arkham': 'Graue Limousinen aus Boston, zwölf Stück. Was sie auf die Lastwagen laden, sagen sie nicht.',
  'family-found-butchered':
    'Der Milchmann ging wegen der Fliegen hinters Haus. Bis Mittag hat jeder einen Riegel gekauft.',
  'goat-like-creature-spotted-in-woods':
    'Die Jäger kamen ohne Hunde heim. Wo es stand, sagen sie, fehlen jetzt auch die Bäume.',
  'ghost-ship-docks-by-itself':
    'Keine Lichter, kein Steuermann, und die Leinen schon belegt. Nasse Spuren führen die Gangway hinunter, keine hinauf.',
  'gangs-clean-up-easttown':
    'Für Geld haben sie diese Häuser immer beschützt. Heute tun sie’s aus Stolz, mit Baseballschlägern.',
  'ill-wind-grips-arkham': 'Alle Wetterhähne zeigen auf dasselbe Haus. Zufällig bist du darin.',
  'horror-at-groundbreaking': 'Den ersten Spatenstich tat der Bürgermeister. Der zweite tat sich selbst.',
  'manhunt-in-arkham':
    'Mit Lampen und Hunden gehen sie von Tür zu Tür und sehen auch nach, wo kein Mensch hineinpasst.',
  'lodge-members-watch-the-night':
    'Unter jeder Laterne am Hügel ein Herr im Frack. Sie nicken einander zu und sonst keinem.',
  'lodge-member-held-for-questioning':
    'Er schweigt, lächelt und sieht auf die Uhr. Um neun antwortet draußen die Straße für ihn.',
  'missing-people-return':
    'Sie stehen an den Ecken, die falsche Jahreszeit am Mantel, und fragen höflich nach dem Jahr.',
  'miskatonic-arctic-expedition-returns':
    'Unter den Kisten vom Walfänger sind welche länger, als die Liste sagt. Auf den Docks taut es.',
  'merchants-march-on-crime':
    'Krämer, Schiffsausrüster, der Schneider mit der Elle: Sie haben zugesperrt und sind erstaunlich viele.',
  'picnickers-panic': 'Auf der Wiese spielt ein Grammophon weiter, neben vierzig Decken und niemandem.',
  'private-security-hired-in-uptown':
    'Die besseren Straßen haben zusammengelegt. Männer in guten Stiefeln gehen die Hecken ab, Berichte schreiben sie keine.',
  'police-step-up-patrols-in-northside':
    'Zu zweit gehen sie, das Holster offen. Sogar die Zeitungsjungen werden heimgeschickt.',
  'rivertown-residents-take-back-streets':
    'Großmütter mit Lampen vor den Türen, Männer mit Bootshaken in den Gassen. Heute schläft in Rivertown keiner.',
  'slum-murders-continue': 'Der fünfte, ruft der Zeitungsjunge. In diesen Häusern hatten sie sieben gezählt.',
  'sheldon-gang-turns-to-police-for-aid':
    'Vier Schnapsbrenner am Tresen der Wache, den Hut in der Hand. Im Wald ist etwas, das nicht kauft.',
  'scientist-warns-of-dimensional-rift':
    'Er zeichnete es den Reportern auf: ein Blatt, eine Nadel, und etwas, das durchs Loch entweicht.',
  'strange-lights-on-campus':
    'Grün hinter einem Fenster, dann hinter allen. Die Pförtner sperren zu und schieben es auf die Chemie.',
  'southside-strangler-suspected':
    'Von den Händen hat die Polizei eine Zeichnung. Türketten sind in Southside ausverkauft.',
  'strange-tremors-cease':
    'Die Tassen hängen still am Haken. Du hast dich so daran gewöhnt, dass du dich trotzdem am Tisch hältst.',
  'strange-power-flux-plagues-city':
    'Eine Minute lang brennt jede Birne in der Stadt blau. Anderswo wird sichtbar, was eine Tür ist.',
  'terror-at-the-train-station':
    'Der Zug um neun Uhr vierzig kam mit verhängten Fenstern. Die Türen gingen auf der falschen Seite auf.',
  'temperance-fever-sweeps-city':
    'Damen mit Äxten, ein Fass, eine Trommel. Sie riechen es dir über die Straße hinweg an.',
  'witch-burning-anniversary': 'Blumen legt keiner nieder. Trotzdem liegt am Fluss wieder Asche, und sie ist warm.',
  'vigilante-guards-the-night':
    'Über die Dächer der Innenstadt geht jemand im langen Mantel. Morgens findet man allerhand an Laternen gebunden.',
  'alien-technology': 'Sie sind mit ihrem Gerät aus den Bergen gekommen, und das Gerät ist besser als sie.',
  'a-strange-plague':
    'Gelbes Papier an den Türen, eine Glocke am Karren. Die Wunde von voriger Woche ist nicht kleiner geworden.',
  'an-evil-fog': 'Man könnte die eigene Hand darin verlieren. Was fliegt, hat sich irgendwo hineingesetzt und wartet.',
  'blood-magic': 'In einem Hof in Rivertown hängt eine Schüssel am Haken. Auskunft gibt es dort, becherweise.',
  'blackest-night': 'Der Mond steht im Kalender, nicht am Himmel. Wer sich versteckt, ist froh darum.',
  'darkes-carnival-arrives': 'Ein Leierkasten, bunte Birnen, ein Zelt, wo keines war. Der Eintritt kostet nichts.',
  'curfew-enforced': 'Um acht die Glocke, fünf nach acht der Wagen. Danach braucht man draußen einen guten Grund.',
  'estate-sale': 'Erben hinterließ die alte Dame keine, dafür vierzig Truhen. Auf dem Rasen wird schon nummeriert.',
  'egyptian-exhibit-visits-miskatonic-u':
    'Kisten, Stroh und Gold im Lampenlicht. Auf den Schildern steht vorsichtig, wozu man es einst für gut hielt.',
  'dreams-of-a-sunken-city':
    'Du erwachst müde, und das Kissen ist feucht. In der ganzen Stadt brennt um vier Uhr Licht.',
  'heat-wave': 'Teer an den Schuhen, die Milch um neun sauer. Keiner rührt die Hand, und die Lesesäle sind voll.',
  'happy-days-are-here-again': 'Im Fenster steht ein Radio, und solange die Kapelle spielt, glaubt die Stadt das Lied.',
  'icy-conditions': 'Asche auf den Stufen, Pferde in Socken. Was auf Krallen rennt, hat es nicht besser.',
  'nodens-favor': 'Am Pier sitzt ein grauer Alter und angelt mit silbernem Haken. Vor dir zieht er den Hut.',
  'no-one-can-help-you-now':
    'Du zeichnest das Zeichen wie immer. Es hält einen Atemzug, dann läuft die Kreide die Wand hinab.',
  'planetary-alignment':
    'Fünf Lichter in einer Reihe über der Sternwarte. Die alten Worte kommen wie von selbst auf die Zunge.',
  'raining-cats-and-dogs': 'Die Rinnen brüllen, die Straßenbahn steht. Was brennt, geht heute nicht vor die Tür.',
  'rlyeh-rising': 'Lotungen vor der Küste: gestern tausend Faden, heute neunhundert. Die Möwen fliegen landeinwärts.',
  'solar-eclipse': 'Mittags gehen die Hühner schlafen. Du sprichst das Wort, und es ist nur ein Wort.',
  'sunny-and-clear':
    'Wäsche auf jeder Leine, und kein Winkel ohne Licht. Das tut den Nerven gut, nur verstecken kann man sich nicht.',
  'the-chill-of-the-grave': 'Raureif an der Friedhofsmauer, im August. Was still liegen sollte, war selten so munter.',
  'the-man-in-black':
    'Auf French Hill trägt ein Herr in Schwarz ein Buch und eine Feder. Eine Seite mit deinem Namen hat er schon.',
  'the-festival': 'Grüne Kerzen in den Fenstern und viel Gesang. In keinem deiner Kalender steht der Tag.',
  'things-of-darkness':
    'Erst die Keller, dann die Treppenhäuser, dann unter der Brücke: Das Dunkel wird dick, wie Milch dick wird.',
  'disturbing-the-dead': 'In Rivertown gräbt einer bei Nacht und nimmt nichts mit. Er weckt sie nur.',
  'good-work-undone':
    'Du hast das Zeichen gezogen, und jemand wischt: nicht am heutigen, am ersten. In den späteren spürt man es.',
  'the-great-ritual': 'Auf French Hill steht jeden Abend eine Kerze mehr im Fenster. Platz ist für fünf.',
  'the-southside-strangler-strikes': 'Er wählt nicht wahllos. Jeder war einer, der dir geholfen hätte.',
  'the-stars-are-right':
    'Der Astronom berichtigt seine Karten nicht mehr. Verschoben hat sich der Himmel, und jetzt passt er.',
  'the-terrible-experiment':
    'Hinter der Labortür wird um sechs gefüttert. Jede Nacht, sagt der Hausmeister, klappern mehr Löffel.',
  'the-story-continues':
    'Die Seite ist voll. Jemand nimmt ein frisches Blatt, und die Turmuhr fängt wieder mit eins an.',
};
