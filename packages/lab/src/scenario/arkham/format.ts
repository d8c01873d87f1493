import type { HouseRules, Phase, Skill } from '@vigil/rules';
import type { CommonBoard, CommonDocument, MonsterSpec, PersonSpec, Who } from '../format.js';

/** A scenario of Arkham Horror. */
export interface ArkhamDocument extends CommonDocument {
  readonly game?: 'arkham';
  readonly houseRules?: Partial<HouseRules> & Readonly<Record<string, unknown>>;
  readonly investigators?: readonly InvestigatorSpec[];
  readonly first?: Who;
  readonly phase?: Phase;
  readonly done?: number | readonly Who[];
  readonly board?: BoardSpec;
  readonly environment?: string;
  readonly rumor?: RumorSpec;
  readonly headlines?: Readonly<Record<string, number>>;
  readonly twoMythosCards?: boolean;
  readonly elderSignsPlayed?: number;
  readonly battle?: { readonly round?: number; readonly pool?: number; readonly rating?: number };
}

export interface InvestigatorSpec extends PersonSpec {
  readonly skills?: Partial<Record<Skill, number>>;
  readonly sliders?: readonly [number, number, number];
  /** Movement points left in the middle of the movement. */
  readonly movement?: number;
  readonly delayed?: boolean;
  readonly losesTurn?: boolean | number;
  readonly explored?: boolean;
  readonly returnedOn?: number;
  readonly defeatedOn?: number;
  readonly defaulted?: boolean;
}

export interface BoardSpec extends CommonBoard {
  readonly gates?: Readonly<Record<string, string>>;
  readonly seals?: readonly string[];
  readonly faceUpLocationCards?: readonly string[];
}

export interface RumorSpec {
  readonly card: string;
  readonly since?: number;
  readonly tokens?: number;
  readonly monsters?: readonly MonsterSpec[];
}
