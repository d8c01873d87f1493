/** Shared parts of every box with a herald: the house rule of A-FINAL-04, and its texts. */
import type { BoxWords } from '@vigil/rules';

/** For `houseRules` of the pack. */
export const HERALD_RULE = { heralds: ['leaveAtAwakening', 'asPrinted'] } as const;

/** For `messages` of the pack. */
export const HERALD_WORDS = {
  'house.heralds': 'Heralds, when the Ancient One awakens',
  'house.heralds.leaveAtAwakening': 'Leave play',
  'house.heralds.asPrinted': 'Leave only if their sheet says so',
} as const;

/** For `messages` of its German words. */
export const HERALD_WORDS_DE: BoxWords['messages'] = {
  'house.heralds': 'Herolde, wenn der Große Alte erwacht',
  'house.heralds.leaveAtAwakening': 'Verlassen das Spiel',
  'house.heralds.asPrinted': 'Bleiben, wenn ihr Bogen nichts anderes sagt',
};
