import type { Investigator, SheetSlots, SlotState, SlotStates } from '../state.js';

/** Returns all slots of a sheet without markers (H-SKILL-01). */
export function freeSlots(): SheetSlots {
  const free = (): SlotStates => ['free', 'free', 'free', 'free'];
  return [free(), free(), free()];
}

/** Sets the state of a slot; replaces the lists instead of changing them. */
export function setSlot(who: Investigator, pair: number, slot: number, state: SlotState): void {
  const slots = [...(who.slots[pair] as SlotStates)] as [SlotState, SlotState, SlotState, SlotState];
  slots[slot] = state;
  const [speed, fight, lore] = who.slots;
  who.slots = [pair === 0 ? slots : speed, pair === 1 ? slots : fight, pair === 2 ? slots : lore];
}
