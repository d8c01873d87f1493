import type { EncounterColour, EncounterEntry, GateCardDef } from '@vigil/rules';

/** A gate card: an entry for each world it names, and one for all others. */
export function gateCard(n: number, colour: EncounterColour, ...entries: readonly EncounterEntry[]): GateCardDef {
  return { id: `dunwich-gate-card-${n}`, colour, entries };
}

/** Creates the entry of a world. */
export function entryAt(world: string, theme: string, ...effects: EncounterEntry['effects']): EncounterEntry {
  return { at: world, theme, effects };
}
