/** Information for choosing boxes: the effect of each on a game, and good combinations. */

/** A text by language, at least in English. */
type LocalizedText = { readonly en: string } & Readonly<Record<string, string>>;

/** The effect of a box on a game. */
export interface ShelfEntry {
  readonly about: LocalizedText;
  /** Additional minutes, and additional difficulty (0 to 3). */
  readonly adds?: { readonly minutes: number; readonly harder: number };
  /** House rules that are variants of play rather than readings of a rule; they are chosen together with the box. */
  readonly options?: readonly string[];
  /** House rules of other boxes that it fixes. */
  readonly settles?: readonly string[];
}

/** The built-in boxes, by pack id. */
export const SHELF: Readonly<Record<string, ShelfEntry>> = {
  dunwich: {
    about: {
      en: 'A second town with vortices and trains, injuries that stay, tasks, and the Dunwich Horror; 8 investigators, 4 Ancient Ones and cards for every deck.',
      de: 'Eine zweite Stadt mit Strudeln und Zügen, bleibende Verletzungen, Aufgaben und das Grauen von Dunwich; 8 Ermittler, 4 Große Alte und Karten für jeden Stapel.',
    },
    adds: { minutes: 60, harder: 2 },
  },
  'dark-pharaoh': {
    about: {
      en: 'An exhibition from Egypt: relics to be found, doors that are barred, favours and burdens, and a herald; cards for every deck, no further board.',
      de: 'Eine Ausstellung aus Ägypten: Fundstücke, verschlossene Viertel, Gunst und Last und ein Herold; Karten für jeden Stapel, kein weiterer Spielplan.',
    },
    adds: { minutes: 20, harder: 1 },
    options: ['exhibit'],
  },
  'dark-pharaoh-revised': {
    about: {
      en: 'In place of barred streets patrols stop people, and whispers wander from street to street with encounters of their own.',
      de: 'Statt verschlossener Viertel halten Patrouillen die Leute auf, und ein Flüstern zieht mit eigenen Begegnungen von Straße zu Straße.',
    },
    settles: ['exhibit'],
  },
  'king-in-yellow': {
    about: {
      en: 'A play that must not reach its third act, spells that change whoever casts them, and a herald whose signs take people from the city; cards for every deck, no further board.',
      de: 'Ein Stück, das den dritten Akt nicht erreichen darf, Zauber, die verwandeln, und ein Herold, dessen Zeichen der Stadt Menschen nehmen; Karten für jeden Stapel, kein weiterer Spielplan.',
    },
    adds: { minutes: 30, harder: 3 },
    options: ['performance', 'acts'],
  },
  kingsport: {
    about: {
      en: 'A harbour town without gates but with rifts that open if nobody looks after it, swimmers, heralds and guardians, an epic last battle; 8 investigators, 4 Ancient Ones and cards for every deck.',
      de: 'Eine Hafenstadt ohne Tore, aber mit Rissen, die sich öffnen, wenn niemand nach ihr sieht, Schwimmer, Herolde und Wächter, ein großer letzter Kampf; 8 Ermittler, 4 Große Alte und Karten für jeden Stapel.',
    },
    adds: { minutes: 60, harder: 1 },
    options: ['epicBattle'],
  },
};

/** A recommended combination of boxes, besides the base game. */
export interface BoxSelection {
  readonly id: string;
  readonly boxes: readonly string[];
  /** Name and audience, by language, at least in English. */
  readonly name: LocalizedText;
  readonly about: LocalizedText;
}

/** From the lightest to the heaviest. */
export const BOX_SELECTIONS: readonly BoxSelection[] = [
  {
    id: 'one-city',
    boxes: ['dark-pharaoh', 'king-in-yellow'],
    name: { en: 'One city', de: 'Eine Stadt' },
    about: {
      en: 'New cards in every deck, and no further board to look after: for one to three investigators.',
      de: 'Neue Karten in jedem Stapel und kein weiterer Spielplan: für einen bis drei Ermittler.',
    },
  },
  {
    id: 'hills-and-museum',
    boxes: ['dunwich', 'dark-pharaoh'],
    name: { en: 'Hills and museum', de: 'Hügel und Museum' },
    about: {
      en: 'A second town, and relics that help to hold it: for two to five.',
      de: 'Eine zweite Stadt und Fundstücke, die helfen, sie zu halten: für zwei bis fünf.',
    },
  },
  {
    id: 'coast-and-stage',
    boxes: ['king-in-yellow', 'kingsport'],
    name: { en: 'Coast and stage', de: 'Küste und Bühne' },
    about: {
      en: 'The calmest town, the fiercest cards: for two to five.',
      de: 'Die ruhigste Stadt, die schärfsten Karten: für zwei bis fünf.',
    },
  },
  {
    id: 'three-towns',
    boxes: ['dunwich', 'kingsport'],
    name: { en: 'Three towns', de: 'Drei Städte' },
    about: {
      en: 'Every road and every train: an evening for four and more.',
      de: 'Jede Straße und jeder Zug: ein Abend für vier und mehr.',
    },
  },
  {
    id: 'everything',
    boxes: ['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'],
    name: { en: 'Everything', de: 'Alles' },
    about: {
      en: 'All boxes at once: no two games are alike, and what one box needs is rarely drawn. For four and more who know them.',
      de: 'Alle Boxen zugleich: Keine Partie gleicht der anderen, und was eine Box braucht, wird selten gezogen. Für vier und mehr, die sie kennen.',
    },
  },
];

/** Groups of choices that are unrelated or conflict, with an explanation. */
export interface SeparateGroup {
  readonly houseRules: Readonly<Record<string, string>>;
  readonly ancientOne?: string;
  readonly about: LocalizedText;
}

export const SEPARATE_GROUPS: readonly SeparateGroup[] = [
  {
    houseRules: { epicBattle: 'yes' },
    ancientOne: 'azathoth',
    about: {
      en: 'Nobody ever fights Azathoth: with him there is no epic battle either.',
      de: 'Gegen Azathoth kämpft niemand: Mit ihm gibt es auch keinen epischen Kampf.',
    },
  },
  {
    houseRules: { exhibit: 'visiting', performance: 'touring' },
    about: {
      en: 'An exhibition that visits and a company on tour both want to be met first: whole turns go to the one or the other.',
      de: 'Eine Ausstellung, die gastiert, und eine Truppe auf Reisen wollen beide zuerst gesehen werden: Ganze Runden gehen an die eine oder die andere.',
    },
  },
];
