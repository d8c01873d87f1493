/** Enriches positions of random games with cards, Clues and monsters that rarely occur together by chance. */
import type { RandomSource } from '@vigil/bots';
import { type Play, PlayError } from '@vigil/engine';
import { type Content, type Correction, heldDecks, type TableState } from '@vigil/rules';

/** Maximum number of cards given to each investigator at a time. */
const MAX_CARDS = 3;

/**
 * Applies some random corrections to a running game; ignores impossible ones. `placesMonsters`: false where monsters
 * must come by the rules only.
 */
export function enrichPosition<S extends TableState>(
  play: Play<never, S, never, unknown>,
  content: Content,
  chance: RandomSource,
  placesMonsters = true,
): void {
  const { investigators, decks, specials, monsters } = play.state;
  const pickOne = <T>(of: readonly T[]): T | undefined => of[chance.below(Math.max(1, of.length))];
  const deckPiles = heldDecks(content, decks).map(([, deck]) => deck);
  const special = Object.keys(specials).filter((id) => (specials[id] ?? 0) > 0);
  const kinds = [...content.monsters.keys()];
  for (const { seat, place } of investigators) {
    if (place === 'out') continue;
    for (let n = chance.below(MAX_CARDS + 1); n > 0; n--) {
      const card = chance.below(4) === 0 ? pickOne(special) : pickOne(pickOne(deckPiles) ?? []);
      if (card !== undefined) applyCorrectionIfPossible(play, { do: 'give', seat, card });
    }
    if (chance.below(2) === 0)
      applyCorrectionIfPossible(play, { do: 'figure', seat, what: 'clue', to: chance.below(5) });
    for (const what of ['sanity', 'stamina'] as const) {
      if (chance.below(3) === 0) applyCorrectionIfPossible(play, { do: 'figure', seat, what, to: 1 + chance.below(5) });
    }
    const monster = chance.below(3) === 0 ? pickOne(kinds) : undefined;
    if (placesMonsters && monster !== undefined && monsters.length < 12)
      applyCorrectionIfPossible(play, { do: 'monster', monster, to: place });
  }
}

function applyCorrectionIfPossible(play: Play<never, TableState, never, unknown>, correction: Correction): void {
  try {
    play.amend(correction);
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
  }
}
