import type { HauntHouseRules } from './house-rules.js';

/**
 * The choices made before a game (H-SETUP-15, H-SETUP-18). `investigators`: a sheet for each seat, two to five, or `random`.
 * `ancientOne`: likewise. `packs`: ids of the packs in the game, if given. `houseRules`: departures from the defaults.
 */
export interface HauntSetup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly packs?: readonly string[];
  readonly houseRules?: Partial<HauntHouseRules>;
}
