/**
 * What lies around a place or a world in its wide picture. A place nobody speaks of here stands in a street, a world in
 * more of its own kind. Mirrored is what fills its drawing to the edges: it goes on beyond them. A headland is a shore whose
 * rock fills its drawing on one side: it is lost in the dark there.
 */
export type Surroundings = 'wild' | 'shore' | 'headland' | 'void' | 'mirrored';

/** What stands in no street, of the base game; boxes say it of theirs with their drawings. */
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
