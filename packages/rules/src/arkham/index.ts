/** The rules of Arkham Horror alone, for whoever fetches a game when it is played; what comes from elsewhere lies in `elsewhere.ts`. */
export { arkhamCoreGame } from './core-game.js';
