import { OPTION_IDS as ID } from './option-ids.js';

/** What cards and sheets let somebody do in place of another answer; `idle`: though nothing would come of it. */
export const USE = { 'o.use': ID.use, 'o.cast': ID.use, 'o.use-idle': ID.use, 'o.cast-idle': ID.use } as const;
/** Whether an answer of that key uses what a card or sheet offers. */
export function isUse(key: string): boolean {
  return Object.hasOwn(USE, key);
}
/** Trophies to choose among. */
export const TROPHIES = { 'o.monster-trophy': ID.trophy, 'o.gate-trophy': ID.trophy } as const;
/** Whether or not. */
export const YES_NO = { 'o.yes': 'yes', 'o.no': 'no' } as const;
/** What a question of one person says. */
export const WHO = { investigator: 'investigator' } as const;
/** The same of a text: and what it is that asks. */
export const CAUSED = { ...WHO, source: 'component' } as const;
