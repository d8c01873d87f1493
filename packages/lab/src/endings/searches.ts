import { loadBoxes } from '@vigil/content';
import type { SavedPlay } from '@vigil/engine';
import { arkhamRulesOf, contentOfBoxes, type Outcome, type TableState } from '@vigil/rules';
import { dunwichEndings } from './dunwich-endings.js';
import { allEndings, arkhamSeeking } from './endings.js';
import { type Ending, find, type Seeking } from './find.js';
import { hauntEndings, hauntSeeking } from './haunt-endings.js';
import { kingEndings } from './king-in-yellow-endings.js';
import { kingsportEndings } from './kingsport-endings.js';

/** A found game as it is kept and listed. */
export interface Kept {
  readonly save: SavedPlay;
  /** How it ended, in a few words. */
  readonly ended: string;
  readonly turns: number;
  readonly investigators: number;
  readonly answers: number;
  readonly begins: string;
  readonly tried: number;
}

/** The search for one ending of any game. `name`: of the file it is kept in. */
export interface Search {
  readonly name: string;
  readonly find: (kept?: string) => Kept | undefined;
}

/** One for each way a game can end, of each game with the base pack, and with a box where it brings others. */
export async function allSearches(): Promise<readonly Search[]> {
  const content = contentOfBoxes(await loadBoxes(['base']));
  const arkham = arkhamSeeking(content);
  const boxes = await loadBoxes(['dunwich']);
  const rules = arkhamRulesOf(boxes);
  const dunwich = arkhamSeeking(contentOfBoxes(boxes), rules);
  const harbour = await loadBoxes(['kingsport']);
  const harbourRules = arkhamRulesOf(harbour);
  const kingsport = arkhamSeeking(contentOfBoxes(harbour), harbourRules);
  const theatre = await loadBoxes(['king-in-yellow']);
  const theatreRules = arkhamRulesOf(theatre);
  const king = arkhamSeeking(contentOfBoxes(theatre), theatreRules);
  const ended = ({ how, awakenedBy }: Outcome) => (awakenedBy ? `${how}, awakened by ${awakenedBy}` : how);
  const haunt = hauntSeeking(content);
  return [
    ...allEndings(content).map((ending) => search(arkham, ending, ended)),
    ...dunwichEndings(dunwich.content, rules).map((ending) => search(dunwich, ending, ended)),
    ...kingsportEndings(kingsport.content, harbourRules).map((ending) => search(kingsport, ending, ended)),
    ...kingEndings(king.content, theatreRules).map((ending) => search(king, ending, ended)),
    ...hauntEndings(haunt.content).map((ending) => search(haunt, ending, ({ how }) => how)),
  ];
}

function search<Setup, S extends TableState, R extends { readonly turns: number }, P>(
  seeking: Seeking<Setup, S, R, P>,
  ending: Ending<Setup, S, R, P>,
  ended: (outcome: R) => string,
): Search {
  return {
    name: ending.name,
    find(kept) {
      const found = find(seeking, ending, kept);
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
