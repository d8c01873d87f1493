/** A token at a place: an investigator or a monster. */
export interface Occupant {
  readonly id: string;
  readonly kind: 'investigator' | 'monster';
  /** True while deciding. */
  readonly active: boolean;
  /** Clues carried by a monster (Haunt). */
  readonly clues?: number;
}
