/** What is fetched to read packs from files, and no more of it. */
export { PackFault, packsInSave, readPack } from '@vigil/content/file';
