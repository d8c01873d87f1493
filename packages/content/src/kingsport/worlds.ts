/** The 2 Other Worlds of Kingsport and their 4 gate markers. The two of a world differ in their symbol. */
import type { GateMarkerDef, WorldDef } from '@vigil/rules';

export const WORLDS: readonly WorldDef[] = [
  { id: 'the-underworld', name: 'The Underworld', article: 'the', colours: ['green', 'blue'] },
  { id: 'unknown-kadath', name: 'Unknown Kadath', colours: ['red', 'yellow'] },
];

// The modifiers are ours, because no source has them: an average one for the caves, a harder one for Kadath.
export const GATE_MARKERS: readonly GateMarkerDef[] = [
  { id: 'gate-the-underworld-1', world: 'the-underworld', symbol: 'hexagon', modifier: -1, ours: 'modifier' },
  { id: 'gate-the-underworld-2', world: 'the-underworld', symbol: 'star', modifier: -1, ours: 'modifier' },
  { id: 'gate-unknown-kadath-1', world: 'unknown-kadath', symbol: 'slash', modifier: -2, ours: 'modifier' },
  // Its symbol is the one that the other new markers leave over.
  { id: 'gate-unknown-kadath-2', world: 'unknown-kadath', symbol: 'triangle', modifier: -2, ours: 'modifier' },
];
