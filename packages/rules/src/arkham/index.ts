/** Entry point of Arkham Horror for lazy loading; `lazy-game.ts` has the rest. */
export { arkhamCoreGame, arkhamFoesReader } from './core-game.js';
