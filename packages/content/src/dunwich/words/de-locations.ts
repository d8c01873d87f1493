/** German themes of Dunwich's own location cards, by card and place. */
export const LOCATION_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'backwoods-country-1': {
    'cold-spring-glen': 'Ein Schädel mit Löchern wie Sterne',
    'whateley-farm': 'Eine teerige Schmierspur',
    'wizards-hill': 'Eine Stimme bietet Reichtum',
  },
  'backwoods-country-2': {
    'cold-spring-glen': 'Ein Mädchen mit Schulden',
    'whateley-farm': 'Eine Schriftrolle im Holzstoß',
    'wizards-hill': 'Ein Stein richtet sich auf',
  },
  'backwoods-country-3': {
    'cold-spring-glen': 'Der Chor der Ziegenmelker',
    'whateley-farm': 'Der gewagte Plan eines Nachbarn',
    'wizards-hill': 'Etwas am Abgrund',
  },
  'backwoods-country-4': {
    'cold-spring-glen': 'Sturz gegen ein Standbild',
    'whateley-farm': 'Ausgeblutetes Vieh',
    'wizards-hill': 'Die Abreibungen des Professors',
  },
  'backwoods-country-5': {
    'cold-spring-glen': 'Nasses Laub',
    'whateley-farm': 'Poltern im Inneren',
    'wizards-hill': 'Der Boden dreht sich',
  },
  'backwoods-country-6': {
    'cold-spring-glen': 'Spinnen aus dem Moos',
    'whateley-farm': 'Der Eimer aus dem Brunnen',
    'wizards-hill': 'Etwas wurde gestört',
  },
  'backwoods-country-7': {
    'cold-spring-glen': 'Die offenen Hände eines Standbilds',
    'whateley-farm': 'Eine offene Hintertür',
    'wizards-hill': 'Etwas wurde gestört',
  },
  'backwoods-country-8': {
    'cold-spring-glen': 'Die offenen Hände eines Standbilds',
    'whateley-farm': 'Ein erschossener Hund',
    'wizards-hill': 'Ein Flüstern von Macht',
  },
  'backwoods-country-9': {
    'cold-spring-glen': 'Ein Mädchen mit Schulden',
    'whateley-farm': 'Namen in einem alten Fundament',
    'wizards-hill': 'Der dunkle Mann lacht',
  },
  'backwoods-country-10': {
    'cold-spring-glen': 'Kalter Sternenhimmel',
    'whateley-farm': 'Der gewagte Plan eines Nachbarn',
    'wizards-hill': 'Der dunkle Mann lacht',
  },
  'backwoods-country-11': {
    'cold-spring-glen': 'Ein klarer, kalter Teich',
    'whateley-farm': 'Notizen eines Hexers',
    'wizards-hill': 'Die Abreibungen des Professors',
  },
  'backwoods-country-12': {
    'cold-spring-glen': 'Ein Platschen im Dunkeln',
    'whateley-farm': 'Notizen eines Hexers',
    'wizards-hill': 'Ein kalter Geist',
  },
  'backwoods-country-13': {
    'cold-spring-glen': 'Ein Steintisch mit Rinnen',
    'whateley-farm': 'Etwas, das trieft',
    'wizards-hill': 'Die Stimme eines Reptils',
  },
  'backwoods-country-14': {
    'cold-spring-glen': 'Blutegel',
    'whateley-farm': 'Die Reste eines Rituals',
    'wizards-hill': 'Der Handel des dunklen Mannes',
  },
  'village-commons-1': {
    'bishops-brook-bridge': 'Eine verlorene Zugkarte',
    'darkes-carnival': 'Die Schlangenbeschwörerin',
    'dunwich-village': 'Zwei seltsame Mädchen',
  },
  'village-commons-2': {
    'bishops-brook-bridge': 'Autofahrer mit Panne',
    'darkes-carnival': 'Flaschenwerfen',
    'dunwich-village': 'Ein hinkender Gutsherr',
  },
  'village-commons-3': {
    'bishops-brook-bridge': 'Ein Verkäufer am Wegrand',
    'darkes-carnival': 'Der Wahrsageautomat',
    'dunwich-village': 'Eine gelehrte Lehrerin',
  },
  'village-commons-4': {
    'bishops-brook-bridge': 'Vom Sheriff mitgenommen',
    'darkes-carnival': 'Das Spiegellabyrinth',
    'dunwich-village': 'Ein ausgegrabener Sarg',
  },
  'village-commons-5': {
    'bishops-brook-bridge': 'Ein Junge wie ein Ziegenbock',
    'darkes-carnival': 'Erfrischungen',
    'dunwich-village': 'Das Bild eines Lynchmords',
  },
  'village-commons-6': {
    'bishops-brook-bridge': 'Ein Hilfssheriff stolpert',
    'darkes-carnival': 'Arbeit beim Zirkusdirektor',
    'dunwich-village': 'Einheimische, die schweigen',
  },
  'village-commons-7': {
    'bishops-brook-bridge': 'Unterricht mit der Wünschelrute',
    'darkes-carnival': 'Ein Handel mit dem Besitzer',
    'dunwich-village': 'Einheimische, die schweigen',
  },
  'village-commons-8': {
    'bishops-brook-bridge': 'Abgeführt',
    'darkes-carnival': 'Ein Flüchtiger stolpert',
    'dunwich-village': 'Von einem Bekannten mitgenommen',
  },
  'village-commons-9': {
    'bishops-brook-bridge': 'Die Füße im Bach',
    'darkes-carnival': 'Das Karussell',
    'dunwich-village': 'Der alte Versammlungssaal',
  },
  'village-commons-10': {
    'bishops-brook-bridge': 'Eine Gestalt im Nebel',
    'darkes-carnival': 'Das Riesenrad',
    'dunwich-village': 'Ein Silberdollar',
  },
  'village-commons-11': {
    'bishops-brook-bridge': 'Die Brücke führt anderswohin',
    'darkes-carnival': 'Das Haus der Rätsel',
    'dunwich-village': 'Ein geflüsterter Wink',
  },
  'village-commons-12': {
    'bishops-brook-bridge': 'Knarrende Bretter',
    'darkes-carnival': 'Das Kuriositätenzelt',
    'dunwich-village': 'Eine uralte Matriarchin',
  },
  'village-commons-13': {
    'bishops-brook-bridge': 'Eine verlorene Zugkarte',
    'darkes-carnival': 'Der Hau-den-Lukas',
    'dunwich-village': 'Auf ein Glas mit dem Krämer',
  },
  'village-commons-14': {
    'bishops-brook-bridge': 'Betrunkene Fahrer',
    'darkes-carnival': 'Eine Münze auf die Zeichen',
    'dunwich-village': 'Ein zorniger Mann',
  },
  'blasted-heath-1': {
    'devils-hopyard': 'Ein Pilzsammler',
    'gardners-place': 'Die Frau auf dem Dachboden',
    'harney-jones-shack': 'Gespräch auf der Veranda',
  },
  'blasted-heath-2': {
    'devils-hopyard': 'Stickige Luft',
    'gardners-place': 'Ein wettergegerbter Nachbar',
    'harney-jones-shack': 'Kostprobe aus der Brennerei',
  },
  'blasted-heath-3': {
    'devils-hopyard': 'Ein ausgebluteter Hirsch',
    'gardners-place': 'Erz, das sich wandelt',
    'harney-jones-shack': 'Ein Fund zum Behalten',
  },
  'blasted-heath-4': {
    'devils-hopyard': 'Bäume mit Schnitzereien',
    'gardners-place': 'Leuchtende Pflanzen',
    'harney-jones-shack': 'Ein Schuppen voller Gerümpel',
  },
  'blasted-heath-5': {
    'devils-hopyard': 'Ein Muster aus Steinen',
    'gardners-place': 'Ein seltsamer Schädel',
    'harney-jones-shack': 'Niemand zu Hause',
  },
  'blasted-heath-6': {
    'devils-hopyard': 'Eine rote Beere',
    'gardners-place': 'Jungen im Gebüsch',
    'harney-jones-shack': 'Niemand zu Hause',
  },
  'blasted-heath-7': {
    'devils-hopyard': 'Ein kränkliches Monster',
    'gardners-place': 'Ein haarloses Kaninchen',
    'harney-jones-shack': 'Ein hübscher Kniff',
  },
  'blasted-heath-8': {
    'devils-hopyard': 'Ein Pilzsammler',
    'gardners-place': 'Der Ruf des Brunnens',
    'harney-jones-shack': 'Etwas Nützliches',
  },
  'blasted-heath-9': {
    'devils-hopyard': 'Seltsamer Hunger',
    'gardners-place': 'Ein wettergegerbter Nachbar',
    'harney-jones-shack': 'Niemand zu Hause',
  },
  'blasted-heath-10': {
    'devils-hopyard': 'Betäubende Dämpfe',
    'gardners-place': 'Ein verformtes Monster',
    'harney-jones-shack': 'Der Tod des alten Mannes',
  },
  'blasted-heath-11': {
    'devils-hopyard': 'Eine Kammer unter der Erde',
    'gardners-place': 'Ein Riss in der Luft',
    'harney-jones-shack': 'Eine Salbe',
  },
  'blasted-heath-12': {
    'devils-hopyard': 'Ein Schrei aus dem Rauch',
    'gardners-place': 'Unnatürliche Kraft',
    'harney-jones-shack': 'Schnitzen',
  },
  'blasted-heath-13': {
    'devils-hopyard': 'Ein Schrei aus dem Rauch',
    'gardners-place': 'Unnatürliche Kraft',
    'harney-jones-shack': 'Eintopf aus den Bergen',
  },
  'blasted-heath-14': {
    'devils-hopyard': 'Seltsame Trümmer',
    'gardners-place': 'Ein seltsamer Schädel',
    'harney-jones-shack': 'Tauschhandel',
  },
};
