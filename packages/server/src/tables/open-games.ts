import { loadBoxes } from '@vigil/content';
import { arkhamRulesOf, hauntRulesOf, VOCABULARY, type Vocabulary, vocabularyOf } from '@vigil/rules';
import { boxesOfSetup, type GameId, type OpenedGame, openGame } from '@vigil/table';

const vocabularies = new WeakMap<OpenedGame, Vocabulary>();

/** Returns the vocabulary of an opened game. */
export function askedIn(opened: OpenedGame): Vocabulary {
  return vocabularies.get(opened) ?? VOCABULARY;
}

/** Games with their boxes, each opened once for all tables. */
export class Games {
  private readonly opened = new Map<string, Promise<OpenedGame>>();

  /** Returns the game of a set-up. Throws for unavailable boxes. */
  open(game: GameId, setup: unknown): Promise<OpenedGame> {
    const boxes = boxesOfSetup(setup);
    const key = [game, ...boxes].join(' ');
    const cached = this.opened.get(key);
    if (cached) return cached;
    const opening = loadBoxes(boxes).then(async (loaded) => {
      const item = await openGame(game, loaded);
      await item.loadPreview?.();
      vocabularies.set(item, vocabularyOf(game === 'arkham' ? arkhamRulesOf(loaded) : hauntRulesOf(loaded)));
      return item;
    });
    this.opened.set(key, opening);
    // A failed opening is retried next time.
    opening.catch(() => this.opened.delete(key));
    return opening;
  }
}
