import type { SHARED_OPENING } from '../en/opening.js';

export const SHARED_OPENING_DE: Record<keyof typeof SHARED_OPENING, string> = {
  'shared.opening.lost': 'Ihr verliert, wenn',
  'shared.opening.wakes': 'Er erwacht, wenn',
  'shared.opening.won': 'Ihr gewinnt, wenn',
};
