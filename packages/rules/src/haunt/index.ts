/** The rules of Haunt of the Watchers alone, for whoever fetches a game when it is played; what comes from elsewhere lies in `elsewhere.ts`. */
export { toHauntContent } from './content.js';
export { hauntCoreGame } from './core-game.js';
export { previewHauntMonsters } from './monsters/preview.js';
