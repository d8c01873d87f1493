import type {
  AncientOneDef,
  CardDef,
  DeckDef,
  GateCardDef,
  GateMarkerDef,
  InvestigatorDef,
  LocationCardDef,
  LocationDef,
  MonsterDef,
  MythosDef,
  StreetDef,
  TableCardDef,
  WorldDef,
} from '@vigil/rules';

/**
 * A scenario as it is written, after the schema (docs/scenario.schema.json) has let it pass: what all games have in
 * common. docs/scenarios.md says what every field means.
 */
export interface CommonDocument {
  readonly name: string;
  readonly covers?: readonly string[];
  readonly note?: string;
  readonly seed?: string;
  /** Seeds with each of which it is played. */
  readonly seeds?: readonly string[];
  readonly packs?: readonly string[];
  /** Values that boxes keep on the table, by pack id, where they differ from the beginning of a game. */
  readonly boxes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The table as the rules deal it, and nothing arranged on it. */
  readonly dealt?: true;
  readonly define?: Definitions;
  readonly players?: number;
  readonly investigators?: readonly PersonSpec[];
  readonly ancientOne?: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly unusedInvestigators?: readonly string[];
  readonly turn?: number;
  readonly doom?: number;
  readonly terror?: number;
  readonly board?: CommonBoard;
  /** Cards that lie face up on the table for all, beside those that always do. */
  readonly inPlay?: readonly (string | (Omit<CardSpec, 'fresh'> & { readonly at?: string }))[];
  readonly cup?: Pile;
  readonly gatePile?: Pile;
  readonly decks?: Readonly<Record<string, Pile>>;
  readonly dice?: readonly number[];
  readonly steps?: readonly Step[];
}

/** A scenario of any game; without `game` it is one of Arkham Horror. */
export interface ScenarioDocument extends CommonDocument {
  readonly game?: string;
}

/** An investigator: their name in the scenario, their sheet, or their seat counted from 0. */
export type Who = string | number;

/** The top of a pile in order, with the rest below; or the whole pile. */
export type Pile = readonly string[] | { readonly exactly: readonly string[] };

/** A component written inline. `like`: the component whose fields it takes over where it gives none of its own. */
export type Inline<T> = Partial<T> & { readonly id: string; readonly like?: string };

export interface Definitions {
  readonly cards?: readonly Inline<CardDef>[];
  readonly monsters?: readonly Inline<MonsterDef>[];
  readonly investigators?: readonly Inline<InvestigatorDef>[];
  readonly ancientOnes?: readonly Inline<AncientOneDef>[];
  readonly streets?: readonly Inline<StreetDef>[];
  readonly locations?: readonly Inline<LocationDef>[];
  readonly worlds?: readonly Inline<WorldDef>[];
  readonly gateMarkers?: readonly Inline<GateMarkerDef>[];
  readonly locationCards?: readonly Inline<LocationCardDef>[];
  readonly gateCards?: readonly Inline<GateCardDef>[];
  readonly mythos?: readonly Inline<MythosDef>[];
  readonly decks?: readonly Inline<DeckDef>[];
  readonly tableCards?: readonly Inline<TableCardDef>[];
}

/** An investigator as far as all games have one. */
export interface PersonSpec {
  readonly name?: string;
  readonly sheet?: string;
  readonly place?: string;
  readonly out?: boolean;
  readonly home?: string;
  readonly focus?: number;
  readonly maximum?: { readonly sanity?: number; readonly stamina?: number };
  readonly maximumChange?: { readonly sanity?: number; readonly stamina?: number };
  readonly sanity?: number;
  readonly stamina?: number;
  readonly money?: number;
  readonly clues?: number;
  readonly cards?: readonly (string | CardSpec)[];
  readonly monsterTrophies?: readonly string[];
  readonly gateTrophies?: readonly string[];
  readonly blessed?: boolean;
  readonly cursed?: boolean;
  readonly enteredAt?: string;
  readonly used?: readonly string[];
}

export interface CardSpec {
  readonly card: string;
  readonly exhausted?: boolean;
  readonly tokens?: number;
  readonly fresh?: boolean;
}

/** A monster of a kind, or a token by its id. `as`: the name it has in the scenario. */
export type MonsterSpec = string | { readonly kind: string; readonly as?: string };

export interface CommonBoard {
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly monsters?: Readonly<Record<string, readonly MonsterSpec[]>>;
  readonly clues?: Readonly<Record<string, number>>;
  readonly closed?: Readonly<Record<string, 'for-good' | 'in-play' | number>>;
}

/** One thing done, then what must be so. */
export interface Step extends Target {
  readonly note?: string;
  readonly answer?: string;
  readonly answers?: readonly AnswerSpec[];
  readonly refuse?: string | readonly string[];
  readonly until?: UntilSpec;
  readonly auto?: 'first' | 'stay';
  readonly dice?: readonly number[];
  readonly expect?: Expectation;
}

/** The chosen one of several open decisions: the seat, and its key, words or clause as a pattern. */
export interface Target {
  readonly by?: Who;
  readonly to?: string;
}

export type AnswerSpec = string | (Target & { readonly answer: string });

/** A moment of the game; what is left out does not matter. */
export interface UntilSpec {
  readonly phase?: string;
  readonly segment?: number;
  readonly turn?: number;
  readonly day?: number;
  readonly seat?: Who;
  readonly question?: string;
}

export interface Expectation {
  readonly at?: { readonly phase: string; readonly turn?: number; readonly day?: number; readonly seat?: Who };
  readonly asks?: Who | readonly Who[];
  /** No other decision is open. */
  readonly nothingElse?: true;
  readonly question?: string;
  readonly why?: string;
  readonly options?: number | readonly string[];
  readonly offered?: readonly string[];
  readonly notOffered?: readonly string[];
  readonly events?: readonly EventSpec[];
  readonly never?: readonly EventSpec[];
  readonly state?: Readonly<Record<string, unknown>>;
  readonly over?: boolean | Readonly<Record<string, unknown>>;
}

/** The type of an event and some of its fields. */
export type EventSpec = { readonly type: string } & Readonly<Record<string, unknown>>;
