/** German themes of the gate cards of The King in Yellow, in card order. */
type ThemeByWorld = readonly [world: string, theme: string];
const THEMES: readonly (readonly [first: ThemeByWorld, second: ThemeByWorld, other: string])[] = [
  [['rlyeh', 'Etwas streift das Bein'], ['the-dreamlands', 'Furchtbares Mondlicht'], 'Ein Lächeln des Glücks'],
  [['rlyeh', 'Sterne in der Tiefe'], ['plateau-of-leng', 'Ein Verfolger'], 'Ein Wirbel'],
  [['plateau-of-leng', 'Ein starrender Götze'], ['the-dreamlands', 'Verdunkelte Kindheit'], 'Ringen mit Schatten'],
  [['the-dreamlands', 'Müde am Fluss'], ['abyss', 'Ein grausamer Handel'], 'Ein Monster'],
  [['rlyeh', 'Ein treibender Körper'], ['abyss', 'Grauen in der Kehle'], 'Das eigene künftige Ich'],
  [['plateau-of-leng', 'Ganz allein'], ['abyss', 'Eine Kluft tut sich auf'], 'Ein Wachhund'],
  [
    ['great-hall-of-celeano', 'Büchertausch'],
    ['city-of-the-great-race', 'Ein grässlicher Stadtplan'],
    'Künftige Tyrannei',
  ],
  [['plateau-of-leng', 'Im Eis begraben'], ['the-dreamlands', 'Ein fallen gelassenes Pergament'], 'Erschöpft'],
  [['plateau-of-leng', 'Eisige Kälte'], ['great-hall-of-celeano', 'Ein Gegenüber im Spiegel'], 'Gedanken von Menschen'],
  [
    ['the-dreamlands', 'Die Albträume anderer'],
    ['city-of-the-great-race', 'Ein Spiegel aus Carcosa'],
    'Schwarze Sterne',
  ],
  [['plateau-of-leng', 'Lesende Leute'], ['city-of-the-great-race', 'Vertraute Dinge'], 'Brechende Wolkenwellen'],
  [
    ['great-hall-of-celeano', 'Die Erlaubnis zu gehen'],
    ['the-dreamlands', 'Friedliche Felder'],
    'Für Camilla gehalten',
  ],
  [['yuggoth', 'Reise eines Gehirns'], ['the-dreamlands', 'Blume des Vergessens'], 'Ein prüfender Besucher'],
  [['abyss', 'Heulender Wind'], ['great-hall-of-celeano', 'Alle Antworten'], 'Ein schrecklicher Schatten'],
  [['yuggoth', 'Kriechender Pilz'], ['great-hall-of-celeano', 'Kein Bibliothekar weit und breit'], 'Ein blutiger Baum'],
  [['great-hall-of-celeano', 'Gespräch über die Großen Alten'], ['the-dreamlands', 'Tote Verwandte'], 'Ein Monster'],
  [['yuggoth', 'Eine Tür ohne Luft'], ['abyss', 'Giftige Luft'], 'Violette Lichter'],
  [['the-dreamlands', 'Ein Mann mit einem Streichholz'], ['abyss', 'Zerrende Tentakel'], 'Höhnische Winde'],
  [['rlyeh', 'Sturz ins Eiswasser'], ['city-of-the-great-race', 'Fern der Heimat'], 'Jeanne d’Ys'],
  [['city-of-the-great-race', 'Auf dem Tisch'], ['yuggoth', 'Lied der Mutter'], 'Ein Zoll wird verlangt'],
  [['rlyeh', 'Cthulhus Getreue'], ['the-dreamlands', 'Eine Katze streift vorbei'], 'Ein ungeheurer Edelstein'],
  [
    ['the-dreamlands', 'Ein geflüsterter Traum'],
    ['city-of-the-great-race', 'Glocken um Mitternacht'],
    'Ruf des Jägers',
  ],
  [
    ['yuggoth', 'Dynastie eines Kaisers'],
    ['the-dreamlands', 'Eine Statue aus Marmor'],
    'Eine Kastanie, die sich windet',
  ],
  [['rlyeh', 'Ein Dampfer'], ['yuggoth', 'Fahrt mit den Mi-Go'], 'Das Gelbe Zeichen'],
];

export const GATE_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  THEMES.map(([first, second, other], i) => [
    `king-in-yellow-gate-card-${i + 1}`,
    Object.fromEntries([first, second, ['other', other]]),
  ]),
);
