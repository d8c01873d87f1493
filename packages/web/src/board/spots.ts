import { content } from '../say/words.js';
import { layOut } from './layout.js';

/** Where everything stands on the board. */
export const SPOTS = layOut(content);
