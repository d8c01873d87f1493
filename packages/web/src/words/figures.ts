import {
  DOOM_PER_DAY,
  DOOM_PER_GATE,
  DOOM_PER_TERROR,
  GATES_FACE_UP_AT_START,
  HIGHEST_TERROR,
  MARKERS_REMOVED_PER_UPKEEP,
  SAFE_EMPTY_DOOM_SPACES,
  SEAL_COST,
  SEALS_TO_WIN,
  TERROR_SPACES,
} from '@vigil/rules';

/** Figures of the rules that any message may name, as arguments. */
export const RULE_FIGURES = {
  sealsToWin: SEALS_TO_WIN,
  sealCost: SEAL_COST,
  highestTerror: HIGHEST_TERROR,
  terrorSpaces: TERROR_SPACES,
  dayDoom: DOOM_PER_DAY,
  dayTerror: Math.ceil(DOOM_PER_DAY / DOOM_PER_TERROR),
  gateDoom: DOOM_PER_GATE,
  gateTerror: Math.ceil(DOOM_PER_GATE / DOOM_PER_TERROR),
  perTerror: DOOM_PER_TERROR,
  markersOff: MARKERS_REMOVED_PER_UPKEEP,
  outOfReach: SAFE_EMPTY_DOOM_SPACES,
  turned: GATES_FACE_UP_AT_START,
} as const;
