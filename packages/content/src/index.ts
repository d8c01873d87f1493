/** The components of the published sets, as data, and where to find the sets. */
export { PACK as BASE } from './base/pack.js';
export { MIXES, type Mix } from './mixes.js';
export { BOXES, type BoxChoice, type BoxEntry, chosenBoxes, loadBoxes, Registry, UnknownPack } from './registry.js';
