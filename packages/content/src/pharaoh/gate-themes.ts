/** German themes of the gate cards of Curse of the Dark Pharaoh, in card order. */
const THEMES: readonly (readonly (readonly [world: string, theme: string])[])[] = [
  [
    ['great-hall-of-celeano', 'Endlose Reihen'],
    ['abyss', 'Ein gewaltiger Blick'],
    ['other', 'Gestank von Blut'],
  ],
  [
    ['yuggoth', 'Das leuchtende Trapezoeder'],
    ['great-hall-of-celeano', 'Kein Laut'],
    ['other', 'Eine Wand aus Müdigkeit'],
  ],
  [
    ['the-dreamlands', 'Der Traum der Monster'],
    ['yuggoth', 'Ein Huschen im Dunkeln'],
    ['other', 'Ein toter Forscher'],
  ],
  [
    ['great-hall-of-celeano', 'Unwillkommen'],
    ['the-dreamlands', 'Andere Träumer'],
    ['other', 'Verfolgt'],
  ],
  [
    ['yuggoth', 'Eine Maschine aus Linsen'],
    ['abyss', 'Ein Gesicht im Teich'],
    ['other', 'Wahl zwischen Übeln'],
  ],
  [
    ['abyss', 'Tanz der Engel'],
    ['the-dreamlands', 'Alte Schlachten'],
    ['other', 'Ein irreführender Fetzen'],
  ],
  [
    ['the-dreamlands', 'Leichen in der Grube'],
    ['plateau-of-leng', 'Ein Gefangener am Feuer'],
    ['other', 'Ein Mann im Mantel'],
  ],
  [
    ['city-of-the-great-race', 'Gesammelte Leute'],
    ['plateau-of-leng', 'Eisige Ebenen'],
    ['other', 'Ein nie gelebtes Leben'],
  ],
  [
    ['plateau-of-leng', 'Der Götze der Einheimischen'],
    ['great-hall-of-celeano', 'Ein Fest der Worte'],
    ['other', 'Giebel über dem Wasser'],
  ],
  [
    ['great-hall-of-celeano', 'Ein verschlingendes Buch'],
    ['city-of-the-great-race', 'Unbekannte Sinne'],
    ['other', 'Stampfen im Tunnel'],
  ],
  [
    ['great-hall-of-celeano', 'Ein lebendes Tagebuch'],
    ['the-dreamlands', 'Ein scheuernder Wind'],
    ['other', 'Ein Erdspalt'],
  ],
  [
    ['city-of-the-great-race', 'Kegelförmige Wesen'],
    ['the-dreamlands', 'Ein Traum von Arkham'],
    ['other', 'Ein verlockender Leichnam'],
  ],
  [
    ['rlyeh', 'Die sinkende Insel'],
    ['the-dreamlands', 'Grenzland'],
    ['other', 'Die Maschine eines Wissenschaftlers'],
  ],
  [
    ['rlyeh', 'Ein Boot aus Ponape'],
    ['plateau-of-leng', 'Ein fegender Wind'],
    ['other', 'Atemzüge'],
  ],
  [
    ['plateau-of-leng', 'Gestalten im Dunst'],
    ['abyss', 'Ein schmerzhafter Handel'],
    ['other', 'Ein Monster'],
  ],
  [
    ['abyss', 'Anklagende Gesichter'],
    ['the-dreamlands', 'Gedanken der Schläfer'],
    ['other', 'Etwas war eben da'],
  ],
  [
    ['rlyeh', 'Das aufgebahrte Ding'],
    ['abyss', 'Andeutungen eines Auswegs'],
    ['other', 'Schach mit einer Schlange'],
  ],
  [
    ['plateau-of-leng', 'Fremde Höhen'],
    ['the-dreamlands', 'Ein vollkommener Ort'],
    ['other', 'Eine teuflische Falle'],
  ],
  [
    ['city-of-the-great-race', 'Der Wühler'],
    ['rlyeh', 'Klammernde Ertrunkene'],
    ['other', 'Das Angebot einer aufgedunsenen Frau'],
  ],
  [
    ['the-dreamlands', 'Ein Auge, das nicht urteilt'],
    ['yuggoth', 'Ein dunkler Fluss'],
    ['other', 'Mister Skin'],
  ],
  [
    ['the-dreamlands', 'Alles je Geträumte'],
    ['rlyeh', 'Ein Leichnam setzt sich auf'],
    ['other', 'Durch die Leere getragen'],
  ],
  [
    ['rlyeh', 'Ein Kind, das sich verwandelt'],
    ['yuggoth', 'Eine Stimme im Zylinder'],
    ['other', 'Die Blutige Zunge'],
  ],
  [
    ['yuggoth', 'Unsterblichkeit der Mi-Go'],
    ['city-of-the-great-race', 'Ein teurer Zauber'],
    ['other', 'Gleichgewicht der Seelen'],
  ],
  [
    ['city-of-the-great-race', 'Seltsame Instrumente'],
    ['the-dreamlands', 'Kurzes Erwachen'],
    ['other', 'Das Buch des Schwarzen Mannes'],
  ],
  [
    ['yuggoth', 'Die Ziege der Wälder'],
    ['other', 'Ein Monster'],
  ],
  [
    ['plateau-of-leng', 'Der Windwanderer'],
    ['other', 'Ein Monster'],
  ],
  [
    ['rlyeh', 'Der träumende Cthulhu'],
    ['other', 'Ein Monster'],
  ],
];

export const GATE_THEMES: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  THEMES.map((themes, i) => [`dark-pharaoh-gate-card-${i + 1}`, Object.fromEntries(themes)]),
);
