/** Number of Clues for a seal unless something in play changes it (A-ENC-42, H-SEAL-02). */
export const SEAL_COST = 5;

/** Combat rating of an Ancient One against which no die is ever rolled. */
export const UNDEFEATABLE = -99;
