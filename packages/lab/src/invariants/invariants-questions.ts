/** Invariants of the questions open at a decision. */
import type { Decision } from '@vigil/engine';
import { type Content, type HauntState, optionId, type Vocabulary, validateDecision } from '@vigil/rules';
import type { Invariant } from '../games/game.js';
import { firstViolation } from './state-queries.js';

const NONE: readonly Decision[] = [];

/** Every question cites a clause of its game. `books`: prefixes of their ids. */
export function questionsCiteClauses<S>(books: readonly string[], clauses: readonly string[]): Invariant<S> {
  return {
    id: 'question-clauses',
    name: `every question cites a clause of ${books.join(' or ')}`,
    clauses,
    findViolation: (_state, _asked, open = NONE) =>
      firstViolation(open, ({ key, why }) =>
        books.some((book) => why.startsWith(`${book}-`)) ? undefined : `${key} names ${why}`,
      ),
  };
}

/** Every question and its answers conform to the vocabulary of the game. */
export function questionsMatchVocabulary<S>(vocabulary: Vocabulary, clauses: readonly string[]): Invariant<S> {
  return {
    name: 'every question is in the vocabulary',
    clauses,
    findViolation: (_state, _asked, open = NONE) =>
      firstViolation(open, (decision) => validateDecision(decision, vocabulary)),
  };
}

/** Questions during which the seat keeps its assets: payments, losses, and limits of newcomers. */
const NO_GIVING_QUESTIONS = /^q\.(pay-|lose-trophy$|how-much$|keep-card$|draw-from$|limit-)/;

/**
 * Assets can be handed over at any time. Checked for Clues, which stand for all assets. A running aside leaves further
 * asides to the question it interrupts.
 */
export function assetsCanBeGiven(content: Content): Invariant<HauntState> {
  const inCity = (place: string) => {
    return content.places.get(place)?.kindDef.onFoot === true;
  };
  return {
    name: 'an investigator can always give a clue to others at the same place',
    clauses: ['H-ASSET-05', 'H-ENC-CONT-06'],
    findViolation(state, _asked, open = NONE) {
      if (state.step.phase === 'set-up' || open.length === 0) return undefined;
      const keeping = new Set(open.filter(({ key }) => NO_GIVING_QUESTIONS.test(key)).flatMap(({ by }) => by));
      return firstViolation(state.investigators, (from) => {
        if (from.clues === 0 || keeping.has(from.seat) || !inCity(from.place)) return undefined;
        const to = state.investigators.find(
          (other) =>
            other !== from &&
            other.place === from.place &&
            !open.some(({ asides }) => asides.some(({ id }) => id === optionId.giveClue(from.seat, other.seat))),
        );
        return to && `${from.id} cannot hand one to ${to.id} at ${open.map(({ key }) => key).join(', ')}`;
      });
    },
  };
}
