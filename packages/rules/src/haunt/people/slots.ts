import type { Investigator, SheetSlots, SlotState, SlotStates } from '../state.js';

/** All slots of a sheet with no marker on any (H-SKILL-01). */
export function freeSlots(): SheetSlots {
  const free = (): SlotStates => ['free', 'free', 'free', 'free'];
  return [free(), free(), free()];
}

/** A slot of a pair of somebody's stands so from now on. */
export function setSlot(who: Investigator, pair: number, slot: number, state: SlotState): void {
  const slots = [...(who.slots[pair] as SlotStates)] as [SlotState, SlotState, SlotState, SlotState];
  slots[slot] = state;
  const [speed, fight, lore] = who.slots;
  who.slots = [pair === 0 ? slots : speed, pair === 1 ? slots : fight, pair === 2 ? slots : lore];
}
