/** German themes of the location cards for Arkham's decks, by card and place. */
export const ARKHAM_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dunwich-northside-1': {
    'curiositie-shoppe': 'Der Händler kauft',
    newspaper: 'Unfall an der Druckpresse',
    'train-station': 'Eine Zugkarte im Angebot',
  },
  'dunwich-northside-2': {
    'curiositie-shoppe': 'Ausverkauf für alle',
    newspaper: 'Beißende Dämpfe',
    'train-station': 'Vom Gepäckträger mitgenommen',
  },
  'dunwich-northside-3': {
    'curiositie-shoppe': 'Der Händler kauft',
    newspaper: 'Geschäfte mit dem Redakteur',
    'train-station': 'Eine Zugkarte im Angebot',
  },
  'dunwich-northside-4': {
    'curiositie-shoppe': 'Ein Glückskeks',
    newspaper: 'Ein Redakteur, der zu überzeugen ist',
    'train-station': 'Der Schuhputzer',
  },
  'dunwich-northside-5': {
    'curiositie-shoppe': 'Ein verfluchter Handel',
    newspaper: 'Der Lieferwagen',
    'train-station': 'Ein eingewickeltes Bündel',
  },
  'dunwich-northside-6': {
    'curiositie-shoppe': 'Wissen gegen Hinweise',
    newspaper: 'Ein Vertrag mit der Zeitung',
    'train-station': 'Lachende Kinder',
  },
  'dunwich-northside-7': {
    'curiositie-shoppe': 'Eine Staubwolke',
    newspaper: 'Eine Geschichte zu verkaufen',
    'train-station': 'Ein Buch auf dem Sims',
  },
  'dunwich-downtown-1': {
    'arkham-asylum': 'Eine Versuchstherapie',
    'bank-of-arkham': 'Ein Irrtum der Bank',
    'independence-square': 'Die Wahrsagerin',
  },
  'dunwich-downtown-2': {
    'arkham-asylum': 'Akten mit Befragungen',
    'bank-of-arkham': 'Ein günstiger Kredit',
    'independence-square': 'Das Tarot',
  },
  'dunwich-downtown-3': {
    'arkham-asylum': 'Eine Versuchstherapie',
    'bank-of-arkham': 'Ein Schließfach',
    'independence-square': 'Der Nachthimmel öffnet sich',
  },
  'dunwich-downtown-4': {
    'arkham-asylum': 'Hypnose',
    'bank-of-arkham': 'Die Bande in der Schlange',
    'independence-square': 'Der Nachthimmel öffnet sich',
  },
  'dunwich-downtown-5': {
    'arkham-asylum': 'Eine Leiche im Ofen',
    'bank-of-arkham': 'Ein Orakel aus Papier',
    'independence-square': 'Ein stiller Tag',
  },
  'dunwich-downtown-6': {
    'arkham-asylum': 'Die Nadel der Schwester',
    'bank-of-arkham': 'Geflüster in der Schlange',
    'independence-square': 'Ein Stein, der Kraft entzieht',
  },
  'dunwich-downtown-7': {
    'arkham-asylum': 'Gespräch über Träume',
    'bank-of-arkham': 'Ein Bettler',
    'independence-square': 'Die Blaskapelle',
  },
  'dunwich-easttown-1': {
    'hibbs-roadhouse': 'Tipps vom Wirt',
    'police-station': 'Eingeschlossen',
    'velmas-diner': 'Tellerwäscher gesucht',
  },
  'dunwich-easttown-2': {
    'hibbs-roadhouse': 'Tipps vom Wirt',
    'police-station': 'Ein überzeugter Sheriff',
    'velmas-diner': 'Fegen',
  },
  'dunwich-easttown-3': {
    'hibbs-roadhouse': 'Eine Schlägerei in der Kneipe',
    'police-station': 'Die Wache wird abgeschlossen',
    'velmas-diner': 'Ein Sandwich umsonst',
  },
  'dunwich-easttown-4': {
    'hibbs-roadhouse': 'Ein lächelnder Zuhörer',
    'police-station': 'Aneinandergekettet',
    'velmas-diner': 'Ein Verkäufer an der Theke',
  },
  'dunwich-easttown-5': {
    'hibbs-roadhouse': 'Ein Glas aufs Haus',
    'police-station': 'Ein Steckbrief',
    'velmas-diner': 'Ein Rüpel muss hinaus',
  },
  'dunwich-easttown-6': {
    'hibbs-roadhouse': 'Ein Spiel mit Wurfpfeilen',
    'police-station': 'Ein Steckbrief',
    'velmas-diner': 'Truthahnbraten',
  },
  'dunwich-easttown-7': {
    'hibbs-roadhouse': 'Ein Billardhai',
    'police-station': 'Ein verzweifelter Gefangener',
    'velmas-diner': 'Holzfällerfrühstück',
  },
  'dunwich-merchant-district-1': {
    'river-docks': 'Der Rat eines Betrunkenen',
    'the-unnamable': 'Eine Gestalt im Zimmer',
    'unvisited-isle': 'Ein steinerner Brunnen',
  },
  'dunwich-merchant-district-2': {
    'river-docks': 'Eine verfluchte Last',
    'the-unnamable': 'Ein heulendes Haus',
    'unvisited-isle': 'Ein Riss auf der Insel',
  },
  'dunwich-merchant-district-3': {
    'river-docks': 'Buchführung',
    'the-unnamable': 'Schachfiguren, die sich bewegen',
    'unvisited-isle': 'Ein Netz aus Kraft',
  },
  'dunwich-merchant-district-4': {
    'river-docks': 'Eine Aushilfe für Geld',
    'the-unnamable': 'Eine Nervenprobe',
    'unvisited-isle': 'Ein Riss auf der Insel',
  },
  'dunwich-merchant-district-5': {
    'river-docks': 'Wasser voller Sterne',
    'the-unnamable': 'Blut aus dem Hahn',
    'unvisited-isle': 'Ein Netz aus Kraft',
  },
  'dunwich-merchant-district-6': {
    'river-docks': 'Eine Aushilfe für Geld',
    'the-unnamable': 'Die Kellertreppe',
    'unvisited-isle': 'Ein Mann mit Knochen',
  },
  'dunwich-merchant-district-7': {
    'river-docks': 'Etwas im Wasser',
    'the-unnamable': 'Ein versinkender Kristall',
    'unvisited-isle': 'Ein anderes Leben',
  },
  'dunwich-rivertown-1': {
    'black-cave': 'Ein Einsturz',
    'general-store': 'Besondere Ware',
    graveyard: 'Der Klatsch eines Predigers',
  },
  'dunwich-rivertown-2': {
    'black-cave': 'Ein Gewirr von Gängen',
    'general-store': 'Ein gesuchter Gegenstand',
    graveyard: 'Eine seltsame Leiche',
  },
  'dunwich-rivertown-3': {
    'black-cave': 'Ein Riss in der Höhle',
    'general-store': 'Alte Goldmünzen',
    graveyard: 'Ein Maler bei der Arbeit',
  },
  'dunwich-rivertown-4': {
    'black-cave': 'Schlechte Luft',
    'general-store': 'Ein stummes Damespiel',
    graveyard: 'Ein Kruzifix',
  },
  'dunwich-rivertown-5': {
    'black-cave': 'Ein großer Retter',
    'general-store': 'Eine Spieluhr',
    graveyard: 'Ein Riss in einer Gruft',
  },
  'dunwich-rivertown-6': {
    'black-cave': 'Eine Grube voraus',
    'general-store': 'Auf den Laden aufpassen',
    graveyard: 'Ein offenes Grab',
  },
  'dunwich-rivertown-7': {
    'black-cave': 'Eine Laterne aus Messing',
    'general-store': 'Ein warmer Ofen',
    graveyard: 'Ein verschlossenes Mausoleum',
  },
  'dunwich-miskatonic-university-1': {
    administration: 'Eine Abhandlung zu verkaufen',
    library: 'Eine seltene Spende',
    'science-building': 'Grauen im Labor',
  },
  'dunwich-miskatonic-university-2': {
    administration: 'Eine rote Schweinerei',
    library: 'Der Ankauf eines Buches',
    'science-building': 'Eine Waffe gegen Monster',
  },
  'dunwich-miskatonic-university-3': {
    administration: 'Vom Gelände geführt',
    library: 'Ein zwielichtiger Sammler',
    'science-building': 'Ein zerbrochener Gegenstand',
  },
  'dunwich-miskatonic-university-4': {
    administration: 'Ein Stipendium',
    library: 'Eine Randbemerkung',
    'science-building': 'Armdrücken',
  },
  'dunwich-miskatonic-university-5': {
    administration: 'Eine Meute auf dem Gelände',
    library: 'Über die Schulter geschaut',
    'science-building': 'Der Hausmeister',
  },
  'dunwich-miskatonic-university-6': {
    administration: 'Eine silberne Pfeife',
    library: 'Zwischen Büchern versteckt',
    'science-building': 'Vivisektion',
  },
  'dunwich-miskatonic-university-7': {
    administration: 'Ein Angebot für ein Manuskript',
    library: 'Der Fund des Hausmeisters',
    'science-building': 'Eine staubige Maschine',
  },
  'dunwich-french-hill-1': {
    'silver-twilight-lodge': 'Ein erwarteter Besucher',
    'inner-sanctum': 'Das Ritual der Abwehr',
    'the-witch-house': 'Verfolgt von einer Ratte',
  },
  'dunwich-french-hill-2': {
    'silver-twilight-lodge': 'Die Einladung der Loge',
    'inner-sanctum': 'Ein Botengang für die Loge',
    'the-witch-house': 'Ein Zimmer anderswo',
  },
  'dunwich-french-hill-3': {
    'silver-twilight-lodge': 'Etwas in einer Robe',
    'inner-sanctum': 'Schutz',
    'the-witch-house': 'Ein okkultes Zeichen',
  },
  'dunwich-french-hill-4': {
    'silver-twilight-lodge': 'Eine Diebin in Schwarz',
    'inner-sanctum': 'Der Traum eines Bruders',
    'the-witch-house': 'Ein Riss auf dem Dachboden',
  },
  'dunwich-french-hill-5': {
    'silver-twilight-lodge': 'Die Einladung der Loge',
    'inner-sanctum': 'Ein Tor wird umgelenkt',
    'the-witch-house': 'Eine staubige Truhe',
  },
  'dunwich-french-hill-6': {
    'silver-twilight-lodge': 'Unter einem Fenster',
    'inner-sanctum': 'Eine Gelegenheit',
    'the-witch-house': 'Eine alte Hexe',
  },
  'dunwich-french-hill-7': {
    'silver-twilight-lodge': 'Ein hässliches Standbild',
    'inner-sanctum': 'Der Zauber eines Bruders',
    'the-witch-house': 'Ein lebenswichtiges Buch',
  },
  'dunwich-uptown-1': {
    'st-marys-hospital': 'Eine Versuchsbehandlung',
    woods: 'Der Anführer der Bande',
    'ye-olde-magick-shoppe': 'Ein Tausch von Zaubern',
  },
  'dunwich-uptown-2': {
    'st-marys-hospital': 'Eine Versuchsbehandlung',
    woods: 'Ein Riss im Wald',
    'ye-olde-magick-shoppe': 'Der nötige Zauber',
  },
  'dunwich-uptown-3': {
    'st-marys-hospital': 'Im Krankenwagen mitgenommen',
    woods: 'Der Anführer der Bande',
    'ye-olde-magick-shoppe': 'Ein Auftrag',
  },
  'dunwich-uptown-4': {
    'st-marys-hospital': 'Verbände',
    woods: 'Ein streunender Hund',
    'ye-olde-magick-shoppe': 'Der nötige Zauber',
  },
  'dunwich-uptown-5': {
    'st-marys-hospital': 'Gerede der Schwestern',
    woods: 'Auf einem Baum',
    'ye-olde-magick-shoppe': 'Eine Reinigung',
  },
  'dunwich-uptown-6': {
    'st-marys-hospital': 'Der Verdacht eines Arztes',
    woods: 'Verirrt',
    'ye-olde-magick-shoppe': 'Für würdig befunden',
  },
  'dunwich-uptown-7': {
    'st-marys-hospital': 'Eingenickt',
    woods: 'Ein betrunkener Gangster',
    'ye-olde-magick-shoppe': 'Ein Beweis von Mut',
  },
  'dunwich-southside-1': {
    'historical-society': 'Ein Monster im Archiv',
    'mas-boarding-house': 'Ein Tipp zu verkaufen',
    'south-church': 'Ein Buch in der Kirchenbank',
  },
  'dunwich-southside-2': {
    'historical-society': 'Mitfahrt zur Bibliothek',
    'mas-boarding-house': 'Durcheinander beim Frühstück',
    'south-church': 'Buntglas',
  },
  'dunwich-southside-3': {
    'historical-society': 'Ein freundlicher Professor',
    'mas-boarding-house': 'Blues auf der Mundharmonika',
    'south-church': 'Eine offene Bibel',
  },
  'dunwich-southside-4': {
    'historical-society': 'Alles passt zusammen',
    'mas-boarding-house': 'Stärkung und Wissen',
    'south-church': 'Ein gestörtes Begräbnis',
  },
  'dunwich-southside-5': {
    'historical-society': 'Geschichten der Alten',
    'mas-boarding-house': 'Das Geschenk eines Krämers',
    'south-church': 'Der Segen des Priesters',
  },
  'dunwich-southside-6': {
    'historical-society': 'Zusammengeklebte Seiten',
    'mas-boarding-house': 'Eine Teegesellschaft',
    'south-church': 'Gespräch über Zweifel',
  },
  'dunwich-southside-7': {
    'historical-society': 'Ein bequemer Sessel',
    'mas-boarding-house': 'Ein großes Mahl',
    'south-church': 'Der Chor',
  },
};
