/** Shared parts of every box with a herald: the house rule of A-FINAL-04 (AMB-20), and its texts. */
import type { BoxWords } from '@vigil/rules';

/** For `houseRules` of the pack. */
export const HERALD_RULE = { heralds: ['leaveAtAwakening', 'asPrinted'] } as const;

/** For `messages` of the pack. */
export const HERALD_WORDS = {
  'house.heralds': 'When the Ancient One awakens, a herald',
  'house.heralds.leaveAtAwakening': 'Leaves',
  'house.heralds.asPrinted': 'Leaves only if its sheet says so',
} as const;

/** For `messages` of its German words. */
export const HERALD_WORDS_DE: BoxWords['messages'] = {
  'house.heralds': 'Wenn der Große Alte erwacht, geht ein Herold',
  'house.heralds.leaveAtAwakening': 'Immer',
  'house.heralds.asPrinted': 'Nur, wenn sein Bogen es sagt',
};
