/** The 2 Other Worlds of Dunwich and their 4 gate markers (D-SETUP-06). The two of a world differ in their symbol. */
import type { GateMarkerDef, WorldDef } from '@vigil/rules';

export const WORLDS: readonly WorldDef[] = [
  { id: 'another-time', name: 'Another Time', colours: ['green', 'red'] },
  { id: 'lost-carcosa', name: 'Lost Carcosa', colours: ['blue', 'yellow'] },
];

export const GATE_MARKERS: readonly GateMarkerDef[] = [
  // Ours: no source has the modifier of this world. It is an average one of the base game.
  { id: 'gate-another-time-1', world: 'another-time', symbol: 'diamond', modifier: -1, ours: 'modifier' },
  { id: 'gate-another-time-2', world: 'another-time', symbol: 'square', modifier: -1, ours: 'modifier' },
  { id: 'gate-lost-carcosa-1', world: 'lost-carcosa', symbol: 'plus', modifier: -2 },
  // Not seen; taken like the world's other marker.
  { id: 'gate-lost-carcosa-2', world: 'lost-carcosa', symbol: 'circle', modifier: -2 },
];
