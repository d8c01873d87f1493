import { OPTION_IDS as ID } from './ids.js';

/** What cards and sheets let somebody do in place of another answer. */
export const USE = { 'o.use': ID.use, 'o.cast': ID.use } as const;
/** Trophies to choose among. */
export const TROPHIES = { 'o.monster-trophy': ID.trophy, 'o.gate-trophy': ID.trophy } as const;
/** Whether or not. */
export const YES_NO = { 'o.yes': 'yes', 'o.no': 'no' } as const;
/** What a question of one person says. */
export const WHO = { investigator: 'investigator' } as const;
