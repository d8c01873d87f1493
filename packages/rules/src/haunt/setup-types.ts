import type { HauntHouseRules } from './house-rules.js';

/**
 * What is agreed before a game (D-01). `investigators`: a sheet for each seat, two to five, or `random`; `ancientOne`
 * likewise. `packs`: the ids of the packs it is played with, if that is said. `houseRules`: departures from the defaults.
 */
export interface HauntSetup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly packs?: readonly string[];
  readonly houseRules?: Partial<HauntHouseRules>;
}
