/**
 * German themes of location encounters, by card and place. They are headlines: capitalized, without a full stop, shown
 * alone, after a colon or in quotation marks.
 */
export const LOCATION_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'northside-1': {
    'curiositie-shoppe': 'Eine widerliche Statuette in der Hand',
    newspaper: 'Honorar und Mitfahrgelegenheit',
    'train-station': 'Aufgehebelte Fracht',
  },
  'northside-2': {
    'curiositie-shoppe': 'Brennender Riss',
    newspaper: 'Eine Geschichte verkauft',
    'train-station': 'Ein Fremder vor dem Zug',
  },
  'northside-3': {
    'curiositie-shoppe': 'Genau das Richtige',
    newspaper: 'Mitarbeit mit Vertrag',
    'train-station': 'Das Lied eines Eisenbahners',
  },
  'northside-4': {
    'curiositie-shoppe': 'Etwas entgleitet und zerbricht',
    newspaper: 'Mitarbeit mit Vertrag',
    'train-station': 'Zwielichtiger Verkäufer',
  },
  'northside-5': {
    'curiositie-shoppe': 'Ausverkauf für alle',
    newspaper: 'Verschlüsselte Kleinanzeige',
    'train-station': 'Angebot eines Gepäckträgers',
  },
  'northside-6': {
    'curiositie-shoppe': 'Stöbern im Warenlager',
    newspaper: 'Recherche für einen Artikel',
    'train-station': 'Herrenloses Gepäck',
  },
  'northside-7': {
    'curiositie-shoppe': 'Schlag von hinten',
    newspaper: 'Muster aus verschütteter Tinte',
    'train-station': 'Fahrgast mit irrem Blick',
  },
  'downtown-1': {
    'arkham-asylum': 'Die Aufzeichnungen des Arztes',
    'bank-of-arkham': 'Mitfahrgelegenheit',
    'independence-square': 'Gemeinsames Picknick',
  },
  'downtown-2': {
    'arkham-asylum': 'Versteckspiel mit der Schwester',
    'bank-of-arkham': 'Andenken eines armen Mannes',
    'independence-square': 'Die Wahrsagerin',
  },
  'downtown-3': {
    'arkham-asylum': 'Wachsame Wärter',
    'bank-of-arkham': 'Raubüberfall',
    'independence-square': 'Kalter Schatten',
  },
  'downtown-4': {
    'arkham-asylum': 'Fragwürdige Traumdroge',
    'bank-of-arkham': 'Wurf einer gezeichneten Münze',
    'independence-square': 'Langfinger unterwegs',
  },
  'downtown-5': {
    'arkham-asylum': 'Für einen Patienten gehalten',
    'bank-of-arkham': 'Brennender Geldschein',
    'independence-square': 'Zum Weitergehen aufgefordert',
  },
  'downtown-6': {
    'arkham-asylum': 'Tobender Häftling',
    'bank-of-arkham': 'Endlose Warteschlange',
    'independence-square': 'Waren im Zeltlager',
  },
  'downtown-7': {
    'arkham-asylum': 'Die falsche Spritze',
    'bank-of-arkham': 'Vergessenes Guthaben',
    'independence-square': 'Der alte Felsblock',
  },
  'easttown-1': {
    'hibbs-roadhouse': 'Ein guter Zuhörer',
    'police-station': 'Drohungen aus den Zellen',
    'velmas-diner': 'Etwas zu essen bestellen',
  },
  'easttown-2': {
    'hibbs-roadhouse': 'Spiel um Geld',
    'police-station': 'Ein Schuss löst sich',
    'velmas-diner': 'Ein Sandwich aufs Haus',
  },
  'easttown-3': {
    'hibbs-roadhouse': 'Eine Runde aufs Haus',
    'police-station': 'Plausch mit dem Hilfssheriff',
    'velmas-diner': 'Kuchen an der Theke',
  },
  'easttown-4': {
    'hibbs-roadhouse': 'Ware unter dem Tisch',
    'police-station': 'Vergessene Waffe des Hilfssheriffs',
    'velmas-diner': 'Ungeziefer in der Küche',
  },
  'easttown-5': {
    'hibbs-roadhouse': 'Monster an der Bar',
    'police-station': 'Zu gut bewaffnet',
    'velmas-diner': 'Lesen im Teesatz',
  },
  'easttown-6': {
    'hibbs-roadhouse': 'Ein Glas für jede Antwort',
    'police-station': 'Das Vertrauen des Sheriffs',
    'velmas-diner': 'Verdorbenes Essen',
  },
  'easttown-7': {
    'hibbs-roadhouse': 'Taschendieb',
    'police-station': 'Papiere rutschen heraus',
    'velmas-diner': 'Münzen unter einem Sitz',
  },
  'merchant-district-1': {
    'river-docks': 'Singsang eines Betrunkenen',
    'the-unnamable': 'Eine schreckliche Geschichte',
    'unvisited-isle': 'Grausiger Fund',
  },
  'merchant-district-2': {
    'river-docks': 'Unbewachte Fracht',
    'the-unnamable': 'Papiere im Schreibtisch',
    'unvisited-isle': 'Der Knochensammler',
  },
  'merchant-district-3': {
    'river-docks': 'Ein Tag als Lastenträger',
    'the-unnamable': 'Der Weg tut sich auf',
    'unvisited-isle': 'Kalte Berührung im Vorbeigehen',
  },
  'merchant-district-4': {
    'river-docks': 'Gestrandetes Meereswesen',
    'the-unnamable': 'Ein Balken stürzt herab',
    'unvisited-isle': 'Eine Gestalt im Fluss',
  },
  'merchant-district-5': {
    'river-docks': 'Wrackteile voller Erinnerungen',
    'the-unnamable': 'Schimmer in einem Spalt',
    'unvisited-isle': 'Hasserfüllte Bäume',
  },
  'merchant-district-6': {
    'river-docks': 'Ruf des Wassers',
    'the-unnamable': 'Ratten von allen Seiten',
    'unvisited-isle': 'Fremde Sterne',
  },
  'merchant-district-7': {
    'river-docks': 'Etwas aus dem Wasser gefischt',
    'the-unnamable': 'Versteck hinter der Wand',
    'unvisited-isle': 'Kultisten belauscht',
  },
  'rivertown-1': {
    'black-cave': 'Toter Höhlenforscher',
    'general-store': 'Münze auf dem Boden',
    graveyard: 'Monster zwischen den Gräbern',
  },
  'rivertown-2': {
    'black-cave': 'Ein Ruf im Wind',
    'general-store': 'Mürrische Einheimische',
    graveyard: 'Wirrer Prediger',
  },
  'rivertown-3': {
    'black-cave': 'Fledermausschwarm',
    'general-store': 'Eifriger Käufer',
    graveyard: 'Vampir in der Gruft',
  },
  'rivertown-4': {
    'black-cave': 'Monster im Dunkeln',
    'general-store': 'Fischige Kundschaft',
    graveyard: 'Der Maler der Wasserspeier',
  },
  'rivertown-5': {
    'black-cave': 'Verirrt in den Gängen',
    'general-store': 'Geschenk aus dem Hinterzimmer',
    graveyard: 'Abschriften von Grabsteinen',
  },
  'rivertown-6': {
    'black-cave': 'Gerettet von einem Hünen',
    'general-store': 'Schätzen, was im Glas ist',
    graveyard: 'Ruhe in der Gruft',
  },
  'rivertown-7': {
    'black-cave': 'Zurückgelassenes Buch',
    'general-store': 'Ein Päckchen in die Hand gedrückt',
    graveyard: 'Seltsamer Kadaver im Erdreich',
  },
  'miskatonic-university-1': {
    administration: 'Verkauf eines Aufsatzes',
    library: 'Die Bibliotheksaufsicht naht',
    'science-building': 'Verängstigter Alchemist',
  },
  'miskatonic-university-2': {
    administration: 'Hilfsbereiter Gelehrter',
    library: 'Bitte um Zugang',
    'science-building': 'Forschen mit einem Dieb',
  },
  'miskatonic-university-3': {
    administration: 'Ein Schreibauftrag',
    library: 'Das Buch, das verschlingt',
    'science-building': 'Glühendes Relikt',
  },
  'miskatonic-university-4': {
    administration: 'Rätsel in Stein',
    library: 'Über Büchern eingeschlafen',
    'science-building': 'Armdrücken',
  },
  'miskatonic-university-5': {
    administration: 'Vom Wachdienst abgeführt',
    library: 'Flüsternder Foliant',
    'science-building': 'Trunk vom Bunsenbrenner',
  },
  'miskatonic-university-6': {
    administration: 'Verkauf eines Aufsatzes',
    library: 'Schulden bei der Bibliothek',
    'science-building': 'Geister tauschen die Körper',
  },
  'miskatonic-university-7': {
    administration: 'Als Kassierer ausgegeben',
    library: 'Geld zwischen den Seiten',
    'science-building': 'Maschine gegen die Tore',
  },
  'french-hill-1': {
    'silver-twilight-lodge': 'Verblichenes Blatt mit Zaubern',
    'inner-sanctum': 'Raubzug in der Schatzkammer',
    'the-witch-house': 'Detektiv mit einem Zeichen',
  },
  'french-hill-2': {
    'silver-twilight-lodge': 'Einbrecherin in Schwarz',
    'inner-sanctum': 'Bannritual',
    'the-witch-house': 'Vergessene Vitrine',
  },
  'french-hill-3': {
    'silver-twilight-lodge': 'Ein Ding zum Schaudern',
    'inner-sanctum': 'Monatliches Ritual',
    'the-witch-house': 'Unwiderstehliches Festmahl',
  },
  'french-hill-4': {
    'silver-twilight-lodge': 'Einladung zum Beitritt',
    'inner-sanctum': 'Fällige Mitgliedsbeiträge',
    'the-witch-house': 'Stimme in den Wänden',
  },
  'french-hill-5': {
    'silver-twilight-lodge': 'Gespräch mit dem Meister',
    'inner-sanctum': 'Feindseliges Ritual',
    'the-witch-house': 'Der Weg tut sich auf',
  },
  'french-hill-6': {
    'silver-twilight-lodge': 'Einladung zum Beitritt',
    'inner-sanctum': 'Etwas ist herübergekommen',
    'the-witch-house': 'Geheimnisse eines alten Tagebuchs',
  },
  'french-hill-7': {
    'silver-twilight-lodge': 'Schleichgang durch die Hinterzimmer',
    'inner-sanctum': 'Ritual des Schließens',
    'the-witch-house': 'Einschläfernder Gesang',
  },
  'uptown-1': {
    'st-marys-hospital': 'Man redet es dir aus',
    woods: 'Vergrabene Geldkassette',
    'ye-olde-magick-shoppe': 'Ein Schrumpfkopf starrt',
  },
  'uptown-2': {
    'st-marys-hospital': 'Die Leiche greift zu',
    woods: 'Schwarzbrennerei der Bande',
    'ye-olde-magick-shoppe': 'Vision im Glas',
  },
  'uptown-3': {
    'st-marys-hospital': 'Unerprobte Behandlung',
    woods: 'Dösender Wachposten',
    'ye-olde-magick-shoppe': 'Verschlossene Truhe zu verkaufen',
  },
  'uptown-4': {
    'st-marys-hospital': 'Arzt mit Spritze',
    woods: 'Hinterhalt der Bande',
    'ye-olde-magick-shoppe': 'Verlockendes Buch',
  },
  'uptown-5': {
    'st-marys-hospital': 'Ein Zettel von der Schwester',
    woods: 'Verängstigter Hund',
    'ye-olde-magick-shoppe': 'Theorien am Ladentisch',
  },
  'uptown-6': {
    'st-marys-hospital': 'Gefallener Ermittler',
    woods: 'Der Weg tut sich auf',
    'ye-olde-magick-shoppe': 'Falsches Preisschild',
  },
  'uptown-7': {
    'st-marys-hospital': 'Geheime Patientenakten',
    woods: 'Lehren eines Einsiedlers',
    'ye-olde-magick-shoppe': 'Aus dem Laden gejagt',
  },
  'southside-1': {
    'historical-society': 'Vogelkundlicher Spaziergang',
    'mas-boarding-house': 'Lebendes Gemälde',
    'south-church': 'Ein Wasserspeier, der zu leben scheint',
  },
  'southside-2': {
    'historical-society': 'Private Büchersammlung',
    'mas-boarding-house': 'Geheimgang im Keller',
    'south-church': 'Segen des Priesters',
  },
  'southside-3': {
    'historical-society': 'Von einem Fremden verfolgt',
    'mas-boarding-house': 'Suppe der Wirtin',
    'south-church': 'Almosen für die Bedürftigen',
  },
  'southside-4': {
    'historical-society': 'Langes Studium',
    'mas-boarding-house': 'Abend mit einem Vertreter',
    'south-church': 'Angebotenes Weihwasser',
  },
  'southside-5': {
    'historical-society': 'Unliebsame Vorfahren',
    'mas-boarding-house': 'Im Zimmer vergessen',
    'south-church': 'Beichte',
  },
  'southside-6': {
    'historical-society': 'Der alte Professor',
    'mas-boarding-house': 'Lärmende Nachbarn',
    'south-church': 'Gebet in der Messe',
  },
  'southside-7': {
    'historical-society': 'Geologischer Ausflug',
    'mas-boarding-house': 'Das gute Zimmer',
    'south-church': 'Irrtümlicher Angriff des Priesters',
  },
};
