/** German themes of Kingsport's location cards for Arkham's decks, by card and place. */
type Card = Readonly<Record<string, string>>;

const BY_NEIGHBOURHOOD: Readonly<Record<string, readonly Card[]>> = {
  northside: [
    {
      'curiositie-shoppe': 'Ein halb verborgenes Bildnis',
      newspaper: 'Nutzlose Akten',
      'train-station': 'Ein abfahrender Zug',
    },
    {
      'curiositie-shoppe': 'Ein Stapel Bücher',
      newspaper: 'Die Warnung des Hausmeisters',
      'train-station': 'Ein reservierter Zug',
    },
    {
      'curiositie-shoppe': 'Fallen gelassene Ware',
      newspaper: 'Ein hilfsbereiter Reporter',
      'train-station': 'Ein geteiltes Taxi',
    },
    {
      'curiositie-shoppe': 'Eine Kiste vor dem Laden',
      newspaper: 'Die Warnung des Hausmeisters',
      'train-station': 'Ein Händler auf dem Bahnsteig',
    },
  ],
  downtown: [
    {
      'arkham-asylum': 'Die Habe eines toten Patienten',
      'bank-of-arkham': 'Verzählt',
      'independence-square': 'Stille unter dem Bogen',
    },
    {
      'arkham-asylum': 'Ein Buch über das Heilen',
      'bank-of-arkham': 'Der Dank der Bank',
      'independence-square': 'Die Wahrsagerin',
    },
    {
      'arkham-asylum': 'Trost eines Patienten',
      'bank-of-arkham': 'Zwei freie Schalter',
      'independence-square': 'Ein Schatten über dem Stein',
    },
    {
      'arkham-asylum': 'Eine neue Behandlung',
      'bank-of-arkham': 'Ein stilles Geschenk',
      'independence-square': 'Spielende Jungen',
    },
  ],
  easttown: [
    {
      'hibbs-roadhouse': 'Ein Schutz für die Schenke',
      'police-station': 'Das Toben eines Irren',
      'velmas-diner': 'Das Angebot eines Straßenräubers',
    },
    {
      'hibbs-roadhouse': 'Die Schenke ist leer geworden',
      'police-station': 'Ein Geschenk des Sheriffs',
      'velmas-diner': 'Ein Zauberkuchen',
    },
    {
      'hibbs-roadhouse': 'Ein gelangweilter Trinker',
      'police-station': 'Ein Zettel mit einer Belohnung',
      'velmas-diner': 'Ein stehen gelassener Teller',
    },
    {
      'hibbs-roadhouse': 'Der falsche Platz',
      'police-station': 'Eine Lüge über Genehmigungen',
      'velmas-diner': 'Ein Schrei von draußen',
    },
  ],
  'merchant-district': [
    {
      'river-docks': 'Ein Tausch mit einem Einsiedler',
      'the-unnamable': 'Ein lebender Wandteppich',
      'unvisited-isle': 'Zwei aus dem Wasser',
    },
    {
      'river-docks': 'Eine verlorene Geldklammer',
      'the-unnamable': 'Eine Öffnung und ein Gast',
      'unvisited-isle': 'Noch ein Zuschauer',
    },
    {
      'river-docks': 'Vergessene Beute',
      'the-unnamable': 'Ein fallender Schatten',
      'unvisited-isle': 'Ein trockenes Buch am Strand',
    },
    {
      'river-docks': 'Geld unter Maden',
      'the-unnamable': 'Jemand lauscht am Radio',
      'unvisited-isle': 'Ein gezeichneter Krebspanzer',
    },
  ],
  rivertown: [
    {
      'black-cave': 'Rutschende Felsen',
      'general-store': 'Der Krämer ist verschwunden',
      graveyard: 'Ein Wirbel an der Gruft',
    },
    {
      'black-cave': 'Ein gähnender Abgrund',
      'general-store': 'Eine gehässige Frau',
      graveyard: 'Ein stürzender Engel',
    },
    {
      'black-cave': 'Eine Rune im Fels',
      'general-store': 'Die Karte eines Zerlumpten',
      graveyard: 'Unnatürliche Überreste',
    },
    { 'black-cave': 'Eine Öffnung in der Höhle', 'general-store': 'Teurer auf Wunsch', graveyard: 'Ein Maler am Grab' },
  ],
  'miskatonic-university': [
    {
      administration: 'Neuigkeiten vom Präsidenten',
      library: 'Ein Buch, das zurückzieht',
      'science-building': 'Übertragung von Wissen',
    },
    {
      administration: 'Ein Lehrversuch',
      library: 'Früher Feierabend',
      'science-building': 'Ein Gerät auf der Werkbank',
    },
    {
      administration: 'Ein zugesteckter Zettel',
      library: 'Eine vergessene Karte',
      'science-building': 'Eine versiegelte Gruft',
    },
    {
      administration: 'Ein Handel um ein Manuskript',
      library: 'Seiten, die sich kräuseln',
      'science-building': 'Einen Schlag einstecken',
    },
  ],
  'french-hill': [
    {
      'silver-twilight-lodge': 'Eine magische Kugel',
      'inner-sanctum': 'Nebel in einer Kugel',
      'the-witch-house': 'Eine Kraft im Haus',
    },
    {
      'silver-twilight-lodge': 'Eine fliehende Frau',
      'inner-sanctum': 'Ein Kreis des Willens',
      'the-witch-house': 'Eine Öffnung und ein Gast',
    },
    {
      'silver-twilight-lodge': 'Der Preis der Mitgliedschaft',
      'inner-sanctum': 'Eine Schriftrolle über Tore',
      'the-witch-house': 'Das Flüstern eines Hexers',
    },
    {
      'silver-twilight-lodge': 'Eine leuchtende Tür',
      'inner-sanctum': 'Beistand für einen anderen',
      'the-witch-house': 'Kreide und grünes Blut',
    },
  ],
  uptown: [
    {
      'st-marys-hospital': 'Krankenhauskost',
      'ye-olde-magick-shoppe': 'Verblassende Seiten',
      woods: 'Ein entlaufener Hund',
    },
    {
      'st-marys-hospital': 'Eine Fahrt im Rollstuhl',
      'ye-olde-magick-shoppe': 'Klatsch der Kunden',
      woods: 'Ein Tier zum Ausstopfen',
    },
    {
      'st-marys-hospital': 'Ein Medium ohne Kraft',
      'ye-olde-magick-shoppe': 'Auf der Suche nach einem Buch',
      woods: 'Die Brennerei einer Bande',
    },
    {
      'st-marys-hospital': 'Ein Patient im Koma',
      'ye-olde-magick-shoppe': 'Die offene Hand der Besitzerin',
      woods: 'Wirbelnde Jahresringe',
    },
  ],
  southside: [
    {
      'historical-society': 'Ein Zauber in einem seltsamen Buch',
      'mas-boarding-house': 'Ein überfülltes Haus',
      'south-church': 'Ein beeindruckter Priester',
    },
    {
      'historical-society': 'Gespendete Stücke',
      'mas-boarding-house': 'Ein Reporter zahlt',
      'south-church': 'Mit dem Kopf unter Wasser',
    },
    {
      'historical-society': 'Ein Ausflug der Mitglieder',
      'mas-boarding-house': 'Ein rätselhaftes Gericht',
      'south-church': 'Ein Blitz am Altar',
    },
    {
      'historical-society': 'Ein Beweis für den Professor',
      'mas-boarding-house': 'Ein Essen für Freunde',
      'south-church': 'Der Opferstock',
    },
  ],
};

export const ARKHAM_THEMES: Readonly<Record<string, Card>> = Object.fromEntries(
  Object.entries(BY_NEIGHBOURHOOD).flatMap(([id, cards]) =>
    cards.map((card, i) => [`kingsport-${id}-${i + 1}`, card] as const),
  ),
);
