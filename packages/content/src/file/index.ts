/** Packs, and other documents of data, as files: read, checked against a schema, and told what is wrong with its place. */
export { type Check, checkOf, type Path, pathText, type ReadDocument, readDocuments } from './document.js';
export { PackFault, packsInSave, readPack } from './read-pack.js';
