/**
 * Surroundings of a place or a world in its wide picture. The default is a street for a place, more of the same kind
 * for a world. `mirrored`: the drawing fills its box to the edges and continues beyond them. `headland`: a shore whose
 * rock fills its drawing on one side, and fades into the dark there.
 */
export type Surroundings = 'wild' | 'shore' | 'headland' | 'void' | 'mirrored';

/** Places of the base game that are not in a street. Boxes declare theirs with their drawings. */
export const SURROUNDINGS: Readonly<Record<string, Surroundings>> = {
  woods: 'wild',
  graveyard: 'wild',
  'black-cave': 'wild',
  'hibbs-roadhouse': 'wild',
  'river-docks': 'shore',
  'unvisited-isle': 'shore',
  abyss: 'void',
  'another-dimension': 'void',
  yuggoth: 'void',
  lost: 'void',
};
