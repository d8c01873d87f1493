/** Finished games, one for each way a game can end, found by playing. fixtures/games keeps them. */
export { allEndings, arkhamSeeking } from './endings.js';
export { type Attempt, type Ending, type Found, find, type Seeker, type Seeking } from './find.js';
export { hauntEndings, hauntSeeking } from './haunt-endings.js';
export { allSearches, type Kept, type Search } from './searches.js';
