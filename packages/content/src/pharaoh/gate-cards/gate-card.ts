import type { EncounterColour, EncounterEntry, GateCardDef } from '@vigil/rules';

/** A gate card: an entry for each world it names, and one for all others. */
export function gateCard(n: number, colour: EncounterColour, ...entries: readonly EncounterEntry[]): GateCardDef {
  return { id: `dark-pharaoh-gate-card-${n}`, colour, entries };
}

/** Adds a doubt to an entry. */
export const withDoubt = (doubt: string, entry: EncounterEntry): EncounterEntry => ({ ...entry, doubt });
