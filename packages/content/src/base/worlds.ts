/** The 8 Other Worlds of the base game, with two areas and two gate markers each. */
import type { DimensionSymbol, GateMarkerDef, WorldDef } from '@vigil/rules';

export const WORLDS: readonly WorldDef[] = [
  { id: 'abyss', name: 'Abyss', article: 'the', colours: ['blue', 'red'] },
  // No gate card names it: always the entry `other`.
  { id: 'another-dimension', name: 'Another Dimension', colours: ['blue', 'green', 'red', 'yellow'] },
  { id: 'city-of-the-great-race', name: 'City of the Great Race', article: 'the', colours: ['green', 'yellow'] },
  { id: 'great-hall-of-celeano', name: 'Great Hall of Celeano', article: 'the', colours: ['blue', 'green'] },
  { id: 'plateau-of-leng', name: 'Plateau of Leng', article: 'the', preposition: 'on', colours: ['green', 'red'] },
  { id: 'rlyeh', name: "R'lyeh", colours: ['red', 'yellow'] },
  { id: 'the-dreamlands', name: 'The Dreamlands', article: 'the', colours: ['blue', 'green', 'red', 'yellow'] },
  { id: 'yuggoth', name: 'Yuggoth', colours: ['blue', 'yellow'] },
];

/** The two markers of a world, alike but for their ids. `modifier`: added to the check that closes the gate. */
const markerPair = (world: string, symbol: DimensionSymbol, modifier: number): readonly GateMarkerDef[] => [
  { id: `gate-${world}-1`, world, symbol, modifier },
  { id: `gate-${world}-2`, world, symbol, modifier },
];

/** No gate bears the ninth symbol, the crescent. */
export const GATE_MARKERS: readonly GateMarkerDef[] = [
  ...markerPair('abyss', 'hexagon', -2),
  ...markerPair('another-dimension', 'square', 0),
  ...markerPair('city-of-the-great-race', 'triangle', 0),
  ...markerPair('great-hall-of-celeano', 'star', -1),
  ...markerPair('plateau-of-leng', 'diamond', -1),
  ...markerPair('rlyeh', 'plus', -3),
  ...markerPair('the-dreamlands', 'slash', 1),
  // doubt: one source has -2, another +1, which is likely a slip; -2 is taken.
  ...markerPair('yuggoth', 'circle', -2),
];
