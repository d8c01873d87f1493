/** German themes of a Kingsport gate card: its two named worlds, then all other worlds. */
type Themes = readonly [
  first: readonly [world: string, theme: string],
  second: readonly [string, string],
  other: string,
];

const THEMES: readonly Themes[] = [
  [['the-underworld', 'Flüsternde Stadt'], ['yuggoth', 'Rätsel aus Formen'], 'Unaussprechliches'],
  [['the-underworld', 'Aus dem Boden'], ['great-hall-of-celeano', 'Geöffneter Geist'], 'Etwas in einem Netz aus Licht'],
  [['the-underworld', 'Gemeißelter Gott'], ['abyss', 'Gabelung im Dunkeln'], 'Dunkle Ranken'],
  [['the-underworld', 'Verlangte Huldigung'], ['the-dreamlands', 'Stockende Erinnerung'], 'Türen, die sich schließen'],
  [['the-underworld', 'Über den Rand gefallen'], ['the-dreamlands', 'Räuber'], 'Unmögliche Treppen'],
  [['the-underworld', 'Stille Pilze'], ['great-hall-of-celeano', 'Ein Handel im Innern'], 'Ritt auf dem Licht'],
  [['the-underworld', 'Griff eines zerrissenen Leibes'], ['yuggoth', 'Opfer für eine Pyramide'], 'Grässliches'],
  [['the-underworld', 'Rollendes Pech'], ['abyss', 'Feuchte Streichhölzer'], 'Höhle der Gehirne'],
  [['the-underworld', 'Verachtung eines Vampirs'], ['the-dreamlands', 'Weise Zoogs'], 'Ein Pfeiler als Anker'],
  [['the-underworld', 'Wind unter der Erde'], ['the-dreamlands', 'Teure Lehre'], 'Wo Gedanken sich treffen'],
  [
    ['the-underworld', 'Verkleidet unter Ghulen'],
    ['great-hall-of-celeano', 'Wissen, das stärkt'],
    'Noch nicht zu spät',
  ],
  [
    ['the-underworld', 'Visionen haben ihren Preis'],
    ['plateau-of-leng', 'Forderung eines Priesters'],
    'Gemeinsam stark',
  ],
  [['the-underworld', 'Treppe an Ghulen vorbei'], ['plateau-of-leng', 'Feuer der Händler'], 'Weiße Feder'],
  [['the-underworld', 'Haus der Geheimnisse'], ['city-of-the-great-race', 'Gerede von Toren'], 'Ruhiger Winkel'],
  [['the-underworld', 'Stimmen wie eine'], ['city-of-the-great-race', 'Versetzter Geist'], 'Ausgestreckte Hand'],
  [['the-underworld', 'Ghul als Gastgeber'], ['great-hall-of-celeano', 'Fallende Schuppen'], 'Fenster nach Hause'],
  [['unknown-kadath', 'Karawane im Schneesturm'], ['rlyeh', 'Versagendes Fleisch'], 'Gestalt aus einem Albtraum'],
  [['unknown-kadath', 'Tor der Burg'], ['rlyeh', 'Alles zurückgelassen'], 'Zahllose Welten'],
  [['unknown-kadath', 'Unbemerkt bleiben'], ['the-dreamlands', 'Festhalten am Gelernten'], 'Endlose Reise'],
  [['unknown-kadath', 'Gleichgültige Einöde'], ['plateau-of-leng', 'Gesponnene Fäden'], 'Erdrückende Last'],
  [['unknown-kadath', 'Blick ins Nichts'], ['plateau-of-leng', 'Widerwillige Führer'], 'Augenblick der Rast'],
  [['unknown-kadath', 'Abgelegtes, das beißt'], ['the-dreamlands', 'Anspruch der Ghule'], 'Jagende Fangarme'],
  [['unknown-kadath', 'Griff nach der Beute'], ['abyss', 'Aus der Dunkelheit'], 'Sprache der Gewalt'],
  [['unknown-kadath', 'Abgewiesen'], ['abyss', 'Dunkelheit holt auf'], 'Hoffnung im Kerker'],
  [['unknown-kadath', 'Im Angesicht'], ['yuggoth', 'Fahrpreis'], 'Last der Zeitalter'],
  [['unknown-kadath', 'Bauernzug'], ['rlyeh', 'Vom Denken gebremst'], 'Ruhe im Durcheinander'],
  [['unknown-kadath', 'Burg in der Ferne'], ['city-of-the-great-race', 'Hände eines anderen'], 'Nackt und bloß'],
  [['unknown-kadath', 'Ungehörter Gong'], ['rlyeh', 'Faden der Vernunft'], 'Aus einem Winkel'],
  [
    ['unknown-kadath', 'Wo Reiche sich kreuzen'],
    ['the-dreamlands', 'Aufbrechende Karawane'],
    'Nicht für sterbliche Augen',
  ],
  [['unknown-kadath', 'Bebende Berge'], ['yuggoth', 'Geist im Glas'], 'Lebende Schwärze'],
  [['unknown-kadath', 'Tal der Standbilder'], ['the-dreamlands', 'Verblasste Schrift'], 'Glücklicher Fund'],
  [
    ['unknown-kadath', 'Aus dem Land ohne Karte'],
    ['city-of-the-great-race', 'Bericht nach Diktat'],
    'Glück nach Stand',
  ],
];

export const GATE_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  THEMES.map(([first, second, other], i) => [
    `kingsport-gate-card-${i + 1}`,
    Object.fromEntries([first, second, ['other', other]]),
  ]),
);
