/** Which boxes go well together. */

/** Some boxes that are worth playing together, beside the base game. */
export interface Mix {
  readonly id: string;
  readonly boxes: readonly string[];
  /** What it is called, and for whom it is; by language, English at least. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
  readonly about: { readonly en: string } & Readonly<Record<string, string>>;
}

/** From the lightest to the heaviest. */
export const MIXES: readonly Mix[] = [
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
