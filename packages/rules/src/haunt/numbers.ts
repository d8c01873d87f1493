/** Rule constants that other modules need as well. If a box may change one, read `g.rules` instead. */
import type { AncientOneDef } from '../language/components.js';

/** Numbers of investigators in a game (H-INTRO-02). */
export const HAUNT_PLAYERS = { least: 2, most: 5 } as const;
/** Gates turned face-up at the start (H-SETUP-14, H-ADD-01). */
export const GATES_FACE_UP_AT_START = 3;
/** Spaces of the Terror track (H-SETUP-16). */
export const TERROR_SPACES = 10;
/** Doom tokens due every day (H-UPKEEP-02). */
export const DOOM_PER_DAY = 2;
/** Doom tokens due for each gate of a ritual (H-SEAL-03, H-INV-15). */
export const DOOM_PER_GATE = 2;
/** Doom tokens that one Terror token replaces (H-END-02). */
export const DOOM_PER_TERROR = 2;
/** Markers removed in an Upkeep (H-UPKEEP-42, H-ADD-05). */
export const MARKERS_REMOVED_PER_UPKEEP = 5;
/** With this many empty Doom spaces the Ancient One draws in and holds no one (H-AO-03, H-AO-22). */
export const SAFE_EMPTY_DOOM_SPACES = 6;

/** Values for Ancient Ones whose Combat modifier is not a number (H-WIN-02). */
const GATES_TO_WIN_OVERRIDES: Readonly<Record<string, number>> = { hastur: 4, azathoth: 6 };

/** Returns the greatest number of gates in the city that wins against an Ancient One (H-WIN-01, H-WIN-02, H-WIN-06). */
export function gatesToWinAgainst({ id, combatRating }: Pick<AncientOneDef, 'id' | 'combatRating'>): number {
  return typeof combatRating === 'number' ? Math.abs(combatRating) : (GATES_TO_WIN_OVERRIDES[id] ?? 0);
}
