/** German themes of Kingsport's own location cards, by place in card order. */
type Place = readonly [at: string, themes: readonly string[]];

const SCHOLAR = 'Ein Gelehrter sucht ein Tagebuch';
const BOOKS = 'Die Bitte, die Bücher zu sehen';
const EXPERIMENT = 'Der Versuch eines Arztes';
const OLD_WOMAN = 'Eine keuchende alte Frau';
const OLD_MAN = 'Ein alter Mann mit stechendem Blick';
const CHARM = 'Ein Beutel mit Amuletten';
const KEEPER = 'Dem Wärter hinterher';
const WARES = 'Die Ware des Wirts';
const TALES = 'Endloses Seemannsgarn';
const WINDOW = 'Ein Mann am Fenster';
const TOMCAT = 'Ein zutraulicher Kater';
const PUPIL = 'Eine frühere Schülerin';
const HAGGLING = 'Ein junger Mann feilscht';
const TOUR = 'Eine Führung';
const HOST = 'Ein Gastgeber alter Schule';
const DREAM = 'Eine Reise in den Traum';

const BY_NEIGHBOURHOOD: Readonly<Record<string, readonly Place[]>> = {
  'central-hill': [
    [
      '7th-house-on-the-left',
      [
        SCHOLAR,
        SCHOLAR,
        'Tee und Gebäck',
        'Die endlose Geschichte der Stadt',
        BOOKS,
        BOOKS,
        'Klatsch im Garten',
        'Ein versteckter Gang im Keller',
        'Der Gastgeberin ist nicht wohl',
        'Weggeworfene Papiere',
        'Eine Vision der alten Stadt',
        'Gänge unter der Stadt',
        'Alte Papiere zu verkaufen',
        'Ein Glitzern im Abfall',
      ],
    ],
    [
      'congregational-hospital',
      [
        'In einer Kammer eingesperrt',
        'Ein hilfsbereiter Pfleger',
        'Eine Masse bleicher Würmer',
        'Das Gerede der Totengräber',
        'Grünes Licht zwischen Gräbern',
        'Eine Gruft voller Würmer',
        'Die Uhr eines Toten',
        'Ein durchlöcherter Leib',
        EXPERIMENT,
        'Mit dem Fuß in einer Wurzel',
        'Ein ruhiges Wort mit dem Arzt',
        'Der Heizungskeller',
        'Der Sack eines alten Mannes',
        EXPERIMENT,
      ],
    ],
    [
      'st-erasmuss-home',
      [
        'Karten mit alten Seeleuten',
        'Das Ende der Besuchszeit',
        'Eine Geschichte von der See',
        'Die Geschichte einer versunkenen Flotte',
        'Die Einladung des Wärters',
        'Ein Götze auf dem Kaminsims',
        'Ein alternder Arzt',
        'Ein Stück auf einer Seekiste',
        'Gemurmel von Schrecken',
        'Ein aufdringlicher Schnitzer',
        OLD_WOMAN,
        OLD_WOMAN,
        'Neues vom Steinmetz',
        'Eine Schnitzerei im Angebot',
      ],
    ],
  ],
  harborside: [
    [
      '607-water-st',
      [
        OLD_MAN,
        OLD_MAN,
        'Eine zitternde Flasche',
        'Von unsichtbarer Hand vertrieben',
        'Ein Buch unter der Tür',
        'Eine Stimme am Fenster',
        'Der Schatz des Alten',
        CHARM,
        CHARM,
        'Niemand öffnet',
        'Wortkarge Nachbarn',
        'Schwingende Pendel',
        'Drinnen herumschnüffeln',
        'Ein starrender Lehrer',
      ],
    ],
    [
      'north-point-lighthouse',
      [
        'Niemand zu Hause',
        'Ein schwarzes Ruderschiff',
        KEEPER,
        'Sturm und Leuchtfeuer',
        KEEPER,
        'Hinaus zu einem seltsamen Schiff',
        'Ungesehene Schiffe',
        'Ein altes Erbstück',
        'Geschichten einer verschollenen Fahrt',
        'Ein lockendes Lied',
        'Plausch mit Fischern',
        'Zum Essen eingeladen',
        'Betrunken auf der Klippe',
        'Der Rat des Wärters',
      ],
    ],
    [
      'the-rope-and-anchor',
      [
        WARES,
        'Fröhlicher Gesang',
        'Ein Taschendieb am Tresen',
        'Auf dem Sitz vergessen',
        WARES,
        'Ein geteilter Eintopf',
        TALES,
        TALES,
        'Sperrstunde',
        WINDOW,
        WINDOW,
        'Ein Glas zu viel',
        'Schlägerei und Warnschuss',
        'Schlechter Fusel',
      ],
    ],
  ],
  'south-shore': [
    [
      'artists-colony',
      [
        TOMCAT,
        TOMCAT,
        'Modell für einen Maler',
        'Ein ungehobelter Verehrer',
        'Mittagessen und Klatsch',
        'Eine Frau voller Schuld',
        'Ein vergnügter Bildhauer',
        'Ein irrer Bücherkäufer',
        'Die Freundin eines Selbstmörders',
        'Ein Buch seltsamer Verse',
        'Ein Maler mit flinker Zunge',
        'Ein Maler in Not',
        'Eingenickt am Tisch',
        'Ein gemalter Albtraum',
      ],
    ],
    [
      'hall-school',
      [
        'Gespräch mit der Leiterin',
        'Die misstrauische Leiterin',
        PUPIL,
        'Plausch mit Schülerinnen',
        'Die Bücher der Stadt',
        'Überfüllte Gänge',
        'Papiere des Gründers',
        'Grausige Riten schwarz auf weiß',
        'Ein unterschriebenes Pergament',
        'Papiere über eine Razzia',
        'Notizen mit dem Namen einer Schülerin',
        'Eine Seite aus einem verbotenen Buch',
        PUPIL,
        'Ein Glitzern unter Papieren',
      ],
    ],
    [
      'neils-curiosity-shop',
      [
        'Etwas Weißes im Glas',
        'Augen im Glas',
        'Etwas Vertrocknetes, fast wie eine Katze',
        'Die Hand auf einer alten Schnitzerei',
        'Eine Gabe für das Standbild',
        'Schmuck verkauft',
        HAGGLING,
        HAGGLING,
        'Urtümliche Stücke',
        'Ein Buch zu verkaufen',
        'Ausgestopfte Tiere',
        TOUR,
        TOUR,
        'Ein eifriger Sammler',
      ],
    ],
  ],
  'kingsport-head': [
    [
      'strange-high-house-in-the-mist',
      [
        HOST,
        HOST,
        'Die letzte Kluft',
        'Ein Buch an der Wand',
        'Truhen im Innern',
        'Eine Lehre des Gastgebers',
        DREAM,
        DREAM,
        'Die helfende Hand des Gastgebers',
        'Ein Gott vor der Tür',
        'Ein Schatten ums Haus',
        'Die Bitte um Magie',
        'Ein angenehmer Plausch',
        'Der Gastgeber wird unruhig',
      ],
    ],
    [
      'the-causeway',
      [
        'Außer Atem',
        'Klarer Himmel',
        'Eine Felswand hinauf',
        'Am Rand der Klippe',
        'Blick aufs Meer',
        'Steinschlag',
        'Vom Klettern erschöpft',
        'Eine Schlange auf Augenhöhe',
        'Plötzlicher Schwindel',
        'Gummiartige Reste',
        'Rast auf einem Stein',
        'Eine Schriftrolle unter einem Stein',
        'Bröckelnder Fels',
        'Ein geheimer Pfad',
      ],
    ],
    [
      'wireless-station',
      [
        'Heftige Winde',
        'Ein schwindelnder Sims',
        'Blick auf eine Baustelle',
        'Ein wütender Vorarbeiter',
        'Ein freundlicher Ingenieur',
        'Ein Vortrag über Technik',
        'Ein barscher Arbeiter',
        'Schwarze Dinge kreisen',
        'Das Mittagessen der Arbeiter',
        'Ein kippender Mast',
        'Der Boden gibt nach',
        'Ein Fund in der Spalte',
        'Eine Goldmünze',
        'Ein glitschiger Pfad',
      ],
    ],
  ],
};

/** By card and place. */
export const LOCATION_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(BY_NEIGHBOURHOOD).flatMap(([id, places]) =>
    Array.from({ length: 14 }, (_, i) => [
      `${id}-${i + 1}`,
      Object.fromEntries(places.map(([at, themes]) => [at, themes[i] ?? ''])),
    ]),
  ),
);
