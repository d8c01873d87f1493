/** The rules of Arkham Horror alone, for whoever fetches a game when it is played. */
export { arkham } from './definition.js';
