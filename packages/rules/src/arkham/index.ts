/** The rules of Arkham Horror alone, for whoever fetches a game when it is played; what comes from elsewhere lies in `elsewhere.ts`. */
export { arkhamHere } from './here.js';
