import type { Meanings } from '../common/meanings.js';

/** What the words of the rules mean in Haunt of the Watchers: the table both games have, and what only this one knows. */
export type HauntMeanings = Meanings;
