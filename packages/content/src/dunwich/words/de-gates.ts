/** German themes of a Dunwich gate card: its two named worlds, then all other worlds. */
type Themes = readonly [
  first: readonly [world: string, theme: string],
  second: readonly [string, string],
  other: string,
];

const THEMES: readonly Themes[] = [
  [['great-hall-of-celeano', 'Buch des Lebens'], ['lost-carcosa', 'Aufgetauchte Insel'], 'Ein Beobachter'],
  [['the-dreamlands', 'Torhüter'], ['lost-carcosa', 'Dunkle Höhle'], 'Erschöpfung'],
  [['abyss', 'Mitte von allem'], ['lost-carcosa', 'Fangarm aus dem See'], 'Übersehener Weg'],
  [['yuggoth', 'Etwas lauert'], ['lost-carcosa', 'Dein eigener Grabstein'], 'Der richtige Kristall'],
  [['great-hall-of-celeano', 'Teurer Schlüssel'], ['lost-carcosa', 'Ein kleiner Mann spricht'], 'Klemmendes Gitter'],
  [['the-dreamlands', 'Anblick der Freude'], ['lost-carcosa', 'Dämmerndes Ufer'], 'Zwischen Ruinen'],
  [['abyss', 'Frieden im Dunkel'], ['lost-carcosa', 'Lied des Wahnsinns'], 'Früherer Reisender'],
  [['yuggoth', 'Pilzgestank'], ['lost-carcosa', 'Leere Stadt'], 'Ergiebige Reise'],
  [['the-dreamlands', 'Zwei Leuchttürme'], ['another-time', 'Junge Eltern'], 'Enger Durchgang'],
  [['plateau-of-leng', 'Schlafender Wächter'], ['another-time', 'Lange Verlorenes'], 'Zwei Pfade'],
  [['city-of-the-great-race', 'Rätselhaftes Gerät'], ['another-time', 'Ort der Kindheit'], 'Wertvoller Fund'],
  [['great-hall-of-celeano', 'Geheimnisse der Bibliothek'], ['another-time', 'Hängende Gärten'], 'Kein Schaden'],
  [['the-dreamlands', 'Anhänger aus Onyx'], ['another-time', 'Verschollene Bibliothek'], 'Etwas Brauchbares'],
  [['plateau-of-leng', 'Macht hat ihren Preis'], ['another-time', 'Urschleim'], 'Höhlenmalerei'],
  [['city-of-the-great-race', 'Lernmaschine'], ['another-time', 'Gerettete Kunst'], 'Vielleicht von Nutzen'],
  [['great-hall-of-celeano', 'Bruchstück'], ['another-time', 'Dein eigenes Standbild'], 'Segnende Geste'],
  [['rlyeh', 'Grüner Arm'], ['another-time', 'Blick des Hundes'], 'Gefährlicher Pfad'],
  [['plateau-of-leng', 'Spinnengift'], ['another-time', 'Ende der Menschheit'], 'Schlafdünste'],
  [['the-dreamlands', 'Rutschender Stein'], ['another-time', 'Maskenball'], 'Schwankender Boden'],
  [['abyss', 'Schnatternde Stimmen'], ['another-time', 'Vertauschte Körper'], 'Überfall'],
  [['rlyeh', 'Sinkende Insel'], ['another-time', 'Wilder Dschungel'], 'Endloser Wald'],
  [['plateau-of-leng', 'Beute des Shantak'], ['another-time', 'Mittelalterliches Dorf'], 'Ertrinken im Meer'],
  [['the-dreamlands', 'Tunnel der Ghule'], ['another-time', 'Zweites Leben'], 'Saugende Münder'],
  [['abyss', 'Schattenhafte Häscher'], ['another-time', 'Zukunft der Käfer'], 'Ein Jäger'],
  [['rlyeh', 'Flüsternder Stein'], ['lost-carcosa', 'Verbannter König'], 'Ein Verfolger'],
  [['city-of-the-great-race', 'Fremdes Geheimnis'], ['lost-carcosa', 'Zwei Monde'], 'Vielleicht ein Heimweg'],
  [['yuggoth', 'Gesammeltes Sternenlicht'], ['lost-carcosa', 'Unerreichbare Stadt'], 'Ein Schleicher'],
  [['the-dreamlands', 'Audienz beim König'], ['lost-carcosa', 'Mond vor den Türmen'], 'Sprung von der Klippe'],
  [['rlyeh', 'Blinder Spiegel'], ['lost-carcosa', 'Unheilvoller Stern'], 'Kein Ausweg mehr'],
  [['city-of-the-great-race', 'Gezeichneter Onyx'], ['lost-carcosa', 'Lange Schatten'], 'Ungeheure Weite'],
  [['yuggoth', 'Eisige Täler'], ['lost-carcosa', 'Hallender Schrei'], 'Kein Halt mehr'],
  [['the-dreamlands', 'Greifende Geister'], ['lost-carcosa', 'Schritte in Lumpen'], 'Diebe'],
];

export const GATE_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  THEMES.map(([first, second, other], i) => [
    `dunwich-gate-card-${i + 1}`,
    Object.fromEntries([first, second, ['other', other]]),
  ]),
);
