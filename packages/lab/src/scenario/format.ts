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
 * A scenario as written and validated by the schema (docs/scenario.schema.json): the part common to all games.
 * docs/scenarios.md describes every field.
 */
export interface CommonDocument {
  readonly name: string;
  readonly covers?: readonly string[];
  readonly note?: string;
  readonly seed?: string;
  /** Seeds; the scenario is played with each. */
  readonly seeds?: readonly string[];
  readonly packs?: readonly string[];
  /** State of boxes, by pack id, where it differs from the start of a game. */
  readonly boxes?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The table as dealt by the rules, without arrangements. */
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
  /** Additional face-up cards on the table. */
  readonly inPlay?: readonly (string | (Omit<CardSpec, 'fresh'> & { readonly at?: string }))[];
  readonly cup?: Pile;
  readonly gatePile?: Pile;
  readonly decks?: Readonly<Record<string, Pile>>;
  readonly dice?: readonly number[];
  readonly steps?: readonly Step[];
}

/** A scenario of any game; the default is Arkham Horror. */
export interface ScenarioDocument extends CommonDocument {
  readonly game?: string;
}

/** An investigator: their name in the scenario, their sheet, or their seat from 0. */
export type Who = string | number;

/** The top of a pile in order, with the rest below; or the whole pile. */
export type Pile = readonly string[] | { readonly exactly: readonly string[] };

/** An inline component. `like`: the component whose fields it inherits. */
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

/** An investigator: the part common to all games. */
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

/** A monster by kind, or a token by id. `as`: its name in the scenario. */
export type MonsterSpec = string | { readonly kind: string; readonly as?: string };

export interface CommonBoard {
  readonly gates?: Readonly<Record<string, unknown>>;
  readonly monsters?: Readonly<Record<string, readonly MonsterSpec[]>>;
  readonly clues?: Readonly<Record<string, number>>;
  readonly closed?: Readonly<Record<string, 'for-good' | 'in-play' | number>>;
}

/** One action, and the expected state after it. */
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

/** Selects one of several open decisions: by seat, and by key, words or clause as a pattern. */
export interface Target {
  readonly by?: Who;
  readonly to?: string;
}

export type AnswerSpec = string | (Target & { readonly answer: string });

/** A moment of the game; omitted fields match anything. */
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
