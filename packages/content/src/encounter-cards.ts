/** Helpers for the encounter cards of boxes. */
import type { Effect, EncounterEntry, LocationCardDef } from '@vigil/rules';

/** Theme and effects of an encounter. */
export type ThemedEffects = readonly [theme: string, ...effects: Effect[]];
/** Entries of a location card, by location. */
export type EntriesByLocation = Readonly<Record<string, ThemedEffects>>;

/** Remarks on entries, by the number of the card and the location: `3/newspaper`. */
export type TextsByEntry = Readonly<Record<string, string>>;

/**
 * Creates the location cards of a neighbourhood, in order of number. `prefix`: of their ids. `people`: the people an
 * encounter names (Y-BLIGHT-02). `doubts`: doubtful readings.
 */
export function createLocationCards(
  neighbourhood: string,
  prefix: string,
  cards: readonly EntriesByLocation[],
  people: TextsByEntry = {},
  doubts: TextsByEntry = {},
): readonly LocationCardDef[] {
  return cards.map((entries, i) => ({
    id: `${prefix}-${i + 1}`,
    neighbourhood,
    entries: Object.entries(entries).map(([at, [theme, ...effects]]): EncounterEntry => {
      const key = `${i + 1}/${at}`;
      const [person, doubt] = [people[key], doubts[key]];
      return {
        at,
        theme,
        effects,
        ...(person !== undefined && { people: person.split(' ') }),
        ...(doubt !== undefined && { doubt }),
      };
    }),
  }));
}

/** Creates the entry of a world. */
export function entryAt(world: string, theme: string, ...effects: EncounterEntry['effects']): EncounterEntry {
  return { at: world, theme, effects };
}
