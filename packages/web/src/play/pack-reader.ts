/** Exports needed to read pack files, and no more. */
export { PackError, parsePack, readEmbeddedPacks } from '@vigil/content/file';
