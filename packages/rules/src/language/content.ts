import type { BoardDef } from './boards.js';
import type {
  AncientOneDef,
  CardDef,
  ChosenSheet,
  GateCardDef,
  GateMarkerDef,
  InvestigatorDef,
  LocationCardDef,
  LocationDef,
  MonsterDef,
  MythosDef,
  Pack,
  StreetDef,
  TableCardDef,
  WorldDef,
} from './components.js';
import { BASE_DECKS, type CountsAs, type DeckDef } from './decks.js';
import { BASE_PLACE_KINDS, type DrawnPlace, type PlaceDef, type PlaceKind, type PlaceKindDef } from './places.js';
import { applyTemplates, type Templates, unifyFields } from './templates.js';

/** An area with the data that movement needs. */
export interface Place {
  readonly id: string;
  readonly kind: PlaceKind;
  /** Its kind. */
  readonly kindDef: PlaceKindDef;
  /**
   * Areas one yellow line away, in both directions (A-MOVE-02, A-MOVE-03). Sky and Outskirts have none
   * (H-CITY-MOVE-17).
   */
  readonly connects: readonly string[];
  /** The street of a location; for a street, itself. */
  readonly street: string | undefined;
  /**
   * For a street or location: the area whose location cards are drawn there. It is its street, or an area of a pack.
   */
  readonly neighbourhood: string | undefined;
  readonly stable: boolean;
  readonly black: string | undefined;
  readonly white: string | undefined;
  /** For an Other World and its areas: the world, and the first or second area. */
  readonly world: string | undefined;
  readonly area: 1 | 2 | undefined;
  /** Its board. Undefined: none, like the Sky, which is above them all. */
  readonly board: string | undefined;
}

/** Kinds of component that rules read most often: each has one hidden class (templates.ts). */
const TEMPLATED_KINDS = [
  'cards',
  'investigators',
  'ancientOnes',
  'locations',
  'locationCards',
  'gateCards',
  'mythos',
  'monsters',
  'tableCards',
  'places',
] as const;

/** The components of a game's packs, by id, with precomputed look-ups. */
export class Content {
  readonly packs: readonly Pack[];
  /** The packs with their versions, as `base@1 dunwich@1`. */
  readonly version: string;
  /** Decks of held cards: the basic ones, then those of packs. */
  readonly decks = new Map<string, DeckDef>();
  readonly cards = new Map<string, CardDef>();
  readonly monsters = new Map<string, MonsterDef>();
  readonly investigators = new Map<string, InvestigatorDef>();
  readonly ancientOnes = new Map<string, AncientOneDef>();
  readonly boards = new Map<string, BoardDef>();
  readonly streets = new Map<string, StreetDef>();
  readonly locations = new Map<string, LocationDef>();
  readonly worlds = new Map<string, WorldDef>();
  readonly gateMarkers = new Map<string, GateMarkerDef>();
  readonly locationCards = new Map<string, LocationCardDef>();
  readonly gateCards = new Map<string, GateCardDef>();
  readonly mythos = new Map<string, MythosDef>();
  readonly tableCards = new Map<string, TableCardDef>();
  /** Kinds of area: the basic ones, then those of packs. */
  readonly placeKinds = new Map<string, PlaceKindDef>();
  readonly ownPlaces = new Map<string, PlaceDef>();
  readonly places = new Map<string, Place>();
  /** Areas by the water. */
  readonly byWater = new Set<string>();
  /** Monster tokens by id (`ghoul-2`), with their kinds. */
  readonly tokens = new Map<string, MonsterDef>();
  /** House rules that packs bring, with their values. */
  readonly houseRules: Readonly<Record<string, readonly string[]>>;
  /** The cards of each deck, and special cards, in order. */
  private readonly cardsByDeck = new Map<string, CardDef[]>();
  private readonly copies = new Map<string, readonly string[]>();
  private readonly onTable = new Map<string, TableCardDef[]>();
  /** The Location cards of each neighbourhood, in order. */
  readonly locationDecks: ReadonlyMap<string, readonly string[]>;
  private readonly templates: Templates;
  /** The board of each street. */
  private readonly boardByStreet = new Map<string, string>();

  /**
   * `packs`: later ones override components of the same id in earlier ones (homebrew, test figures). For packs from
   * outside, `checkReferences` finds missing components. `below`: content of the first packs, built before.
   */
  constructor(packs: readonly Pack[], below?: Content) {
    this.packs = packs;
    this.houseRules = Object.assign({}, ...packs.map((pack) => pack.houseRules ?? {}));
    this.version = packs.map((pack) => `${pack.id}@${pack.version}`).join(' ');
    index(this.decks, BASE_DECKS);
    index(this.placeKinds, BASE_PLACE_KINDS);
    for (const pack of packs) {
      index(this.decks, pack.decks ?? []);
      index(this.placeKinds, pack.placeKinds ?? []);
      index(this.ownPlaces, pack.places ?? []);
      index(this.cards, pack.cards);
      index(this.monsters, pack.monsters);
      index(this.investigators, pack.investigators);
      index(this.ancientOnes, pack.ancientOnes);
      index(this.boards, pack.boards);
      index(this.streets, pack.streets);
      index(this.locations, pack.locations);
      index(this.worlds, pack.worlds);
      index(this.gateMarkers, pack.gateMarkers);
      index(this.locationCards, pack.locationCards);
      index(this.gateCards, pack.gateCards);
      index(this.mythos, pack.mythos);
      index(this.tableCards, pack.tableCards ?? []);
      for (const area of pack.byWater ?? []) this.byWater.add(area);
      this.addCopies(pack);
    }
    for (const monster of this.monsters.values()) {
      for (let i = 1; i <= monster.count; i++) this.tokens.set(intern(`${monster.id}-${i}`), monster);
    }
    unifyFields(this.placeKinds);
    this.indexBoards();
    this.indexPlaces();
    const fresh = packs.slice(below?.packs.length ?? 0);
    this.templates = (below && this.applyTemplatesOf(below, fresh)) ?? this.applyTemplates();
    const { cards, tokens, monsters, tableCards } = this;
    for (const [token, { id }] of tokens) tokens.set(token, monsters.get(id) as MonsterDef);
    for (const card of cards.values()) addToGroup(this.cardsByDeck, card.deck, card);
    for (const card of tableCards.values()) addToGroup(this.onTable, card.kind, card);
    const locationDecks = new Map<string, string[]>();
    for (const { id, neighbourhood } of this.locationCards.values()) addToGroup(locationDecks, neighbourhood, id);
    this.locationDecks = locationDecks;
  }

  /** Gives components of a kind, and all their texts, one hidden class. */
  private applyTemplates(): Templates {
    const kinds = TEMPLATED_KINDS.map((kind): Map<string, object> => this[kind]);
    kinds.forEach(unifyFields);
    return applyTemplates(kinds) as Templates;
  }

  /**
   * As {@link applyTemplates}, but reuses the maps of `below` that the `fresh` packs do not change. Returns undefined,
   * and changes nothing, if their texts do not fit the existing templates.
   */
  private applyTemplatesOf(below: Content, fresh: readonly Pack[]): Templates | undefined {
    const brings = (kind: (typeof TEMPLATED_KINDS)[number]) =>
      // Places are rebuilt from streets, locations and worlds.
      kind === 'places' || fresh.some((pack) => pack[kind]?.length || kind in (pack.more ?? {}));
    const kinds = TEMPLATED_KINDS.filter(brings).map((kind): Map<string, object> => this[kind]);
    kinds.forEach(unifyFields);
    const fitted = applyTemplates(kinds, below.templates);
    if (!fitted) return undefined;
    for (const kind of TEMPLATED_KINDS) {
      const components: Map<string, object> = this[kind];
      if (!brings(kind)) for (const [id, component] of below[kind]) components.set(id, component);
    }
    return fitted;
  }

  /** Returns the heralds or guardians that a table may choose from. */
  choosableSheets(kind: ChosenSheet): readonly TableCardDef[] {
    return [...this.tableCards.values()].filter((card) => card.chosen && card.kind === kind);
  }

  /** Returns the category of a card. A special card has only those it declares. */
  countsAs(card: CardDef | undefined): CountsAs {
    return this.decks.get(card?.deck ?? '')?.countsAs ?? 'none';
  }

  /** True if a card counts as an item (A-STATUS-04): spells, and special cards that say so. */
  isItem(card: CardDef | undefined): boolean {
    const kind = this.countsAs(card);
    return kind === 'item' || kind === 'spell' || card?.item === true;
  }

  /** True if a card is in Haunt's inventory, whose cards change hands: items, spells and allies (H-ASSET-02). */
  isInventory(card: CardDef | undefined): boolean {
    const kind = this.countsAs(card);
    return kind === 'item' || kind === 'spell' || kind === 'ally';
  }

  /** Returns the cards of a deck, or the special ones, each kind once. */
  cardsOf(deck: string): readonly CardDef[] {
    return this.cardsByDeck.get(deck) ?? [];
  }

  /** As {@link cardsOf}, as ids with one entry per copy. */
  copiesIn(deck: string): readonly string[] {
    const known = this.copies.get(deck);
    if (known) return known;
    const copies: string[] = [];
    for (const { id, count } of this.cardsOf(deck)) for (let i = 0; i < count; i++) copies.push(id);
    this.copies.set(deck, copies);
    return copies;
  }

  /** Returns the table cards of a kind. */
  tableCardsOf(kind: string): readonly TableCardDef[] {
    return this.onTable.get(kind) ?? [];
  }

  /** Areas with location cards: streets, and areas of packs. */
  get neighbourhoods(): ReadonlySet<string> {
    const own = [...this.locations.values()].flatMap(({ neighbourhood }) => neighbourhood ?? []);
    return new Set([...this.streets.keys(), ...own]);
  }

  /** Returns the locations of a street. */
  locationsOf(street: string): readonly LocationDef[] {
    return [...this.locations.values()].filter((location) => location.street === street);
  }

  /** Returns the streets drawn on a board, their locations, and its other areas. */
  boardLayout(board: string): {
    readonly streets: readonly StreetDef[];
    readonly locations: readonly LocationDef[];
    readonly others: readonly DrawnPlace[];
  } {
    const streets = [...this.streets.values()].filter(({ id }) => this.boardByStreet.get(id) === board);
    const locations = [...this.locations.values()].filter(({ street }) => this.boardByStreet.get(street) === board);
    const others = [...this.ownPlaces.values()]
      .filter(isDrawn)
      .filter(({ beside }) => this.boardByStreet.get(beside) === board);
    return { streets, locations, others };
  }

  /** Returns the board of an area. Undefined: none, like the Sky, which is above them all. */
  boardAt(area: string): string | undefined {
    return this.places.get(area)?.board;
  }

  /** Adds copies of existing components. Missing ones are left to `checkReferences`. */
  private addCopies({ more = {} }: Pack): void {
    const grow = <T extends { readonly count: number }>(
      map: Map<string, T>,
      copies: Readonly<Record<string, number>> = {},
    ) => {
      for (const [id, n] of Object.entries(copies)) {
        const known = map.get(id);
        if (known) map.set(id, { ...known, count: known.count + n });
      }
    };
    grow(this.cards, more.cards);
    grow(this.monsters, more.monsters);
  }

  private indexBoards(): void {
    const [first] = this.boards.keys();
    for (const pack of this.packs) {
      for (const { id, board } of pack.streets) {
        // A street that a later pack overrides keeps its board.
        const on = board ?? this.boardByStreet.get(id) ?? pack.boards[0]?.id ?? first;
        if (on !== undefined) this.boardByStreet.set(id, on);
      }
    }
  }

  private indexPlaces(): void {
    const kindOf = (kind: PlaceKind): PlaceKindDef => this.placeKinds.get(kind) ?? { id: kind };
    const none = {
      connects: [],
      street: undefined,
      neighbourhood: undefined,
      stable: true,
      black: undefined,
      white: undefined,
      world: undefined,
      area: undefined,
      board: undefined,
    };
    for (const street of this.streets.values()) {
      const nextTo = this.locationsOf(street.id).filter(({ connects }) => !connects || connects.includes(street.id));
      const connects = [...street.connects, ...nextTo.map((location) => location.id)];
      this.places.set(street.id, {
        ...none,
        id: street.id,
        kind: 'street',
        kindDef: kindOf('street'),
        connects,
        street: street.id,
        neighbourhood: street.id,
        black: street.black,
        white: street.white,
        board: this.boardByStreet.get(street.id),
      });
    }
    for (const location of this.locations.values()) {
      const { id, street, stable } = location;
      this.places.set(id, {
        ...none,
        id,
        kind: 'location',
        kindDef: kindOf('location'),
        connects: location.connects ?? [street],
        street,
        neighbourhood: location.neighbourhood ?? street,
        stable,
        black: location.black ?? street,
        white: location.white ?? street,
        board: this.boardByStreet.get(street),
      });
    }
    for (const world of this.worlds.values()) {
      // The world itself, the area of its monsters in Haunt.
      this.places.set(world.id, { ...none, id: world.id, kind: 'world', kindDef: kindOf('world'), world: world.id });
      for (const area of [1, 2] as const) {
        const id = intern(`${world.id}-${area}`);
        this.places.set(id, { ...none, id, kind: 'world', kindDef: kindOf('world'), world: world.id, area });
      }
    }
    for (const kind of ['sky', 'outskirts', 'lost', 'jail', 'out'] as const) {
      this.places.set(kind, { ...none, id: kind, kind, kindDef: kindOf(kind) });
    }
    for (const { id, kind, connects = [], beside } of this.ownPlaces.values()) {
      const board = beside === undefined ? undefined : this.boardByStreet.get(beside);
      this.places.set(id, { ...none, id, kind, kindDef: kindOf(kind), connects, board });
    }
  }
}

/** Adds an item to its group. */
/**
 * Returns the interned string of a composed name. Names in components are interned already, and V8 compares interned
 * strings by identity.
 */
function intern(name: string): string {
  return Object.keys({ [name]: true })[0] as string;
}

function addToGroup<T>(groups: Map<string, T[]>, group: string, one: T): void {
  const others = groups.get(group);
  if (others) others.push(one);
  else groups.set(group, [one]);
}

function index<T extends { readonly id: string }>(map: Map<string, T>, list: readonly T[]): void {
  for (const component of list) map.set(component.id, component);
}

function isDrawn(place: PlaceDef): place is DrawnPlace {
  return place.beside !== undefined && place.x !== undefined && place.y !== undefined;
}
