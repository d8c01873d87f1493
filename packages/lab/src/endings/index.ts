/** Finished games, one for each way a game can end, found by playing. fixtures/games keeps them. */
export { allEndings } from './endings.js';
export { type Attempt, type Ending, type Found, find } from './find.js';
export { type ArkhamPlay, type Purpose, type Seeker, seeker } from './seeker.js';
