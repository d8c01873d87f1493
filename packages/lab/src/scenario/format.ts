import type {
  AncientOneDef,
  CardDef,
  GateCardDef,
  GateMarkerDef,
  HouseRules,
  InvestigatorDef,
  LocationCardDef,
  LocationDef,
  MonsterDef,
  MythosDef,
  Phase,
  Skill,
  StreetDef,
  WorldDef,
} from '@vigil/rules';

/**
 * A scenario as it is written, after the schema (docs/scenario.schema.json) has let it pass. docs/scenarios.md says
 * what every field means.
 */
export interface ScenarioDocument {
  readonly name: string;
  readonly covers?: readonly string[];
  readonly note?: string;
  readonly game?: 'arkham';
  readonly seed?: string;
  readonly houseRules?: Partial<HouseRules>;
  readonly define?: Definitions;
  readonly players?: number;
  readonly investigators?: readonly InvestigatorSpec[];
  readonly first?: Who;
  readonly ancientOne?: string;
  readonly unusedInvestigators?: readonly string[];
  readonly turn?: number;
  readonly phase?: Phase;
  readonly done?: number | readonly Who[];
  readonly doom?: number;
  readonly terror?: number;
  readonly board?: BoardSpec;
  readonly cup?: Pile;
  readonly gatePile?: Pile;
  readonly decks?: Readonly<Record<string, Pile>>;
  readonly environment?: string;
  readonly rumor?: RumorSpec;
  readonly headlines?: Readonly<Record<string, number>>;
  readonly twoMythosCards?: boolean;
  readonly elderSignsPlayed?: number;
  readonly battle?: { readonly round?: number; readonly pool?: number; readonly rating?: number };
  readonly dice?: readonly number[];
  readonly steps?: readonly Step[];
}

/** An investigator: the name he has in the scenario, his sheet, or his seat counted from 0. */
export type Who = string | number;

/** What comes first, in order, with the rest behind it; or all there is. */
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
}

export interface InvestigatorSpec {
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
  readonly skills?: Partial<Record<Skill, number>>;
  readonly sliders?: readonly [number, number, number];
  readonly money?: number;
  readonly clues?: number;
  readonly cards?: readonly (string | CardSpec)[];
  readonly monsterTrophies?: readonly string[];
  readonly gateTrophies?: readonly string[];
  readonly blessed?: boolean;
  readonly cursed?: boolean;
  readonly delayed?: boolean;
  readonly losesTurn?: boolean | number;
  readonly explored?: boolean;
  readonly enteredAt?: string;
  readonly returnedOn?: number;
  readonly fellOn?: number;
  readonly used?: readonly string[];
  readonly defaulted?: boolean;
}

export interface CardSpec {
  readonly card: string;
  readonly exhausted?: boolean;
  readonly tokens?: number;
  readonly fresh?: boolean;
}

/** A monster of a kind, or a token by its id. `as`: the name it has in the scenario. */
export type MonsterSpec = string | { readonly kind: string; readonly as?: string };

export interface BoardSpec {
  readonly gates?: Readonly<Record<string, string>>;
  readonly monsters?: Readonly<Record<string, readonly MonsterSpec[]>>;
  readonly clues?: Readonly<Record<string, number>>;
  readonly seals?: readonly string[];
  readonly closed?: Readonly<Record<string, 'for-good' | number>>;
  readonly turnedUp?: readonly string[];
}

export interface RumorSpec {
  readonly card: string;
  readonly since?: number;
  readonly tokens?: number;
  readonly monsters?: readonly MonsterSpec[];
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

/** Which of several open decisions is meant: who answers, and its key, words or clause as a pattern. */
export interface Target {
  readonly by?: Who;
  readonly to?: string;
}

export type AnswerSpec = string | (Target & { readonly answer: string });

/** A moment of the game; what is left out does not matter. */
export interface UntilSpec {
  readonly phase?: Phase;
  readonly turn?: number;
  readonly seat?: Who;
  readonly question?: string;
}

export interface Expectation {
  readonly at?: { readonly phase: Phase; readonly turn?: number; readonly seat?: Who };
  readonly asks?: Who | readonly Who[];
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
