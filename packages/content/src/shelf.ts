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
      en: 'A second town with vortices and trains, lasting injuries, Tasks, and the Dunwich Horror. 8 investigators, 4 Ancient Ones and cards for every deck.',
      de: 'Eine zweite Stadt mit Strudeln und Zügen, bleibenden Verletzungen, Aufgaben und dem Grauen von Dunwich. 8 Ermittler, 4 Große Alte und Karten für jeden Stapel.',
    },
    adds: { minutes: 60, harder: 2 },
  },
  'dark-pharaoh': {
    about: {
      en: 'An Egyptian exhibition with relics to find, barred neighborhoods, Benefits and Detriments, and a Herald. Cards for every deck, no extra board.',
      de: 'Eine ägyptische Ausstellung mit Fundstücken, verschlossenen Vierteln, Wohltaten und Bürden und einem Herold. Karten für jeden Stapel, kein weiterer Spielplan.',
    },
    adds: { minutes: 20, harder: 1 },
    options: ['exhibit'],
  },
  'dark-pharaoh-revised': {
    about: {
      en: 'Instead of barred neighborhoods, patrols stop investigators. Whispers move from street to street with their own encounters.',
      de: 'Statt verschlossener Viertel halten Streifen die Ermittler auf. Ein Flüstern zieht mit eigenen Begegnungen von Straße zu Straße.',
    },
    settles: ['exhibit'],
  },
  'king-in-yellow': {
    about: {
      en: 'A play that must not reach its third act, Spells that change their casters, and a Herald whose signs empty the city. Cards for every deck, no extra board.',
      de: 'Ein Stück, das den dritten Akt nicht erreichen darf, Zauber, die verwandeln, und ein Herold, dessen Zeichen die Stadt leeren. Karten für jeden Stapel, kein weiterer Spielplan.',
    },
    adds: { minutes: 30, harder: 3 },
    options: ['performance', 'acts'],
  },
  kingsport: {
    about: {
      en: 'A harbor town without gates, but with rifts that open if it is neglected. Aquatic monsters, Heralds, Guardians and an epic battle. 8 investigators, 4 Ancient Ones and cards for every deck.',
      de: 'Eine Hafenstadt ohne Tore, aber mit Rissen, die sich öffnen, wenn niemand nach ihr sieht. Dazu Schwimmer, Herolde, Wächter und ein epischer Kampf. 8 Ermittler, 4 Große Alte und Karten für jeden Stapel.',
    },
    adds: { minutes: 60, harder: 1 },
    options: ['epicBattle'],
  },
};

/** A recommended combination of boxes, in addition to the base game. */
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
      en: 'New cards in every deck and no extra board. For 1 to 3 investigators.',
      de: 'Neue Karten in jedem Stapel, kein weiterer Spielplan. Für 1 bis 3 Ermittler.',
    },
  },
  {
    id: 'hills-and-museum',
    boxes: ['dunwich', 'dark-pharaoh'],
    name: { en: 'Hills and museum', de: 'Hügel und Museum' },
    about: {
      en: 'A second town, and relics that help you defend it. For 2 to 5 investigators.',
      de: 'Eine zweite Stadt und Fundstücke, die helfen, sie zu halten. Für 2 bis 5 Ermittler.',
    },
  },
  {
    id: 'coast-and-stage',
    boxes: ['king-in-yellow', 'kingsport'],
    name: { en: 'Coast and stage', de: 'Küste und Bühne' },
    about: {
      en: 'The calmest town and the fiercest cards. For 2 to 5 investigators.',
      de: 'Die ruhigste Stadt und die schärfsten Karten. Für 2 bis 5 Ermittler.',
    },
  },
  {
    id: 'three-towns',
    boxes: ['dunwich', 'kingsport'],
    name: { en: 'Three towns', de: 'Drei Städte' },
    about: {
      en: 'Every road and every train. For 4 or more investigators.',
      de: 'Jede Straße und jeder Zug. Für 4 oder mehr Ermittler.',
    },
  },
  {
    id: 'everything',
    boxes: ['dunwich', 'dark-pharaoh', 'king-in-yellow', 'kingsport'],
    name: { en: 'Everything', de: 'Alles' },
    about: {
      en: 'All expansions at once. No two games are alike, but each expansion’s cards come up rarely. For 4 or more experienced players.',
      de: 'Alle Erweiterungen zugleich. Keine Partie gleicht der anderen, aber die Karten jeder Erweiterung kommen selten. Für 4 oder mehr erfahrene Spieler.',
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
      en: 'Azathoth is never fought, so there is no epic battle against him.',
      de: 'Gegen Azathoth wird nie gekämpft, also gibt es mit ihm keinen epischen Kampf.',
    },
  },
  {
    houseRules: { exhibit: 'visiting', performance: 'touring' },
    about: {
      en: 'A visiting exhibition and a touring company both put their cards first. Whole turns may go to one or the other.',
      de: 'Eine gastierende Ausstellung und eine reisende Truppe bringen beide ihre Karten zuerst. Ganze Runden können an die eine oder die andere gehen.',
    },
  },
];
