/** Entry point of Haunt of the Watchers for lazy loading; `lazy-game.ts` has the rest. */
export { toHauntContent } from './content.js';
export { hauntCoreGame, hauntFoesReader } from './core-game.js';
export { previewHauntMonsters } from './monsters/preview.js';
