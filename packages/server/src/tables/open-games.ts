import { loadBoxes } from '@vigil/content';
import { arkhamRulesOf, hauntRulesOf, VOCABULARY, type Vocabulary, vocabularyOf } from '@vigil/rules';
import { boxesOfSetup, type GameId, type OpenedGame, openGame } from '@vigil/table';

const vocabularies = new WeakMap<OpenedGame, Vocabulary>();

/** All that is asked in a game that was opened here. */
export function askedIn(opened: OpenedGame): Vocabulary {
  return vocabularies.get(opened) ?? VOCABULARY;
}

/** Games with their boxes, each opened once however many tables play it. */
export class Games {
  private readonly opened = new Map<string, Promise<OpenedGame>>();

  /** The game that a set-up names. Throws what names a box that is not here. */
  open(game: GameId, setup: unknown): Promise<OpenedGame> {
    const boxes = boxesOfSetup(setup);
    const key = [game, ...boxes].join(' ');
    const there = this.opened.get(key);
    if (there) return there;
    const opening = loadBoxes(boxes).then(async (loaded) => {
      const one = await openGame(game, loaded);
      await one.loadPreview?.();
      vocabularies.set(one, vocabularyOf(game === 'arkham' ? arkhamRulesOf(loaded) : hauntRulesOf(loaded)));
      return one;
    });
    this.opened.set(key, opening);
    // A game that failed to open is tried again next time.
    opening.catch(() => this.opened.delete(key));
    return opening;
  }
}
