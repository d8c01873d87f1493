import type { HouseRules } from './house-rules.js';

/**
 * What is agreed before a game (DEC-01). `investigators`: a sheet for each seat in clockwise order, or `random`;
 * `ancientOne` likewise. `herald`, `guardian`: one of those its packs bring, `random`, or none (K-HERALD-01). `packs`: the ids of the packs it is played with, if that is said. `houseRules`: departures from
 * the defaults.
 */
export interface ArkhamSetup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly packs?: readonly string[];
  readonly houseRules?: Partial<HouseRules> & Readonly<Record<string, unknown>>;
}
