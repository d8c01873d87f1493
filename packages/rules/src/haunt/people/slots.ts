import type { AllSlots, Investigator, Slot, Slots } from '../state.js';

/** All slots of a sheet with no marker on any (H-SKILL-01). */
export function freeSlots(): AllSlots {
  const free = (): Slots => ['free', 'free', 'free', 'free'];
  return [free(), free(), free()];
}

/** A slot of a pair of somebody's stands so from now on. */
export function setSlot(who: Investigator, pair: number, slot: number, state: Slot): void {
  const slots = [...(who.slots[pair] as Slots)] as [Slot, Slot, Slot, Slot];
  slots[slot] = state;
  const [speed, fight, lore] = who.slots;
  who.slots = [pair === 0 ? slots : speed, pair === 1 ? slots : fight, pair === 2 ? slots : lore];
}
