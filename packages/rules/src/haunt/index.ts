/** The rules of Haunt of the Watchers alone, for whoever fetches a game when it is played; what comes from elsewhere lies in `elsewhere.ts`. */
export { hauntContent } from './content.js';
export { hauntHere } from './here.js';
export { hauntForesight } from './monsters/preview.js';
