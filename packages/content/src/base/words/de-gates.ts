/** German themes of gate card encounters, by card and world; same form as in `de-locations.ts`. */
export const GATE_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gate-card-1': {
    abyss: 'Ferner Schein',
    'great-hall-of-celeano': 'Bewachtes Schriftstück',
    other: 'Beute im Sturm',
  },
  'gate-card-2': {
    abyss: 'Trost einer Kerze',
    yuggoth: 'Zermalmender Griff',
    other: 'Wettlauf zum Ausgang',
  },
  'gate-card-3': {
    abyss: 'Orientierung verloren',
    yuggoth: 'Außerirdische Experimente',
    other: 'Zerrütteter Geist',
  },
  'gate-card-4': {
    abyss: 'Verzweigte Höhlen',
    'great-hall-of-celeano': 'Bewachter Foliant',
    other: 'Ein Monster',
  },
  'gate-card-5': {
    'the-dreamlands': 'Eiswüste',
    abyss: 'Leuchtender Teich',
    other: 'Alte Papiere',
  },
  'gate-card-6': {
    'the-dreamlands': 'Zerrissene Tasche',
    'great-hall-of-celeano': 'Falle in der Schrift',
    other: 'Ein Monster',
  },
  'gate-card-7': {
    'the-dreamlands': 'Der Wachposten von Thran',
    'great-hall-of-celeano': 'Leuchtendes Zeichen',
    other: 'Schwerer Steindeckel',
  },
  'gate-card-8': {
    'the-dreamlands': 'Eisiger Schlaf',
    yuggoth: 'Steinerner Verfolger',
    other: 'Ein Versteck zur rechten Zeit',
  },
  'gate-card-9': {
    'the-dreamlands': 'Dieb',
    yuggoth: 'Schwindelerregender Strahl',
    other: 'Überreizter Verstand',
  },
  'gate-card-10': {
    'the-dreamlands': 'Schlechtes Flusswasser',
    abyss: 'Blind im Dunkeln',
    other: 'Irrgarten',
  },
  'gate-card-11': {
    yuggoth: 'Ein Monster',
    'great-hall-of-celeano': 'Ein Buch als Kerker',
    other: 'Notdürftige Gegenwehr',
  },
  'gate-card-12': {
    yuggoth: 'Kälte und Furcht',
    'great-hall-of-celeano': 'Ein Monster',
    other: 'Ringsum schleicht etwas',
  },
  'gate-card-13': {
    'city-of-the-great-race': 'Diebstahl eines Geräts',
    'plateau-of-leng': 'Reiche Händler mit Hufen',
    other: 'Das entscheidende Schriftstück',
  },
  'gate-card-14': {
    'city-of-the-great-race': 'Leerer Tempel',
    'great-hall-of-celeano': 'Trance vor dem Spiegel',
    other: 'Endloses Seil',
  },
  'gate-card-15': {
    'city-of-the-great-race': 'Lehrstunde in Magie',
    'great-hall-of-celeano': 'Wandmosaike',
    other: 'Verkäufliche Funde',
  },
  'gate-card-16': {
    'plateau-of-leng': 'Eiswüste',
    'great-hall-of-celeano': 'Unterricht beim Professor',
    other: 'Götzenbild unter dem Tentakel',
  },
  'gate-card-17': {
    'plateau-of-leng': 'Abgehärtet',
    'great-hall-of-celeano': 'Kostbarer Band',
    other: 'Eingeklemmte Schriftrolle',
  },
  'gate-card-18': {
    'city-of-the-great-race': 'Heimlich hinein',
    'plateau-of-leng': 'Klarer Kopf',
    other: 'Einsicht',
  },
  'gate-card-19': {
    'the-dreamlands': 'Die Katzen von Ulthar',
    'city-of-the-great-race': 'Seltsame Artefakte',
    other: 'Hoffnung auf Heimkehr',
  },
  'gate-card-20': {
    'the-dreamlands': 'Geschenk der Dorfbewohner',
    'great-hall-of-celeano': 'Handlicher Band',
    other: 'Kurze Rast',
  },
  'gate-card-21': {
    'the-dreamlands': 'Heilender Vogelgesang',
    'great-hall-of-celeano': 'Streitgespräch mit einem Alten',
    other: 'Gitter in der Wand',
  },
  'gate-card-22': {
    'the-dreamlands': 'Großzügige Herrscher',
    'plateau-of-leng': 'Zwischen Knochen',
    other: 'Ein Weg zurück',
  },
  'gate-card-23': {
    'the-dreamlands': 'Ritt auf einem Zebra',
    'plateau-of-leng': 'Einstürzende Brücke',
    other: 'Totes Geschöpf',
  },
  'gate-card-24': {
    'the-dreamlands': 'Palast aus Elfenbein',
    'city-of-the-great-race': 'Freigekämpft',
    other: 'Wachendes Auge',
  },
  'gate-card-25': {
    abyss: 'Ein Monster',
    'the-dreamlands': 'Sturzflug eines Shantak',
    other: 'Singsang im Schlaf',
  },
  'gate-card-26': {
    abyss: 'Seltsame Pilze',
    'plateau-of-leng': 'Ein Monster',
    other: 'Rosa Strahlen',
  },
  'gate-card-27': {
    abyss: 'Widerhall',
    'plateau-of-leng': 'Der Stärkste des Dorfes',
    other: 'An der Grenze des Körpers',
  },
  'gate-card-28': {
    'plateau-of-leng': 'Riten am Freudenfeuer',
    'the-dreamlands': 'Tal der Dholes',
    other: 'Ein Relief stürzt herab',
  },
  'gate-card-29': {
    'plateau-of-leng': 'Fehltritt an der Klippe',
    'the-dreamlands': 'Schneerutsch',
    other: 'Am Ende der Kräfte',
  },
  'gate-card-30': {
    abyss: 'Brechender Steinbogen',
    'the-dreamlands': 'Berstendes Eis',
    other: 'Drückende Hitze',
  },
  'gate-card-31': {
    rlyeh: 'Glitschige Grube',
    'plateau-of-leng': 'Etwas regt sich',
    other: 'Kahle Ödnis',
  },
  'gate-card-32': {
    rlyeh: 'Ein Monster',
    abyss: 'Riesige Masse',
    other: 'Blendende Farben',
  },
  'gate-card-33': {
    rlyeh: 'Rutsch über Seepocken',
    abyss: 'Gezeichneter Berg',
    other: 'Klemmende Tür',
  },
  'gate-card-34': {
    rlyeh: 'Eindringender Schatten',
    'the-dreamlands': 'Ein Rudel Zoogs',
    other: 'Rastplatz',
  },
  'gate-card-35': {
    rlyeh: 'Sturm auf den Steinen',
    'the-dreamlands': 'Betäubender Wind',
    other: 'Ein Monster',
  },
  'gate-card-36': {
    rlyeh: 'Schlinge aus Seetang',
    'plateau-of-leng': 'Fragen des maskierten Priesters',
    other: 'Nützlicher Fund',
  },
  'gate-card-37': {
    'city-of-the-great-race': 'Worte der Entführer',
    yuggoth: 'Spottender Kopf',
    other: 'Ein Monster',
  },
  'gate-card-38': {
    'city-of-the-great-race': 'Leere Straßen',
    'the-dreamlands': 'Onyxsteinbruch',
    other: 'Endlose Dunkelheit',
  },
  'gate-card-39': {
    'city-of-the-great-race': 'Bestien auf den Fersen',
    'the-dreamlands': 'Geheimnis des steinernen Gesichts',
    other: 'Übersehene Einzelheit',
  },
  'gate-card-40': {
    rlyeh: 'Fauliger Gestank',
    'city-of-the-great-race': 'Artefakt mit Klingen',
    other: 'Gekrümmter Raum',
  },
  'gate-card-41': {
    rlyeh: 'Geöffneter Tempel',
    'city-of-the-great-race': 'Grässliches Pfeifen',
    other: 'Taumelnder Himmel',
  },
  'gate-card-42': {
    'city-of-the-great-race': 'Greifende Pflanze',
    yuggoth: 'Eindringling im Kopf',
    other: 'Etwas Gold',
  },
  'gate-card-43': {
    rlyeh: 'Falsche Winkel',
    yuggoth: 'Brennender Blick',
    other: 'Ein Monster',
  },
  'gate-card-44': {
    rlyeh: 'Fesselndes Antlitz',
    'the-dreamlands': 'Spinnennetz',
    other: 'Plötzlich ergibt es Sinn',
  },
  'gate-card-45': {
    rlyeh: 'Unmöglicher Schritt',
    'the-dreamlands': 'Ghule in der Tiefe',
    other: 'Ein Monster',
  },
  'gate-card-46': {
    yuggoth: 'Summende Wesen',
    'the-dreamlands': 'Wandernde Berge',
    other: 'Flimmern in der Luft',
  },
  'gate-card-47': {
    yuggoth: 'Diebstahl eines Byakhee',
    'the-dreamlands': 'Goldene Stadt',
    other: 'Blick des Wahnsinns',
  },
  'gate-card-48': {
    rlyeh: 'Wettlauf zum Boot',
    yuggoth: 'Im Versteck',
    other: 'Flut des Wissens',
  },
};
