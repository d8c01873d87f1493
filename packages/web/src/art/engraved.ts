/**
 * The engraved pictures of the base game: its monsters, and the Ancient Ones for the stage. Loaded at the first
 * encounter; each picture is fetched when it is shown.
 */
import { registerBaseArt } from './registry.js';

/** Returns the URLs by the ids in the names of the files (`plate-<id>.svg`). */
function urlsById(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, address]) => [file.replace(/^.*\/plate-|\.svg$/g, ''), address]),
  );
}

registerBaseArt(
  'plates',
  urlsById(import.meta.glob<string>('./base/plates/*.svg', { query: '?url', import: 'default', eager: true })),
);
registerBaseArt(
  'stages',
  urlsById(import.meta.glob<string>('./base/stages/*.svg', { query: '?url', import: 'default', eager: true })),
);
