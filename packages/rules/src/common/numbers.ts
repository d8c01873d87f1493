/** Clues a seal costs where nothing in play says otherwise (A-ENC-42, H-SEAL-02). */
export const SEAL_COST = 5;
