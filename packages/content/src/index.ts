/** The components of the published sets, as data, and where to find the sets. */
export { PACK as BASE } from './base/pack.js';
export { BOX_NAMES } from './box-names.js';
export { PRESETS, type Preset, presetPackIds } from './presets.js';
export {
  BOXES,
  type BoxChoice,
  type BoxEntry,
  loadBoxes,
  loadChosenBoxes,
  Registry,
  UnknownPackError,
} from './registry.js';
export { BOX_SELECTIONS, type BoxSelection, SEPARATE_GROUPS, SHELF, type ShelfEntry } from './shelf.js';
