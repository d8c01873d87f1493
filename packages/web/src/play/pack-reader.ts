/** What is fetched to read packs from files, and no more of it. */
export { PackError, parsePack, readEmbeddedPacks } from '@vigil/content/file';
