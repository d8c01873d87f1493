import type { SHARED_OPENING } from '../en/opening.js';

export const SHARED_OPENING_DE: Record<keyof typeof SHARED_OPENING, string> = {
  'shared.opening.lost': 'So verliert ihr',
  'shared.opening.wakes': 'So erwacht er',
  'shared.opening.won': '{n, plural, one {So gewinnt ihr} other {So gewinnt ihr, eines davon genügt}}',
};
