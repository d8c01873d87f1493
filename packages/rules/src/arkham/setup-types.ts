import type { HouseRules } from './house-rules.js';

/**
 * The choices made before a game (DEC-01). `investigators`: a sheet for each seat in clockwise order, or `random`.
 * `ancientOne`: likewise. `herald`, `guardian`: one that the packs contain, `random`, or none (K-HERALD-01). `packs`:
 * ids of the packs in the game, if given. `houseRules`: departures from the defaults.
 */
export interface ArkhamSetup {
  readonly investigators: readonly string[];
  readonly ancientOne: string;
  readonly herald?: string;
  readonly guardian?: string;
  readonly packs?: readonly string[];
  readonly houseRules?: Partial<HouseRules> & Readonly<Record<string, unknown>>;
}
