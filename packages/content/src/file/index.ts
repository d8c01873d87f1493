/** Packs, and other documents of data, as files: read, checked against a schema, and told what is wrong with its place. */
export { checkOf } from './check.js';
export {
  type Check,
  type Misfit,
  misfitsOf,
  type Path,
  pathText,
  type ReadDocument,
  readDocuments,
} from './document.js';
export { packCheck } from './pack-check.js';
export { PackFault, packsInSave, readPack } from './read-pack.js';
export { slipsIn } from './slips.js';
