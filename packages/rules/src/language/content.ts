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

/** An area somebody can be in, with what moving needs to know about it. */
export interface Place {
  readonly id: string;
  readonly kind: PlaceKind;
  /** What its kind is. */
  readonly kindDef: PlaceKindDef;
  /**
   * Areas one yellow line away, in both directions (A-MOVE-02, A-MOVE-03). Sky and Outskirts have none
   * (H-CITY-MOVE-17).
   */
  readonly connects: readonly string[];
  /** The street of a location; a street is its own. */
  readonly street: string | undefined;
  /** Of a street or location: whose location cards are drawn there, which is its street, or an area of a pack's own. */
  readonly neighbourhood: string | undefined;
  readonly stable: boolean;
  readonly black: string | undefined;
  readonly white: string | undefined;
  /** Of an Other World and its areas: which world; of an area, whether the first or the second. */
  readonly world: string | undefined;
  readonly area: 1 | 2 | undefined;
  /** The board it is on; undefined: on none, as the Sky, which is over them all. */
  readonly board: string | undefined;
}

/** Kinds of component that rules read all the time: each has one shape (moulds.ts). */
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

/** The components of a game's packs, by id, with what the rules look up often worked out beforehand. */
export class Content {
  readonly packs: readonly Pack[];
  /** The packs with their versions, as `base@1 dunwich@1`. */
  readonly version: string;
  /** Decks of cards that people hold: those that are always there, then those of packs. */
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
  /** Kinds of area: those that are always there, then those of packs. */
  readonly placeKinds = new Map<string, PlaceKindDef>();
  readonly ownPlaces = new Map<string, PlaceDef>();
  readonly places = new Map<string, Place>();
  /** Areas by the water. */
  readonly byWater = new Set<string>();
  /** Monster tokens by id (`ghoul-2`), with their kinds. */
  readonly tokens = new Map<string, MonsterDef>();
  /** House rules that packs bring, with their values. */
  readonly houseRules: Readonly<Record<string, readonly string[]>>;
  /** The cards of each deck that people hold, and special cards, in their order. */
  private readonly cardsByDeck = new Map<string, CardDef[]>();
  private readonly copies = new Map<string, readonly string[]>();
  private readonly onTable = new Map<string, TableCardDef[]>();
  /** The Location cards of each neighbourhood, in their order. */
  readonly locationDecks: ReadonlyMap<string, readonly string[]>;
  private readonly templates: Templates;
  /** The board each street is on. */
  private readonly boardByStreet = new Map<string, string>();

  /**
   * `packs`: later ones override components of the same id in earlier ones (homebrew, test figures). What they name has to
   * be there: `checkReferences` tells, wherever a pack comes from elsewhere. `below`: the first of them, put together before.
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

  /** Gives components of a kind one shape, and all that they say. */
  private applyTemplates(): Templates {
    const kinds = TEMPLATED_KINDS.map((kind): Map<string, object> => this[kind]);
    kinds.forEach(unifyFields);
    return applyTemplates(kinds) as Templates;
  }

  /**
   * The same where kinds to which the `fresh` packs bring nothing are those that lie below; undefined, and not done yet, where what
   * these packs say fits no mould there is.
   */
  private applyTemplatesOf(below: Content, fresh: readonly Pack[]): Templates | undefined {
    const brings = (kind: (typeof TEMPLATED_KINDS)[number]) =>
      // Places are made anew, of streets, locations and worlds.
      kind === 'places' || fresh.some((pack) => pack[kind]?.length || kind in (pack.more ?? {}));
    const kinds = TEMPLATED_KINDS.filter(brings).map((kind): Map<string, object> => this[kind]);
    kinds.forEach(unifyFields);
    const moulds = applyTemplates(kinds, below.templates);
    if (!moulds) return undefined;
    for (const kind of TEMPLATED_KINDS) {
      const here: Map<string, object> = this[kind];
      if (!brings(kind)) for (const [id, component] of below[kind]) here.set(id, component);
    }
    return moulds;
  }

  /** The heralds or the guardians that a table may choose from. */
  choosableSheets(kind: ChosenSheet): readonly TableCardDef[] {
    return [...this.tableCards.values()].filter((card) => card.chosen && card.kind === kind);
  }

  /** What a card counts as; a special card as nothing but what it says itself. */
  countsAs(card: CardDef | undefined): CountsAs {
    return this.decks.get(card?.deck ?? '')?.countsAs ?? 'none';
  }

  /** Whether a card counts as an item (A-STATUS-04): spells, and special cards that say so. */
  isItem(card: CardDef | undefined): boolean {
    const kind = this.countsAs(card);
    return kind === 'item' || kind === 'spell' || card?.item === true;
  }

  /** Whether Haunt has a card in the inventory, of which cards change hands: items, spells and allies (H-ASSET-02). */
  isInventory(card: CardDef | undefined): boolean {
    const kind = this.countsAs(card);
    return kind === 'item' || kind === 'spell' || kind === 'ally';
  }

  /** The cards of a deck that people hold, or the special ones, each kind once. */
  cardsOf(deck: string): readonly CardDef[] {
    return this.cardsByDeck.get(deck) ?? [];
  }

  /** The same as ids, each as often as there are copies of it. */
  copiesIn(deck: string): readonly string[] {
    const known = this.copies.get(deck);
    if (known) return known;
    const copies: string[] = [];
    for (const { id, count } of this.cardsOf(deck)) for (let i = 0; i < count; i++) copies.push(id);
    this.copies.set(deck, copies);
    return copies;
  }

  /** The cards that lie on the table as such. */
  tableCardsOf(kind: string): readonly TableCardDef[] {
    return this.onTable.get(kind) ?? [];
  }

  /** What has location cards: streets, and areas of a pack's own. */
  get neighbourhoods(): ReadonlySet<string> {
    const own = [...this.locations.values()].flatMap(({ neighbourhood }) => neighbourhood ?? []);
    return new Set([...this.streets.keys(), ...own]);
  }

  /** Locations by their street's id. */
  locationsOf(street: string): readonly LocationDef[] {
    return [...this.locations.values()].filter((location) => location.street === street);
  }

  /** The streets drawn on a board, the locations of its streets, and what else lies beside them there. */
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

  /** The board an area is on; undefined: on none, as the Sky, which is over them all. */
  boardAt(area: string): string | undefined {
    return this.places.get(area)?.board;
  }

  /** Adds copies of what is there already; what is not `checkReferences` tells. */
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
        // A street that a later pack writes anew stays where it was.
        const on = board ?? this.boardByStreet.get(id) ?? pack.boards[0]?.id ?? first;
        if (on !== undefined) this.boardByStreet.set(id, on);
      }
    }
  }

  private indexPlaces(): void {
    const is = (kind: PlaceKind): PlaceKindDef => this.placeKinds.get(kind) ?? { id: kind };
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
        kindDef: is('street'),
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
        kindDef: is('location'),
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
      // The world itself, where its monsters are in Haunt.
      this.places.set(world.id, { ...none, id: world.id, kind: 'world', kindDef: is('world'), world: world.id });
      for (const area of [1, 2] as const) {
        const id = intern(`${world.id}-${area}`);
        this.places.set(id, { ...none, id, kind: 'world', kindDef: is('world'), world: world.id, area });
      }
    }
    for (const kind of ['sky', 'outskirts', 'lost', 'jail', 'out'] as const) {
      this.places.set(kind, { ...none, id: kind, kind, kindDef: is(kind) });
    }
    for (const { id, kind, connects = [], beside } of this.ownPlaces.values()) {
      const board = beside === undefined ? undefined : this.boardByStreet.get(beside);
      this.places.set(id, { ...none, id, kind, kindDef: is(kind), connects, board });
    }
  }
}

/** Puts one with the others of its group. */
/**
 * A name that was put together as the one text of these letters there is. Those written in components are that already, and V8
 * need not look into two of them to see that they are not the same.
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
