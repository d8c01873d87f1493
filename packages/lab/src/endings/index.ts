/** Finished games, one for each ending, found by playing. fixtures/games holds them. */
export { arkhamSearchGame, listArkhamEndings } from './endings.js';
export {
  type Attempt,
  type Ending,
  type EndingSearchGame,
  type FoundEnding,
  findEnding,
  type Seeker,
} from './find-ending.js';
export { hauntSearchGame, listHauntEndings } from './haunt-endings.js';
export { type EndingSearch, listSearches, type SavedEnding } from './searches.js';
