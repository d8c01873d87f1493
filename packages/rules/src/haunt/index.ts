/** The rules of Haunt of the Watchers alone, for whoever fetches a game when it is played. */
export { haunt, hauntContent } from './definition.js';
export { hauntForesight } from './monsters/preview.js';
