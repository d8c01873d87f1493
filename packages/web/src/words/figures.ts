import {
  DOOM_PER_DAY,
  DOOM_PER_GATE,
  DOOM_PER_TERROR,
  GATES_TURNED,
  HIGHEST_TERROR,
  MARKERS_OFF,
  OUT_OF_REACH,
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
  markersOff: MARKERS_OFF,
  outOfReach: OUT_OF_REACH,
  turned: GATES_TURNED,
} as const;
