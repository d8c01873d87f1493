/** The components of the published sets, as data, and where to find the sets. */
export { PACK as BASE } from './base/pack.js';
export { PRESETS, type Preset, packsOfPreset } from './presets.js';
export { BOXES, type BoxChoice, type BoxEntry, chosenBoxes, loadBoxes, Registry, UnknownPack } from './registry.js';
export { APART, MIXES, type Mix, type OnShelf, SHELF } from './shelf.js';
