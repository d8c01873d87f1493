/** The 8 Other Worlds of the base game, each of two areas, and its 16 gate markers, two to each world. */
import type { DimensionSymbol, GateMarkerDef, WorldDef } from '@vigil/rules';

export const WORLDS: readonly WorldDef[] = [
  { id: 'abyss', name: 'Abyss', colours: ['blue', 'red'] },
  // No gate card names it: always the entry `other`.
  { id: 'another-dimension', name: 'Another Dimension', colours: ['blue', 'green', 'red', 'yellow'] },
  { id: 'city-of-the-great-race', name: 'City of the Great Race', colours: ['green', 'yellow'] },
  { id: 'great-hall-of-celeano', name: 'Great Hall of Celeano', colours: ['blue', 'green'] },
  { id: 'plateau-of-leng', name: 'Plateau of Leng', colours: ['green', 'red'] },
  { id: 'rlyeh', name: "R'lyeh", colours: ['red', 'yellow'] },
  { id: 'the-dreamlands', name: 'The Dreamlands', colours: ['blue', 'green', 'red', 'yellow'] },
  { id: 'yuggoth', name: 'Yuggoth', colours: ['blue', 'yellow'] },
];

/** The two markers of a world, alike but for their ids. `modifier`: added to the check that closes the gate. */
const pair = (world: string, symbol: DimensionSymbol, modifier: number): readonly GateMarkerDef[] => [
  { id: `gate-${world}-1`, world, symbol, modifier },
  { id: `gate-${world}-2`, world, symbol, modifier },
];

/** No gate bears the ninth symbol, the crescent. */
export const GATE_MARKERS: readonly GateMarkerDef[] = [
  ...pair('abyss', 'hexagon', -2),
  ...pair('another-dimension', 'square', 0),
  ...pair('city-of-the-great-race', 'triangle', 0),
  ...pair('great-hall-of-celeano', 'star', -1),
  ...pair('plateau-of-leng', 'diamond', -1),
  ...pair('rlyeh', 'plus', -3),
  ...pair('the-dreamlands', 'slash', 1),
  // doubt: one source has -2, another +1, which is likely a slip; -2 is taken.
  ...pair('yuggoth', 'circle', -2),
];
