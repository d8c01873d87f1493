import { loadBoxes } from '@vigil/content';
import type { SavedPlay } from '@vigil/engine';
import { arkhamRulesOf, contentOfBoxes, type Outcome, type TableState } from '@vigil/rules';
import { listDunwichEndings } from './dunwich-endings.js';
import { arkhamSearchGame, listArkhamEndings } from './endings.js';
import { type Ending, type EndingSearchGame, findEnding } from './find-ending.js';
import { hauntSearchGame, listHauntEndings } from './haunt-endings.js';
import { listKingEndings } from './king-in-yellow-endings.js';
import { listKingsportEndings } from './kingsport-endings.js';

/** A found game as it is saved and listed. */
export interface SavedEnding {
  readonly save: SavedPlay;
  /** Short description of the ending. */
  readonly ended: string;
  readonly turns: number;
  readonly investigators: number;
  readonly answers: number;
  readonly begins: string;
  readonly tried: number;
}

/** The search for one ending of any game. `name`: of its file. */
export interface EndingSearch {
  readonly name: string;
  readonly find: (savedSeed?: string) => SavedEnding | undefined;
}

/** One search for each ending of each base game, and of each box that adds endings. */
export async function listSearches(): Promise<readonly EndingSearch[]> {
  const content = contentOfBoxes(await loadBoxes(['base']));
  const arkham = arkhamSearchGame(content);
  const dunwichBoxes = await loadBoxes(['dunwich']);
  const dunwichRules = arkhamRulesOf(dunwichBoxes);
  const dunwich = arkhamSearchGame(contentOfBoxes(dunwichBoxes), dunwichRules);
  const kingsportBoxes = await loadBoxes(['kingsport']);
  const kingsportRules = arkhamRulesOf(kingsportBoxes);
  const kingsport = arkhamSearchGame(contentOfBoxes(kingsportBoxes), kingsportRules);
  const kingBoxes = await loadBoxes(['king-in-yellow']);
  const kingRules = arkhamRulesOf(kingBoxes);
  const king = arkhamSearchGame(contentOfBoxes(kingBoxes), kingRules);
  const ended = ({ how, awakenedBy }: Outcome) => (awakenedBy ? `${how}, awakened by ${awakenedBy}` : how);
  const haunt = hauntSearchGame(content);
  return [
    ...listArkhamEndings(content).map((ending) => createSearch(arkham, ending, ended)),
    ...listDunwichEndings(dunwich.content, dunwichRules).map((ending) => createSearch(dunwich, ending, ended)),
    ...listKingsportEndings(kingsport.content, kingsportRules).map((ending) => createSearch(kingsport, ending, ended)),
    ...listKingEndings(king.content, kingRules).map((ending) => createSearch(king, ending, ended)),
    ...listHauntEndings(haunt.content).map((ending) => createSearch(haunt, ending, ({ how }) => how)),
  ];
}

function createSearch<Setup, S extends TableState, R extends { readonly turns: number }, P>(
  game: EndingSearchGame<Setup, S, R, P>,
  ending: Ending<Setup, S, R, P>,
  ended: (outcome: R) => string,
): EndingSearch {
  return {
    name: ending.name,
    find(savedSeed) {
      const found = findEnding(game, ending, savedSeed);
      if (!found) return undefined;
      const { play, outcome, begins, tried } = found;
      return {
        save: play.save(),
        ended: ended(outcome),
        turns: outcome.turns,
        investigators: play.state.investigators.length,
        answers: play.answers.length,
        begins,
        tried,
      };
    },
  };
}
