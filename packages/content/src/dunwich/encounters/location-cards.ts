import type { Effect, Effects, EncounterEntry, LocationCardDef } from '@vigil/rules';
import { when } from '@vigil/rules/builders';
import type { EntriesByLocation, ThemedEffects } from '../../encounter-cards.js';

/**
 * Creates the location cards of a neighbourhood, in order of number. `doubts`: doubtful readings, by number and
 * location (`13/darkes-carnival`). `prefix`: of their ids, if it is not the neighbourhood.
 */
export function locationCards(
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  { doubts = {}, prefix = neighbourhood }: { doubts?: Readonly<Record<string, string>>; prefix?: string } = {},
): readonly LocationCardDef[] {
  return cards.map((entries, i) => ({
    id: `${prefix}-${i + 1}`,
    neighbourhood,
    entries: Object.entries(entries).map(([at, [theme, ...effects]]): EncounterEntry => {
      const doubt = doubts[`${i + 1}/${at}`];
      return { at, theme, effects, ...(doubt !== undefined && { doubt }) };
    }),
  }));
}

/** Nothing happens. */
export const nothingHappens = (theme: string): ThemedEffects => [theme];

/** Applies effects only while a Condition lies face down (D-COND-01). */
export const whileFaceDown = (condition: string, then: Effect | Effects): Effect =>
  when({ not: { faceUp: condition } }, then);
export const turnFaceUp = (condition: string): Effect => ({ do: 'turnCard', card: condition, face: 'up' });

/** Creates seven additional cards for one of Arkham's decks. */
export const dunwichCards = (
  neighbourhood: string,
  cards: readonly EntriesByLocation[],
  doubts: Readonly<Record<string, string>> = {},
): readonly LocationCardDef[] => locationCards(neighbourhood, cards, { doubts, prefix: `dunwich-${neighbourhood}` });
